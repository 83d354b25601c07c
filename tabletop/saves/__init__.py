"""Save files, autosave, the list of saved games, migrations. What is inside a match is the engine's business."""

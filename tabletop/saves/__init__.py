"""Save files, autosave, the list of saved games and their migrations. What is inside a match is the engine's business."""

"""The form for a new game, generated from what a game declares: seats, options, seed."""

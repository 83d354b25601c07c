"""The tests. `contract/` holds for every game, the other folders follow those of the program."""

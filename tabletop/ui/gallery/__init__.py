"""All cards of a game to look at and to search."""

"""Lessons: a recorded position, what is said at it, and what is done; for every game, and without Qt."""

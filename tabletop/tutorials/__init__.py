"""Lessons: a recorded position, what is said at it, and what is done. The same for every game; nothing here knows Qt."""

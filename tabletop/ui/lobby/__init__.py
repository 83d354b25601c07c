"""The first window: the games as covers, what to go on with, and the saved games."""

"""Replay: a table that only shows, a time line, and the keys of a player."""

"""Sheets over the window: messages, questions, settings, rules, new game, the end of a game."""

"""The table in words, for any game: what text mode prints and what the list beside the table says.

Only values of the engine come in and only text goes out; what is shown where is decided by those who ask.
"""

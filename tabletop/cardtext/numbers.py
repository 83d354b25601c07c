"""Numbers on cards: figures and English words, both ways."""

from __future__ import annotations

LEAST, MOST = 1, 99
"""The range of every number in a card's text; nothing a card says needs another."""

_WORDS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")

NUMBER_WORDS: dict[str, int] = {word: value for value, word in enumerate(_WORDS, 1)}
"""The numbers that are understood as words."""


def in_words(value: int) -> str:
    """`two` for 2; figures above twelve."""
    return _WORDS[value - 1] if 1 <= value <= len(_WORDS) else str(value)

"""Finding words in a card's text: the grammar's own words, numbers, card names and Types. No sentences here."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from tabletop.cardtext.numbers import LEAST, MOST, NUMBER_WORDS

# The terminals that are no fixed words. No word of a grammar may make a terminal of the same name ("card" makes CARD).
ONE, TWO, MORE = "N_ONE", "N_TWO", "N_MORE"
SELF, CARD, TYPE = "OWN_NAME", "CARD_NAME", "TYPE_NAME"

_TYPOGRAPHIC = str.maketrans(
    {"‘": "'", "’": "'", "ʼ": "'", "“": '"', "”": '"', "‐": "-", "‑": "-", "–": "-", "—": "-", "−": "-"}  # noqa: RUF001
)
_WORD = re.compile(r"non-(?=\w)|-[A-Za-z]+|\+\d+(?!\w)|[^\W\d_]+(?:'[^\W\d_]+)?|\S", re.IGNORECASE)
_NUMBER = re.compile(r"[-+]?\d+(?:[.,]\d+)?(?!\w)")
_RUN = re.compile(r"[^\s.,:;()]+|\S")


@dataclass(frozen=True, slots=True)
class Names:
    """The words that a card set brings into the language.

    `own` are the names by which a card may speak of itself, the full one first; `cards` are all cards' names as spoken
    and in full; `types` are the Types.
    """

    own: tuple[str, ...] = ()
    cards: tuple[tuple[str, str], ...] = ()
    types: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Found:
    """What stands at a place: a terminal of the grammar, its value, and where it begins and ends."""

    terminal: str
    value: str
    begin: int
    end: int


class Vocabulary:
    """The grammar's own words: each terminal is a word, a mark, or a mark and a word."""

    def __init__(self, terminals: Iterable[tuple[str, str]]) -> None:
        self.spelling = dict(terminals)
        self._by_first: dict[str, list[tuple[str, tuple[str, ...]]]] = {}
        for name, spelling in self.spelling.items():
            first, *rest = spelling.casefold().split()
            self._by_first.setdefault(first, []).append((name, tuple(rest)))

    def words(self) -> list[str]:
        """Every single word and mark once, as the grammar spells it first."""
        words: dict[str, str] = {}
        for spelling in self.spelling.values():
            for part in spelling.split():
                words.setdefault(part.casefold(), part)
        return list(words.values())

    def at(self, text: str, begin: int) -> Iterator[Found]:
        """The grammar's words that stand at this place."""
        first = _WORD.match(text, begin)
        if first is None:
            return
        for name, rest in self._by_first.get(first.group().casefold(), ()):
            end = _following(text, first.end(), rest)
            if end is not None:
                yield Found(name, text[begin:end], begin, end)

    def continuations(self, text: str, begin: int) -> dict[str, str]:
        """The second words of phrases whose first word stands here, by terminal."""
        first = _WORD.match(text, begin)
        key = first.group().casefold() if first else ""
        return {name: rest[0] for name, rest in self._by_first.get(key, ()) if rest}


def _following(text: str, end: int, words: tuple[str, ...]) -> int | None:
    for word in words:
        match = _WORD.match(text, skip_space(text, end))
        if match is None or match.group().casefold() != word:
            return None
        end = match.end()
    return end


def normalise(text: str) -> str:
    """The text with typewriter quotes and hyphens and plain spaces; every character keeps its place."""
    return "".join(" " if letter.isspace() and letter != "\n" else letter for letter in text.translate(_TYPOGRAPHIC))


def skip_space(text: str, begin: int) -> int:
    """The next character that is no space, or the end of the text."""
    while begin < len(text) and text[begin].isspace():
        begin += 1
    return begin


def run_at(text: str, begin: int) -> str:
    """The whole word at a place, as a person would point at it, or a single mark."""
    match = _RUN.match(text, begin)
    return match.group().strip("'\"") or match.group() if match else ""


def find(phrase: str, text: str) -> re.Match[str] | None:
    """Where a phrase stands first in a text, letters large or small, however its words are spaced."""
    return _any_of((phrase,)).search(text)


def number_at(text: str, begin: int) -> tuple[str, int, int] | None:
    """The number at a place: as written, its value (0 if it is none that a card can say) and where it ends."""
    match = _NUMBER.match(text, begin)
    if match:
        written = match.group()
        value = int(written) if written.isascii() and written.isdigit() and len(written) < 4 else 0
        return written, value if LEAST <= value <= MOST else 0, match.end()
    word = _WORD.match(text, begin)
    if word and word.group().casefold() in NUMBER_WORDS:
        return word.group(), NUMBER_WORDS[word.group().casefold()], word.end()
    return None


def names_at(text: str, begin: int, names: Names) -> Iterator[Found]:
    """The card names and Types that stand at this place; the longest of each kind."""
    for terminal, pattern, full in _patterns(names):
        match = pattern.match(text, begin)
        name = full.get(" ".join(match.group().split()).casefold()) if match else None
        if match and name:
            yield Found(terminal, name, begin, match.end())


@lru_cache(maxsize=512)
def _patterns(names: Names) -> tuple[tuple[str, re.Pattern[str], dict[str, str]], ...]:
    own = {normalise(name).casefold(): names.own[0] for name in names.own}
    return tuple(
        (terminal, _any_of(tuple(spoken)), spoken)
        for terminal, spoken in ((SELF, own), (CARD, _cards(names.cards)), (TYPE, _types(names.types)))
        if spoken
    )


@lru_cache(maxsize=16)
def _cards(cards: tuple[tuple[str, str], ...]) -> dict[str, str]:
    return {normalise(spoken).casefold(): full for spoken, full in cards}


@lru_cache(maxsize=16)
def _types(types: tuple[str, ...]) -> dict[str, str]:
    return {normalise(name).casefold(): name for name in types}


@lru_cache(maxsize=512)
def _any_of(spoken: tuple[str, ...]) -> re.Pattern[str]:
    longest_first = sorted(spoken, key=len, reverse=True)
    choices = (r"\s+".join(map(re.escape, name.split())) for name in longest_first)
    return re.compile(f"(?:{'|'.join(choices)})(?!\\w)", re.IGNORECASE)

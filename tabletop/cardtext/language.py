"""A game's card language: its grammar as a value that makes trees of texts, or says which word it does not understand.

The parser is made when the first text is read; what was read once is kept, so a text on many cards is parsed once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tabletop.cardtext import words
from tabletop.cardtext.diagnosis import Diagnosis
from tabletop.cardtext.faults import CardTextError, SentenceError, Spot, Where
from tabletop.cardtext.words import Found, Names, Vocabulary

if TYPE_CHECKING:
    from lark import Lark
    from lark.parsers.lalr_interactive_parser import InteractiveParser

Tree = TypeVar("Tree")

LONGEST_TEXT = 1000
"""Characters of the longest text that is read; the longest printed one has 170."""

SHARED_GRAMMAR = Path(__file__).with_name("shared.lark")
_KEPT = 4096
_MOST_FORKS = 200
_END = "$END"


class Language(Generic[Tree]):
    """The sentences of one game.

    `grammar` is the game's .lark file, read behind `shared.lark`; `builder` makes the object whose methods, named like
    the grammar's rules and aliases, build the tree.
    """

    def __init__(self, name: str, grammar: Path, builder: Callable[[], Any]) -> None:
        self.name = name
        self.grammar = grammar
        self._builder = builder
        self._read: dict[tuple[str, Names], Tree] = {}

    def parse(self, text: str, where: Where, names: Names) -> Tree:
        """The tree of a text. Raises CardTextError, which names the word at fault."""
        key = (text, names)
        tree = self._read.get(key)
        if tree is None:
            tree = self._parse(text, where, names)
            if len(self._read) >= _KEPT:
                self._read.clear()
            self._read[key] = tree
        return tree

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """All words of the grammar."""
        return Vocabulary((terminal.name, terminal.pattern.value) for terminal in self._lark.terminals)

    @cached_property
    def _lark(self) -> Lark:
        # Imported here: a start that reads no card text does without it.
        from lark import Lark
        from lark.lexer import Lexer

        class WordsComeFromOutside(Lexer):
            """The parser is fed word by word; it never looks at a text itself."""

            def __init__(self, *_: object) -> None: ...

            def lex(self, *_: object) -> Any:
                return iter(())

        grammar = SHARED_GRAMMAR.read_text("utf-8") + self.grammar.read_text("utf-8")
        return Lark(
            grammar,
            parser="lalr",
            lexer=WordsComeFromOutside,
            transformer=self._builder(),
            maybe_placeholders=False,
        )

    def _parse(self, text: str, where: Where, names: Names) -> Tree:
        if len(text) > LONGEST_TEXT:
            problem = f"The text has {len(text)} characters; at most {LONGEST_TEXT} can be read."
            raise CardTextError(where, Spot.of(text, LONGEST_TEXT), problem, words.run_at(text, LONGEST_TEXT))
        return _Reading(self, words.normalise(text), where, names).tree()

    def refuse(self, text: str, where: Where, complaint: SentenceError) -> CardTextError:
        """The error for a text that was read but says something that cannot be, at the phrase complained of."""
        return _Reading(self, words.normalise(text), where, Names()).complain(complaint, ())

    def start(self) -> InteractiveParser:
        """A parser before its first word."""
        return self._lark.parse_interactive()


@dataclass(frozen=True, slots=True)
class _Fork:
    """A place at which the same letters can be more than one thing: where reading can go on otherwise."""

    parser: InteractiveParser
    fed: tuple[Found, ...]
    rest: tuple[Found, ...]


class _Reading(Generic[Tree]):
    """One text being read.

    A card may be called like words of the language ("Draw", "The Opponent"). Where letters can be read in two ways the
    longer one is tried first, and reading comes back to the other if that leads nowhere.
    """

    def __init__(self, language: Language[Tree], text: str, where: Where, names: Names) -> None:
        self.language, self.text, self.where, self.names = language, text, where, names
        self.diagnosis = Diagnosis(language.vocabulary, text, where, names)
        self.forks: list[_Fork] = []

    def tree(self) -> Tree:
        if self._next(0) == len(self.text):
            raise self.diagnosis.error(0, "The text is empty. Write a sentence, or take the ability off the card.")
        furthest: CardTextError | None = None
        parser, begun = self.language.start(), None
        fed: tuple[Found, ...] = ()
        for _ in range(_MOST_FORKS):
            try:
                return self._read_on(parser, list(fed), begun)
            except CardTextError as error:
                if furthest is None or error.offset > furthest.offset:
                    furthest = error
                if not self.forks:
                    break
            fork = self.forks.pop()
            parser, fed, begun = self._take(fork)
        assert furthest is not None
        raise furthest

    def _take(self, fork: _Fork) -> tuple[InteractiveParser, tuple[Found, ...], Found]:
        """The next way at a fork; the fork stays for those after it."""
        chosen, *rest = fork.rest
        if rest:
            self.forks.append(_Fork(copy(fork.parser), fork.fed, tuple(rest)))
        return fork.parser, fork.fed, chosen

    def _read_on(self, parser: InteractiveParser, fed: list[Found], begun: Found | None) -> Tree:
        """Reads to the end from a place; `begun` is the word already chosen for that place."""
        place = begun.begin if begun else self._next(0)
        while place < len(self.text):
            found = begun or self._choose(parser, fed, place)
            begun = None
            self._feed(parser, fed, found)
            fed.append(found)
            place = self._next(found.end)
        return self._finish(parser, fed)

    def _choose(self, parser: InteractiveParser, fed: list[Found], place: int) -> Found:
        possible = _possible(parser)
        fitting = [found for found in self._candidates(place) if found.terminal in possible]
        if not fitting:
            raise self._unexpected(fed, place)
        if len(fitting) > 1:
            self.forks.append(_Fork(copy(parser), tuple(fed), tuple(fitting[1:])))
        return fitting[0]

    def _candidates(self, place: int) -> list[Found]:
        """What can stand at a place, the longest first; among equals the language's own words."""
        found = list(self.language.vocabulary.at(self.text, place))
        number = words.number_at(self.text, place)
        if number and number[1]:
            terminal = {1: words.ONE, 2: words.TWO}.get(number[1], words.MORE)
            found.append(Found(terminal, str(number[1]), place, number[2]))
        found += words.names_at(self.text, place, self.names)
        return sorted(found, key=lambda one: -one.end)

    def _feed(self, parser: InteractiveParser, fed: list[Found], found: Found) -> Any:
        from lark import Token, UnexpectedToken

        try:
            return parser.feed_token(Token(found.terminal, found.value))
        except UnexpectedToken:
            raise self._unexpected(fed, found.begin) from None
        except SentenceError as complaint:
            raise self.complain(complaint, fed) from None

    def _finish(self, parser: InteractiveParser, fed: list[Found]) -> Tree:
        end = len(self.text)
        if _END not in _possible(parser):
            # A full stop forgotten at the very end is no mistake worth a message.
            stop = next(name for name, spelling in self.language.vocabulary.spelling.items() if spelling == ".")
            if stop not in _possible(parser):
                raise self._unexpected(fed, end)
            self._feed(parser, fed, Found(stop, ".", end, end))
        return self._feed(parser, fed, Found(_END, "", end, end))  # type: ignore[no-any-return]

    def _unexpected(self, fed: list[Found], place: int) -> CardTextError:
        """The error at a place, from a parser brought there anew: the one that failed has already folded words away."""
        from lark import Token

        parser = self.language.start()
        for found in fed:
            parser.feed_token(Token(found.terminal, found.value))
        return self.diagnosis.unexpected(place, fed, parser.accepts())  # type: ignore[no-untyped-call]

    def complain(self, complaint: SentenceError, fed: Sequence[Found]) -> CardTextError:
        """The error for a complaint, at the phrase it names, else at the last word read."""
        places = [match.start() for phrase in complaint.at if (match := words.find(phrase, self.text))]
        place = places[0] if places else fed[-1].begin if fed else words.skip_space(self.text, 0)
        return self.diagnosis.error(place, complaint.sentence)

    def _next(self, place: int) -> int:
        """The next character that is neither space nor in a reminder (in round brackets: printed, not executed)."""
        place = words.skip_space(self.text, place)
        while place < len(self.text) and self.text[place] == "(":
            place = words.skip_space(self.text, self._behind_brackets(place))
        if place < len(self.text) and self.text[place] == ")":
            raise self.diagnosis.error(place, 'This ")" closes a bracket that was never opened.')
        return place

    def _behind_brackets(self, opened: int) -> int:
        depth = 0
        for place in range(opened, len(self.text)):
            depth += {"(": 1, ")": -1}.get(self.text[place], 0)
            if depth == 0:
                return place + 1
        raise self.diagnosis.error(
            opened, 'The bracket that opens here is never closed. Put a ")" behind the reminder.'
        )


def _possible(parser: InteractiveParser) -> Collection[str]:
    return parser.choices()  # type: ignore[no-untyped-call, no-any-return]

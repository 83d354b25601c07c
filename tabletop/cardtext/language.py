"""A game's card language: its grammar as a value that turns a text into a tree, or says which word it does not understand.

The parser is made when the first text is read; what was read once is kept, so a text on many cards is parsed once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tabletop.cardtext import words
from tabletop.cardtext.diagnosis import Diagnosis
from tabletop.cardtext.faults import CardTextError, Complaint, Spot, Where
from tabletop.cardtext.words import Found, Names, Vocabulary

if TYPE_CHECKING:
    from lark import Lark
    from lark.parsers.lalr_interactive_parser import InteractiveParser

Tree = TypeVar("Tree")

LONGEST_TEXT = 1000
"""Characters of the longest text that is read; the longest printed one has 170."""

SHARED_GRAMMAR = Path(__file__).with_name("shared.lark")
_KEPT = 4096


class Language(Generic[Tree]):
    """The sentences of one game.

    `grammar` is the game's .lark file, read behind `shared.lark`; `builder` makes the object whose methods, named like the
    grammar's rules and aliases, build the tree.
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
        plain = words.normalise(text)
        first: CardTextError | None = None
        # A card may be called like a word of the language ("Draw"): then the second way of reading understands it.
        for longest_first in (True, False):
            try:
                return _Reading(self, plain, where, names, longest_first).tree()
            except CardTextError as error:
                first = first or error
        assert first is not None
        raise first

    def refuse(self, text: str, where: Where, complaint: Complaint) -> CardTextError:
        """The error for a text that was read but says something that cannot be, at the phrase complained of."""
        return _Reading(self, words.normalise(text), where, Names(), True).complain(complaint)

    def start(self) -> InteractiveParser:
        """A parser before its first word."""
        return self._lark.parse_interactive()


class _Reading(Generic[Tree]):
    """One pass over one text."""

    def __init__(self, language: Language[Tree], text: str, where: Where, names: Names, longest_first: bool) -> None:
        self.language, self.text, self.where, self.names = language, text, where, names
        self.longest_first = longest_first
        self.fed: list[Found] = []
        self.diagnosis = Diagnosis(language.vocabulary, text, where, names)

    def tree(self) -> Tree:
        parser = self.language.start()
        place = self._next(0)
        if place == len(self.text):
            raise self.diagnosis.error(0, "The text is empty. Write a sentence, or take the ability off the card.")
        while place < len(self.text):
            found = self._choose(parser, place)
            self._feed(parser, found, place)
            self.fed.append(found)
            place = self._next(found.end)
        return self._finish(parser)

    def _choose(self, parser: InteractiveParser, place: int) -> Found:
        possible = parser.choices()
        for found in self._candidates(place):
            if found.terminal in possible:
                return found
        raise self._unexpected(place)

    def _candidates(self, place: int) -> list[Found]:
        found = list(self.language.vocabulary.at(self.text, place))
        number = words.number_at(self.text, place)
        if number and number[1]:
            terminal = {1: words.ONE, 2: words.TWO}.get(number[1], words.FIGURE)
            found.append(Found(terminal, str(number[1]), place, number[2]))
        found += words.names_at(self.text, place, self.names)
        if self.longest_first:
            found.sort(key=lambda one: -one.end)
        return found

    def _feed(self, parser: InteractiveParser, found: Found, place: int) -> Any:
        from lark import Token, UnexpectedToken

        try:
            return parser.feed_token(Token(found.terminal, found.value))
        except UnexpectedToken:
            raise self._unexpected(place) from None
        except Complaint as complaint:
            raise self.complain(complaint) from None

    def _finish(self, parser: InteractiveParser) -> Tree:
        end = len(self.text)
        if "$END" not in parser.choices():
            # A full stop forgotten at the very end is no mistake worth a message.
            stop = next(name for name, spelling in self.language.vocabulary.spelling.items() if spelling == ".")
            if stop not in parser.choices():
                raise self._unexpected(end)
            self._feed(parser, Found(stop, ".", end, end), end)
        return self._feed(parser, Found("$END", "", end, end), end)  # type: ignore[no-any-return]

    def _unexpected(self, place: int) -> CardTextError:
        """The error at a place, from a parser brought there anew: the one that failed has already folded words away."""
        from lark import Token

        parser = self.language.start()
        for found in self.fed:
            parser.feed_token(Token(found.terminal, found.value))
        return self.diagnosis.unexpected(place, parser.accepts())

    def complain(self, complaint: Complaint) -> CardTextError:
        place = self.text.casefold().find(complaint.at.casefold()) if complaint.at else -1
        if place < 0:
            place = self.fed[-1].begin if self.fed else words.skip_space(self.text, 0)
        return self.diagnosis.error(place, complaint.sentence)

    def _next(self, place: int) -> int:
        """The next character that is neither space nor in a reminder (round brackets, which are printed and not executed)."""
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

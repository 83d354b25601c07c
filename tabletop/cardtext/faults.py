"""What is wrong in a card's text, and where: the error that every reader of card texts raises."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Where:
    """Which text is being read: the file it comes from, the card, its ability and the field."""

    file: str
    card: str
    ability: str
    field: str = "text"

    def __str__(self) -> str:
        ability = f', ability "{self.ability}"' if self.ability else ""
        field = f", {self.field}" if self.field != "text" else ""
        return f'{self.file}: card "{self.card}"{ability}{field}'


class SentenceError(ValueError):
    """Raised while a tree is built, by code that knows what is wrong but not in which text.

    `at` are phrases to point at, the first one that the text has; without them the place is the last word read.
    """

    def __init__(self, sentence: str, *at: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.at = at


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a text: offset of the character, line and column from 1, and the number of the word, from 1."""

    offset: int
    line: int
    column: int
    number: int

    @staticmethod
    def of(text: str, offset: int) -> Spot:
        """The spot at this character; at the end of the text it is the last word's number."""
        before = text[:offset]
        column = offset - (before.rfind("\n") + 1) + 1
        return Spot(offset, before.count("\n") + 1, column, max(1, len(text[: offset + 1].split())))


class CardTextError(ValueError):
    """A text that the card language does not understand.

    The message names file, card, ability and word. `word` is what stands at fault ("" at the end of the text), `number`
    its count in the text from 1, `line` and `column` its place in the text from 1, `expected` what could stand there
    and `suggestion` the nearest of those, if one is near.
    """

    def __init__(
        self,
        where: Where,
        spot: Spot,
        problem: str,
        word: str = "",
        expected: tuple[str, ...] = (),
        suggestion: str | None = None,
    ) -> None:
        self.where = where
        self.file, self.card, self.ability, self.field = where.file, where.card, where.ability, where.field
        self.offset, self.line, self.column, self.number = spot.offset, spot.line, spot.column, spot.number
        self.problem, self.word, self.expected, self.suggestion = problem, word, expected, suggestion
        super().__init__(f"{where}, word {spot.number}: {self.sentence}")

    @property
    def sentence(self) -> str:
        """What is wrong and what to do, without the place."""
        parts = [self.problem]
        if self.suggestion:
            parts.append(f'Did you mean "{self.suggestion}"?')
        elif self.expected:
            parts.append(f"Expected {either(self.expected)}.")
        return " ".join(parts)


def either(things: tuple[str, ...], most: int = 8) -> str:
    """`a, b or c`; a long list is cut after `most` things and says so."""
    if len(things) > most:
        return ", ".join(things[:most]) + f" or one of {len(things) - most} other words"
    if len(things) < 2:
        return "".join(things)
    return ", ".join(things[:-1]) + " or " + things[-1]

"""Rule text on a card: breaking lines and choosing the size, in millimetres. Nothing is drawn here.

One rule decides the size: the largest text for which all boxes fit and the art keeps enough. Nothing is ever cut.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from tabletop.studio.face import Box, Line
from tabletop.studio.lettering import Lettering

SIZES = (3.6, 3.4, 3.2, 3.0, 2.9, 2.8, 2.7, 2.6, 2.5, 2.4, 2.3)  # mm
EMERGENCY = (2.2, 2.1, 2.0, 1.9, 1.8, 1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1.0)  # only with a surplus reported
LEADING = 1.24
BOX_LEFT, BOX_WIDTH = 3.65, 55.7
BOX_TOP, BOX_BOTTOM = 17.7, 81.8  # the first is below the art height
LABEL_WIDTH, LABEL_LEAST, LABEL_SIZE, LABEL_TRACKING = 3.8, 9.5, 2.9, 0.03
GAP, PADDING, BETWEEN = 1.0, 1.0, 0.5  # between boxes, above and below the text in one, between abilities
INSET_LABEL, INSET_PLAIN, INSET_RIGHT = 5.2, 1.6, 1.3
ART_MOST, ART_HAND = 58.0, 13.0
HAND_LEAST = 3.0
KEPT = 4000


class Word(NamedTuple):
    """A word of one row: voice, text and its left edge in ems from the left edge of the text."""

    voice: str
    text: str
    x: float


Row = tuple[Word, ...]
Measured = tuple[str, str, float]  # voice, text and width in ems


@dataclass(frozen=True, slots=True)
class SetBox:
    """A box as it is set: its height in mm and, for each ability, its rows."""

    box: Box
    height: float
    abilities: tuple[tuple[Row, ...], ...]


@dataclass(frozen=True, slots=True)
class Setting:
    """How the rule text of a card is set: text size and art height in mm, boxes from top to bottom.

    `surplus` are the lines that are too many at the smallest allowed size (empty when the text fits).
    """

    size: float
    art: float
    boxes: tuple[SetBox, ...]
    surplus: tuple[str, ...] = ()


def art_least(size: float) -> float:
    """The art height in mm that text of this size must leave free on a reading face."""
    if size >= 2.9:
        return 28.0
    return 24.0 if size > 2.3 else 18.0


class Typesetter:
    """Sets boxes with the widths of one lettering, and remembers what it has set."""

    def __init__(self, letters: Lettering) -> None:
        self.letters = letters
        self._measured: dict[Line, tuple[Measured, ...]] = {}
        self._settings: dict[tuple[tuple[Box, ...], bool], Setting] = {}

    def setting(self, boxes: tuple[Box, ...], hand: bool = False) -> Setting:
        """The text size, art height and rows for these boxes. `hand`: the art gives way before the text does."""
        key = boxes, hand
        if key not in self._settings:
            if len(self._settings) > KEPT:
                self._settings.clear()
            self._settings[key] = self._fit(boxes, hand)
        return self._settings[key]

    def _fit(self, boxes: tuple[Box, ...], hand: bool) -> Setting:
        for size in SIZES:
            least = ART_HAND if hand and size <= HAND_LEAST else art_least(size)
            if self._art(boxes, size) >= least:
                return self._at(boxes, size)
        return self._too_much(boxes)

    def _too_much(self, boxes: tuple[Box, ...]) -> Setting:
        """All of it still printed, smaller than allowed, with the lines named that are too many."""
        smallest = self._at(boxes, SIZES[-1])
        surplus = _surplus(smallest)
        for size in (SIZES[-1], *EMERGENCY):
            setting = self._at(boxes, size)
            if setting.art >= ART_HAND:
                break
        return Setting(setting.size, max(setting.art, 0.0), setting.boxes, surplus)

    def _art(self, boxes: tuple[Box, ...], size: float) -> float:
        """The art height that text of this size leaves. Only rows are counted: most sizes tried are too large."""
        heights = []
        for box in boxes:
            ems = _ems(box, size)
            rows = [len(self._starts(self._fitting(line, ems), ems)) for line in box.lines]
            if rows:
                heights.append(self._height(box, rows, size))
        return _left_free(heights)

    def _at(self, boxes: tuple[Box, ...], size: float) -> Setting:
        done = tuple(self._set(box, size) for box in boxes if box.lines)
        return Setting(size, _left_free([one.height for one in done]), done)

    def _set(self, box: Box, size: float) -> SetBox:
        abilities = tuple(self._rows_of(line, _ems(box, size)) for line in box.lines)
        return SetBox(box, self._height(box, [len(one) for one in abilities], size), abilities)

    def _height(self, box: Box, rows: list[int], size: float) -> float:
        """The height of a box whose abilities have so many rows."""
        height = 2 * PADDING + sum(rows) * LEADING * size + BETWEEN * (len(rows) - 1)
        return max(height, self._label_height(box))

    def _label_height(self, box: Box) -> float:
        """A box is at least as high as its label is long, and never flatter than the rest of the grid."""
        if not box.label:
            return LABEL_LEAST
        length = self.letters.width("label", box.label.upper(), LABEL_TRACKING) * LABEL_SIZE
        return max(LABEL_LEAST, length + 1.1)

    def _rows_of(self, line: Line, ems: float) -> tuple[Row, ...]:
        words = self._fitting(line, ems)
        space = self.letters.width("text", " ")
        rows: list[Row] = []
        for start, end in pairwise([*self._starts(words, ems), len(words)]):
            row: list[Word] = []
            x = 0.0
            for voice, text, wide in words[start:end]:
                if text != "\n":
                    row.append(Word(voice, text, x))
                    x += wide + space
            rows.append(tuple(row))
        return tuple(rows)

    def _starts(self, words: Sequence[Measured], ems: float) -> list[int]:
        """Which words begin a row: those after a line break, and those that fit in no row before."""
        space = self.letters.width("text", " ")
        starts, x = [0], 0.0
        for number, (_, text, wide) in enumerate(words):
            if text == "\n":
                starts.append(number + 1)
                x = 0.0
                continue
            if x and x + wide > ems:
                starts.append(number)
                x = 0.0
            x += wide + space
        return starts

    def _fitting(self, line: Line, ems: float) -> tuple[Measured, ...]:
        """The words of a line; those that are wider than a whole row are parted."""
        words = self._words(line)
        if all(wide <= ems for _, _, wide in words):
            return words
        pieces = ((voice, piece) for voice, text, _ in words for piece in self._parted(voice, text, ems))
        return tuple((voice, piece, self.letters.width(voice, piece)) for voice, piece in pieces)

    def _words(self, line: Line) -> tuple[Measured, ...]:
        """The words of a line in reading order, "\n" for a line break. The same at every size, so they are kept."""
        measured = self._measured.get(line)
        if measured is None:
            if len(self._measured) > KEPT:
                self._measured.clear()
            words: list[tuple[str, str]] = []
            for voice, text in (("bold", line.name), ("italic", line.kind), ("text", line.text)):
                for number, part in enumerate(text.split("\n")):
                    words += [(voice, "\n")] * (number > 0)
                    words += [(voice, word) for word in _glued(part.split())]
            measured = tuple((voice, text, self.letters.width(voice, text)) for voice, text in words)
            self._measured[line] = measured
        return measured

    def _parted(self, voice: str, word: str, ems: float) -> list[str]:
        if self.letters.width(voice, word) <= ems:
            return [word]
        pieces, piece = [], ""
        for letter in word:
            if piece and self.letters.width(voice, piece + letter) > ems:
                pieces.append(piece)
                piece = ""
            piece += letter
        return [*pieces, piece]


def _ems(box: Box, size: float) -> float:
    """The width of a box's rows in ems."""
    inset = INSET_LABEL if box.label else INSET_PLAIN
    return (BOX_WIDTH - inset - INSET_RIGHT) / size


def _left_free(heights: list[float]) -> float:
    """The art height above boxes of these heights."""
    used = sum(heights) + GAP * max(0, len(heights) - 1)
    return min(ART_MOST, BOX_BOTTOM - BOX_TOP - used)


def _glued(words: list[str]) -> list[str]:
    """Words with each number tied to what it counts, so that no line ends in "1" and the next begins with "HEAL".

    A number that ends its sentence stays with the word before it: "Discard 1."
    """
    glued: list[str] = []
    for word in words:
        if glued and (glued[-1].isdigit() or (word[:-1].isdigit() and word[-1] in ".,;:")):
            glued[-1] += f" {word}"
        else:
            glued.append(word)
    return glued


def _surplus(setting: Setting) -> tuple[str, ...]:
    """The last lines of text, as many as would have to go for the rest to fit."""
    lacking = art_least(setting.size) - setting.art
    lines = [" ".join(word.text for word in row) for one in setting.boxes for rows in one.abilities for row in rows]
    count = max(1, -int(-lacking // (LEADING * setting.size)))
    return tuple(lines[-count:])

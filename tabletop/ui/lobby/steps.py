"""The steps of a round as a row of tiles, each with its picture, its name and a sentence or two.

They are read out of the page that tells how to play: the first list whose points begin with a word in bold.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from tabletop.ui.icons import tinted
from tabletop.ui.parts.lettering import Lettering
from tabletop.ui.theme import Theme

POINT = re.compile(r"- \*\*(?P<name>[^*]{1,24}?)\.?\*\* ?(?P<words>.+)")
MOST = 5  # tiles in a row
TILE = 8.2  # text sizes of width that a tile in a low row needs
LARGE_TEXT = 1.5  # text scale from which only two stand side by side
# Pictures by the word that a step is called; any other step gets its number.
PICTURES = {
    "Draw": "card-draw",
    "Play": "cape",
    "Fight": "fist",
    "Cleanup": "card-discard",
    "Discard": "card-discard",
    "Turn up": "card-draw",
    "Compare": "scissors",
    "Collect": "card-pickup",
    "Act": "running-shoe",
    "Score": "round-star",
    "Crimes": "compass",
}


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a round."""

    name: str
    words: str


def steps_of(page: str) -> tuple[str, list[Step], str]:
    """What a page tells before its steps, the steps, and what comes after; no steps if it has no such list.

    `page` is markdown; the line right above the steps is left out.
    """
    blocks = page.split("\n\n")
    for place, block in enumerate(blocks):
        points = [POINT.fullmatch(line) for line in block.splitlines()]
        found = [Step(point["name"], _sentence(point["words"])) for point in points if point is not None]
        if 1 < len(found) == len(points) <= MOST:
            return "\n\n".join(blocks[: max(place - 1, 0)]), found, "\n\n".join(blocks[place + 1 :])
    return "", [], page


def _sentence(words: str) -> str:
    """What follows a name in bold, as a sentence of its own: brackets about the step stand at its end."""
    bracket = re.match(r"\((?P<inside>[^)]*)\)\. ", words)
    if bracket is None:
        return words
    inside = bracket["inside"]
    return f"{words[bracket.end() :]} {inside[:1].upper()}{inside[1:]}."


class StepPicture(QWidget):
    """The picture of a step on a disc in the colour that means "do this", with its number."""

    def __init__(
        self, theme: Theme, step: Step, number: int, parent: QWidget | None = None, *, low: bool = False
    ) -> None:
        super().__init__(parent)
        self._theme, self._step, self._number, self._low = theme, step, number, low
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._size)
        self._size()

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette, side = self._theme.palette, float(self.height() - 4)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc = QRectF(2, 2, side, side)
        painter.setPen(QPen(QColor(palette.ink), 3 * palette.outline_factor))
        painter.setBrush(QColor(palette.acts))
        painter.drawEllipse(disc)
        size = round(side * 0.62)
        picture = tinted(PICTURES.get(self._step.name, ""), size, palette.ink, self.devicePixelRatioF())
        if picture.isNull():
            painter.setPen(QColor(palette.ink))
            painter.setFont(self._theme.display(*((30, 20) if self._low else (42, 26))))
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self._number))
        else:
            half = picture.deviceIndependentSize() / 2
            painter.drawPixmap(disc.center() - QPointF(half.width(), half.height()), picture)

    def _size(self) -> None:
        if self._low:  # beside its name
            side = self._theme.px(56, 32)
            self.setFixedSize(side, side)
        else:
            self.setFixedHeight(self._theme.px(80, 44))


class StepRow(QWidget):
    """The tiles side by side; `low` ones have their picture beside the name instead of above it."""

    def __init__(self, theme: Theme, steps: list[Step], parent: QWidget | None = None, *, low: bool = False) -> None:
        super().__init__(parent)
        self.setProperty("plain", True)
        self._theme, self._low = theme, low
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._tiles = [self._tile(step, place + 1) for place, step in enumerate(steps)]
        self._columns = 0
        theme.changed.connect(self._sizes)
        self._sizes()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._low:
            self._lay_out(self.columns_in(self.width()))

    def minimumSizeHint(self) -> QSize:
        """Low tiles stand below each other where there is little room, however many stand side by side now."""
        least = super().minimumSizeHint()
        if not self._low:
            return least
        return QSize(max(tile.minimumSizeHint().width() for tile in self._tiles), least.height())

    def columns_in(self, width: int) -> int:
        """How many tiles stand side by side in a row of this many pixels."""
        if self._low:
            return max(1, min(len(self._tiles), int(width / (TILE * self._theme.text_px(14, 12)))))
        return len(self._tiles) if self._theme.text_scale < LARGE_TEXT else 2

    def height_in(self, width: int) -> int:
        """What the tiles need in this width."""
        self._lay_out(self.columns_in(width))
        return self._grid.heightForWidth(max(1, width))

    def _tile(self, step: Step, number: int) -> QWidget:
        holder = QWidget(self)
        holder.setProperty("plain", True)
        tile = QVBoxLayout(holder)
        tile.setContentsMargins(0, 0, 0, 0)
        tile.setSpacing(6)
        picture = StepPicture(self._theme, step, number, self, low=self._low)
        name = Lettering(self._theme, f"{number} {step.name}", (28, 19), parent=self)
        if self._low:
            head = QHBoxLayout()
            head.setSpacing(self._theme.px(10, 7))
            head.addWidget(picture)
            head.addWidget(name, 1)
            tile.addLayout(head)
        else:
            tile.addWidget(picture)
            tile.addWidget(name)
        words = QLabel(step.words, self)
        words.setWordWrap(True)
        words.setProperty("large", True)
        words.setAlignment(Qt.AlignmentFlag.AlignTop)
        tile.addWidget(words, 1)
        return holder

    def _sizes(self) -> None:
        self._grid.setHorizontalSpacing(self._theme.px(22, 14))
        self._grid.setVerticalSpacing(self._theme.px(14, 8))
        self._lay_out(self.columns_in(self.width()))

    def _lay_out(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for place, tile in enumerate(self._tiles):
            self._grid.addWidget(tile, place // columns, place % columns)
            self._grid.setColumnStretch(place, 1 if place < columns else 0)
            self._grid.setColumnMinimumWidth(place, 1 if place < columns else 0)

"""The final figures of a game: one line a figure, one column a seat, and those of the whole table below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from tabletop.engine.figures import FinalFigure
from tabletop.ui.icons import seat_icon
from tabletop.ui.palette import readable, seat_mark
from tabletop.ui.parts.lettering import Lettering
from tabletop.ui.theme import Theme


class FinalFigures(QFrame):
    """A small table. Figures of the whole table stand under all seats together."""

    def __init__(
        self, theme: Theme, names: Sequence[str], figures: Sequence[FinalFigure], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setProperty("row", True)
        self._grid = QGridLayout(self)
        self._signs: list[QLabel] = []
        self._grid.setColumnStretch(0, 1)
        for seat, name in enumerate(names):
            self._add_name(seat, name)
        for row, figure in enumerate(figures, 1):
            self._add_figure(row, figure, names)
        theme.changed.connect(self._sizes)
        self._sizes()

    def _sizes(self) -> None:
        """Signs, margins and gaps for the window as it is."""
        theme = self._theme
        side, above = theme.px(22, 14), theme.px(12, 8)
        self._grid.setContentsMargins(side, above, side, above)
        self._grid.setHorizontalSpacing(theme.px(34, 22))
        self._grid.setVerticalSpacing(theme.px(6, 3))
        size = theme.mark_px(20, 16)
        for seat, sign in enumerate(self._signs):
            sign.setPixmap(seat_icon(seat, size).pixmap(size, size))

    def _add_name(self, seat: int, name: str) -> None:
        holder = QWidget(self)
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(6)
        sign = QLabel(holder)
        self._signs.append(sign)
        palette = self._theme.palette
        words = QLabel(name, holder)
        words.setProperty("strong", True)
        words.setStyleSheet(f"color: {readable(seat_mark(seat).colour, palette.raised, palette)};")
        grid.addWidget(sign, 0, 0)
        grid.addWidget(words, 0, 1)
        self._grid.addWidget(holder, 0, seat + 1, Qt.AlignmentFlag.AlignHCenter)

    def _add_figure(self, row: int, figure: FinalFigure, names: Sequence[str]) -> None:
        label = QLabel(figure.label, self)
        label.setProperty("large", True)
        self._grid.addWidget(label, row, 0)
        shared = len(figure.values) == 1
        for column, value in enumerate(figure.values, 1):
            number = Lettering(self._theme, value, (27, 21))
            number.centred = True
            number.setAccessibleName(f"{figure.label}: {value}" if shared else f"{names[column - 1]}: {value}")
            self._grid.addWidget(number, row, column, 1, len(names) if shared else 1)

"""Room in layouts beyond full HD: margins and gaps drawn in fixed pixels grow there as text and pictures do."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QObject
from PySide6.QtWidgets import QGridLayout, QLayout

from tabletop.ui.theme import Theme

DRAWN = 1000  # pixels that are measured to find how much larger than full HD a window is


def layouts_of(form: object) -> list[QLayout]:
    """The layouts of a compiled form."""
    return [part for part in vars(form).values() if isinstance(part, QLayout)]


def roomy(theme: Theme, owner: QObject, *layouts: QLayout) -> None:
    """From now on these layouts, as they are, grow with the window; for as long as `owner` lives."""
    _Room(theme, owner, layouts)


class _Room(QObject):
    """Leaves alone what somebody else has set since."""

    def __init__(self, theme: Theme, owner: QObject, layouts: tuple[QLayout, ...]) -> None:
        super().__init__(owner)
        self._theme, self._factor = theme, 1.0
        self._drawn = [(layout, _gaps(layout), layout.contentsMargins()) for layout in layouts]
        theme.changed.connect(self._grow)
        self._grow()

    def _grow(self) -> None:
        before, self._factor = self._factor, max(1.0, self._theme.px(DRAWN) / DRAWN)
        if before == self._factor:
            return
        for layout, gaps, margins in self._drawn:
            if _gaps(layout) == _times(gaps, before):
                _set_gaps(layout, _times(gaps, self._factor))
            if layout.contentsMargins() == _margins(margins, before):
                layout.setContentsMargins(_margins(margins, self._factor))


def _gaps(layout: QLayout) -> tuple[int, int]:
    if isinstance(layout, QGridLayout):
        return layout.horizontalSpacing(), layout.verticalSpacing()
    return layout.spacing(), layout.spacing()


def _set_gaps(layout: QLayout, gaps: tuple[int, int]) -> None:
    if isinstance(layout, QGridLayout):
        layout.setHorizontalSpacing(gaps[0])
        layout.setVerticalSpacing(gaps[1])
    else:
        layout.setSpacing(gaps[0])


def _times(gaps: tuple[int, int], factor: float) -> tuple[int, int]:
    return round(gaps[0] * factor), round(gaps[1] * factor)


def _margins(margins: QMargins, factor: float) -> QMargins:
    return QMargins(
        round(margins.left() * factor),
        round(margins.top() * factor),
        round(margins.right() * factor),
        round(margins.bottom() * factor),
    )

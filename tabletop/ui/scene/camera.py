"""How the view looks at the table: which part, how large; fitting, zooming and panning.

Lengths of the window in logical pixels, of the table in scene units.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from tabletop.ui.scene.metrics import TABLE

ZOOM_STEP = 1.15
LEAST, MOST = 0.25, 4.0  # zoom relative to the fitted table


class Camera:
    """A scale and a middle. `fitted` cameras follow the size of the window; others keep what they look at."""

    def __init__(self) -> None:
        self.window = QRectF(0, 0, 1, 1)
        self.shown = TABLE
        self.free = QRectF(0, 0, 1, 1)
        self.fitted = True
        self.scale = 1.0
        self.middle = TABLE.center()

    def resize(self, window: QRectF) -> None:
        """The window has changed its size."""
        self.window = window

    def show(self, shown: QRectF, free: QRectF) -> None:
        """Fit `shown` (scene units) into `free` (window pixels)."""
        self.shown, self.free = shown, free
        if self.fitted:
            self.scale, self.middle = self.goal()

    def goal(self) -> tuple[float, QPointF]:
        """Scale and middle that fit the table into the free part of the window."""
        width, height = max(self.shown.width(), 1), max(self.shown.height(), 1)
        scale = max(min(self.free.width() / width, self.free.height() / height), 0.02)
        return scale, self.shown.center() + (self.window.center() - self.free.center()) / scale

    def look(self, scale: float, middle: QPointF) -> None:
        """Look at `middle` at this scale; used while fitting moves."""
        self.scale, self.middle = scale, middle

    def fit(self) -> None:
        """Follow the window again."""
        self.fitted = True
        self.scale, self.middle = self.goal()

    def zoom(self, steps: float, under: QPointF) -> None:
        """Zoom by steps of 15 %, keeping the point of the table that is under a pixel of the window."""
        base, _ = self.goal()
        scale = min(max(self.scale * ZOOM_STEP**steps, base * LEAST), base * MOST)
        fixed = self.middle + (under - self.window.center()) / self.scale
        self.middle = fixed - (under - self.window.center()) / scale
        self.scale = scale
        self.fitted = False

    def pan(self, by: QPointF) -> None:
        """Move the table by so many pixels of the window; its middle never leaves the window by more than its size."""
        middle = self.middle - by / self.scale
        self.middle = QPointF(
            min(max(middle.x(), TABLE.left()), TABLE.right()), min(max(middle.y(), TABLE.top()), TABLE.bottom())
        )
        self.fitted = False

    def transform(self) -> QTransform:
        """From scene units to pixels of the window."""
        centre = self.window.center()
        return (
            QTransform()
            .translate(
                round(centre.x() - self.middle.x() * self.scale), round(centre.y() - self.middle.y() * self.scale)
            )
            .scale(self.scale, self.scale)
        )

"""Where a widget can be pressed, in pixels of the screen."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtWidgets import QApplication, QWidget

Place = list[int] | None


def middle(widget: QWidget, rect: QRectF | None = None) -> Place:
    """The middle of a widget on the screen, None if something else lies over it."""
    point = rect.center().toPoint() if rect is not None else widget.rect().center()
    spot = widget.mapToGlobal(point)
    top = QApplication.widgetAt(spot)
    if top is not widget and not (top is not None and (widget.isAncestorOf(top) or top.isAncestorOf(widget))):
        return None
    return pixels(spot, widget)


def pixels(spot: QPoint, widget: QWidget) -> list[int]:
    """A place that the toolkit knows, in pixels of the screen."""
    ratio = widget.devicePixelRatioF()
    return [round(spot.x() * ratio), round(spot.y() * ratio)]

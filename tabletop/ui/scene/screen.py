"""Items measured in pixels of the window instead of the table: the risen hand, the ghost of a drag, notes.

A root per layer carries the inverse of the view's transform, so that its children stand still while the table moves.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from tabletop.ui.scene.metrics import Layer, put


class ScreenItem(QGraphicsItem):
    """The root of one layer of items on the screen; it paints nothing itself."""

    def __init__(self, scene: QGraphicsScene, layer: Layer):
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        put(self, layer)
        scene.addItem(self)

    def follow(self, viewport: QTransform) -> None:
        """Stay on the screen when the view's transform (scene to viewport pixels) has changed."""
        inverse, possible = viewport.inverted()
        if possible:
            self.setTransform(inverse)

    def boundingRect(self) -> QRectF:
        return QRectF()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Nothing: only its children are seen."""

"""Lengths and layers of the scene.

One scene unit is one pixel of the table as drawn in a window of 1920 x 1080 (1524 units for 578 mm), so sizes given in
pixels for that window hold here as they are, and everything scales with the table.
"""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from tabletop.engine.places import CARD_RATIO, Rect

MM = 1524 / 578  # scene units in a millimetre
TABLE = QRectF(0, 0, 1524, 902)

RAISED = 8.0  # how far a selected card rises, and with it what is attached to it
HOLD_LEAST_RAISED = 0.6
HOLD_LEAST = 0.74  # hold buttons never get smaller than this


class Layer(IntEnum):
    """Stacking of the scene's items, lowest first; each layer has room for `ROOM` steps.

    What is dragged is no item: the view paints it over everything.
    """

    TABLE = 0
    ZONES = 1000
    PIECES = 2000
    HOVERED = 3000
    HANDS = 4000
    OVERLAYS = 5000


ROOM = 1000


def put(item: QGraphicsItem, layer: Layer, step: float = 0) -> None:
    """Stack an item in a layer. `step` orders items inside it and must stay inside."""
    assert 0 <= step < ROOM, f"step {step} leaves layer {layer.name}"
    item.setZValue(layer + step)


def layer_of(item: QGraphicsItem) -> Layer:
    """The layer that an item without parent lies in."""
    value = item.zValue()
    assert value >= 0, "an item lies under the table"
    return Layer(int(value // ROOM) * ROOM)


def units(rect: Rect) -> QRectF:
    """A rectangle of millimetres in scene units."""
    return QRectF(rect.x * MM, rect.y * MM, rect.w * MM, rect.h * MM)


def at(place: tuple[float, float]) -> QPointF:
    """A point of millimetres in scene units."""
    return QPointF(place[0] * MM, place[1] * MM)


def card_rect(width: float, ratio: float = CARD_RATIO) -> QRectF:
    """The rectangle of a card of this width round (0, 0); `ratio` is its height over its width."""
    height = width * ratio
    return QRectF(-width / 2, -height / 2, width, height)

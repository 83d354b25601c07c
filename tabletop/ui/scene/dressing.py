"""What lies on a card's picture because of its state: tilt, labels, markers, the veil of "not now".

All of it is baked into one pixmap per card and state, so that painting the table only draws pixmaps.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QImage, QPainter, QPen, QPixmap, QTransform

from tabletop.engine.places import CARD_RATIO
from tabletop.ui.palette import seat_mark
from tabletop.ui.scene.captions import SHEAR
from tabletop.ui.scene.masks import mask_pixmap
from tabletop.ui.scene.metrics import card_rect
from tabletop.ui.scene.pictures import Look, Pictures
from tabletop.ui.scene.plaques import plaque_image
from tabletop.ui.scene.style import Style, label

LabelKind = Literal["disabled", "taunted", "reason", "announced", "stamp"]

DRESSED_BYTES = 64 * 1024 * 1024
DISABLED_TURN, DISABLED_SIZE = 9.0, 0.93
QUARTER_TURN, QUARTER_SIZE = 90.0, 0.72  # as on a real table; as large as its place allows
REASON = 13.5  # units of the font that says why a card can't be used
STAMPED = 16.0  # units below the middle: what stands in a card's upper corners stays free
HATCH = 105  # alpha: what is hatched can still be read
DRAWN = 166.0  # units of width at which the sizes below are given


@dataclass(frozen=True, slots=True)
class Plate:
    """A delayed effect on a card: what it is, when it counts, and the seat that made it."""

    seat: int
    title: str
    when: str
    icon: str = "shield-echoes"


@dataclass(frozen=True, slots=True)
class Dress:
    """How a card lies and what lies on it. `turn` in degrees clockwise; `shadow` in units to the lower right."""

    turn: float = 0.0
    size: float = 1.0
    dim: bool = False
    labels: tuple[tuple[LabelKind, str], ...] = ()
    plates: tuple[Plate, ...] = ()
    shadow: tuple[float, float] = (0.0, 0.0)


class Wardrobe:
    """Keeps dressed pixmaps by look, width and dress."""

    def __init__(self, pictures: Pictures, style: Style):
        self.pictures = pictures
        self.style = style
        self._kept: OrderedDict[tuple[Look, int, Dress], QPixmap] = OrderedDict()
        self._bytes = 0
        self.edition = 0  # counts up whenever a picture is thrown away: what others keep of it is out of date
        pictures.ready.connect(self._forget)

    def pixmap(self, look: Look, width: int, dress: Dress) -> QPixmap:
        """The pixmap of a card `width` device pixels wide; its middle is the card's middle."""
        key = (look, width, dress)
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        # A turned card is drawn twice as large and turned while it is made smaller, which keeps its lines clean.
        sharp = 2 if dress.turn else 1
        wide = width * sharp
        image = self.pictures.image(look, wide) if look.plaque is None else plaque_image(look.plaque, wide, self.style)
        pixmap = dressed(image, width, dress, self.style, look.ratio)
        self._kept[key] = pixmap
        self._bytes += _bytes(pixmap)
        while self._bytes > DRESSED_BYTES and len(self._kept) > 1:
            self.edition += 1
            self._bytes -= _bytes(self._kept.popitem(last=False)[1])
        return pixmap

    def kept(self) -> list[Look]:
        """The looks of what is kept now."""
        return [key[0] for key in self._kept]

    def forget_hidden(self, visible: set[str]) -> None:
        """Drop every picture of a card that is not among the visible ones: a closed hand leaves nothing behind."""
        self.edition += 1
        for key in [key for key in self._kept if key[0].card is not None and key[0].card not in visible]:
            self._bytes -= _bytes(self._kept.pop(key))
        self.pictures.forget(lambda look: look.card is not None and look.card not in visible)

    def clear(self) -> None:
        """Forget all, after a change of colours."""
        self.edition += 1
        self._kept.clear()
        self._bytes = 0

    def _forget(self, look: Look, _width: int) -> None:
        """A picture was drawn: what was made of its stand-in is of no use any more."""
        self.edition += 1
        for key in [key for key in self._kept if key[0] == look]:
            self._bytes -= _bytes(self._kept.pop(key))


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def dressed(image: QImage, width: int, dress: Dress, style: Style, ratio: float = CARD_RATIO) -> QPixmap:
    """Put a card's picture and its state into one pixmap, large enough for the tilt and the shadow."""
    card = card_rect(float(width), ratio)
    unit = min(width, width * ratio / CARD_RATIO) / DRAWN
    covered = QTransform().rotate(dress.turn).mapRect(card)
    room = 2 + max(dress.shadow) * unit + (0.04 * width if dress.plates or dress.labels else 0)
    size = QSize(math.ceil(covered.width() + 2 * room), math.ceil(covered.height() + 2 * room))
    # Even differences keep the middle of the pixmap on the middle of the card to the pixel.
    size += QSize((size.width() - width) % 2, (size.height() - round(card.height())) % 2)
    pixmap = QPixmap(size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(size.width() / 2, size.height() / 2)
    if any(dress.shadow):
        _paint_shadow(painter, card, dress, unit, style)
    painter.rotate(dress.turn)
    painter.scale(dress.size, dress.size)
    _paint_card(painter, image, card)
    if dress.dim:
        veil(painter, card, style, style.palette.dim_strength, 8.4 * unit)
    painter.scale(unit, unit)
    if dress.turn == QUARTER_TURN:
        painter.rotate(-dress.turn)  # what stands on it is read upright
    for number, plate in enumerate(dress.plates[:2]):
        _paint_plate(painter, plate, -38.0 + 54 * number, style)
    for number, (kind, words) in enumerate(dress.labels):
        middle = STAMPED if kind == "stamp" else -20.0 + 34 * number
        _paint_label(painter, kind, words, middle, dress.dim and kind != "reason", style)
    painter.end()
    return pixmap


def _paint_card(painter: QPainter, image: QImage, card: QRectF) -> None:
    if not painter.transform().isRotating() and abs(image.width() - card.width()) < 1:
        painter.drawImage(QPointF(round(card.left()), round(card.top())), image)
        return
    painter.drawImage(card, image, QRectF(image.rect()))


def _paint_shadow(painter: QPainter, card: QRectF, dress: Dress, unit: float, style: Style) -> None:
    painter.save()
    painter.translate(dress.shadow[0] * unit, dress.shadow[1] * unit)
    painter.rotate(dress.turn)
    painter.scale(dress.size, dress.size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(style.colour("shadow"))
    painter.drawRoundedRect(card, 8.4 * unit, 8.4 * unit)
    painter.restore()


def veil(painter: QPainter, card: QRectF, style: Style, strength: float, corner: float = 0.0) -> None:
    """The picture of "not now": the ground's colour over something; hatched as well in high contrast."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(style.colour("dim", strength))
    painter.drawRoundedRect(card, corner, corner)
    if style.palette.name == "contrast":
        painter.setBrush(QBrush(QColor(255, 255, 255, HATCH), Qt.BrushStyle.BDiagPattern))
        painter.drawRoundedRect(card, corner, corner)


def _paint_plate(painter: QPainter, plate: Plate, middle: float, style: Style) -> None:
    rect = QRectF(-DRAWN * 0.485, middle - 25, DRAWN * 0.97, 50)
    painter.save()
    painter.setTransform(QTransform().shear(SHEAR, 0), True)
    painter.setPen(QPen(style.colour("ink"), 2.5, j=Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(style.colour("paper"))
    painter.drawRect(rect)
    painter.fillRect(
        QRectF(rect.left() + 1, rect.top() + 1, 9, rect.height() - 2), QColor(seat_mark(plate.seat).colour)
    )
    icon = QRectF(rect.left() + 15, rect.top() + 9, 31, 31)
    painter.drawPixmap(icon, mask_pixmap(plate.icon, 62, style.palette.ink), QRectF(0, 0, 62, 62))
    painter.setPen(style.colour("ink"))
    left, wide = icon.right() + 6, rect.right() - icon.right() - 10
    painter.setFont(_fitting(plate.title, 18, wide))
    painter.drawText(QRectF(left, rect.top() + 4, wide, 24), Qt.AlignmentFlag.AlignVCenter, plate.title)
    painter.setFont(label(13.5))
    painter.drawText(QRectF(left, rect.top() + 27, wide, 18), Qt.AlignmentFlag.AlignVCenter, plate.when)
    painter.restore()


def _fitting(words: str, px: float, wide: float) -> QFont:
    """The label font, smaller where the words would not fit; never below 11."""
    font = label(px)
    while px > 11 and QFontMetricsF(font).horizontalAdvance(words.upper()) > wide:
        px -= 0.5
        font = label(px)
    return font


FILLS: dict[LabelKind, str] = {
    "disabled": "disabled",
    "taunted": "refused",
    "reason": "disabled",
    "announced": "paper",
    "stamp": "paper",
}
SIZES: dict[LabelKind, float] = {"reason": REASON, "stamp": 38.0}  # units of the font; 17 for all others
ICONS: dict[LabelKind, str] = {"disabled": "clockwise-rotation", "taunted": "shouting"}


def _paint_label(painter: QPainter, kind: LabelKind, words: str, middle: float, dim: bool, style: Style) -> None:
    icon = ICONS.get(kind, "")
    lines = words.split("\n")
    font = _fitting(max(lines, key=len), SIZES.get(kind, 17), DRAWN * 0.9 - (20 if icon else 0))
    step = font.pixelSize() * 1.15
    wide = max(QFontMetricsF(font).horizontalAdvance(line.upper()) for line in lines) + 16 + (24 if icon else 0)
    high = step * len(lines) + 10
    rect = QRectF(-wide / 2, middle - high / 2, wide, high)
    painter.save()
    if kind in ("taunted", "stamp"):
        painter.rotate(-5)
    painter.setTransform(QTransform().shear(SHEAR, 0), True)
    painter.setPen(QPen(style.colour("ink"), 2, j=Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(style.colour(FILLS[kind]))
    painter.drawRect(rect)
    if icon:
        spot = QRectF(rect.left() + 6, rect.center().y() - 10, 20, 20)
        painter.drawPixmap(spot, mask_pixmap(icon, 40, style.palette.ink), QRectF(0, 0, 40, 40))
    painter.setPen(style.colour("ink"))
    painter.setFont(font)
    area = rect.adjusted(24 if icon else 0, 5.5, 0, 0)
    for number, line in enumerate(lines):
        row = QRectF(area.left(), area.top() + step * number, area.width(), step)
        painter.drawText(row, Qt.AlignmentFlag.AlignCenter, line)
    if dim:
        painter.fillRect(rect, style.colour("dim", style.palette.dim_strength))
    painter.restore()


def in_lines(words: str, px: float, room: float) -> list[str]:
    """Words of a label broken into lines no wider than `room` units at `px`."""
    metrics = QFontMetricsF(label(px))
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer.upper()) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines

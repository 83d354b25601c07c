"""Icons from the shipped masks, tinted and scaled, and the seat signs as icons.

A mask that is missing gives an empty picture: text always says the same, so nothing depends on it.
"""

from __future__ import annotations

import functools

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QImage, QPainter, QPixmap

from tabletop.data import data_dir
from tabletop.ui import shapes
from tabletop.ui.palette import DARK, SeatMark, seat_mark

SAMPLES = 8
MISSING: set[str] = set()  # masks that were asked for and are not there, to be told once
MARGIN = 576 / 512  # the masks have a margin of 32 of 576 pixels


@functools.lru_cache(maxsize=256)
def tinted(name: str, size: int, colour: str, ratio: float = 1.0, outline: bool = False) -> QPixmap:
    """The icon `name` in one colour, `size` logical pixels wide, for a device pixel ratio."""
    mask = QImage(str(data_dir("assets") / "icons" / f"{name}.{'outline' if outline else 'fill'}.png"))
    if mask.isNull():
        MISSING.add(name)
        return QPixmap()
    pixels = max(1, round(size * MARGIN * ratio))
    if mask.width() > SAMPLES * pixels:  # so many points a pixel are enough, and quicker to average
        mask = mask.scaledToWidth(SAMPLES * pixels, Qt.TransformationMode.FastTransformation)
    small = mask.scaledToWidth(pixels, Qt.TransformationMode.SmoothTransformation)
    picture = QImage(small.size(), QImage.Format.Format_ARGB32)
    picture.fill(QColor(colour))
    picture.setAlphaChannel(small.convertToFormat(QImage.Format.Format_Grayscale8))
    pixmap = QPixmap.fromImage(picture)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def icon(name: str, colour: str, size: int = 20) -> QIcon:
    """The icon for a button, sharp on the sharpest screen there is."""
    application = QGuiApplication.instance()
    ratio = application.devicePixelRatio() if isinstance(application, QGuiApplication) else 1.0
    return QIcon(tinted(name, size, colour, ratio))


def seat_icon(seat: int, size: int = 20) -> QIcon:
    """A seat's sign in its colour."""
    return mark_icon(seat_mark(seat), size)


def mark_icon(mark: SeatMark, size: int = 20) -> QIcon:
    """A sign in its colour."""
    result = QIcon()
    for ratio in (1.0, 2.0):
        pixmap = QPixmap(round(size * ratio), round(size * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(QColor(0, 0, 0, 0))
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shapes.paint_sign(painter, mark.sign, QPointF(size / 2, size / 2), size * 0.86, mark.colour, DARK.ink)
        painter.end()
        result.addPixmap(pixmap)
    return result

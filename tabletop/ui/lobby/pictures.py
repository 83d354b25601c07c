"""The pictures in the lobby: cover art, shipped or drawn, and the thumbnails of saved games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPixmap

from tabletop.data import data_dir

if TYPE_CHECKING:
    from PIL.Image import Image

COVER_SIZE = (1440, 1080)
FINER = 2  # times as large as it is shown while it is drawn: the large round of a cover shows every uneven step


def cover_file(game: str, plain: bool = False) -> str:
    """The name of the file with a game's cover art; `plain` is the one without dots, for high contrast."""
    return f"{game}-plain.png" if plain else f"{game}.png"


def shipped_cover(game: str, plain: bool = False) -> QPixmap:
    """The cover art that comes with the program, a null pixmap for a game without."""
    return QPixmap(str(data_dir("assets") / "covers" / cover_file(game, plain)))


def draw_cover(
    title: str, emblem: str, ground: str, size: tuple[int, int] = COVER_SIZE, *, plain: bool = False
) -> Image:
    """Cover art by the card renderer's rules, from the game's title and emblem. Loads Pillow."""
    from tabletop.studio.art import Plan, draw_art
    from tabletop.studio.paper import HIGH_CONTRAST, NORMAL
    from tabletop.studio.resources import shipped

    stock = HIGH_CONTRAST if plain else NORMAL
    art = draw_art(Plan.of(title, ground), emblem, size[0] * FINER, size[1] * FINER, 0.80, stock, shipped())
    return art.convert("RGB").reduce(FINER)


def drawn_cover(title: str, emblem: str, ground: str, *, plain: bool = False) -> QPixmap:
    """Cover art for a game that ships none."""
    from PIL.ImageQt import toqpixmap

    pixmap: QPixmap = toqpixmap(draw_cover(title, emblem, ground, (600, 450), plain=plain))
    return pixmap


def covering(pixmap: QPixmap, size: QSize, ratio: float) -> QPixmap:
    """The pixmap scaled and cut in the middle so that it covers `size` logical pixels."""
    wanted = size * ratio
    large = pixmap.scaled(
        wanted, Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
    )
    cut = QRect((large.width() - wanted.width()) // 2, (large.height() - wanted.height()) // 2, 0, 0)
    cut.setSize(wanted)
    result = large.copy(cut)
    result.setDevicePixelRatio(ratio)
    return result

"""The pictures on covers in the lobby, shipped or drawn: a ground that fills any shape, and what stands on it whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from tabletop.data import data_dir

if TYPE_CHECKING:
    from PIL.Image import Image

# Not larger than they are shown on a large screen: reading and scaling them is a good part of the start.
GROUND_SIZE = (1200, 600)  # wide, as a picture is when few covers stand in a row
EMBLEM_SIDE = 800  # px, the shorter side of a picture that the emblem would fit
FINER = 2  # times as large as it is shown while it is drawn: the large round of a cover shows every uneven step
AIR = 0.05  # of the shorter side, left free round the emblem


def cover_files(game: str, plain: bool = False) -> tuple[str, str]:
    """The names of the files with a game's ground and emblem; `plain` are those without dots, for high contrast."""
    kind = "-plain" if plain else ""
    return f"{game}-ground{kind}.png", f"{game}-emblem{kind}.png"


def draw_cover(
    title: str,
    emblem: str,
    ground: str,
    size: tuple[int, int] = GROUND_SIZE,
    side: int = EMBLEM_SIDE,
    *,
    plain: bool = False,
) -> tuple[Image, Image]:
    """Ground (RGB) and emblem (RGBA) by the card renderer's rules, from the game's title and emblem. Loads Pillow."""
    from tabletop.studio.art import Plan, draw_ground, draw_standing
    from tabletop.studio.paper import HIGH_CONTRAST, NORMAL
    from tabletop.studio.resources import shipped

    stock, plan = HIGH_CONTRAST if plain else NORMAL, Plan.of(title, ground)
    below = draw_ground(plan, size[0] * FINER, size[1] * FINER, stock).convert("RGB")
    standing = draw_standing(plan, emblem, side * FINER, 0.80, stock, shipped())
    return below.reduce(FINER), standing.reduce(FINER)


class CoverArt:
    """The art of one cover. It is scaled when it is first painted in a size, and kept for that size."""

    def __init__(self, ground: QPixmap, emblem: QPixmap) -> None:
        self._ground, self._emblem = ground, emblem
        self._fitted: tuple[QSize, float, QPixmap, QPixmap] | None = None

    @classmethod
    def shipped(cls, game: str, plain: bool = False) -> CoverArt:
        """The art that comes with the program, an empty one for a game without."""
        folder = data_dir("assets") / "covers"
        ground, emblem = (QPixmap(str(folder / name)) for name in cover_files(game, plain))
        return cls(ground, emblem)

    @classmethod
    def drawn(cls, title: str, emblem: str, ground: str, *, plain: bool = False) -> CoverArt:
        """Art for a game that ships none; takes a few tenths of a second."""
        from PIL.ImageQt import toqpixmap

        below, standing = draw_cover(title, emblem, ground, (600, 300), 450, plain=plain)
        return cls(toqpixmap(below), toqpixmap(standing))

    def missing(self) -> bool:
        """Whether there is nothing to paint."""
        return self._ground.isNull() or self._emblem.isNull()

    def emblem_rect(self, rect: QRect) -> QRect:
        """Where the emblem stands in a picture area: whole, in the middle, as large as it fits."""
        air = round(2 * AIR * min(rect.width(), rect.height()))
        size = self._emblem.size().scaled(rect.size() - QSize(air, air), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRect(rect.topLeft(), size)
        place.moveCenter(rect.center())
        return place

    def paint(self, painter: QPainter, rect: QRect, ratio: float) -> None:
        """Paint into a picture area of this size, for a device pixel ratio."""
        place = self.emblem_rect(rect)
        if self._fitted is None or self._fitted[:2] != (rect.size(), ratio):
            self._fitted = rect.size(), ratio, covering(self._ground, rect.size(), ratio), self._scaled(place, ratio)
        painter.drawPixmap(rect.topLeft(), self._fitted[2])
        painter.drawPixmap(QPointF(place.topLeft()), self._fitted[3])

    def _scaled(self, place: QRect, ratio: float) -> QPixmap:
        result = self._emblem.scaled(
            place.size() * ratio, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        result.setDevicePixelRatio(ratio)
        return result


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

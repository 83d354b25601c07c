"""Card pictures for the scene: drawn in a worker, kept by what they show, swapped in when ready.

What a card looks like comes from `Faces`; here is only when it is drawn, how large, and how long it is kept.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Literal, Protocol

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPen

from tabletop.engine.places import CARD_RATIO
from tabletop.engine.view import Piece
from tabletop.ui.palette import on
from tabletop.ui.scene.plaques import Plaque
from tabletop.ui.scene.style import display

FaceKind = Literal["table", "hand", "reading", "back", "plaque"]

KEPT_BYTES = 48 * 1024 * 1024  # drawn faces kept in memory


@dataclass(frozen=True, slots=True)
class Look:
    """What a picture depends on: the card (None for a back), which face, and the numbers printed on it as text.

    `back` is the side whose back is shown. Two equal looks are the same picture. `ratio` is its height over its width.
    A card that lies as a `plaque` is drawn by the scene itself, not by `Faces`.
    """

    card: str | None
    face: FaceKind
    back: str = ""
    marks: str = ""
    ratio: float = CARD_RATIO
    plaque: Plaque | None = None


class Faces(Protocol):
    """Knows the cards of a match: what they are called and how they are drawn. `draw` runs in a worker."""

    def title(self, card: str) -> str:
        """The name as it fits a strip or a label."""
        ...

    def frame(self, card: str) -> str:
        """The colour of the card's frame, `#RRGGBB`."""
        ...

    def ground(self, card: str) -> str:
        """The colour of the ground behind its emblem, `#RRGGBB`."""
        ...

    def emblem(self, card: str) -> str:
        """The name of its emblem among the icons."""
        ...

    def look(self, piece: Piece, face: FaceKind) -> Look:
        """What the piece's picture depends on; never called for a hidden piece."""
        ...

    def draw(self, look: Look, width: int) -> QImage:
        """The picture, `width` device pixels wide, with transparent corners."""
        ...

    def set_high_contrast(self, on: bool) -> None:
        """Whether cards are drawn for high contrast from now on."""
        ...


class Pictures(QObject):
    """Gives the picture of a look at a width, first a plain stand-in, and says when the real one is there.

    With `at_once` everything is drawn when it is asked for, for tests and printing.
    """

    ready = Signal(object, int)  # Look, width in device pixels
    _drawn = Signal(object, int, QImage, int)

    def __init__(self, faces: Faces, at_once: bool = False, parent: QObject | None = None):
        super().__init__(parent)
        self.faces = faces
        self._kept: OrderedDict[tuple[Look, int], QImage] = OrderedDict()
        self._bytes = 0
        self._wanted: set[tuple[Look, int]] = set()
        self._edition = 0  # counts up when everything is drawn anew; what was drawn for an older one is dropped
        self._worker = None if at_once else ThreadPoolExecutor(1, "card-pictures")
        self._drawn.connect(self._keep, Qt.ConnectionType.QueuedConnection)

    def image(self, look: Look, width: int) -> QImage:
        """The picture `width` device pixels wide; a stand-in until `ready` says that the real one is there."""
        key = (look, width)
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        if self._worker is None:
            image = self.faces.draw(look, width)
            self._store(key, image)
            return image
        self._ask(key)
        return self._nearest(look, width) or self.stand_in(look, width)

    def kept(self) -> list[tuple[Look, int]]:
        """What is kept now, oldest first."""
        return list(self._kept)

    def forget(self, belongs: Callable[[Look], bool]) -> None:
        """Drop every picture for which `belongs` says so, those still being drawn as well."""
        self._wanted = {key for key in self._wanted if not belongs(key[0])}
        for key in [key for key in self._kept if belongs(key[0])]:
            self._bytes -= self._kept.pop(key).sizeInBytes()

    def set_high_contrast(self, on: bool) -> None:
        """Draw every card anew, for high contrast or without."""
        self._edition += 1
        self.faces.set_high_contrast(on)
        self.forget(lambda _look: True)

    def close(self) -> None:
        """Stop drawing; pictures that are not ready stay stand-ins."""
        if self._worker is not None:
            self._worker.shutdown(wait=True, cancel_futures=True)
        self._wanted.clear()

    def _ask(self, key: tuple[Look, int]) -> None:
        if key in self._wanted or self._worker is None:
            return
        self._wanted.add(key)
        try:
            self._worker.submit(self._draw, *key, self._edition)
        except RuntimeError:  # closed: the stand-in stays
            self._wanted.discard(key)

    def _draw(self, look: Look, width: int, edition: int) -> None:
        self._drawn.emit(look, width, self.faces.draw(look, width), edition)

    def _keep(self, look: Look, width: int, image: QImage, edition: int) -> None:
        if (look, width) not in self._wanted or edition != self._edition:
            return  # forgotten while it was drawn
        self._wanted.discard((look, width))
        self._store((look, width), image)
        self.ready.emit(look, width)

    def _store(self, key: tuple[Look, int], image: QImage) -> None:
        self._kept[key] = image
        self._bytes += image.sizeInBytes()
        while self._bytes > KEPT_BYTES and len(self._kept) > 1:
            self._bytes -= self._kept.popitem(last=False)[1].sizeInBytes()

    def stand_in(self, look: Look, width: int) -> QImage:
        """A blank card, with its name at once if it is seen from the front."""
        image = stand_in(look, width)
        if look.card is not None:
            _write_name(image, self.faces.title(look.card), self.faces.frame(look.card))
        return image

    def _nearest(self, look: Look, width: int) -> QImage | None:
        """The same picture in another size, scaled: better than none while the right one is drawn."""
        for (kept, _), image in reversed(self._kept.items()):
            if kept == look:
                return image.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
        return None


def stand_in(look: Look, width: int) -> QImage:
    """A blank card: paper, or plain dark for a back. Shown for the few frames until the picture is drawn."""
    height = round(width * CARD_RATIO)
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    line = width * 1.05 / 63
    radius = width * 3.2 / 63
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#15120E"), line))
    painter.setBrush(QColor("#3A4464" if look.card is None else "#E7D7B2"))
    painter.drawRoundedRect(QRectF(line / 2, line / 2, width - line, height - line), radius, radius)
    painter.end()
    return image


def _write_name(image: QImage, name: str, colour: str) -> None:
    """The head of a card: its name on the colour of its frame."""
    wide = image.width()
    band = QRectF(wide * 0.03, wide * 0.03, wide * 0.94, wide * 0.17)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(band, QColor(colour))
    px = wide * 0.12
    while px > wide * 0.06 and QFontMetricsF(display(px)).horizontalAdvance(name) > band.width() * 0.92:
        px -= wide * 0.01
    painter.setFont(display(px))
    painter.setPen(QColor(on(colour)))
    painter.drawText(band, Qt.AlignmentFlag.AlignCenter, name)
    painter.end()

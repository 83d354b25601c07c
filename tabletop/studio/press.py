"""What drawing a card needs besides the card: letters, icons, paper, and the pictures made so far."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from tabletop.studio.lettering import Lettering
from tabletop.studio.paper import HIGH_CONTRAST, NORMAL, Stock
from tabletop.studio.resources import Resources
from tabletop.studio.store import PictureStore
from tabletop.studio.text import Typesetter

KEPT_BYTES = 96 * 2**20
CARD_WIDTH, CARD_HEIGHT = 63.0, 88.0  # mm, poker size


class Press:
    """Prints cards with one set of resources on one stock of paper. Keep it: what it has drawn once it draws fast."""

    def __init__(self, resources: Resources, stock: Stock = NORMAL) -> None:
        self.resources = resources
        self.stock = stock
        self.letters = Lettering(resources)
        self.typesetter = Typesetter(self.letters)
        self.pictures = PictureStore(KEPT_BYTES)
        self._contrast: Press | None = None

    def on_stock(self, high_contrast: bool) -> Press:
        """This press, or the one beside it that prints for high contrast."""
        if not high_contrast:
            return self
        if self._contrast is None:
            self._contrast = Press(self.resources, HIGH_CONTRAST)
        return self._contrast


@dataclass(frozen=True, slots=True)
class Sheet:
    """A picture that is drawn on in millimetres: `unit` is pixels a millimetre."""

    picture: Image.Image
    press: Press
    unit: float

    def at(self, mm: float) -> int:
        """The pixel edge nearest to a place in millimetres."""
        return round(mm * self.unit)

    def line(self, mm: float) -> int:
        """The width in pixels of an ink line, at least 1."""
        return max(1, round(mm * self.press.stock.widen * self.unit))

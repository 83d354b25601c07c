"""Drawing cards: the one way in for the table, the hand, the inspector and print.

`render_card` and `render_back` return RGBA pictures with transparent round corners, the same bytes for the same input.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

from PIL import Image

from tabletop.studio.back import draw_back
from tabletop.studio.face import Back, Chip, Face
from tabletop.studio.press import CARD_HEIGHT, CARD_WIDTH, Press
from tabletop.studio.reading import draw_reading
from tabletop.studio.resources import shipped
from tabletop.studio.table import draw_table

Kind = Literal["reading", "table", "hand"]
VERSION = 3  # counts up when the same face would look different, so that kept pictures are drawn anew
READING_FROM = 200  # px of width from which the reading face is readable
SHADOW = (5, 6, 10, 255)


@cache
def press(strict: bool = False) -> Press:
    """The press with the fonts and icons that come with the program. `strict`: what is missing raises MissingAsset."""
    return Press(shipped(strict))


def kind_for(px_width: float) -> Kind:
    """Which face suits a width on screen: the reading face from 200 px, else the table face."""
    return "reading" if px_width >= READING_FROM else "table"


def card_height(px_width: int) -> int:
    """The height in pixels of a card of this width."""
    return round(CARD_HEIGHT * px_width / CARD_WIDTH)


def render_card(
    face: Face,
    px_width: int,
    kind: Kind = "reading",
    *,
    hp: int | None = None,
    of: int | None = None,
    chips: tuple[Chip, ...] | None = None,
    high_contrast: bool = False,
    on: Press | None = None,
) -> Image.Image:
    """The front of a card, RGBA, `px_width` px wide (63 x 88 mm).

    `hand` is the reading face whose art gives way so that the text stays large. `hp` are the hit points now and `of`
    the starting ones ("of n" shows when they differ); `chips` replace those of the face. `on` is the press to draw on.
    Raises MissingAsset if the press is strict and a font or picture is missing; ValueError for a width below 16 px.
    """
    if px_width < 16:
        raise ValueError(f"a card can't be drawn {px_width} px wide: 16 px is the least")
    own = (on or press()).on_stock(high_contrast)
    if kind == "table":
        return draw_table(own, face, px_width, face.chips if chips is None else chips, hp, of)
    return draw_reading(own, face, px_width, kind == "hand", hp, of)


def render_back(back: Back, px_width: int, *, high_contrast: bool = False, on: Press | None = None) -> Image.Image:
    """The back of a card, RGBA, `px_width` px wide. Raises like `render_card`."""
    if px_width < 16:
        raise ValueError(f"a card can't be drawn {px_width} px wide: 16 px is the least")
    return draw_back((on or press()).on_stock(high_contrast), back, px_width)


def with_shadow(card: Image.Image, right: int, down: int) -> Image.Image:
    """The card on one hard copy of its outline, moved by so many pixels; the picture grows by as much."""
    picture = Image.new("RGBA", (card.width + right, card.height + down), (0, 0, 0, 0))
    picture.paste(SHADOW, (right, down), card.getchannel("A"))
    picture.alpha_composite(card)
    return picture


def surplus_lines(face: Face, on: Press | None = None) -> tuple[str, ...]:
    """The lines of rule text that are too many for the card (empty when the text fits at 2.3 mm or more)."""
    return (on or press()).typesetter.setting(face.boxes).surplus

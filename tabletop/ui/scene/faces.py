"""The cards of a match for the scene: names, frames and pictures, drawn by the studio's renderer.

One adapter for every game: a game gives a face a card, its layout the backs.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache

from PIL import Image
from PySide6.QtGui import QImage

from tabletop.engine.cards import CardSet
from tabletop.engine.layout import Sides
from tabletop.engine.view import Json, Piece
from tabletop.folders import cache_folder
from tabletop.studio.cache import FaceCache
from tabletop.studio.face import Back, Chip, Face
from tabletop.ui.scene.pictures import FaceKind, Look

UNKNOWN = Back("#3A4464", "person")  # a back before its owner has a deck
LEAST = 16  # pixels below which the renderer draws nothing
BETWEEN = 4 * 2**20  # bytes kept in memory before pictures become Qt's, which `Pictures` keeps itself


@lru_cache(maxsize=1)
def kept_between_runs() -> FaceCache:
    """Cards drawn in earlier runs, so that a table opened again is there at once; without a folder only in memory."""
    try:
        folder = cache_folder() / "cards"
    except OSError:
        folder = None
    return FaceCache(folder, memory=BETWEEN)


class CardFaces:
    """Faces of one card set. `face_of` gives the printed face of a card by its id."""

    def __init__(
        self, card_set: CardSet, face_of: Callable[[CardSet, str], Face], sides: Sides, high_contrast: bool = False
    ):
        self._cards = card_set
        self._face_of = face_of
        self._sides = sides
        self._high_contrast = high_contrast
        self._faces: dict[str, Face] = {}

    def title(self, card: str) -> str:
        return self._face(card).short_title

    def frame(self, card: str) -> str:
        return self._face(card).frame

    def ground(self, card: str) -> str:
        return self._face(card).art_colour

    def emblem(self, card: str) -> str:
        return self._face(card).emblem

    def look(self, piece: Piece, face: FaceKind) -> Look:
        assert piece.kind is not None, "a hidden piece has no face"
        fields = piece.fields
        marks: dict[str, Json] = {name: fields[name] for name in ("hp", "start") if fields.get(name) is not None}
        if face == "table" and fields.get("chips") is not None:
            marks["chips"] = fields["chips"]
        return Look(piece.kind, face, marks=json.dumps(marks, sort_keys=True) if marks else "")

    def draw(self, look: Look, width: int) -> QImage:
        width = max(width, LEAST)
        if look.card is None:
            back = self._back(look.back)
            return as_image(kept_between_runs().back(back, width, high_contrast=self._high_contrast))
        marks = json.loads(look.marks) if look.marks else {}
        chips = tuple(Chip.from_fields(chip) for chip in marks["chips"]) if "chips" in marks else None
        picture = kept_between_runs().card(
            self._face(look.card),
            width,
            look.face if look.face in ("table", "hand") else "reading",
            hp=marks.get("hp"),
            of=marks.get("start"),
            chips=chips,
            high_contrast=self._high_contrast,
        )
        return as_image(picture)

    def set_high_contrast(self, on: bool) -> None:
        self._high_contrast = on

    def _face(self, card: str) -> Face:
        face = self._faces.get(card)
        if face is None:
            face = self._faces[card] = self._face_of(self._cards, card)
        return face

    def _back(self, side: str) -> Back:
        colour = self._sides.colours.get(side)
        return Back(colour, self._sides.emblems.get(side, UNKNOWN.emblem)) if colour else UNKNOWN


def as_image(picture: Image.Image) -> QImage:
    """A Pillow picture as an image that owns its pixels."""
    rgba = picture.convert("RGBA")
    image = QImage(rgba.tobytes(), rgba.width, rgba.height, rgba.width * 4, QImage.Format.Format_RGBA8888)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)

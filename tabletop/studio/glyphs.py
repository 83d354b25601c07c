"""Single letters as masks, drawn once at a size and kept. Sizes and places are pixels."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from tabletop.studio.resources import Resources

Glyph = tuple[Image.Image, int, int]  # the mask of a letter; its left and top from the start of the baseline

PARTS = 4  # of a pixel: the steps in which letters with room between them are placed
KEPT = 6000


class Glyphs:
    """The letters of the fonts in `resources`."""

    def __init__(self, resources: Resources) -> None:
        self.resources = resources
        self._glyphs: dict[tuple[object, ...], Glyph | None] = {}
        self._advances: dict[tuple[str, float, str], int] = {}

    def glyph(self, voice: str, px: float, letter: str, line: float = 0.0, part: int = 0) -> Glyph | None:
        """A letter, `part` parts of a pixel to the right, `line` px wider all round; None for one without ink."""
        key = voice, px, letter, line, part
        if key not in self._glyphs:
            if len(self._glyphs) > KEPT:
                self._glyphs = {}
            self._glyphs[key] = self._draw(voice, px, letter, line, part / PARTS)
        return self._glyphs[key]

    def advance(self, voice: str, px: float, letter: str) -> int:
        """How far the next letter of the same word is from this one: whole pixels, as fonts are hinted."""
        key = voice, px, letter
        if key not in self._advances:
            if len(self._advances) > KEPT:
                self._advances = {}
            self._advances[key] = round(self.resources.font(voice, px).getlength(letter))
        return self._advances[key]

    def _draw(self, voice: str, px: float, letter: str, line: float, shift: float) -> Glyph | None:
        font = self.resources.font(voice, px)
        left, top, right, bottom = font.getbbox(letter, anchor="ls", stroke_width=line)
        left, top = math.floor(left) - 1, math.floor(top) - 1
        mask = Image.new("L", (math.ceil(right) + 2 - left, math.ceil(bottom) + 1 - top), 0)
        pen = shift - left, -top
        ImageDraw.Draw(mask).text(pen, letter, font=font, fill=255, anchor="ls", stroke_width=line)
        box = mask.getbbox()
        return (mask.crop(box), left + box[0], top + box[1]) if box else None

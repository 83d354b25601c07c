"""Single letters as masks, drawn once at a size and kept. Sizes and places are pixels."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.studio.resources import Font, Resources

PARTS = 4  # of a pixel: the steps in which letters with room between them are placed
KEPT = 150  # alphabets of some 40 kB; a deck has about 70 at one size, and zooming brings new ones


class Glyph(NamedTuple):
    """A letter: its mask (None for one without ink), where that lies from the start of the baseline, and its advance.

    The mask is what Pillow has inside a grey picture: letters are too many and too small to wrap and unwrap each.
    The advance, to the next letter of the same word, is in whole pixels, as fonts are hinted.
    """

    mask: object
    left: int
    top: int
    right: int
    bottom: int
    advance: int


class Alphabet(dict[str, Glyph]):
    """The letters of a font, drawn when first asked for: `line` px wider all round, `shift` px to the right."""

    def __init__(self, font: Font, line: float, shift: float) -> None:
        super().__init__()
        self._font = font
        self._line = line
        self._start = shift, 0.0

    def __missing__(self, letter: str) -> Glyph:
        glyph = self[letter] = self._draw(letter)
        return glyph

    def _draw(self, letter: str) -> Glyph:
        advance = round(self._font.getlength(letter))
        drawn, (left, top) = self._font.getmask2(
            letter, "L", stroke_width=self._line, anchor="ls", start=self._start, stroke_filled=True
        )
        width, height = drawn.size
        if not (width and height):
            return Glyph(None, 0, 0, 0, 0, advance)
        return Glyph(drawn, left, top, left + width, top + height, advance)


class Glyphs:
    """The alphabets of the fonts in `resources`."""

    def __init__(self, resources: Resources) -> None:
        self.resources = resources
        self._alphabets: dict[tuple[str, float, float, int], Alphabet] = {}

    def alphabet(self, voice: str, px: float, line: float = 0.0, part: int = 0) -> Alphabet:
        """The letters of a voice, `line` px wider all round, each `part` parts of a pixel to the right."""
        key = voice, px, line, part
        alphabet = self._alphabets.get(key)
        if alphabet is None:
            if len(self._alphabets) >= KEPT:
                self._alphabets = {}
            alphabet = self._alphabets[key] = Alphabet(self.resources.font(voice, px), line, part / PARTS)
        return alphabet

"""Letters as stamps: a text or a row of words drawn once at a size and kept, then pasted in any colour.

Words are measured at 1000 px, so the same text has the same width in ems at every size and breaks alike on screen and
in print. Small letters are drawn larger and reduced, which keeps their spacing even. Sizes and places here are pixels.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from PIL import Image, ImageDraw

from tabletop.studio.glyphs import PARTS, Glyphs
from tabletop.studio.paper import mixed, opaque, rgb
from tabletop.studio.resources import Resources

REFERENCE = 1000
SHARP = 60  # px from which letters are drawn at their own size
KEPT = 3000
SMALL = 18  # px below which thin strokes are darkened: reduced letters would look paler than large ones
DARKER = [round(255 * (grey / 255) ** 0.75) for grey in range(256)]
UNKNOWN = "\U0010fffd"  # a character no font has: what it draws is the sign for a missing letter
SPARE = "bold"  # the voice that stands in for letters a display font lacks
SPACED = ("display", "label")  # voices whose letters are placed one by one, between pixels

Draw = ImageDraw.ImageDraw
Run = tuple[str, str, int]  # voice, text, and where it starts in pixels as large as letters are drawn


@dataclass(frozen=True, slots=True)
class Stamp:
    """A mask of letters and, if wanted, of their outline; `left`, `top` from the start of the baseline."""

    mask: Image.Image
    line: Image.Image | None
    left: int
    top: int


class Lettering:
    """Measures and stamps text in the voices of `resources`."""

    def __init__(self, resources: Resources) -> None:
        self.resources = resources
        self._glyphs = Glyphs(resources)
        self._widths: dict[tuple[str, str], float] = {}
        self._spread: dict[tuple[str, str, float], float] = {}
        self._known: dict[tuple[str, str], bool] = {}
        self._stamps: dict[tuple[object, ...], Stamp] = {}

    def width(self, voice: str, text: str, tracking: float = 0.0) -> float:
        """Width of `text` in ems; `tracking` is added after each letter but the last, in ems."""
        if not tracking and voice not in SPACED:
            return self._run_width(voice, text)
        key = voice, text, tracking
        if key not in self._spread:
            if len(self._spread) >= KEPT:
                self._spread = {}
            letters = sum(self._run_width(self._voice_for(voice, letter), letter) for letter in text)
            self._spread[key] = letters + tracking * max(0, len(text) - 1)
        return self._spread[key]

    def write(
        self,
        picture: Image.Image,
        x: float,
        y: float,
        text: str,
        voice: str,
        px: float,
        colour: str,
        *,
        tracking: float = 0.0,
        line: float = 0.0,
        line_colour: str = "",
    ) -> None:
        """Write `text` from (x, y), the start of its baseline. `line` is the width of an outline round the letters."""
        times = _times(px)
        left, phase = divmod(_pen(x, times), times)
        stamp = self._stamp(px, ((voice, text, phase),), tracking, line)
        at = (left + stamp.left, round(y) + stamp.top)
        if stamp.line is not None:
            _print(picture, line_colour, at, stamp.line)
        _print(picture, colour, at, stamp.mask)

    def write_words(
        self,
        picture: Image.Image,
        y: float,
        words: Iterable[tuple[str, str, float]],
        px: float,
        colour: str,
        ground: str,
    ) -> None:
        """Write words of one row (voice, text, x) on the baseline `y`, all with one stamp.

        All round them the picture must have the one colour `ground`.
        """
        times = _times(px)
        runs = [(voice, text, _pen(x, times)) for voice, text, x in words]
        if runs:
            left = runs[0][2] // times
            stamp = self._stamp(px, tuple((voice, text, start - left * times) for voice, text, start in runs))
            row = stamp.mask.copy()
            row.putpalette(_shades(ground, colour))
            picture.paste(row.convert(picture.mode), (left + stamp.left, round(y) + stamp.top))

    def mask(self, voice: str, px: float, text: str, tracking: float = 0.0) -> Image.Image:
        """The letters of a text, cut close."""
        return self._stamp(px, ((voice, text, 0),), tracking).mask

    def _stamp(self, px: float, runs: tuple[Run, ...], tracking: float = 0.0, line: float = 0.0) -> Stamp:
        """The kept stamp of runs of text."""
        key = round(px, 2), runs, tracking, round(line, 2)
        stamp = self._stamps.get(key)
        if stamp is None:
            if len(self._stamps) >= KEPT:
                self._stamps = {}
            stamp = self._stamps[key] = self._draw(round(px, 2), runs, tracking, line)
        return stamp

    def _run_width(self, voice: str, text: str) -> float:
        key = voice, text
        if key not in self._widths:
            self._widths[key] = self.resources.font(voice, REFERENCE).getlength(text) / REFERENCE
        return self._widths[key]

    def _voice_for(self, voice: str, letter: str) -> str:
        """The voice that has this letter: its own, or the spare one for signs a display font lacks."""
        key = voice, letter
        if key not in self._known:
            font = self.resources.font(voice, 40)
            self._known[key] = letter.isspace() or bytes(font.getmask(letter)) != bytes(font.getmask(UNKNOWN))
        return voice if self._known[key] else SPARE

    def _draw(self, px: float, runs: tuple[Run, ...], tracking: float, line: float) -> Stamp:
        times = _times(px)
        margin = math.ceil(px * 0.35 + line) + 1
        rise, fall = math.ceil(px * 1.15 + line), math.ceil(px * 0.45 + line)
        end = max(start + self.width(voice, text, tracking) * px * times for voice, text, start in runs)
        size = (math.ceil(end / times) + 2 * margin + 1) * times, (rise + fall) * times
        pen = margin * times, rise * times
        large = round(px * times, 2)
        letters = self._mask(size, pen, large, runs, tracking, 0.0)
        edge = self._mask(size, pen, large, runs, tracking, line * times) if line else None
        box = _inked(letters if edge is None else edge, times)
        stamp = _reduced(letters, times, box)
        if times > 1 and px < SMALL:
            stamp = stamp.point(DARKER)
        return Stamp(stamp, _reduced(edge, times, box) if edge else None, box[0] - margin, box[1] - rise)

    def _mask(
        self, size: tuple[int, int], pen: tuple[int, int], px: float, runs: Iterable[Run], tracking: float, line: float
    ) -> Image.Image:
        mask = Image.new("L", size, 0)
        draw = ImageDraw.Draw(mask)
        for voice, text, start in runs:
            x, y = pen[0] + start, pen[1]
            if tracking or voice in SPACED:
                self._spaced(draw, x, y, voice, text, px, tracking, line)
                continue
            alphabet = self._glyphs.alphabet(voice, px, line)
            for letter in text:
                glyph = alphabet[letter]
                if glyph.mask is not None:
                    draw.bitmap((x + glyph.left, y + glyph.top), glyph.mask, 255)
                x += glyph.advance
        return mask

    def _spaced(
        self, draw: Draw, x: int, y: int, voice: str, text: str, px: float, tracking: float, line: float
    ) -> None:
        """Letters with room between them, each placed on a part of a pixel."""
        place = 0.0
        for letter in text:
            own = self._voice_for(voice, letter)
            whole, part = divmod(round(place * PARTS), PARTS)
            glyph = self._glyphs.alphabet(own, px, line, part)[letter]
            if glyph.mask is not None:
                draw.bitmap((x + whole + glyph.left, y + glyph.top), glyph.mask, 255)
            place += (self._run_width(own, letter) + tracking) * px


def _pen(x: float, times: int) -> int:
    """Where a text at `x` px starts in pixels that are `times` smaller."""
    whole = math.floor(x)
    return whole * times + round((x - whole) * times)


def _print(picture: Image.Image, colour: str, at: tuple[int, int], mask: Image.Image) -> None:
    """Paste a colour. Pillow blends two pictures twice as fast as a picture and a colour."""
    picture.paste(Image.new(picture.mode, mask.size, opaque(colour)), at, mask)


@cache
def _shades(ground: str, colour: str) -> bytes:
    """A palette from one colour to another: by it a mask is coloured much faster than it is blended."""
    return b"".join(bytes(mixed(rgb(ground), rgb(colour), grey / 255)) for grey in range(256))


def _inked(mask: Image.Image, times: int) -> tuple[int, int, int, int]:
    """The part of a mask with ink, in pixels that are `times` as large."""
    left, top, right, bottom = mask.getbbox() or (0, 0, 1, 1)
    return left // times, top // times, -(-right // times), -(-bottom // times)


def _reduced(mask: Image.Image, times: int, box: tuple[int, int, int, int]) -> Image.Image:
    """A part of a mask, `times` smaller; only that part is looked at."""
    left, top, right, bottom = (edge * times for edge in box)
    return mask.reduce(times, (left, top, right, bottom)) if times > 1 else mask.crop(box)


def _times(px: float) -> int:
    return max(1, min(4, math.ceil(SHARP / max(px, 1.0))))

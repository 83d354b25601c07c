"""Letters as stamps: a text or a row of words drawn once at a size and kept, then pasted in any colour.

Words are measured at 1000 px, so the same text has the same width in ems at every size and breaks alike on screen and
in print. Small letters are drawn larger and reduced, which keeps their spacing even. Sizes and places here are pixels.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from PIL import Image

from tabletop.studio.glyphs import PARTS, Glyph, Glyphs
from tabletop.studio.paper import mixed, opaque, rgb
from tabletop.studio.resources import Resources

REFERENCE = 1000
SHARP = 60  # px from which letters are drawn at their own size
KEPT = 1200  # stamps; a row of rule text of a card for print has 20 kB
SMALL = 18  # px below which thin strokes are darkened: reduced letters would look paler than large ones
DARKER = [round(255 * (grey / 255) ** 0.75) for grey in range(256)]
UNKNOWN = "\U0010fffd"  # a character no font has: what it draws is the sign for a missing letter
SPARE = "bold"  # the voice that stands in for letters a display font lacks
SPACED = ("display", "label")  # voices whose letters are placed one by one, between pixels

Run = tuple[str, str, int]  # voice, text, and where it starts in pixels as large as letters are drawn
Placed = tuple[int, Glyph]  # where on the baseline a letter with ink is


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
        wide = self._spread.get(key)
        if wide is None:
            if len(self._spread) >= KEPT:
                self._spread = {}
            letters = sum(self._run_width(self._voice_for(voice, letter), letter) for letter in text)
            wide = self._spread[key] = letters + tracking * max(0, len(text) - 1)
        return wide

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
        large = round(px * times, 2)
        letters = self._placed(large, runs, tracking, 0.0)
        edges = self._placed(large, runs, tracking, line * times) if line else letters
        left, top, right, bottom = _box(edges, times)
        size = right - left, bottom - top
        edge = _mask(size, left, top, edges)
        box = _inked(edge, times)
        stamp = _reduced(_mask(size, left, top, letters) if line else edge, times, box)
        if times > 1 and px < SMALL:
            stamp = stamp.point(DARKER)
        outline = _reduced(edge, times, box) if line else None
        return Stamp(stamp, outline, left // times + box[0], top // times + box[1])

    def _placed(self, px: float, runs: Iterable[Run], tracking: float, line: float) -> list[Placed]:
        """The letters of all runs that have ink, and where each is on the baseline."""
        placed: list[Placed] = []
        for voice, text, x in runs:
            if tracking or voice in SPACED:
                placed += self._spaced(voice, text, x, px, tracking, line)
                continue
            alphabet = self._glyphs.alphabet(voice, px, line)
            for letter in text:
                glyph = alphabet[letter]
                if glyph.mask is not None:
                    placed.append((x, glyph))
                x += glyph.advance
        return placed

    def _spaced(self, voice: str, text: str, x: int, px: float, tracking: float, line: float) -> Iterator[Placed]:
        """Letters with room between them, each placed on a part of a pixel."""
        place = 0.0
        for letter in text:
            own = self._voice_for(voice, letter)
            whole, part = divmod(round(place * PARTS), PARTS)
            glyph = self._glyphs.alphabet(own, px, line, part)[letter]
            if glyph.mask is not None:
                yield x + whole, glyph
            place += (self._run_width(own, letter) + tracking) * px


def _box(placed: Sequence[Placed], times: int) -> tuple[int, int, int, int]:
    """The room that letters take, in whole pixels of which each is `times` large."""
    left = min((x + glyph.left for x, glyph in placed), default=0)
    top = min((glyph.top for _, glyph in placed), default=0)
    right = max((x + glyph.right for x, glyph in placed), default=1)
    bottom = max((glyph.bottom for _, glyph in placed), default=1)
    return left // times * times, top // times * times, -(-right // times) * times, -(-bottom // times) * times


def _mask(size: tuple[int, int], left: int, top: int, placed: Iterable[Placed]) -> Image.Image:
    mask = Image.new("L", size, 0)
    for start, glyph in placed:
        x = start - left
        mask.im.paste(255, (x + glyph.left, glyph.top - top, x + glyph.right, glyph.bottom - top), glyph.mask)
    return mask


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

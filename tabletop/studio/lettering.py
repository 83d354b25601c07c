"""Letters as stamps: a word drawn once at a size and kept, then pasted in any colour.

Words are measured at 1000 px, so the same text has the same width in ems at every size and breaks alike on screen and
in print. Small letters are drawn larger and reduced, which keeps their spacing even. Sizes and places here are pixels.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from PIL import Image, ImageDraw

from tabletop.studio.paper import opaque
from tabletop.studio.resources import Font, Resources

REFERENCE = 1000
SHARP = 60  # px from which letters are drawn at their own size
PARTS = 4  # of a pixel: the steps in which letters with room between them are placed
KEPT = 6000
SMALL = 18  # px below which thin strokes are darkened: reduced letters would look paler than large ones
DARKER = [round(255 * (grey / 255) ** 0.75) for grey in range(256)]
UNKNOWN = "\U0010fffd"  # a character no font has: what it draws is the sign for a missing letter
SPARE = "bold"  # the voice that stands in for letters a display font lacks


Glyph = tuple[Image.Image, int, int]  # the mask of a letter; its left and top from the start of the baseline


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
        self._widths: dict[tuple[str, str], float] = {}
        self._known: dict[tuple[str, str], bool] = {}
        self._stamps: dict[tuple[object, ...], Stamp] = {}
        self._glyphs: dict[tuple[object, ...], Glyph | None] = {}

    def width(self, voice: str, text: str, tracking: float = 0.0) -> float:
        """Width of `text` in ems; `tracking` is added after each letter but the last, in ems."""
        if not tracking and voice not in ("display", "label"):
            return self._run_width(voice, text)
        return sum(self._run_width(self._voice_for(voice, c), c) for c in text) + tracking * max(0, len(text) - 1)

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
        left = math.floor(x)
        phase = round((x - left) * times)
        stamp = self.stamp(voice, px, text, tracking, line, phase)
        at = (left + stamp.left, round(y) + stamp.top)
        if stamp.line is not None:
            _print(picture, line_colour, at, stamp.line)
        _print(picture, colour, at, stamp.mask)

    def stamp(
        self, voice: str, px: float, text: str, tracking: float = 0.0, line: float = 0.0, phase: int = 0
    ) -> Stamp:
        """The kept stamp of a text; `phase` shifts it right by that many parts of a pixel."""
        key = voice, round(px, 2), text, tracking, round(line, 2), phase
        stamp = self._stamps.get(key)
        if stamp is None:
            stamp = self._stamps[key] = self._draw(voice, round(px, 2), text, tracking, line, phase)
            if len(self._stamps) > KEPT:
                self._stamps = {key: stamp}
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

    def _draw(self, voice: str, px: float, text: str, tracking: float, line: float, phase: int) -> Stamp:
        times = _times(px)
        margin = math.ceil(px * 0.35 + line) + 1
        rise, fall = math.ceil(px * 1.15 + line), math.ceil(px * 0.45 + line)
        size = (math.ceil(self.width(voice, text, tracking) * px) + 2 * margin + 1) * times, (rise + fall) * times
        pen = margin * times + phase, rise * times
        letters = self._mask(size, pen, voice, px * times, text, tracking, 0.0)
        edge = self._mask(size, pen, voice, px * times, text, tracking, line * times) if line else None
        box = _inked(letters if edge is None else edge, times)
        stamp = _reduced(letters, times, box)
        if times > 1 and px < SMALL:
            stamp = stamp.point(DARKER)
        return Stamp(stamp, _reduced(edge, times, box) if edge else None, box[0] - margin, box[1] - rise)

    def _mask(
        self,
        size: tuple[int, int],
        pen: tuple[int, int],
        voice: str,
        px: float,
        text: str,
        tracking: float,
        line: float,
    ) -> Image.Image:
        mask = Image.new("L", size, 0)
        draw = ImageDraw.Draw(mask)
        if not tracking and voice not in ("display", "label"):
            font: Font = self.resources.font(voice, px)
            draw.text(pen, text, font=font, fill=255, anchor="ls", stroke_width=line)
            return mask
        x = float(pen[0])
        for letter in text:
            own = self._voice_for(voice, letter)
            left, part = divmod(round(x * PARTS), PARTS)
            glyph = self._glyph(own, px, letter, line, part)
            if glyph is not None:
                mask.paste(255, (left + glyph[1], pen[1] + glyph[2]), glyph[0])
            x += (self._run_width(own, letter) + tracking) * px
        return mask

    def _glyph(self, voice: str, px: float, letter: str, line: float, part: int) -> Glyph | None:
        """A kept letter of a name or label, `part` parts of a pixel to the right; None for one without ink."""
        key = voice, px, letter, line, part
        if key not in self._glyphs:
            if len(self._glyphs) > KEPT:
                self._glyphs = {}
            self._glyphs[key] = self._draw_glyph(voice, px, letter, line, part / PARTS)
        return self._glyphs[key]

    def _draw_glyph(self, voice: str, px: float, letter: str, line: float, shift: float) -> Glyph | None:
        font = self.resources.font(voice, px)
        left, top, right, bottom = font.getbbox(letter, anchor="ls", stroke_width=line)
        left, top = math.floor(left) - 1, math.floor(top) - 1
        mask = Image.new("L", (math.ceil(right) + 2 - left, math.ceil(bottom) + 1 - top), 0)
        pen = shift - left, -top
        ImageDraw.Draw(mask).text(pen, letter, font=font, fill=255, anchor="ls", stroke_width=line)
        box = mask.getbbox()
        return (mask.crop(box), left + box[0], top + box[1]) if box else None


def _print(picture: Image.Image, colour: str, at: tuple[int, int], mask: Image.Image) -> None:
    """Paste a colour. Pillow blends two pictures twice as fast as a picture and a colour."""
    picture.paste(Image.new(picture.mode, mask.size, opaque(colour)), at, mask)


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

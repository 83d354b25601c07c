"""Fonts and icon masks, loaded once and kept. What is missing or broken is an error or a stand-in, as the caller likes.

`strict` (the card studio): MissingAsset names the file. Otherwise (the table) Pillow's own font or a plain disc is used
and one warning is written to the log `tabletop.studio`, so that a game goes on.
"""

from __future__ import annotations

import logging
from functools import cache
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from tabletop.data import data_dir

log = logging.getLogger("tabletop.studio")

FILES = {
    "display": "Bangers.ttf",
    "label": "BebasNeue-Bold.otf",
    "text": "DejaVuSansCondensed.ttf",
    "bold": "DejaVuSansCondensed-Bold.ttf",
    "italic": "DejaVuSansCondensed-Oblique.ttf",
}
Font = ImageFont.FreeTypeFont
KEPT_FONTS = 400  # sizes of fonts; zooming a table brings new ones
KEPT_MASKS = 24  # a third of a megabyte each; what is drawn with them is kept by those who draw
SIDE, INNER = 576, 512  # px of a mask, and of the icon inside its margin
CUT = ".levels"  # how the names of pictures end whose empty margins are cut off


class MissingAsset(Exception):
    """A font or picture that can't be used. `path` is the file, `why` what the system said about it."""

    def __init__(self, path: Path, why: str, what: str) -> None:
        super().__init__(f"{what} {path} can't be used: {why}. Put the file back, or install Tabletop again.")
        self.path = path
        self.why = why


class Resources:
    """The fonts and masks in one folder of assets (`fonts/`, `icons/`). `warnings` holds what had to be replaced."""

    def __init__(self, folder: Path | None = None, strict: bool = False) -> None:
        self.folder = folder or data_dir("assets")
        self.strict = strict
        self.warnings: list[str] = []
        self._fonts: dict[tuple[str, float], Font] = {}
        self._masks: dict[str, Image.Image] = {}
        self._sound: dict[str, bool] = {}

    def font(self, voice: str, px: float) -> Font:
        """The font of a voice (`display`, `label`, `text`, `bold`, `italic`) at a size in pixels.

        Raises MissingAsset if it can't be read and the resources are strict.
        """
        key = voice, round(max(1.0, px), 2)
        font = self._fonts.get(key)
        if font is None:
            if len(self._fonts) >= KEPT_FONTS:
                self._fonts = {}
            font = self._fonts[key] = self._load_font(*key)
        return font

    def mask(self, name: str) -> Image.Image:
        """A grey icon mask of 576 px, by the name of its file without `.png` (`cape.fill`).

        `cape.levels` is half the fill and half the wider outline, in one picture.
        Raises MissingAsset if it can't be read and the resources are strict.
        """
        mask = self._masks.get(name)
        if mask is None:
            if len(self._masks) >= KEPT_MASKS:
                self._masks = {}
            mask = self._masks[name] = self._load_mask(name)
        return mask

    def picture(self, path: Path) -> Image.Image | None:
        """A picture from a file: RGBA if parts of it are transparent, else RGB.

        None (with a warning) if it can't be read. Raises MissingAsset if strict.
        """
        try:
            with Image.open(path) as file:
                return file.convert("RGBA" if file.has_transparency_data else "RGB")
        except (OSError, ValueError, SyntaxError, Image.DecompressionBombError) as fault:
            self._missing(path, fault, "The picture")
            return None

    def _load_font(self, voice: str, px: float) -> Font:
        path = self.folder / "fonts" / FILES[voice]
        if voice not in self._sound:
            self._sound[voice] = self._is_sound(path)
        if not self._sound[voice]:
            return _spare_font(px)
        return ImageFont.truetype(str(path), px, layout_engine=ImageFont.Layout.BASIC)

    def _is_sound(self, path: Path) -> bool:
        """Whether this very file is a font. Given a path, Pillow would also take a system font of the same name."""
        try:
            ImageFont.truetype(BytesIO(path.read_bytes()), 12)
        except (OSError, ValueError) as fault:
            self._missing(path, fault, "The font")
            return False
        return True

    def _load_mask(self, name: str) -> Image.Image:
        path = self.folder / "icons" / f"{name}.png"
        grey: Image.Image
        try:
            with Image.open(path) as file:
                file.load()
                grey = file if file.mode == "L" else file.convert("L")
        except (OSError, ValueError, SyntaxError) as fault:
            self._missing(path, fault, "The icon")
            return _disc(name.endswith(CUT))
        if name.endswith(CUT):
            return _with_margins(grey)
        return grey if grey.size == (SIDE, SIDE) else grey.resize((SIDE, SIDE), Image.Resampling.LANCZOS)

    def _missing(self, path: Path, fault: Exception, what: str) -> None:
        reason = getattr(fault, "strerror", None) or str(fault) or type(fault).__name__
        error = MissingAsset(path, reason, what)
        if self.strict:
            raise error from fault
        message = f"{error} Until then a plain stand-in is drawn."
        if message not in self.warnings:
            self.warnings.append(message)
            log.warning("%s", message)


def _spare_font(px: float) -> Font:
    font = ImageFont.load_default(px)
    if not isinstance(font, ImageFont.FreeTypeFont):
        raise MissingAsset(Path("FreeType"), "this Pillow was built without it", "The font library")
    return font


def _with_margins(cut: Image.Image) -> Image.Image:
    """A picture from which as much was cut on the left as on the right, and as much above as below."""
    whole = Image.new("L", (SIDE, SIDE), 0)
    whole.paste(cut, ((SIDE - cut.width) // 2, (SIDE - cut.height) // 2))
    return whole


def _disc(levels: bool) -> Image.Image:
    """What stands in for an icon: its mask, or its levels."""
    grey = Image.new("L", (SIDE, SIDE), 0)
    middle = SIDE / 2
    for radius, level in ((185, 127), (170, 255)) if levels else ((170, 255),):
        ImageDraw.Draw(grey).ellipse((middle - radius, middle - radius, middle + radius, middle + radius), fill=level)
    return grey


@cache
def shipped(strict: bool = False) -> Resources:
    """The resources that come with the program, shared by everybody who draws."""
    return Resources(strict=strict)

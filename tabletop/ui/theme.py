"""The theme in use: palette, text scale and the size of the window turned into pixels and one style sheet.

Widgets hold the one `Theme` and read it while painting; `changed` tells them to do so again.
"""

from __future__ import annotations

import functools
import math
import re
from pathlib import Path
from string import Template

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QFont

from tabletop.ui import fonts
from tabletop.ui.palette import DARK, THEMES, Palette, mix, on

SMALL = QSize(1280, 720)
LARGE = QSize(1920, 1080)
LENGTH = re.compile(r"(?<![\w}.])(\d+)px")  # one that stands in the style sheet as a number
STEP = 0.125  # the window scale moves in steps, so that a resize doesn't restyle everything for each pixel


class Theme(QObject):
    """Colours and sizes. Lengths are given for a window of 1920 x 1080 and, if different, of 1280 x 720."""

    changed = Signal()

    def __init__(self, palette: Palette = DARK, text_scale: float = 1.0) -> None:
        super().__init__()
        self.palette = palette
        self.text_scale = text_scale
        self._share = 1.0  # from the small drawn window (0) to the large one (1)
        self._beyond = 1.0  # how many times as large as the large one

    def use(self, palette_name: str, text_scale: float) -> None:
        """Change palette (by name) and text scale (1.0 is 100 %)."""
        palette = THEMES.get(palette_name, DARK)
        if (palette, text_scale) != (self.palette, self.text_scale):
            self.palette, self.text_scale = palette, text_scale
            self.changed.emit()

    def fit(self, size: QSize) -> None:
        """Take sizes for a window of `size` pixels: between the two drawn ones, and beyond full HD in proportion."""
        ratio = min(size.width() / LARGE.width(), size.height() / LARGE.height())
        small = SMALL.width() / LARGE.width()
        share = (min(max(ratio, small), 1.0) - small) / (1 - small)
        share = round(share / STEP) * STEP
        beyond = max(1.0, math.floor(ratio / STEP) * STEP)  # never up: the drawn width would not fit any more
        if (share, beyond) != (self._share, self._beyond):
            self._share, self._beyond = share, beyond
            self.changed.emit()

    def px(self, large: float, small: float | None = None) -> int:
        """A length in pixels for the window as it is."""
        least = large * SMALL.width() / LARGE.width() if small is None else small
        return max(1, round(self._between(least, large)))

    def grown(self, drawn: float) -> int:
        """A length that is the same up to full HD, and grows beyond."""
        return round(drawn * self._beyond)

    def text_px(self, large: float, small: float | None = None) -> int:
        """A text size in pixels, with the person's text scale."""
        least = large * 0.82 if small is None else small
        return max(8, round(self._between(least, large) * self.text_scale))

    def mark_px(self, large: float, small: float | None = None) -> int:
        """The size of a picture that stands beside words: it grows with large text, and small text leaves it."""
        return round(self.px(large, small) * max(1.0, self.text_scale))

    def _between(self, least: float, large: float) -> float:
        return (least + (large - least) * self._share) * self._beyond

    def display(self, large: float, small: float | None = None) -> QFont:
        """Font for names and shouts."""
        return fonts.display_font(self.text_px(large, small))

    def label(self, large: float, small: float | None = None) -> QFont:
        """Font for captions and counters."""
        return fonts.label_font(self.text_px(large, small))

    def text(self, large: float, small: float | None = None, bold: bool = False) -> QFont:
        """Font for everything that is read."""
        return fonts.text_font(self.text_px(large, small), bold)

    def sheet(self, accent: str) -> str:
        """The style sheet for a window, with the game's accent where the action bar begins."""
        colours = {key: value for key, value in vars(self.palette).items() if isinstance(value, str)}
        sizes = {
            "base": self.text_px(14, 12),
            "button": self.text_px(14, 11.5),
            "large": self.text_px(15, 12.5),
            "field": self.text_px(16, 13.5),
            "log": self.text_px(13.5, 11.5),
            "terms": self.text_px(12.5, 11.3),
            "small": self.text_px(12.5, 11),
            "reading": self.text_px(16, 13),
            "reading_list": self.text_px(14, 12),
            "pad_y": self.px(7, 5),
            "pad_x": self.px(12, 9),
            "pad_small": self.px(3, 2),
            "pad_tight": self.px(8, 6),
            "box": self.mark_px(24, 20),
            "menu_icon": self.mark_px(20, 18),
            "arrow_wide": self.mark_px(14, 14),
            "arrow_high": self.mark_px(9, 9),
            "arrow_room": max(self.grown(28), self.mark_px(14, 14) + 12),
            "rail": self.px(12, 12),
        }
        style = Path(__file__).with_name("style")
        size = "large_" if self.mark_px(14, 14) > 14 else ""  # a style sheet makes pictures smaller, never larger
        arrow = "ink_arrow" if self.palette.name == "light" else "arrow"
        names = {"tick": f"{size}tick.png", "arrow": f"{size}{arrow}.png"}
        pictures = {name: (style / file).as_posix() for name, file in names.items()}
        lines = self._off_lines()
        return _template(self._beyond).substitute(
            colours, accent=accent, on_accent=on(accent), **lines, **pictures, **sizes
        )

    def _off_lines(self) -> dict[str, str]:
        """The frame of what can't be pressed: dashed where every key has a line of one colour round a black ground."""
        palette = self.palette
        if palette.edge == palette.text:
            grey = mix(palette.ink, palette.paper, 0.35)  # on the paper of menus
            edges = {"off_edge": palette.off, "off_bar": palette.off, "off_menu": grey, "off_menu_edge": grey}
            return {"off_line": "dashed", **edges}
        edges = {"off_edge": palette.edge, "off_bar": "transparent", "off_menu_edge": "transparent"}
        return {"off_line": "solid", "off_menu": palette.kind, **edges}


@functools.cache
def _template(beyond: float) -> Template:
    """The style sheet whose own lengths (lines, corners, paddings) grow beyond full HD as the named ones do."""
    text = (Path(__file__).with_name("style") / "sheet.qss").read_text(encoding="utf-8")
    return Template(LENGTH.sub(lambda found: f"{round(float(found[1]) * beyond)}px", text))

"""What every item of the scene reads while it paints: colours, fonts, and how large a unit is on the device.

One object for the whole scene; the view changes it and repaints.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QFont

from tabletop.ui import fonts
from tabletop.ui.palette import Palette


@dataclass(slots=True)
class Style:
    """`table_scale` and `screen_scale` are device pixels in a unit of the table and in a pixel of the window.

    They change only when a zoom has come to rest, so that pictures are not drawn anew for every step of it.
    `window` is how large the view is compared with 1524 x 902; `text_scale` is the person's (1.0 is 100 %).
    """

    palette: Palette
    table_scale: float = 1.0
    screen_scale: float = 1.0
    window: float = 1.0
    text_scale: float = 1.0

    @property
    def text_factor(self) -> float:
        """Sizes of notes and buttons on the screen: 1 at full HD, .79 at 1280 x 720, times the person's scale."""
        return (1 - 0.585 * (1 - min(max(self.window, 0.5), 1.6))) * self.text_scale

    @property
    def hand_factor(self) -> float:
        """Sizes of words beside the cards of a risen hand, which in a large window grow with it."""
        return max(self.text_factor, self.window * self.text_scale) if self.window > 1 else self.text_factor

    def legible(self, px: float, least: float = 11.0, most: float = 1e9) -> float:
        """A text size in units of the table: `px`, or more where it would be smaller than `least` on the screen.

        Both follow the person's text scale; `most` is what its place can hold.
        """
        shown = max(self.table_scale / self.screen_scale, 0.05)
        return min(max(px, least * self.text_scale / shown), most)

    @property
    def outline_size(self) -> float:
        """How wide outlines on the screen are compared with those on the table at full HD."""
        return min(max(self.window, 0.7), 1.3)

    def colour(self, name: str, alpha: float = 1.0) -> QColor:
        """A colour of the palette by name."""
        colour = QColor(str(getattr(self.palette, name)))
        colour.setAlphaF(alpha)
        return colour

    def line(self, width: float) -> float:
        """The width of a state outline: half as wide again in high contrast."""
        return width * self.palette.outline_factor


def display(px: float) -> QFont:
    """Bangers for names and shouts."""
    return _scalable(fonts.display_font(px))


def label(px: float) -> QFont:
    """Bebas Neue for captions and counters."""
    return _scalable(fonts.label_font(px))


def text(px: float, bold: bool = False) -> QFont:
    """DejaVu Sans for everything that is read."""
    return _scalable(fonts.text_font(px, bold))


def _scalable(font: QFont) -> QFont:
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font

"""The three voices of the interface and how their files are loaded.

Bangers shouts, Bebas Neue labels, DejaVu Sans explains. A missing file is reported once and replaced by what the
machine has; nothing stops because of it.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

DISPLAY = "Bangers"
LABEL = "Bebas Neue"
TEXT = "DejaVu Sans"

FIRST_FILES = ("Bangers.ttf", "BebasNeue-Bold.otf")
TEXT_FILES = ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf")  # most machines have these, and then they may come later
LATER_FILES = (
    "DejaVuSans-Oblique.ttf",
    "DejaVuSansCondensed.ttf",
    "DejaVuSansCondensed-Bold.ttf",
    "DejaVuSansCondensed-Oblique.ttf",
)


def load_first(folder: Path) -> list[str]:
    """Load what the first picture needs; returns the names of those that could not be read."""
    files = FIRST_FILES if QFontDatabase.hasFamily(TEXT) else FIRST_FILES + TEXT_FILES
    return load_fonts(folder, files)


def load_later(folder: Path) -> list[str]:
    """Load the other files, also those that a font of the machine has stood in for."""
    return load_fonts(folder, TEXT_FILES + LATER_FILES)


def load_fonts(folder: Path, files: tuple[str, ...] = FIRST_FILES + TEXT_FILES) -> list[str]:
    """Load these font files from `folder`; returns the names of those that could not be read."""
    return [name for name in files if QFontDatabase.addApplicationFont(str(folder / name)) < 0]


def display_font(px: float) -> QFont:
    """Bangers at this many pixels, 3 % wider set."""
    return _font(DISPLAY, px, 103)


def label_font(px: float, tracking: float = 107) -> QFont:
    """Bebas Neue at this many pixels (never below 11); the only weight there is."""
    font = _font(LABEL, max(px, 11), tracking)
    font.setCapitalization(QFont.Capitalization.AllUppercase)
    font.setBold(True)  # the family holds one face, and that one is called Bold
    return font


def text_font(px: float, bold: bool = False) -> QFont:
    """DejaVu Sans at this many pixels."""
    font = _font(TEXT, px, 100)
    font.setBold(bold)
    return font


def _font(family: str, px: float, tracking: float) -> QFont:
    font = QFont(family)
    font.setPixelSize(max(1, round(px)))
    font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, tracking)
    return font

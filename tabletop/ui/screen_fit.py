"""Screens smaller than the smallest window: there the whole program is shown smaller.

Here is how small a window may get, and the application object that is scaled for its screen. How sizes follow from a
window is in `theme.py`; where the window comes up is in `shell.py`.
"""

from __future__ import annotations

import math
import os

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

LEAST = QSize(960, 600)  # logical pixels of the smallest window whose pages keep all their words
TITLE_BAR = 32  # logical pixels that a window which isn't full screen needs above itself
SCALE = "QT_SCALE_FACTOR"


def factor_for(room: QSize) -> float:
    """What everything is multiplied with, at most 1, so that the smallest window fits into `room` logical pixels."""
    if room.isEmpty() or (room.width() >= LEAST.width() and room.height() >= LEAST.height()):
        return 1.0
    factor = min(1.0, room.width() / LEAST.width(), room.height() / (LEAST.height() + TITLE_BAR))
    return max(0.01, math.floor(factor * 100) / 100)  # never rounded up: then the window would not fit


def scaled_application(arguments: list[str]) -> QApplication:
    """The application; where the screen has too few logical pixels for the smallest window, all is drawn smaller.

    1280 x 720 pixels at scale 2 are 640 x 360 logical ones. Making lengths and type of the theme smaller would leave
    every other length (cards, icons, borders) behind, so Qt's own factor for the process is used, which shrinks them
    together and multiplies with the screen's ratio and the person's own factor. Qt reads it only while an application
    is made, and how large the screen is can only be asked of one; so on a small screen, and only there, the first
    application is taken down (some 30 ms) and made again. The room is that of the first screen without task bars. A
    window that is later moved to a still smaller screen is cut down to that (`Shell.keep_on_screen`).
    """
    application = _application(arguments)
    screen = application.primaryScreen()
    if screen is None or application.platformName() == "offscreen":  # nobody looks at it; its 800 x 800 mean nothing
        return application
    factor = factor_for(screen.availableSize())
    if factor == 1.0:
        return application
    application.shutdown()
    del application
    before = os.environ.get(SCALE)
    os.environ[SCALE] = f"{_own_factor(before) * factor:.4f}"
    try:
        return _application(arguments)
    finally:  # programs started from here find the person's own factor
        if before is None:
            del os.environ[SCALE]
        else:
            os.environ[SCALE] = before


def _application(arguments: list[str]) -> QApplication:
    QGuiApplication.setDesktopFileName("tabletop")
    return QApplication(arguments)


def _own_factor(words: str | None) -> float:
    try:
        factor = float(words or "1")
    except ValueError:
        return 1.0  # so does Qt
    return factor if math.isfinite(factor) and factor > 0 else 1.0

"""`tabletop --selftest`: does an installed or frozen program have all it needs? For builds, not for people.

Fonts are found and draw, a PNG is written and read, a pool of worker processes runs, a form opens offscreen.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tabletop.data import data_dir

_WORKER_SECONDS = 60.0


class MissingPart(Exception):
    """Something that ought to be there is not; the message names it."""


def selftest() -> int:
    """Run all checks, one line each. Returns 0 if all pass, else 1."""
    faults = 0
    for title, check in CHECKS:
        try:
            found = check()
        except Exception as fault:
            faults += 1
            sys.stdout.write(f"FAULT {title}: {type(fault).__name__}: {fault}\n")
        else:
            sys.stdout.write(f"ok {title}: {found}\n")
        sys.stdout.flush()
    return 1 if faults else 0


def fonts_draw() -> str:
    """Every font that ships can be opened and has the letters of a name."""
    from PIL import ImageFont

    fonts = [path for path in sorted((data_dir("assets") / "fonts").iterdir()) if path.suffix in (".ttf", ".otf")]
    if not fonts:
        raise MissingPart(f"no font in {data_dir('assets') / 'fonts'}")
    for path in fonts:
        if ImageFont.truetype(str(path), 20).getlength("BERT") <= 0:
            raise MissingPart(f"{path.name} has no letters")
    return f"{len(fonts)} fonts"


def picture_is_saved() -> str:
    """A PNG is written and read back."""
    from PIL import Image

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "picture.png"
        Image.new("RGBA", (63, 88), "#F0452F").save(path)
        with Image.open(path) as read:
            if read.size != (63, 88) or read.getpixel((1, 1)) != (240, 69, 47, 255):
                raise MissingPart("the picture came back changed")
    return "PNG"


def game_is_played() -> str:
    """Each game has its cards and plays to an end."""
    from tabletop.games import all_games
    from tabletop.simulate.one_game import Finished, Plan, play_one

    for game in all_games():
        result = play_one(Plan(game.name, ("random",) * min(game.seats)), 0)
        if not isinstance(result, Finished):
            raise MissingPart(f"{game.name}: {result.error}")
    return ", ".join(game.name for game in all_games())


def workers_run() -> str:
    """A pool of spawned processes does work and none of them opens a window."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(2, context) as pool:
        answers = [pool.submit(process_without_qt) for _ in range(2)]
        processes = {future.result(timeout=_WORKER_SECONDS) for future in answers}
    if os.getpid() in processes:
        raise MissingPart("the work was done by the program itself")
    return "spawn"


def process_without_qt() -> int:
    """The number of the process this runs in. Raises MissingPart if Qt's windows were loaded there.

    A frozen program loads QtCore by itself at every start, to tell Qt where its plugins are.
    """
    if "PySide6.QtGui" in sys.modules:
        raise MissingPart("a worker process has loaded Qt's windows")
    return os.getpid()


def form_opens() -> str:
    """The lobby's form fills a widget, offscreen."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication, QWidget

    from tabletop.ui.forms.ui_lobby import Ui_Lobby

    application = QApplication.instance() or QApplication(["tabletop"])
    widget = QWidget()
    Ui_Lobby().setupUi(widget)
    if widget.grab().isNull():
        raise MissingPart("nothing was painted")
    del widget
    application.processEvents()
    return "offscreen"


# Worker processes come before Qt: what a process forks or spawns should not hold a display.
CHECKS: tuple[tuple[str, Callable[[], str]], ...] = (
    ("fonts", fonts_draw),
    ("pictures", picture_is_saved),
    ("games", game_is_played),
    ("worker processes", workers_run),
    ("forms", form_opens),
)

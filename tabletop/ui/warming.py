"""Getting a table ready while somebody looks at the lobby: modules are loaded one at a time between two events."""

from __future__ import annotations

import contextlib
import importlib
import threading
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer

from tabletop.engine.game import Game

PAUSE_MS = 30
MODULES = (
    "tabletop.engine.match",
    "tabletop.saves.reading",
    "PIL.Image",
    "tabletop.studio.render",
    "tabletop.ui.scene.table",
    "tabletop.ui.scene.view",
    "tabletop.ui.rulebook.window",
    "tabletop.ui.newgame.form",
    "tabletop.ui.window.page",
    "tabletop.ui.table_flows",
)


class Warming(QObject):
    """Does one step, lets the window breathe, and goes on. A module that is missing ends it."""

    def __init__(self, games: Sequence[Game], parent: QObject) -> None:
        super().__init__(parent)
        self._steps: list[Callable[[], object]] = [_importing(name) for name in MODULES]
        self._steps += [_reading(game) for game in games]
        self._timer = QTimer(self)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self._step)

    @property
    def done(self) -> bool:
        """Whether everything is loaded."""
        return not self._steps

    def start(self) -> None:
        """Begin, or go on."""
        self._timer.start()

    def _step(self) -> None:
        if not self._steps:
            self._timer.stop()
            return
        step = self._steps.pop(0)
        try:
            step()
        except ImportError:
            self._steps.clear()  # and whoever opens a table is told


def _reading(game: Game) -> Callable[[], object]:
    """Reads a game's cards on a thread of its own: the longest step, and no Qt in it."""
    return lambda: threading.Thread(target=_read, args=(game,), name="reading-cards", daemon=True).start()


def _read(game: Game) -> None:
    with contextlib.suppress(Exception):  # whoever opens a table meets the fault again, with words for the person
        cards = game.card_set()
        game.rules()
        game.face(cards, cards.cards[0].id)


def _importing(name: str) -> Callable[[], object]:
    return lambda: importlib.import_module(name)

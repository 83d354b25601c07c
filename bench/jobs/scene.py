"""The real table scene at 1920 x 1080: a card dragged over it, a full repaint, and how evenly frames come.

With `--cards` a grid of so many cards fills the window, as many and as large as those of `bare_scene`; without, it is a
full table of the game with an open hand. Measured as `bare_scene` measures its plain pixmaps, after all pictures are
drawn and with motion switched off; `wall_ms` and `wall_p95_ms` are what a person waits for a frame of the drag.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bench.clock import report
from bench.jobs.bare_scene import HEIGHT, WIDTH, drag_to, least_frame
from bench.jobs.crowd import crowd_layout, crowd_state
from bench.jobs.full_table import full_table
from tabletop.data import data_dir
from tabletop.games import game_named
from tabletop.ui.fonts import load_fonts
from tabletop.ui.palette import DARK
from tabletop.ui.scene.faces import CardFaces
from tabletop.ui.scene.pictures import Pictures
from tabletop.ui.scene.state import SceneState
from tabletop.ui.scene.view import TableView


class PaintCounter(QObject):
    """Counts the paint events of what it filters."""

    paints = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Paint:
            self.paints += 1
        return super().eventFilter(watched, event)


def settle(app: QApplication, counter: PaintCounter, seconds: float = 1.0) -> None:
    """Until nothing has been painted for a while: every picture has been drawn."""
    last, paints = time.monotonic(), counter.paints
    while time.monotonic() - last < seconds:
        app.processEvents()
        time.sleep(0.005)
        if counter.paints != paints:
            last, paints = time.monotonic(), counter.paints


def percentile(values: list[float], share: float) -> float:
    """The value that so large a share (0 to 1) of the values stays below."""
    return sorted(values)[min(int(len(values) * share), len(values) - 1)]


def wall_frames(app: QApplication, painted: Callable[[], int], act: Callable[[int], None], count: int) -> list[float]:
    """Milliseconds from a change to its picture, as a person waits for it."""
    frames = []
    for number in range(count):
        before, began = painted(), time.perf_counter()
        act(number)
        while painted() == before:
            app.processEvents()
        frames.append((time.perf_counter() - began) * 1e3)
    return frames


def shown_table(game_name: str, crowd: int, width: int, players: int = 2) -> tuple[TableView, SceneState]:
    """The table in its window, and what it shows."""
    game = game_named(game_name)
    if crowd:
        layout, cards = crowd_layout(crowd, width, (WIDTH, HEIGHT)), game.card_set()
        state = crowd_state(crowd, cards)
    else:
        match = full_table(game, players)
        layout, cards, seat = match.game.layout_for(players), match.card_set, match.ask(0)
        humans = [place == 0 for place in range(players)]
        state = SceneState(seat.view(), seat.decision(), match.names, humans=humans, open_hand=0)
    view = TableView(layout, Pictures(CardFaces(cards, game.face, layout.sides)), DARK)
    view.set_animation(False)
    view.input_guard_ms = 0
    view.resize(WIDTH, HEIGHT)
    view.show()
    return view, state


def is_seen(view: TableView, key: str) -> bool:
    """Whether a card or another piece of this key lies on the table."""
    return key in view.table.pieces.cards or key in view.table.parts.items


def main() -> None:
    ask = argparse.ArgumentParser()
    ask.add_argument("--game", default="hero-brigade")
    ask.add_argument("--cards", type=int, default=0, help="a grid of so many cards instead of the game's table")
    ask.add_argument("--width", type=int, default=80, help="of a card of the grid, in pixels")
    ask.add_argument("--players", type=int, default=2)
    ask.add_argument("--held", default="card:", help="how the key of what is dragged begins")
    ask.add_argument("--seconds", type=float, default=1.5)
    ask.add_argument("--save", help="write a picture of the table to this file instead, to look at")
    args = ask.parse_args()
    app = QApplication(sys.argv[:1])
    load_fonts(data_dir("assets") / "fonts")
    view, state = shown_table(args.game, args.cards, args.width, args.players)
    counter = PaintCounter()
    view.viewport().installEventFilter(counter)
    view.sync(replace(state, decision=None) if args.cards else state)
    settle(app, counter)
    if args.save:
        view.grab().save(args.save)
        return
    full = least_frame(app, lambda: counter.paints, lambda _: view.viewport().update(), args.seconds / 2)
    view.sync(state)
    settle(app, counter, 0.3)
    assert state.decision is not None
    held = next(key for key in state.decision.subjects() if key.startswith(args.held) and is_seen(view, key))
    middle = view.choosing.focus.middle(held)
    assert middle is not None
    start = view.to_window(middle).toPoint()
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for step in range(1, 12):
        QTest.mouseMove(view.viewport(), start - QPoint(0, step * 4))
        app.processEvents()
    settle(app, counter, 0.3)
    assert view.handling.dragging == held
    frame = least_frame(app, lambda: counter.paints, lambda number: drag_to(view, number), args.seconds / 2)
    wall = wall_frames(app, lambda: counter.paints, lambda number: drag_to(view, number), 240)
    shown = [item for item in view.table.items() if item.isVisible() and item in view.table.pieces.cards.values()]
    report(
        full_ms=full,
        drag_ms=frame,
        wall_ms=statistics.median(wall),
        wall_p95_ms=percentile(wall, 0.95),
        cards=len(shown),
    )


if __name__ == "__main__":
    main()

"""The real table scene at 1920 x 1080 with a full table and an open hand: a card dragged over it, and a full repaint.

Measured as `bare_scene` measures its plain pixmaps, after all pictures are drawn and with motion switched off.
"""

from __future__ import annotations

import argparse
import sys
import time

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bench.clock import report
from bench.jobs.bare_scene import HEIGHT, WIDTH, least_frame
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


def main() -> None:
    ask = argparse.ArgumentParser()
    ask.add_argument("--game", default="hero-brigade")
    ask.add_argument("--seconds", type=float, default=1.5)
    ask.add_argument("--save", help="write a picture of the table to this file instead, to look at")
    args = ask.parse_args()
    app = QApplication(sys.argv[:1])
    load_fonts(data_dir("assets") / "fonts")
    match = full_table(game_named(args.game))
    layout = match.game.layout()
    view = TableView(layout, Pictures(CardFaces(match.card_set, match.game.face, layout.sides)), DARK)
    counter = PaintCounter()
    view.viewport().installEventFilter(counter)
    view.set_animation(False)
    view.input_guard_ms = 0
    view.resize(WIDTH, HEIGHT)
    view.show()
    seat = match.ask(0)
    state = SceneState(seat.view(), seat.decision(), match.names, humans=[True, False], open_hand=0)
    view.sync(state)
    settle(app, counter)
    decision = seat.decision()
    assert decision is not None
    held = next(key for key in decision.subjects() if key in view.table.pieces.cards)
    card = view.table.pieces.cards[held]
    start = view.mapFromScene(card.sceneBoundingRect().center())
    if args.save:
        view.grab().save(args.save)
        return
    full = least_frame(app, lambda: counter.paints, lambda _: view.viewport().update(), args.seconds / 2)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for step in range(1, 12):
        QTest.mouseMove(view.viewport(), start - QPoint(0, step * 4))
        app.processEvents()
    settle(app, counter, 0.3)

    def drag(number: int) -> None:
        QTest.mouseMove(view.viewport(), QPoint(300 + 12 * number % 1000, 200 + 7 * number % 500))

    frame = least_frame(app, lambda: counter.paints, drag, args.seconds / 2)
    shown = [item for item in view.table.items() if item.isVisible() and item in view.table.pieces.cards.values()]
    report(full_ms=full, drag_ms=frame, cards=len(shown))


if __name__ == "__main__":
    main()

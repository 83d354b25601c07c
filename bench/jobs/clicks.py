"""How soon the picture follows a click at a real table of 1920 x 1080 with motion on: from press to picture.

Plays a game by clicks on the table and in the action bar. Both are counted: clicks that only light targets and answers,
after which rules run and the window shows what came of them. Milliseconds as a person waits for them.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bench.clock import report
from bench.jobs.bare_scene import HEIGHT, WIDTH
from bench.jobs.scene import PaintCounter, percentile, settle
from tabletop.data import data_dir
from tabletop.engine.game import SeatSetup
from tabletop.engine.match import Match
from tabletop.games import game_named
from tabletop.trace import Trace
from tabletop.ui.fonts import load_fonts
from tabletop.ui.settings import Settings
from tabletop.ui.shell import Shell
from tabletop.ui.table_flows import TableFlows
from tabletop.ui.theme import Theme
from tabletop.ui.window.page import TablePage

LEFT = Qt.MouseButton.LeftButton


def opened(game_name: str) -> tuple[Shell, TablePage]:
    """A table for two people with open hands, without pauses after decisions."""
    game = game_named(game_name)
    match = Match.new(game, game.setup([SeatSetup("Ann"), SeatSetup("Bo")], {}, 4))
    shell = Shell(Theme(), Settings())
    shell.resize(WIDTH, HEIGHT)
    shell.show()
    table = TableFlows(shell, match, Trace(None), None, "open")
    table.keeps = False
    table.page.acting.guard_ms = 0
    table.page.scene.input_guard_ms = 0
    table.open()
    return shell, table.page


def click(page: TablePage, chance: random.Random) -> bool:
    """Click one thing that may be done now: a card on the table, or a button. False if there is nothing."""
    view = page.scene
    things = [thing for thing in view.choosing.focus.actionable() if thing.startswith(("card:", "place:", "zone:"))]
    chance.shuffle(things)
    for thing in things:
        middle = view.choosing.focus.middle(thing)
        place = view.to_window(middle).toPoint() if middle is not None else None
        if place is not None and view.finder.things_at(view.to_scene(place.toPointF()))[:1] == [thing]:
            QTest.mouseClick(view.viewport(), LEFT, pos=place)
            return True
    buttons = [button for line in (page.bar.first, page.bar.second) for button in line.buttons if button.isVisible()]
    if buttons:
        QTest.mouseClick(chance.choice(buttons), LEFT)
    return bool(buttons)


def main() -> None:
    ask = argparse.ArgumentParser()
    ask.add_argument("--game", default="hero-brigade")
    ask.add_argument("--clicks", type=int, default=150)
    args = ask.parse_args()
    app = QApplication(sys.argv[:1])
    load_fonts(data_dir("assets") / "fonts")
    shell, page = opened(args.game)
    counter, chance = PaintCounter(), random.Random(1)
    page.scene.viewport().installEventFilter(counter)
    page.bar.installEventFilter(counter)
    settle(app, counter)
    waits: list[float] = []
    while len(waits) < args.clicks and page.controller.match.outcome is None:
        before, began = counter.paints, time.perf_counter()
        if not click(page, chance):
            break
        while counter.paints == before and time.perf_counter() - began < 1:
            app.processEvents()
        waits.append((time.perf_counter() - began) * 1e3)
        shell.close_sheets()
        menu = page.scene.choosing.menu
        if menu is not None:
            menu.actions()[0].trigger()
            menu.close()
        settle(app, counter, 0.02)
        page.scene.table.clock.finish()
        app.processEvents()
    report(click_ms=statistics.median(waits), click_p95_ms=percentile(waits, 0.95), clicks=len(waits))


if __name__ == "__main__":
    main()

"""Somebody at a test of skill, with a clock that the test sets."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tabletop.engine.match import Match
from tabletop.ui.window.page import TablePage
from tests.games.hero_brawl.bout import play

LEFT = Qt.MouseButton.LeftButton


def flier(rolls: int = 5) -> Match:
    """Ann has played a High Flier on Bo and is to take the test; the die will show `rolls`."""
    bout = play(
        players=[{"hand": ["Cloudbreaker", "Jobber", "Diva"]}, {"hand": ["Gearlock", 2]}],
        pile=6,
        belt="Bo",
        script=[rolls - 1],
        options={"flier": "meter"},
    )
    return bout.play("Cloudbreaker", on="Bo").match


class Flier:
    """A page at the test, with a clock that the test sets."""

    def __init__(self, page: TablePage) -> None:
        self.page, self.meter, self.bar = page, page.meter, page.meter.bar
        self.time = 0.0
        self.bar.now = lambda: self.time

    @property
    def answers(self) -> list[str]:
        """What was answered to tests of skill."""
        moves = [entry.move for entry in self.page.controller.match.entries]
        return [":".join(map(str, move)) for move in moves if move[0] in ("meter", "die")]

    def click(self) -> None:
        """Press on the bar."""
        QTest.mouseClick(self.bar, LEFT, pos=self.bar.rect().center())

    def stop_at(self, place: float) -> None:
        """Start the marker and stop it at a place of the bar on its first way."""
        self.click()
        self.time += place * self.bar.sweep
        self.click()

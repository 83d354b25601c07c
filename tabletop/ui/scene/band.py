"""The band of paper on which a fight is decided: what must be reached, the dice and what they come to, the choices.

It lies over everything in its place while a fight is under way, and its result for a moment. The dice are parts of the
table; `Band` in `tabletop.engine.layout` says which facts it reads.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.engine.fittings import Band
from tabletop.engine.view import View
from tabletop.ui.scene.band_paper import BELOW, Asked, BandPaper, asked_room
from tabletop.ui.scene.clock import Clock
from tabletop.ui.scene.metrics import units
from tabletop.ui.scene.parts.looks import roll_length
from tabletop.ui.scene.state import SceneState
from tabletop.ui.scene.style import Style
from tabletop.ui.scene.tiles import Tile, in_row, tiles_of

TILE_WIDE, WORDED_WIDE = 82.0, 128.0
LINGERS, READ = 1700.0, 450.0  # milliseconds that a result stays; between a roll and what comes of it


def band_words(view: View, band: Band) -> list[str]:
    """A fight in short lines: what must be reached and why, what was rolled, how it went."""
    facts = view.facts.get(band.fact)
    if not isinstance(facts, dict):
        return []
    why = ", ".join(f"{name} {number}" for name, number in facts.get("lines", ()))
    said = [str(facts.get("title", "")), f"{facts.get('target')} to reach" + (f" ({why})" if why else "")]
    if facts.get("value"):
        said.append(f"rolled {facts.get('says')}: {facts['value']}, {facts.get('verdict')}")
    said += [str(facts.get(name) or "").rstrip(".!") for name in ("word", "sentence")]
    return [line for line in said if line]


class BandItem(QGraphicsItem):
    """The band, in scene coordinates; `gone` is called when a result leaves by itself."""

    def __init__(self, band: Band, accent: str, style: Style, clock: Clock):
        super().__init__()
        self.band = band
        self.rect = units(band.at)
        self.facts: Mapping[str, Any] = {}
        self.tiles: tuple[Tile, ...] = ()
        self.heading = ""
        self.pointed = ""
        self.gone: Callable[[], None] = lambda: None
        self._paper = BandPaper(self.rect, accent, style)
        self._clock = clock
        self._rolled: object = None
        self._rolling = False
        self._dismissed: object = None
        self.setVisible(False)

    # ------------------------------------------------------------ what is shown
    @property
    def up(self) -> bool:
        """Whether the band is there."""
        return self.isVisible()

    def show_state(self, state: SceneState, quiet: bool, wait: float = 0.0) -> None:
        """Take the fight from the facts and the choices from the decision. The dice begin to roll after `wait`."""
        facts = state.view.facts.get(self.band.fact)
        before, self.facts = self.facts, facts if isinstance(facts, dict) else {}
        self.heading, self.tiles = tiles_of(state.decision, self.band.asks, int(self.facts.get("enough") or 0))
        roll = self.facts.get("roll") or 0
        over = bool(self.facts.get("over"))
        if roll and roll != self._rolled and not quiet:
            self._roll(int(roll), wait)
        if roll and roll != self._rolled and quiet and over:
            self._dismissed = roll  # it was over before this table was looked at
        if over and roll == self._rolled and state.open_hand is not None:
            self._dismissed = roll  # who opens the hand that it covers has seen it
        self._rolled = roll
        there = bool(self.facts) and state.call is None and not (over and roll == self._dismissed)
        self.setVisible(there)
        if there and over and not (before.get("over") and before.get("roll") == roll):
            self._linger()
        elif not over:
            self._clock.drop(("band", "lingers"))
        self.update()

    @property
    def lingers(self) -> bool:
        """Whether a result is there that goes by itself."""
        return self.up and self._clock.moving(("band", "lingers"))

    def dismiss(self) -> bool:
        """A click puts a result away; False if there is none."""
        if not self.up or not self.facts.get("over"):
            return False
        self._dismissed = self.facts.get("roll")
        self._clock.drop(("band", "lingers"))
        self.setVisible(False)
        self.gone()
        return True

    def point(self, thing: str) -> None:
        """The tile under the pointer, "" for none."""
        if thing != self.pointed:
            self.pointed = thing
            self.update()

    def _roll(self, roll: int, wait: float) -> None:
        """What was rolled is read when the dice lie still."""
        self._rolling = self._clock.shows

        def done() -> None:
            self._rolling = False
            self.update()

        length = wait + (roll_length(roll) if self._clock.flies else READ)
        self._clock.run(("band", "rolls"), length, lambda _progress: None, done=done, skips=True, still=True)

    def _linger(self) -> None:
        if not self._clock.shows:
            return  # with motion off it stays until the next act or a click
        length = LINGERS + (roll_length(int(self.facts.get("roll") or 0)) if self._rolling else 0.0)
        self._clock.run(("band", "lingers"), length, lambda _progress: None, done=self._leave, still=True)

    def _leave(self) -> None:
        if self.facts.get("over"):
            self._dismissed = self.facts.get("roll")
            self.setVisible(False)
            self.gone()

    # ------------------------------------------------------------ where things are
    def tile_rects(self) -> list[QRectF]:
        """Where the tiles lie, in scene units."""
        room = asked_room(self.rect).adjusted(0, 22, 0, 0)
        return in_row(room, len(self.tiles), WORDED_WIDE if self._worded else TILE_WIDE)

    @property
    def _worded(self) -> bool:
        return any(tile.icons < 0 for tile in self.tiles)

    def tile_at(self, point: QPointF) -> str:
        """The name of the tile under a point of the scene, "" for none."""
        if not self.up or self._rolling:
            return ""
        found = zip(self.tiles, self.tile_rects(), strict=True)
        return next((tile.name for tile, rect in found if rect.contains(point)), "")

    def covers(self, point: QPointF) -> bool:
        """Whether the band lies over a point of the scene."""
        return self.up and self.rect.contains(point)

    @property
    def words(self) -> str:
        """Everything that stands on it, as one text."""
        facts = self.facts
        lines = [f"{name} {number}" for name, number in facts.get("lines", ())]
        said = [facts.get("title"), *lines, facts.get("note"), f"{facts.get('target')} to reach"]
        if not self._rolling:
            value = str(facts.get("value") or "")
            said += [facts.get("says"), value, facts.get("verdict"), self.heading]
            said += [" ".join(filter(None, (tile.head, tile.number, tile.tail))) for tile in self.tiles]
            said += [] if self.tiles else [facts.get("word"), facts.get("sentence")]
        return "\n".join(str(line) for line in said if line)

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-4, -26, 12, BELOW + 4)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.facts:
            asked = Asked(self.heading, self.tiles, tuple(self.tile_rects()), self.pointed)
            self._paper.paint(painter, self.facts, self._rolling, asked)

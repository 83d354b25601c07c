"""What lies over the table for a while: the band of a fight with the line to its square, and stages for large cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from tabletop.engine.layout import Layout
from tabletop.ui.scene.band import BandItem
from tabletop.ui.scene.band_line import BandLine
from tabletop.ui.scene.clock import Clock
from tabletop.ui.scene.metrics import MM, Layer, put
from tabletop.ui.scene.offers import TILE
from tabletop.ui.scene.stages import StageItem
from tabletop.ui.scene.state import SceneState
from tabletop.ui.scene.style import Style
from tabletop.ui.scene.zones import ZoneItem

GROUND, LINE = 600, 560  # steps in the layer of what hovers, above hold buttons; in that of pieces, below parts


class Upper:
    """The items of one table."""

    def __init__(self, scene: QGraphicsScene, layout: Layout, style: Style, clock: Clock):
        self.stages = [StageItem(stage, layout.accent, style) for stage in layout.stages]
        self.band = BandItem(layout.band, layout.accent, style, clock) if layout.band is not None else None
        self.line = BandLine(self.band.rect, style) if self.band is not None else None
        for stage in self.stages:
            put(stage, Layer.HOVERED, 1)
            scene.addItem(stage)
        if self.band is not None and self.line is not None:
            put(self.band, Layer.HOVERED, GROUND)
            put(self.line, Layer.PIECES, LINE)
            scene.addItem(self.band)
            scene.addItem(self.line)

    def show_state(
        self, state: SceneState, near: int, zones: Mapping[str, ZoneItem], quiet: bool, waits: Mapping[str, float]
    ) -> None:
        """Show what belongs to this moment. `waits` are the times at which dice begin to roll."""
        for stage in self.stages:
            stage.show_state(state, near)
        if self.band is None or self.line is None:
            return
        self.band.show_state(state, quiet, max(waits.values(), default=0.0))
        self._join(zones, joined=self.band.up or (state.call is not None and bool(self.band.facts)))

    def _join(self, zones: Mapping[str, ZoneItem], joined: bool) -> None:
        assert self.band is not None
        assert self.line is not None
        grid, place = zones.get(self.band.band.grid), self.band.facts.get("place")
        if not joined or grid is None or not isinstance(place, int):
            self.line.join(None, 0.0, leftmost=False)
            return
        self.line.join(grid.slot_rect(place), grid.zone.gap * MM, leftmost=place % grid.zone.columns == 0)

    def on_gone(self, gone: Callable[[], None]) -> None:
        """What is done when the result of a fight goes by itself or is clicked away."""
        if self.band is not None:

            def left() -> None:
                if self.line is not None:
                    self.line.setVisible(False)
                gone()

            self.band.gone = left

    @property
    def hidden_zone(self) -> str:
        """The zone of which nothing is shown: that of the dice while the band is not there."""
        return self.band.band.zone if self.band is not None and not self.band.up else ""

    @property
    def lingers(self) -> bool:
        """Whether the result of a fight is still there to be read, and goes by itself."""
        return self.band is not None and self.band.lingers

    def covering(self, point: QPointF) -> bool:
        """Whether something lies over a point of the scene."""
        band = self.band is not None and self.band.covers(point)
        return band or any(stage.covers(point) for stage in self.stages)

    def lies_over(self, rect: QRectF) -> bool:
        """Whether the band lies over a part of the scene."""
        return self.band is not None and self.band.up and self.band.rect.intersects(rect)

    def tile_at(self, point: QPointF) -> str:
        """The tile under a point of the scene, "" for none."""
        found = self.band.tile_at(point) if self.band is not None else ""
        return found or next((tile for stage in self.stages if (tile := stage.tile_at(point))), "")

    def tile_names(self) -> list[str]:
        """The names of all tiles that stand there."""
        boards: list[BandItem | StageItem] = [*self.stages, *([self.band] if self.band is not None else [])]
        return [tile.name for board in boards if board.up for tile in board.tiles]

    def tile_rect(self, name: str) -> QRectF | None:
        """Where a tile lies."""
        boards: list[BandItem | StageItem] = [*self.stages, *([self.band] if self.band is not None else [])]
        for board in boards:
            if board.up and board.tiles:
                for tile, rect in zip(board.tiles, board.tile_rects(), strict=True):
                    if tile.name == name:
                        return rect
        return None

    def point(self, things: list[str]) -> None:
        """Light the tile under the pointer."""
        tile = things[0] if things and things[0].startswith(TILE) else ""
        if self.band is not None:
            self.band.point(tile)
        for stage in self.stages:
            stage.point(tile)

    def dismiss(self, point: QPointF | None = None) -> bool:
        """Put the result of a fight away, if it lies under this point; False if there is none."""
        if self.band is None or (point is not None and not self.band.covers(point)):
            return False
        return self.band.dismiss()

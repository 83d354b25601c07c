"""Everything on the table that stays where it is: panels, empty places, numbers, markers, hold buttons, the call.

Built once for a layout and a seating; each moment only changes what stands on it.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from tabletop.engine.layout import Layout
from tabletop.engine.places import Caption
from tabletop.ui.palette import seat_mark
from tabletop.ui.scene.call import CallPanel
from tabletop.ui.scene.caption_words import caption_words
from tabletop.ui.scene.chart import ChartItem
from tabletop.ui.scene.clock import Clock
from tabletop.ui.scene.duel import DuelItems
from tabletop.ui.scene.figures import MarkerItem
from tabletop.ui.scene.ground import CaptionItem, OutItem, PanelItem, ZigzagItem
from tabletop.ui.scene.hand_buttons import Around, HandButtons, is_out
from tabletop.ui.scene.lines import LinesItem
from tabletop.ui.scene.metrics import Layer, put, units
from tabletop.ui.scene.outlines import Outlines
from tabletop.ui.scene.parts.cabinet import Cabinet
from tabletop.ui.scene.parts.gauges import GAUGES, BagItem
from tabletop.ui.scene.parts.made import GROUNDS, zone_item
from tabletop.ui.scene.score import TrackItem
from tabletop.ui.scene.spots import Seating, side_of
from tabletop.ui.scene.standings import StandingsItem
from tabletop.ui.scene.state import SceneState
from tabletop.ui.scene.style import Style
from tabletop.ui.scene.upper import Upper
from tabletop.ui.scene.zones import LaneItem

OUT = "Out"


def turn_of(state: SceneState) -> int | None:
    """Whose board is marked: who has the turn or, while nobody has it, such as before the first round, who is asked."""
    active = state.view.facts.get("active")
    if isinstance(active, int):
        return active
    return state.decision.seat if state.decision is not None else state.hand_wanted


class Furniture:
    """The items that a layout asks for, when `seating` says who sits where."""

    def __init__(
        self,
        scene: QGraphicsScene,
        layout: Layout,
        seating: Seating,
        outlines: Outlines,
        cabinet: Cabinet,
        style: Style,
        clock: Clock,
    ):
        self.layout = layout
        self.seating = seating
        self._scene = scene
        self._style = style
        near, seats = seating.near, seating.seats
        named = [(zone.name(near, seats), zone) for zone in layout.zones]
        self.zones = {name: zone_item(zone, name, layout.accent, cabinet, outlines, style) for name, zone in named}
        self.lanes = {
            lane.target: LaneItem(lane.target, units(lane.at), lane.title, lane.colour, outlines, style)
            for lane in layout.lanes
        }
        self.hands = HandButtons(scene, layout, seating, style, Around(self._taken, self._tags, self._counters))
        self.buttons, self.on_boards, self.hints = self.hands.buttons, self.hands.on_boards, self.hands.hints
        self.call = CallPanel(units(layout.call), layout.accent, style, clock)
        self.upper = Upper(scene, layout, style, clock)
        self._panels: list[tuple[PanelItem, int | None]] = []
        self._outs: dict[int, OutItem] = {}  # over boards, whose pieces would cover what the panel says
        self._captions: list[tuple[CaptionItem, Caption, int | None, str]] = []
        self.figures = [GAUGES[figure.show](figure, style, clock) for figure in layout.figures]
        self._markers = [MarkerItem(marker, style) for marker in layout.markers]
        self.lines = [LinesItem(lines, style, clock) for lines in layout.lines]
        self.chart = ChartItem(layout.chart, style) if layout.chart is not None else None
        self.tracks = [TrackItem(track, cabinet, style, clock) for track in layout.tracks]
        self.standings = StandingsItem(layout.standings, style) if layout.standings is not None else None
        self.duel = DuelItems(layout.duel, layout.accent, style, clock) if layout.duel is not None else None
        self._build()

    def _build(self) -> None:
        near, seats = self.seating.near, self.seating.seats
        for panel in self.layout.panels:
            owner = None if panel.seat is None else (near + panel.seat) % seats
            self._add_panel(units(panel.at), panel.caption, owner)
        for name, item in self.zones.items():
            if item.zone.panel:
                owner = item.zone.owner(near, seats)
                self._add_panel(item.rect, item.zone.caption, owner)
                if item.zone.show == "plaques" and owner is not None:
                    self._outs[owner] = OutItem(item.rect, self._style)
                    self._add(self._outs[owner], Layer.PIECES, 995)
            elif item.zone.show in GROUNDS and item.zone.caption is not None:
                self._add_caption(item.rect, item.zone.caption, item.zone.owner(near, seats), name)
            self._add(item, Layer.ZONES, 10)
        for zigzag in self.layout.zigzags:
            self._add(ZigzagItem(zigzag), Layer.ZONES, 5)
        for figure in self.figures:
            plate = figure.figure.show == "plate"  # on a panel's edge, as captions are
            self._add(figure, Layer.PIECES if plate else Layer.ZONES, 440 if plate else 10)
        for marker in self._markers:
            self._add(marker, Layer.ZONES, 10)
        for lines in self.lines:
            self._add(lines, Layer.ZONES, 20)
        if self.chart is not None:
            self._add(self.chart, Layer.ZONES, 20)
        for track in self.tracks:
            self._add(track, Layer.ZONES, 10)
        if self.standings is not None:
            over = self.standings.standings.hovered is not None
            self._add(self.standings, Layer.OVERLAYS if over else Layer.ZONES, 100)
        if self.duel is not None:
            self._add(self.duel.ground, Layer.TABLE, 20)
            self._add(self.duel.words, Layer.PIECES, 480)
        for lane in self.lanes.values():
            lane.setVisible(False)
            self._add(lane, Layer.ZONES, 500)
        self._add(self.call, Layer.OVERLAYS)

    def _add(self, item: QGraphicsItem, layer: Layer, step: float = 0) -> None:
        put(item, layer, step)
        self._scene.addItem(item)

    def _add_panel(self, rect: QRectF, caption: Caption | None, owner: int | None) -> None:
        item = PanelItem(rect, caption is not None and caption.edge == "top", self._style)
        self._add(item, Layer.ZONES)
        self._panels.append((item, owner))
        if caption is not None:
            self._add_caption(rect, caption, owner, "")

    def _add_caption(self, rect: QRectF, caption: Caption, owner: int | None, zone: str) -> None:
        words = CaptionItem(rect, caption, self._style)
        self._add(words, Layer.PIECES, 450)
        self._captions.append((words, caption, owner, zone))

    # each moment

    def sync(self, state: SceneState) -> None:
        """Show names, counts and numbers of this moment."""
        turn = turn_of(state)
        out = {owner for _, owner in self._panels if owner is not None and is_out(state, owner)}
        for panel, owner in self._panels:
            panel.tint(self.colour(owner, state) if owner is not None else "")
        for item, caption, owner, zone_name in self._captions:
            fills = {"side": self.colour(owner, state), "paper": self._style.palette.paper}
            lying = state.view.zones.get(zone_name)
            words, *shorter = caption_words(caption, owner, state, lying.count if lying is not None else 0)
            fill = self._style.palette.disabled if owner in out else fills.get(caption.fill, caption.fill)
            item.say(words, fill, tuple(shorter), owner if caption.sign else None)
        for name, zone in self.zones.items():
            held = state.view.zones.get(name)
            places = frozenset(piece.place for piece in held.pieces) if held is not None else frozenset[int]()
            elsewhere = sum("to" in piece.fields for piece in held.pieces) if held is not None else 0
            zone.show_pieces(held.count - elsewhere if held is not None else 0, places)
            zone.show_facts(state.view)
        for figure in self.figures:
            seat = figure.figure.seat
            figure.show_facts(state.view, None if seat is None else (self.seating.near + seat) % self.seating.seats)
        for marker in self._markers:
            marker.show_facts(state.view, state.names)
        for lines in self.lines:
            steps = lines.lines.seat
            owner = None if steps is None else (self.seating.near + steps) % self.seating.seats
            lines.show_facts(state.view, owner, state.names)
        if self.chart is not None:
            self.chart.show_facts(state.view, state.names)
        for track in self.tracks:
            track.show_facts(state.view)
        if self.standings is not None:
            self.standings.show_facts(state.view, state.names)
        if self.duel is not None:
            self.duel.show_facts(state.view, state.names)
        self.hands.sync(state)
        self._mark_panels(turn, out, state)
        self._make_room(state)

    def _mark_panels(self, turn: int | None, out: set[int], state: SceneState) -> None:
        """Whose turn it is, and who is out: there the plate says it, and no lines."""
        turning = {owner for _, caption, owner, _ in self._captions if caption.turn}
        for panel, owner in self._panels:
            mine = owner is not None and owner == turn and owner in turning and owner not in out
            said = OUT if owner in out else ""
            panel.mark(self.colour(owner, state) if mine else "", said if owner not in self._outs else "")
            if owner in self._outs:
                self._outs[owner].say(said)
        for lines in self.lines:
            steps = lines.lines.seat
            lines.setVisible(steps is None or self._seat(steps) not in out)

    def _make_room(self, state: SceneState) -> None:
        """Lines take the room of what is not there."""
        buttons = [button.mapRectToScene(button.rect) for button in self.buttons.values() if button.isVisible()]
        taken = list(buttons)
        for name, item in self.zones.items():
            held = state.view.zones.get(name)
            taken += [item.slot_rect(piece.place) for piece in held.pieces] if held is not None else []
        for lines in self.lines:
            lines.make_room(taken)
        beside = [rect for rect in taken if rect not in buttons]
        for caption, *_ in self._captions:
            caption.narrow(beside)

    def _seat(self, steps: int) -> int:
        return (self.seating.near + steps) % self.seating.seats

    def announce(self, state: SceneState, tip: QPointF | None) -> None:
        """Show or hide the table call; `tip` is the middle of what was announced."""
        if state.call is None:
            self.call.fold()
            return
        self.call.announce(state.call, state.call_seats, state.names, tip)

    def lanes_shown(self) -> list[QRectF]:
        """Where lanes between the rows lie at the moment."""
        return [lane.mapRectToScene(lane.rect) for lane in self.lanes.values() if lane.isVisible()]

    def came_from(self, zone: str) -> QPointF | None:
        """Where new tokens of a zone come from: the mouth of its owner's bag, if there is one."""
        owner = self.zones[zone].zone.seat if zone in self.zones else None
        bags = [each for each in self.figures if isinstance(each, BagItem) and each.figure.seat == owner]
        return bags[0].mouth if bags else None

    def captioned(self, rect: QRectF) -> QRectF:
        """A panel's rectangle with the captions on its edges."""
        whole = QRectF(rect)
        for words, *_ in self._captions:
            tag = words.mapRectToScene(words.covered)
            if tag.adjusted(-4, -4, 4, 4).intersects(rect) and rect.left() <= tag.center().x() <= rect.right():
                whole = whole.united(tag)
        return whole

    def colour(self, owner: int | None, state: SceneState) -> str:
        """The colour of a seat's side, its own before it has one."""
        side = side_of(self.layout, state, owner)
        return self.layout.sides.colours.get(side, seat_mark(owner or 0).colour)

    def _taken(self) -> list[QRectF]:
        """Panels and places that always lie on the table."""
        lying = [zone.rect for zone in self.zones.values() if not zone.zone.hide_empty]
        return [panel.mapRectToScene(panel.boundingRect()) for panel, _owner in self._panels] + lying

    def _tags(self) -> list[QRectF]:
        return [words.mapRectToScene(words.covered) for words, *_ in self._captions]

    def _counters(self) -> list[QRectF]:
        return [zone.count_rect() for zone in self.zones.values() if zone.counted]

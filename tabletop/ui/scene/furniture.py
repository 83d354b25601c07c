"""Everything on the table that stays where it is: panels, empty places, numbers, markers, hold buttons, the call.

Built once for a layout and a seating; each moment only changes what stands on it.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from tabletop.engine.layout import Caption, Hand, Layout
from tabletop.ui.palette import seat_mark
from tabletop.ui.scene.call import CallPanel
from tabletop.ui.scene.caption_words import caption_words
from tabletop.ui.scene.chart import ChartItem
from tabletop.ui.scene.clearing import clear_of, room_below
from tabletop.ui.scene.clock import Clock
from tabletop.ui.scene.duel import DuelItems
from tabletop.ui.scene.figures import MarkerItem
from tabletop.ui.scene.ground import CaptionItem, OutItem, PanelItem, ZigzagItem
from tabletop.ui.scene.hands import WIDE, HandHint, HoldButton, counted
from tabletop.ui.scene.lines import LinesItem
from tabletop.ui.scene.metrics import MM, TABLE, Layer, at, put, units
from tabletop.ui.scene.outlines import Outlines
from tabletop.ui.scene.parts.cabinet import Cabinet
from tabletop.ui.scene.parts.gauges import GAUGES, BagItem
from tabletop.ui.scene.parts.made import GROUNDS, zone_item
from tabletop.ui.scene.score import TrackItem
from tabletop.ui.scene.spots import Seating, covered, fan_width, side_of
from tabletop.ui.scene.standings import StandingsItem
from tabletop.ui.scene.state import SceneState
from tabletop.ui.scene.style import Style
from tabletop.ui.scene.upper import Upper
from tabletop.ui.scene.zones import LaneItem

OUT = "Out"
BESIDE = 40.0  # units between a fan and its button
HINT_GAP = 60.0  # units between hand or button and the quiet words


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
        self.buttons: dict[int, HoldButton] = {}
        self.on_boards: dict[int, HoldButton] = {}  # those of hands that lie as a fan elsewhere
        self.hints = [HandHint(hand, style) for hand in layout.hands if hand.seat == 0]
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
        for hint in self.hints:
            self._add(hint, Layer.ZONES, 10)
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
        turn = state.view.facts.get("active")
        out = {owner for _, owner in self._panels if owner is not None and _is_out(state, owner)}
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
        self._sync_buttons(state)
        self._mark_panels(turn, out, state)
        self._make_room(state)

    def _mark_panels(self, turn: object, out: set[int], state: SceneState) -> None:
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

    def _sync_buttons(self, state: SceneState) -> None:
        for hand in self.layout.hands:
            seat = hand.owner(self.seating.near, self.seating.seats)
            held = state.view.zones.get(hand.name(self.seating.near, self.seating.seats))
            open_now = held is not None and any(piece.kind is not None for piece in held.pieces)
            wanted = state.hand_wanted == seat
            empty = held is not None and not held.count and not wanted and state.open_hand != seat
            holds = _human(state, seat) and not (state.watching or empty or (open_now and state.open_hand != seat))
            button = self.buttons.get(seat)
            if button is None or button.holds != holds:
                button = self._make_button(seat, holds)
            if hand.row is not None:
                self._stand_in_panel(button, hand, state, open_now, wanted)
                continue
            if not hand.shown or hand.covered:
                note = "click to raise" if open_now and state.open_hand != seat else ""
                self._stand_on_board(button, hand, state, held.count if held is not None else 0, wanted, note)
            if not hand.shown or covered(hand, state):
                button.setVisible(hand.shown is False and not _is_out(state, seat))
                continue
            button.setVisible(not _is_out(state, seat))
            beside = units_right(hand, len(held.pieces) if held is not None else 0)
            button.setPos(max(at(hand.button).x(), beside), at(hand.button).y())
            title = f"{state.names[seat]} · {counted(held.count if held is not None else 0)}"
            button.say(title, self._button_note(state, seat, holds, open_now, wanted), wanted)
            button.fit()
            self._keep_clear(button)
        self._sync_hints(state)

    def _stand_in_panel(self, button: HoldButton, hand: Hand, state: SceneState, open_now: bool, wanted: bool) -> None:
        """In a player's panel, whose caption has the name: the button of a person, none of a bot or of who is out."""
        seat = button.seat
        button.setVisible(_human(state, seat) and not state.watching and not _is_out(state, seat))
        button.say(state.names[seat], self._button_note(state, seat, button.holds, open_now, wanted), wanted)
        button.setPos(at(hand.button))
        button.fit()
        button.setScale(min(button.scale(), hand.room * MM / WIDE))

    def _stand_on_board(
        self, button: HoldButton, hand: Hand, state: SceneState, count: int, wanted: bool, note: str
    ) -> None:
        """On a player's board, whose caption has the name: the number of cards, and whether they can be looked at."""
        seat = button.seat
        if hand.shown:
            known = self.on_boards.get(seat)
            if known is None or known.holds != button.holds:
                if known is not None:
                    self._scene.removeItem(known)
                known = self.on_boards[seat] = HoldButton(seat, self._style, button.holds)
                self._add(known, Layer.HOVERED, 500)
            button = known
        if not note:
            note = "hold to look" if button.holds else "" if _human(state, seat) else "bot"
        note = "hold to open" if button.holds and (wanted or state.hand_offered == seat) else note
        button.setVisible(not _is_out(state, seat))
        button.say(f"Hand {count}", note, wanted, large=True)
        button.setPos(at(hand.button if not hand.shown else hand.aside))
        button.setScale(hand.room * MM / WIDE)

    def _keep_clear(self, button: HoldButton) -> None:
        """A button that large text makes larger grows upwards and ends above the panel below it, beside captions."""
        tags = [words.mapRectToScene(words.covered) for words, *_ in self._captions]
        taken = [*self._taken(), units(self.layout.call)]
        counters = [zone.count_rect() for zone in self.zones.values() if zone.counted]
        place, scale = clear_of(button.pos(), button.scale(), taken, tags, counters, button.ring)
        button.setScale(scale)
        button.setPos(place)

    def _make_button(self, seat: int, holds: bool) -> HoldButton:
        old = self.buttons.pop(seat, None)
        if old is not None:
            self._scene.removeItem(old)
        button = self.buttons[seat] = HoldButton(seat, self._style, holds)
        self._add(button, Layer.HOVERED, 500)
        return button

    @staticmethod
    def _button_note(state: SceneState, seat: int, holds: bool, open_now: bool, wanted: bool) -> str:
        if state.watching:
            return "click the hand to raise it" if open_now else ""
        if not holds:
            if not _human(state, seat):
                return "played by a bot"
            return "click the hand to raise it" if open_now else "the hand is empty"
        opens = wanted or state.hand_offered == seat
        return "hold to open the hand" if opens else "hold to look at the hand"

    def _sync_hints(self, state: SceneState) -> None:
        closed = sum(state.humans) > 1 and state.hand_wanted is None and state.call is None
        decision = state.decision
        held = [state.view.zones.get(hand.name(self.seating.near, self.seating.seats)) for hand in self.layout.hands]
        closed = closed and not any(piece.kind for zone in held if zone is not None for piece in zone.pieces)
        needless = decision is not None and not (decision.uses_hand or decision.hand_too)
        for hint in self.hints:
            words = hint.hand.quiet if closed and needless and not covered(hint.hand, state) else ""
            lying = state.view.zones.get(hint.hand.name(self.seating.near, self.seating.seats))
            button = self.buttons.get(hint.hand.owner(self.seating.near, self.seating.seats))
            hint.say(words if lying is not None and lying.count else "")
            if button is not None:
                hint.stand_in(self._beside(button, hint.hand, len(lying.pieces) if lying is not None else 0))

    def _beside(self, button: HoldButton, hand: Hand, count: int) -> list[QRectF]:
        """What is free beside the nearest hand: right of its button, and left of its fan."""
        taken = self._taken() + [words.mapRectToScene(words.covered) for words, *_ in self._captions]
        right = button.mapRectToScene(button.rect).right() + HINT_GAP
        left = at(hand.middle).x() - fan_width(hand, count) / 2 - HINT_GAP
        # A panel that lies beside the hand reaches down to the edge: the words begin after it.
        begins = [rect.right() for rect in taken if rect.bottom() >= TABLE.bottom() - 8 and rect.right() < left]
        start = max([TABLE.left(), *begins]) + 8
        fan = room_below(start, left, taken)
        if begins:
            fan.setTop(max(fan.top(), button.mapRectToScene(button.rect).top() - HINT_GAP))
        return [room_below(right, TABLE.right() - 8, taken), fan]

    def _taken(self) -> list[QRectF]:
        """Panels and places that always lie on the table."""
        lying = [zone.rect for zone in self.zones.values() if not zone.zone.hide_empty]
        return [panel.mapRectToScene(panel.boundingRect()) for panel, _owner in self._panels] + lying


def units_right(hand: Hand, count: int) -> float:
    """Where the button stands beside a fan of so many cards, in units."""
    return at(hand.middle).x() + fan_width(hand, count) / 2 + BESIDE


def _is_out(state: SceneState, seat: int) -> bool:
    out = state.view.facts.get("out")
    return isinstance(out, list) and seat < len(out) and bool(out[seat])


def _human(state: SceneState, seat: int) -> bool:
    return seat < len(state.humans) and state.humans[seat]

"""The graphics scene: brings a `SceneState` onto the table by difference.

It knows no input; the view reads the mouse and the keyboard and tells it what is pointed at.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Signal
from PySide6.QtWidgets import QGraphicsScene

from tabletop.engine.layout import Layout
from tabletop.engine.view import View
from tabletop.ui.scene.bursts import Floats
from tabletop.ui.scene.clock import Clock
from tabletop.ui.scene.drag import DragPicture
from tabletop.ui.scene.drawn import Drawn, flights
from tabletop.ui.scene.dressing import Dress, Wardrobe
from tabletop.ui.scene.furniture import Furniture
from tabletop.ui.scene.happened import Happened, happened
from tabletop.ui.scene.herald import Herald
from tabletop.ui.scene.hits import Hits
from tabletop.ui.scene.journeys import Journeys, Placed
from tabletop.ui.scene.lights import Lights, rect_of
from tabletop.ui.scene.lit import Lit, Pointing, light, tell, together
from tabletop.ui.scene.metrics import TABLE, Layer, at, units
from tabletop.ui.scene.motion import flash
from tabletop.ui.scene.notices import Notices
from tabletop.ui.scene.offers import TILE, Offers
from tabletop.ui.scene.outlines import Outlines
from tabletop.ui.scene.parts.items import Parts
from tabletop.ui.scene.parts.places import part_spots
from tabletop.ui.scene.pictures import Look, Pictures
from tabletop.ui.scene.pieces import Pieces
from tabletop.ui.scene.screen import ScreenItem
from tabletop.ui.scene.shelf import ShelfItem, ShelfPlan, plan
from tabletop.ui.scene.spots import Seating, Spot, Spotter, barred_label
from tabletop.ui.scene.standins import StandIns
from tabletop.ui.scene.state import SceneState
from tabletop.ui.scene.style import Style
from tabletop.ui.scene.teller import Teller
from tabletop.ui.scene.telling import Change, Told
from tabletop.ui.scene.telling import tell as plan_of
from tabletop.ui.scene.threads import ThreadItem, Threads

LOWER = "Esc or a click on the table lowers the hand."


class Table(QGraphicsScene):
    """All items of the table. `lit` and `offers` belong to the state shown last."""

    uncovered = Signal()  # what lay over the table for a while has gone

    def __init__(self, layout: Layout, pictures: Pictures, style: Style, parent: QObject):
        super().__init__(parent)
        self.setSceneRect(TABLE.adjusted(-400, -400, 400, 400))  # where the index looks closely
        self.layout = layout
        self.style_ = style
        self.clock = Clock(self)
        self.pictures = pictures
        self.wardrobe = Wardrobe(pictures, style)
        self.outlines = Outlines(style)
        self.spotter = Spotter(layout, pictures.faces)
        self.hands_root = ScreenItem(self, Layer.HANDS)
        self.notes_root = ScreenItem(self, Layer.OVERLAYS)
        self.floats = Floats(self, self.clock, style)
        hits = Hits(self.floats, self.clock)
        self.pieces = Pieces(self, self.hands_root, self.wardrobe, self.outlines, style, self.clock, hits)
        self.parts = Parts(self, self.outlines, style, self.clock)
        self.lights = Lights(self, self.outlines, style, self.clock)
        self.taunt = ThreadItem(style)
        self.addItem(self.taunt)
        self.deed = Threads(self, style)
        self.drawn = Drawn(self, self.wardrobe, style, self.clock)
        self.shelf = ShelfItem(self.hands_root, style, self.clock)
        self.drag = DragPicture(self.wardrobe, self.parts.cabinet, style, self.clock)
        self.notices = Notices(self.notes_root, style, self)
        self.herald = Herald(self, self.clock, style)
        self.teller = Teller(
            self, self.clock, self.floats, self.herald, self.wardrobe, self.outlines, pictures.faces, style
        )
        self.parts.over = layout.band.zone if layout.band is not None else ""
        self.parts.middle_of = self.where
        self.furniture: Furniture | None = None
        self.state: SceneState | None = None
        self.stand_ins = StandIns()
        self.offers = Offers()
        self.lit = Lit()
        self.selected: str | None = None
        self.turns = False
        self.window = QSizeF(1, 1)
        self.quiet = False  # whether the moment shown last was reached by going back, forward or by a jump
        self._shown: SceneState | None = None  # what stands on the furniture while something is told
        self._focus = ""
        self._seen = -1  # number of the last event that was shown
        pictures.ready.connect(self._picture_ready)

    # a new moment

    def show_state(self, state: SceneState) -> None:
        """Show this moment; what is chosen or pointed at is told afterwards by `light_up`."""
        first = self.state is None
        if self.teller.telling:
            self.clock.finish()  # what is new begins where the moment before has come to its end
        told = plan_of(state.recent, self._seen, self.layout.beats, state.names)
        what = happened(state.recent, self._seen, told)
        last = max((event.number for event in state.recent), default=-1)
        self.quiet = state.quiet or first or last < self._seen
        self._seen = last
        if self.quiet:
            self.clock.finish()
        with self.clock.at_once(self.quiet):
            self._show(state, Happened() if self.quiet else what)
        if self.quiet:
            self.herald.clear()
        else:
            self.teller.tell(told, state.view, self._middle_of, self._middle_of_table(), self._change, self._told_all)

    def _show(self, state: SceneState, what: Happened) -> None:
        old = self.state.view if self.state is not None else None
        seating = self.seating(state)
        if self.furniture is None or self.furniture.seating != seating:
            self._build(seating)
            old = None
        furniture = self.furniture
        assert furniture is not None
        self.state = state
        self.stand_ins = StandIns(state.view)
        self._shown = self._as_before(state, old, what.told)
        furniture.sync(self._shown)
        starts = {key: roll.at for key, roll in what.told.rolls.items()}
        furniture.upper.show_state(state, seating.near, furniture.zones, self.quiet, starts)
        self.parts.hide(furniture.upper.hidden_zone)
        placed = self._place(state, seating)
        before = {key: item.scenePos() for key, item in self.pieces.cards.items()}
        journeys = Journeys(old, state.view, self.where, self.back_of)
        self.pieces.sync(placed, journeys, what)
        hands = {hand.name(*_pair(seating)): hand for hand in self.layout.hands}
        self.drawn.show(flights(hands, old, state.view, journeys.giver), self.where, self.back_of)
        self._place_parts(state, seating, self.stand_ins.begun(before), what.told)
        furniture.announce(state, self._announced_middle(state))
        self.offers = Offers(state.decision, frozenset(self._hand_things(placed)))
        seen = {piece.kind for zone in state.view.zones.values() for piece in zone.pieces if piece.kind is not None}
        self.wardrobe.forget_hidden(seen)

    def _as_before(self, state: SceneState, old: View | None, told: Told) -> SceneState:
        """The moment with the figures that change one after the other as they were."""
        facts = {change.fact: old.facts.get(change.fact) for change in told.changes} if old is not None else {}
        kept = {name: list(value) if isinstance(value, list) else value for name, value in facts.items()}
        return replace(state, view=replace(state.view, facts={**state.view.facts, **kept})) if kept else state

    def _change(self, change: Change) -> None:
        """A figure becomes what it is now."""
        if self._shown is None or self._shown is self.state or self.furniture is None:
            return
        facts = self._shown.view.facts
        entries = facts.get(change.fact)
        if isinstance(entries, list):
            entries[change.seat] = change.value
        else:
            facts[change.fact] = change.value
        self.furniture.sync(self._shown)

    def _told_all(self) -> None:
        """Everything stands as it is now."""
        if self._shown is not self.state and self.state is not None and self.furniture is not None:
            self._shown = self.state
            self.furniture.sync(self.state)

    @property
    def telling(self) -> bool:
        """Whether what has happened is still being told, or a result read."""
        upper = self.furniture.upper if self.furniture is not None else None
        return self.teller.telling or (upper is not None and upper.lingers)

    def _middle_of_table(self) -> QPointF:
        duel = self.layout.duel
        return units(duel.at).center() if duel is not None else TABLE.center()

    def resize(self, window: QSizeF) -> None:
        """The window has changed its size, so the shelf lies elsewhere."""
        self.window = window
        if self.state is not None and self.furniture is not None:
            placed = self._place(self.state, self.furniture.seating)
            self.pieces.sync(placed, Journeys(None, self.state.view, self.where, self.back_of), Happened())
            self.furniture.sync(self._shown or self.state)
            self.furniture.announce(self.state, self._announced_middle(self.state))

    def settle(self) -> None:
        """Sizes have come to rest: what grows with small tables, such as captions, has its size now."""
        if self.state is not None and self.furniture is not None:
            self.furniture.sync(self._shown or self.state)

    def light_up(self, pointing: Pointing) -> None:
        """Light what may be done with what is chosen, held or pointed at."""
        self.selected = pointing.selected
        if pointing.held and self.furniture is not None:
            self.furniture.upper.dismiss()
        if self.state is None or self.furniture is None:
            return
        focus = pointing.focus or ""
        if focus.startswith(TILE) or focus != self._focus:
            self.furniture.upper.point([focus])
        self._focus = focus
        call = self.state.call
        announced = call.subject if call is not None else None
        self.lit = light(self.offers, self.state.view, pointing, announced)
        tell(self.lit, self.state.acting, self.state.acted_on)
        together(self.lit, self.stand_ins.apart())
        self._join_deed(self.state)
        self.lights.show(self.lit, self.furniture, self.pieces, self._unplayable(pointing))
        self.lights.show_parts(self.lit, self.parts.items)
        self.lights.point(self.lit, pointing.pointed or pointing.focus, self.furniture, self.pieces)
        self.lights.hint_at(self.lit, pointing.pointed or pointing.focus, self.parts.items)

    def pulse(self) -> None:
        """A decision begins: the rings of what may act pulse once."""
        self.lights.pulse(self.lit, self.pieces)

    def flash(self, thing: str) -> bool:
        """Flash the outline of a card twice, so that it is found; False if it is not on the table."""
        card = self.pieces.cards.get(thing) or self.parts.items.get(thing)
        if card is not None:
            flash(self.clock, card)
        return card is not None

    def told(self, thing: str) -> bool:
        """Whether there is something to read about a thing: a card, or a part that stands for one."""
        part = self.parts.spots.get(thing)
        return thing.startswith("card:") if part is None else part.kind is not None

    def hover(self, card: str | None) -> None:
        """A card lies under the pointer, or none: an open hand's card rises, a Taunted one shows its taunter."""
        self.pieces.lift(card)
        spot = self.pieces.placed.table.get(card or "")
        taunter = spot.piece.fields.get("taunted_by") if spot is not None and spot.piece is not None else None
        other = self.pieces.placed.table.get(taunter) if isinstance(taunter, str) else None
        if spot is None or other is None:
            self.taunt.setVisible(False)
        else:
            self.taunt.join(spot.middle, other.middle)

    def rebuild(self) -> None:
        """Draw everything anew, after a change of colours."""
        state, self.state = self.state, None
        self.wardrobe.clear()
        self.outlines.clear()
        self.furniture = None
        if state is not None:
            self.show_state(state)

    def seating(self, state: SceneState) -> Seating:
        """Who sits nearest: the only human, else seat 0, or the seat in view if the table turns."""
        humans = [seat for seat, human in enumerate(state.humans) if human]
        seats = max(len(state.names), 1)
        if self.turns and state.seat_in_view >= 0:
            return Seating(state.seat_in_view, seats)
        return Seating(humans[0] if len(humans) == 1 else 0, seats)

    # what lies where

    def where(self, zone: str) -> QPointF | None:
        """The middle of a zone in scene units, None for zones that are not shown."""
        item = self.furniture.zones.get(zone) if self.furniture is not None else None
        if item is not None:
            return item.slot_rect(0).center() if item.zone.show == "pile" else item.rect.center()
        for hand in self.layout.hands:
            if self.furniture is not None and hand.name(*_pair(self.furniture.seating)) == zone:
                return at(hand.middle)
        return None

    def back_of(self, zone: str) -> Look | None:
        """The back of a zone's hidden cards."""
        if self.state is None or self.furniture is None:
            return None
        held = self.state.view.zones.get(zone)
        item = self.furniture.zones.get(zone)
        back = item.zone.back if item is not None else "side"
        return self.spotter.back(back, held.owner if held is not None else None, self.state)

    def free_part(self) -> tuple[QRectF, QRectF]:
        """What must be seen of the table, and the part of the window that it may take."""
        window = QRectF(QPointF(), self.window)
        if not self.shelf.up:
            return TABLE, window
        window.setBottom(self.shelf.rect.top())
        return units(self.layout.raised), window

    # parts

    def _join_deed(self, state: SceneState) -> None:
        """Draw threads from the card that has just acted to what it was meant for."""
        start = self._middle_of(state.acting or "")
        ends = [self._middle_of(thing) for thing in state.acted_on]
        self.deed.join(start, [end for end in ends if end is not None])

    def _middle_of(self, thing: str) -> QPointF | None:
        spot = self.pieces.placed.table.get(thing) or self.parts.spots.get(thing)
        if spot is not None:
            return spot.middle
        rect = rect_of(thing, self.furniture) if self.furniture is not None else None
        return rect.center() if rect is not None else None

    def _build(self, seating: Seating) -> None:
        self.pieces.clear()
        self.drawn.clear()
        if self.furniture is None:
            self.parts.clear()
        self.lights.clear()
        self.floats.clear()
        keep = {self.hands_root, self.notes_root, self.floats.item, self.taunt, *self.deed.items}
        keep |= {self.lights.preview, self.lights.hint}
        keep |= {
            self.herald.item,
            self.teller.shown,
            *self.parts.items.values(),
        }  # a belt or die goes on its way while the table turns
        for item in [item for item in self.items() if item.topLevelItem() not in keep]:
            if item.topLevelItem() is item:
                self.removeItem(item)
        self.furniture = Furniture(
            self, self.layout, seating, self.outlines, self.parts.cabinet, self.style_, self.clock
        )
        self.furniture.upper.on_gone(self._band_gone)

    def _band_gone(self) -> None:
        if self.furniture is not None:
            self.parts.hide(self.furniture.upper.hidden_zone)
        self.uncovered.emit()

    def _place_parts(self, state: SceneState, seating: Seating, starts: Mapping[str, QPointF], told: Told) -> None:
        assert self.furniture is not None
        spots = part_spots(self.layout, state.view, seating.near, seating.seats, self.pictures.faces)
        self.parts.sync(spots, state.view, self.furniture.came_from, starts, told)

    def _place(self, state: SceneState, seating: Seating) -> Placed:
        table = self.spotter.spots(state, seating)
        hands = frozenset(hand.name(*_pair(seating)) for hand in self.layout.hands)
        return Placed(table, self._shelf_spots(state, seating), self.spotter.strips(state, seating, table), hands)

    def _shelf_spots(self, state: SceneState, seating: Seating) -> dict[str, Spot]:
        name, laid, back = self._risen(state, seating)
        if laid is None:
            self.shelf.lower()
            return {}
        spots: dict[str, Spot] = {}
        for number, (piece, middle) in enumerate(zip(state.view.zones[name].pieces, laid.middles, strict=True)):
            dress = Dress(labels=barred_label(piece))
            look = self.spotter.look(piece, back, reading=True)
            spots[piece.key] = Spot(middle, laid.width, look, dress, name, number, piece)
        return spots

    def _risen(self, state: SceneState, seating: Seating) -> tuple[str, ShelfPlan | None, Look]:
        for hand in self.layout.hands:
            name, seat = hand.name(*_pair(seating)), hand.owner(*_pair(seating))
            if state.open_hand == seat and name in state.view.zones:
                count = len(state.view.zones[name].pieces)
                laid = plan(self.window, self.style_.window, count)
                self.shelf.show_hand(laid, seat, f"{state.names[seat]}'s hand · {count}", LOWER)
                return name, laid, self.spotter.back(hand.back, seat, state)
        return "", None, Look(None, "back")

    def _announced_middle(self, state: SceneState) -> QPointF | None:
        return self._middle_of(state.call.subject or "") if state.call is not None else None

    def _hand_things(self, placed: Placed) -> list[str]:
        return [*placed.shelf, *(key for key, spot in placed.table.items() if spot.zone in placed.hands)]

    def _unplayable(self, pointing: Pointing) -> frozenset[str]:
        """Cards of the risen hand that are no subject of the decision."""
        decision = self.state.decision if self.state is not None else None
        if decision is None or not (decision.uses_hand or decision.hand_too) or pointing.held is not None:
            return frozenset()
        subjects = set(self.offers.subjects)
        return frozenset(key for key in self.pieces.placed.shelf if key not in subjects)

    def _picture_ready(self, look: Look, _width: int) -> None:
        for item in self.pieces.cards.values():
            if item.look == look:
                item.update()


def _pair(seating: Seating) -> tuple[int, int]:
    return seating.near, seating.seats

"""The buttons of hands: beside a fan, in a player's panel or on a board, and the quiet words beside the nearest hand.

One button a seat, made anew only when it becomes one to hold or ceases to be one. What lies round them is asked from
the furniture by `Around`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from tabletop.engine.layout import Layout
from tabletop.engine.places import Hand
from tabletop.ui.scene.clearing import clear_of, room_below
from tabletop.ui.scene.hands import WIDE, HandHint, HoldButton, counted
from tabletop.ui.scene.metrics import MM, TABLE, Layer, at, put, units
from tabletop.ui.scene.spots import Seating, covered, fan_width
from tabletop.ui.scene.state import SceneState
from tabletop.ui.scene.style import Style

BESIDE = 40.0  # units between a fan and its button
HINT_GAP = 60.0  # units between hand or button and the quiet words


@dataclass(frozen=True, slots=True)
class Around:
    """What buttons keep clear of, in scene units: panels and places, captions, counters of piles."""

    taken: Callable[[], list[QRectF]]
    tags: Callable[[], list[QRectF]]
    counters: Callable[[], list[QRectF]]


class HandButtons:
    """Keeps the buttons by seat; `on_boards` are those of hands that lie as a fan elsewhere."""

    def __init__(self, scene: QGraphicsScene, layout: Layout, seating: Seating, style: Style, around: Around):
        self.buttons: dict[int, HoldButton] = {}
        self.on_boards: dict[int, HoldButton] = {}
        self.hints = [HandHint(hand, style) for hand in layout.hands if hand.seat == 0]
        self.layout, self.seating = layout, seating
        self._scene, self._style, self._around = scene, style, around
        for hint in self.hints:
            self._add(hint, Layer.ZONES, 11)  # over the zones

    def _add(self, item: QGraphicsItem, layer: Layer, step: float) -> None:
        put(item, layer, step)
        self._scene.addItem(item)

    def sync(self, state: SceneState) -> None:
        """Show the buttons and words of this moment."""
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
                button.setVisible(hand.shown is False and not is_out(state, seat))
                continue
            button.setVisible(not is_out(state, seat))
            beside = units_right(hand, len(held.pieces) if held is not None else 0)
            button.setPos(max(at(hand.button).x(), beside), at(hand.button).y())
            count = held.count if held is not None else 0
            title = f"{state.names[seat]} \u00b7 {counted(count)}"
            note = self._button_note(state, seat, holds, open_now, wanted)
            if wanted and not count:  # what is to be seen lies elsewhere, as in a draft
                title, note = state.names[seat], "hold to look at your cards"
            button.say(title, note, wanted)
            button.fit()
            self._keep_clear(button)
        self._sync_hints(state)

    def _stand_in_panel(self, button: HoldButton, hand: Hand, state: SceneState, open_now: bool, wanted: bool) -> None:
        """In a player's panel, whose caption has the name: the button of a person, none of a bot or of who is out."""
        seat = button.seat
        button.setVisible(_human(state, seat) and not state.watching and not is_out(state, seat))
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
        button.setVisible(not is_out(state, seat))
        button.say(f"Hand {count}", note, wanted, large=True)
        button.setPos(at(hand.button if not hand.shown else hand.aside))
        button.setScale(hand.room * MM / WIDE)

    def _keep_clear(self, button: HoldButton) -> None:
        """A button that large text makes larger grows upwards and ends above the panel below it, beside captions."""
        around = self._around
        taken = [*around.taken(), units(self.layout.call)]
        place, scale = clear_of(button.pos(), button.scale(), taken, around.tags(), around.counters(), button.ring)
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
        taken = self._around.taken() + self._around.tags()
        right = button.mapRectToScene(button.rect).right() + HINT_GAP
        left = at(hand.middle).x() - fan_width(hand, count) / 2 - HINT_GAP
        # A panel that lies beside the hand reaches down to the edge: the words begin after it.
        begins = [rect.right() for rect in taken if rect.bottom() >= TABLE.bottom() - 8 and rect.right() < left]
        start = max([TABLE.left(), *begins]) + 8
        fan = room_below(start, left, taken)
        if begins:
            fan.setTop(max(fan.top(), button.mapRectToScene(button.rect).top() - HINT_GAP))
        return [room_below(right, TABLE.right() - 8, taken), fan]


def units_right(hand: Hand, count: int) -> float:
    """Where the button stands beside a fan of so many cards, in units."""
    return at(hand.middle).x() + fan_width(hand, count) / 2 + BESIDE


def is_out(state: SceneState, seat: int) -> bool:
    """Whether a seat no longer plays."""
    out = state.view.facts.get("out")
    return isinstance(out, list) and seat < len(out) and bool(out[seat])


def _human(state: SceneState, seat: int) -> bool:
    return seat < len(state.humans) and state.humans[seat]

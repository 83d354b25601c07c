"""The table as a widget: the one class that the window talks to.

It shows states and says by signals what was chosen; how gestures are read is in `surface.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Signal

from tabletop.engine.decision import Option, Refusal
from tabletop.ui.palette import Palette
from tabletop.ui.scene.lights import strip_bearer
from tabletop.ui.scene.state import SceneState
from tabletop.ui.scene.surface import Surface


class TableView(Surface):
    """Draws a table and answers with option keys: `TableView(layout, pictures, palette)`.

    See `SceneState` for what it is shown, and the signals of `Surface` for what it says.
    """

    focus_moved = Signal(str)  # the thing to which the keyboard has gone, "" for none

    def sync(self, state: SceneState) -> None:
        """Show this moment: by difference, keyed by piece."""
        before = self.table.offers.decision
        if before is None or state.decision is None or before.number != state.decision.number:
            self.handling.cancel_drag()
        self.table.show_state(state)
        fresh = self.choosing.new_state()
        if fresh or state.open_hand != self._open_hand:
            self.handling.guard()
        if fresh:
            self.table.notices.forget_refusal()
            if not self.table.quiet:
                self.table.pulse()
        risen = state.open_hand != self._open_hand
        self._open_hand = state.open_hand
        self.looking.refit(glide=risen and not self.table.quiet)
        self.place_notes()

    def glide_back_with(self, refusal: Refusal) -> None:
        """Show why the last drop or click was refused, in a note at the pointer."""
        self.choosing.refused_again()
        self.table.notices.refusal.about = self._covered_at(self._pointer)
        self.table.notices.refuse(refusal, self._pointer, QSizeF(self.viewport().size()))

    def _covered_at(self, at: QPointF) -> QRectF:
        """What the card under a pixel covers of the window with the strips at its edge; nothing without a card."""
        things = self.finder.things_at(self.to_scene(at))
        pieces = self.table.pieces
        parts = self.table.parts.items
        name = next((thing for thing in things if thing in pieces.cards or thing in parts), "")
        item = pieces.cards.get(name) or parts.get(name)
        if item is None:
            return QRectF()
        whole = item.mapRectToScene(item.rect)
        for key, strip in pieces.strips.items():
            if strip_bearer(key, pieces) == name:
                whole = whole.united(strip.mapRectToScene(strip.rect))
        return QRectF(self.to_window(whole.topLeft()), self.to_window(whole.bottomRight()))

    def select_subject(self, subject: str | None) -> None:
        """Light the targets of a subject chosen elsewhere (action bar, list); None lets go."""
        self.choosing.select(subject, tell=False)

    def focus_on(self, thing: str) -> None:
        """Put the focus ring round a thing that got the keyboard elsewhere (list); "" takes it away."""
        self.choosing.focus.thing = thing if thing and self.choosing.focus.middle(thing) is not None else None
        self.choosing.relight()

    def set_chain_targets(self, subject: str, options: Sequence[Option]) -> None:
        """Targets of the decision that would follow if `subject` were chosen; drops on them answer as a chain."""
        self.choosing.set_chain(subject, options)

    def set_animation(self, on: bool) -> None:
        """Whether pieces glide; off means that everything stands at its place at once."""
        self.set_speed(1.0 if on else 0.0)

    def set_speed(self, factor: float) -> None:
        """How long motion takes: 1.6 slow, 1 normal, 0.5 fast, 0 off."""
        self.table.clock.speed = factor
        if factor <= 0:
            self.table.clock.finish()

    def set_reduced_motion(self, on: bool) -> None:
        """Whether pieces jump and flash their outline instead of flying."""
        self.table.clock.reduced = on
        if on:
            self.table.clock.finish()

    def flash(self, thing: str) -> bool:
        """Flash a card on the table so that it is found; False if it is not there."""
        return self.table.flash(thing)

    def set_palette(self, palette: Palette) -> None:
        """Draw in other colours."""
        if palette.halftone != self.style_.palette.halftone:
            self.table.pictures.set_high_contrast(not palette.halftone)
        self.style_.palette = palette
        self.table.rebuild()
        self.choosing.relight()
        self.looking.refit(glide=False)
        self.forget_ground()

    def set_text_scale(self, factor: float) -> None:
        """The person's text scale, 1.0 is 100 %: notes, buttons and calls follow it."""
        self.style_.text_scale = factor
        self.table.wardrobe.clear()  # words on cards that lie as plaques follow it
        self.resized()

    def set_turning(self, on: bool) -> None:
        """Whether the seat in view always sits below; off (the default) means that the table never turns."""
        self.table.turns = on
        if self.table.state is not None:
            self.sync(self.table.state)

    def set_quarter_turn(self, on: bool) -> None:
        """Whether Disabled cards lie across, as on a real table; off (the default) tilts them."""
        if on != self.table.spotter.quarter:
            self.table.spotter.quarter = on
            if self.table.state is not None:
                self.sync(self.table.state)

    def fit(self) -> None:
        """Fit the table to the window."""
        self.looking.fit()

    @property
    def input_guard_ms(self) -> int:
        """Milliseconds after a new decision or a curtain in which input is swallowed."""
        return self.handling.input_guard_ms

    @input_guard_ms.setter
    def input_guard_ms(self, length: int) -> None:
        self.handling.input_guard_ms = length

    def _focus_moved(self) -> None:
        super()._focus_moved()
        self.focus_moved.emit(self.choosing.focus.thing or "")

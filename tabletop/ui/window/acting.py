"""What clicks, keys and drops at the table come to: picking, answering, cancelling, holding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer

from tabletop.engine.decision import Decision
from tabletop.ui.moment import Moment
from tabletop.ui.window.actions import goes_at_once
from tabletop.ui.window.bar_items import NOBODY, RESULT, SKIP, TO_THE_END, Item

if TYPE_CHECKING:
    from tabletop.ui.window.page import TablePage

GUARD_MS = 300  # after a new decision or a curtain, so that one key press never acts twice


class Acting:
    """The person's side of a page: what is picked, and what each input answers."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self.subject: str | None = None
        self.guard_ms = GUARD_MS
        self._lowered = False
        self._shown: tuple[int, int | None] = (-2, None)
        self._open: int | None = None  # the seat whose hand is open for its decision
        self._offered = False  # this decision was shown with the hand closed: opening it means a card
        self._since = QElapsedTimer()
        self._since.start()

    def begin(self, moment: Moment) -> None:
        """A moment is about to be shown: a new decision lets go of what was picked and raises the hand."""
        shown = (moment.number, moment.curtain)
        if shown != self._shown:
            self._shown = shown
            self.subject = None
            self._lowered, self._open, self._offered = False, None, False
            self._since.restart()
        opened = moment.scene.open_hand if moment.decision is not None else None
        if opened != self._open:
            self._open = opened
            self._lowered = self._lies_low(moment)
        self._offered = self._offered or moment.scene.hand_offered is not None
        if self._lowered and self._page.controller.seats.peeking is None:
            moment.scene.open_hand = None

    def _lies_low(self, moment: Moment) -> bool:
        """Whether something else than a card of the open hand is chosen: it lies low, the whole table can be seen."""
        decision, seat = moment.decision, moment.scene.open_hand
        if decision is None or seat is None or decision.window:
            return False
        if decision.hand_too:
            return not self._offered
        hands = {hand.zone.format(seat=seat) for hand in self._page.layout_.hands}
        held = [zone for name, zone in moment.scene.view.zones.items() if name in hands]
        mine = {piece.key for zone in held for piece in zone.pieces}
        return bool(decision.subjects()) and not mine & set(decision.subjects())

    def following(self) -> Decision | None:
        """The decision that choosing the picked subject would lead to at once, if it aims at something.

        Another choice of the same kind, such as the next card to discard, waits until this one is made.
        """
        decision = self._page.moment.decision if self._page.moment is not None else None
        if decision is None or self.subject is None:
            return None
        options = decision.for_subject(self.subject)
        if len(options) != 1 or options[0].target is not None:
            return None
        following = self._page.controller.after(options[0].key)
        aims = following is not None and any(option.target is not None for option in following.options)
        return following if aims else None

    @property
    def guarded(self) -> bool:
        """Whether input is still swallowed because the decision has only just come up."""
        return self._since.elapsed() < self.guard_ms

    def choose(self, key: str) -> None:
        """Answer the decision on the screen."""
        moment = self._page.moment
        if moment is None or self.guarded:
            return
        decision = moment.decision
        risky = decision is not None and key == "pass" and decision.uses_hand and len(decision.options) > 1
        if risky:
            self._page.pass_wanted.emit(key, moment.number)
        else:
            self._page.controller.choose(key, moment.number)

    def act(self, item: Item) -> None:
        """Do what a button of the action bar says."""
        if item.kind == "subject":
            self.pick(item.subject)
        elif item.kind == "chain":
            first, second = item.key.split(" ", 1)
            if self._page.moment is not None and not self.guarded:
                self._page.controller.choose_chain(first, second, self._page.moment.number)
        elif item.key.startswith("!"):
            self._say(item)
        else:
            self.choose(item.key)

    def _say(self, item: Item) -> None:
        """What is said at the table rather than answered to a decision."""
        if item == RESULT:
            self._page.ended.emit()
        elif item == NOBODY:
            self.nobody()
        elif item in (SKIP, TO_THE_END):
            self._page.pacer.skip_ahead()
        elif not self.guarded:
            _, seat, name = item.key.split(" ")
            self._page.controller.stand(int(seat), name)

    def pick(self, subject: str | None) -> None:
        """Pick a subject in the action bar; a subject with nothing further to decide acts at once."""
        decision = self._page.moment.decision if self._page.moment is not None else None
        if decision is None:
            return
        self.subject = None if subject == self.subject else subject
        if self.subject is not None:
            options = decision.for_subject(self.subject)
            if goes_at_once(decision, self.subject) and self.following() is None:
                self.subject = None
                self.choose(options[0].key)
                return
        self._page.scene.select_subject(self.subject)
        self._page.show_actions()
        self._page.listing.show_actions()
        if self.subject is not None:
            self._page.show_thing(self.subject)

    def cancel(self) -> None:
        """Esc: let go of the subject, else lower the hand, else unpin, else back to one's own last decision."""
        if self.subject is not None:
            self.pick(self.subject)
        elif self._page.moment is not None and self._page.moment.scene.open_hand is not None:
            self.lower_hand()
        elif self._page.pinned:
            self._page.pin("")
        elif not self.guarded and self._page.controller.can_cancel():
            self._page.controller.undo()
            self._page.bar.say("Taken back. Redo gives it again.")

    def lower_hand(self) -> None:
        """Let the risen hand down without closing it; its button or a new decision raises it again."""
        self._lowered = True
        self._page.sync()

    def hold(self, seat: int) -> None:
        """A hold button has been held for half a second."""
        moment = self._page.moment
        if moment is None:
            return
        if self._lowered and moment.decision is not None and moment.decision.seat == seat:
            self._lowered = False
            self._page.sync()
            return
        self._page.controller.hold(seat)

    def refuse(self, subject: str, target: str) -> None:
        """A drop or click that is not an option: say why."""
        self._page.refuse(self._page.controller.refusal(subject or None, target or None))

    def chain(self, subject: str, target: str) -> None:
        """A drop on a target of the decision that follows: both are answered."""
        moment = self._page.moment
        if moment is None or moment.decision is None or self.guarded:
            return
        options = moment.decision.for_subject(subject)
        following = self._page.controller.after(options[0].key) if len(options) == 1 else None
        aimed = next((o for o in following.options if o.target == target), None) if following is not None else None
        if aimed is None:
            self.refuse(subject, target)
        else:
            self._page.controller.choose_chain(options[0].key, aimed.key, moment.number)

    def picked_on_table(self, subject: str) -> None:
        """A subject was picked up or selected on the table, "" when it was let go: the action bar follows."""
        self.subject = subject or None
        self._page.show_actions()
        self._page.listing.show_actions()
        if subject:
            self._page.show_thing(subject)

    def claim(self, seat: int) -> None:
        """In a table call, a seat has held its button to answer."""
        self._page.controller.claim(seat)

    def nobody(self) -> None:
        """In a table call, nobody (else) answers."""
        if not self.guarded:
            self._page.controller.nobody()

"""What activating a row of the list comes to; it goes the same way as a click or a key at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tabletop.ui.listing.decision_rows import Asking
from tabletop.ui.listing.rows import Deed, Row
from tabletop.ui.moment import Moment

if TYPE_CHECKING:
    from tabletop.ui.window.page import TablePage


class Deeds(QObject):
    """Carries out deeds on a page. `asking` is the hand that a person wants to open and has not confirmed yet."""

    changed = Signal()  # what is asked in the list is another thing now
    options_wanted = Signal(object)  # the Item whose row is to be gone to

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self.asking: Asking | None = None

    def begin(self, moment: Moment) -> None:
        """A moment is about to be shown: who had asked to open a hand may not be asked any more."""
        asking = self.asking
        if asking is not None and not self._may_open(moment, asking):
            self.asking = None

    def activate(self, row: Row) -> None:
        """Do what a row is for."""
        deed = row.deed
        if deed is None:
            return
        if deed.kind == "item" and deed.item is not None:
            self._page.acting.act(deed.item)
        elif deed.kind == "options":
            self.options_wanted.emit(deed.item)
        elif deed.kind == "look":
            self._why_not(row.thing)
        elif deed.kind == "why":
            self._page.why_wanted.emit()
        elif deed.kind == "cancel":
            self._page.acting.cancel()
        elif not self._page.acting.guarded:
            self._open_or_close(deed)

    def back(self) -> bool:
        """Esc: leave the hand closed. False if nothing was asked."""
        if self.asking is None:
            return False
        self.asking = None
        self.changed.emit()
        return True

    # ------------------------------------------------------------ hands
    def _open_or_close(self, deed: Deed) -> None:
        if deed.kind == "ask":
            self.asking = Asking(deed.seat, deed.claim)
            self.changed.emit()
        elif deed.kind == "back":
            self.back()
        elif deed.kind == "close":
            self._page.controller.release(deed.seat)
        elif deed.kind == "open":
            self.asking = None
            self._page.acting.claim(deed.seat) if deed.claim else self._page.acting.hold(deed.seat)
            self.changed.emit()

    @staticmethod
    def _may_open(moment: Moment, asking: Asking) -> bool:
        if moment.outcome is not None or moment.curtain not in (None, asking.seat):
            return False
        return not asking.claim or asking.seat in moment.scene.call_seats

    def _why_not(self, thing: str) -> None:
        """A card that cannot act now: say why."""
        moment = self._page.moment
        decision = moment.decision if moment is not None else None
        if decision is None:
            return
        subject = self._page.acting.subject
        self._page.acting.refuse(subject or thing, thing if subject else "")

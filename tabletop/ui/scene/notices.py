"""When paper notes come and go: a refusal at the pointer, and "since you looked" beside a hand.

A refusal stays six seconds or until the next act; "since you looked" while the hand is open and eight seconds after.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, QTimer

from tabletop.engine.decision import Refusal
from tabletop.ui.scene.notes import RefusalNote, SinceNote
from tabletop.ui.scene.screen import ScreenItem
from tabletop.ui.scene.state import SceneState
from tabletop.ui.scene.style import Style

REFUSAL_STAYS = 6000  # milliseconds
SINCE_STAYS = 8000
SINCE_WIDE, SINCE_SLIM = 372.0, 236.0  # beside a closed hand, and beside the table over a risen one
EDGE = 14.0
LEAST_SHARE = 0.6  # of its size: so small it gets rather than to cover a card
WIDER = 24.0
CAPTION = 40.0  # above the shelf, for the hand's own caption


class Notices(QObject):
    """Owns both notes and their timers."""

    def __init__(self, root: ScreenItem, style: Style, parent: QObject):
        super().__init__(parent)
        self.refusal = RefusalNote(root, style)
        self.since = SinceNote(root, style)
        self._style = style
        self._seen: tuple[int | None, tuple[str, ...]] = (None, ())
        self._refusal_ends = _timer(self, REFUSAL_STAYS, self.forget_refusal)
        self._since_ends = _timer(self, SINCE_STAYS, self._hide_since)

    def refuse(self, refusal: Refusal, pointer: QPointF, window: QSizeF) -> None:
        """Tell why something was refused, at the pointer (pixels of the window)."""
        self.refusal.tell(refusal, pointer, window)
        self._refusal_ends.start()

    def forget_refusal(self) -> None:
        """Take the refusal away: something was done, or its time is over."""
        self._refusal_ends.stop()
        self.refusal.setVisible(False)

    @property
    def room(self) -> float:
        """Pixels that "since you looked" needs beside the table."""
        return SINCE_SLIM * self._style.hand_factor + 2 * EDGE

    def show_since(self, state: SceneState, free: QRectF, hand: QRectF, tip: QPointF) -> None:
        """Show what happened since the open hand's seat last decided.

        `free` is the room beside the table while the hand is risen, `hand` that beside the closed hand, `tip` where the
        hand is; all in pixels of the window.
        """
        risen = state.open_hand is not None
        if not state.since:
            self._hide_since()
            return
        seen = (state.open_hand, tuple(state.since))
        if not risen and seen != self._seen:
            self._since_ends.start()
        elif risen:
            self._since_ends.stop()
        again = risen or self._since_ends.isActive()
        self._seen = seen
        if not again:
            self._hide_since()
            return
        owner = state.open_hand if state.open_hand is not None else state.since_of
        name = state.names[state.seat_in_view if owner is None else owner]
        room = free if risen else hand
        wide = SINCE_SLIM if risen else SINCE_WIDE
        width = max(min(wide * self._style.hand_factor, room.width() - 2 * EDGE), 180.0)
        size = self.since.size_for(f"{name}, since you looked", state.since, width)
        if risen:
            top = room.bottom() - size.height() - CAPTION * self._style.hand_factor
            rect = QRectF(QPointF(room.left() + EDGE, top), size)
        else:
            # Where it would reach up into the rows it grows to the left instead, under the piles.
            while size.height() > room.height() and size.width() + WIDER <= room.right() - EDGE:
                size = self.since.size_for(self.since.title, state.since, size.width() + WIDER)
            lines = list(state.since)
            while size.height() > room.height() and len(lines) > 1:  # the log has the older ones
                del lines[0]
                size = self.since.size_for(self.since.title, lines, size.width())
            share = 1.0
            while size.height() > room.height() and share > LEAST_SHARE:  # large text on a small table
                share -= 0.05
                size = self.since.size_for(self.since.title, lines, size.width(), share)
            left = min(room.left(), room.right() - size.width())
            rect = QRectF(QPointF(left, min(room.top(), room.bottom() - size.height())), size)
        self.since.place(rect, tip)

    def _hide_since(self) -> None:
        self._since_ends.stop()
        self.since.setVisible(False)


def _timer(owner: QObject, length: int, act: object) -> QTimer:
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.setInterval(length)
    timer.timeout.connect(act)
    return timer

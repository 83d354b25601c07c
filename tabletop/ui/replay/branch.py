"""Playing on from a moment of a replay: who sits where, before the new game begins."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop.engine.game import SetupFault
from tabletop.engine.match import Match
from tabletop.replaying.replay import Replay
from tabletop.ui.newgame.seat_row import SeatRow, share_marks
from tabletop.ui.palette import seat_place, sit_down
from tabletop.ui.parts.roomy import roomy
from tabletop.ui.parts.sheet import Sheet, foot_row
from tabletop.ui.theme import Theme


def branch_sheet(
    parent: QWidget, theme: Theme, replay: Replay, number: int, then: Callable[[Match], None]
) -> tuple[Sheet, list[SeatRow]]:
    """Ask who plays on from a position, over `parent`; `then` gets the new match."""
    body = QWidget()
    layout = QVBoxLayout(body)
    layout.setContentsMargins(28, 20, 28, 20)
    layout.setSpacing(12)
    roomy(theme, body, layout)
    chapter = replay.chapter(number)
    words = QLabel(
        f"A new game begins with this moment: {chapter.title}, decision {number} of {replay.last}. "
        "The game that you are looking at stays as it is."
    )
    words.setWordWrap(True)
    words.setProperty("large", True)
    layout.addWidget(words)
    rows = [
        SeatRow(theme, seat, each.name, each.kind, seat_place(seat)) for seat, each in enumerate(replay.setup.seats)
    ]
    for row in rows:
        layout.addWidget(row)
    share_marks(rows)
    layout.addStretch(1)
    fault = QLabel("")
    fault.setWordWrap(True)
    cancel, start = QPushButton("Cancel"), QPushButton("Play on")
    start.setProperty("primary", True)
    foot = foot_row(fault, None, cancel, start)
    sheet = Sheet(theme, "Play on from here", replay.game.accent, body, foot, parent, width=1060)

    def begin() -> None:
        try:
            match = replay.branch(number, [row.setup() for row in rows])
        except SetupFault as problem:
            fault.setText(str(problem))
            sheet.refit()
            return
        sit_down([row.mark for row in rows])
        sheet.close_sheet()
        then(match)

    cancel.clicked.connect(sheet.close_sheet)
    start.clicked.connect(begin)
    sheet.open(start)
    return sheet, rows

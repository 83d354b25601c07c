"""What the scene is shown: one value per moment, made by the window's controller.

The scene keeps no game of its own; it compares the new value with what it drew before.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tabletop.engine.decision import Call, Decision
from tabletop.engine.events import Event
from tabletop.engine.view import View


@dataclass(slots=True)
class SceneState:
    """One moment of the table as it may be shown now.

    `view` holds only what may be seen by whoever looks at the screen at this moment: with closed hands, no hand.
    `decision` is what the seat in view may do now on the table, None while somebody must first open a hand or a bot
    thinks. `names` and `humans` have one entry a seat. `open_hand` is the seat whose hand is risen, `hand_wanted` the
    seat whose hold button is outlined because its decision needs the hand, `hand_offered` the one whose closed hand
    may offer more than the decision shows. `call` and `call_seats` are set while a
    table call waits. `since` has up to three lines about what happened since the open hand's seat `since_of` last
    decided.
    `recent` are the last public events: those that the scene has not shown yet say who hit whom and which pile was
    shuffled. A `quiet` moment was reached by undo, redo or a jump: it simply stands there.
    `watching` says that nobody plays here: the table is only looked at, as in a replay. `acting` is the card that has
    just acted, `acted_on` what it was meant for: they are told, not offered.
    """

    view: View
    decision: Decision | None = None
    names: list[str] = field(default_factory=list)
    seat_in_view: int = 0
    open_hand: int | None = None
    hand_wanted: int | None = None
    hand_offered: int | None = None
    call: Call | None = None
    call_seats: list[int] = field(default_factory=list)
    since: list[str] = field(default_factory=list)
    since_of: int | None = None
    humans: list[bool] = field(default_factory=list)
    watching: bool = False
    acting: str | None = None
    acted_on: tuple[str, ...] = ()
    recent: tuple[Event, ...] = ()
    quiet: bool = False

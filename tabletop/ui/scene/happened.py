"""What the events since the last moment mean for motion: who hit whom, who was Defeated, which piles were shuffled.

Everything else is seen by comparing two views.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from tabletop.engine.events import Event
from tabletop.ui.scene.telling import NOTHING_TOLD, Told


@dataclass(frozen=True, slots=True)
class Happened:
    """`hit_by` gives the attacker of a damaged card; `shuffled` has the owners of piles, None for shared ones.

    `told` says what waits for its turn.
    """

    hit_by: dict[str, str] = field(default_factory=dict)
    defeated: frozenset[str] = frozenset()
    shuffled: frozenset[int | None] = frozenset()
    told: Told = NOTHING_TOLD


def happened(events: Iterable[Event], after: int, told: Told = NOTHING_TOLD) -> Happened:
    """Read the public events whose numbers are greater than `after`."""
    hit_by: dict[str, str] = {}
    defeated: set[str] = set()
    shuffled: set[int | None] = set()
    for event in events:
        if event.number <= after:
            continue
        card, source = event.data.get("card"), event.data.get("source")
        if event.kind == "damaged" and card is not None and source is not None:
            hit_by[f"card:{card}"] = f"card:{source}"
        elif event.kind == "defeated" and card is not None:
            defeated.add(f"card:{card}")
        elif event.kind == "shuffled":
            shuffled.add(event.data.get("seat"))
    return Happened(hit_by, frozenset(defeated), frozenset(shuffled), told)

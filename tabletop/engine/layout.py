"""A whole table as values, for any game: which zones, hands and fittings lie where. No Qt.

A game's `layout.py` fills it in; the scene draws it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from tabletop.engine.fittings import (
    Band,
    Beat,
    Chart,
    Duel,
    Figure,
    Lane,
    Lines,
    Marker,
    Stage,
    Standings,
    Track,
    Zigzag,
)
from tabletop.engine.places import Hand, Panel, Rect, Zone

NO_PLACE = Rect(0, 0, 0, 0)
METER = Rect(139.0, 146.0, 300.0, 50.0)  # where a test of skill stands if a game says nothing else
WHOLE = Rect(0, 0, 578.0, 342.0)


@dataclass(frozen=True, slots=True)
class Sides:
    """Colours and the emblems of backs that go with a side.

    `fact` names a list in the view's facts with one side a seat, None before it is chosen.
    """

    fact: str
    colours: Mapping[str, str] = field(default_factory=dict)
    emblems: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Layout:
    """A whole table. `size` is its width and height; `attached` is (zone, field naming the bearer).

    `raised` is what must stay visible above a risen hand; `accent` is the game's colour. A test of skill stands in
    `meter`. Cards of another player's hand that may be picked are laid out in `picked`, if it is set. A table that
    `turns` always brings the person who decides to the lower edge: another's risen hand would cover who sits there.
    """

    zones: tuple[Zone, ...]
    accent: str = "#F0452F"
    size: tuple[float, float] = (578.0, 342.0)
    panels: tuple[Panel, ...] = ()
    hands: tuple[Hand, ...] = ()
    figures: tuple[Figure, ...] = ()
    markers: tuple[Marker, ...] = ()
    lanes: tuple[Lane, ...] = ()
    lines: tuple[Lines, ...] = ()
    duel: Duel | None = None
    band: Band | None = None
    stages: tuple[Stage, ...] = ()
    beats: tuple[Beat, ...] = ()
    chart: Chart | None = None
    tracks: tuple[Track, ...] = ()
    standings: Standings | None = None
    zigzags: tuple[Zigzag, ...] = ()
    sides: Sides = Sides("")
    attached: tuple[str, str] = ("", "")
    call: Rect = NO_PLACE
    meter: Rect = METER
    picked: Rect | None = None
    raised: Rect = WHOLE
    turns: bool = False

    def attached_zones(self, seats: int) -> Iterator[str]:
        """The names of the zones whose cards peek out under their bearers."""
        zone = self.attached[0]
        if zone:
            yield from dict.fromkeys(zone.format(seat=seat) for seat in range(seats))

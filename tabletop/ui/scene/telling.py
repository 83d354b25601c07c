"""When what has happened is told: a roll before what comes of it, the points of a round one after the other.

Works out a plan in milliseconds from the events since the last moment and the layout's beats. No graphics, no clock.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from tabletop.engine.events import Event
from tabletop.engine.fittings import Beat
from tabletop.engine.view import Json
from tabletop.ui.scene.lines import named
from tabletop.ui.scene.parts.looks import roll_length

CRY = 620.0  # milliseconds until what comes after a herald
NOW = 0.0


@dataclass(frozen=True, slots=True)
class Roll:
    """A die that rolls in a zone before it goes on: `roll` is the number of the roll."""

    at: float
    zone: str
    face: int
    roll: int


@dataclass(frozen=True, slots=True)
class Burst:
    """Words over a thing, in the colour of a seat."""

    at: float
    thing: str
    head: str
    tail: str
    seat: int


@dataclass(frozen=True, slots=True)
class Change:
    """What a fact becomes; of one that is a list, the entry of a seat."""

    at: float
    fact: str
    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class Shown:
    """A card that is shown large for so long."""

    at: float
    length: float
    card: str


@dataclass(frozen=True, slots=True)
class Told:
    """The plan of one moment. `waits` says when a piece goes on its way; a key that ends in `*` stands for several."""

    waits: Mapping[str, float] = field(default_factory=dict)
    rolls: Mapping[str, Roll] = field(default_factory=dict)
    bursts: tuple[Burst, ...] = ()
    changes: tuple[Change, ...] = ()
    cards: tuple[Shown, ...] = ()
    cries: tuple[tuple[float, str, str], ...] = ()
    length: float = NOW

    def wait(self, key: str) -> float:
        """How long a piece stays where it is."""
        found = self.waits.get(key)
        if found is None:
            found = next((at for name, at in self.waits.items() if name[-1] == "*" and key.startswith(name[:-1])), NOW)
        return found


NOTHING_TOLD = Told()


class _Plan:
    """A plan that grows event by event; `now` is when the next one is told."""

    def __init__(self, names: Sequence[str]):
        self.names = names
        self.now = NOW
        self.waits: dict[str, float] = {}
        self.rolls: dict[str, Roll] = {}
        self.bursts: list[Burst] = []
        self.changes: list[Change] = []
        self.cards: list[Shown] = []
        self.cries: list[tuple[float, str, str]] = []

    def add(self, event: Event, beat: Beat) -> None:
        """Tell an event in its turn."""
        data = event.data
        seat = int(data.get("seat") or 0)
        if beat.rolls:
            self._roll(beat, data)
        for name in beat.moves:
            if key := _filled(name, data):
                self.waits[key] = self.now
        if beat.card and (card := _filled(beat.card, data)):
            self.cards.append(Shown(self.now, beat.length, card))
        if beat.burst and (thing := _filled(beat.at, data)):
            self.bursts.append(Burst(self.now, thing, _filled(beat.burst, data), beat.note, seat))
        elif beat.burst:
            return  # nowhere to be seen: it takes no time
        if beat.fact and (value := _filled(beat.value, data)).lstrip("-").isdigit():
            self.changes.append(Change(self.now, beat.fact, seat, int(value)))
        self.now += beat.length

    def _roll(self, beat: Beat, data: Mapping[str, Json]) -> None:
        roll = int(data.get("roll") or 0)
        self.rolls[_filled(beat.rolls, data)] = Roll(self.now, beat.where, int(data.get("face") or 1), roll)
        self.now += roll_length(roll)

    def cry(self, event: Event) -> None:
        """A herald."""
        self.cries.append((self.now, str(event.data["herald"]), named(event.text, self.names)))
        self.now += CRY

    def told(self) -> Told:
        """The plan as it is now."""
        return Told(
            self.waits,
            self.rolls,
            tuple(self.bursts),
            tuple(self.changes),
            tuple(self.cards),
            tuple(self.cries),
            self.now,
        )


def tell(events: Iterable[Event], after: int, beats: Sequence[Beat], names: Sequence[str]) -> Told:
    """The plan for the public events whose numbers are greater than `after`.

    Without beats nothing waits, and all heralds are cried at once, one after the other.
    """
    by_kind = {beat.kind: beat for beat in beats}
    plan = _Plan(names)
    for event in events:
        if event.number <= after:
            continue
        if event.kind in by_kind:
            plan.add(event, by_kind[event.kind])
        if event.data.get("herald"):
            plan.cry(event)
            plan.now = plan.now if beats else NOW
    return plan.told()


def _filled(words: str, data: Mapping[str, Json]) -> str:
    """Words with what the event knows put in; "" where it does not know it."""
    try:
        filled = words.format_map(data)
    except KeyError:
        return ""
    return "" if "None" in filled else filled

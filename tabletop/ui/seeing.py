"""What may stand on the screen: the public table plus the hands that are open at this moment.

Everything comes through the match's one door, `match.ask(seat)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from tabletop.engine.events import Event, plain
from tabletop.engine.match import Match
from tabletop.engine.view import SPECTATOR, View

QUIET = ("phase", "drawn")  # kinds of events that tell a person least


def seen_view(match: Match, seats: Sequence[int]) -> View:
    """The table with what these seats may see; several seats' own zones are laid into the public view."""
    if len(seats) == 1:
        return match.ask(seats[0]).view()
    view = match.ask(SPECTATOR).view()
    for seat in seats:
        for name, zone in match.ask(seat).view().zones.items():
            if zone.owner == seat:
                view.zones[name] = zone
    return view


def seen_log(match: Match, seats: Sequence[int]) -> list[Event]:
    """The log as these seats together may know it; with none, as everybody may."""
    logs = [match.ask(seat).log() for seat in seats] or [match.ask(SPECTATOR).log()]
    return [_fullest(events) for events in zip(*logs, strict=True)]


def seen_lines(match: Match, seats: Sequence[int], most: int) -> list[str]:
    """The last lines of the log as it may stand on the screen, in words."""
    lines = [event.text for event in seen_log(match, seats) if event.text]
    return [plain(line, match.names) for line in lines[-most:]]


def plain_lines(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """The log in words, a line an event."""
    return [plain(event.text, names) for event in events if event.text]


def lines_since(match: Match, seat: int, first: int, most: int = 3) -> list[str]:
    """The last few lines of the log, from event number `first` on, as this seat may know them.

    Where there are more than `most`, headings and drawn cards give way to what was done.
    """
    events = [event for event in match.ask(seat).log()[first:] if event.text]
    lines = gathered([event.text for event in events])
    for quiet in QUIET:
        events = [event for event in events if event.kind != quiet]
        if len(lines) > most and events:
            lines = gathered([event.text for event in events])
    return lines[-most:]


def gathered(lines: Sequence[str]) -> list[str]:
    """The lines with those that repeat at once told once: "Ann draws a card. (4 times)"."""
    runs = [(line, len(list(same))) for line, same in groupby(lines)]
    return [line if count == 1 else f"{line} ({count} times)" for line, count in runs]


def _fullest(events: tuple[Event, ...]) -> Event:
    best = events[0]
    for event in events[1:]:
        if event.data and not best.data:
            best = event
    return best

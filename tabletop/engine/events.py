"""What happened, as plain numbered values outside the state.

Rules record events; log, animation, sounds and statistics read them and are never called by the rules.
Text mentions seats as `<0>` and cards as `<17:BERT>`, so that a screen can make links of them and put in names.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from tabletop.engine.view import ALL, Json

MENTION = re.compile(r"<(\d+)(?::([^<>]*))?>")


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    `text` is one sentence for the log, empty if the event is only for animation and statistics. `seats` are those who
    may know it in full (None: everybody); others get `public_text` and no `data`.
    """

    number: int
    kind: str
    text: str = ""
    data: dict[str, Json] = field(default_factory=dict)
    seats: tuple[int, ...] | None = None
    public_text: str = ""

    def for_seat(self, seat: int) -> Event:
        """This event as a seat may know it."""
        if self.seats is None or seat == ALL or seat in self.seats:
            return self
        return replace(self, text=self.public_text, data={}, public_text="")


def plain(text: str, names: Sequence[str]) -> str:
    """An event's text with the names of seats put in and the marks of cards taken off."""

    def name(match: re.Match[str]) -> str:
        card = match.group(2)
        return card if card is not None else names[int(match.group(1))]

    return MENTION.sub(name, text)

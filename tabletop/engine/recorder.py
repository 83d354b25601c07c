"""Where rules write down what happened. A playout has none, so nothing is worded there."""

from __future__ import annotations

from tabletop.engine.events import Event
from tabletop.engine.view import Json


class Recorder:
    """Collects the events of one step; `start` is the number of the first."""

    __slots__ = ("events", "start")

    def __init__(self, start: int) -> None:
        self.start = start
        self.events: list[Event] = []

    def say(
        self,
        kind: str,
        text: str = "",
        *,
        seats: tuple[int, ...] | None = None,
        public: str = "",
        origin: str = "",
        **data: Json,
    ) -> None:
        """Record an event; `seats` limits who may know `text` and `data`, others read `public`.

        `origin` is the zone that a card comes from; it stands as `from` in the data.
        """
        if origin:
            data["from"] = origin
        text, public = _one_stop(text), _one_stop(public)
        self.events.append(Event(self.start + len(self.events), kind, text, data, seats, public))


def _one_stop(text: str) -> str:
    """A sentence that ends with the name of a card whose own last sign is a full stop needs no second one."""
    return text.replace(".>.", ".>")

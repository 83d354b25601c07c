"""The way back through the rules: the places read before, and those gone back from."""

from __future__ import annotations

from typing import NamedTuple


class Place(NamedTuple):
    """A page of the window and, on that of the rules, where the text was read."""

    page: str
    position: int


class Trail:
    """Keeps places as a browser does: whoever goes somewhere else loses the way forward."""

    def __init__(self) -> None:
        self._past: list[Place] = []
        self._future: list[Place] = []

    @property
    def can_go_back(self) -> bool:
        """Whether there is a place before this one."""
        return bool(self._past)

    @property
    def can_go_forward(self) -> bool:
        """Whether somebody has gone back."""
        return bool(self._future)

    def leave(self, here: Place) -> None:
        """Somebody goes elsewhere from here."""
        if not self._past or self._past[-1] != here:
            self._past.append(here)
        self._future.clear()

    def back(self, here: Place) -> Place | None:
        """The place before, None if there is none."""
        return self._travel(self._past, self._future, here)

    def forward(self, here: Place) -> Place | None:
        """The place that `back` came from, None if there is none."""
        return self._travel(self._future, self._past, here)

    def forget(self) -> None:
        """Begin here."""
        self._past.clear()
        self._future.clear()

    @staticmethod
    def _travel(way: list[Place], other: list[Place], here: Place) -> Place | None:
        if not way:
            return None
        other.append(here)
        return way.pop()

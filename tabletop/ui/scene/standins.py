"""Pieces that stand for others: a hero's card on the board for the hero in the city, a pawn for the first beside it.

A piece says so in its field `stands_for`. Where it can do nothing itself, what is done with it is meant for the other.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence

from PySide6.QtCore import QPointF

from tabletop.engine.view import View


class StandIns:
    """Who stands for whom in one view."""

    def __init__(self, view: View | None = None):
        self._meant: dict[str, str] = {}
        self._zones: dict[str, str] = {}
        for zone in view.zones.values() if view is not None else ():
            for piece in zone.pieces:
                meant = piece.fields.get("stands_for")
                if isinstance(meant, str) and meant:
                    self._meant[piece.key] = meant
                    self._zones[piece.key] = zone.name
        found = {key: view.piece(key) for key in self._meant.values()} if view is not None else {}
        self._theirs = {key: piece.zone for key, piece in found.items() if piece is not None}

    def meant(self, thing: str) -> str:
        """What a thing stands for, "" if for itself alone."""
        return self._meant.get(thing, "")

    def begun(self, places: Mapping[str, QPointF]) -> dict[str, QPointF]:
        """Where things come from that are new: from where they lay as cards, or where what stands for them lies."""
        theirs = {meant: places[key] for key, meant in self._meant.items() if key in places}
        return {**theirs, **places}

    def apart(self) -> dict[str, str]:
        """Those that lie elsewhere than what they stand for: they are lit together with it."""
        return {key: meant for key, meant in self._meant.items() if self._zones[key] != self._theirs.get(meant)}

    def named(self, things: Sequence[str], able: Container[str]) -> list[str]:
        """Things as they are meant: what `able` holds comes before what only stands for it."""
        found: list[str] = []
        for thing in things:
            meant = self.meant(thing)
            if meant and thing not in able and meant in able:
                found.append(meant)
            found.append(thing)
        return list(dict.fromkeys(found))

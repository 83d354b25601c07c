"""The final figures of a duel, from the table as all may see it when it is over."""

from __future__ import annotations

from tabletop.engine.figures import FinalFigure
from tabletop.engine.view import View

SEATS = (0, 1)


def final_figures(view: View) -> tuple[FinalFigure, ...]:
    """Party Values (HB-WIN), Characters left, what is left to draw, what was banished, and the rounds played."""
    values = view.facts["party_value"]
    return (
        FinalFigure("Party Value", tuple(str(values[seat]) for seat in SEATS)),
        FinalFigure("Characters in the Party", _counts(view, "front", "support")),
        FinalFigure("Cards in deck and discard pile", _counts(view, "deck", "discard")),
        FinalFigure("Cards banished", _counts(view, "banished")),
        FinalFigure("Rounds", (str(view.facts["round"]),)),
    )


def _counts(view: View, *zones: str) -> tuple[str, ...]:
    return tuple(str(sum(view.zones[f"{zone}-{seat}"].count for zone in zones)) for seat in SEATS)

"""The final figures, from the table as all may see it when it is over."""

from __future__ import annotations

from tabletop.engine.figures import FinalFigure
from tabletop.engine.view import View


def final_figures(view: View) -> tuple[FinalFigure, ...]:
    """Hero Points, what the teams have gathered, and the rounds played."""
    seats = range(len(view.facts["points"]))

    def tokens(seat: int) -> int:
        return sum(int(piece.fields["combat"]) for piece in view.zones[f"team-{seat}"].pieces)

    figures = [
        FinalFigure("Hero Points", tuple(map(str, view.facts["points"]))),
        FinalFigure("Combat +1 tokens", tuple(str(tokens(seat)) for seat in seats)),
        FinalFigure("Gadgets", tuple(str(view.zones[f"gear-{seat}"].count) for seat in seats)),
        FinalFigure("Cards in hand", tuple(map(str, view.facts["hands"]))),
    ]
    if view.facts["justice_on"]:
        figures.insert(2, FinalFigure("Justice tokens", tuple(map(str, view.facts["justice"]))))
    return (*figures, FinalFigure("Rounds", (str(view.facts["round"]),)))

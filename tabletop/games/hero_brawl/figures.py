"""The final figures of both games, from the table as all may see it when it is over."""

from __future__ import annotations

from tabletop.engine.figures import FinalFigure
from tabletop.engine.view import View


def final_figures(view: View) -> tuple[FinalFigure, ...]:
    """Who was champion, cards left in each hand, the pile, and the turns played."""
    hands = view.facts["hands"]
    champion = view.facts["champion"]
    worn = tuple("yes" if seat == champion else "" for seat in range(len(hands)))
    if champion is None:
        worn = ("nobody",)
    return (
        FinalFigure("Cards in hand", tuple(map(str, hands))),
        FinalFigure("Champion", worn),
        FinalFigure("Cards in the pile", (str(view.zones["pile"].count),)),
        FinalFigure("Turns", (str(view.facts["turn"]),)),
    )


def protocol_figures(view: View) -> tuple[FinalFigure, ...]:
    """Cards owned, rounds won by each, and the rounds played."""
    return (
        FinalFigure("Cards", tuple(map(str, view.facts["owned"]))),
        FinalFigure("Rounds won", tuple(map(str, view.facts["won"]))),
        FinalFigure("Rounds", (str(view.facts["round"]),)),
    )

"""What each player would score if the round ended now, for the screen; by the functions of the scoring."""

from __future__ import annotations

from tabletop.engine.view import Json
from tabletop.games.heroes_incorporated.scoring import income_of, results_now
from tabletop.games.heroes_incorporated.table import Table


def forecast(table: Table) -> Json:
    """For each seat its points now, what it would gain, the parts as (words, points), and powers of blocks won alone.

    While a round is being scored it is what is still to come.
    """
    results = table.results or results_now(table)
    told = []
    for seat in table.seats():
        waiting = not table.results or any(seat in group for group in table.order)
        parts = income_of(table, seat, results) if waiting else []
        powers = [
            table.kind(table.city[result.block]).name
            for result in results
            if waiting and result.seats == [seat] and table.kind(table.city[result.block]).effects
        ]
        told.append(
            {
                "points": table.players[seat].points,
                "gain": sum(points for _, points in parts),
                "parts": [[words, points] for words, points in parts],
                "powers": powers,
            }
        )
    return told

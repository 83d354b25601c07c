"""How the cards turned up stand against each other, and the players in the game: what the table shows beside them."""

from __future__ import annotations

from tabletop.engine.view import Json
from tabletop.games.hero_brawl.protocol.rounds import running_of
from tabletop.games.hero_brawl.protocol.table import Table


def marks_of(table: Table, seat: int) -> dict[str, Json]:
    """The fields of a card turned up: the winner's is stamped, and so are those that share the best number."""
    if table.phase not in ("compare", "over"):
        return {}
    if table.winner == seat:
        return {"stamp": "Wins"}
    running = running_of({each: table.kind(card) for each, card in enumerate(table.turned) if card >= 0})
    if table.winner < 0 and running.get(seat) == max(running.values()):
        return {"stamp": "Shared"}
    return {"faded": True}


def standing(table: Table, seat: int) -> list[Json]:
    """A few words below a seat's card: what it is, or that the seat is out."""
    if table.out[seat]:
        return ["Out"]
    card = table.turned[seat]
    if card < 0:
        return []
    kind = table.kind(card)
    return [f"{kind.symbol.capitalize()} {kind.number}"]

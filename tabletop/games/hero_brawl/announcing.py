"""What may be played as a turn, and on whom: legality in one place."""

from __future__ import annotations

from tabletop.engine.decision import Move, Refusal
from tabletop.games.hero_brawl.table import Table


def targets(table: Table, seat: int) -> list[int]:
    """The opponents that a card of this seat may be aimed at."""
    return [other for other in table.left_of(seat) if why_not_target(table, seat, other) is None]


def why_not_target(table: Table, seat: int, other: int) -> Refusal | None:
    """Why a seat can't be named as opponent, None if it can."""
    if other == seat:
        return Refusal("BR-ROSH-1", "A card is aimed at an opponent, never at oneself.")
    if table.players[other].out:
        return Refusal("BR-ELIM-2", "That player is out of the game.")
    if table.players[other].shield:
        return Refusal("BR-CARD-TAGTEAM-3", "A Tag Team shields that player until the start of their next turn.")
    return None


def play_moves(table: Table, seat: int) -> list[Move]:
    """Every card of the hand, each with every opponent it may be aimed at; without one it is spent (BR-R14, BR-R35)."""
    aims = targets(table, seat)
    moves: list[Move] = []
    for card in table.players[seat].hand:
        if table.kind(card).aimed and aims:
            moves += [("play", card, other) for other in aims]
        else:
            moves.append(("play", card))
    return moves

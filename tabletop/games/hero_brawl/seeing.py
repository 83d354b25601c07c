"""The one door: what a seat may see of Hero Brawl (BR-ZONE-7, BR-ROSH-4, BR-R38)."""

from __future__ import annotations

from tabletop.engine.view import Json, Piece, View, Zone
from tabletop.games.hero_brawl.knowledge import battle, sees_committed, sees_hand
from tabletop.games.hero_brawl.table import IN_PILE, NOBODY, VACANT, Table


def view(table: Table, seat: int) -> View:
    """The table as a seat, a spectator or, after the end, everybody may see it."""
    zones = [
        Zone("pile", None, table.pile_count()),
        _up(table, "discard", None, table.discard),
        _up(table, "mat", None, table.in_play),
        _up(table, "belt", None, [table.belt_card()] if table.belt == VACANT else []),
    ]
    for owner in table.seats():
        zones += _player(table, owner, seat)
    return View(seat, {zone.name: zone for zone in zones}, _facts(table))


def _player(table: Table, owner: int, seat: int) -> list[Zone]:
    player = table.players[owner]
    committed = [table.committed[owner]] if table.committed[owner] >= 0 else []
    return [
        _cards(table, f"hand-{owner}", owner, player.hand, sees_hand(table, seat, owner)),
        _up(table, f"player-{owner}", owner, player.shield),
        _cards(table, f"committed-{owner}", owner, committed, sees_committed(table, seat, owner)),
        _up(table, f"belt-{owner}", owner, [table.belt_card()] if table.belt == owner else []),
    ]


def _up(table: Table, name: str, owner: int | None, cards: list[int]) -> Zone:
    return _cards(table, name, owner, cards, open_=True)


def _cards(table: Table, name: str, owner: int | None, cards: list[int], open_: bool) -> Zone:
    pieces = [
        Piece(f"card:{card}", table.kind(card).id, name, place)
        if open_
        else Piece(f"hidden:{name}:{place}", None, name, place)
        for place, card in enumerate(cards)
    ]
    return Zone(name, owner, len(cards), pieces)


def phase_of(table: Table) -> str:
    """The phase as the screen names it: a roshambo is a phase of its own, from the first card committed."""
    under_way = any(card >= 0 for card in table.committed) and any(
        each.kind == "turn" and table.kind(each.card).roshambo for each in table.pending
    )
    return "roshambo" if under_way else table.phase


def _facts(table: Table) -> dict[str, Json]:
    result = battle(table)
    return {
        "round": table.round,
        "turn": table.turn,
        "phase": phase_of(table),
        "active": None if table.active == NOBODY else table.active,
        "starting": None if table.starting == NOBODY else table.starting,
        "champion": table.belt if table.belt >= 0 else None,
        "belt": "pile" if table.belt == IN_PILE else "vacant" if table.belt == VACANT else "worn",
        "hands": [len(player.hand) for player in table.players],
        "out": [player.out for player in table.players],
        "shielded": [bool(player.shield) for player in table.players],
        "final": table.final,
        "final_turns": list(table.turns_left),
        "result": None if result is None else {"seats": [result.seat, result.target], "winner": result.winner},
        "pending": [
            {
                "kind": each.kind,
                "seat": each.seat,
                "card": f"card:{each.card}" if each.card >= 0 else None,
                "target": each.target if each.target >= 0 else None,
            }
            for each in table.pending
        ],
    }

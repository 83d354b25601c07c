"""The one door: what a seat may see of Hero Brawl (BR-ZONE-7, BR-ROSH-4, BR-R38)."""

from __future__ import annotations

from tabletop.engine.view import Json, Piece, View, Zone
from tabletop.games.hero_brawl.duel import committed_fields, duel
from tabletop.games.hero_brawl.knowledge import battle, sees_committed, sees_hand
from tabletop.games.hero_brawl.table import IN_PILE, NOBODY, VACANT, Table


def view(table: Table, seat: int) -> View:
    """The table as a seat, a spectator or, after the end, everybody may see it."""
    zones = [
        Zone("pile", None, table.pile_count()),
        _up(table, "discard", None, table.discard),
        *_in_play(table),
        _belt(table, "belt", None, table.belt == VACANT),
        _die(table),
    ]
    for owner in table.seats():
        zones += _player(table, owner, seat)
    return View(seat, {zone.name: zone for zone in zones}, _facts(table))


def _player(table: Table, owner: int, seat: int) -> list[Zone]:
    player = table.players[owner]
    return [
        _cards(table, f"hand-{owner}", owner, player.hand, sees_hand(table, seat, owner)),
        _up(table, f"player-{owner}", owner, player.shield),
        _committed(table, owner, sees_committed(table, seat, owner)),
        _belt(table, f"belt-{owner}", owner, table.belt == owner),
    ]


def _committed(table: Table, owner: int, seen: bool) -> Zone:
    card = table.committed[owner]
    zone = _cards(table, f"committed-{owner}", owner, [card] if card >= 0 else [], seen)
    for piece in zone.pieces:
        if seen:
            piece.fields = committed_fields(table, owner)
    return zone


def _belt(table: Table, name: str, owner: int | None, here: bool) -> Zone:
    """The Title Belt is a piece of its own, never a card of a hand (BR-ZONE-5)."""
    pieces = [Piece("belt:0", table.kind(table.belt_card()).id, name, 0)] if here else []
    return Zone(name, owner, len(pieces), pieces)


def _die(table: Table) -> Zone:
    """The die of the last test of skill, on its face, until another card is played."""
    pieces = []
    if table.rolled:
        seat, _, face = table.rolled
        fields: dict[str, Json] = {"face": face, "roll": table.turn, "seat": seat, "called": f"a die showing {face}"}
        pieces = [Piece("die:0", None, "die", 0, fields)]
    return Zone("die", None, len(pieces), pieces)


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


def _in_play(table: Table) -> list[Zone]:
    """Cards in play lie on the mat; while two battle there, or a card of a hand is picked, they lie aside."""
    aside = phase_of(table) == "roshambo" or any(each.kind == "pick" for each in table.pending)
    return [
        _up(table, "mat", None, [] if aside else table.in_play),
        _up(table, "stack", None, table.in_play if aside else []),
    ]


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
        "active": None if table.active == NOBODY or table.outcome is not None else table.active,
        "starting": None if table.starting == NOBODY else table.starting,
        "champion": table.belt if table.belt >= 0 else None,
        "belt": "pile" if table.belt == IN_PILE else "vacant" if table.belt == VACANT else "worn",
        "hands": [len(player.hand) for player in table.players],
        "out": [player.out for player in table.players],
        "shielded": [bool(player.shield) for player in table.players],
        "final": table.final,
        "final_turns": list(table.turns_left),
        "status": [_status(table, seat) for seat in table.seats()],
        "endgame": _endgame(table),
        "duel": duel(table),
        "roll": _roll(table),
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


def _status(table: Table, seat: int) -> list[str]:
    """A few words on a player: cards, shield, belt, what is left of the game for them."""
    player = table.players[seat]
    if player.out:
        return ["Out of the game"]
    count = len(player.hand)
    lines = ["1 card" if count == 1 else f"{count} cards"]
    if table.committed[seat] >= 0:
        lines[0] += ", 1 committed"
    if table.belt == seat:
        lines.append("Champion")
    if player.shield:
        lines.append("Cannot be targeted")
    if table.final:
        if seat == table.active:
            lines.append("Final turn now")
        else:
            lines.append("Final turn to come" if seat in table.turns_left else "Final turn is over")
    return lines


def _roll(table: Table) -> list[str]:
    """The last test of skill in words, beside the die."""
    if not table.rolled:
        return []
    seat, needed, face = table.rolled
    return [f"<{seat}> rolls {face}: {'a hit' if face >= needed else 'a miss'}", f"{needed} or more needed"]


def _endgame(table: Table) -> list[str]:
    """How far the game is: before the belt, in the endgame, in the final round."""
    count = table.pile_count()
    cards = "1 card in the pile" if count == 1 else f"{count} cards in the pile"
    if table.belt == IN_PILE:
        return ["The Title Belt is still in the pile", cards]
    worn = "The Title Belt is vacant" if table.belt == VACANT else f"<{table.belt}> is champion"
    if table.final:
        return [worn, "Final round: one turn each"]
    return [worn, f"Endgame: {cards}"]

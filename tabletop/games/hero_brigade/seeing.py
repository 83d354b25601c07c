"""The one door: what a seat may see of a duel (HB-R67), and which hidden cards it cannot tell apart."""

from __future__ import annotations

from tabletop.engine.view import ALL, Json, Piece, View, Zone
from tabletop.games.hero_brigade.chips import marks
from tabletop.games.hero_brigade.damage import group_of, reduction
from tabletop.games.hero_brigade.deploying import play_moves
from tabletop.games.hero_brigade.endings import party_value
from tabletop.games.hero_brigade.fighting import taunter_of
from tabletop.games.hero_brigade.refusals import why_unused
from tabletop.games.hero_brigade.sentences import Row
from tabletop.games.hero_brigade.table import NOBODY, ROWS, Character, Table


def hidden_groups(table: Table, seat: int) -> list[list[int]]:
    """Hidden ids by what is known of them: each group's cards are known as a whole."""
    if seat == ALL:
        return []
    hidden = [*table.resource, *table.boxes[0], *table.boxes[1]]
    for owner, side in enumerate(table.sides):
        hidden += side.deck
        if owner != seat:
            hidden += side.hand
    groups: dict[int, list[int]] = {}
    for card in sorted(hidden):
        groups.setdefault(table.labels[card], []).append(card)
    return [groups[label] for label in sorted(groups)]


def view(table: Table, seat: int) -> View:
    """The table as a seat, a spectator or, after the end, everybody may see it."""
    zones = [
        _down("resource", None, len(table.resource)),
        _pool(table),
        _up(table, "removed", None, table.removed),
        _resolving(table),
        _down("box-hero", None, len(table.boxes[0])),
        _down("box-villain", None, len(table.boxes[1])),
    ]
    for owner in (0, 1):
        zones += _side(table, owner, seat)
    return View(seat, {zone.name: zone for zone in zones}, _facts(table))


def _side(table: Table, owner: int, seat: int) -> list[Zone]:
    side = table.sides[owner]
    open_hand = seat in (owner, ALL)
    hand = f"hand-{owner}"
    pieces = (
        _hand(table, owner)
        if open_hand
        else [Piece(f"hidden:{hand}:{n}", None, hand, n) for n in range(len(side.hand))]
    )
    return [
        _down(f"deck-{owner}", owner, len(side.deck)),
        Zone(hand, owner, len(side.hand), pieces),
        _up(table, f"discard-{owner}", owner, side.discard),
        _up(table, f"banished-{owner}", owner, side.banished),
        _row(table, owner, "front"),
        _row(table, owner, "support"),
        _attached(table, owner),
    ]


def _down(name: str, owner: int | None, count: int) -> Zone:
    return Zone(name, owner, count)


def _up(table: Table, name: str, owner: int | None, cards: list[int]) -> Zone:
    pieces = [Piece(f"card:{card}", table.kind(card).id, name, place) for place, card in enumerate(cards)]
    return Zone(name, owner, len(cards), pieces)


def _resolving(table: Table) -> Zone:
    """Cards on their way; one that is being deployed says to which position."""
    zone = _up(table, "resolving", None, table.resolving)
    announced = {f"card:{each.card}": each for each in table.pending if each.kind == "deploy"}
    for piece in zone.pieces:
        deployed = announced.get(piece.key)
        if deployed is not None:
            row, slot = ("front", deployed.place) if deployed.place < 3 else ("support", deployed.place - 3)
            piece.fields["to"] = f"place:{row}-{deployed.target}:{slot}"
    return zone


def _pool(table: Table) -> Zone:
    pieces = [
        Piece(f"card:{card}", table.kind(card).id, "pool", place) for place, card in enumerate(table.pool) if card >= 0
    ]
    return Zone("pool", None, len(pieces), pieces)


def _hand(table: Table, owner: int) -> list[Piece]:
    """The owner's own cards; in the Play Phase those that cannot be used say why (HB-PLAY-16)."""
    zone = f"hand-{owner}"
    side = table.sides[owner]
    barred: dict[int, dict[str, Json]] = {}
    if table.phase == "play" and not side.passed and table.turn == owner:
        useful = {move[1] for move in play_moves(table, owner) if len(move) > 1}
        barred = {card: _barred(table, owner, card) for card in side.hand if card not in useful}
    return [
        Piece(f"card:{card}", table.kind(card).id, zone, place, barred.get(card, {}))
        for place, card in enumerate(side.hand)
    ]


def _barred(table: Table, owner: int, card: int) -> dict[str, Json]:
    refusal = why_unused(table, owner, card)
    return {"barred": refusal.sentence, "rule": refusal.rule}


def _row(table: Table, owner: int, row: str) -> Zone:
    name = f"{row}-{owner}"
    party = table.sides[owner].party
    pieces = []
    for slot, place in enumerate(ROWS[row]):
        character = party[place]
        if character is not None:
            pieces.append(
                Piece(
                    f"card:{character.id}", table.kind(character.id).id, name, slot, character_fields(table, character)
                )
            )
    return Zone(name, owner, len(pieces), pieces)


def character_fields(table: Table, character: Character) -> dict[str, Json]:
    """The numbers and marks of a Character in play, with the reasons for those that are not printed."""
    kind = table.kind(character.id)
    row: Row = "front" if character.place < 3 else "support"
    taunter = taunter_of(table, character)
    return {
        "hp": character.hp,
        "start": character.start,
        "value": kind.value,
        "disabled": character.disabled,
        "taunted_by": None if taunter is None else f"card:{taunter.id}",
        "dr": reduction(table, character),
        "chips": _chips(table, character, row),
        "protect": [
            {
                "seat": shield.seat,
                "amount": shield.amount,
                "name": table.book.kinds[shield.card].abilities[shield.ability].name,
                "when": "this Fight" if table.phase == "fight" else "next Fight",
            }
            for shield in character.shields
        ],
        "reasons": _reasons(table, character),
    }


def _chips(table: Table, character: Character, row: Row) -> list[dict[str, Json]]:
    """What the small face shows of the abilities that work where the Character stands."""
    definitions = [table.kind(card).definition for card in (character.id, *character.attached)]
    shown = marks(definitions[0], row, definitions[1:], table.book.said)
    return [mark._asdict() for mark in shown]


def _reasons(table: Table, character: Character) -> list[str]:
    kind = table.kind(character.id)
    group = group_of(character)
    found = [f"{ability.name}: {ability.text}" for ability in kind.constants[group]]
    for card in character.attached:
        enhancement = table.kind(card)
        found += [f"{enhancement.name}, {ability.name}: {ability.text}" for ability in enhancement.constants["E"]]
    if character.start != kind.hp:
        found.append(f"Starting HP {character.start} instead of {kind.hp}.")
    return found


def _attached(table: Table, owner: int) -> Zone:
    name = f"attached-{owner}"
    pieces: list[Piece] = []
    for character in table.sides[owner].characters():
        for card in character.attached:
            fields = {"bearer": f"card:{character.id}"}
            pieces.append(Piece(f"card:{card}", table.kind(card).id, name, len(pieces), fields))
    return Zone(name, owner, len(pieces), pieces)


def _facts(table: Table) -> dict[str, Json]:
    return {
        "round": table.round,
        "phase": table.phase,
        "active": None if table.turn == NOBODY else table.turn,
        "starting": None if table.starting == NOBODY else table.starting,
        "passed": [side.passed for side in table.sides],
        "decks": [deck or None for deck in table.decks],
        "party_value": [party_value(table, seat) for seat in (0, 1)],
        "last_round": table.last_round,
        "fight_skipped": table.round == 1,
        "pending": [
            {"kind": pending.kind, "seat": pending.seat, "card": f"card:{pending.card}"} for pending in table.pending
        ],
    }

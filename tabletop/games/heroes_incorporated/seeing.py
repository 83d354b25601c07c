"""The one door: what a seat may see of Heroes Incorporated. Hands, draft and deck are hidden (HI-R39)."""

from __future__ import annotations

from tabletop.engine.view import ALL, Json, Piece, View, Zone
from tabletop.games.heroes_incorporated.band import band
from tabletop.games.heroes_incorporated.city import SPACES, coordinates
from tabletop.games.heroes_incorporated.forecast import forecast
from tabletop.games.heroes_incorporated.markers import NORMAL_SPACES
from tabletop.games.heroes_incorporated.moving import letter
from tabletop.games.heroes_incorporated.pieces import MOST_JUSTICE, NOBODY, Fight
from tabletop.games.heroes_incorporated.seeing_teams import cards, hidden, state_of, team
from tabletop.games.heroes_incorporated.table import Table
from tabletop.games.heroes_incorporated.turns import TURNS

SCORING = ("noble", "scoring", "powers", "check", "villains", "dice", "crimes", "cleanup", "opener", "begin")
SET_UP = ("draft", "keep", "second", "gadget")
DRAFT = {
    "keep": "Draft of the first hero",
    "second": "Draft of the second hero",
    "gadget": "The first gadget",
}
NEXT_TWO = "Then both hand the other two across. Of the two that arrive, each keeps one more: two heroes make a team."
NEXT = {
    "keep": "Then everybody hands on the other two, one to each side. Of the two that arrive, everybody keeps one "
    "more: two heroes make a team."
}


def view(table: Table, seat: int) -> View:
    """The table as a seat, a spectator or, after the end, everybody may see it."""
    looks = seat in (table.looker, ALL)
    zones = [
        *_city(table),
        hidden("deck", None, len(table.deck)),
        cards(table, "discard", None, table.discard),
        cards(table, "removed", None, table.removed),
        cards(table, "played", None, [*table.played, *(each.card for each in table.villains if each.block < 0)]),
        _dice_of_fight(table),
        cards(table, "looked", None, [card for card in table.looked if card not in table.under], looks),
        cards(table, "under", None, table.under, looks),
        cards(table, "heroes", None, [*table.hero_deck, *table.dropped], seat == ALL),
    ]
    for owner in table.seats():
        zones += team(table, owner, seat)
    return View(seat, {zone.name: zone for zone in zones}, _facts(table))


# ------------------------------------------------------------ the city
def _city(table: Table) -> list[Zone]:
    """The blocks in `city`, and what stands on each in `block-N`; before the city is laid only its pile."""
    if not table.laid:
        empty = [Zone("city", None, 0), *(Zone(f"block-{at}", None, 0) for at in range(SPACES))]
        return [*empty, hidden("blocks", None, len(table.city))]
    blocks = [
        Piece(f"card:{card}", table.kind(card).id, "city", at, _block(table, at)) for at, card in enumerate(table.city)
    ]
    return [
        Zone("city", None, len(blocks), blocks),
        *(_on_block(table, at) for at in range(SPACES)),
        Zone("blocks", None, 0),
    ]


def _block(table: Table, at: int) -> dict[str, Json]:
    row, column = coordinates(at)
    kind = table.kind(table.city[at])
    fields: dict[str, Json] = {"row": row, "column": column, "number": table.number(at), "power": bool(kind.effects)}
    if table.destroyed[at]:
        fields["destroyed"] = True
    if table.tokens[at]:
        fields["tokens"] = table.tokens[at]
    if table.lair(at) is not None:
        fields["lair"] = True
    if kind.crimeland:
        fields["crimeland"] = fields["paper"] = True  # its number is no score: it stands on paper
    return fields


def _on_block(table: Table, at: int) -> Zone:
    name = f"block-{at}"
    pieces: list[Piece] = []
    for number, hero in enumerate(table.heroes):
        if hero.block == at:
            pieces.append(_stand(table, number, name))
    for pawn, there in enumerate(table.pawns):
        if there == at:
            pieces.append(_pawn(table, pawn, name))
    for villain in table.villains_on(at):
        kind = table.kind(villain.card)
        assert kind.combat is not None
        fields: dict[str, Json] = {"number": kind.combat.number, "seat": villain.seat, "lair": villain.lair}
        fields["against"] = dict(kind.combat.against)
        pieces.append(Piece(f"card:{villain.card}", kind.id, name, 0, fields))
    for number in table.dice_on(at):
        pieces.append(_die(table, number, name))
    for place, piece in enumerate(pieces):
        piece.place = place
    return Zone(name, None, len(pieces), pieces)


def _pawn(table: Table, pawn: int, zone: str) -> Piece:
    """A crime pawn; where several stand, the first of them is the crime that is fought (HI-FIGHT-12)."""
    fields: dict[str, Json] = {"called": f"crime {letter(pawn)}", "letter": letter(pawn)}
    first = table.pawns.index(table.pawns[pawn])
    if first != pawn:
        fields["stands_for"] = f"pawn:{letter(first)}"
    return Piece(f"pawn:{letter(pawn)}", None, zone, 0, fields)


def _stand(table: Table, number: int, zone: str) -> Piece:
    """A hero in the city; its card lies on the team's board."""
    hero = table.heroes[number]
    return Piece(f"hero:{number}", table.kind(hero.card).id, zone, 0, state_of(table, hero))


def _die(table: Table, number: int, zone: str) -> Piece:
    hero = table.heroes[number]
    name = table.kind(hero.card).name
    fields: dict[str, Json] = {
        "face": hero.face,
        "seat": hero.seat,
        "combat": hero.combat,
        "value": hero.value,
        "hero": f"hero:{number}",
        "called": f"{name}\u2019s die, fight value {hero.value}",
    }
    return Piece(f"die:{number}", None, zone, 0, fields)


def _dice_of_fight(table: Table) -> Zone:
    """Dice that have been rolled and lie on no block: those of a fight under way or just over, until the next act.

    A die that was placed lies on its block, unless it has gone home at the end of the round.
    """
    fight = table.fight
    pieces: list[Piece] = []
    if fight is not None and fight.dice and not (fight.result == "placed" and table.heroes[fight.hero].locked):
        hero = table.heroes[fight.hero]
        used = fight.dice.index(max(fight.dice))
        order = sorted(range(len(fight.dice)), key=lambda at: at == used)  # the one that counts lies on top
        for place, at in enumerate(order):
            own, rolled = at == used, fight.dice[at]
            fields: dict[str, Json] = {"face": fight.face if own else rolled, "seat": hero.seat, "roll": fight.roll}
            fields["combat"] = hero.combat if own else 0
            fields["words"] = f"+{hero.combat}" if own and hero.combat else ""
            fields["faded"] = not own
            fields["called"] = f"a die showing {fields['face']}"
            key = f"die:{fight.hero}" if own else f"die:{fight.hero}:other"
            pieces.append(Piece(key, None, "fight", place, fields))
    return Zone("fight", None, len(pieces), pieces)


# ------------------------------------------------------------ facts
def phase_of(table: Table) -> str:
    """The phase as the screen names it."""
    if table.phase == "act":
        return f"turn-{table.turn}"
    if table.phase in SCORING:
        return "scoring"
    if table.phase in SET_UP:
        return "draft"
    return "over" if table.phase == "over" else "place"


def _facts(table: Table) -> dict[str, Json]:
    over = table.outcome is not None
    return {
        "round": table.round,
        "turn": table.turn,
        "phase": phase_of(table),
        "active": None if table.active == NOBODY or over else table.active,
        "opener": None if table.opener == NOBODY else table.opener,
        "starting": None if table.opener == NOBODY else table.opener,
        "points": [player.points for player in table.players],
        "target": table.target,
        "justice": [player.justice for player in table.players],
        "justice_on": table.justice,
        "lairs_on": table.lairs,
        "out": [player.out for player in table.players],
        "coloured": [player.coloured for player in table.players],
        "white": [player.white for player in table.players],
        "left": [NORMAL_SPACES - len(player.spaces) for player in table.players],
        "done": table.done,
        "hands": [len(player.hand) for player in table.players],
        "fight": _fight(table, table.fight),
        "forecast": forecast(table) if table.laid else None,
        "crime_die": table.crime_die or None,
        "deck": len(table.deck),
        "supply": {"combat": table.combat_supply(), "justice": table.justice_supply(), "most": MOST_JUSTICE},
        "turns": TURNS,
        "draft": DRAFT.get(table.phase),
        "draft_next": NEXT_TWO if table.phase == "keep" and len(table.players) == 2 else NEXT.get(table.phase),
        "draft_kept": "Your first hero." if table.phase == "second" else None,
    }


def _fight(table: Table, fight: Fight | None) -> Json:
    """The fight under way or just over: what must be reached and why, the dice, the result."""
    if fight is None:
        return None
    hero = table.heroes[fight.hero]
    return {
        **band(table, fight),
        "seat": hero.seat,
        "hero": f"hero:{fight.hero}",
        "name": table.kind(hero.card).name,
        "block": fight.block,
        "where": table.kind(table.city[fight.block]).name,
        "target": fight.target,
        "lair": fight.lair,
        "stage": fight.stage,
        "result": fight.result,
        "dice": list(fight.dice),
        "face": fight.face,
        "combat": hero.combat,
        "value": fight.face + hero.combat if fight.face else 0,
        "older": max(
            (table.heroes[other].value for other in table.dice_on(fight.block) if other != fight.hero), default=0
        ),
        "roll": fight.roll,
    }

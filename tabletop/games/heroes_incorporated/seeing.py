"""The one door: what a seat may see of Heroes Incorporated. Hands, draft and deck are hidden (HI-R39)."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.engine.view import ALL, Json, Piece, View, Zone
from tabletop.games.heroes_incorporated.band import band
from tabletop.games.heroes_incorporated.city import SPACES, coordinates
from tabletop.games.heroes_incorporated.forecast import forecast
from tabletop.games.heroes_incorporated.markers import COLOURED, NORMAL_SPACES, WHITE, hq_colour, hq_ready
from tabletop.games.heroes_incorporated.moving import letter
from tabletop.games.heroes_incorporated.table import MOST_JUSTICE, NOBODY, NONE, Fight, Hero, Table
from tabletop.games.heroes_incorporated.turns import TURNS

SCORING = ("noble", "scoring", "powers", "check", "villains", "dice", "crimes", "cleanup", "opener", "begin")
WHITE_KEY = NORMAL_SPACES  # number of a team's white marker, behind its coloured ones
SET_UP = ("draft", "keep", "second", "gadget")
DRAFT = {
    "keep": "Draft of the first hero",
    "second": "Draft of the second hero",
    "gadget": "The first gadget",
}


def view(table: Table, seat: int) -> View:
    """The table as a seat, a spectator or, after the end, everybody may see it."""
    looks = seat in (table.looker, ALL)
    zones = [
        *_city(table),
        _hidden("deck", None, len(table.deck)),
        _cards(table, "discard", None, table.discard),
        _cards(table, "removed", None, table.removed),
        _cards(table, "played", None, [*table.played, *(each.card for each in table.villains if each.block < 0)]),
        _dice_of_fight(table),
        _cards(table, "looked", None, [card for card in table.looked if card not in table.under], looks),
        _cards(table, "under", None, table.under, looks),
        _cards(table, "heroes", None, [*table.hero_deck, *table.dropped], seat == ALL),
    ]
    for owner in table.seats():
        zones += _team(table, owner, seat)
    return View(seat, {zone.name: zone for zone in zones}, _facts(table))


# ------------------------------------------------------------ the city
def _city(table: Table) -> list[Zone]:
    """The blocks in `city`, and what stands on each in `block-N`; before the city is laid only its pile."""
    if not table.laid:
        empty = [Zone("city", None, 0), *(Zone(f"block-{at}", None, 0) for at in range(SPACES))]
        return [*empty, _hidden("blocks", None, len(table.city))]
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
        fields["crimeland"] = True
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
    return Piece(f"hero:{number}", table.kind(hero.card).id, zone, 0, _state_of(table, hero))


def _state_of(table: Table, hero: Hero) -> dict[str, Json]:
    fields: dict[str, Json] = {"seat": hero.seat, "combat": hero.combat}
    if hero.down:
        fields["down"] = True
    if hero.locked:
        fields["locked"] = True
    if hero.gadgets:
        fields["gadgets"] = [table.kind(gadget).name for gadget in hero.gadgets]
    return fields


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
    """Dice that have been rolled and lie on no block: those of a fight under way, and of a miss until the next act."""
    fight = table.fight
    pieces: list[Piece] = []
    if fight is not None and fight.dice and fight.result in ("", "miss", "lair"):
        hero = table.heroes[fight.hero]
        used = fight.dice.index(max(fight.dice))
        for place, rolled in enumerate(fight.dice):
            own = place == used
            fields: dict[str, Json] = {"face": fight.face if own else rolled, "seat": hero.seat, "roll": fight.roll}
            fields["combat"] = hero.combat if own else 0
            fields["words"] = f"+{hero.combat}" if own and hero.combat else ""
            fields["faded"] = not own
            fields["called"] = f"a die showing {fields['face']}"
            key = f"die:{fight.hero}" if own else f"die:{fight.hero}:other"
            pieces.append(Piece(key, None, "fight", place, fields))
    return Zone("fight", None, len(pieces), pieces)


# ------------------------------------------------------------ teams
def _team(table: Table, owner: int, seat: int) -> list[Zone]:
    player = table.players[owner]
    own = seat in (owner, ALL)
    heroes = [(number, hero) for number, hero in enumerate(table.heroes) if hero.seat == owner]
    team = [
        Piece(f"card:{hero.card}", table.kind(hero.card).id, f"team-{owner}", place, _card_of(table, number, hero))
        for place, (number, hero) in enumerate(heroes)
    ]
    gear = [
        Piece(
            f"card:{gadget}",
            table.kind(gadget).id,
            f"gear-{owner}",
            0,
            {"on": f"card:{hero.card}", "worn": gadget in table.worn},
        )
        for _, hero in heroes
        for gadget in hero.gadgets
    ]
    for place, piece in enumerate(gear):
        piece.place = place
    return [
        _cards(table, f"hand-{owner}", owner, player.hand, own),
        _cards(table, f"draft-{owner}", owner, player.dealt, own),
        _cards(table, f"kept-{owner}", owner, [*player.kept, *player.sent], own),
        Zone(f"team-{owner}", owner, len(team), team),
        Zone(f"gear-{owner}", owner, len(gear), gear),
        _staying(table, f"fame-{owner}", owner, player.fame, {"note": "1 a round"}),
        _staying(table, f"hq-{owner}", owner, player.hq, _state_of_hq(table, owner)),
        *_markers(table, owner),
    ]


def _staying(table: Table, name: str, owner: int, card: int, fields: dict[str, Json]) -> Zone:
    """A Fame card or an HQ gadget before its team, if there is one."""
    pieces = [Piece(f"card:{card}", table.kind(card).id, name, 0, fields)] if card != NONE else []
    return Zone(name, owner, len(pieces), pieces)


def _state_of_hq(table: Table, owner: int) -> dict[str, Json]:
    """Which marker an HQ gadget takes, and whether it has been used in this round."""
    used = bool(table.players[owner].hq_marker)
    return {"ring": hq_colour(table, owner), "seat": owner, "spent": used, "note": "used" if used else "ready"}


def _card_of(table: Table, number: int, hero: Hero) -> dict[str, Json]:
    """What a hero's card on its team's board says: its state, and its bonus marker while that is unused."""
    fields = _state_of(table, hero)
    kind = table.kind(hero.card)
    fields["note"] = f"{kind.origin} \u00b7 {', '.join(power.name for power in kind.powers)}"
    if hero.block >= 0:
        fields["stands_for"] = f"hero:{number}"
    if kind.marker is not None:
        fields["marker"] = kind.marker.colour
        fields["marked"] = hero.marked
    return fields


def _markers(table: Table, owner: int) -> list[Zone]:
    """Markers on the normal spaces, those still to be used, the bonus spaces, and the one on the HQ gadget."""
    player = table.players[owner]
    fresh = iter(range(NORMAL_SPACES))
    spent = [WHITE_KEY if white else next(fresh) for white in player.spaces]
    on_hq = [marker_on_hq(player.hq_marker)] if player.hq_marker else []
    last = NORMAL_SPACES - len([key for key in on_hq if key != WHITE_KEY])
    stock = [*range(last - player.coloured, last), *[WHITE_KEY] * player.white]
    ready = [
        number
        for number in table.team(owner)
        if table.hero_kind(number).marker is not None and not table.heroes[number].marked
    ]
    return [
        _marker_zone(f"actions-{owner}", owner, spent),
        _marker_zone(f"stock-{owner}", owner, stock, _pays_for(table, owner)),
        *(
            Zone(name, owner, len(found), [_bonus(table, number, name, place) for place, number in enumerate(found)])
            for name, found in ((f"bonus-{owner}", player.bonus), (f"ready-{owner}", ready))
        ),
        _marker_zone(f"hqmark-{owner}", owner, on_hq),
    ]


def marker_on_hq(colour: str) -> int:
    """The number of the marker that pays an HQ gadget of this colour: the white one, else the last coloured one."""
    return WHITE_KEY if colour == WHITE else NORMAL_SPACES - 1


def _pays_for(table: Table, owner: int) -> dict[int, str]:
    """What the marker for an HQ gadget that is ready is called behind its colour, by its number."""
    hq = table.players[owner].hq
    if not hq_ready(table, owner):
        return {}
    return {marker_on_hq(hq_colour(table, owner)): f" for {table.kind(hq).name}"}


def _marker_zone(name: str, owner: int, numbers: list[int], uses: Mapping[int, str] | None = None) -> Zone:
    """A marker keeps its key wherever it lies: coloured ones 0 to 3, the white one 4; `uses` is said behind them."""
    pieces = []
    for place, number in enumerate(numbers):
        colour = WHITE if number == WHITE_KEY else COLOURED
        called = f"{colour} marker{(uses or {}).get(number, '')}"
        fields: dict[str, Json] = {"called": called, "colour": colour, "seat": owner}
        pieces.append(Piece(f"marker:{owner}:{number}", None, name, place, fields))
    return Zone(name, owner, len(pieces), pieces)


def _bonus(table: Table, number: int, zone: str, place: int) -> Piece:
    kind = table.hero_kind(number)
    assert kind.marker is not None
    fields: dict[str, Json] = {"colour": kind.marker.colour, "hero": f"card:{table.heroes[number].card}"}
    return Piece(
        f"bonus:{number}", None, zone, place, {"called": f"{kind.marker.colour} marker of {kind.name}", **fields}
    )


def _cards(table: Table, name: str, owner: int | None, cards: list[int], open_: bool = True) -> Zone:
    if not open_:
        return _hidden(name, owner, len(cards))
    pieces = [Piece(f"card:{card}", table.kind(card).id, name, place) for place, card in enumerate(cards)]
    return Zone(name, owner, len(cards), pieces)


def _hidden(name: str, owner: int | None, count: int) -> Zone:
    """Piles show their count alone, hands and drafts a back for each card."""
    if owner is None:
        return Zone(name, owner, count)
    return Zone(name, owner, count, [Piece(f"hidden:{name}:{place}", None, name, place) for place in range(count)])


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

"""What a seat may see of a team: its heroes with what they carry, markers, the cards that stay, and closed hands."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.engine.view import ALL, Json, Piece, Zone
from tabletop.games.heroes_incorporated.markers import COLOURED, NORMAL_SPACES, WHITE, hq_colour, hq_ready
from tabletop.games.heroes_incorporated.pieces import NONE, Hero
from tabletop.games.heroes_incorporated.table import Table

WHITE_KEY = NORMAL_SPACES  # number of a team's white marker, behind its coloured ones


def team(table: Table, owner: int, seat: int) -> list[Zone]:
    """All zones of a team, as a seat or everybody (ALL) sees them."""
    player = table.players[owner]
    own = seat in (owner, ALL)
    heroes = [(number, hero) for number, hero in enumerate(table.heroes) if hero.seat == owner]
    rows = [
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
        cards(table, f"hand-{owner}", owner, player.hand, own),
        cards(table, f"draft-{owner}", owner, player.dealt, own),
        cards(table, f"kept-{owner}", owner, [*player.kept, *player.sent], own),
        Zone(f"team-{owner}", owner, len(rows), rows),
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
    fields = state_of(table, hero)
    kind = table.kind(hero.card)
    fields["texts"] = [[power.name, power.text] for power in kind.powers]
    fields["note"] = f"{kind.origin} \u00b7 {', '.join(power.name for power in kind.powers)}"
    if hero.block >= 0:
        fields["stands_for"] = f"hero:{number}"
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


def cards(table: Table, name: str, owner: int | None, lying: list[int], open_: bool = True) -> Zone:
    """A zone of cards, hidden unless it is open."""
    if not open_:
        return hidden(name, owner, len(lying))
    pieces = [Piece(f"card:{card}", table.kind(card).id, name, place) for place, card in enumerate(lying)]
    return Zone(name, owner, len(lying), pieces)


def hidden(name: str, owner: int | None, count: int) -> Zone:
    """Piles show their count alone, hands and drafts a back for each card."""
    if owner is None:
        return Zone(name, owner, count)
    return Zone(name, owner, count, [Piece(f"hidden:{name}:{place}", None, name, place) for place in range(count)])


def state_of(table: Table, hero: Hero) -> dict[str, Json]:
    """The state of a hero, wherever it is shown."""
    fields: dict[str, Json] = {"seat": hero.seat, "combat": hero.combat}
    if hero.down:
        fields["down"] = True
    if hero.locked:
        fields["locked"] = True
    if hero.gadgets:
        fields["gadgets"] = [table.kind(gadget).name for gadget in hero.gadgets]
    marker = table.kind(hero.card).marker
    if marker is not None:
        fields["marker"], fields["marked"] = marker.colour, hero.marked
    return fields

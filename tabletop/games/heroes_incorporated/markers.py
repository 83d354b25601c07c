"""Action markers: what a turn's normal action costs, and the bonus markers (HI-ACT-1, HI-MARK, HI-HQ)."""

from __future__ import annotations

from tabletop.games.heroes_incorporated import sentences as s
from tabletop.games.heroes_incorporated.pieces import NONE
from tabletop.games.heroes_incorporated.table import Table

WHITE, COLOURED = "white", "coloured"
NORMAL_SPACES = 4


def due(table: Table, seat: int) -> bool:
    """Whether the normal action of the turn can still be paid with a coloured marker (HI-MARK-2)."""
    return not table.done and table.players[seat].coloured > 0


def can_draw(table: Table, seat: int) -> bool:
    """Whether the white marker can pay for a Draw as this turn's normal action (HI-ACT-6)."""
    return not table.done and table.players[seat].white > 0


def pay(table: Table, seat: int, white: bool = False) -> None:
    """A marker goes on the next normal space: this is the normal action of the turn (HI-ACT-1)."""
    player = table.players[seat]
    if white:
        player.white -= 1
    else:
        player.coloured -= 1
    player.spaces.append(white)
    table.done = True


def hq_colour(table: Table, seat: int) -> str:
    """The colour that a team's HQ gadget takes, "" without one."""
    hq = table.players[seat].hq
    if hq == NONE:
        return ""
    clause = table.kind(hq).marker
    return clause.colour if clause is not None else ""


def hq_ready(table: Table, seat: int) -> bool:
    """Whether the HQ gadget can be paid: once a round, with a marker of its own colour (HI-HQ-2, HI-MARK-4, 5)."""
    player = table.players[seat]
    colour = hq_colour(table, seat)
    if not colour or player.hq_marker:
        return False
    return player.white > 0 if colour == WHITE else player.coloured > 0


def pay_hq(table: Table, seat: int) -> None:
    """The marker goes on the HQ gadget."""
    player = table.players[seat]
    colour = hq_colour(table, seat)
    if colour == WHITE:
        player.white -= 1
    else:
        player.coloured -= 1
    player.hq_marker = colour


def bonus_of(table: Table, hero: int) -> s.Marker | None:
    """The bonus action of a hero whose marker is unused, None for others and for a hero that is down (HI-BONUS-5)."""
    bearer = table.heroes[hero]
    if bearer.marked or bearer.down:
        return None
    return table.hero_kind(hero).marker


def pay_bonus(table: Table, hero: int) -> None:
    """A bonus marker goes from its hero to a bonus space (HI-MARK-7)."""
    bearer = table.heroes[hero]
    bearer.marked = True
    table.players[bearer.seat].bonus.append(hero)


def return_bonus(table: Table, hero: int) -> None:
    """A used bonus marker goes back to its hero, and its space is free again."""
    bearer = table.heroes[hero]
    bearer.marked = False
    table.players[bearer.seat].bonus.remove(hero)


def clear(table: Table, seat: int) -> None:
    """All markers go back, used or not (HI-MARK-8)."""
    player = table.players[seat]
    player.coloured, player.white = NORMAL_SPACES, 1
    player.spaces, player.bonus, player.hq_marker = [], [], ""
    for hero in table.team(seat):
        table.heroes[hero].marked = False

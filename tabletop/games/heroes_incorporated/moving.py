"""Where a Move leads, teleports, and crime pawns on their way (HI-ACT-2, HI-POWER-2, HI-POWER-6, HI-CRIME)."""

from __future__ import annotations

from tabletop.engine.chance import below
from tabletop.engine.decision import Move, Question
from tabletop.games.heroes_incorporated.city import CENTRE, COMPASS, NEIGHBOURS, NOWHERE, ORTHOGONAL, SPACES, towards
from tabletop.games.heroes_incorporated.table import Table
from tabletop.games.heroes_incorporated.tokens import gain_justice, lose_justice


def steps(table: Table, hero: int, fly: bool = False) -> tuple[int, ...]:
    """The spaces one step away for this hero."""
    at = table.heroes[hero].block
    return NEIGHBOURS[at] if fly or table.has(hero, "fly") else ORTHOGONAL[at]


def destinations(table: Table, hero: int, fly: bool = False) -> list[int]:
    """Where one Move may end; the second step of a Grapple Line is a step like the first (HI-ACT-3)."""
    first = steps(table, hero, fly)
    if not table.has(hero, "two-steps"):
        return list(first)
    around = NEIGHBOURS if fly or table.has(hero, "fly") else ORTHOGONAL
    at = table.heroes[hero].block
    found = set(first)
    for middle in first:
        found.update(around[middle])
    found.discard(at)
    return sorted(found)


def walk(table: Table, hero: int, to: int) -> None:
    """The hero goes to a space."""
    mover = table.heroes[hero]
    origin, mover.block = mover.block, to
    if table.recorder is not None:
        text = f"{table.hero_name(hero)} moves to {table.block_name(to)}."
        table.recorder.say("walked", text, seat=mover.seat, hero=hero, block=to, before=origin)


def put(table: Table, hero: int, to: int, how: str = "is put on") -> None:
    """The hero is placed on a space: no Move, so no power for moving matters."""
    mover = table.heroes[hero]
    origin, mover.block = mover.block, to
    if table.recorder is not None:
        text = f"{table.hero_name(hero)} {how} {table.block_name(to)}."
        table.recorder.say("walked", text, seat=mover.seat, hero=hero, block=to, before=origin)


async def teleport(table: Table, hero: int) -> None:
    """Roll: 2 to 6, any block; 1, Crimeland, unless two Justice tokens are spent (HI-POWER-6, HI-R47)."""
    mover = table.heroes[hero]
    seat = mover.seat
    face = below(table, 6) + 1
    table.revealed += 1
    if table.recorder is not None:
        text = f"{table.hero_name(hero)} teleports: a {face}."
        table.recorder.say("teleport", text, seat=seat, hero=hero, face=face)
    if face == 1:
        player = table.players[seat]
        spent = False
        if table.justice and player.justice >= 2:
            moves: list[Move] = [("spend", 2), ("stray",)]
            answer = await Question(seat, "stray", moves, rule="HI-POWER-6", data=(hero,))
            spent = answer[0] == "spend"
        if not spent:
            if table.justice:
                gain_justice(table, seat, 1)
            put(table, hero, CENTRE, "lands in")
            return
        lose_justice(table, seat, 2)
    moves = [("land", hero, at) for at in range(SPACES)]
    answer = await Question(seat, "land", moves, rule="HI-POWER-6", data=(hero,))
    put(table, hero, int(answer[2]), "teleports to")


# ------------------------------------------------------------ crime pawns
def letter(pawn: int) -> str:
    """The letter of a crime pawn."""
    return "ABCDEFG"[pawn]


def move_pawn(table: Table, pawn: int, to: int) -> None:
    """A pawn goes to a space; from a lair it is turned away to Crimeland (HI-LAIR-9, HI-R70)."""
    turned_away = table.lair(to) is not None
    goal = CENTRE if turned_away else to
    origin, table.pawns[pawn] = table.pawns[pawn], goal
    if table.recorder is not None:
        where = table.block_name(goal)
        why = f": {table.block_name(to)} is a lair" if turned_away else ""
        text = f"Crime {letter(pawn)} moves to {where}{why}."
        table.recorder.say("crime", text, pawn=pawn, piece=f"pawn:{letter(pawn)}", block=goal, before=origin)


def roll_pawn(table: Table, pawn: int) -> None:
    """A pawn moves by the crime die; beyond the grid lies Crimeland, and nothing is rolled again (HI-CRIME-1 to 3)."""
    face = below(table, 8) + 1
    table.crime_die = face
    table.revealed += 1
    to = towards(table.pawns[pawn], face)
    if table.recorder is not None:
        edge = ", off the grid" if to == NOWHERE else ""
        text = f"Crime die for crime {letter(pawn)}: {COMPASS[face - 1]}{edge}."
        table.recorder.say("crime-die", text, pawn=pawn, face=face)
    move_pawn(table, pawn, CENTRE if to == NOWHERE else to)


def movable(table: Table, spaces: tuple[int, ...] | range, from_crimeland: bool = True) -> list[int]:
    """Pawns on these spaces that may be taken: none from under a die (HI-FIGHT-15, HI-R27)."""
    return [
        pawn
        for pawn, at in enumerate(table.pawns)
        if at in spaces and (from_crimeland or at != CENTRE) and not table.dice_on(at)
    ]

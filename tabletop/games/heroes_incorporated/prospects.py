"""What a roll would bring, in words and per cent, for the options of a fight; compared as the fight does."""

from __future__ import annotations

from tabletop.games.heroes_incorporated.fighting import FACES, OUTSMART, dice_of
from tabletop.games.heroes_incorporated.judging import fight_target, withstands
from tabletop.games.heroes_incorporated.pieces import Fight
from tabletop.games.heroes_incorporated.table import Table


def succeeds(table: Table, hero: int, at: int, face: int, lent: str = "") -> bool:
    """Whether a face would be a success for this hero on this block now, with a power lent to the fight."""
    value = face + table.heroes[hero].combat
    older = table.dice_on(at)
    return value >= fight_target(table, at, hero) and not any(
        withstands(table, hero, die, value, lent == OUTSMART) for die in older
    )


def would_do(table: Table, fight: Fight, face: int) -> bool:
    """Whether a face would be a success in this fight."""
    return succeeds(table, fight.hero, fight.block, face, fight.lent)


def chance_of(table: Table, hero: int, at: int, lent: str = "") -> int:
    """The chance of success of one roll in per cent, two dice with Magic; gadgets and Justice not counted."""
    good = sum(succeeds(table, hero, at, face, lent) for face in range(1, FACES + 1))
    bad = (FACES - good) / FACES
    return round(100 * (1 - bad ** dice_of(table, hero, lent)))


def face_prospect(table: Table, face: int) -> str:
    """What a face would come to in the fight under way."""
    fight = table.fight
    assert fight is not None
    value = face + table.heroes[fight.hero].combat
    good = would_do(table, fight, face)
    return f"{value}, {'success' if good else 'a miss'}"


def justice_prospect(table: Table, spent: int) -> str:
    """What spending so many Justice tokens would come to."""
    fight = table.fight
    assert fight is not None
    words = face_prospect(table, fight.face + spent)
    good = would_do(table, fight, fight.face + spent)
    fewer = bool(spent) and would_do(table, fight, fight.face + spent - 1)
    if not good:
        return f"{words}; gain 1 token"
    return f"{words}, harder to beat" if fewer else words

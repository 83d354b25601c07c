"""What a roll would bring, in words and per cent, for the options of a fight; compared as the fight does."""

from __future__ import annotations

from tabletop.games.heroes_incorporated.fighting import FACES
from tabletop.games.heroes_incorporated.judging import fight_target, withstands
from tabletop.games.heroes_incorporated.table import Table


def succeeds(table: Table, hero: int, at: int, face: int) -> bool:
    """Whether a face would be a success for this hero on this block now."""
    value = face + table.heroes[hero].combat
    older = table.dice_on(at)
    return value >= fight_target(table, at, hero) and not any(withstands(table, hero, die, value) for die in older)


def chance_of(table: Table, hero: int, at: int) -> int:
    """The chance of success of one roll in per cent, two dice with Magic; gadgets and Justice not counted."""
    good = sum(succeeds(table, hero, at, face) for face in range(1, FACES + 1))
    bad = (FACES - good) / FACES
    dice = 2 if table.has(hero, "magic") else 1
    return round(100 * (1 - bad**dice))


def face_prospect(table: Table, face: int) -> str:
    """What a face would come to in the fight under way."""
    fight = table.fight
    assert fight is not None
    value = face + table.heroes[fight.hero].combat
    good = succeeds(table, fight.hero, fight.block, face)
    return f"{value}, {'success' if good else 'a miss'}"


def justice_prospect(table: Table, spent: int) -> str:
    """What spending so many Justice tokens would come to."""
    fight = table.fight
    assert fight is not None
    words = face_prospect(table, fight.face + spent)
    good = succeeds(table, fight.hero, fight.block, fight.face + spent)
    fewer = bool(spent) and succeeds(table, fight.hero, fight.block, fight.face + spent - 1)
    if not good:
        return f"{words}; gain 1 token"
    return f"{words}, harder to beat" if fewer else words

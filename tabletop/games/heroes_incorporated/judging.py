"""Dice on blocks: which stay, which go back to their owners (HI-FIGHT-6 to 9, HI-MOD-5, HI-VILLAIN-6 to 12)."""

from __future__ import annotations

from tabletop.games.heroes_incorporated.city import NOWHERE
from tabletop.games.heroes_incorporated.pieces import Villain
from tabletop.games.heroes_incorporated.table import Table


def lift(table: Table, hero: int, why: str = "") -> None:
    """A die comes off its block and its hero is free to act again (HI-FIGHT-11)."""
    bearer = table.heroes[hero]
    at, bearer.die, bearer.face = bearer.die, NOWHERE, 0
    if table.recorder is not None:
        because = f": {why}" if why else ""
        text = f"{table.hero_name(hero)}\u2019s die comes off {table.block_name(at)}{because}."
        table.recorder.say("lifted", text, seat=bearer.seat, hero=hero, block=at)


def combat_number(table: Table, villain: int, hero: int) -> int:
    """A supervillain's number for a hero, by its origin, 1 less with a Villain Scanner (HI-VILLAIN-6, HI-R91)."""
    number = table.kind(villain).combat_against(table.hero_kind(hero).origin)
    return number - 1 if table.has(hero, "scanner") else number


def villain_target(table: Table, at: int, hero: int) -> int:
    """The highest number for this hero among all supervillains on a block, 0 without any."""
    return max((combat_number(table, villain.card, hero) for villain in table.villains_on(at)), default=0)


def fight_target(table: Table, at: int, hero: int) -> int:
    """What a roll must reach: block number or supervillain, whichever is higher; in a lair only the latter (HI-R68)."""
    against = villain_target(table, at, hero)
    return against if table.lair(at) is not None else max(table.number(at), against)


def beats(table: Table, hero: int, other: int, value: int, outsmart: bool = False) -> bool:
    """Whether a fight value of `hero` sends the placed die of `other` back: higher, or equal and outsmarted."""
    against = table.heroes[other].value
    if value != against:
        return value > against
    return (outsmart or table.has(hero, "outsmart")) and not table.has(other, "outsmart")


def withstands(table: Table, hero: int, other: int, value: int, outsmart: bool = False) -> bool:
    """Whether the placed die of `other` makes a roll of `hero` fail: higher, or equal and outsmarting (HI-POWER-15)."""
    against = table.heroes[other].value
    if value != against:
        return value < against
    return table.has(other, "outsmart") and not (outsmart or table.has(hero, "outsmart"))


def judge(table: Table, at: int) -> None:
    """Judge a block after a change of tokens: below its number or below another die, a die comes off (HI-MOD-5)."""
    number = table.number(at)
    for hero in table.dice_on(at):
        if table.heroes[hero].value < number:
            lift(table, hero, "below the block\u2019s number")
    dice = table.dice_on(at)
    beaten = [
        hero
        for hero in dice
        if any(other != hero and beats(table, other, hero, table.heroes[other].value) for other in dice)
    ]
    for hero in beaten:
        lift(table, hero, "beaten by another die")


def confront(table: Table, villain: Villain) -> None:
    """Each die on the block is compared with a supervillain just played, for its own hero (HI-VILLAIN-8, 9)."""
    for hero in table.dice_on(villain.block):
        if table.heroes[hero].value < combat_number(table, villain.card, hero):
            lift(table, hero, f"{table.name(villain.card)} is stronger")


def defeat_all(table: Table, at: int, seats: set[int]) -> None:
    """All supervillains on a block are defeated and discarded, to the credit of these teams (HI-VILLAIN-11, 12)."""
    for villain in table.villains_on(at):
        table.villains.remove(villain)
        table.discard.append(villain.card)
        if table.recorder is not None:
            text = f"{table.name(villain.card)} is defeated."
            table.recorder.say(
                "defeated", text, card=villain.card, block=at, origin=f"block-{at}", to="discard", herald="Defeated!"
            )
        for seat in seats:
            table.players[seat].defeated = True

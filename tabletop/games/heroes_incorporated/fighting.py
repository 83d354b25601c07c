"""Fight Crime: target, supervillains, roll, gadgets, Justice, comparison, miss or placed die (HI-FIGHT, HI-R20)."""

from __future__ import annotations

from tabletop.engine.chance import below
from tabletop.engine.decision import Move, Question
from tabletop.games.heroes_incorporated import sentences as s
from tabletop.games.heroes_incorporated.city import IN_REACH, ORTHOGONAL
from tabletop.games.heroes_incorporated.judging import beats, defeat_all, fight_target, lift, withstands
from tabletop.games.heroes_incorporated.pieces import Fight
from tabletop.games.heroes_incorporated.table import Table
from tabletop.games.heroes_incorporated.tokens import gain_justice, lose_justice, score
from tabletop.games.heroes_incorporated.villains import penalties, window

LAIR_POINTS = 6
MAGIC, OUTSMART = "magic", "outsmart"
FACES = 6


def crime_on(table: Table, at: int) -> bool:
    """Whether there is something to fight: a pawn on a block with a number, or a lair (HI-FIGHT-1, 16, HI-LAIR-6)."""
    return table.lair(at) is not None or (table.has_pawn(at) and not table.destroyed[at])


def fights(table: Table, hero: int, adjacent_only: bool = False) -> list[int]:
    """The blocks on which a hero may fight from where it stands (HI-ACT-4, HI-POWER-3)."""
    at = table.heroes[hero].block
    if adjacent_only:
        reach: tuple[int, ...] = ORTHOGONAL[at]
    else:
        reach = IN_REACH[at] if table.has(hero, "blast") else (at,)
    return [there for there in reach if crime_on(table, there)]


async def fight_crime(table: Table, hero: int, at: int, lent: str = "") -> None:
    """A fight that has been declared and paid; `lent` is a power copied for it (HI-R74)."""
    fight = Fight(hero, at, fight_target(table, at, hero), table.lair(at) is not None, lent=lent)
    table.fight = fight
    if table.recorder is not None:
        seat = table.heroes[hero].seat
        text = f"{table.hero_name(hero)} fights crime on {table.block_name(at)}: {fight.target} to reach."
        table.recorder.say("fight", text, seat=seat, hero=hero, block=at, target=fight.target)
    if not fight.lair:
        await window(table, fight)
    fight.target = fight_target(table, at, hero)
    fight.seen = [villain.card for villain in table.villains_on(at)]
    dice = dice_of(table, hero, lent)
    _roll(table, fight, dice)
    await _gadgets(table, fight, dice)
    await _justice(table, fight)
    await _resolve(table, fight)


def dice_of(table: Table, hero: int, lent: str = "") -> int:
    """How many dice a hero rolls in a fight (HI-POWER-5)."""
    return 2 if lent == MAGIC or table.has(hero, MAGIC) else 1


def _roll(table: Table, fight: Fight, dice: int) -> None:
    """Two dice with Magic, the higher one counts (HI-POWER-5)."""
    fight.dice = [below(table, FACES) + 1 for _ in range(dice)]
    fight.face = max(fight.dice)
    fight.stage = "rolled"
    table.revealed += 1
    fight.roll = table.revealed  # no two rolls of a game have the same number
    if table.recorder is not None:
        hero = table.heroes[fight.hero]
        rolled = " and ".join(map(str, fight.dice))
        added = f", with Combat +{hero.combat} that is {fight.face + hero.combat}" if hero.combat else ""
        text = f"{table.hero_name(fight.hero)} rolls {rolled}{added}; {fight.target} to reach."
        table.recorder.say(
            "rolled",
            text,
            seat=hero.seat,
            hero=fight.hero,
            dice=list(fight.dice),
            face=fight.face,
            block=fight.block,
            roll=fight.roll,
        )


def _ready(table: Table, hero: int, form: type) -> list[int]:
    """The carrier's gadgets of a form that are not used up for this round."""
    return [
        gadget
        for gadget in table.heroes[hero].gadgets
        if gadget not in table.worn and table.kind(gadget).clause(form) is not None
    ]


async def _gadgets(table: Table, fight: Fight, dice: int) -> None:
    """Re-rolls and turned faces, in the order that the owner likes (HI-R20, HI-R89)."""
    hero = fight.hero
    while True:
        moves: list[Move] = [("again", gadget) for gadget in _ready(table, hero, s.RollAgain)]
        if fight.face < FACES:
            moves += [("raise", gadget) for gadget in _ready(table, hero, s.RaiseFace)]
        if not moves:
            return
        moves.append(("keep",))
        answer = await Question(table.heroes[hero].seat, "roll", moves, rule="HI-R20", data=(hero,))
        if answer[0] == "keep":
            return
        gadget = int(answer[1])
        table.worn.append(gadget)
        if answer[0] == "again":
            _tell_gadget(table, fight, gadget, "rolls again with")
            _roll(table, fight, dice)
        else:
            clause = table.kind(gadget).clause(s.RaiseFace)
            assert isinstance(clause, s.RaiseFace)
            fight.face = min(FACES, fight.face + clause.steps)
            _tell_gadget(table, fight, gadget, f"turns the die to {fight.face} with")


def _tell_gadget(table: Table, fight: Fight, gadget: int, does: str) -> None:
    if table.recorder is not None:
        text = f"{table.hero_name(fight.hero)} {does} {table.name(gadget)}."
        table.recorder.say("turned", text, seat=table.heroes[fight.hero].seat, card=gadget, face=fight.face)


async def _justice(table: Table, fight: Fight) -> None:
    """Tokens are spent after seeing the roll, each turns the die one up, to 6 at most (HI-JUSTICE-4 to 6)."""
    seat = table.heroes[fight.hero].seat
    while table.justice:
        most = min(table.players[seat].justice, FACES - fight.face)
        if not most:
            return
        moves: list[Move] = [("justice", count) for count in range(most + 1)]
        answer = await Question(seat, "justice", moves, rule="HI-JUSTICE-4", data=(fight.hero,))
        spent = int(answer[1])
        if not spent:
            return
        lose_justice(table, seat, spent)
        fight.face += spent
        if table.recorder is not None:
            text = f"{table.hero_name(fight.hero)}\u2019s die turns to {fight.face}."
            table.recorder.say("turned", text, seat=seat, hero=fight.hero, face=fight.face)


async def _resolve(table: Table, fight: Fight) -> None:
    hero, at = fight.hero, fight.block
    value = fight.face + table.heroes[hero].combat
    older = table.dice_on(at)
    if value < fight.target or any(withstands(table, hero, other, value, fight.lent == OUTSMART) for other in older):
        await _miss(table, fight, value)
    elif fight.lair:
        _won_lair(table, fight)
    else:
        _place(table, fight, value)
    fight.stage = "over"


def _place(table: Table, fight: Fight, value: int) -> None:
    """The die is placed, lower ones go back, supervillains are defeated (HI-FIGHT-7, 8, HI-VILLAIN-11)."""
    hero, at = fight.hero, fight.block
    bearer = table.heroes[hero]
    beaten = [other for other in table.dice_on(at) if beats(table, hero, other, value, fight.lent == OUTSMART)]
    fight.result = "placed"
    bearer.face, bearer.die = fight.face, at
    if table.recorder is not None:
        text = f"{value}: the die is placed on {table.block_name(at)}, and {table.hero_name(hero)} is locked."
        table.recorder.say("placed-die", text, seat=bearer.seat, hero=hero, block=at, amount=value, origin="fight")
    for other in beaten:
        lift(table, other, "beaten by another die")
    defeat_all(table, at, {bearer.seat})


def _won_lair(table: Table, fight: Fight) -> None:
    """6 Hero Points at once; the die does not stay and the hero is free (HI-LAIR-7, HI-LAIR-8)."""
    seat = table.heroes[fight.hero].seat
    fight.result = "lair"
    defeat_all(table, fight.block, {seat})
    score(table, seat, LAIR_POINTS, " for the lair")


async def _miss(table: Table, fight: Fight, value: int) -> None:
    """A Justice token, then penalties; an older die left there defeats all (HI-JUSTICE-1, HI-VILLAIN-12)."""
    hero, at = fight.hero, fight.block
    seat = table.heroes[hero].seat
    fight.result = "miss"
    if table.recorder is not None:
        why = f"{value} is below {fight.target}" if value < fight.target else f"{value} is no match for the die there"
        table.recorder.say("miss", f"{why}: a miss.", seat=seat, hero=hero, block=at, amount=value)
    if table.justice:
        gain_justice(table, seat, 1)
    await penalties(table, hero, at)
    left = table.dice_on(at)
    if left and not fight.lair:
        defeat_all(table, at, {table.heroes[other].seat for other in left})

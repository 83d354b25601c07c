"""Actions that markers and texts grant without a normal marker: Move, Fight, Play, Illusion, Minions (HI-R81)."""

from __future__ import annotations

from tabletop.engine.decision import Move, Question
from tabletop.games.heroes_incorporated import sentences as s
from tabletop.games.heroes_incorporated.aiming import Doing, candidates, is_aimed, pawn_moves
from tabletop.games.heroes_incorporated.city import CENTRE, IN_REACH
from tabletop.games.heroes_incorporated.fighting import fight_crime, fights
from tabletop.games.heroes_incorporated.moving import destinations, letter, movable, move_pawn, teleport, walk
from tabletop.games.heroes_incorporated.pieces import NONE
from tabletop.games.heroes_incorporated.table import Table
from tabletop.games.heroes_incorporated.tokens import score


def moves_of(table: Table, hero: int) -> list[Move]:
    """The Moves of a free hero, a teleport among them (HI-POWER-6)."""
    found: list[Move] = [("move", hero, to) for to in destinations(table, hero)]
    if table.has(hero, "teleport"):
        found.append(("teleport", hero))
    return found


def fights_of(table: Table, hero: int) -> list[Move]:
    """The Fights of a free hero."""
    return [("fight", hero, at) for at in fights(table, hero)]


async def act(table: Table, move: Move) -> None:
    """Carry out a Move, a teleport or a Fight that has been paid for."""
    hero = int(move[1])
    if move[0] == "move":
        walk(table, hero, int(move[2]))
    elif move[0] == "teleport":
        await teleport(table, hero)
    else:
        await fight_crime(table, hero, int(move[2]))


def granted_moves(doing: Doing, effect: s.Granted, with_hand: bool = True) -> list[Move]:
    """What a granted action may be; `with_hand` False leaves the hand out, for what everybody may know."""
    from tabletop.games.heroes_incorporated.actions import inventor
    from tabletop.games.heroes_incorporated.playing import plays

    table = doing.table
    found: list[Move] = []
    team = table.team(doing.seat) if effect.team else [doing.hero] if doing.hero >= 0 else []
    for hero in team:
        if table.heroes[hero].free and table.heroes[hero].block >= 0:
            if "move" in effect.acts:
                found += moves_of(table, hero)
            if "fight" in effect.acts:
                found += fights_of(table, hero)
    if "play" in effect.acts and with_hand:
        free = inventor(table, doing.seat) != NONE  # gadget cards cost no marker then, and none is spent on them
        by = doing.about if doing.about in table.players[doing.seat].hand else NONE  # not played yet
        found += plays(table, doing.seat, gadgets=False if free else None, by=by)
    return found


async def grant(doing: Doing, effect: s.Granted) -> bool:
    """Take the granted action, if there is one to take."""
    from tabletop.games.heroes_incorporated.playing import play_card

    table, seat = doing.table, doing.seat
    if not granted_moves(doing, effect):
        return False
    move = await Question(
        seat,
        "granted",
        lambda: granted_moves(doing, effect),
        rule="HI-R81",
        always="play" in effect.acts,
        hand=effect.acts == ("play",),
        about=doing.about,
        data=(effect,),
    )
    if move[0] == "play":
        await play_card(table, seat, move)
    else:
        await act(table, move)
    return True


def illusion_moves(table: Table, hero: int) -> list[Move]:
    """Pawns on the hero's block or beside it, each to its neighbours (HI-POWER-11, HI-R49)."""
    reach = IN_REACH[table.heroes[hero].block]
    return pawn_moves(table, movable(table, reach, from_crimeland=False))


async def illusion(doing: Doing) -> bool:
    """One crime pawn goes to a neighbour."""
    table = doing.table
    found = illusion_moves(table, doing.hero)
    if not found:
        return False
    move = await Question(doing.seat, "pawn", found, rule="HI-POWER-11", about=doing.about, data=(doing.hero,))
    move_pawn(table, int(move[1]), int(move[2]))
    return True


def minions_moves(table: Table, hero: int, number: int) -> list[Move]:
    """Pawns on blocks of this number in reach, without die and supervillain (HI-POWER-13, HI-R37)."""
    reach = IN_REACH[table.heroes[hero].block]
    return [
        ("minions", pawn)
        for pawn in movable(table, reach)
        if table.number(table.pawns[pawn]) == number and not table.villains_on(table.pawns[pawn])
    ]


async def minions(doing: Doing, effect: s.Minions) -> bool:
    """Points at once, and one pawn goes to Crimeland (HI-R51)."""
    table = doing.table
    found = minions_moves(table, doing.hero, effect.number)
    if not found:
        return False
    move = await Question(doing.seat, "minions", found, rule="HI-POWER-13", about=doing.about, data=(doing.hero,))
    pawn = int(move[1])
    if table.recorder is not None:
        text = f"Minions of {table.hero_name(doing.hero)} deal with crime {letter(pawn)}."
        table.recorder.say("minions", text, seat=doing.seat, hero=doing.hero, pawn=pawn)
    score(table, doing.seat, effect.points, " for Minions")
    move_pawn(table, pawn, CENTRE)
    return True


def useful(doing: Doing, effect: object, with_hand: bool = True) -> bool:
    """Whether what a marker or a copied power brings would do anything now; Mimic is the business of `mimic.py`."""
    match effect:
        case s.Granted():
            return bool(granted_moves(doing, effect, with_hand))
        case s.Illusion():
            return bool(illusion_moves(doing.table, doing.hero))
        case s.Minions(_, number):
            return bool(minions_moves(doing.table, doing.hero, number))
        case _ if is_aimed(effect):
            return bool(candidates(doing, effect))
    return True

"""Rounds of four turns each, from one stable point to the next: set-up, acts, the end of the round (HI-TURN)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tabletop.engine.decision import Question
from tabletop.games.heroes_incorporated import drafting, ending, scoring
from tabletop.games.heroes_incorporated.actions import actions, hand_may_matter, take
from tabletop.games.heroes_incorporated.moving import roll_pawn
from tabletop.games.heroes_incorporated.pieces import NOBODY
from tabletop.games.heroes_incorporated.table import Table

TURNS = 4


async def step(table: Table) -> None:
    """One step: a choice of the draft, one action, or one part of the round's end."""
    await STEPS[table.phase](table)


async def _deal(table: Table) -> None:
    drafting.deal_heroes(table)


async def _first_crimes(table: Table) -> None:
    """Each crime pawn moves once when all heroes stand (HI-BEGIN-3)."""
    if table.moving < len(table.pawns):
        roll_pawn(table, table.moving)
        table.moving += 1
        return
    table.moving = table.crime_die = 0
    begin_round(table)


def begin_round(table: Table) -> None:
    """A new round; the opener has been found before."""
    table.opener = table.clockwise(table.opener)[0]  # who has given up opens nothing
    table.round += 1
    table.turn = 0
    if table.recorder is not None:
        text = f"Round {table.round}: <{table.opener}> opens."
        table.recorder.say("phase", text, seat=table.opener, phase="turn-1")
    _begin_turns(table)


def _begin_turns(table: Table) -> None:
    """Everyone has a first turn before anyone has a second (HI-TURN-1)."""
    table.turn += 1
    table.active = table.clockwise(table.opener)[0]
    table.done = False
    table.phase = "act"
    _tell_turn(table)


def _tell_turn(table: Table) -> None:
    if table.recorder is not None:
        text = f"Turn {table.turn} of {TURNS} \u00b7 <{table.active}>"
        table.recorder.say("phase", text, seat=table.active, phase=f"turn-{table.turn}")


async def _act(table: Table) -> None:
    """One action of the player in turn, or the end of the turn (HI-TURN-2, HI-TURN-6)."""
    seat = table.active
    if table.players[seat].out:
        next_turn(table)
        return
    move = await Question(
        seat, "act", lambda: actions(table, seat), rule="HI-TURN-2", always=hand_may_matter(table, seat)
    )
    if move[0] == "end":
        next_turn(table)
    else:
        await take(table, seat, move)


def next_turn(table: Table) -> None:
    """Clockwise; after the last fourth turn the round ends (HI-TURN-7)."""
    count = len(table.players)
    behind = (table.active - table.opener) % count
    later = [seat for seat in table.clockwise(table.opener) if (seat - table.opener) % count > behind]
    if later:
        table.active = later[0]
        table.done = False
        _tell_turn(table)
    elif table.turn < TURNS:
        _begin_turns(table)
    else:
        table.active = NOBODY
        table.phase = "noble"
        if table.recorder is not None:
            table.recorder.say("phase", f"The end of round {table.round}", phase="scoring")


STEPS: dict[str, Callable[[Table], Awaitable[None]]] = {
    "draft": _deal,
    "keep": drafting.keep_one,
    "second": drafting.keep_second,
    "gadget": drafting.choose_gadget,
    "place": drafting.place_one,
    "first-crimes": _first_crimes,
    "act": _act,
    "noble": scoring.noble_window,
    "scoring": scoring.score_group,
    "powers": scoring.use_power,
    "check": scoring.check_win,
    "villains": ending.villains_leave,
    "dice": ending.dice_return,
    "crimes": ending.crimes_move,
    "cleanup": ending.clean_up,
    "opener": ending.next_opener,
    "begin": lambda table: _begin(table),
}


async def _begin(table: Table) -> None:
    begin_round(table)

"""Effects on what lies in the city: heroes, blocks, crime pawns, tokens (part 7.2); the others are in `effects.py`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from tabletop.games.heroes_incorporated import sentences as s
from tabletop.games.heroes_incorporated.aiming import Doing, take_aim
from tabletop.games.heroes_incorporated.city import CENTRE
from tabletop.games.heroes_incorporated.markers import return_bonus
from tabletop.games.heroes_incorporated.moving import move_pawn, put
from tabletop.games.heroes_incorporated.pieces import NONE
from tabletop.games.heroes_incorporated.table import Table
from tabletop.games.heroes_incorporated.tokens import (
    choose_loss,
    gain_combat,
    knock_out,
    lose_combat,
    lose_gadget,
    score,
)


async def _place_winner(doing: Doing, effect: s.PlaceWinner) -> bool:
    found = take_aim(doing, effect, "block")
    if found is None or doing.hero < 0:
        return False
    put(doing.table, doing.hero, found.at)
    return True


async def _place_hero(doing: Doing, effect: s.PlaceHero) -> bool:
    block, hero = take_aim(doing, effect, "block"), take_aim(doing, effect, "hero")
    if block is None or hero is None:
        return False
    put(doing.table, hero.at, block.at)
    return True


async def _send_pawn(doing: Doing, effect: s.SendPawn) -> bool:
    found = take_aim(doing, effect, "pawn")
    if found is None:
        return False
    move_pawn(doing.table, found.at, CENTRE)
    return True


async def _take_block_token(doing: Doing, effect: s.TakeBlockToken) -> bool:
    found = take_aim(doing, effect, "hero")
    if found is None or not doing.table.tokens[doing.block]:
        return False
    doing.table.tokens[doing.block] -= 1
    gain_combat(doing.table, found.at)
    return True


async def _power_up(doing: Doing, effect: s.PowerUp) -> bool:
    found = take_aim(doing, effect, "hero")
    if found is None or doing.table.combat_supply() < 1:
        return False
    gain_combat(doing.table, found.at)
    return True


async def _knock_out(doing: Doing, effect: s.KnockOut) -> bool:
    found = take_aim(doing, effect, "hero")
    if found is None:
        return False
    doing.target = found.at
    return await knock_out(doing.table, found.at, doing.about)


async def _target_loses(doing: Doing, effect: s.TargetLoses) -> bool:
    if doing.target < 0:
        return False
    chooser = doing.seat if effect.yours else doing.table.heroes[doing.target].seat
    return await choose_loss(doing.table, chooser, doing.target, (effect.token,), "HI-R35", doing.about)


async def _opposing_loses(doing: Doing, effect: s.OpposingLoses) -> bool:
    take_aim(doing, effect, "hero")
    found = take_aim(doing, effect, "token")
    if found is None:
        return False
    if found.to == NONE:
        return lose_combat(doing.table, found.at)
    lose_gadget(doing.table, found.at, found.to)
    return True


async def _destroy(doing: Doing, effect: s.DestroyBlock) -> bool:
    found = take_aim(doing, effect, "block")
    if found is None:
        return False
    destroy(doing.table, found.at)
    return True


def destroy(table: Table, at: int) -> None:
    """A block loses number and power; Combat +1 tokens on it go to the supply (HI-R28)."""
    table.destroyed[at] = True
    table.tokens[at] = 0
    if table.recorder is not None:
        text = f"{table.block_name(at)} is destroyed."
        table.recorder.say("destroyed", text, block=at, card=table.city[at], herald="Destroyed!")


async def _restore(doing: Doing, effect: s.RestoreBlock) -> bool:
    """Number and power are back, but no token (HI-R28)."""
    table = doing.table
    found = take_aim(doing, effect, "block")
    if found is None:
        return False
    table.destroyed[found.at] = False
    if table.recorder is not None:
        text = f"{table.block_name(found.at)} is restored."
        table.recorder.say("restored", text, block=found.at, card=table.city[found.at])
    return True


async def _move_pawns(doing: Doing, effect: s.MovePawns) -> bool:
    moved = False
    for _ in range(effect.most):
        found = take_aim(doing, effect, "pawn")
        if found is not None:
            move_pawn(doing.table, found.at, found.to)
            moved = True
    return moved


async def _lose_points(doing: Doing, effect: s.LosePoints) -> bool:
    found = take_aim(doing, effect, "seat")
    if found is None:
        return False
    score(doing.table, found.at, -effect.points)
    return True


async def _return_marker(doing: Doing, effect: s.ReturnMarker) -> bool:
    table = doing.table
    found = take_aim(doing, effect, "hero")
    if found is None or not table.heroes[found.at].marked:
        return False
    return_bonus(table, found.at)
    if table.recorder is not None:
        text = f"The bonus marker goes back to {table.hero_name(found.at)}."
        table.recorder.say("marker", text, seat=doing.seat, hero=found.at)
    return True


IN_THE_CITY: dict[type, Callable[[Doing, Any], Awaitable[bool]]] = {
    s.PlaceWinner: _place_winner,
    s.PlaceHero: _place_hero,
    s.SendPawn: _send_pawn,
    s.TakeBlockToken: _take_block_token,
    s.PowerUp: _power_up,
    s.KnockOut: _knock_out,
    s.TargetLoses: _target_loses,
    s.OpposingLoses: _opposing_loses,
    s.DestroyBlock: _destroy,
    s.RestoreBlock: _restore,
    s.MovePawns: _move_pawns,
    s.LosePoints: _lose_points,
    s.ReturnMarker: _return_marker,
}

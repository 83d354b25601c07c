"""What the effects of texts do, once their targets are named: one function a sentence form (parts 6.7 and 7.2)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from tabletop.cardtext.control import ChooseOne, IfDone, May
from tabletop.engine.chance import below
from tabletop.engine.decision import Move, Question
from tabletop.engine.knowledge import confuse, remember
from tabletop.games.heroes_incorporated import sentences as s
from tabletop.games.heroes_incorporated.aiming import Doing, aim, is_aimed
from tabletop.games.heroes_incorporated.city import CENTRE
from tabletop.games.heroes_incorporated.conditions import holds
from tabletop.games.heroes_incorporated.drawing import draw, look_and_take, take_gadget_card
from tabletop.games.heroes_incorporated.markers import return_bonus
from tabletop.games.heroes_incorporated.moving import move_pawn, put
from tabletop.games.heroes_incorporated.pieces import NONE, Aim
from tabletop.games.heroes_incorporated.table import Table
from tabletop.games.heroes_incorporated.tokens import (
    choose_loss,
    discard_own,
    gain_combat,
    gain_justice,
    knock_out,
    lose_combat,
    lose_gadget,
    may_trade,
    score,
    to_discard,
    trade_justice,
)


async def carry_out(doing: Doing, effects: tuple[s.Effect, ...]) -> None:
    """Carry a text out in its order, as far as possible; aims that were named are used up."""
    for effect in effects:
        await do(doing, effect)
    doing.table.aims = []


async def do(doing: Doing, effect: s.Effect) -> bool:
    """Carry one effect out; whether it was done ("if you do")."""
    return await VERBS[type(effect)](doing, effect)


def _take_aim(table: Table, kind: str) -> Aim | None:
    """The next aim of a kind."""
    found = next((aim for aim in table.aims if aim.kind == kind), None)
    if found is not None:
        table.aims.remove(found)
    return found


async def _may(doing: Doing, effect: May) -> bool:
    if is_aimed(effect.effect):  # declined by not being aimed
        return await do(doing, effect.effect)
    question = Question(doing.seat, "may", [("yes",), ("no",)], rule="HI-CARD-8", about=doing.about, data=(effect,))
    return (await question)[0] == "yes" and await do(doing, effect.effect)


async def _if_done(doing: Doing, effect: IfDone) -> bool:
    return await do(doing, effect.first) and await do(doing, effect.then)


async def _choose(doing: Doing, effect: ChooseOne) -> bool:
    moves: list[Move] = [("choose", number) for number in range(len(effect.choices))]
    question = Question(doing.seat, "choose", moves, rule="HI-CARD-8", about=doing.about, data=effect.choices)
    chosen = effect.choices[int((await question)[1])]
    await aim(doing, chosen)
    return await do(doing, chosen)


async def _if_then(doing: Doing, effect: s.IfThen) -> bool:
    chosen = effect.then if holds(doing, effect.condition) else effect.otherwise
    return chosen is not None and await do(doing, chosen)


def _count(doing: Doing, count: int, instead: s.Instead | None) -> int:
    return instead.count if instead is not None and holds(doing, instead.condition) else count


async def _gain(doing: Doing, effect: s.Gain) -> bool:
    score(doing.table, doing.seat, _count(doing, effect.points, effect.instead))
    return True


async def _gain_justice(doing: Doing, effect: s.GainJustice) -> bool:
    return gain_justice(doing.table, doing.seat, effect.count) > 0


async def _trade(doing: Doing, effect: s.TradeJustice) -> bool:
    if not may_trade(doing.table, doing.seat, effect):
        return False
    trade_justice(doing.table, doing.seat, effect)
    return True


async def _draw(doing: Doing, effect: s.Draw) -> bool:
    count = _count(doing, effect.count, effect.instead)
    return draw(doing.table, doing.seat, count) == count


async def _discard(doing: Doing, effect: s.Discard) -> bool:
    return await discard_own(doing.table, doing.seat, effect.count, doing.about)


async def _look(doing: Doing, effect: s.LookTake) -> bool:
    return await look_and_take(doing, effect.depth, _count(doing, effect.keep, effect.instead))


async def _take_gadget(doing: Doing, _effect: s.TakeGadgetCard) -> bool:
    return await take_gadget_card(doing)


async def _take_random(doing: Doing, effect: s.TakeRandom) -> bool:
    """One card at random: only the two players see which (HI-R39)."""
    table, seat = doing.table, doing.seat
    found = None if effect.owner else _take_aim(table, "seat")
    victim = found.at if found else table.heroes[doing.target].seat if effect.owner and doing.target >= 0 else NONE
    if victim < 0 or not table.players[victim].hand:
        if table.recorder is not None:
            table.recorder.say("nothing", "There is no card to take.", seat=seat)
        return False
    hand = table.players[victim].hand
    card = hand[below(table, len(hand))]
    confuse(table, hand, {victim})
    hand.remove(card)
    table.players[seat].hand.append(card)
    remember(table, victim, [card])
    table.revealed += 1
    if table.recorder is not None:
        table.recorder.say(
            "taken",
            f"<{seat}> takes {table.name(card)} from <{victim}>.",
            seats=(seat, victim),
            public=f"<{seat}> takes a card from <{victim}>.",
            seat=seat,
            card=card,
            origin=f"hand-{victim}",
            to=f"hand-{seat}",
        )
    return True


async def _set_fame(doing: Doing, _effect: s.SetFame) -> bool:
    """A Fame card goes into play without being played: no requirement, no cancelling (part 6.6)."""
    table, seat = doing.table, doing.seat
    hand = table.players[seat].hand
    moves: list[Move] = [("fame", card) for card in hand if table.kind(card).type == "Fame"]
    answer = await Question(
        seat, "fame", [*moves, ("no",)], rule="HI-SCORE-3", hand=True, always=bool(hand), about=doing.about
    )
    if answer[0] == "no":
        return False
    card = int(answer[1])
    hand.remove(card)
    table.revealed += 1
    set_fame(table, seat, card, f"hand-{seat}")
    return True


def set_fame(table: Table, seat: int, card: int, origin: str) -> None:
    """A Fame card lies before its player; the one that lay there is discarded (HI-LIMIT-2)."""
    player = table.players[seat]
    if player.fame != NONE:
        to_discard(table, player.fame, f"fame-{seat}")
    player.fame = card
    if table.recorder is not None:
        text = f"{table.name(card)} lies before <{seat}>: 1 Hero Point a round."
        table.recorder.say("fame", text, seat=seat, card=card, origin=origin, to=f"fame-{seat}")


async def _place_winner(doing: Doing, _effect: s.PlaceWinner) -> bool:
    found = _take_aim(doing.table, "block")
    if found is None or doing.hero < 0:
        return False
    put(doing.table, doing.hero, found.at)
    return True


async def _place_hero(doing: Doing, _effect: s.PlaceHero) -> bool:
    block, hero = _take_aim(doing.table, "block"), _take_aim(doing.table, "hero")
    if block is None or hero is None:
        return False
    put(doing.table, hero.at, block.at)
    return True


async def _send_pawn(doing: Doing, _effect: s.SendPawn) -> bool:
    found = _take_aim(doing.table, "pawn")
    if found is None:
        return False
    move_pawn(doing.table, found.at, CENTRE)
    return True


async def _take_block_token(doing: Doing, _effect: s.TakeBlockToken) -> bool:
    found = _take_aim(doing.table, "hero")
    if found is None or not doing.table.tokens[doing.block]:
        return False
    doing.table.tokens[doing.block] -= 1
    gain_combat(doing.table, found.at)
    return True


async def _power_up(doing: Doing, _effect: s.PowerUp) -> bool:
    found = _take_aim(doing.table, "hero")
    if found is None or doing.table.combat_supply() < 1:
        return False
    gain_combat(doing.table, found.at)
    return True


async def _knock_out(doing: Doing, _effect: s.KnockOut) -> bool:
    found = _take_aim(doing.table, "hero")
    if found is None:
        return False
    doing.target = found.at
    return await knock_out(doing.table, found.at, doing.about)


async def _target_loses(doing: Doing, effect: s.TargetLoses) -> bool:
    if doing.target < 0:
        return False
    chooser = doing.seat if effect.yours else doing.table.heroes[doing.target].seat
    return await choose_loss(doing.table, chooser, doing.target, (effect.token,), "HI-R35", doing.about)


async def _opposing_loses(doing: Doing, _effect: s.OpposingLoses) -> bool:
    _take_aim(doing.table, "hero")
    found = _take_aim(doing.table, "token")
    if found is None:
        return False
    if found.to == NONE:
        return lose_combat(doing.table, found.at)
    lose_gadget(doing.table, found.at, found.to)
    return True


async def _destroy(doing: Doing, _effect: s.DestroyBlock) -> bool:
    found = _take_aim(doing.table, "block")
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


async def _restore(doing: Doing, _effect: s.RestoreBlock) -> bool:
    """Number and power are back, but no token (HI-R28)."""
    table = doing.table
    found = _take_aim(table, "block")
    if found is None:
        return False
    table.destroyed[found.at] = False
    if table.recorder is not None:
        text = f"{table.block_name(found.at)} is restored."
        table.recorder.say("restored", text, block=found.at, card=table.city[found.at])
    return True


async def _move_pawns(doing: Doing, _effect: s.MovePawns) -> bool:
    moved = False
    while (found := _take_aim(doing.table, "pawn")) is not None:
        move_pawn(doing.table, found.at, found.to)
        moved = True
    return moved


async def _lose_points(doing: Doing, effect: s.LosePoints) -> bool:
    found = _take_aim(doing.table, "seat")
    if found is None:
        return False
    score(doing.table, found.at, -effect.points)
    return True


async def _return_marker(doing: Doing, _effect: s.ReturnMarker) -> bool:
    table = doing.table
    found = _take_aim(table, "hero")
    if found is None or not table.heroes[found.at].marked:
        return False
    return_bonus(table, found.at)
    if table.recorder is not None:
        text = f"The bonus marker goes back to {table.hero_name(found.at)}."
        table.recorder.say("marker", text, seat=doing.seat, hero=found.at)
    return True


async def _opponents_discard(doing: Doing, effect: s.OpponentsDiscard) -> bool:
    """Clockwise from the player; who has no such hero or no card is spared."""
    table = doing.table
    done = False
    for seat in table.opponents(doing.seat):
        if any(table.hero_kind(hero).origin == effect.origin for hero in table.team(seat)):
            done = await discard_own(table, seat, effect.count, doing.about) or done
    return done


async def _granted(doing: Doing, effect: s.Granted) -> bool:
    from tabletop.games.heroes_incorporated.granting import grant

    return await grant(doing, effect)


async def _illusion(doing: Doing, _effect: s.Illusion) -> bool:
    from tabletop.games.heroes_incorporated.granting import illusion

    return await illusion(doing)


async def _minions(doing: Doing, effect: s.Minions) -> bool:
    from tabletop.games.heroes_incorporated.granting import minions

    return await minions(doing, effect)


async def _mimic(doing: Doing, _effect: s.Mimic) -> bool:
    from tabletop.games.heroes_incorporated.mimic import mimic

    return await mimic(doing)


VERBS: dict[type, Callable[[Doing, Any], Awaitable[bool]]] = {
    May: _may,
    IfDone: _if_done,
    ChooseOne: _choose,
    s.IfThen: _if_then,
    s.Gain: _gain,
    s.GainJustice: _gain_justice,
    s.TradeJustice: _trade,
    s.Draw: _draw,
    s.Discard: _discard,
    s.LookTake: _look,
    s.TakeGadgetCard: _take_gadget,
    s.TakeRandom: _take_random,
    s.SetFame: _set_fame,
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
    s.OpponentsDiscard: _opponents_discard,
    s.Granted: _granted,
    s.Illusion: _illusion,
    s.Minions: _minions,
    s.Mimic: _mimic,
}

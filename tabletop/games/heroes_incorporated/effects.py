"""What the effects of texts do, once their targets are named: one function a sentence form (parts 6.7 and 7.2)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from tabletop.cardtext.control import ChooseOne, IfDone, May
from tabletop.engine.chance import below
from tabletop.engine.decision import Move, Question
from tabletop.engine.knowledge import confuse, remember
from tabletop.games.heroes_incorporated import sentences as s
from tabletop.games.heroes_incorporated.aiming import Doing, aim, aim_late, is_aimed, take_aim
from tabletop.games.heroes_incorporated.conditions import holds
from tabletop.games.heroes_incorporated.drawing import draw, look_and_take, take_gadget_card
from tabletop.games.heroes_incorporated.effects_city import IN_THE_CITY
from tabletop.games.heroes_incorporated.pieces import NONE
from tabletop.games.heroes_incorporated.table import Table
from tabletop.games.heroes_incorporated.tokens import (
    discard_own,
    gain_justice,
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
    await aim_late(doing, effect)
    return await VERBS[type(effect)](doing, effect)


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
    found = None if effect.owner else take_aim(doing, effect, "seat")
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
    **IN_THE_CITY,
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
    s.OpponentsDiscard: _opponents_discard,
    s.Granted: _granted,
    s.Illusion: _illusion,
    s.Minions: _minions,
    s.Mimic: _mimic,
}

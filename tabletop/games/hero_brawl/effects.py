"""What the sentences of a card do, once its window has closed: one function a sentence form."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from tabletop.cardtext.control import ChooseOne, IfDone, May
from tabletop.engine.chance import shuffle
from tabletop.engine.decision import Move, Question
from tabletop.engine.knowledge import remember
from tabletop.games.hero_brawl import sentences as s
from tabletop.games.hero_brawl.belt import claim, draw
from tabletop.games.hero_brawl.knowledge import picked_secretly
from tabletop.games.hero_brawl.piles import discard_from_hand
from tabletop.games.hero_brawl.roshambo import roshambo
from tabletop.games.hero_brawl.skill import attempt
from tabletop.games.hero_brawl.table import NOBODY, Pending, Table


class Doing:
    """A card being carried out: who plays it, on whom, and how many cards it has drawn so far."""

    __slots__ = ("card", "drawn", "seat", "table", "target")

    def __init__(self, table: Table, item: Pending) -> None:
        self.table = table
        self.card = item.card
        self.seat = item.seat
        self.target = item.target
        self.drawn = 0


async def execute(table: Table, item: Pending) -> None:
    """Carry a turn card out, and note whether it made the champion's hand smaller (BR-R2)."""
    doing = Doing(table, item)
    if not await _condition(doing):
        return
    champion = table.belt
    before = len(table.players[champion].hand) if champion >= 0 else 0
    for effect in table.kind(item.card).effects:
        await carry_out(doing, effect)
    if table.beaten or champion < 0 or champion == item.seat or table.belt != champion:
        return
    if len(table.players[champion].hand) < before:
        table.damaged = item.seat


async def _condition(doing: Doing) -> bool:
    """Whether the text happens at all: a target and cards to take (BR-R35), a pile (BR-CARD-TECH-2), a hit."""
    table = doing.table
    kind = table.kind(doing.card)
    if kind.aimed and doing.target == NOBODY:
        _spent(table, doing, "there is nobody it may be aimed at")
        return False
    if kind.condition == "pile" and (not table.pile_count() or not table.players[doing.seat].hand):
        why = "the pile is empty" if not table.pile_count() else f"<{doing.seat}> has no card to discard"
        _spent(table, doing, why)
        return False
    if kind.condition == "hit":
        if kind.aimed and not table.players[doing.target].hand:
            _spent(table, doing, f"<{doing.target}> has no cards")
            return False
        return await attempt(table, doing.seat, doing.target, doing.card)
    return True


def _spent(table: Table, doing: Doing, why: str) -> None:
    if table.recorder is not None:
        table.recorder.say(
            "nothing", f"{table.name(doing.card)} is spent without effect: {why}.", card=doing.card, seat=doing.seat
        )


async def carry_out(doing: Doing, effect: s.Effect) -> bool:
    """Carry one effect out; whether it was done completely ("if you do")."""
    return await VERBS[type(effect)](doing, effect)


async def _may(doing: Doing, effect: May) -> bool:
    question = Question(
        doing.seat, "may", [("yes",), ("no",)], rule="BR-TURN-2", hand=True, about=doing.card, data=(effect.effect,)
    )
    return (await question)[0] == "yes" and await carry_out(doing, effect.effect)


async def _if_done(doing: Doing, effect: IfDone) -> bool:
    return await carry_out(doing, effect.first) and await carry_out(doing, effect.then)


async def _choose(doing: Doing, effect: ChooseOne) -> bool:
    moves: list[Move] = [("choose", number) for number in range(len(effect.choices))]
    answer = await Question(
        doing.seat, "choose", moves, rule="BR-TURN-2", hand=True, about=doing.card, data=effect.choices
    )
    return await carry_out(doing, effect.choices[int(answer[1])])


async def _draw(doing: Doing, effect: s.Draw) -> bool:
    drawn = len(draw(doing.table, doing.seat, effect.count))
    doing.drawn += drawn
    return drawn == effect.count


async def _discard(doing: Doing, effect: s.Discard) -> bool:
    return await discard_own_choice(doing.table, doing.seat, effect.count, doing.card, doing.seat)


async def _discard_fewer(doing: Doing, effect: s.DiscardFewer) -> bool:
    count = max(0, doing.drawn - effect.fewer)
    return await discard_own_choice(doing.table, doing.seat, count, doing.card, doing.seat)


async def _opponent_discards(doing: Doing, effect: s.OpponentDiscards) -> bool:
    if effect.picked:
        picked = [await _pick_from(doing) for _ in range(effect.count)]
        return all(picked)
    return await discard_own_choice(doing.table, doing.target, effect.count, doing.card, doing.seat)


async def discard_own_choice(table: Table, seat: int, count: int, card: int, by: int) -> bool:
    """A player discards cards of their own choice from the whole hand (BR-R34); whether it reaches."""
    player = table.players[seat]
    total = min(count, len(player.hand))
    if not total and count and table.recorder is not None:
        table.recorder.say("nothing", f"<{seat}> has no card to discard.", seat=seat)
    for done in range(total):
        hand = list(player.hand)
        answer = await Question(
            seat,
            "discard",
            [("discard", mine) for mine in hand],
            rule="BR-R34",
            hand=True,
            about=card,
            group=f"discard-{table.turn}-{seat}",
            picks=(done, total) if total > 1 else None,
            data=(by,),
        )
        discard_from_hand(table, seat, int(answer[1]))
    return total == count


async def _pick_from(doing: Doing) -> bool:
    """The attacker points at a face-down card in a shuffled order, or at a card where hands are seen (BR-R33)."""
    table, victim = doing.table, doing.target
    player = table.players[victim]
    if not player.hand:
        if table.recorder is not None:
            table.recorder.say("nothing", f"<{victim}> has no card to discard.", seat=victim)
        return False
    table.slots = list(player.hand)
    shuffle(table, table.slots)
    looking = Pending("pick", doing.seat, doing.card, victim)
    table.pending.append(looking)
    if table.open_rival:
        table.revealed += 1
    answer = await Question(
        doing.seat,
        "pick",
        [("pick", slot) for slot in range(len(table.slots))],
        rule="BR-R33",
        hand=table.open_rival,
        about=doing.card,
        data=(victim,),
    )
    card = table.slots[int(answer[1])]
    table.pending.remove(looking)
    table.slots = []
    if table.open_rival:
        remember(table, doing.seat, [each for each in player.hand if each != card])
    discard_from_hand(table, victim, card, "loses")
    return True


async def _exchange_cards(doing: Doing, effect: s.ExchangeCards) -> bool:
    """Each picks secretly, both cards change hands at once; with an empty own hand only the opponent gives."""
    table, me, other = doing.table, doing.seat, doing.target
    for _ in range(effect.count):
        if not table.players[other].hand:
            if table.recorder is not None:
                table.recorder.say("nothing", f"<{other}> has no card to give.", seat=other)
            return False
        givers = [seat for seat in (me, other) if table.players[seat].hand]
        for seat in givers:
            await _give(table, seat, doing.card)
        for seat in givers:
            card, to = table.committed[seat], other if seat == me else me
            table.committed[seat] = NOBODY
            table.players[to].hand.append(card)
            remember(table, seat, [card])
            _tell_given(table, seat, to, card)
        table.revealed += 1
    return True


async def _give(table: Table, seat: int, about: int) -> None:
    hand = list(table.players[seat].hand)
    answer = await Question(
        seat,
        "give",
        [("give", mine) for mine in hand],
        rule="BR-R34",
        hand=True,
        about=about,
        group="exchange",
    )
    card = int(answer[1])
    picked_secretly(table, seat)
    table.players[seat].hand.remove(card)
    table.committed[seat] = card


def _tell_given(table: Table, seat: int, to: int, card: int) -> None:
    if table.recorder is not None:
        table.recorder.say(
            "given",
            f"<{seat}> gives <{to}> {table.name(card)}.",
            seats=(seat, to),
            public=f"<{seat}> gives <{to}> a card.",
            seat=seat,
            card=card,
            origin=f"hand-{seat}",
            to=f"hand-{to}",
        )


async def _exchange_hands(doing: Doing, _effect: s.ExchangeHands) -> bool:
    """Whole hands, also empty ones (BR-R35)."""
    table, me, other = doing.table, doing.seat, doing.target
    pass_on(table, {me: other, other: me})
    return True


async def _move_hands(doing: Doing, _effect: s.MoveHands) -> bool:
    """Each participant still in and not shielded gives its hand to the next on the left (BR-R29)."""
    table = doing.table
    taking_part = [seat for seat in table.still_in() if not table.players[seat].shield]
    if len(taking_part) < 2:
        _spent(table, doing, "nobody else takes part")
        return False
    following = [*taking_part[1:], taking_part[0]]
    pass_on(table, dict(zip(taking_part, following, strict=True)))
    return True


def pass_on(table: Table, to: dict[int, int]) -> None:
    """Hands move from each seat to the one given for it, all at the same moment. Who gives remembers what it gave."""
    hands = {seat: table.players[seat].hand for seat in to}
    for seat, receiver in to.items():
        table.players[receiver].hand = hands[seat]
        remember(table, seat, hands[seat])
        if table.recorder is not None:
            count = len(hands[seat])
            cards = "no cards" if not count else "1 card" if count == 1 else f"{count} cards"
            table.recorder.say(
                "hand",
                f"<{seat}> hands <{receiver}> {cards}.",
                seat=seat,
                to_seat=receiver,
                count=count,
                origin=f"hand-{seat}",
                to=f"hand-{receiver}",
            )
    table.revealed += 1


async def _roshambo(doing: Doing, _effect: s.Roshambo) -> bool:
    await roshambo(doing.table, doing.seat, doing.target, doing.card)
    return bool(doing.table.beaten)


async def _shield(doing: Doing, _effect: s.Shield) -> bool:
    """The card stays face up before its player (BR-CARD-TAGTEAM-1)."""
    table = doing.table
    table.in_play.remove(doing.card)
    table.players[doing.seat].shield.append(doing.card)
    if table.recorder is not None:
        table.recorder.say(
            "shielded",
            f"<{doing.seat}> is shielded until the start of the next own turn.",
            seat=doing.seat,
            card=doing.card,
            origin="mat",
            to=f"player-{doing.seat}",
        )
    return True


async def _claim(doing: Doing, _effect: s.ClaimBelt) -> bool:
    claim(doing.table, doing.seat)
    return doing.table.belt == doing.seat


async def _stop(doing: Doing, _effect: s.StopOrFlip) -> bool:
    """As the card of one's own turn a Referee stops nothing (BR-CARD-REFEREE-3)."""
    return False


VERBS: dict[type, Callable[[Doing, Any], Awaitable[bool]]] = {
    May: _may,
    IfDone: _if_done,
    ChooseOne: _choose,
    s.Draw: _draw,
    s.Discard: _discard,
    s.DiscardFewer: _discard_fewer,
    s.OpponentDiscards: _opponent_discards,
    s.ExchangeCards: _exchange_cards,
    s.ExchangeHands: _exchange_hands,
    s.MoveHands: _move_hands,
    s.Roshambo: _roshambo,
    s.Shield: _shield,
    s.ClaimBelt: _claim,
    s.StopOrFlip: _stop,
}

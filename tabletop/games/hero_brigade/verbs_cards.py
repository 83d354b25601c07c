"""The coroutine behind each sentence that moves cards: draw, gain, banish, discard, recycle."""

from __future__ import annotations

from tabletop.engine.decision import Move, Question
from tabletop.games.hero_brigade import piles
from tabletop.games.hero_brigade import sentences as say
from tabletop.games.hero_brigade.doing import Doing, nothing, verb
from tabletop.games.hero_brigade.table import Table


@verb(say.Draw)
async def draw(table: Table, doing: Doing, said: say.Draw) -> bool:
    """Draw from the own deck, one at a time."""
    return piles.draw(table, doing.seat, said.count) == said.count


@verb(say.TakeResource)
async def take_resource(table: Table, doing: Doing, said: say.TakeResource) -> bool:
    """The top card of the Resource deck is gained."""
    return await piles.take_resource(table, doing.seat, said.to)


@verb(say.Acquire)
async def acquire(table: Table, doing: Doing, said: say.Acquire) -> bool:
    """Cards of the Pool are gained, chosen one by one; as many as there are (HB-R17, HB-R18)."""
    for _ in range(said.count):
        if not await piles.acquire(table, doing.seat, doing.card):
            return False
    return True


@verb(say.BanishTop)
async def banish_top(table: Table, doing: Doing, said: say.BanishTop) -> bool:
    """Banish from the top of the own deck."""
    return piles.banish_top(table, doing.seat, said.count) == said.count


@verb(say.BanishDiscarded)
async def banish_discarded(table: Table, doing: Doing, said: say.BanishDiscarded) -> bool:
    """Banish up to so many cards of the own discard pile, one by one in any order."""
    side = table.sides[doing.seat]
    for picked in range(min(said.most, len(side.discard))):
        moves: list[Move] = [*(("banish", card) for card in side.discard), ("done",)]
        answer = await Question(
            doing.seat,
            "banish",
            moves,
            rule="HB-TERM-6",
            about=doing.card,
            group=f"banish-{doing.card}",
            picks=(picked, said.most),
            data=(doing.ability,),
        )
        if answer[0] == "done":
            break
        card = int(answer[1])
        side.discard.remove(card)
        piles.banish(table, doing.seat, card, f"discard-{doing.seat}")
    return True


@verb(say.BanishThis)
async def banish_this(table: Table, doing: Doing, _said: say.BanishThis) -> bool:
    """Banish the card itself from the discard pile, where a played card lies; nothing if it has left it."""
    side = table.sides[doing.seat]
    if doing.card not in side.discard:
        return False
    side.discard.remove(doing.card)
    piles.banish(table, doing.seat, doing.card, f"discard-{doing.seat}")
    return True


@verb(say.Discard)
async def discard(table: Table, doing: Doing, said: say.Discard) -> bool:
    """The owner of the hand chooses; a cost that cannot be paid in full is not paid at all (HB-R24)."""
    seat = doing.seat if said.who == "you" else 1 - doing.seat
    hand = table.sides[seat].hand
    if said.named is not None:  # equal cards: nothing to choose between
        cards = [card for card in hand if table.kind(card).name == said.named]
        if len(cards) < said.count:
            nothing(table, f"<{seat}> cannot discard {said.count} other cards named {said.named}: nothing happens.")
            return False
        for card in cards[: said.count]:
            piles.discard(table, seat, card)
        return True
    count = min(said.count, len(hand))
    if not count:
        nothing(table, f"<{seat}> has no card to discard.")
    else:
        await piles.choose_discards(table, seat, count, f"discard-{doing.card}")
    return count == said.count


@verb(say.Recycle)
async def recycle(table: Table, doing: Doing, _said: say.Recycle) -> bool:
    """The top card of the discard pile goes to the bottom of the deck; everybody has seen which."""
    side = table.sides[doing.seat]
    if not side.discard:
        nothing(table, f"<{doing.seat}>'s discard pile is empty: nothing happens.")
        return False
    card = side.discard.pop()
    side.deck.insert(0, card)
    piles.seal(table, [card])
    if table.recorder is not None:
        table.recorder.say(
            "moved",
            f"<{doing.seat}> puts {table.name(card)} on the bottom of the deck.",
            card=card,
            seat=doing.seat,
            origin=f"discard-{doing.seat}",
            to=f"deck-{doing.seat}",
        )
    return True


@verb(say.GiveAway)
async def give_away(table: Table, doing: Doing, _said: say.GiveAway) -> bool:
    """A gained card goes to the opponent's discard pile instead and belongs to the opponent (HB-R20)."""
    if doing.gain is None:
        return False
    doing.gain.given_away = True
    return True

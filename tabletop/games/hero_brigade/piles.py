"""Decks, hands, discard and Banished piles, the Pool: moving cards one at a time, and gaining them.

A reshuffle comes before anything else that is in progress.
"""

from __future__ import annotations

from tabletop.engine.chance import shuffle
from tabletop.engine.decision import Move, Question
from tabletop.games.hero_brigade.doing import Doing, Gain, execute, nothing
from tabletop.games.hero_brigade.table import Table


def seal(table: Table, cards: list[int]) -> None:
    """From now on nobody can tell these hidden cards apart; what they are as a whole is known."""
    label = table.next_label
    table.next_label = label + 1
    labels = table.labels
    for card in cards:
        labels[card] = label


def reshuffle_if_due(table: Table, seat: int) -> None:
    """HB-DECK-1: an empty deck at once becomes the shuffled discard pile, whose top card is Banished.

    With an empty discard pile it is postponed to the next time a card is taken (HB-R11); a pile of one card is Banished
    and that is all (HB-R12).
    """
    side = table.sides[seat]
    if side.deck or not side.discard:
        return
    side.deck, side.discard = side.discard, []
    seal(table, side.deck)
    shuffle(table, side.deck)
    card = side.deck.pop()
    side.banished.append(card)
    table.revealed += 1
    if table.recorder is not None:
        table.recorder.say("shuffled", f"<{seat}> reshuffles the discard pile into a new deck.", seat=seat)
        table.recorder.say(
            "banished",
            f"{table.name(card)} is Banished by the reshuffle.",
            card=card,
            origin=f"deck-{seat}",
            to=f"banished-{seat}",
        )


def take_top(table: Table, seat: int) -> int:
    """Take the top card of a deck, after a postponed reshuffle; -1 if there is none (HB-R13).

    The caller puts the card where it goes and then calls `reshuffle_if_due`.
    """
    side = table.sides[seat]
    if not side.deck:
        reshuffle_if_due(table, seat)
        if not side.deck:
            return -1
    table.revealed += 1
    return side.deck.pop()


def draw(table: Table, seat: int, count: int) -> int:
    """Draw cards one at a time; returns how many could be drawn."""
    side = table.sides[seat]
    for drawn in range(count):
        card = take_top(table, seat)
        if card < 0:
            nothing(table, f"<{seat}> has no more card to draw.")
            return drawn
        side.hand.append(card)
        if table.recorder is not None:
            table.recorder.say(
                "drawn",
                f"<{seat}> draws {table.name(card)}.",
                seats=(seat,),
                public=f"<{seat}> draws a card.",
                card=card,
                seat=seat,
                origin=f"deck-{seat}",
                to=f"hand-{seat}",
            )
        reshuffle_if_due(table, seat)
    return count


def mill(table: Table, seat: int, count: int) -> None:
    """Move cards from the top of the deck to the discard pile, one for each point (HB-TARGET-5)."""
    for _ in range(count):
        card = take_top(table, seat)
        if card < 0:
            return
        table.sides[seat].discard.append(card)
        if table.recorder is not None:
            table.recorder.say(
                "milled",
                f"{table.name(card)} goes from the top of <{seat}>'s deck to the discard pile.",
                card=card,
                seat=seat,
                origin=f"deck-{seat}",
                to=f"discard-{seat}",
            )
        reshuffle_if_due(table, seat)


def banish_top(table: Table, seat: int, count: int) -> int:
    """Banish cards from the top of the deck one by one; returns how many there were."""
    for done in range(count):
        card = take_top(table, seat)
        if card < 0:
            return done
        banish(table, seat, card, f"deck-{seat}")
        reshuffle_if_due(table, seat)
    return count


def banish(table: Table, seat: int, card: int, origin: str) -> None:
    """Put a card, already taken from where it was, on its owner's Banished pile (HB-TERM-6)."""
    table.sides[seat].banished.append(card)
    if table.recorder is not None:
        table.recorder.say(
            "banished",
            f"<{seat}> Banishes {table.name(card)}.",
            card=card,
            seat=seat,
            origin=origin,
            to=f"banished-{seat}",
        )


def discard(table: Table, seat: int, card: int) -> None:
    """Discard a card from the hand."""
    side = table.sides[seat]
    side.hand.remove(card)
    side.discard.append(card)
    if table.recorder is not None:
        table.recorder.say(
            "moved",
            f"<{seat}> discards {table.name(card)}.",
            card=card,
            seat=seat,
            origin=f"hand-{seat}",
            to=f"discard-{seat}",
        )


async def choose_discards(table: Table, seat: int, count: int, group: str) -> None:
    """The owner discards `count` cards from the hand in an order of choice (HB-DECK-5).

    Asked whatever the cards are, since not asking would tell something about them; `rest` takes all as they are shown.
    """
    side = table.sides[seat]
    everything = count == len(side.hand)
    for picked in range(count):
        moves: list[Move] = [("discard", card) for card in side.hand]
        if everything and len(moves) > 1:
            moves.append(("rest",))
        answer = await Question(seat, "discard", moves, rule="HB-DECK-5", hand=True, group=group, picks=(picked, count))
        if answer[0] == "rest":
            for card in side.hand.copy():
                discard(table, seat, card)
            return
        discard(table, seat, int(answer[1]))


async def gain(table: Table, seat: int, card: int, to: str, origin: str) -> None:
    """A card out of the Pool or off the Resource deck goes to a hand or discard pile; its Gain abilities come first.

    HB-ABIL-2 and 3. The card, already taken from `origin`, lies in `resolving` meanwhile.
    """
    kind = table.kind(card)
    on_the_way = Gain()
    if kind.actives["G"]:
        table.resolving.append(card)
        if table.recorder is not None:
            table.recorder.say("gained", f"<{seat}> gains {table.name(card)}.", card=card, seat=seat)
        for ability in kind.actives["G"]:
            doing = Doing(table, seat, card, ability, None)
            doing.gain = on_the_way
            await execute(table, doing, "gain")
        table.resolving.remove(card)
        seal(table, [card])
    owner = 1 - seat if on_the_way.given_away else seat
    place = "discard" if on_the_way.given_away else to
    side = table.sides[owner]
    (side.hand if place == "hand" else side.discard).append(card)
    if table.recorder is not None:
        _say_gained(table, seat, owner, card, place, origin, bool(kind.actives["G"]))


def _say_gained(table: Table, seat: int, owner: int, card: int, place: str, origin: str, seen: bool) -> None:
    assert table.recorder is not None
    taken = "acquires" if origin == "pool" else "takes"
    source = "" if origin == "pool" else " from the Resource deck"
    where = "hand" if place == "hand" else "discard pile"
    whose = f"<{owner}>'s " if owner != seat else "the "
    text = f"<{seat}> {taken} {table.name(card)}{source}; it goes to {whose}{where}."
    secret = place == "hand" and origin == "resource" and not seen
    table.recorder.say(
        "acquired" if origin == "pool" else "gained",
        text,
        seats=(owner,) if secret else None,
        public=f"<{seat}> takes the top card of the Resource deck into the hand." if secret else "",
        card=card,
        seat=owner,
        origin=origin,
        to=f"{place}-{owner}",
    )


async def take_resource(table: Table, seat: int, to: str) -> bool:
    """The top card of the Resource deck is gained; False if there is none (HB-R17)."""
    if not table.resource:
        nothing(table, "The Resource deck is empty: nothing happens.")
        return False
    card = table.resource.pop()
    table.revealed += 1
    await gain(table, seat, card, to, "resource")
    return True


async def acquire(table: Table, seat: int, about: int) -> bool:
    """Choose a card of the Pool and put it on the discard pile (HB-TERM-4); mandatory while there is one (HB-R18)."""
    cards = [card for card in table.pool if card >= 0]
    if not cards:
        nothing(table, "The Pool is empty: nothing happens.")
        return False
    answer = await Question(seat, "acquire", [("acquire", card) for card in cards], rule="HB-TERM-4", about=about)
    card = int(answer[1])
    table.pool[table.pool.index(card)] = -1
    await gain(table, seat, card, "discard", "pool")
    return True

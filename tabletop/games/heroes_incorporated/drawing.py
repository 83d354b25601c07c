"""Research cards on their way: draws, the reshuffle, looks at the deck, cards from the discard pile (HI-CARD-12)."""

from __future__ import annotations

from tabletop.engine.chance import shuffle
from tabletop.engine.decision import Move, Question
from tabletop.engine.knowledge import remember, shuffled_in
from tabletop.games.heroes_incorporated.aiming import Doing
from tabletop.games.heroes_incorporated.pieces import NOBODY
from tabletop.games.heroes_incorporated.table import Table


def can_draw(table: Table) -> bool:
    """Whether a draw would bring anything."""
    return bool(table.deck or table.discard)


def draw(table: Table, seat: int, count: int) -> int:
    """Draw cards, shuffling the discard pile into a new deck where needed; returns how many came (HI-R17)."""
    got = 0
    for _ in range(count):
        if not _ready(table):
            break
        card = table.deck.pop()
        table.players[seat].hand.append(card)
        table.revealed += 1
        got += 1
        if table.recorder is not None:
            table.recorder.say(
                "drawn",
                f"<{seat}> draws {table.name(card)}.",
                seats=(seat,),
                public=f"<{seat}> draws a card.",
                seat=seat,
                card=card,
                origin="deck",
                to=f"hand-{seat}",
            )
    if got < count and table.recorder is not None:
        table.recorder.say("nothing", "There is no card left to draw.", seat=seat)
    return got


def _ready(table: Table) -> bool:
    """The deck has a card, if need be after a reshuffle."""
    if table.deck:
        return True
    if not table.discard:
        return False
    table.deck, table.discard = sorted(table.discard), []
    _forget(table, table.deck)
    shuffle(table, table.deck)
    table.revealed += 1
    if table.recorder is not None:
        table.recorder.say("shuffled", f"The discard pile is shuffled into a new deck of {len(table.deck)} cards.")
    return True


def _forget(table: Table, cards: list[int]) -> None:
    """Everybody knows which cards these are as a whole, and nobody their order."""
    shuffled_in(table, cards, table.next_label)
    table.next_label += 1


async def look_and_take(doing: Doing, depth: int, keep: int) -> bool:
    """Look at the top cards, take some, put the rest under the deck in any order; only this player sees them."""
    table, seat = doing.table, doing.seat
    if len(table.deck) < depth and table.discard:
        _under(table)
    seen = [table.deck.pop() for _ in range(min(depth, len(table.deck)))]
    table.looked, table.looker = seen, seat
    table.revealed += 1
    taken = await _take(doing, keep)
    for _ in range(len(table.looked) - 1):
        moves: list[Move] = [("under", card) for card in table.looked if card not in table.under]
        if len(moves) > 1:
            answer = await _pick(doing, "under", moves)
            table.under.append(int(answer[1]))
    table.under += [card for card in table.looked if card not in table.under]
    for card in table.under:  # the first one put there lies nearest to the rest of the deck
        table.deck.insert(0, card)
        remember(table, seat, [card])
    rest = len(table.under)
    table.looked, table.under, table.looker = [], [], NOBODY
    if rest and table.recorder is not None:
        table.recorder.say("under", f"<{seat}> puts {rest} under the deck.", seat=seat, amount=rest)
    return taken


async def _take(doing: Doing, keep: int) -> bool:
    table, seat = doing.table, doing.seat
    total = min(keep, len(table.looked))
    for done in range(total):
        moves: list[Move] = [("take", card) for card in table.looked]
        answer = await _pick(doing, "take", moves, (done, total) if total > 1 else None)
        card = int(answer[1])
        table.looked.remove(card)
        table.players[seat].hand.append(card)
        if table.recorder is not None:
            table.recorder.say(
                "drawn",
                f"<{seat}> takes {table.name(card)} from the top of the deck.",
                seats=(seat,),
                public=f"<{seat}> takes a card from the top of the deck.",
                seat=seat,
                card=card,
                origin="deck",
                to=f"hand-{seat}",
            )
    return total > 0


def _pick(doing: Doing, kind: str, moves: list[Move], picks: tuple[int, int] | None = None) -> Question:
    return Question(doing.seat, kind, moves, rule="HI-SCORE-3", hand=True, about=doing.about, group="look", picks=picks)


def _under(table: Table) -> None:
    """A look deeper than the deck: the reshuffled discard pile goes under it (part 6.6, HI-CARD-12)."""
    fresh, table.discard = sorted(table.discard), []
    _forget(table, fresh)
    shuffle(table, fresh)
    table.deck = [*fresh, *table.deck]
    if table.recorder is not None:
        table.recorder.say("shuffled", f"The discard pile is shuffled and put under the deck, {len(table.deck)} cards.")


async def take_gadget_card(doing: Doing) -> bool:
    """One gadget card of any kind from the discard pile into the hand (HI-R48)."""
    table, seat = doing.table, doing.seat
    moves: list[Move] = [("retrieve", card) for card in table.discard if table.kind(card).gadget_card]
    if not moves:
        return False
    answer = await Question(seat, "retrieve", moves, rule="HI-SCORE-3", about=doing.about)
    card = int(answer[1])
    table.discard.remove(card)
    table.players[seat].hand.append(card)
    for other in table.seats():
        if other != seat:
            remember(table, other, [card])
    if table.recorder is not None:
        text = f"<{seat}> takes {table.name(card)} from the discard pile."
        table.recorder.say("drawn", text, seat=seat, card=card, origin="discard", to=f"hand-{seat}")
    return True

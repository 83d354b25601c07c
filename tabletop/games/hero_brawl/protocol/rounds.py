"""A round of the Protocol: shuffle what must be, turn up, compare, collect (BR-PROTOCOL-2 to 8, BR-R48 to R52)."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.engine.cards import CardSet
from tabletop.engine.chance import MASK, shuffle
from tabletop.engine.game import Outcome, Setup
from tabletop.games.hero_brawl.book import BEATS, Kind, book_for
from tabletop.games.hero_brawl.protocol.table import Table

CHART_EVERY = 10  # rounds between two points of the chart of cards held


def new_table(setup: Setup, card_set: CardSet) -> Table:
    """The table before the deal: all cards in one heap."""
    kinds = [index for index, card in enumerate(card_set.cards) for _ in range(card.copies)]
    count = len(setup.seats)
    limit = setup.options.get("limit", "off")
    return Table(
        chance=setup.seed & MASK,
        kinds=kinds,
        book=book_for(card_set),
        decks=[[] for _ in range(count)],
        piles=[[] for _ in range(count)],
        turned=[-1] * count,
        aside=list(range(len(kinds))),
        out=[False] * count,
        won=[0] * count,
        limit=int(limit) if limit.isdigit() else 0,
    )


async def step(table: Table) -> None:
    """The deal, turning up, or comparing and collecting: half a round each, so that a screen can show both."""
    if table.phase == "setup":
        _deal(table)
    elif table.phase == "turn":
        _turn_up(table)
    else:
        _compare(table)


def _deal(table: Table) -> None:
    """Every card, the belt included, evenly; a surplus is set aside unseen (BR-PROTOCOL-1, BR-R47)."""
    shuffle(table, table.aside)
    each = len(table.aside) // len(table.decks)
    for seat in table.seats():
        table.decks[seat] = [table.aside.pop() for _ in range(each)]
    table.revealed += 1
    table.phase = "turn"
    table.history.append([each] * len(table.decks))
    if table.recorder is not None:
        table.recorder.say("phase", f"All cards are dealt: {each} each.", phase="turn")


def _turn_up(table: Table) -> None:
    """Who has no deck shuffles the win pile; who has neither is out; the others turn up their top card."""
    for seat in table.seats():
        if not table.out[seat] and not table.decks[seat] and table.piles[seat]:
            table.decks[seat], table.piles[seat] = table.piles[seat], []
            shuffle(table, table.decks[seat])
            if table.recorder is not None:
                table.recorder.say("shuffled", f"<{seat}> shuffles the win pile into a new deck.", seat=seat)
    for seat in table.seats():
        if not table.out[seat] and not table.decks[seat]:
            table.out[seat] = True
            if table.recorder is not None:
                table.recorder.say("eliminated", f"<{seat}> has no cards left and is out.", seat=seat)
    left = [seat for seat in table.seats() if not table.out[seat]]
    if len(left) < 2:
        _last_one(table, left)
        return
    table.round += 1
    table.winner = -1
    table.revealed += 1
    for seat in left:
        card = table.decks[seat].pop()
        table.turned[seat] = card
        if table.recorder is not None:
            kind = table.kind(card)
            table.recorder.say(
                "turned",
                f"<{seat}> turns up {table.name(card)}, {kind.symbol} {kind.number}.",
                seat=seat,
                card=card,
                origin=f"deck-{seat}",
                to=f"turned-{seat}",
            )
    table.winner = winner_of({seat: table.kind(table.turned[seat]) for seat in left})
    table.phase = "compare"
    if table.recorder is not None:
        table.recorder.say("compared", _compared(table), seat=table.winner)


def _compared(table: Table) -> str:
    if table.winner < 0:
        return "The best number is shared."
    best = table.kind(table.turned[table.winner])
    return f"<{table.winner}> has the best card: {best.symbol} {best.number}."


def leader(table: Table) -> int:
    """The seat with most cards, -1 while several have as many."""
    owned = [table.owned(seat) for seat in table.seats()]
    most = max(owned)
    return owned.index(most) if owned.count(most) == 1 else -1


def winner_of(turned: Mapping[int, Kind]) -> int:
    """The seat that wins a round, -1 if the best number is shared (BR-R48, BR-R49)."""
    running = running_of(turned)
    best = max(running.values())
    winners = [seat for seat, number in running.items() if number == best]
    return winners[0] if len(winners) == 1 else -1


def running_of(turned: Mapping[int, Kind]) -> dict[int, int]:
    """The numbers that are compared, by seat.

    With two symbols up, the beaten one is out of it; with one or three the highest number decides.
    """
    symbols = {kind.symbol for kind in turned.values()}
    beaten = {symbol for symbol in symbols if len(symbols) == 2 and any(BEATS[other] == symbol for other in symbols)}
    return {seat: kind.number for seat, kind in turned.items() if kind.symbol not in beaten}


def _compare(table: Table) -> None:
    """The winner takes every card turned up, and the pot; a shared best number makes or feeds the pot."""
    up = [card for card in table.turned if card >= 0]
    winner = table.winner
    table.turned = [-1] * len(table.decks)
    if winner < 0:
        table.pot += up
        if table.recorder is not None:
            table.recorder.say("pot", "The best number is shared: the cards stay for the winner of the next round.")
    else:
        taken = up + table.pot
        table.pot = []
        table.piles[winner] += taken
        table.won[winner] += 1
        if table.recorder is not None:
            table.recorder.say(
                "won", f"<{winner}> wins round {table.round} and takes {len(taken)} cards.", seat=winner, cards=taken
            )
        _see_who_leads(table)
    if table.round % CHART_EVERY == 0:
        table.history.append([table.owned(seat) for seat in table.seats()])
    table.phase = "turn"
    if table.limit and table.round >= table.limit:
        _limit_reached(table)


def _see_who_leads(table: Table) -> None:
    ahead = leader(table)
    if ahead in (-1, table.leading):
        return
    table.leading = ahead
    if table.recorder is not None:
        table.recorder.say("lead", f"<{ahead}> takes the lead with {table.owned(ahead)} cards.", seat=ahead)


def _last_one(table: Table, left: list[int]) -> None:
    """The last player holding cards wins (BR-PROTOCOL-8); with everything in a pot nobody does (BR-R50)."""
    if left:
        sentence = f"<{left[0]}> holds the last cards and wins."
        _end(table, (left[0],), "elimination", "BR-PROTOCOL-8", sentence)
    else:
        _end(table, (), "pot", "BR-R50", "Everybody\u2019s last cards lie in the pot: no winner.")


def _limit_reached(table: Table) -> None:
    """Most cards in deck and win pile win; among equals who owns the highest number (BR-R52)."""

    def standing(seat: int) -> tuple[int, int]:
        cards = table.decks[seat] + table.piles[seat]
        return len(cards), max((table.kind(card).number for card in cards), default=0)

    best = max(table.seats(), key=standing)
    count = standing(best)[0]
    sentence = f"The limit of {table.limit} rounds is reached: <{best}> has most, {count} cards, and wins."
    if sum(standing(seat)[0] == count for seat in table.seats()) > 1:
        sentence = (
            f"The limit of {table.limit} rounds is reached, several have {count} cards: <{best}> has the highest "
            "number and wins."
        )
    _end(table, (best,), "round-limit", "BR-R52", sentence)


def _end(table: Table, winners: tuple[int, ...], ending: str, rule: str, sentence: str) -> None:
    table.phase = "over"
    table.outcome = Outcome(winners, ending, rule, sentence)
    table.history.append([table.owned(seat) for seat in table.seats()])
    if table.recorder is not None:
        table.recorder.say("outcome", sentence, winners=list(winners))


def concede(table: Table, seat: int) -> None:
    """A seat gives up: its cards are set aside, the others go on; the last one left wins (BR-R55)."""
    table.out[seat] = True
    up = [table.turned[seat]] if table.turned[seat] >= 0 else []
    table.aside += table.decks[seat] + table.piles[seat] + up
    table.decks[seat], table.piles[seat], table.turned[seat] = [], [], -1
    if table.recorder is not None:
        table.recorder.say("eliminated", f"<{seat}> gives up and is out.", seat=seat)
    left = [other for other in table.seats() if not table.out[other]]
    if len(left) == 1:
        sentence = f"<{seat}> gives up: <{left[0]}> is the last one left and wins."
        _end(table, (left[0],), "concession", "BR-R55", sentence)
    elif table.phase == "compare":
        table.winner = winner_of({other: table.kind(table.turned[other]) for other in left if table.turned[other] >= 0})

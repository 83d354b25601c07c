"""Setting up Hero Brawl (BR-SETUP): the deck without the belt dealt, the belt into what is left, a first player."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.engine.cards import CardSet
from tabletop.engine.chance import MASK, below, shuffle
from tabletop.engine.events import Event
from tabletop.engine.game import Outcome, Setup, SetupFault
from tabletop.games.hero_brawl.book import book_for
from tabletop.games.hero_brawl.table import Player, Table

HAND = 3


def new_table(setup: Setup, card_set: CardSet) -> Table:
    """The table before anything is shuffled. Raises SetupFault for a first player who does not sit at it."""
    kinds = [index for index, card in enumerate(card_set.cards) for _ in range(card.copies)]
    count = len(setup.seats)
    options = setup.options
    for name, words in (("first", "The first player"), ("lost", "The loser of the last game")):
        seat = options.get(name, "random")
        if seat.isdigit() and int(seat) >= count:
            raise SetupFault(f"{words} cannot be seat {int(seat) + 1}: there are {count} seats.")
    bots = [seat.kind != "human" for seat in setup.seats]
    book = book_for(card_set)
    if len(kinds) < HAND * count + 1:
        raise SetupFault(f"{count} players need a deck of {HAND * count + 1} cards; this one has {len(kinds)}.")
    return Table(
        chance=setup.seed & MASK,
        kinds=kinds,
        labels=[0] * (len(kinds) * count),
        book=book,
        players=[Player() for _ in range(count)],
        pile=[card for card, kind in enumerate(kinds) if kind != book.belt],
        committed=[-1] * count,
        first=options.get("first", "random"),
        lost=options.get("lost", "none"),
        ask_everybody=options.get("ask", "everybody") == "everybody",
        open_rival=options.get("rival", "unseen") == "seen",
        meter=options.get("flier", "meter") == "meter" and not all(bots),
        bots=bots,
    )


def deal(table: Table) -> None:
    """Three cards each without the belt, then the belt into the rest (BR-SETUP-1 to 4), and a first player (BR-R44)."""
    if table.recorder is not None:
        table.recorder.say("phase", "Setup", phase="setup")
    shuffle(table, table.pile)
    for player in table.players:
        player.hand = [table.pile.pop() for _ in range(HAND)]
    table.starting = _first(table)
    table.revealed += 1
    if table.recorder is not None:
        table.recorder.say(
            "starting", f"Everybody is dealt {HAND} cards. <{table.starting}> has the first turn.", seat=table.starting
        )


def loser_of(log: Sequence[Event], outcome: Outcome) -> int | None:
    """Who was out first in a game that is over, for the next one (BR-R44); None if nobody but a winner was."""
    out = [int(str(event.data["seat"])) for event in log if event.kind == "eliminated"]
    return next((seat for seat in out if seat not in outcome.winners), None)


def _first(table: Table) -> int:
    if table.first.isdigit():
        return int(table.first)
    if table.first == "loser" and table.lost.isdigit():
        return int(table.lost)
    return below(table, len(table.players))

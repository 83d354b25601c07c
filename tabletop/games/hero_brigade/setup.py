"""Setting up a duel (HB-SETUP): which cards take part, and the five steps in their order."""

from __future__ import annotations

from tabletop.engine.cards import CardDef, CardSet
from tabletop.engine.chance import MASK, below, shuffle
from tabletop.engine.decision import Question
from tabletop.engine.game import Setup, SetupFault
from tabletop.games.hero_brigade.book import book_for
from tabletop.games.hero_brigade.piles import seal
from tabletop.games.hero_brigade.table import Side, Table

DECKS = ("hero", "villain", "resource")


def deck_lists(card_set: CardSet, options: dict[str, str]) -> dict[str, list[int]]:
    """The kinds in each deck. A stretch card replaces exactly one base card of its deck (HB-SETUP-7, HB-R1a).

    Raises SetupFault if more copies of a base card would be replaced than there are.
    """
    counts = {
        index: card.copies for index, card in enumerate(card_set.cards) if card.set != "stretch" and card.copies > 0
    }
    if options.get("stretch") == "on":
        for index, card in enumerate(card_set.cards):
            replaced = options.get(f"for-{card.id}", card.replaces) if card.set == "stretch" else "none"
            if replaced and replaced != "none":
                _replace(card_set, counts, index, card, replaced)
    decks: dict[str, list[int]] = {name: [] for name in DECKS}
    for index, card in enumerate(card_set.cards):
        if card.deck in decks:
            decks[card.deck] += [index] * counts.get(index, 0)
    return decks


def _replace(card_set: CardSet, counts: dict[int, int], index: int, card: CardDef, replaced: str) -> None:
    ids = [(other.id, other.deck) for other in card_set.cards]
    if (replaced, card.deck) not in ids:
        raise SetupFault(f'{card.name} cannot replace "{replaced}": there is no such card in its deck.')
    base = ids.index((replaced, card.deck))
    other = card_set.cards[base]
    if counts.get(base, 0) < card.copies:
        raise SetupFault(
            f"{card.name} takes the place of {card.copies} x {other.name}, but only {counts.get(base, 0)} are left in "
            "the deck. Choose another card for it."
        )
    counts[base] -= card.copies
    counts[index] = card.copies


def new_table(setup: Setup, card_set: CardSet) -> Table:
    """The table before anything is shuffled: three decks in their boxes."""
    decks = deck_lists(card_set, setup.options)
    kinds = [kind for name in DECKS for kind in decks[name]]
    table = Table(
        chance=setup.seed & MASK,
        kinds=kinds,
        labels=[0] * len(kinds),
        book=book_for(card_set),
        sides=[Side(party=[None] * 5), Side(party=[None] * 5)],
        first=setup.options.get("first", "random"),
        pick=setup.options.get("pick", "ask"),
    )
    heroes, villains = len(decks["hero"]), len(decks["villain"])
    table.boxes = [list(range(heroes)), list(range(heroes, heroes + villains))]
    table.resource = list(range(heroes + villains, len(kinds)))
    for cards in (*table.boxes, table.resource):
        seal(table, cards)
    return table


async def choose_decks(table: Table) -> None:
    """HB-SETUP-1 to 5: Resource deck, Starting Player, choice of decks, own decks shuffled, in this order."""
    if table.recorder is not None:
        table.recorder.say("phase", "Setup", phase="setup")
    seal(table, table.resource)
    shuffle(table, table.resource)
    table.starting = int(table.first) if table.first in ("0", "1") else below(table, 2)
    if table.recorder is not None:
        table.recorder.say("starting", f"<{table.starting}> is the Starting Player.", seat=table.starting)
    deck = table.pick
    if deck == "ask":
        answer = await Question(table.starting, "deck", [("deck", "hero"), ("deck", "villain")], rule="HB-SETUP-3")
        deck = str(answer[1])
    elif deck == "random":
        deck = ("hero", "villain")[below(table, 2)]
    _take_deck(table, table.starting, deck)
    _take_deck(table, 1 - table.starting, "villain" if deck == "hero" else "hero")
    table.revealed += 1


def _take_deck(table: Table, seat: int, deck: str) -> None:
    box = ("hero", "villain").index(deck)
    cards = table.boxes[box]
    table.boxes[box] = []
    table.decks[seat] = deck
    seal(table, cards)
    shuffle(table, cards)
    table.sides[seat].deck = cards
    if table.recorder is not None:
        table.recorder.say("decks", f"<{seat}> plays the {deck.title()} deck.", seat=seat)

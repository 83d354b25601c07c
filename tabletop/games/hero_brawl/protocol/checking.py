"""Whether a loaded state of the Protocol can be one: every card in exactly one place, lists of one entry a seat."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.cards import CardSet
from tabletop.engine.chance import MASK
from tabletop.engine.game import SaveFault
from tabletop.engine.state_checks import check_fields, check_kinds, check_outcome, check_places, check_sizes
from tabletop.games.hero_brawl.protocol.table import State

PHASES = ("setup", "turn", "compare", "over")


def places(state: State) -> Iterator[tuple[str, int]]:
    """Every card id with the field that holds it."""
    for name in ("decks", "piles"):
        for seat, cards in enumerate(getattr(state, name)):
            for index, card in enumerate(cards):
                yield f"{name}[{seat}][{index}]", card
    for name in ("pot", "aside"):
        for index, card in enumerate(getattr(state, name)):
            yield f"{name}[{index}]", card
    for seat, card in enumerate(state.turned):
        if card >= 0:
            yield f"turned[{seat}]", card


def check_state(state: State, card_set: CardSet, where: str) -> None:
    """Raises SaveFault at the first thing that cannot be."""
    count = len(state.decks)
    if not 2 <= count <= 6:
        raise SaveFault(f"{where}.decks", f"there are 2 to 6 players, not {count}")
    check_sizes({field: (len(getattr(state, field)), count) for field in ("piles", "turned", "out", "won")}, where)
    if any(len(point) != count for point in state.history):
        raise SaveFault(f"{where}.history", f"each point must have {count} entries")
    check_kinds(state.kinds, card_set, where)
    check_places(places(state), state.kinds, card_set, where)
    good = {
        "phase": state.phase in PHASES,
        "chance": 0 <= state.chance <= MASK,
        "round": state.round >= 0,
        "limit": state.limit >= 0,
        "winner": -1 <= state.winner < count,
        "leading": -1 <= state.leading < count,
    }
    check_fields(state, good, where)
    check_outcome(state.phase, state.outcome, count, where)

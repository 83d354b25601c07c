"""Whether a loaded state of the Protocol can be one: every card in exactly one place, lists of one entry a seat."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.cards import CardSet
from tabletop.engine.chance import MASK
from tabletop.engine.game import SaveFault
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
    for field in ("piles", "turned", "out", "won"):
        if len(getattr(state, field)) != count:
            raise SaveFault(f"{where}.{field}", f"there must be {count} entries, not {len(getattr(state, field))}")
    if any(len(point) != count for point in state.history):
        raise SaveFault(f"{where}.history", f"each point must have {count} entries")
    for index, kind in enumerate(state.kinds):
        if not 0 <= kind < len(card_set.cards):
            raise SaveFault(f"{where}.kinds[{index}]", f"the card set has no card number {kind}")
    seen: dict[int, str] = {}
    for field, card in places(state):
        if not 0 <= card < len(state.kinds):
            raise SaveFault(f"{where}.{field}", f"there is no card {card}")
        if card in seen:
            raise SaveFault(f"{where}.{field}", f"the card lies in {seen[card]} already")
        seen[card] = field
    if len(seen) < len(state.kinds):
        lost = next(card for card in range(len(state.kinds)) if card not in seen)
        raise SaveFault(where, f"card {lost} ({card_set.cards[state.kinds[lost]].name}) lies nowhere")
    good = {
        "phase": state.phase in PHASES,
        "chance": 0 <= state.chance <= MASK,
        "round": state.round >= 0,
        "limit": state.limit >= 0,
        "winner": -1 <= state.winner < count,
        "leading": -1 <= state.leading < count,
        "outcome": (state.phase == "over") == (state.outcome is not None),
    }
    for field, fine in good.items():
        if not fine:
            raise SaveFault(f"{where}.{field}", f"{getattr(state, field)!r} cannot stand here")
    if state.outcome is not None and not set(state.outcome.winners) <= set(range(count)):
        raise SaveFault(f"{where}.outcome.winners", "there is no such seat")

"""What must hold of any loaded state: known kinds, each card in one place, values that can stand, an outcome that fits.

Each raises SaveFault naming the field below `where`. What a game's own fields may be is the game's business.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence

from tabletop.engine.cards import CardSet
from tabletop.engine.game import Outcome, SaveFault

_SEAT = re.compile(r"<(\d+)>")


def check_kinds(kinds: Sequence[int], card_set: CardSet, where: str) -> None:
    """Every id is a card of the set."""
    for index, kind in enumerate(kinds):
        if not 0 <= kind < len(card_set.cards):
            raise SaveFault(f"{where}.kinds[{index}]", f"the card set has no card number {kind}")


def check_sizes(sizes: Mapping[str, tuple[int, int]], where: str) -> None:
    """Lists have as many entries as they must: (how many, how many wanted) by field."""
    for field, (size, wanted) in sizes.items():
        if size != wanted:
            raise SaveFault(f"{where}.{field}", f"there must be {wanted} entries, not {size}")


def check_places(
    places: Iterable[tuple[str, int]],
    kinds: Sequence[int],
    card_set: CardSet,
    where: str,
    nowhere: Collection[int] = (),
) -> None:
    """Each id lies in exactly one place, as (field, id) says; those that lie `nowhere` are told by other fields."""
    seen: dict[int, str] = {}
    for field, card in places:
        if not 0 <= card < len(kinds):
            raise SaveFault(f"{where}.{field}", f"there is no card {card}")
        if card in nowhere:
            name = card_set.cards[kinds[card]].name
            raise SaveFault(f"{where}.{field}", f"{name} lies in no hand or pile; a field of its own says where it is")
        if card in seen:
            raise SaveFault(f"{where}.{field}", f"the card lies in {seen[card]} already")
        seen[card] = field
    for card, kind in enumerate(kinds):
        if card not in seen and card not in nowhere:
            raise SaveFault(where, f"card {card} ({card_set.cards[kind].name}) lies nowhere")


def check_fields(holder: object, good: Mapping[str, bool], where: str, why: str = "") -> None:
    """Values that can stand where they are: whether each is good, by field."""
    for field, fine in good.items():
        if not fine:
            raise SaveFault(f"{where}.{field}", f"{getattr(holder, field)!r} cannot stand here{why}")


def check_outcome(phase: str, outcome: Outcome | None, seats: int, where: str) -> None:
    """An outcome when it is over, and none before; winners and mentions are seats that there are."""
    if (phase == "over") != (outcome is not None):
        raise SaveFault(f"{where}.outcome", f"it does not fit the phase {phase}")
    if outcome is None:
        return
    if not set(outcome.winners) <= set(range(seats)):
        raise SaveFault(f"{where}.outcome.winners", "there is no such seat")
    if any(int(found[1]) >= seats for found in _SEAT.finditer(outcome.sentence)):
        raise SaveFault(f"{where}.outcome.sentence", "it speaks of a seat that there is not")

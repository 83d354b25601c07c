"""Whether a loaded state can be one: every card known and in exactly one place, seats that exist."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tabletop.engine.cards import CardSet
from tabletop.engine.chance import MASK
from tabletop.engine.game import SaveFault
from tabletop.games.hero_brawl.skill import ZONES
from tabletop.games.hero_brawl.table import IN_PILE, NOBODY, State

SEAT = re.compile(r"<(\d+)>")
PHASES = ("setup", "draw", "play", "closing", "over")
PENDING = ("turn", "interrupt", "result", "pick", "closing")
SEATS = range(2, 7)


def places(state: State) -> Iterator[tuple[str, int]]:
    """Every card id that lies somewhere, with the field that holds it. The Title Belt lies in none of them."""
    for seat, player in enumerate(state.players):
        for name in ("hand", "shield"):
            for index, card in enumerate(getattr(player, name)):
                yield f"players[{seat}].{name}[{index}]", card
    for name in ("pile", "discard", "in_play"):
        for index, card in enumerate(getattr(state, name)):
            yield f"{name}[{index}]", card
    for seat, card in enumerate(state.committed):
        if card != NOBODY:
            yield f"committed[{seat}]", card


def check_state(state: State, card_set: CardSet, where: str) -> None:
    """Raises SaveFault at the first thing that cannot be."""
    _check_sizes(state, card_set, where)
    _check_places(state, card_set, where)
    _check_numbers(state, where)
    _check_pending(state, where)
    _check_outcome(state, where)


def _check_sizes(state: State, card_set: CardSet, where: str) -> None:
    count = len(state.players)
    if count not in SEATS:
        raise SaveFault(f"{where}.players", f"there are 2 to 6 players, not {count}")
    for index, kind in enumerate(state.kinds):
        if not 0 <= kind < len(card_set.cards):
            raise SaveFault(f"{where}.kinds[{index}]", f"the card set has no card number {kind}")
    sizes = {
        "labels": (len(state.labels), count * len(state.kinds)),
        "committed": (len(state.committed), count),
        "bots": (len(state.bots), count),
    }
    for field, (size, wanted) in sizes.items():
        if size != wanted:
            raise SaveFault(f"{where}.{field}", f"there must be {wanted} entries, not {size}")


def _check_places(state: State, card_set: CardSet, where: str) -> None:
    belts = [card for card, kind in enumerate(state.kinds) if card_set.cards[kind].kind == "Belt"]
    if len(belts) != 1:
        raise SaveFault(f"{where}.kinds", f"there must be one Title Belt, not {len(belts)}")
    seen: dict[int, str] = {}
    for field, card in places(state):
        if not 0 <= card < len(state.kinds):
            raise SaveFault(f"{where}.{field}", f"there is no card {card}")
        if card in belts:
            raise SaveFault(f"{where}.{field}", "the Title Belt lies in no hand or pile list; `belt` says where it is")
        if card in seen:
            raise SaveFault(f"{where}.{field}", f"the card lies in {seen[card]} already")
        seen[card] = field
    for card in range(len(state.kinds)):
        if card not in seen and card not in belts:
            raise SaveFault(where, f"card {card} ({card_set.cards[state.kinds[card]].name}) lies nowhere")


def _check_numbers(state: State, where: str) -> None:
    seats = range(len(state.players))
    set_up = state.phase != "setup"
    hand_slots = [sorted(player.hand) for player in state.players]
    fields = {
        "phase": state.phase in PHASES,
        "chance": 0 <= state.chance <= MASK,
        "belt": state.belt in (*seats, -1, IN_PILE),
        "belt_below": -1 <= state.belt_below <= len(state.pile),
        "active": state.active in seats if set_up else state.active in (*seats, NOBODY),
        "starting": state.starting in seats if set_up else state.starting in (*seats, NOBODY),
        "round": state.round >= 0,
        "turn": state.turn >= 0,
        "damaged": state.damaged in (*seats, NOBODY),
        "beaten": state.beaten == [] or (len(state.beaten) == 2 and set(state.beaten) <= set(seats)),
        "rolled": _is_roll(state.rolled, len(seats)),
        "turns_left": set(state.turns_left) <= set(seats) and len(set(state.turns_left)) == len(state.turns_left),
        "slots": not state.slots or sorted(state.slots) in hand_slots,
    }
    for field, good in fields.items():
        if not good:
            raise SaveFault(f"{where}.{field}", f"{getattr(state, field)!r} cannot stand here")
    if state.belt >= 0 and state.phase != "over" and state.players[state.belt].out:
        raise SaveFault(f"{where}.belt", "a player who is out cannot be champion")
    if state.phase in ("draw", "play") and state.players[state.active].out:
        raise SaveFault(f"{where}.active", "a player who is out has no turn")


def _is_roll(rolled: list[int], seats: int) -> bool:
    """Nothing, or seat, number needed and face."""
    if len(rolled) != 3:
        return not rolled
    seat, needed, face = rolled
    return 0 <= seat < seats and needed in ZONES and 1 <= face <= 6


def _check_pending(state: State, where: str) -> None:
    seats = (*range(len(state.players)), NOBODY)
    for index, pending in enumerate(state.pending):
        fields = {
            "kind": pending.kind in PENDING,
            "seat": pending.seat in seats[:-1],
            "target": pending.target in seats,
            "winner": pending.winner in seats,
            "card": NOBODY <= pending.card < len(state.kinds),
        }
        for field, good in fields.items():
            if not good:
                raise SaveFault(f"{where}.pending[{index}].{field}", f"{getattr(pending, field)!r} cannot stand here")


def _check_outcome(state: State, where: str) -> None:
    if (state.phase == "over") != (state.outcome is not None):
        raise SaveFault(f"{where}.outcome", f"it does not fit the phase {state.phase}")
    if state.outcome is None:
        return
    seats = range(len(state.players))
    if not set(state.outcome.winners) <= set(seats):
        raise SaveFault(f"{where}.outcome.winners", "there is no such seat")
    if any(int(found[1]) not in seats for found in SEAT.finditer(state.outcome.sentence)):
        raise SaveFault(f"{where}.outcome.sentence", "it speaks of a seat that there is not")

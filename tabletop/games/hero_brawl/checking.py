"""Whether a loaded state can be one: every card known and in exactly one place, seats that exist."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.cards import CardSet
from tabletop.engine.chance import MASK
from tabletop.engine.game import SaveFault
from tabletop.engine.state_checks import check_fields, check_kinds, check_outcome, check_places, check_sizes
from tabletop.games.hero_brawl.skill import ZONES
from tabletop.games.hero_brawl.table import IN_PILE, NOBODY, State

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
    check_outcome(state.phase, state.outcome, len(state.players), where)


def _check_sizes(state: State, card_set: CardSet, where: str) -> None:
    count = len(state.players)
    if count not in SEATS:
        raise SaveFault(f"{where}.players", f"there are 2 to 6 players, not {count}")
    check_kinds(state.kinds, card_set, where)
    sizes = {
        "labels": (len(state.labels), count * len(state.kinds)),
        "committed": (len(state.committed), count),
        "bots": (len(state.bots), count),
    }
    check_sizes(sizes, where)


def _check_places(state: State, card_set: CardSet, where: str) -> None:
    belts = [card for card, kind in enumerate(state.kinds) if card_set.cards[kind].kind == "Belt"]
    if len(belts) != 1:
        raise SaveFault(f"{where}.kinds", f"there must be one Title Belt, not {len(belts)}")
    check_places(places(state), state.kinds, card_set, where, belts)


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
    check_fields(state, fields, where)
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
        check_fields(pending, fields, f"{where}.pending[{index}]")

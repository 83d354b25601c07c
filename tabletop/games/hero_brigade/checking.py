"""Whether a loaded state can be one: every card known and in exactly one place, rows and piles of the right size."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.cards import CardSet
from tabletop.engine.chance import MASK
from tabletop.engine.game import SaveFault
from tabletop.engine.state_checks import check_fields, check_kinds, check_outcome, check_places
from tabletop.games.hero_brigade.table import NOBODY, Character, State

PHASES = ("setup", "draw", "play", "fight", "cleanup", "over")


def places(state: State) -> Iterator[tuple[str, int]]:
    """Every card id with the field that holds it."""
    for seat, side in enumerate(state.sides):
        for name in ("deck", "hand", "discard", "banished"):
            for index, card in enumerate(getattr(side, name)):
                yield f"sides[{seat}].{name}[{index}]", card
        for place, character in enumerate(side.party):
            if character is not None:
                yield f"sides[{seat}].party[{place}].id", character.id
                for index, card in enumerate(character.attached):
                    yield f"sides[{seat}].party[{place}].attached[{index}]", card
    for name in ("resource", "removed", "resolving"):
        for index, card in enumerate(getattr(state, name)):
            yield f"{name}[{index}]", card
    for index, card in enumerate(state.pool):
        if card >= 0:
            yield f"pool[{index}]", card
    for box, cards in enumerate(state.boxes):
        for index, card in enumerate(cards):
            yield f"boxes[{box}][{index}]", card


def check_state(state: State, card_set: CardSet, where: str) -> None:
    """Raises SaveFault at the first thing that cannot be."""
    if state.phase not in PHASES:
        raise SaveFault(f"{where}.phase", f'"{state.phase}" is no phase; it can be {", ".join(PHASES)}')
    if len(state.sides) != 2 or len(state.decks) != 2 or len(state.boxes) != 2:
        raise SaveFault(f"{where}.sides", "a duel has two sides")
    check_kinds(state.kinds, card_set, where)
    if len(state.labels) != len(state.kinds):
        raise SaveFault(f"{where}.labels", "there must be one label for each card")
    check_places(places(state), state.kinds, card_set, where)
    _check_numbers(state, where)
    _check_pending(state, card_set, where)
    for seat, side in enumerate(state.sides):
        if len(side.party) != 5:
            raise SaveFault(f"{where}.sides[{seat}].party", f"a Party has 5 positions, not {len(side.party)}")
        for place, character in enumerate(side.party):
            if character is not None and (character.side, character.place) != (seat, place):
                raise SaveFault(f"{where}.sides[{seat}].party[{place}]", "the Character says that it stands elsewhere")
            if character is not None:
                _check_character(state, character, card_set, f"{where}.sides[{seat}].party[{place}]")


def _check_numbers(state: State, where: str) -> None:
    seats = {NOBODY, 0, 1}
    set_up = state.phase != "setup"
    fields = {
        "chance": 0 <= state.chance <= MASK,
        "round": state.round >= 0,
        "starting": state.starting in (seats - {NOBODY} if set_up else seats),
        "turn": state.turn in (seats - {NOBODY} if state.phase in ("play", "fight") else seats),
        "pool": len(state.pool) <= 4,
        "decks": sorted(state.decks) == ["hero", "villain"] if set_up else True,
    }
    check_fields(state, fields, where, f" in the phase {state.phase}")
    check_outcome(state.phase, state.outcome, 2, where)


def _check_character(state: State, character: Character, card_set: CardSet, where: str) -> None:
    card = card_set.cards[state.kinds[character.id]]
    if card.kind != "Character":
        raise SaveFault(f"{where}.id", f"{card.name} is no Character")
    if character.dying and not state.pending and state.phase != "over":
        raise SaveFault(f"{where}.dying", f"{card.name} cannot be on its way out while nothing is under way")
    if not NOBODY <= character.taunter < len(state.kinds):
        raise SaveFault(f"{where}.taunter", f"there is no card {character.taunter}")
    if not character.dying and character.hp < 1:
        raise SaveFault(f"{where}.hp", f"{card.name} cannot stand with {character.hp} HP")
    for index, shield in enumerate(character.shields):
        known = 0 <= shield.card < len(card_set.cards)
        if not known or not 0 <= shield.ability < len(card_set.cards[shield.card].abilities):
            raise SaveFault(f"{where}.shields[{index}]", "the card set has no such ability")


def _check_pending(state: State, card_set: CardSet, where: str) -> None:
    """Each thing under way names a seat, cards and an ability that there are."""
    count = len(state.kinds)
    for index, pending in enumerate(state.pending):
        printed = pending.kind in ("ability", "response", "gain") and pending.target != NOBODY
        owner = pending.target if printed else pending.card
        fields = {
            "seat": pending.seat in (0, 1),
            "card": 0 <= pending.card < count,
            "target": NOBODY <= pending.target < count,
            "ability": 0 <= owner < count
            and NOBODY <= pending.ability < len(card_set.cards[state.kinds[owner]].abilities),
            "place": NOBODY <= pending.place < 5,
        }
        for field, good in fields.items():
            if not good:
                raise SaveFault(f"{where}.pending[{index}].{field}", f"{getattr(pending, field)} cannot stand here")

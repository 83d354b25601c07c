"""Whether a loaded state can be one: every card in one place, markers and tokens that add up, seats that exist."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.cards import CardSet
from tabletop.engine.chance import MASK
from tabletop.engine.game import SaveFault
from tabletop.engine.state_checks import check_fields, check_kinds, check_outcome, check_places, check_sizes
from tabletop.games.heroes_incorporated.city import NOWHERE, SPACES
from tabletop.games.heroes_incorporated.pieces import (
    COMBAT_TOKENS,
    JUSTICE_TOKENS,
    MOST_COMBAT,
    MOST_GADGETS,
    MOST_JUSTICE,
    NOBODY,
    NONE,
)
from tabletop.games.heroes_incorporated.table import State
from tabletop.games.heroes_incorporated.turns import STEPS, TURNS

SEATS = range(2, 5)
STAGES = ("called", "rolled", "over")
RESULTS = ("", "placed", "lair", "miss")
BEFORE_HEROES = ("draft", "keep", "second")


def places(state: State) -> Iterator[tuple[str, int]]:
    """Every card id that lies somewhere, with the field that holds it."""
    for seat, player in enumerate(state.players):
        for name in ("hand", "dealt", "kept", "sent"):
            for index, card in enumerate(getattr(player, name)):
                yield f"players[{seat}].{name}[{index}]", card
        for name in ("hq", "fame"):
            if getattr(player, name) != NONE:
                yield f"players[{seat}].{name}", getattr(player, name)
    for number, hero in enumerate(state.heroes):
        yield f"heroes[{number}].card", hero.card
        for index, card in enumerate(hero.gadgets):
            yield f"heroes[{number}].gadgets[{index}]", card
    for index, villain in enumerate(state.villains):
        yield f"villains[{index}].card", villain.card
    for name in ("hero_deck", "dropped", "city", "deck", "discard", "removed", "played"):
        for index, card in enumerate(getattr(state, name)):
            yield f"{name}[{index}]", card
    for index, card in enumerate(dict.fromkeys([*state.looked, *state.under])):
        yield f"looked[{index}]", card


def check_state(state: State, card_set: CardSet, where: str) -> None:
    """Raises SaveFault at the first thing that cannot be."""
    _check_sizes(state, card_set, where)
    check_places(places(state), state.kinds, card_set, where)
    _check_numbers(state, where)
    _check_heroes(state, where)
    _check_markers(state, where)
    _check_turns(state, where)
    _check_rest(state, where)
    check_outcome(state.phase, state.outcome, len(state.players), where)


def _check_sizes(state: State, card_set: CardSet, where: str) -> None:
    count = len(state.players)
    if count not in SEATS:
        raise SaveFault(f"{where}.players", f"there are 2 to 4 players, not {count}")
    check_kinds(state.kinds, card_set, where)
    heroes = 0 if state.phase in BEFORE_HEROES else len(state.heroes)
    sizes = {
        "labels": (len(state.labels), count * len(state.kinds)),
        "city": (len(state.city), SPACES),
        "tokens": (len(state.tokens), SPACES),
        "destroyed": (len(state.destroyed), SPACES),
        "heroes": (len(state.heroes), heroes),
    }
    check_sizes(sizes, where)
    if state.phase not in STEPS and state.phase != "over":
        raise SaveFault(f"{where}.phase", f'there is no phase "{state.phase}"')


def _check_numbers(state: State, where: str) -> None:
    seats = range(len(state.players))
    spaces = range(SPACES)
    fields = {
        "chance": 0 <= state.chance <= MASK,
        "active": state.active in (*seats, NOBODY) and (state.phase != "act" or state.active in seats),
        "opener": state.opener in (*seats, NOBODY) and (state.phase != "act" or state.opener in seats),
        "looker": state.looker in (*seats, NOBODY),
        "round": state.round >= 0,
        "turn": 0 <= state.turn <= TURNS,
        "pawns": set(state.pawns) <= set(spaces) and len(state.pawns) <= 7,
        "tokens": min(state.tokens) >= 0,
        "moving": 0 <= state.moving <= len(state.pawns),
        "crime_die": 0 <= state.crime_die <= 8,
        "target": state.target > 0,
        "worn": set(state.worn) <= set(range(len(state.kinds))),
        "order": {seat for group in state.order for seat in group} <= set(seats),
        "group": set(state.group) <= set(seats),
        "scored": set(state.scored) <= set(seats),
    }
    check_fields(state, fields, where)


def _check_heroes(state: State, where: str) -> None:
    seats = range(len(state.players))
    spaces = range(NOWHERE, SPACES)
    for number, hero in enumerate(state.heroes):
        fields = {
            "seat": hero.seat in seats,
            "block": hero.block in spaces,
            "die": hero.die in spaces and (hero.die >= 0) == (hero.face > 0),
            "face": 0 <= hero.face <= 6,
            "combat": 0 <= hero.combat <= MOST_COMBAT,
            "gadgets": len(hero.gadgets) <= MOST_GADGETS,
        }
        check_fields(hero, fields, f"{where}.heroes[{number}]")
    if sum(hero.combat for hero in state.heroes) + sum(state.tokens) > COMBAT_TOKENS:
        raise SaveFault(f"{where}.heroes", f"there are only {COMBAT_TOKENS} Combat +1 tokens (HI-LIMIT-7)")


def _check_markers(state: State, where: str) -> None:
    """What is left and what lies on spaces is always five markers a team (HI-MARK-1)."""
    for seat, player in enumerate(state.players):
        on_hq = int(bool(player.hq_marker))
        whites = sum(player.spaces) + (player.hq_marker == "white")
        fields = {
            "coloured": 0 <= player.coloured <= 4,
            "white": player.white in (0, 1) and whites == 1 - player.white,
            "spaces": len(player.spaces) <= TURNS
            and 4 - player.coloured + 1 - player.white == len(player.spaces) + on_hq,
            "hq_marker": player.hq_marker in ("", "coloured", "white")
            and (not on_hq or player.hq != NONE or player.out),
            "bonus": sorted(player.bonus)
            == [n for n, hero in enumerate(state.heroes) if hero.seat == seat and hero.marked],
            "justice": 0 <= player.justice <= MOST_JUSTICE,
            "points": player.points >= 0,
        }
        check_fields(player, fields, f"{where}.players[{seat}]")
    if sum(player.justice for player in state.players) > JUSTICE_TOKENS:
        raise SaveFault(f"{where}.players", f"there are only {JUSTICE_TOKENS} Justice tokens (HI-LIMIT-7)")


def _check_turns(state: State, where: str) -> None:
    """Who is still in has a normal space for each turn to come, or a turn could not be taken (HI-MARK-6)."""
    if state.phase != "act":
        return
    count = len(state.players)
    now = (state.active - state.opener) % count
    for seat, player in enumerate(state.players):
        place = (seat - state.opener) % count
        ahead = TURNS - state.turn + (place > now or (place == now and not state.done))
        if not player.out and len(player.spaces) + ahead > TURNS:
            problem = f"normal spaces filled: {len(player.spaces)}, turns taken: {TURNS - ahead} (HI-MARK-6)"
            raise SaveFault(f"{where}.players[{seat}].spaces", problem)


def _check_rest(state: State, where: str) -> None:
    seats, heroes, spaces = range(len(state.players)), range(len(state.heroes)), range(SPACES)
    for index, villain in enumerate(state.villains):
        if villain.seat not in seats or villain.block not in range(NOWHERE, SPACES):
            raise SaveFault(f"{where}.villains[{index}]", "seat or block cannot be")
    for index, result in enumerate(state.results):
        if result.block not in spaces or not set(result.seats) <= set(seats) or not set(result.heroes) <= set(heroes):
            raise SaveFault(f"{where}.results[{index}]", "there is no such block, seat or hero")
    fight = state.fight
    if fight is not None:
        fields = {
            "hero": fight.hero in heroes,
            "block": fight.block in spaces,
            "stage": fight.stage in STAGES,
            "result": fight.result in RESULTS,
            "face": 0 <= fight.face <= 6,
            "dice": all(1 <= face <= 6 for face in fight.dice) and len(fight.dice) <= 2,
            "seen": all(0 <= card < len(state.kinds) for card in fight.seen),
        }
        check_fields(fight, fields, f"{where}.fight")

"""Setting up a duel: decks, Starting Player, choice of decks, stretch cards (HB-SETUP)."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.engine.game import SetupFault
from tabletop.engine.view import SPECTATOR
from tabletop.games.hero_brigade.reading import base_card_set
from tests.citing import rule
from tests.games.hero_brigade.diary import Diary, new_game

NO_AND_PRESET: tuple[dict[str, str] | None, ...] = (None, {})


def deck_of(day: Diary, name: str) -> list[str]:
    """The names of all cards that belong to a deck when everything is still in it or has just been dealt."""
    if name == "resource":
        cards = [*day.table.resource, *day.table.pool]
    else:
        side = day.table.sides[day.seat(name)]
        cards = [*side.deck, *side.hand]
    return [day.table.kind(card).name for card in cards]


@rule("HB-SETUP-1")
def test_the_resource_deck_is_shuffled_and_lies_face_down() -> None:
    first, second = (new_game(seed, first="0") for seed in (1, 2))
    orders = [[day.table.kinds[card] for card in day.table.resource] for day in (first, second)]
    assert sorted(orders[0]) == sorted(orders[1])
    assert orders[0] != orders[1]
    assert sorted(orders[0]) not in orders
    zone = first.match.ask(0).view().zones["resource"]
    assert (zone.owner, zone.count, zone.pieces) == (None, 50, [])


@rule("HB-SETUP-2", "HB-TERM-18")
def test_the_starting_player_is_chosen_or_found_by_lot() -> None:
    assert [new_game(first=seat).fact("starting") for seat in ("0", "1")] == [0, 1]
    assert {new_game(seed).fact("starting") for seed in range(12)} == {0, 1}


@rule("HB-SETUP-3")
@pytest.mark.parametrize(("pick", "left"), [("hero", "villain"), ("villain", "hero")])
@pytest.mark.parametrize("starting", [0, 1])
def test_the_starting_player_picks_a_deck_and_the_other_gets_what_is_left(starting: int, pick: str, left: str) -> None:
    day = new_game(first=str(starting))
    assert day.match.to_move == starting
    assert day.options == ["Hero deck", "Villain deck"]
    decision = day.match.decision
    assert decision is not None
    assert [option.target for option in decision.options] == ["zone:box-hero", "zone:box-villain"]  # as they lie there
    day.choose(f"{pick.title()} deck")
    assert day.table.decks[starting] == pick
    assert day.table.decks[1 - starting] == left
    kinds = {
        card.deck for card in base_card_set().cards if card.name in deck_of(day, pick) and card.name != "Reinforcements"
    }
    assert kinds == {pick}


@rule("HB-SETUP-4")
def test_each_deck_is_shuffled_and_kept_face_down() -> None:
    orders: dict[str, set[str]] = {"hero": set(), "villain": set()}
    for seed in (1, 2, 3):
        day = new_game(seed, first="0", pick="hero")
        for name, seen in orders.items():
            seen.add(" ".join(deck_of(day, name)))
        for seat in (0, 1):
            zone = day.match.ask(seat).view().zones[f"deck-{seat}"]
            assert (zone.count, zone.pieces) == (16, [])
    assert [len(seen) for seen in orders.values()] == [3, 3]


@rule("HB-SETUP-5")
def test_the_steps_come_in_their_order() -> None:
    day = new_game(first="0")
    resource, boxes = day.table.resource, day.table.boxes
    assert [day.table.kinds[card] for card in resource] != sorted(day.table.kinds[card] for card in resource)
    assert day.table.starting == 0
    assert [len(box) for box in boxes] == [20, 20]
    assert all(box == sorted(box) for box in boxes), "the own decks are shuffled after they have been chosen"
    day.choose("Villain deck")
    said = [line for line in day.log if "Starting Player" in line or "deck." in line]
    assert said[:3] == ["Ann is the Starting Player.", "Ann plays the Villain deck.", "Bo plays the Hero deck."]
    assert day.phase == "play"


@rule("HB-SETUP-6")
def test_a_first_game_leaves_the_stretch_cards_out() -> None:
    day = new_game()
    stretch = {index for index, card in enumerate(base_card_set().cards) if card.set == "stretch"}
    assert len(stretch) == 11
    assert not stretch & set(day.table.kinds)
    assert stretch <= set(new_game(stretch={}).table.kinds)


@rule("HB-R1", "HB-SETUP-7")
@pytest.mark.parametrize("stretch", NO_AND_PRESET)
def test_the_decks_have_20_20_and_50_cards_with_and_without_stretch_cards(stretch: dict[str, str] | None) -> None:
    day = new_game(first="0", pick="hero", stretch=stretch)
    assert [len(deck_of(day, name)) for name in ("hero", "villain", "resource")] == [20, 20, 50]


@rule("HB-SETUP-7", "HB-R1a")
def test_a_stretch_card_replaces_one_base_card_for_each_of_its_copies() -> None:
    without, preset = (new_game(stretch=stretch, first="0", pick="hero") for stretch in NO_AND_PRESET)
    changes = {}
    for name in ("hero", "villain", "resource"):
        before, after = Counter(deck_of(without, name)), Counter(deck_of(preset, name))
        changes[name] = (dict(before - after), dict(after - before))
    assert changes["hero"] == ({"Chill Factor": 2, "Vasilisa": 2}, {"Citizen Beta": 2, "Little Maple": 2})
    assert changes["villain"] == ({"Chinese Calculus": 2, "The Mime": 2}, {"Armakillo": 2, "Big Brain Brett": 2})
    gone, come = changes["resource"]
    assert come == dict.fromkeys(
        ["Bro", "Fist", "Tiger-Mother", "The Log", "Audrey, The Pixie", "Katherine, The Nereid", "El'Desta, The Elf"], 1
    )
    assert gone == dict.fromkeys(
        [
            "Union Rep",
            "Auntie Matter",
            "Sister Static",
            "Pack Mule",
            "The Understudy",
            "Gravedigger Gus",
            "Captain Mediocre",
        ],
        1,
    )


@rule("HB-R1a")
def test_any_base_card_of_the_same_deck_may_be_replaced_but_never_the_mentor() -> None:
    day = new_game(stretch={"citizen-beta": "police-officer", "little-maple": "none"}, first="0", pick="hero")
    hero = Counter(deck_of(day, "hero"))
    assert (hero["Citizen Beta"], hero["Police Officer"], hero["Little Maple"], hero["Chill Factor"]) == (2, 5, 0, 2)
    for card in ("dr-cat", "henchman", "alien-ship"):
        with pytest.raises(SetupFault, match="for-citizen-beta"):
            new_game(stretch={"citizen-beta": card})


@rule("HB-SETUP-7")
def test_a_base_card_cannot_be_replaced_more_often_than_it_is_there() -> None:
    with pytest.raises(SetupFault, match="only 0 are left"):
        new_game(stretch={"citizen-beta": "bert", "little-maple": "bert"})


def test_a_spectator_sees_who_plays_which_deck() -> None:
    day = new_game(first="1", pick="villain")
    assert day.match.ask(SPECTATOR).view().facts["decks"] == ["hero", "villain"]

"""Drawing and playing Research cards: two actions, what each kind needs and gives, where a card goes (HI-CARD)."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.games.heroes_incorporated import GAME
from tests.citing import rule
from tests.games.heroes_incorporated.city_play import play

ANN: dict[str, Any] = {"heroes": ["Lumen", "Stampede"]}
BO: dict[str, Any] = {"heroes": ["Traveller", "Shadowboxer"]}


@rule("HI-CARD-1")
def test_drawing_a_card_does_not_play_it() -> None:
    game = play(players=[ANN, BO], deck=["Cat up a Tree"])
    game.draw().end()
    assert (game.hand("Ann"), game.points("Ann"), game.asked) == (["Cat up a Tree"], 0, "Bo")
    game.idle("Bo").play("Cat up a Tree")
    assert (game.points("Ann"), game.spaces("Ann")) == (1, ["white", "coloured"])


@rule("HI-CARD-6")
def test_a_team_hq_gadget_lies_before_its_team_and_works() -> None:
    game = play(players=[ANN | {"hand": ["Hovercraft"]}, BO])
    before = game.picture()
    game.play("Hovercraft")
    assert game.changed(before) == {"Ann: hand", "Ann: hq", "Ann: coloured"}
    game.hq().answer(f"move:{game.number('Lumen')}:16")
    assert game.at("Lumen") == (4, 2)
    assert game.markers("Ann") == (2, 1)


@rule("HI-CARD-8", "HI-CARD-14", "HI-R96")
def test_a_fate_card_costs_an_action_does_what_it_says_and_is_discarded() -> None:
    game = play(players=[ANN | {"hand": ["Anonymous Tip"]}, BO], deck=["Hovercraft", "Meteor Strike", "Mammoth"])
    before = game.picture()
    game.play("Anonymous Tip")
    assert game.changed(before) == {"Ann: hand", "Ann: coloured", "discard", "deck"}
    assert game.hand("Ann") == ["Hovercraft", "Meteor Strike"]
    assert game.discard == ["Anonymous Tip"]
    assert game.spaces("Ann") == ["coloured"]


@rule("HI-CARD-9", "HI-R41", "HI-SCORE-8")
@pytest.mark.parametrize(("card", "points"), [("Blackout Night", 3), ("The Long Stakeout", 1), ("Charity Gala", 1)])
def test_an_adventure_pays_three_to_the_team_of_its_hero_and_one_to_others(card: str, points: int) -> None:
    game = play(players=[ANN | {"hand": [card], "points": 4}, BO | {"points": 2}])
    before = game.picture()
    game.play(card)
    assert game.points("Ann") == 4 + points, "at once, during the round"
    assert game.changed(before) == {"Ann: hand", "Ann: coloured", "Ann: points", "discard"}
    assert game.discard == [card], "adventures are discarded (HI-CARD-14)"


@rule("HI-CARD-9")
def test_each_hero_has_one_adventure_worth_three() -> None:
    cards = GAME.card_set().cards
    heroes = sorted(card.name for card in cards if card.kind == "Hero")
    named = []
    for card in cards:
        if "Adventure" in card.types or card.kind == "Adventure":
            text = " ".join(ability.text for ability in card.abilities)
            named += [hero for hero in heroes if f"3 if {hero} is on your team" in text]
    assert sorted(named) == heroes


@rule("HI-CARD-10")
def test_a_supervillain_is_no_action_of_the_own_turn_but_thrown_into_anothers_fight() -> None:
    ann = {"heroes": [{"name": "Stampede", "at": [2, 2]}, "Lumen"], "hand": ["Berserker"]}
    bo = {"heroes": [{"name": "Shadowboxer", "at": [2, 2]}, "Traveller"]}
    game = play(players=[ann, bo], pawns=[[2, 2]], rolls=[4])
    assert not any(key.startswith("play:") for key in game.keys)
    assert game.refuse("Berserker", None).rule == "HI-VILLAIN-1"
    game.idle("Ann")
    game.fight("Shadowboxer", quiet=False).throw("Ann", "Berserker")
    assert game.villains((2, 2)) == ["Berserker"]


@rule("HI-CARD-11", "HI-CARD-14")
@pytest.mark.parametrize(("hero", "other"), [("Lumen", "Stampede"), ("Stampede", "Lumen")])
def test_a_power_up_gives_one_token_to_either_own_hero(hero: str, other: str) -> None:
    game = play(players=[ANN | {"hand": ["Power Surge"]}, BO])
    assert sorted(game.keys)[-2:] == [f"play:{game.player('Ann').hand[0]}:hero:{n}" for n in (0, 1)]
    before = game.picture()
    game.play("Power Surge", hero)
    assert (game.hero(hero).combat, game.hero(other).combat) == (1, 0)
    assert game.changed(before) == {f"{hero}: combat", "Ann: hand", "Ann: coloured", "discard"}
    assert game.discard == ["Power Surge"]


@rule("HI-R96")
def test_what_stays_on_the_table_is_not_discarded_before_it_is_replaced() -> None:
    game = play(
        players=[
            {"heroes": ["Lumen", "Titan"], "fame": "Toy Line Deal", "hq": "Hovercraft"}
            | {"hand": ["Interstellar Envoys", "Alert Beacon", "Jet Pack"]},
            BO,
        ]
    )
    game.play("Jet Pack", "Lumen").end().idle("Bo")
    assert game.discard == []
    game.play("Interstellar Envoys").end().idle("Bo").play("Alert Beacon")
    assert game.discard == ["Toy Line Deal", "Hovercraft"]
    assert (game.fame_of("Ann"), game.hq_of("Ann")) == ("Interstellar Envoys", "Alert Beacon")


@rule("HI-ORIGIN-1")
@pytest.mark.parametrize(("hero", "cards"), [("Shadowboxer", 2), ("Stampede", 1), ("Werebeast", 1), ("Titan", 1)])
def test_a_block_looks_at_the_origin_of_the_hero(hero: str, cards: int) -> None:
    origins = {card.types[0] for card in GAME.card_set().cards if card.kind == "Hero"}
    assert origins == {"Tech", "Mutant", "Chosen", "Alien"}
    team = {"heroes": [{"name": hero, "at": [2, 2], "face": 5}, "Lumen"]}
    bo = {"heroes": ["Traveller", "Scrap"]}
    game = play(players=[team, bo], city={"State University": [2, 2]}, pawns=[[2, 2]], phase="end")
    game.answer("State University")
    assert len(game.hand("Ann")) == cards

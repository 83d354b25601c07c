"""The 15 block powers: what a sole winner gets, and what is spared (part 6.1, HI-SCORE-3)."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.cards.won import BLOCKS, LABORATORIES, key_of, winner_of, won
from tests.games.heroes_incorporated.city_play import CityPlay, play, stand


def use(game: CityPlay, block: str) -> CityPlay:
    """The winner uses the power."""
    return game.answer(key_of(block))


@rule("HI-SETUP-16", "HI-SCORE-3")
@pytest.mark.parametrize("block", LABORATORIES)
@pytest.mark.parametrize("hero", ["Shadowboxer", "Lumen"])
def test_a_laboratory_gives_its_token_to_either_own_hero(block: str, hero: str) -> None:
    game = use(won(block), block)
    assert {key.split(":")[-1] for key in game.keys} == {str(game.number(one)) for one in ("Shadowboxer", "Lumen")}
    game.answer(next(key for key in game.keys if key.endswith(str(game.number(hero)))))
    assert (game.hero(hero).combat, game.tokens(BLOCKS[block][1])) == (1, 0)
    assert sum(one.combat for one in game.table.heroes) == 1
    assert sum(game.table.tokens) == 2, "the other two keep theirs"


@rule("HI-LIMIT-3", "HI-SCORE-3")
@pytest.mark.parametrize("block", LABORATORIES)
def test_a_laboratory_without_its_token_or_with_two_full_heroes_gives_nothing(block: str) -> None:
    assert won(block, tokens={block: 0}).question != "power"
    full = [{**stand("Shadowboxer", *BLOCKS[block][1], face=6), "combat": 3}, stand("Lumen", 5, 1, combat=3)]
    assert won(block, ann={"heroes": full}).question != "power"


def test_city_hall_gains_a_point() -> None:
    game = use(won("City Hall"), "City Hall")
    assert (game.points("Ann"), game.points("Bo")) == (6, 1), "Bo has only what Paragon brings"


@pytest.mark.parametrize(("hero", "cards"), [("Shadowboxer", 2), ("Huntaar", 1), ("Titan", 1), ("Thunderhawk", 1)])
def test_state_university_draws_one_card_or_two_for_a_tech_winner(hero: str, cards: int) -> None:
    game = use(won("State University", hero=hero, mate="Andron"), "State University")
    assert game.hand("Ann") == ["Fan Club", "Runaway Bus", "Charity Gala"][: 1 + cards]


@pytest.mark.parametrize(
    ("block", "hero"), [("Temple of the Ages", "Thunderhawk"), ("Mutant Outreach Centre", "Huntaar")]
)
def test_temple_and_outreach_gain_a_point_for_a_winner_of_their_origin_only(block: str, hero: str) -> None:
    assert use(won(block, hero=hero), block).points("Ann") == 5
    for other in {"Thunderhawk", "Huntaar", "Titan", "Andron"} - {hero}:
        game = won(block, hero=other, mate="Werebeast" if block.startswith("Mut") else "Dr. Illusion")
        assert (game.points("Ann"), game.question != "power") == (4, True)


@pytest.mark.parametrize(("hero", "keep"), [("Shadowboxer", 1), ("Titan", 2)])
def test_observatory_takes_one_of_the_top_three_or_two_for_an_alien(hero: str, keep: int) -> None:
    game = use(won("Starwatch Observatory", hero=hero), "Starwatch Observatory")
    for name in ("Warehouse Fire", "Runaway Bus")[:keep]:
        assert game.question == "take"
        game.answer(next(one.key for one in game.decision.options if name in one.label))
    rest = [name for name in ("Charity Gala", "Runaway Bus", "Warehouse Fire") if name not in game.hand("Ann")]
    if keep == 1:
        assert game.question == "under", "the rest goes under the deck in any order"
        game.answer(next(one.key for one in game.decision.options if "Charity Gala" in one.label))
    assert game.hand("Ann") == ["Fan Club", *("Warehouse Fire", "Runaway Bus")[:keep]]
    assert game.deck[0] == "Crashed Saucer"
    assert game.deck[-len(rest) :] == rest


@rule("HI-R103")
def test_observatory_with_a_short_deck_shuffles_the_discard_pile_under_it_and_takes_fewer_if_there_are_fewer() -> None:
    game = won("Starwatch Observatory", hero="Titan")
    table = game.table
    table.removed += table.deck[:-1]
    table.deck = table.deck[-1:]
    use(game, "Starwatch Observatory")
    assert all(_offered(game, name) for name in ("Runaway Bus", "Cat up a Tree", "Jet Pack"))
    game = won("Starwatch Observatory", hero="Titan", discard=[])
    table = game.table
    table.removed += table.deck[:-1]
    table.deck = table.deck[-1:]
    use(game, "Starwatch Observatory")
    while game.question == "take":
        game.answer(game.keys[0])
    assert game.hand("Ann") == ["Fan Club", "Runaway Bus"]


def _offered(game: CityPlay, name: str) -> bool:
    return any(name in label for label in game.labels())


@rule("HI-FIGHT-15", "HI-R27")
def test_precinct_sends_one_pawn_without_a_die_to_crimeland() -> None:
    bo = {"heroes": [stand("Stampede", 4, 4, face=5, die=[4, 4]), "Titan"]}
    pawns = [[3, 2], [4, 4], [3, 3], [5, 5], [1, 5]]
    game = use(won("Police Precinct", bo=bo, pawns=pawns, rolls=[1, 1, 3, 1, 1]), "Police Precinct")
    assert {key.split(":")[1] for key in game.keys} == {"3", "4"}, "not from under dice, nor from Crimeland itself"
    game.answer(next(key for key in game.keys if key.split(":")[1] == "3"))
    assert "Crime D moves to Crimeland." in game.log()
    assert "Crime E moves to Crimeland." not in game.log()[: game.log().index("Crime D moves to Crimeland.") + 1]


@rule("HI-SCORE-3")
def test_precinct_has_no_power_when_every_pawn_lies_under_a_die_or_in_crimeland() -> None:
    assert won("Police Precinct", pawns=[[3, 2], [3, 3]]).question != "power"


@rule("HI-LIMIT-6")
def test_hospital_gains_a_justice_token_with_the_option_and_draws_a_card_without() -> None:
    game = use(won("City Hospital"), "City Hospital")
    assert (game.hand("Ann"), game.player("Ann").justice) == (["Fan Club", "Runaway Bus"], 0)
    on = {"justice": "on"}
    game = use(won("City Hospital", options=on, ann={"justice": 1}), "City Hospital")
    assert (game.hand("Ann"), game.player("Ann").justice) == (["Fan Club"], 2)
    assert won("City Hospital", options=on, ann={"justice": 3}).question != "power", "three is the limit"


# ------------------------------------------------------------ MegaNews Tower
@rule("HI-R40", "HI-LIMIT-2")
def test_meganews_puts_a_fame_card_into_play_without_its_requirement_paying_from_the_next_round() -> None:
    hand = ["Villain Busters", "Underdog Story", "School Visit"]
    game = won("MegaNews Tower", ann={"hand": hand, "fame": "Fan Club"}, bo={"hand": 0})
    assert game.points("Ann") == 4, "the number and the Fame card that lies there"
    use(game, "MegaNews Tower")
    assert (game.question, len(game.keys)) == ("fame", 3), "two Fame cards, or none"
    game.answer(next(one.key for one in game.decision.options if "Villain Busters" in one.label))
    assert (game.fame_of("Ann"), game.points("Ann")) == ("Villain Busters", 4)
    assert game.discard[-1] == "Fan Club"
    assert game.hand("Ann") == ["Underdog Story", "School Visit"]
    game.to_round_end()
    assert game.points("Ann") == 5


@rule("HI-R50")
def test_a_card_put_down_by_meganews_is_not_played_and_cannot_be_cancelled() -> None:
    cera = {"heroes": ["Cera", "Stampede"]}
    game = use(won("MegaNews Tower", bo=cera), "MegaNews Tower")
    game.answer(next(one.key for one in game.decision.options if "Fan Club" in one.label))
    assert (game.question, game.fame_of("Ann")) == ("act", "Fan Club")


def test_meganews_may_put_down_nothing() -> None:
    game = use(won("MegaNews Tower"), "MegaNews Tower").answer("no")
    assert (game.fame_of("Ann"), game.hand("Ann")) == ("", ["Fan Club"])


# ------------------------------------------------------------ Garage, Subway, shops
@rule("HI-R48")
def test_garage_takes_one_gadget_card_of_any_kind_from_the_discard_pile() -> None:
    pile = ["Cat up a Tree", "Jet Pack", "Sleep Gas Grenade", "Hovercraft", "Meteor Strike"]
    game = use(won("Gadget Garage", discard=pile), "Gadget Garage")
    assert (game.question, len(game.keys)) == ("retrieve", 3)
    game.answer(next(one.key for one in game.decision.options if "Sleep Gas" in one.label))
    assert game.hand("Ann") == ["Fan Club", "Sleep Gas Grenade"]
    assert game.discard == ["Cat up a Tree", "Jet Pack", "Hovercraft", "Meteor Strike"]
    assert won("Gadget Garage", discard=["Cat up a Tree"]).question != "power"


@rule("HI-FIGHT-14", "HI-R26")
def test_subway_puts_the_winning_hero_on_any_block_although_it_is_locked() -> None:
    game = won("Subway Terminal", destroyed=["Pet Store"])
    before = game.hero("Lumen").block
    use(game, "Subway Terminal")
    assert len(game.keys) == 25
    game.answer(next(key for key in game.keys if key.endswith(":21")))
    assert (game.at("Shadowboxer"), game.hero("Lumen").block) == ((5, 2), before)


def test_comic_shop_draws_one_card() -> None:
    game = use(won("Comic Shop"), "Comic Shop")
    assert (game.hand("Ann"), game.hand("Bo")) == (["Fan Club", "Runaway Bus"], ["School Visit"])


@rule("HI-R39")
def test_nightclub_takes_one_random_card_from_one_opponent_with_cards() -> None:
    at = {"face": 6, "die": [5, 1]}
    players = [
        {"heroes": [stand("Shadowboxer", 5, 1, **at), "Lumen"]},
        {"heroes": ["Titan", "Stampede"], "hand": ["School Visit", "Charity Gala"]},
        {"heroes": ["Andron", "Scrap"], "hand": []},
        {"heroes": ["Huntaar", "Cera"], "hand": ["Runaway Bus"]},
    ]
    game = use(play(players=players, pawns=[[5, 1]], phase="end", script=[1]), "Underworld Nightclub")
    assert {key.split(":")[-1] for key in game.keys} == {"1", "3"}
    game.answer(next(key for key in game.keys if key.endswith(":1")))
    assert (game.hand("Ann"), game.hand("Bo"), game.hand("Dee")) == (
        ["Charity Gala"],
        ["School Visit"],
        ["Runaway Bus"],
    )
    assert not any("Charity Gala" in line for line in game.log(3)), "the others do not see which"


def test_the_winning_hero_is_the_one_whose_power_counts_not_its_mate() -> None:
    game = won("Temple of the Ages", hero="Shadowboxer", mate=stand("Thunderhawk", 5, 1))
    assert (winner_of("Temple of the Ages"), game.question != "power") == ("Thunderhawk", True)

"""The eight Fame cards: each requirement met and not met, and what all have in common (HI-CARD-7, HI-R40)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, play, stand

FAME = (
    "Key to the City",
    "Talk Show Regulars",
    "Toy Line Deal",
    "Underdog Story",
    "Front-Page Rescue",
    "Interstellar Envoys",
    "Fan Club",
    "Villain Busters",
)
BO = {"heroes": [stand("Stampede", 5, 5), stand("Paragon", 5, 4)]}


def holding(card: str, *heroes: Any, others: Any = (BO,), hand: Any = (), top: Any = None, **more: Any) -> CityPlay:
    """Ann holds the Fame card. City Hall is at (1, 4) and Central Bank, of number 5, at (1, 5)."""
    team = list(heroes) or [stand("Shadowboxer", 3, 1), stand("Lumen", 3, 2)]
    ann = {"heroes": team, "hand": [card, *hand], **more}
    return play(players=[ann, *others], **{"pawns": [[1, 4], [1, 5]], **(top or {})})


def playable(game: CityPlay) -> bool:
    """Whether the Fame card can be played."""
    return f"play:{game.player('Ann').hand[0]}" in game.keys


MET: dict[str, dict[str, Any]] = {
    "Key to the City": {"heroes": [stand("Shadowboxer", 1, 4), stand("Lumen", 3, 2)]},
    "Talk Show Regulars": {"hand": ["Cat up a Tree"]},
    "Toy Line Deal": {"heroes": [stand("Shadowboxer", 3, 1, combat=1), stand("Lumen", 3, 2, gadgets=["Jet Pack"])]},
    "Underdog Story": {"others": ({**BO, "points": 1},)},
    "Front-Page Rescue": {"heroes": [stand("Shadowboxer", 1, 5, face=5, die=[1, 5]), "Lumen"]},
    "Interstellar Envoys": {"heroes": ["Shadowboxer", "Cera"]},
    "Fan Club": {"heroes": [stand("Shadowboxer", 3, 1), stand("Lumen", 3, 1)]},
    "Villain Busters": {"defeated": True},
}


def met(card: str, **more: Any) -> CityPlay:
    """The card with its requirement met."""
    given = {**MET[card], **more}
    return holding(card, *given.pop("heroes", ()), **given)


@rule("HI-CARD-7", "HI-CARD-2", "HI-R38")
@pytest.mark.parametrize("card", FAME)
def test_without_its_requirement_the_card_stays_in_the_hand(card: str) -> None:
    game = holding(card)
    assert not playable(game)
    assert game.refuse(card, None).rule == "HI-CARD-7"


@rule("HI-CARD-7", "HI-ACT-5", "HI-R96")
@pytest.mark.parametrize("card", FAME)
def test_with_its_requirement_it_lies_before_the_player_for_one_action(card: str) -> None:
    game = met(card)
    before = game.picture()
    game.play(card)
    paid = {"discard"} if card == "Talk Show Regulars" else set()
    assert game.changed(before) == {"Ann: hand", "Ann: fame", "Ann: coloured"} | paid
    assert game.fame_of("Ann") == card


@rule("HI-CARD-7", "HI-R40", "HI-SCORE-6")
@pytest.mark.parametrize("card", FAME)
def test_it_pays_one_point_in_the_round_of_its_play_and_in_every_later_one(card: str) -> None:
    game = met(card, top={"step": 4, "pawns": [[4, 4], [4, 4]]}) if card != "Front-Page Rescue" else met(card)
    game.play(card)
    while game.table.round == 1:
        game.to_round_end()
        if game.question != "act":
            game.answer(game.keys[-1])
    first = game.points("Ann")
    assert first == (6 if card == "Front-Page Rescue" else 1)
    game.to_round_end()
    assert game.points("Ann") == first + 1


@rule("HI-LIMIT-2")
def test_a_new_fame_card_sends_the_old_one_to_the_discard_pile() -> None:
    game = met("Interstellar Envoys", fame="Talk Show Regulars").play("Interstellar Envoys")
    assert (game.fame_of("Ann"), game.discard) == ("Interstellar Envoys", ["Talk Show Regulars"])


@rule("HI-R40")
def test_the_requirement_need_not_stay_true() -> None:
    game = met("Fan Club").play("Fan Club").idle("Bo").move("Lumen", (2, 2))
    assert game.at("Lumen") != game.at("Shadowboxer")
    game.to_round_end()
    assert (game.fame_of("Ann"), game.points("Ann")) == ("Fan Club", 1)


@pytest.mark.parametrize("bound", [{"down": True}, {"face": 6, "die": [1, 4]}])
def test_key_to_the_city_counts_bound_heroes_and_not_a_destroyed_city_hall(bound: dict[str, Any]) -> None:
    assert playable(holding("Key to the City", stand("Shadowboxer", 1, 4, **bound), stand("Lumen", 3, 2)))
    there = (stand("Shadowboxer", 1, 4), stand("Lumen", 3, 2))
    assert not playable(holding("Key to the City", *there, top={"destroyed": ["City Hall"]}))


def test_talk_show_discards_another_card_of_the_owners_choice() -> None:
    game = holding("Talk Show Regulars", hand=["Cat up a Tree", "School Visit"]).play("Talk Show Regulars")
    assert (game.asked, game.question, len(game.keys)) == ("Ann", "discard", 2)
    game.answer(game.keys[1])
    assert (game.fame_of("Ann"), game.hand("Ann"), game.discard) == (
        "Talk Show Regulars",
        ["Cat up a Tree"],
        ["School Visit"],
    )


def test_toy_line_deal_wants_a_token_on_each_hero() -> None:
    for first, second, good in (({"combat": 1}, {"combat": 1}, True), ({"combat": 2}, {}, False)):
        heroes = (stand("Shadowboxer", 3, 1, **first), stand("Lumen", 3, 2, **second))
        assert playable(holding("Toy Line Deal", *heroes)) == good
    gadgets = (stand("Shadowboxer", 3, 1, gadgets=["Jet Pack", "Phase Belt"]), stand("Lumen", 3, 2))
    assert not playable(holding("Toy Line Deal", *gadgets))


@pytest.mark.parametrize(
    ("mine", "theirs", "good"),
    [(0, (0, 0), False), (3, (3, 4), True), (3, (2, 9), False), (3, (4, 5), True), (5, (5, 5), False)],
)
def test_underdog_story_looks_at_all_players(mine: int, theirs: tuple[int, int], good: bool) -> None:
    others = ({**BO, "points": theirs[0]}, {"heroes": ["Titan", "Andron"], "points": theirs[1]})
    assert playable(holding("Underdog Story", others=others, points=mine)) == good


def test_front_page_rescue_wants_an_own_die_tied_or_not_on_a_five() -> None:
    own = (stand("Shadowboxer", 1, 5, face=5, die=[1, 5]), stand("Lumen", 3, 2))
    tied = {"heroes": [stand("Stampede", 1, 5, face=5, die=[1, 5]), "Paragon"]}
    assert playable(holding("Front-Page Rescue", *own, others=(tied,)))
    assert not playable(holding("Front-Page Rescue", others=(tied,))), "the die of another player"
    four = (stand("Shadowboxer", 3, 3, face=5, die=[3, 3]), stand("Lumen", 3, 2))
    assert not playable(holding("Front-Page Rescue", *four, top={"pawns": [[3, 3]]}))


def test_interstellar_envoys_counts_an_own_alien_in_any_state_and_no_opponents() -> None:
    assert playable(holding("Interstellar Envoys", "Shadowboxer", stand("Titan", 3, 3, down=True)))
    others = ({"heroes": ["Titan", "Cera"]},)
    assert not playable(holding("Interstellar Envoys", others=others))


def test_fan_club_counts_bound_heroes_too() -> None:
    heroes = (stand("Shadowboxer", 1, 4, face=6, die=[1, 4]), stand("Lumen", 1, 4, down=True))
    assert playable(holding("Fan Club", *heroes))


def fight_for_villain(*dice: tuple[str, int], roll: int, lair: bool = False) -> CityPlay:
    """Ann's Shadowboxer fights Mind Ripper (5) at (1, 1); other dice lie there already."""
    at = [1, 1]
    faces = dict(dice)
    mine = {"face": faces["Lumen"], "die": at} if "Lumen" in faces else {}
    theirs = {"face": faces["Stampede"], "die": at} if "Stampede" in faces else {}
    ann = {"heroes": [stand("Shadowboxer", 1, 1), stand("Lumen", 1, 1, **mine)], "hand": ["Villain Busters"]}
    bo = {"heroes": [stand("Stampede", 1, 1, **theirs), "Paragon"], "hand": ["Mind Ripper"]}
    villains = [{"card": "Mind Ripper", "at": at, "by": "Bo", "lair": lair}]
    lairs = {"villains": villains, "options": {"lairs": "on"}, "pawns": [[3, 3]]} if lair else {"pawns": [at]}
    game = play(players=[ann, {**bo, "hand": []} if lair else bo], rolls=[roll], **lairs)
    game.fight("Shadowboxer", at=(1, 1), quiet=False)
    return game if lair else game.throw("Bo", "Mind Ripper").quiet()


def busters(game: CityPlay) -> tuple[bool, bool]:
    """Whether Ann and Bo have defeated a supervillain this round, as the card asks."""
    return game.player("Ann").defeated, game.player("Bo").defeated


@rule("HI-R33")
def test_villain_busters_counts_new_dice_lairs_older_dice_and_tied_dice_of_two_players() -> None:
    assert busters(fight_for_villain(roll=5)) == (True, False)
    assert busters(fight_for_villain(roll=5, lair=True)) == (True, False)
    game = fight_for_villain(("Lumen", 6), roll=1)
    assert busters(game) == (True, False), "the own older die has done it"
    game = fight_for_villain(("Lumen", 6), ("Stampede", 6), roll=1)
    assert busters(game) == (True, True)
    assert busters(fight_for_villain(roll=4)) == (False, False)


def test_villain_busters_is_over_with_the_round() -> None:
    game = holding("Villain Busters", defeated=True)
    assert playable(game)
    game.to_round_end()
    assert not playable(game)

"""When supervillains are thrown in, by whom and in which order (HI-VILLAIN-1 to 4, HI-R30, HI-R102)."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, play, stand

VILLAINS = [
    *("Evolver", "Mammoth", "Mind Ripper", "Berserker", "Rust Baron", "Oathbreaker", "Star Tyrant", "Siphon"),
]
TEAMS = (("Huntaar", "Lumen"), ("Scrap", "Paragon"), ("Titan", "Andron"), ("Stampede", "Werebeast"))


def _table(*hands: list[str | int], **more: object) -> CityPlay:
    """Teams with these hands; Ann's Huntaar stands on the docks, where there is crime."""
    players = [
        {"heroes": [stand(one, 4, 3) if seat == 0 else stand(one, 5, seat), stand(other, 1, 1)], "hand": hand}
        for seat, ((one, other), hand) in enumerate(zip(TEAMS, hands, strict=False))
    ]
    return play(**{"players": players, "pawns": [[4, 3]], "rolls": [3], **more})


@rule("HI-VILLAIN-1")
def test_in_the_own_turn_no_supervillain_can_be_played() -> None:
    game = _table(["Mammoth", "Cat up a Tree"], ["Berserker"])
    assert game.can("Cat up a Tree")
    assert not game.can("Mammoth")
    assert game.refuse("Mammoth", None).rule == "HI-VILLAIN-1"
    game.fight("Huntaar", quiet=False)
    assert game.asked == "Bo"
    game.quiet()
    assert game.hand("Ann") == ["Mammoth", "Cat up a Tree"], "nor into the own fight"


@rule("HI-VILLAIN-1")
def test_it_costs_no_marker_and_nothing_but_supervillains_is_played_out_of_turn() -> None:
    game = _table([], ["Cat up a Tree", "Sleep Gas Grenade", "Mammoth", "Hovercraft"])
    game.fight("Huntaar", quiet=False)
    assert game.labels() == ["Mammoth on Harbour Docks", "No answer"]
    before = game.picture()
    game.throw("Bo", "Mammoth")
    assert game.markers("Bo") == (4, 1)
    assert {"Bo: hand"} == {name for name in game.changed(before) if name.startswith("Bo")}


@rule("HI-VILLAIN-2")
def test_the_moment_is_between_the_declaration_and_the_roll_of_a_fight_and_no_other() -> None:
    game = _table(["Cat up a Tree"], ["Mammoth"])
    for act in ("move:1:1", "pass", "draw", "Cat up a Tree"):
        game.answer(act).end()
        assert game.question == "act", "nobody is asked"
        game.idle("Bo")
    game = _table([], ["Mammoth"])
    game.fight("Huntaar", quiet=False)
    assert (game.asked, game.question) == ("Bo", "throw")
    assert game.table.fight is not None
    assert (game.table.fight.stage, game.spaces("Ann")) == ("called", ["coloured"])
    game.answer("decline")
    assert game.die_on("Huntaar") == (4, 3)


@rule("HI-VILLAIN-2", "HI-R52")
def test_after_the_move_of_a_rocket_supervillains_are_thrown_in_before_the_roll() -> None:
    ann = {"heroes": [stand("Slingshot", 4, 2), stand("Lumen", 1, 1)]}
    bo = {"heroes": [stand("Scrap", 5, 5), stand("Paragon", 5, 4)], "hand": ["Mammoth"]}
    game = play(players=[ann, bo], pawns=[[4, 3]], rolls=[6])
    game.rocket("Slingshot", (4, 3), quiet=False)
    assert (game.question, game.at("Slingshot")) == ("throw", (4, 3))
    game.throw("Bo", "Mammoth")
    assert (game.villains((4, 3)), game.die_on("Slingshot")) == (["Mammoth"], None)


@rule("HI-VILLAIN-3", "HI-R30")
def test_opponents_are_asked_clockwise_one_card_each_time_until_all_decline_in_a_row() -> None:
    game = _table([], ["Mammoth", "Evolver"], ["Siphon", 1], ["Berserker", 1])
    game.fight("Huntaar", quiet=False)
    asked = []
    for answer in ("Mammoth", "decline", "Berserker", "Evolver", "decline", "decline"):
        asked.append(game.asked)
        game.answer(answer)
    assert asked == ["Bo", "Cy", "Dee", "Bo", "Cy", "Dee"], "Bo's hand is empty now and he is asked no more"
    assert game.villains((4, 3)) == ["Mammoth", "Berserker", "Evolver"]
    assert game.table.fight is not None
    assert game.table.fight.result == "miss"


@rule("HI-VILLAIN-3", "HI-R30")
def test_a_full_circle_of_passes_ends_the_window() -> None:
    game = _table([], ["Mammoth", 1], ["Siphon", 1])
    game.fight("Huntaar", quiet=False)
    asked = []
    for answer in ("decline", "Siphon", "decline", "decline"):
        assert game.question == "throw"
        asked.append(game.asked)
        game.answer(answer)
    assert asked == ["Bo", "Cy", "Bo", "Cy"], "after a supervillain everybody is asked again, its player too"
    assert game.question == "act"


@rule("HI-VILLAIN-3", "HI-R30")
@pytest.mark.parametrize(("turn", "order"), [("Ann", ["Bo", "Cy", "Dee"]), ("Cy", ["Dee", "Ann", "Bo"])])
def test_the_first_one_asked_sits_left_of_the_fighter(turn: str, order: list[str]) -> None:
    players = [{"heroes": [stand(one, 4, 3), stand(other, 1, 1)], "hand": 1} for one, other in TEAMS]
    game = play(players=players, pawns=[[4, 3]], turn=turn)
    game.fight({"Ann": "Huntaar", "Cy": "Titan"}[turn], quiet=False)
    asked = []
    while game.question == "throw":
        asked.append(game.asked)
        game.answer("decline")
    assert asked == order


@rule("HI-VILLAIN-4")
def test_the_card_lies_on_the_block_being_fought_over() -> None:
    game = _table([], ["Mammoth"], pawns=[[4, 4]])
    game.fight("Huntaar", (4, 4), quiet=False).throw("Bo", "Mammoth")
    assert game.villains((4, 4)) == ["Mammoth"], "not where the hero with Blast stands"
    assert game.villains((4, 3)) == []


@rule("HI-R102")
@pytest.mark.parametrize(("hand", "asked"), [(["Mammoth"], True), (["Cat up a Tree"], True), ([], False)])
def test_every_opponent_with_a_card_in_hand_is_asked_whatever_the_card_is(hand: list[str], asked: bool) -> None:
    game = _table([], [*hand])
    game.fight("Huntaar", quiet=False)
    assert (game.question == "throw") == asked


@rule("HI-R102")
@pytest.mark.parametrize("hidden", [0, 1])
def test_nobody_is_asked_once_all_supervillains_of_the_game_are_seen(hidden: int) -> None:
    game = _table(
        [],
        ["Cat up a Tree"],
        discard=VILLAINS[: 6 - hidden],
        villains=[{"card": VILLAINS[6], "at": [1, 5]}, {"card": VILLAINS[7], "at": [1, 4]}],
    )
    game.fight("Huntaar", quiet=False)
    assert (game.question == "throw") == bool(hidden)


@rule("HI-R102", "HI-POWER-12")
@pytest.mark.parametrize(
    ("hero", "more", "hand", "asked"),
    [
        ("Cera", {}, 1, True),
        ("Cera", {}, 0, False),
        ("Cera", {"down": True}, 1, False),
        ("Traveller", {}, 1, False),
    ],
)
def test_for_mind_control_the_owner_of_a_standing_hero_with_it_and_a_card_is_asked(
    hero: str, more: dict[str, object], hand: int, asked: bool
) -> None:
    bo = {"heroes": [stand(hero, 5, 5, **more), stand("Paragon", 5, 4)], "hand": hand}
    game = play(players=[{"heroes": ["Huntaar", "Lumen"], "hand": ["Cat up a Tree"]}, bo])
    game.play("Cat up a Tree", quiet=False)
    assert (game.question == "cancel") == asked


@rule("HI-VILLAIN-17", "HI-R37")
def test_minions_roll_no_die_so_no_supervillain_can_answer_them() -> None:
    ann = {"heroes": [stand("Silver King", 5, 2), stand("Lumen", 1, 1)]}
    bo = {"heroes": [stand("Scrap", 5, 5), stand("Paragon", 5, 4)], "hand": ["Mammoth"]}
    game = play(players=[ann, bo], pawns=[[5, 2]])
    game.bonus("Silver King")
    assert (game.question, game.points("Ann"), game.pawns) == ("act", 2, [(3, 3)])
    assert game.hand("Bo") == ["Mammoth"]


@rule("HI-VILLAIN-17", "HI-R37")
def test_minions_cannot_be_used_where_a_supervillain_already_lies() -> None:
    ann = {"heroes": [stand("Silver King", 5, 2), stand("Lumen", 1, 1)]}
    bo = {"heroes": [stand("Scrap", 5, 5), stand("Paragon", 5, 4)]}
    game = play(players=[ann, bo], pawns=[[5, 2]], villains=[{"card": "Mammoth", "at": [5, 2]}])
    assert not game.can(f"bonus:{game.number('Silver King')}")


@rule("HI-LAIR-10", "HI-VILLAIN-2")
def test_no_supervillain_is_thrown_into_a_fight_against_one_in_its_lair() -> None:
    ann = {"heroes": [stand("Huntaar", 1, 5), stand("Lumen", 1, 1)]}
    bo = {"heroes": [stand("Scrap", 5, 5), stand("Paragon", 5, 4)], "hand": ["Mammoth"]}
    lair = [{"card": "Siphon", "at": [1, 5], "lair": True}]
    game = play(players=[ann, bo], pawns=[[3, 3]], villains=lair, options={"lairs": "on"}, rolls=[1])
    game.fight("Huntaar", quiet=False)
    assert (game.question, game.hand("Bo")) == ("act", ["Mammoth"])

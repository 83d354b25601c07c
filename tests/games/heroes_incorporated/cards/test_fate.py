"""Fate cards on players, heroes and tokens: what each does, whom it spares, when it stays in the hand (HI-CARD-8)."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.cards.fated import BO, PLAYED, fate, on, stays
from tests.games.heroes_incorporated.city_play import Where, play, stand


# ------------------------------------------------------------ Tabloid Scandal
@rule("HI-SCORE-9", "HI-R59", "HI-R106")
@pytest.mark.parametrize(("theirs", "left"), [(5, 3), (9, 7), (4, None), (0, None)])
def test_tabloid_scandal_costs_an_opponent_with_as_many_points_two_of_them(theirs: int, left: int | None) -> None:
    game = fate("Tabloid Scandal", bo={**BO, "points": theirs}, points=5)
    if left is None:
        assert stays(game)
        return
    before = game.picture()
    game.play("Tabloid Scandal", "Bo")
    assert (game.points("Bo"), game.changed(before)) == (left, PLAYED | {"Bo: points"})


@rule("HI-SCORE-9", "HI-R59", "HI-R106")
def test_tabloid_scandal_stops_at_zero_and_names_nobody_without_points() -> None:
    game = fate("Tabloid Scandal", bo={**BO, "points": 1}).play("Tabloid Scandal", "Bo")
    assert game.points("Bo") == 0
    assert stays(fate("Tabloid Scandal"))


# ------------------------------------------------------------ Equipment Failure
def test_equipment_failure_takes_one_token_of_the_players_choice_from_an_opposing_hero() -> None:
    bo = {"heroes": [stand("Stampede", 5, 5, combat=1, gadgets=["Jet Pack"]), stand("Paragon", 5, 4)]}
    game = fate("Equipment Failure", stand("Shadowboxer", 3, 1, combat=2), "Silver King", bo=bo)
    assert on(game) == {game.number("Stampede")}, "no own hero, and none without a token"
    before = game.picture()
    game.play("Equipment Failure", "Stampede")
    assert (game.asked, len(game.keys)) == ("Ann", 2)
    assert game.decision.prompt == "Equipment Failure: which token does Stampede lose?"
    game.answer(next(key for key in game.keys if not key.endswith("combat")))
    assert (game.gear("Stampede"), game.hero("Stampede").combat) == ([], 1)
    assert game.changed(before) == PLAYED | {"Stampede: gear"}
    assert game.discard == ["Jet Pack", "Equipment Failure"]


@rule("HI-MOD-4", "HI-MOD-5")
def test_equipment_failure_takes_a_combat_token_and_the_die_is_judged_again() -> None:
    bo = {"heroes": [stand("Stampede", 2, 2, combat=1, face=3, die=[2, 2]), stand("Paragon", 5, 4)]}
    game = fate("Equipment Failure", bo=bo).play("Equipment Failure", "Stampede")
    assert (game.hero("Stampede").combat, game.die_on("Stampede")) == (0, None)
    assert stays(fate("Equipment Failure"))


# ------------------------------------------------------------ Anonymous Tip
@rule("HI-CARD-12", "HI-R17")
def test_anonymous_tip_draws_two_cards() -> None:
    game = fate("Anonymous Tip", top={"deck": ["Cat up a Tree", "School Visit"]})
    before = game.picture()
    game.play("Anonymous Tip")
    assert (game.hand("Ann"), game.changed(before)) == (["Cat up a Tree", "School Visit"], PLAYED | {"deck"})


# ------------------------------------------------------------ Emergency Call
@rule("HI-R105")
def test_emergency_call_puts_a_free_hero_on_any_other_block_with_a_crime() -> None:
    top = {"pawns": [[5, 5], [3, 1], [3, 1]]}
    game = fate("Emergency Call", stand("Shadowboxer", 3, 1), stand("Silver King", 3, 2), top=top)
    assert on(game) == {24, 10}
    before = game.picture()
    game.play("Emergency Call", (5, 5))
    assert {int(key.split(":")[-1]) for key in game.keys} == {game.number("Shadowboxer"), game.number("Silver King")}
    game.answer(next(key for key in game.keys if key.endswith(f":{game.number('Silver King')}")))
    assert (game.at("Silver King"), game.changed(before)) == ((5, 5), PLAYED | {"Silver King: block"})


@rule("HI-R26", "HI-FIGHT-14", "HI-R105")
def test_emergency_call_moves_no_bound_hero_and_none_to_where_it_stands() -> None:
    locked = stand("Shadowboxer", 2, 2, face=5, die=[2, 2])
    assert stays(fate("Emergency Call", locked, stand("Silver King", 3, 2, down=True)))
    game = fate("Emergency Call", locked, stand("Silver King", 4, 4))
    assert on(game) == {6}, "the free hero, to the other crime"
    game.play("Emergency Call", (2, 2))
    assert (game.at("Silver King"), game.at("Shadowboxer")) == ((2, 2), (2, 2))


def test_emergency_call_is_no_move_so_a_traveller_does_not_roll() -> None:
    top = {"pawns": [[5, 5]], "rolls": [1]}
    game = fate("Emergency Call", stand("Traveller", 1, 1), stand("Lumen", 5, 5), top=top)
    game.play("Emergency Call", (5, 5))
    assert (game.at("Traveller"), game.question, game.table.script) == ((5, 5), "act", [0])


# ------------------------------------------------------------ Rebuilding Fund
@rule("HI-R28")
def test_rebuilding_fund_gains_a_point_and_another_for_a_restored_block_without_its_token() -> None:
    top = {"destroyed": ["Genicon Inc.", "Pet Store"]}
    game = fate("Rebuilding Fund", top=top)
    before = game.picture()
    game.play("Rebuilding Fund")
    assert (game.asked, game.question, game.can("no")) == ("Ann", "aim", True)
    game.answer(next(key for key in game.keys if key.endswith(":0")))
    assert (game.points("Ann"), game.destroyed((1, 1)), game.tokens((1, 1))) == (2, False, 0)
    assert game.changed(before) == PLAYED | {"Ann: points", "block (1, 1)"}
    game = fate("Rebuilding Fund", top=top).play("Rebuilding Fund").answer("no")
    assert (game.points("Ann"), game.destroyed((1, 1))) == (1, True)
    assert fate("Rebuilding Fund").play("Rebuilding Fund").points("Ann") == 1, "nothing is destroyed"


# ------------------------------------------------------------ Second Wind
@rule("HI-BONUS-4")
def test_second_wind_returns_a_used_marker_that_works_again_in_this_round() -> None:
    top = {"deck": ["Cat up a Tree", "School Visit"]}
    game = fate("Second Wind", stand("Shadowboxer", 3, 1), stand("Werebeast", 3, 2, marked=True), top=top)
    game.bonus("Shadowboxer")
    assert on(game) == {game.number("Shadowboxer"), game.number("Werebeast")}
    game.play("Second Wind", "Shadowboxer").bonus("Shadowboxer")
    assert (len(game.hand("Ann")), game.hero("Werebeast").marked) == (2, True)
    assert sorted(game.player("Ann").bonus) == [game.number("Shadowboxer"), game.number("Werebeast")]
    assert stays(fate("Second Wind"))


def test_second_wind_returns_no_marker_of_other_teams() -> None:
    bo = {"heroes": [stand("Stampede", 5, 5, marked=True), "Paragon"]}
    assert stays(fate("Second Wind", bo=bo))


# ------------------------------------------------------------ Genome Panic
def test_genome_panic_costs_each_opponent_with_a_mutant_one_card_of_the_owners_choice() -> None:
    cards = ["Cat up a Tree", "School Visit", "Charity Gala", "Runaway Bus", "Warehouse Fire"]
    players = [
        {"heroes": ["Huntaar", "Shadowboxer"], "hand": ["Genome Panic", cards[0]]},
        {"heroes": [stand("Stampede", 5, 5, down=True), "Paragon"], "hand": cards[1:3]},
        {"heroes": ["Titan", "Andron"], "hand": cards[3:4]},
        {"heroes": ["Lumen", "Dr. Illusion"], "hand": cards[4:]},
    ]
    game = play(players=players)
    before = game.picture()
    game.play("Genome Panic")
    assert (game.asked, game.question) == ("Bo", "discard")
    game.answer(game.keys[1])
    assert game.changed(before) == PLAYED | {"Bo: hand", "Dee: hand"}, (
        "the own Mutant and a team without one are spared"
    )
    assert (game.hand("Bo"), game.hand("Dee")) == (["School Visit"], []), "one card, also for two Mutants"


def test_genome_panic_stays_in_hand_when_nobody_could_lose_a_card() -> None:
    assert stays(fate("Genome Panic"))
    assert stays(fate("Genome Panic", bo={"heroes": ["Titan", "Andron"], "hand": ["Cat up a Tree"]}))


# ------------------------------------------------------------ Swift Justice
@rule("HI-LIMIT-6")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3)])
def test_swift_justice_gains_two_tokens_within_the_limit(before: int, after: int) -> None:
    game = fate("Swift Justice", justice=before, top={"options": {"justice": "on"}}).play("Swift Justice")
    assert (game.player("Ann").justice, game.hand("Ann")) == (after, [])


def test_swift_justice_draws_a_card_without_the_option_and_stays_in_hand_at_the_limit() -> None:
    game = fate("Swift Justice", top={"deck": ["Cat up a Tree"]}).play("Swift Justice")
    assert (game.hand("Ann"), game.player("Ann").justice) == (["Cat up a Tree"], 0)
    assert stays(fate("Swift Justice", justice=3, top={"options": {"justice": "on"}}))


@rule("HI-R94")
@pytest.mark.parametrize(("card", "target"), [("Meteor Strike", (1, 1)), ("Tabloid Scandal", "Bo")])
def test_the_target_is_named_before_anybody_may_cancel(card: str, target: str | Where) -> None:
    bo = {"heroes": [stand("Cera", 5, 5), "Lumen"], "hand": ["Cat up a Tree"], "points": 5}
    game = fate(card, bo=bo).play(card, target, quiet=False)
    assert (game.asked, game.question) == ("Bo", "cancel")
    game.cancel("Bo", "Cat up a Tree")
    assert (game.points("Bo"), game.destroyed((1, 1))) == (5, False)

"""Limits of hands, tokens, gadgets and supplies (HI-LIMIT)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import play

ANN: dict[str, Any] = {"heroes": ["Lumen", "Huntaar"]}
BO: dict[str, Any] = {"heroes": ["Traveller", "Scrap"]}
SEVEN = ["Jet Pack", "Phase Belt", "Cat up a Tree", "School Visit", "Charity Gala", "Hovercraft", "Alert Beacon"]


@rule("HI-LIMIT-1", "HI-CRIME-9")
def test_hands_are_cut_to_five_only_at_the_end_of_the_round_by_their_owners() -> None:
    game = play(players=[ANN | {"hand": SEVEN[:6]}, BO], deck=[SEVEN[6]], step=4, pawns=[[3, 3]], rolls=[1])
    game.draw()
    assert game.hand("Ann") == SEVEN, "more than five may be held meanwhile"
    game.to_round_end()
    assert (game.asked, game.question) == ("Ann", "discard")
    assert game.pawns == [(2, 3)], "the crimes have moved"
    assert game.markers("Ann") == (4, 1), "the markers are cleared"
    assert len(game.keys) == 7
    game.answer("Phase Belt").answer("Charity Gala")
    assert game.hand("Ann") == [name for name in SEVEN if name not in ("Phase Belt", "Charity Gala")]
    assert game.discard == ["Phase Belt", "Charity Gala"]
    assert game.table.round == 2


@rule("HI-LIMIT-1")
def test_a_hand_of_five_is_not_cut() -> None:
    game = play(players=[ANN | {"hand": SEVEN[:5]}, BO], phase="end")
    assert (game.table.round, len(game.hand("Ann"))) == (2, 5)


@rule("HI-LIMIT-1")
def test_every_player_over_five_discards_clockwise() -> None:
    game = play(
        players=[ANN | {"hand": SEVEN[:6]}, BO | {"hand": 6}, {"heroes": ["Titan", "Andron"], "hand": 4}],
        phase="end",
        opener="Bo",
    )
    asked = []
    while game.question == "discard":
        asked.append(game.asked)
        game.answer(game.keys[0])
    assert asked == ["Bo", "Ann"]
    assert [len(game.hand(name)) for name in ("Ann", "Bo", "Cy")] == [5, 5, 4]


@rule("HI-LIMIT-3")
def test_a_fourth_combat_token_is_not_taken_transform_included() -> None:
    heroes = [{"name": "Titan", "combat": 3}, "Lumen"]
    game = play(players=[{"heroes": heroes, "hand": ["Power Surge"]}, BO])
    card = game.player("Ann").hand[0]
    assert [key for key in game.keys if key.startswith("play:")] == [f"play:{card}:hero:{game.number('Lumen')}"]


@rule("HI-LIMIT-3")
def test_a_hero_with_three_tokens_takes_none_from_a_block() -> None:
    heroes = [{"name": "Stampede", "at": [1, 1], "face": 5, "combat": 3}, {"name": "Lumen", "at": [5, 5], "combat": 3}]
    game = play(players=[{"heroes": heroes}, BO], pawns=[[1, 1]], phase="end")
    assert game.question == "act", "the power of Genicon Inc. could do nothing"
    assert game.tokens((1, 1)) == 1


@rule("HI-LIMIT-5", "HI-R45", "HI-LIMIT-7")
def test_a_new_hq_gadget_replaces_the_old_one() -> None:
    game = play(players=[ANN | {"hand": ["Alert Beacon"], "hq": "Hovercraft"}, BO | {"hq": "Crime Computer"}])
    before = game.picture()
    game.play("Alert Beacon")
    assert (game.hq_of("Ann"), game.discard) == ("Alert Beacon", ["Hovercraft"])
    assert game.changed(before) == {"Ann: hand", "Ann: hq", "Ann: coloured", "discard"}


@rule("HI-LIMIT-6")
@pytest.mark.parametrize(("held", "after"), [(0, 2), (2, 3)])
def test_a_team_holds_three_justice_tokens_and_more_are_lost(held: int, after: int) -> None:
    game = play(players=[ANN | {"hand": ["Swift Justice"], "justice": held}, BO], options={"justice": "on"})
    game.play("Swift Justice")
    assert game.player("Ann").justice == after


@rule("HI-LIMIT-6", "HI-JUSTICE-1")
def test_a_miss_brings_no_fourth_justice_token() -> None:
    heroes = [{"name": "Huntaar", "at": [2, 2]}, "Lumen"]
    game = play(players=[{"heroes": heroes, "justice": 3}, BO], pawns=[[2, 2]], options={"justice": "on"}, rolls=[1])
    game.fight("Huntaar").answer("justice:0")
    assert (game.table.fight and game.table.fight.result, game.player("Ann").justice) == ("miss", 3)


@rule("HI-LIMIT-7", "HI-R65")
def test_lost_and_spent_tokens_go_back_to_the_supply() -> None:
    heroes = [{"name": "Huntaar", "at": [2, 2], "combat": 2}, "Lumen"]
    ann = {"heroes": heroes, "justice": 2}
    game = play(
        players=[ann, {"heroes": ["Traveller", "Scrap"], "hand": ["Equipment Failure"]}],
        pawns=[[2, 2]],
        options={"justice": "on"},
        rolls=[3],
    )
    combat, justice = game.table.combat_supply(), game.table.justice_supply()
    game.fight("Huntaar").answer("justice:1").answer("justice:0").end()
    assert game.table.justice_supply() == justice + 1
    game.play("Equipment Failure", "Huntaar")
    assert (game.hero("Huntaar").combat, game.table.combat_supply()) == (1, combat + 1)


@rule("HI-R65", "HI-LIMIT-7")
def test_an_empty_supply_of_combat_tokens_still_leaves_those_on_blocks() -> None:
    full = [{"name": "Titan", "combat": 3}, {"name": "Andron", "combat": 3}]
    heroes = [{"name": "Stampede", "at": [1, 1], "face": 5, "combat": 2}, {"name": "Lumen", "at": [5, 5]}]
    game = play(players=[{"heroes": heroes}, {"heroes": full}], pawns=[[1, 1]], phase="end", tokens={"City Hall": 1})
    assert game.table.combat_supply() == 0
    game.answer("Genicon Inc.")
    game.answer(game.keys[0])
    assert sum(game.hero(name).combat for name in ("Stampede", "Lumen")) == 3
    assert game.tokens((1, 1)) == 0

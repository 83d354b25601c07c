"""The nine equipped gadgets: what each does for its carrier and for nobody else (HI-CARD-5, HI-GADGET, part 6.6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, play, stand

GADGETS = (
    "Laser Gauntlet",
    "Combat Visor",
    "Targeting Computer",
    "Grapple Line",
    "Force Shield",
    "Villain Scanner",
    "Jet Pack",
    "Phase Belt",
    "Tactical Earpiece",
)
FAR = {"heroes": [stand("Titan", 5, 5), stand("Lumen", 1, 5)]}


def carrying(gadget: str, *rolls: int, bo: dict[str, Any] = FAR, **more: Any) -> CityPlay:
    """Ann's Shadowboxer at (2, 2), on a crime, carries the gadget; her Silver King at (4, 4), on a crime, does not."""
    carrier = stand("Shadowboxer", 2, 2, gadgets=[gadget], **more.pop("carrier", {}))
    pawns = more.pop("pawns", [[2, 2], [4, 4]])
    ann = {"heroes": [carrier, stand("Silver King", 4, 4)], **more.pop("ann", {})}
    return play(players=[ann, bo], rolls=list(rolls), pawns=pawns, **more)


@rule("HI-CARD-5", "HI-CARD-13", "HI-ACT-5")
@pytest.mark.parametrize("gadget", GADGETS)
def test_the_token_goes_on_the_chosen_hero_for_one_action(gadget: str) -> None:
    ann = {"heroes": ["Shadowboxer", "Silver King"], "hand": [gadget, "Cat up a Tree"]}
    game = play(players=[ann, FAR])
    before = game.picture()
    game.play(gadget, "Silver King")
    assert game.gear("Silver King") == [gadget]
    assert game.changed(before) == {"Ann: hand", "Ann: coloured", "Silver King: gear"}, "its card stays with the token"


@rule("HI-LIMIT-4", "HI-GADGET-2")
def test_aliens_carry_nothing_and_two_of_them_leave_the_card_in_the_hand() -> None:
    game = play(players=[{"heroes": ["Shadowboxer", "Cera"], "hand": ["Jet Pack"]}, FAR])
    assert [key for key in game.keys if key.startswith("play")] == [
        f"play:{game.player('Ann').hand[0]}:hero:{game.number('Shadowboxer')}"
    ]
    game = play(players=[{"heroes": ["Traveller", "Cera"], "hand": ["Jet Pack"]}, FAR])
    assert not any(key.startswith("play") for key in game.keys)
    assert game.refuse("Jet Pack", "Cera").rule == "HI-GADGET-2"


@rule("HI-LIMIT-4", "HI-GADGET-1", "HI-CARD-13")
def test_a_fourth_gadget_needs_one_of_the_three_to_be_discarded_in_the_same_play() -> None:
    worn = ["Jet Pack", "Phase Belt", "Combat Visor"]
    ann = {"heroes": [stand("Shadowboxer", 2, 2, gadgets=worn), "Cera"], "hand": ["Grapple Line"]}
    game = play(players=[ann, FAR]).play("Grapple Line", "Shadowboxer")
    assert (game.question, len(game.keys)) == ("aim", 3), "it cannot be left out"
    game.answer("Discard Phase Belt")
    assert game.gear("Shadowboxer") == ["Jet Pack", "Combat Visor", "Grapple Line"]
    assert game.discard == ["Phase Belt"]


def test_a_gadget_can_be_put_on_a_hero_that_is_locked_or_knocked_out() -> None:
    ann = {"heroes": [stand("Shadowboxer", 2, 2, face=5, die=[2, 2]), stand("Andron", 1, 1, down=True)]}
    game = play(players=[{**ann, "hand": ["Jet Pack", "Phase Belt"]}, FAR], pawns=[[2, 2]])
    game.play("Jet Pack", "Shadowboxer").end().idle("Bo").play("Phase Belt", "Andron")
    assert (game.gear("Shadowboxer"), game.gear("Andron")) == (["Jet Pack"], ["Phase Belt"])


def test_laser_gauntlet_lets_only_its_carrier_fight_next_door() -> None:
    game = carrying("Laser Gauntlet", 5, pawns=[[2, 2], [1, 2], [3, 1], [4, 4], [4, 3]])
    carrier, other = game.number("Shadowboxer"), game.number("Silver King")
    assert {key for key in game.keys if key.startswith("fight")} == {
        f"fight:{carrier}:6",
        f"fight:{carrier}:1",
        f"fight:{other}:18",
    }
    game.fight("Shadowboxer", (1, 2))
    assert (game.at("Shadowboxer"), game.die_on("Shadowboxer")) == ((2, 2), (1, 2))


@rule("HI-R20")
def test_combat_visor_rolls_again_once_a_round_and_the_second_roll_stands() -> None:
    game = carrying("Combat Visor", 5, 1).fight("Shadowboxer")
    assert (game.question, game.can("keep")) == ("roll", True)
    game.answer(game.keys[0])
    assert (game.rolled, game.die_on("Shadowboxer")) == ([1], None), "also when it is lower"
    game.end().idle("Bo").fight("Shadowboxer")
    assert game.question != "roll", "used up for this round"


def test_combat_visor_may_be_left_alone_and_does_nothing_for_others() -> None:
    game = carrying("Combat Visor", 5).fight("Shadowboxer").answer("keep")
    assert game.die_on("Shadowboxer") == (2, 2)
    game = carrying("Combat Visor", 1).fight("Silver King")
    assert game.question != "roll"


@rule("HI-MOD-3")
def test_targeting_computer_turns_the_face_one_up_six_at_most_once_a_round() -> None:
    game = carrying("Targeting Computer", 3, carrier={"combat": 1}, pawns=[[1, 1], [2, 2]]).fight("Shadowboxer")
    game.answer(game.keys[0])
    assert (game.hero("Shadowboxer").face, game.hero("Shadowboxer").value) == (4, 5)
    six = carrying("Targeting Computer", 6).fight("Shadowboxer")
    assert (six.hero("Shadowboxer").face, six.question) == (6, "act"), "a 6 is not turned"
    used = carrying("Targeting Computer", 1, 1).fight("Shadowboxer")
    used.answer(used.keys[0]).end().idle("Bo").fight("Shadowboxer")
    assert used.question != "roll"
    assert carrying("Targeting Computer", 1).fight("Silver King").question != "roll"


@rule("HI-R89")
def test_visor_and_computer_of_one_carrier_are_used_in_any_order() -> None:
    game = carrying("Combat Visor", 1, 3)
    hero = game.hero("Shadowboxer")
    computer = next(card for card in game.table.deck if game.table.kind(card).name == "Targeting Computer")
    game.table.deck.remove(computer)
    hero.gadgets.append(computer)
    game.fight("Shadowboxer")
    assert {key.split(":")[0] for key in game.keys} == {"again", "raise", "keep"}
    game.answer(f"again:{hero.gadgets[0]}").answer(f"raise:{computer}")
    assert game.hero("Shadowboxer").face == 4


def test_grapple_line_makes_a_move_of_its_carrier_two_steps_long() -> None:
    game = carrying("Grapple Line")
    reached = {key for key in game.keys if key.startswith(f"move:{game.number('Shadowboxer')}:")}
    assert reached == {f"move:{game.number('Shadowboxer')}:{at}" for at in (0, 1, 2, 5, 7, 8, 10, 11, 12, 16)}
    assert sum(key.startswith(f"move:{game.number('Silver King')}:") for key in game.keys) == 4
    assert game.move("Shadowboxer", (2, 4)).at("Shadowboxer") == (2, 4)


def test_grapple_line_takes_the_second_step_as_the_carrier_may_move() -> None:
    ann = {"heroes": [stand("Shadowboxer", 1, 1, gadgets=["Grapple Line", "Jet Pack"]), "Silver King"]}
    game = play(players=[ann, FAR])
    reached = {int(key.split(":")[2]) for key in game.keys if key.startswith(f"move:{game.number('Shadowboxer')}:")}
    assert reached == {1, 2, 5, 6, 7, 10, 11, 12}, "two diagonal steps with Fly, and never beyond two"


def struck(answer: str | None) -> CityPlay:
    """Bo throws sleep gas at Ann's carrier of a Force Shield, whose die lies on (2, 2)."""
    bo = {**FAR, "hand": ["Sleep Gas Grenade"]}
    game = carrying("Force Shield", bo=bo, turn="Bo", carrier={"face": 5, "die": [2, 2]})
    game.play("Sleep Gas Grenade", "Shadowboxer")
    return game if answer is None else game.answer(answer)


def test_force_shield_is_discarded_instead_of_the_knock_out_if_its_owner_likes() -> None:
    game = struck(None)
    assert (game.asked, game.question) == ("Ann", "shield")
    game.answer(game.keys[0])
    assert (game.hero("Shadowboxer").down, game.die_on("Shadowboxer")) == (False, (2, 2))
    assert (game.gear("Shadowboxer"), game.discard) == ([], ["Force Shield", "Sleep Gas Grenade"])
    game = struck("fall")
    assert (game.hero("Shadowboxer").down, game.die_on("Shadowboxer")) == (True, None)
    assert game.gear("Shadowboxer") == ["Force Shield"]


def test_force_shield_saves_nobody_but_its_carrier() -> None:
    game = carrying("Force Shield", bo={**FAR, "hand": ["Sleep Gas Grenade"]}, turn="Bo")
    game.play("Sleep Gas Grenade", "Silver King")
    assert (game.question != "shield", game.hero("Silver King").down) == (True, True)


@rule("HI-R91")
@pytest.mark.parametrize(("face", "placed"), [(6, True), (5, False)])
def test_villain_scanner_lowers_supervillains_by_one_for_its_carrier(face: int, placed: bool) -> None:
    game = carrying("Villain Scanner", face, bo={**FAR, "hand": ["Mammoth", "Cat up a Tree"]})
    game.fight("Shadowboxer", quiet=False).throw("Bo", "Mammoth")
    assert game.target() == 6
    game.quiet()
    assert (game.die_on("Shadowboxer") == (2, 2)) == placed


@rule("HI-R91", "HI-FIGHT-5")
def test_villain_scanner_lowers_no_block_number_and_helps_no_other_hero() -> None:
    game = carrying("Villain Scanner", 3).fight("Shadowboxer")
    assert game.die_on("Shadowboxer") is None, "3 is below the 4 of the block"
    game = carrying("Villain Scanner", 6, bo={**FAR, "hand": ["Mammoth"]})
    game.fight("Silver King", quiet=False).throw("Bo", "Mammoth").quiet()
    assert game.die_on("Silver King") is None


@rule("HI-R91", "HI-VILLAIN-8")
def test_villain_scanner_counts_for_the_placed_die_of_its_carrier_too() -> None:
    for gadget, stays in (("Villain Scanner", True), ("Jet Pack", False)):
        bo = {"heroes": [stand("Titan", 2, 2), "Lumen"], "hand": ["Cat up a Tree"]}
        cy = {"heroes": [stand("Stampede", 5, 5), "Andron"], "hand": ["Rust Baron"]}
        ann = {"heroes": [stand("Huntaar", 2, 2, gadgets=[gadget], face=5, die=[2, 2]), "Silver King"]}
        game = play(players=[ann, bo, cy], turn="Bo", pawns=[[2, 2]], rolls=[1])
        game.fight("Titan", (2, 2), quiet=False).throw("Cy", "Rust Baron").quiet()
        assert (game.die_on("Huntaar") == (2, 2)) == stays


def test_jet_pack_lets_its_carrier_move_diagonally() -> None:
    game = carrying("Jet Pack")
    assert sum(key.startswith(f"move:{game.number('Shadowboxer')}:") for key in game.keys) == 8
    assert sum(key.startswith(f"move:{game.number('Silver King')}:") for key in game.keys) == 4
    assert game.move("Shadowboxer", (1, 1)).at("Shadowboxer") == (1, 1)


def test_phase_belt_takes_its_carriers_die_off_once_a_round_in_the_own_turn() -> None:
    game = carrying("Phase Belt", 5, carrier={"face": 5, "die": [2, 2]})
    belt = f"belt:{game.hero('Shadowboxer').gadgets[0]}"
    game.answer(belt)
    assert (game.die_on("Shadowboxer"), game.gear("Shadowboxer")) == (None, ["Phase Belt"])
    assert (game.asked, game.markers("Ann"), game.table.done) == ("Ann", (4, 1), False)
    game.fight("Shadowboxer")
    assert (game.die_on("Shadowboxer"), belt in game.keys) == ((2, 2), False), "free to fight again, and used up"
    game.to_round_end().answer("done")
    assert (game.table.round, game.table.worn) == (2, []), "ready again"


def test_phase_belt_is_no_option_without_an_own_die_or_in_the_turn_of_others() -> None:
    assert not any(key.startswith("belt") for key in carrying("Phase Belt").keys)
    game = carrying("Phase Belt", carrier={"face": 5, "die": [2, 2]}, turn="Bo")
    assert not any(key.startswith("belt") for key in game.keys)


@pytest.mark.parametrize(("gadget", "wins"), [("Tactical Earpiece", True), ("Jet Pack", False)])
def test_tactical_earpiece_wins_ties_for_its_carrier(gadget: str, wins: bool) -> None:
    bo = {"heroes": [stand("Titan", 2, 2, combat=0, face=5, die=[2, 2]), "Lumen"]}
    game = carrying(gadget, 5, bo=bo).fight("Shadowboxer")
    assert game.die_on("Shadowboxer") == (2, 2)
    assert (game.die_on("Titan") is None) == wins

"""The five KO gadgets: whom they may hit, what follows the knock-out, whom they spare (HI-CARD-4, HI-R78, part 6.6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, play, stand

KO_GADGETS = ("Sleep Gas Grenade", "Stun Net", "Power Dampener", "Cryo Cannon", "System Crash")


def strike(card: str, *heroes: dict[str, Any], ann: Any = None, hand: Any = 0, **more: Any) -> CityPlay:
    """Ann may play the card; Bo has these heroes."""
    team = {"heroes": ann or [stand("Shadowboxer", 2, 2), stand("Andron", 2, 3)], "hand": [card, "Cat up a Tree"]}
    return play(players=[team, {"heroes": list(heroes), "hand": hand}], **more)


def targets(game: CityPlay, card: str) -> set[str]:
    """The heroes that the card may be played on."""
    ids = {str(one) for one in game.player("Ann").hand if game.table.kind(one).name == card}
    moves = [key.split(":") for key in game.keys if key.startswith("play:")]
    return {game.table.hero_kind(int(move[3])).name for move in moves if move[1] in ids}


@rule("HI-CARD-4", "HI-KO-1", "HI-KO-2", "HI-CARD-14")
@pytest.mark.parametrize("card", KO_GADGETS)
def test_the_hero_lies_down_its_die_comes_off_and_the_card_is_discarded(card: str) -> None:
    victim = "Paragon" if card == "Power Dampener" else "Silver King"
    game = strike(card, stand(victim, 2, 2, face=5, die=[2, 2]), stand("Lumen", 5, 5), pawns=[[2, 2]])
    before = game.picture()
    game.play(card, victim)
    assert game.changed(before) == {f"{victim}: down", f"{victim}: die", "Ann: hand", "Ann: coloured", "discard"}
    assert (game.hero(victim).down, game.die_on(victim), game.discard) == (True, None, [card])


@rule("HI-R78", "HI-CARD-2")
@pytest.mark.parametrize("card", ["Sleep Gas Grenade", "Cryo Cannon"])
def test_any_standing_opposing_hero_may_be_hit_and_no_other(card: str) -> None:
    game = strike(card, stand("Paragon", 5, 5), stand("Lumen", 1, 5))
    assert targets(game, card) == {"Paragon", "Lumen"}
    game = strike(card, stand("Paragon", 5, 5, down=True), stand("Lumen", 1, 5))
    assert targets(game, card) == {"Lumen"}
    game = strike(card, stand("Paragon", 5, 5, down=True), stand("Lumen", 1, 5, down=True))
    assert not targets(game, card), "it stays in the hand"
    assert game.refuse(card, "Lumen").rule == "HI-CARD-2"


# ------------------------------------------------------------ Stun Net
def test_stun_net_hits_on_the_block_of_a_standing_own_hero_or_next_to_it() -> None:
    for at, hit in (((2, 2), True), ((3, 2), True), ((2, 4), True), ((3, 4), False), ((1, 1), False), ((4, 2), False)):
        assert targets(strike("Stun Net", stand("Paragon", *at), stand("Lumen", 5, 5)), "Stun Net") == (
            {"Paragon"} if hit else set()
        )
    down = [stand("Shadowboxer", 2, 2, down=True), stand("Andron", 5, 1)]
    assert not targets(strike("Stun Net", stand("Paragon", 2, 2), stand("Lumen", 1, 5), ann=down), "Stun Net")


def test_stun_net_takes_one_random_card_from_the_owner_of_the_hero() -> None:
    team = {"heroes": [stand("Shadowboxer", 2, 2), "Andron"], "hand": ["Stun Net"]}
    bo = {"heroes": [stand("Paragon", 2, 2), stand("Lumen", 5, 5)], "hand": ["Cat up a Tree", "School Visit"]}
    cy = {"heroes": ["Titan", "Stampede"], "hand": ["Charity Gala"]}
    game = play(players=[team, bo, cy], script=[1])
    before = game.picture()
    game.play("Stun Net", "Paragon")
    assert (game.hand("Ann"), game.hand("Bo")) == (["School Visit"], ["Cat up a Tree"])
    assert game.changed(before) == {"Ann: hand", "Bo: hand", "Ann: coloured", "Paragon: down", "discard"}
    game = play(players=[team, {**bo, "hand": []}, cy]).play("Stun Net", "Paragon")
    assert (game.hero("Paragon").down, game.hand("Ann"), len(game.hand("Cy"))) == (True, [], 1)


# ------------------------------------------------------------ by origin
@pytest.mark.parametrize(
    ("card", "hit"), [("Power Dampener", {"Mutant", "Chosen"}), ("System Crash", {"Tech", "Alien"})]
)
def test_dampener_and_crash_look_at_the_origin(card: str, hit: set[str]) -> None:
    heroes = {"Mutant": "Lumen", "Chosen": "Paragon", "Tech": "Silver King", "Alien": "Titan"}
    players = [
        {"heroes": ["Shadowboxer", "Thunderhawk"], "hand": [card]},
        {"heroes": [heroes["Mutant"], heroes["Chosen"]]},
        {"heroes": [heroes["Tech"], heroes["Alien"]]},
    ]
    assert targets(play(players=players), card) == {heroes[origin] for origin in hit}


def test_power_dampener_takes_one_combat_token_of_the_hero() -> None:
    game = strike("Power Dampener", stand("Lumen", 5, 5, combat=2), stand("Werebeast", 1, 5, combat=1))
    game.play("Power Dampener", "Lumen")
    assert (game.hero("Lumen").combat, game.hero("Werebeast").combat) == (1, 1)


def test_system_crash_takes_one_gadget_of_its_players_choice() -> None:
    game = strike("System Crash", stand("Silver King", 5, 5, gadgets=["Jet Pack", "Phase Belt"]), stand("Lumen", 1, 5))
    game.play("System Crash", "Silver King")
    assert (game.asked, game.question, game.hero("Silver King").down) == ("Ann", "lose", True)
    game.answer("Phase Belt")
    assert (game.gear("Silver King"), game.discard) == (["Jet Pack"], ["Phase Belt", "System Crash"])


# ------------------------------------------------------------ the second part with a Force Shield (part 6.6)
def shielded(card: str, name: str, **more: Any) -> CityPlay:
    """Ann hits a carrier of a Force Shield, and Bo discards the shield."""
    gadgets = ["Force Shield", *more.pop("gadgets", [])]
    game = strike(card, stand(name, 2, 2, gadgets=gadgets, **more), stand("Titan", 5, 5), hand=["School Visit"])
    game.play(card, name)
    return game.answer(game.keys[0])


def test_the_second_part_happens_also_when_a_force_shield_stops_the_first() -> None:
    game = shielded("Stun Net", "Paragon")
    assert (game.hero("Paragon").down, game.hand("Ann"), game.hand("Bo")) == (
        False,
        ["Cat up a Tree", "School Visit"],
        [],
    )
    game = shielded("Power Dampener", "Paragon", combat=1)
    assert (game.hero("Paragon").down, game.hero("Paragon").combat) == (False, 0)
    game = shielded("System Crash", "Silver King", gadgets=["Jet Pack"])
    assert (game.hero("Silver King").down, game.gear("Silver King")) == (False, [])


def test_a_die_that_stays_thanks_to_the_shield_is_judged_again_after_the_lost_token() -> None:
    die = {"face": 3, "die": [2, 2], "combat": 1}
    game = shielded("Power Dampener", "Paragon", **die)
    assert game.die_on("Paragon") is None, "3 is below the 4 of the block"


def test_there_are_two_sleep_gas_grenades_and_one_of_each_other() -> None:
    game = play(players=[{}, {}])
    names = [game.table.kind(card).name for card in range(len(game.table.kinds))]
    assert {card: names.count(card) for card in KO_GADGETS} == {
        card: 2 if card == "Sleep Gas Grenade" else 1 for card in KO_GADGETS
    }

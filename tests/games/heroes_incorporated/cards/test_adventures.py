"""The 25 adventures: 3 Hero Points with the hero on the team, else 1; and both power-ups (HI-CARD-9, 11, HI-R41)."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import play, stand

OF_HEROES = {
    "The Bridge That Held": "Titan",
    "Full Moon Rampage": "Werebeast",
    "Ghost in the Mainframe": "Andron",
    "The Long Stakeout": "Shadowboxer",
    "Faster Than the Express": "Stampede",
    "Hunter Hunted": "Huntaar",
    "Storm over the Skyline": "Thunderhawk",
    "Junkyard Armada": "Scrap",
    "The Unbroken Oath": "Paragon",
    "Nine Cities at Once": "Traveller",
    "Midnight Seance": "Madame Arcana",
    "Blackout Night": "Lumen",
    "The Vanishing Tower": "Dr. Illusion",
    "A Thousand Voices": "Cera",
    "Checkmate on Fifth Street": "Silver King",
    "Ricochet": "Slingshot",
    "Double Booked": "Cloner",
}
PLAIN = (
    "Cat up a Tree",
    "School Visit",
    "Charity Gala",
    "Runaway Bus",
    "Warehouse Fire",
    "Holiday Parade",
    "Crashed Saucer",
    "Falling Satellite",
)
POWER_UPS = {"Power Surge": 5, "Otherworld Upgrade": 1}
PLAYED = {"Ann: hand", "Ann: coloured", "Ann: points", "discard"}


@rule("HI-CARD-9", "HI-R41", "HI-SCORE-8", "HI-CARD-14")
@pytest.mark.parametrize(("card", "hero"), OF_HEROES.items())
def test_a_heros_adventure_pays_three_to_its_team_at_once(card: str, hero: str) -> None:
    mate = "Titan" if hero != "Titan" else "Andron"
    game = play(players=[{"heroes": [stand(hero, 5, 1, down=True), mate], "hand": [card]}, {}])
    before = game.picture()
    game.play(card)
    assert (game.points("Ann"), game.discard) == (3, [card]), "also when the hero is knocked out"
    assert game.changed(before) == PLAYED


@rule("HI-CARD-9", "HI-R41")
@pytest.mark.parametrize(("card", "hero"), OF_HEROES.items())
def test_a_heros_adventure_pays_one_to_any_other_team(card: str, hero: str) -> None:
    mine = [name for name in ("Titan", "Andron", "Lumen") if name != hero][:2]
    game = play(players=[{"heroes": mine, "hand": [card]}, {"heroes": [hero]}])
    before = game.picture()
    game.play(card)
    assert (game.points("Ann"), game.points("Bo")) == (1, 0)
    assert game.changed(before) == PLAYED


@rule("HI-CARD-9", "HI-R41")
@pytest.mark.parametrize("card", PLAIN)
def test_a_plain_adventure_pays_one(card: str) -> None:
    game = play(players=[{"heroes": ["Titan", "Lumen"], "hand": [card]}, {}])
    before = game.picture()
    game.play(card)
    assert (game.points("Ann"), game.discard, game.changed(before)) == (1, [card], PLAYED)


@rule("HI-CARD-11", "HI-ACT-5")
@pytest.mark.parametrize("card", POWER_UPS)
def test_a_power_up_puts_one_token_on_either_own_hero_and_on_no_other(card: str) -> None:
    ann = {"heroes": [stand("Andron", 5, 1), stand("Lumen", 1, 1, down=True)], "hand": [card]}
    game = play(players=[ann, {"heroes": ["Paragon", "Stampede"]}])
    targets = {int(key.split(":")[3]) for key in game.keys if key.startswith("play")}
    assert targets == {game.number("Andron"), game.number("Lumen")}
    before = game.picture()
    game.play(card, "Lumen")
    assert (game.hero("Lumen").combat, game.discard) == (1, [card])
    assert game.changed(before) == {"Ann: hand", "Ann: coloured", "Lumen: combat", "discard"}


@rule("HI-LIMIT-3", "HI-R45")
@pytest.mark.parametrize("card", POWER_UPS)
def test_a_hero_with_three_tokens_takes_no_power_up(card: str) -> None:
    full = [stand("Andron", 5, 1, combat=3), stand("Lumen", 1, 1, combat=3)]
    game = play(players=[{"heroes": full, "hand": [card]}, {}])
    assert not any(key.startswith("play") for key in game.keys)
    assert game.refuse(card, "Lumen").rule == "HI-LIMIT-3"


@rule("HI-LIMIT-7", "HI-R65")
@pytest.mark.parametrize("card", POWER_UPS)
@pytest.mark.parametrize(("last", "possible"), [(3, False), (2, True)])
def test_a_power_up_needs_a_token_in_the_supply(card: str, last: int, possible: bool) -> None:
    """Nine tokens lie on heroes and three on blocks."""
    mine = [stand("Andron", 5, 1, combat=0), stand("Lumen", 1, 1, combat=3)]
    others = [stand("Titan", 5, 2, combat=3), stand("Werebeast", 1, 2, combat=last)]
    game = play(players=[{"heroes": mine, "hand": [card]}, {"heroes": others}])
    assert any(key.startswith("play") for key in game.keys) == possible


@rule("HI-MOD-4", "HI-MOD-5")
@pytest.mark.parametrize("card", POWER_UPS)
def test_a_power_up_on_a_tied_die_sends_the_other_die_back(card: str) -> None:
    mine = [stand("Shadowboxer", 2, 2, face=4, die=[2, 2]), "Lumen"]
    bo = {"heroes": [stand("Stampede", 2, 2, face=4, die=[2, 2]), "Paragon"]}
    game = play(players=[{"heroes": mine, "hand": [card]}, bo], pawns=[[2, 2]]).play(card, "Shadowboxer")
    assert (game.die_on("Shadowboxer"), game.die_on("Stampede")) == ((2, 2), None)


def test_there_are_five_power_surges_and_one_otherworld_upgrade() -> None:
    game = play(players=[{}, {}])
    names = [game.table.kind(card).name for card in range(len(game.table.kinds))]
    assert {card: names.count(card) for card in POWER_UPS} == POWER_UPS

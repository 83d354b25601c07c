"""Supervillains and dice already there, penalties on a miss (HI-VILLAIN-7 to 9, 12, 14, HI-R31, HI-R33, HI-R35)."""

from __future__ import annotations

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, play, stand


def _thrown(lying: list[dict[str, object]], villain: str, roll: int, **more: object) -> CityPlay:
    """Ann's Stampede fights at (4, 3), where heroes of Bo and Cy have dice; Cy throws in a supervillain."""
    teams = [lying[0], lying[1] if len(lying) > 1 else stand("Paragon", 5, 3)]
    stampede = stand("Stampede", 4, 3, combat=2, gadgets=["Jet Pack"])
    players: list[dict[str, object]] = [
        {"heroes": [stampede, stand("Andron", 5, 1)], "hand": more.pop("hand", [])},
        {"heroes": [teams[0], stand("Traveller", 5, 2)]},
        {"heroes": [teams[1], stand("Thunderhawk", 5, 4)], "hand": [villain]},
    ]
    game = play(**{"players": players, "pawns": [[4, 3]], "rolls": [roll], **more})
    return game.fight("Stampede", quiet=False).throw("Cy", villain)


@rule("HI-VILLAIN-8")
def test_each_die_there_is_compared_for_its_own_hero() -> None:
    lying = [stand("Scrap", 4, 3, face=6, combat=1), stand("Huntaar", 4, 3, face=6, combat=1)]
    game = _thrown(lying, "Evolver", 1)
    assert game.die_on("Huntaar") is None, "7 is below 8"
    assert game.die_on("Scrap") == (4, 3), "7 against 6"


@rule("HI-VILLAIN-8")
def test_a_die_equal_to_the_number_stays_and_a_lower_one_goes_back_before_the_roll() -> None:
    ann = {"heroes": [stand("Stampede", 4, 3), stand("Andron", 5, 1)]}
    for face, stays in ((5, True), (4, False)):
        bo = {"heroes": [stand("Scrap", 4, 3, face=face), stand("Traveller", 5, 2)], "hand": ["Siphon", 1]}
        game = play(players=[ann, bo], pawns=[[4, 3]], rolls=[1])
        game.fight("Stampede", quiet=False).answer("Siphon")
        assert game.question == "throw", "the die is not rolled yet"
        assert (game.die_on("Scrap") is not None) == stays


@rule("HI-VILLAIN-9", "HI-R31", "HI-JUSTICE-2")
def test_a_die_that_goes_back_in_this_way_brings_no_token_and_no_penalty() -> None:
    lying = [stand("Scrap", 4, 3, face=3, combat=1, gadgets=["Combat Visor"])]
    game = _thrown(lying, "Siphon", 6, options={"justice": "on"})
    assert game.die_on("Scrap") is None
    assert (game.hero("Scrap").combat, game.gear("Scrap"), game.player("Bo").justice) == (1, ["Combat Visor"], 0)


@rule("HI-R31", "HI-JUSTICE-2")
def test_a_beaten_die_earns_no_token() -> None:
    ann = {"heroes": [stand("Stampede", 4, 3), stand("Andron", 5, 1)]}
    bo = {"heroes": [stand("Scrap", 4, 3, face=3), stand("Traveller", 5, 2)]}
    game = play(players=[ann, bo], pawns=[[4, 3]], rolls=[5], options={"justice": "on"})
    game.fight("Stampede")
    assert (game.die_on("Scrap"), game.player("Bo").justice, game.player("Ann").justice) == (None, 0, 0)


@rule("HI-VILLAIN-12", "HI-R33")
def test_an_older_die_that_survives_defeats_the_supervillain_after_the_miss() -> None:
    game = _thrown([stand("Scrap", 4, 3, face=6)], "Siphon", 2)
    assert game.die_on("Stampede") is None, "2 + 2 is below 5"
    assert game.hero("Stampede").combat == 1, "its power still counts for the declared roll"
    assert (game.villains((4, 3)), game.discard) == ([], ["Siphon"])
    assert game.die_on("Scrap") == (4, 3)
    assert (game.player("Bo").defeated, game.player("Ann").defeated, game.player("Cy").defeated) == (True, False, False)


@rule("HI-VILLAIN-12", "HI-R33")
def test_the_supervillain_counts_for_the_declared_roll_though_an_older_die_matches_it() -> None:
    game = _thrown([stand("Scrap", 4, 3, face=6, combat=1)], "Mammoth", 6)
    assert game.table.fight is not None
    assert game.table.fight.target == 7
    assert game.die_on("Stampede") == (4, 3), "8 against 7"
    assert game.die_on("Scrap") is None


@rule("HI-R33", "HI-VILLAIN-12")
def test_if_no_die_survives_the_supervillain_stays_after_a_miss() -> None:
    game = _thrown([stand("Scrap", 4, 3, face=6)], "Mammoth", 2)
    assert (game.die_on("Scrap"), game.die_on("Stampede")) == (None, None)
    assert game.villains((4, 3)) == ["Mammoth"]


def _missed(villains: list[str], hand: list[str], **hero: object) -> CityPlay:
    """Ann's Scrap misses on the docks against these supervillains, in the order played."""
    ann = {"heroes": [stand("Scrap", 4, 3, **hero), stand("Titan", 4, 3, combat=2)], "hand": hand}
    bo = {"heroes": [stand("Huntaar", 4, 3, combat=1), stand("Paragon", 5, 2)]}
    lying = [{"card": card, "at": [4, 3], "by": "Bo"} for card in villains]
    game = play(players=[ann, bo], pawns=[[4, 3]], villains=lying, rolls=[1])
    return game.fight("Scrap")


@rule("HI-VILLAIN-7", "HI-VILLAIN-14")
def test_the_powers_of_all_supervillains_strike_the_missing_hero_and_its_owner() -> None:
    gadgets = ["Combat Visor"]
    ann = {"heroes": [stand("Scrap", 4, 3, combat=1, gadgets=gadgets), stand("Titan", 4, 3)], "hand": ["School Visit"]}
    bo = {"heroes": [stand("Huntaar", 4, 3, combat=1, gadgets=["Jet Pack"]), stand("Paragon", 5, 2)]}
    lying = [{"card": card, "at": [4, 3], "by": "Bo"} for card in ("Siphon", "Mammoth", "Mind Ripper", "Berserker")]
    game = play(players=[ann, bo], pawns=[[4, 3]], villains=lying, rolls=[1])
    before = game.picture()
    game.fight("Scrap").answer("keep")
    lost = {"Scrap: combat", "Scrap: gear", "Ann: hand", "discard", "Ann: coloured"}
    assert game.changed(before) == lost, "neither the team-mate nor the opponent beside it"
    assert (game.hero("Scrap").combat, game.gear("Scrap"), game.hand("Ann")) == (0, [], [])


@rule("HI-VILLAIN-14", "HI-R35")
def test_what_is_not_there_cannot_be_lost() -> None:
    game = _missed(["Siphon", "Mind Ripper", "Berserker"], [])
    assert (game.question, game.hero("Titan").combat) == ("act", 2)
    assert game.discard == []


@rule("HI-R35")
def test_the_owner_of_the_missing_hero_chooses_in_the_order_in_which_the_cards_were_played() -> None:
    gadgets = ["Jet Pack", "Grapple Line"]
    for villains in (["Berserker", "Mind Ripper"], ["Mind Ripper", "Berserker"]):
        game = _missed(villains, ["School Visit", "Cat up a Tree"], gadgets=gadgets)
        asked = []
        for _ in villains:
            assert game.asked == "Ann"
            asked.append(game.question)
            game.answer("Grapple Line" if game.question == "lose" else "Cat up a Tree")
        assert asked == ["lose" if villain == "Berserker" else "discard" for villain in villains]
        assert (game.gear("Scrap"), game.hand("Ann")) == (["Jet Pack"], ["School Visit"])

"""Who opens a round, when bonus actions are possible, in which order a round ends (HI-TURN-3 to 5, HI-TURN-7)."""

from __future__ import annotations

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, play, stand


def _last_turn(points: tuple[int, int, int], rolls: list[int], opener: str = "Ann") -> CityPlay:
    """The end of a round of three with these points; one pawn moves first."""
    teams = (("Titan", "Lumen"), ("Scrap", "Huntaar"), ("Andron", "Stampede"))
    players = [{"heroes": list(team), "points": score} for team, score in zip(teams, points, strict=True)]
    return play(players=players, pawns=[[3, 3]], phase="end", rolls=rolls, opener=opener)


@rule("HI-TURN-4")
def test_from_round_two_on_the_leader_opens() -> None:
    game = _last_turn((4, 9, 8), [1])
    assert (game.table.round, game.asked, game.table.opener) == (2, "Bo", 1)
    assert not [event for event in game.match.events if event.kind == "roll-off"]


@rule("HI-TURN-4")
def test_equal_leaders_roll_and_the_highest_opens_equal_highest_rolls_roll_again() -> None:
    game = _last_turn((9, 4, 9), [1, 5, 5, 2, 3])
    assert (game.table.round, game.asked) == (2, "Cy")
    rolls = [event.data["rolls"] for event in game.match.events if event.kind == "roll-off"]
    assert rolls == [[[0, 5], [2, 5]], [[0, 2], [2, 3]]], "Bo, who is behind, does not roll"


@rule("HI-TURN-4")
def test_of_three_equal_leaders_only_the_highest_rolls_count() -> None:
    game = _last_turn((0, 0, 0), [1, 2, 6, 6, 1, 4])
    assert game.asked == "Cy"
    rolls = [event.data["rolls"] for event in game.match.events if event.kind == "roll-off"]
    assert rolls == [[[0, 2], [1, 6], [2, 6]], [[1, 1], [2, 4]]]


@rule("HI-TURN-5", "HI-R13")
def test_bonus_actions_are_for_the_own_turn() -> None:
    game = play(players=[{"heroes": ["Shadowboxer", "Titan"], "hq": "Hovercraft"}, {"heroes": ["Scrap", "Lumen"]}])
    bonus = f"bonus:{game.number('Shadowboxer')}"
    assert {bonus, "hq"} <= set(game.keys)
    game.pass_().end()
    assert game.asked == "Bo"
    assert not {bonus, "hq"} & set(game.keys)
    assert game.match.ask(0).decision() is None
    game.idle("Bo")
    assert {bonus, "hq"} <= set(game.keys), "it can still be used in the next own turn"


@rule("HI-TURN-3", "HI-R12")
def test_no_bonus_action_comes_between_the_move_and_the_roll_of_a_rocket() -> None:
    heroes = [stand("Slingshot", 3, 2, gadgets=["Combat Visor"]), stand("Shadowboxer", 5, 5)]
    game = play(
        players=[{"heroes": heroes}, {"heroes": ["Scrap", "Lumen"], "hand": ["Mammoth"]}], pawns=[[2, 2]], rolls=[5, 4]
    )
    bonus = f"bonus:{game.number('Shadowboxer')}"
    game.rocket("Slingshot", (2, 2), quiet=False)
    assert (game.asked, game.question, game.at("Slingshot")) == ("Bo", "throw", (2, 2))
    game.answer("decline")
    assert (game.asked, game.question) == ("Ann", "roll"), "a gadget that names its moment acts inside the action"
    assert bonus not in game.keys
    game.answer("keep")
    assert (game.question, bonus in game.keys) == ("act", True)


def _everything_at_the_end(lairs: str) -> CityPlay:
    """A round's end in which every part has something to do."""
    ann = {
        "heroes": [stand("Paragon", 5, 5), stand("Titan", 4, 3, face=6)],
        "hand": 6,
        "justice": 2,
        "coloured": 1,
        "white": 0,
    }
    bo = {"heroes": [stand("Scrap", 4, 4, down=True), stand("Lumen", 5, 1)], "points": 7, "hq": "Hovercraft"}
    return play(
        players=[ann, bo],
        pawns=[[4, 3], [3, 3]],
        villains=[{"card": "Mammoth", "at": [3, 3], "by": "Bo"}],
        options={"justice": "on", "lairs": lairs},
        phase="end",
        rolls=[2, 1, 1] if lairs == "on" else [1, 1],
    )


@rule("HI-TURN-7", "HI-R14")
def test_a_round_ends_in_eight_steps() -> None:
    game = _everything_at_the_end("off")
    assert (game.asked, game.question, game.points("Ann")) == ("Ann", "trade", 0), "(1) Noble's window"
    assert game.villains((3, 3)) == ["Mammoth"]
    game.answer("Trade").answer(game.keys[0])
    kinds = [event.kind for event in game.match.events if event.kind in STEPS]
    assert kinds == [
        *("justice", "pays", "pays", "left", "dice", "crime-die", "crime-die", "up", "cleanup", "discarded")
    ]
    assert (game.points("Ann"), len(game.hand("Ann")), game.asked) == (5, 5, "Bo"), "(8) the leader opens"


STEPS = ("justice", "pays", "left", "lair", "dice", "crime-die", "cleanup", "up", "discarded")


@rule("HI-TURN-7", "HI-R14")
def test_supervillains_have_gone_to_their_lairs_before_crime_pawns_move() -> None:
    game = _everything_at_the_end("on")
    game.answer("Trade").answer(game.keys[0])
    kinds = [event.kind for event in game.match.events if event.kind in ("lair", "dice", "crime")]
    assert kinds == ["lair", "dice", "crime", "crime"]
    assert game.villains((1, 5)) == ["Mammoth"]
    assert game.pawns == [(3, 3), (2, 3)]


@rule("HI-TURN-7")
def test_scoring_comes_before_anything_leaves_the_city() -> None:
    game = play(
        players=[
            {"heroes": [stand("Traveller", 4, 5, face=4), "Titan"], "points": 30},
            {"heroes": ["Scrap", "Huntaar"]},
            {"heroes": ["Andron", "Lumen"]},
        ],
        pawns=[[4, 5]],
        villains=[{"card": "Mammoth", "at": [3, 3]}],
        phase="end",
    )
    assert (game.asked, game.question) == ("Ann", "power")
    game.answer("done")
    assert game.winner == "Ann"
    assert (game.die_on("Traveller"), game.villains((3, 3)), game.pawns) == ((4, 5), ["Mammoth"], [(4, 5)])


@rule("HI-R88", "HI-TURN-7")
def test_pawns_under_a_die_move_too_since_the_dice_are_gone_by_then() -> None:
    game = play(
        players=[{"heroes": [stand("Titan", 4, 3, face=6), "Lumen"]}, {"heroes": ["Scrap", "Huntaar"]}],
        pawns=[[4, 3]],
        phase="end",
        rolls=[5],
    )
    assert game.points("Ann") == 3
    assert (game.pawns, game.die_on("Titan")) == ([(5, 3)], None)


def test_the_last_fight_of_a_round_still_shows_its_die_when_the_dice_have_gone_home() -> None:
    heroes = [{"name": "Titan", "at": [1, 1]}, {"name": "Lumen", "at": [5, 5]}]
    players = [{"heroes": heroes, "coloured": 1}, {"coloured": 1, "white": 0}]
    city = {"Pet Store": [1, 1]}
    game = play(players=players, city=city, pawns=[[1, 1]], opener="Bo", turn="Ann", step=4, rolls=[6])
    key = f"die:{game.number('Titan')}"
    game.fight("Titan")
    assert game.table.round == 2
    assert game.die_on("Titan") is None
    zones = game.match.ask(0).view().zones
    assert [piece.key for zone in zones.values() for piece in zone.pieces if piece.key == key] == [key]

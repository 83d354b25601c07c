"""A player who gives up, at every kind of moment (HI-R101, HI-R107)."""

from __future__ import annotations

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, new_game, play


def _three(**more: object) -> CityPlay:
    players = [
        {"heroes": [{"name": "Titan", "at": [5, 1]}, {"name": "Lumen", "at": [5, 2]}], "hand": ["Cat up a Tree"]},
        {
            "heroes": [
                {"name": "Scrap", "at": [1, 1], "combat": 2, "own": "Jet Pack", "gadgets": ["Combat Visor"]},
                {"name": "Huntaar", "at": [2, 2], "face": 5},
            ],
            "hand": ["Mammoth", "School Visit"],
            "fame": "Fan Club",
            "hq": "Hovercraft",
            "points": 9,
            "justice": 2,
        },
        {"heroes": [{"name": "Paragon", "at": [5, 3]}, {"name": "Werebeast", "at": [5, 4]}], "hand": ["Charity Gala"]},
    ]
    return play(**{"players": players, "pawns": [[2, 2], [5, 2]], "options": {"justice": "on"}, **more})


@rule("HI-R101", "HI-R42")
def test_the_team_leaves_the_city_its_cards_are_discarded_and_its_tokens_go_to_the_supply() -> None:
    game = _three()
    tokens, justice = game.table.combat_supply(), game.table.justice_supply()
    game.give_up("Bo")
    assert game.hero("Scrap").block == game.hero("Huntaar").block == -1
    assert game.die_on("Huntaar") is None
    assert set(game.discard) == {"Mammoth", "School Visit", "Fan Club", "Hovercraft", "Combat Visor"}
    assert game.removed == ["Jet Pack"], "the card of the token it began with stays out of the game"
    assert (game.hand("Bo"), game.fame_of("Bo"), game.hq_of("Bo"), game.gear("Scrap")) == ([], "", "", [])
    assert game.table.combat_supply() == tokens + 2
    assert game.table.justice_supply() == justice + 2
    assert game.outcome is None


@rule("HI-R101")
def test_the_others_play_on_and_the_turns_of_who_left_are_left_out() -> None:
    game = _three().give_up("Bo")
    assert game.asked == "Ann"
    turns = []
    for _ in range(8):
        turns.append((game.table.turn, game.asked))
        game.idle(str(game.asked))
    assert turns == [(turn, name) for turn in (1, 2, 3, 4) for name in ("Ann", "Cy")]
    assert (game.table.round, game.asked in ("Ann", "Cy")) == (2, True)


@rule("HI-R101")
def test_in_the_own_turn_the_turn_passes_on() -> None:
    game = _three(turn="Bo").give_up("Bo")
    assert (game.asked, game.table.turn) == ("Cy", 1)


@rule("HI-R101")
def test_the_last_one_left_wins() -> None:
    game = _three().give_up("Bo")
    game.give_up("Ann")
    assert game.winner == "Cy"
    assert game.outcome is not None
    assert game.outcome.rule == "HI-R101"


@rule("HI-R101")
def test_a_fight_under_way_is_dropped_and_its_marker_stays_spent() -> None:
    game = _three()
    game.fight("Lumen", quiet=False)
    assert game.question == "throw"
    game.give_up("Cy")
    assert (game.asked, game.question) == ("Bo", "act"), "Ann's normal action is spent, nothing else is open to her"
    assert game.markers("Ann") == (3, 1)
    assert game.spaces("Ann") == ["coloured"]
    assert game.die_on("Lumen") is None


@rule("HI-R101", "HI-VILLAIN-12")
def test_a_die_left_beside_a_supervillain_of_a_dropped_fight_defeats_it() -> None:
    game = _three(
        players=[
            {"heroes": [{"name": "Lumen", "at": [2, 2]}, {"name": "Titan", "at": [5, 5]}]},
            {"heroes": [{"name": "Paragon", "at": [2, 2], "face": 6, "combat": 1}, "Scrap"], "hand": ["Mammoth"]},
            {"heroes": ["Stampede", "Huntaar"], "hand": ["School Visit"]},
        ]
    )
    game.fight("Lumen", quiet=False).throw("Bo", "Mammoth")
    assert game.villains((2, 2)) == ["Mammoth"]
    game.give_up("Cy")
    assert game.die_on("Paragon") == (2, 2)
    assert game.villains((2, 2)) == []
    assert game.discard == ["School Visit", "Mammoth"]


@rule("HI-R101")
def test_a_card_being_played_goes_to_the_discard_pile_without_effect() -> None:
    game = _three(
        players=[
            {"heroes": ["Titan", "Lumen"], "hand": ["Cat up a Tree"]},
            {"heroes": ["Cera", "Scrap"], "hand": ["School Visit"]},
            {"heroes": ["Paragon", "Huntaar"]},
        ]
    )
    game.play("Cat up a Tree", quiet=False)
    assert game.question == "cancel"
    game.give_up("Cy")
    assert game.points("Ann") == 0
    assert game.discard == ["Cat up a Tree"]


@rule("HI-R101")
def test_during_the_draft_the_others_draft_anew() -> None:
    game = new_game(4, seed=5)
    game.answer(game.keys[0]).answer(game.keys[0])
    first = game.player("Ann").kept
    assert first
    game.give_up("Cy")
    assert (game.asked, game.question) == ("Ann", "keep")
    assert len(game.decision.options) == 3
    assert not game.player("Ann").kept
    while game.question in ("keep", "left"):
        assert game.asked != "Cy"
        game.answer(game.keys[0])
    game.quiet()
    assert {game.match.names[hero.seat] for hero in game.table.heroes} == {"Ann", "Bo", "Dee"}
    assert len(game.table.heroes) == 6
    assert not game.player("Cy").hand


@rule("HI-R101")
def test_who_gives_up_with_scrap_picks_no_gadget() -> None:
    game = next(game for seed in range(60) if (game := _drafted(seed)) is not None)
    chooser = str(game.asked)
    game.give_up(chooser)
    assert (game.question, game.asked == chooser) == ("place", False)
    assert game.gear("Scrap") == []


def _drafted(seed: int) -> CityPlay | None:
    """A game of three in which somebody is asked for Scrap's gadget."""
    game = new_game(3, seed=seed)
    while game.question in ("keep", "left"):
        game.answer("Scrap" if game.question == "keep" and game.can("Scrap") else game.keys[0])
    return game if game.question == "gadget" else None


@rule("HI-R101", "HI-R11")
def test_while_heroes_are_placed_the_next_player_opens_instead() -> None:
    game = new_game(3, seed=1, first="1")
    while game.question != "place":
        game.answer(game.keys[0])
    assert game.asked == "Bo"
    game.answer(game.keys[0])
    game.give_up("Bo")
    seen = []
    while game.question == "place":
        seen.append(game.asked)
        game.answer(game.keys[0])
    assert seen == ["Cy", "Ann", "Cy", "Ann"]
    assert (game.question, game.asked, game.table.opener) == ("act", "Cy", 2)


@rule("HI-R107")
def test_a_supervillain_of_somebody_who_left_is_rolled_for_by_the_next_player() -> None:
    game = _three(
        players=[
            {"heroes": ["Titan", "Lumen"]},
            {"heroes": ["Scrap", "Huntaar"]},
            {"heroes": [{"name": "Stampede", "at": [4, 4]}, {"name": "Andron", "at": [4, 3]}]},
        ],
        options={"lairs": "on"},
        villains=[{"card": "Mammoth", "at": [3, 3], "by": "Bo"}],
        rolls=[3],
    )
    game.give_up("Bo").to_round_end()
    assert (game.asked, game.question) == ("Cy", "corner")
    assert len(game.decision.options) == 2, "both corners of the eastern edge"

"""Five markers for four actions and one HQ use (HI-MARK)."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.heroes_incorporated.city_play import CityPlay, play, stand

BO = {"heroes": [stand("Traveller", 5, 1), stand("Paragon", 5, 2)], "points": 0}


def _ann(coloured: int, white: int, step: int, **more: object) -> CityPlay:
    """Ann in one of her turns with these markers left, and everything to do: a card, a crime, ways to go."""
    ann = {
        "heroes": [stand("Scrap", 2, 2), stand("Titan", 4, 4)],
        "hand": ["Cat up a Tree"],
        "coloured": coloured,
        "white": white,
        **more,
    }
    return play(players=[ann, BO], pawns=[[2, 2]], step=step)


def _verbs(game: CityPlay) -> set[str]:
    return {key.split(":")[0] for key in game.keys}


@rule("HI-MARK-2")
def test_move_fight_play_and_pass_need_a_coloured_marker_and_draw_the_white_one() -> None:
    assert _verbs(_ann(4, 1, 1)) == {"move", "fight", "play", "draw", "pass"}
    assert _verbs(_ann(3, 0, 3)) == {"move", "fight", "play", "pass"}
    assert _verbs(_ann(1, 1, 4)) == {"move", "fight", "play", "draw", "pass"}


@rule("HI-MARK-3", "HI-MARK-2", "HI-MARK-5")
def test_with_only_the_white_marker_left_nothing_but_a_draw_is_legal() -> None:
    game = _ann(0, 1, 4, hq="Hovercraft", hq_marker="coloured")
    assert game.spaces("Ann") == ["coloured"] * 3
    assert game.keys == ["draw"]
    assert game.refuse("Scrap", (2, 1)).rule == "HI-MARK-3"
    game.draw()
    assert game.spaces("Ann") == [*["coloured"] * 3, "white"]


@rule("HI-MARK-4")
@pytest.mark.parametrize(("coloured", "step"), [(4, 1), (1, 4)])
def test_an_hq_gadget_may_take_the_last_coloured_marker(coloured: int, step: int) -> None:
    game = _ann(coloured, 1, step, hq="Hovercraft")
    game.hq().answer(game.keys[0])
    assert game.markers("Ann") == (coloured - 1, 1)
    assert game.player("Ann").hq_marker == "coloured"
    assert len(game.spaces("Ann")) == step - 1
    if coloured == 1:
        assert game.keys == ["draw"], "only the white marker is left for the turn"


@rule("HI-MARK-5", "HI-R16")
@pytest.mark.parametrize(
    ("hq", "coloured", "white", "usable"),
    [
        ("Hovercraft", 0, 1, False),
        ("Alert Beacon", 0, 1, False),
        ("Satellite Uplink", 0, 1, False),
        ("Crime Computer", 1, 0, False),
        ("Hovercraft", 1, 0, True),
        ("Crime Computer", 0, 1, True),
    ],
)
def test_neither_colour_replaces_the_other(hq: str, coloured: int, white: int, usable: bool) -> None:
    ann = {
        "heroes": [stand("Shadowboxer", 2, 2), stand("Scrap", 4, 4)],
        "hand": ["Cat up a Tree"],
        "coloured": coloured,
        "white": white,
        "hq": hq,
    }
    game = play(players=[ann, BO], pawns=[[2, 2]], step=4, done=True)
    assert len(game.spaces("Ann")) == 4
    assert ("hq" in game.keys) == usable


@example("HI-E5")
@rule("HI-MARK-5", "HI-HQ-2")
def test_the_crime_computer_without_the_white_marker() -> None:
    game = _ann(3, 0, 3, hq="Crime Computer")
    assert game.spaces("Ann") == ["coloured", "white"]
    before = game.match.state_hash()
    assert "hq" not in game.keys
    assert game.refuse("marker:hq", None).rule == "HI-HQ-2"
    assert game.match.state_hash() == before


@example("HI-E6")
@rule("HI-MARK-3", "HI-MARK-4")
def test_hovercraft_and_the_forced_draw() -> None:
    game = _ann(4, 1, 1, hq="Hovercraft")
    game.hq().answer(f"move:{game.number('Titan')}:17")
    assert game.markers("Ann") == (3, 1)
    game.move("Titan", (4, 4)).end()
    assert game.markers("Ann") == (2, 1)
    game.idle("Bo").move("Titan", (4, 3)).end()
    game.idle("Bo").move("Titan", (4, 4)).end()
    game.idle("Bo")
    assert (game.table.turn, game.keys) == (4, ["draw"])
    assert game.refuse("Titan", (4, 5)).rule == "HI-MARK-3"
    game.draw().end()
    assert game.spaces("Ann") == [*["coloured"] * 3, "white"]
    assert game.markers("Ann") == (0, 0)


@rule("HI-MARK-6")
@pytest.mark.parametrize("used_in", [1, 2, 3, 4])
@pytest.mark.parametrize("hq", ["Hovercraft", "Crime Computer"])
@pytest.mark.parametrize("draw_in", [0, 1, 2, 3, 4])
def test_markers_suffice_for_four_turns_and_one_hq_use(hq: str, used_in: int, draw_in: int) -> None:
    game = _ann(4, 1, 1, hq=hq)
    for turn in range(1, 5):
        assert (game.asked, game.table.turn) == ("Ann", turn)
        if turn == used_in and "hq" in game.keys:
            game.hq()
            if game.question == "granted":
                game.answer(game.keys[0])
        wanted = "draw" if turn == draw_in else "pass"
        game.answer(wanted if wanted in game.keys else next(key for key in game.keys if key in ("draw", "pass")))
        game.idle("Bo")
    assert game.table.round == 2, "there was a marker for every turn"


@rule("HI-MARK-7", "HI-BONUS-3")
def test_hero_bonus_markers_go_to_the_two_bonus_spaces() -> None:
    heroes = [stand("Shadowboxer", 4, 4), stand("Huntaar", 2, 2)]
    game = play(players=[{"heroes": heroes}, BO], pawns=[[2, 2]], rolls=[6])
    game.bonus("Shadowboxer").bonus("Huntaar").quiet()
    assert game.player("Ann").bonus == [game.number("Shadowboxer"), game.number("Huntaar")]
    assert (game.hero("Shadowboxer").marked, game.hero("Huntaar").marked) == (True, True)
    assert (game.markers("Ann"), game.spaces("Ann")) == ((4, 1), []), "no normal marker is spent, no space filled"


@rule("HI-MARK-8")
def test_all_markers_go_back_at_the_end_of_the_round_used_or_not() -> None:
    ann = {
        "heroes": [stand("Shadowboxer", 4, 4, marked=True), stand("Scrap", 2, 2)],
        "coloured": 0,
        "white": 0,
        "hq": "Hovercraft",
        "hq_marker": "coloured",
        "points": 1,
    }
    bo = {"heroes": ["Huntaar", "Titan"], "hq": "Crime Computer", "coloured": 0, "white": 1}
    game = play(players=[ann, bo], pawns=[[3, 3]], phase="end")
    for name in ("Ann", "Bo"):
        assert (game.markers(name), game.spaces(name)) == ((4, 1), []), "nothing carries over"
        assert (game.player(name).hq_marker, game.player(name).bonus) == ("", [])
    assert not game.hero("Shadowboxer").marked
    assert {"hq", f"bonus:{game.number('Shadowboxer')}"} <= set(game.keys)


@rule("HI-MARK-9", "HI-R17")
def test_a_draw_without_any_card_still_uses_up_marker_and_turn() -> None:
    game = _ann(0, 1, 4, hq="Hovercraft", hq_marker="coloured")
    table = game.table
    table.removed += [*table.deck, *table.discard]
    table.deck.clear()
    table.discard.clear()
    assert game.keys == ["draw"]
    game.draw().end()
    assert game.hand("Ann") == ["Cat up a Tree"]
    assert (game.markers("Ann"), game.spaces("Ann")[-1], game.asked) == ((0, 0), "white", "Bo")

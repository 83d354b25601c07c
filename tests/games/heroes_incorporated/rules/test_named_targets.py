"""Targets are named before a card may be cancelled, and who is asked first (HI-R94, HI-R104, HI-R90, HI-R87)."""

from __future__ import annotations

from typing import Any

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import play

CERA: dict[str, Any] = {"heroes": ["Cera", {"name": "Scrap", "combat": 1, "gadgets": ["Jet Pack"]}]}
ANN: dict[str, Any] = {"heroes": [{"name": "Lumen", "at": [5, 1]}, "Huntaar"]}


@rule("HI-R94")
def test_hero_and_token_are_named_before_mind_control_is_asked() -> None:
    game = play(players=[ANN | {"hand": ["Equipment Failure"]}, CERA | {"hand": ["Phase Belt"]}])
    game.play("Equipment Failure", "Scrap", quiet=False)
    assert (game.asked, game.question) == ("Ann", "aim")
    game.answer(f"token:{game.number('Scrap')}:combat")
    assert (game.asked, game.question) == ("Bo", "cancel")
    assert game.hero("Scrap").combat == 1, "nothing has happened yet"
    game.cancel("Bo", "Phase Belt")
    assert (game.hero("Scrap").combat, game.gear("Scrap")) == (1, ["Jet Pack"])
    assert sorted(game.removed) == ["Equipment Failure", "Phase Belt"]


@rule("HI-R94")
def test_costs_are_paid_before_the_answer_and_stay_spent() -> None:
    game = play(players=[ANN | {"hand": ["Talk Show Regulars", "Charity Gala"]}, CERA | {"hand": ["Phase Belt"]}])
    game.play("Talk Show Regulars", quiet=False)
    assert (game.question, game.discard) == ("cancel", ["Charity Gala"])
    game.cancel("Bo", "Phase Belt")
    assert (game.fame_of("Ann"), game.hand("Ann"), game.discard) == ("", [], ["Charity Gala"])
    assert game.markers("Ann") == (3, 1)


@rule("HI-R94")
def test_what_depends_on_chance_comes_after_the_answer() -> None:
    game = play(players=[ANN | {"hand": ["Anonymous Tip"]}, CERA | {"hand": ["Phase Belt"]}])
    game.play("Anonymous Tip", quiet=False)
    assert (game.question, game.hand("Ann")) == ("cancel", [])
    game.answer("decline")
    assert len(game.hand("Ann")) == 2


@rule("HI-R94")
def test_a_swap_is_named_first_and_a_cancelled_gadget_replaces_nothing() -> None:
    three = ["Combat Visor", "Force Shield", "Grapple Line"]
    ann = {"heroes": [{"name": "Lumen", "gadgets": three}, "Huntaar"], "hand": ["Villain Scanner"]}
    game = play(players=[ann, CERA | {"hand": ["Phase Belt"]}])
    game.play("Villain Scanner", "Lumen", quiet=False)
    assert (game.asked, game.question) == ("Ann", "aim")
    game.answer(game.keys[0]).cancel("Bo", "Phase Belt")
    assert (game.gear("Lumen"), game.discard) == (three, [])


@rule("HI-R104", "HI-R89")
def test_who_could_cancel_is_asked_clockwise_from_the_player_in_turn() -> None:
    ann = {"heroes": [{"name": "Cloner", "at": [2, 2]}, {"name": "Lumen", "at": [2, 4]}], "hand": ["Jet Pack"]}
    bo = {"heroes": ["Huntaar", "Scrap"], "hand": ["Berserker"]}
    cy = {"heroes": [{"name": "Cera", "at": [2, 3]}, "Titan"], "hand": ["Phase Belt"]}
    game = play(players=[ann, bo, cy], pawns=[[2, 4]], rolls=[5])
    game.fight("Lumen", quiet=False).throw("Bo", "Berserker")
    assert (game.asked, game.question) == ("Ann", "cancel")
    game.answer("decline")
    assert (game.asked, game.question) == ("Cy", "cancel")
    game.cancel("Cy", "Phase Belt")
    assert sorted(game.removed) == ["Berserker", "Phase Belt"]


@rule("HI-R90")
def test_a_cancelled_supervillain_has_sent_no_die_back() -> None:
    ann = {"heroes": [{"name": "Lumen", "at": [2, 4]}, "Traveller"]}
    bo = {"heroes": ["Huntaar", "Scrap"], "hand": ["Mammoth"]}
    cera = {"heroes": ["Cera", {"name": "Titan", "at": [2, 4], "combat": 0, "face": 4}], "hand": ["Phase Belt"]}
    for cancel in (True, False):
        game = play(players=[ann, bo, cera], pawns=[[2, 4]], rolls=[4])
        game.fight("Lumen", quiet=False).throw("Bo", "Mammoth")
        assert game.question == "cancel"
        assert game.die_on("Titan") == (2, 4), "still there while the answer is awaited"
        if cancel:
            game.cancel("Cy", "Phase Belt")
            assert (game.villains((2, 4)), game.target()) == ([], 4)
        else:
            game.answer("decline")
        assert game.die_on("Titan") == ((2, 4) if cancel else None)


@rule("HI-R87")
def test_superspeed_satellite_uplink_and_inventor_play_cards_without_a_normal_action() -> None:
    stampede = {"heroes": ["Stampede", "Lumen"], "hand": ["Cat up a Tree", "School Visit"], "hq": "Satellite Uplink"}
    game = play(players=[stampede, {"heroes": ["Traveller", "Huntaar"]}], pawns=[[3, 3]])
    game.bonus("Stampede").answer(f"play:{game.player('Ann').hand[0]}")
    assert (game.points("Ann"), game.markers("Ann"), game.spaces("Ann")) == (1, (4, 1), [])
    game.hq().answer(f"play:{game.player('Ann').hand[0]}")
    assert (game.points("Ann"), game.markers("Ann"), game.spaces("Ann")) == (2, (3, 1), [])
    game.pass_()
    assert game.spaces("Ann") == ["coloured"], "the normal action of the turn was still due"
    scrap = {"heroes": ["Scrap", "Lumen"], "hand": ["Jet Pack"]}
    game = play(players=[scrap, {"heroes": ["Traveller", "Huntaar"]}])
    game.free("Jet Pack", "Lumen")
    assert (game.gear("Lumen"), game.markers("Ann"), game.spaces("Ann")) == (["Jet Pack"], (4, 1), [])

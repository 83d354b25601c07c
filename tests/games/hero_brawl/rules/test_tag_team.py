"""Tag Team: face up before its player, a shield for one round (BR-CARD-TAGTEAM)."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.hero_brawl.bout import Bout, play

ATTACKS = ["Foreign Object", "Rival", "Jobber", "High Flier"]
SWAPS = ["Manager", "Diva"]


def shielded(card: str) -> Bout:
    """It is Ann's turn, Bo has a Tag Team and Ann a card that might be aimed at Bo."""
    return play(
        players=[{"hand": [card, 2]}, {"hand": 3, "shield": "Salt and Saber"}, {"hand": 3}], pile=9, belt="Bo"
    ).hold()


@rule("BR-CARD-TAGTEAM-1")
def test_it_is_laid_before_its_player() -> None:
    bout = play(players=[{"hand": ["Salt and Saber", 2]}, {"hand": 3}], pile=9, belt="Bo").hold()
    before = bout.picture()
    bout.play("Salt and Saber")
    assert bout.changed(before) == {"Ann: hand", "Ann: shield"}
    for seat in (0, 1):
        view = bout.match.ask(seat).view()
        assert [piece.kind for piece in view.zones["player-0"].pieces] == ["salt-and-saber"]
        assert view.facts["shielded"] == [True, False]


@example("BR-S37")
@rule("BR-CARD-TAGTEAM-1", "BR-CARD-TAGTEAM-2", "BR-CARD-TAGTEAM-3")
def test_it_protects_for_a_full_round_until_the_own_next_turn() -> None:
    bout = play(
        players=[{"hand": ["Salt and Saber", 2]}, {"hand": ["Captain Canvas", "Baron Boo", 2]}, {"hand": ["Heel", 2]}],
        pile=12,
        belt="Cy",
    )
    bout.play("Salt and Saber")
    assert bout.turn == "Bo"
    assert bout.refuse("Captain Canvas", "Ann").rule == "BR-CARD-TAGTEAM-3"
    bout.play("Baron Boo")
    assert (bout.turn, bout.shielded("Ann")) == ("Cy", True), "still there in the last turn of the round"
    bout.play("Heel")
    assert (bout.turn, bout.shielded("Ann")) == ("Ann", False)
    assert "Salt and Saber" in bout.discard


@rule("BR-CARD-TAGTEAM-2")
def test_it_goes_before_the_draw() -> None:
    """The draw shows the belt: the Tag Team lies in the discard by then and is shuffled back into the pile."""
    bout = play(
        phase="draw", players=[{"hand": 2, "shield": "Salt and Saber"}, {"hand": 20}], pile=["belt", 5], discard=[]
    )
    assert bout.champion == "Ann"
    assert not bout.shielded("Ann")
    assert bout.discard == []
    kinds = [event.kind for event in bout.match.events if event.kind in ("unshielded", "belt", "shuffled")]
    assert kinds == ["unshielded", "belt", "shuffled"]


@rule("BR-CARD-TAGTEAM-2")
def test_the_turn_of_another_player_ends_nobodys_shield() -> None:
    players = [{"hand": 2}, {"hand": 2, "shield": "Salt and Saber"}, {"hand": 2, "shield": "The Gemini Guard"}]
    bout = play(phase="draw", turn="Bo", players=players, pile=9, belt="Ann")
    assert [bout.shielded(name) for name in ("Ann", "Bo", "Cy")] == [False, False, True]


@rule("BR-CARD-TAGTEAM-3")
@pytest.mark.parametrize("card", ATTACKS)
def test_a_shielded_player_cannot_be_attacked(card: str) -> None:
    bout = shielded(card)
    name = bout.hand("Ann")[0]
    aims = [option.target for option in bout.decision.options if option.label.startswith(name)]
    assert aims == ["zone:player-2"]
    assert bout.refuse(name, "Bo").rule == "BR-CARD-TAGTEAM-3"


@rule("BR-CARD-TAGTEAM-4")
@pytest.mark.parametrize("card", SWAPS)
def test_a_shielded_player_cannot_be_picked_for_a_swap(card: str) -> None:
    bout = shielded(card)
    name = bout.hand("Ann")[0]
    aims = [option.target for option in bout.decision.options if option.label.startswith(name)]
    assert aims == ["zone:player-2"]


@rule("BR-CARD-TAGTEAM-4")
def test_moving_hands_pass_a_shielded_player_by() -> None:
    bout = shielded("The Ricochet")
    before = bout.picture()
    ann, cy = sorted(bout.hand("Ann")[1:]), sorted(bout.hand("Cy"))
    bout.play("The Ricochet")
    assert (sorted(bout.hand("Cy")), sorted(bout.hand("Ann"))) == (ann, cy), "as if the seat between were empty"
    assert bout.changed(before) == {"Ann: hand", "Cy: hand", "discard"}


@rule("BR-CARD-TAGTEAM-4")
def test_with_everybody_else_shielded_nothing_is_swapped() -> None:
    for card in ("Manager", "Diva", "Loose Cannon"):
        bout = play(players=[{"hand": [card, 2]}, {"hand": 3, "shield": "Tag Team"}], pile=9, belt="Bo").hold()
        before = bout.picture()
        bout.play(card)
        assert bout.changed(before) == {"Ann: hand", "discard"}


@rule("BR-R24")
def test_a_shielded_player_still_answers() -> None:
    bout = play(
        players=[{"hand": ["Jobber", 2]}, {"hand": ["Referee", 2], "shield": "Tag Team"}, {"hand": 3}],
        pile=9,
        belt="Cy",
    ).hold()
    bout.play("Jobber", on="Cy").respond("Bo", "Referee").quiet()
    assert bout.count("Cy") == 3
    assert bout.shielded("Bo")

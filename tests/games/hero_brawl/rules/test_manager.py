"""Manager: an exchange of whole hands with one opponent (BR-CARD-MANAGER)."""

from __future__ import annotations

from tests.citing import example, rule
from tests.games.hero_brawl.bout import play

MANAGER = "Doctor Deal"


@rule("BR-CARD-MANAGER-1")
def test_two_hands_change_their_owners() -> None:
    bout = play(players=[{"hand": [MANAGER, 2]}, {"hand": 3}, {"hand": 5}], pile=9, belt="Bo").hold()
    ann, cy = set(bout.hand("Ann")) - {MANAGER}, set(bout.hand("Cy"))
    before = bout.picture()
    bout.play(MANAGER, on="Cy")
    assert (set(bout.hand("Ann")), set(bout.hand("Cy"))) == (cy, ann)
    assert bout.changed(before) == {"Ann: hand", "Cy: hand", "discard"}


@rule("BR-CARD-MANAGER-1")
def test_any_opponent_may_be_chosen_and_one_has_to_be() -> None:
    bout = play(players=[{"hand": [MANAGER, "Heel", 1]}, {}, {}, {}], pile=9, belt="Bo")
    aims = [option.target for option in bout.decision.options if option.label.startswith(MANAGER)]
    assert aims == ["zone:player-1", "zone:player-2", "zone:player-3"]


@example("BR-S17")
@rule("BR-CARD-MANAGER-1", "BR-BELT-6")
def test_the_champion_gets_a_smaller_hand_and_loses_the_belt() -> None:
    bout = play(players=[{"hand": [MANAGER, 2]}, {"hand": 4}, {"hand": 3}], pile=9, belt="Bo").hold()
    before = bout.picture()
    bout.play(MANAGER, on="Bo")
    assert (bout.counts(), bout.champion) == ([4, 2, 3], "Ann")
    assert bout.changed(before) == {"Ann: hand", "Bo: hand", "belt", "discard"}


@example("BR-S18")
@rule("BR-CARD-MANAGER-2")
def test_as_the_last_card_it_puts_the_opponent_out() -> None:
    bout = play(players=[{"hand": [MANAGER]}, {"hand": 3}, {"hand": 2}], pile=0, belt="Cy").hold()
    before = bout.picture()
    bout.play(MANAGER, on="Bo")
    assert (bout.count("Ann"), bout.out("Ann"), bout.out("Bo")) == (3, False, True)
    assert bout.changed(before) == {"Ann: hand", "Bo: hand", "Bo: out", "discard"}

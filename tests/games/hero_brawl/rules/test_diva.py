"""Diva: one card each way with one opponent (BR-CARD-DIVA)."""

from __future__ import annotations

from tests.citing import example, rule
from tests.games.hero_brawl.bout import play

DIVA = "Lady Limelight"


@example("BR-S28")
@rule("BR-CARD-DIVA-1")
def test_one_card_changes_hands_each_way() -> None:
    bout = play(
        players=[{"hand": [DIVA, "Opal Oracle", 1]}, {"hand": ["Gearlock", 2]}, {"hand": 3}], pile=9, belt="Bo"
    ).hold()
    before = bout.picture()
    bout.play(DIVA, on="Bo")
    assert (bout.asked, bout.question, bout.offered()) == ("Ann", "give", bout.hand("Ann"))
    bout.choose("Opal Oracle")
    assert (bout.asked, bout.question, bout.offered()) == ("Bo", "give", bout.hand("Bo"))
    assert "Opal Oracle" not in bout.offered(), "both give at once, so what comes cannot be given back"
    bout.choose("Gearlock")
    assert bout.counts() == [2, 3, 3]
    assert "Gearlock" in bout.hand("Ann")
    assert "Opal Oracle" in bout.hand("Bo")
    assert bout.changed(before) == {"Ann: hand", "Bo: hand", "discard"}


@rule("BR-CARD-DIVA-1")
def test_one_opponent_is_chosen() -> None:
    bout = play(players=[{"hand": [DIVA, "Heel", 1]}, {}, {}, {}], pile=9, belt="Bo").hold()
    aims = [option.target for option in bout.decision.options if option.label.startswith(DIVA)]
    assert aims == ["zone:player-1", "zone:player-2", "zone:player-3"]
    before = bout.picture()
    bout.play(DIVA, on="Dee")
    while bout.question == "give":
        bout.answer(bout.keys()[0])
    assert bout.changed(before) == {"Ann: hand", "Dee: hand", "discard"}


@rule("BR-CARD-DIVA-1")
def test_two_single_cards_are_exchanged_too() -> None:
    bout = play(
        players=[{"hand": [DIVA, "Opal Oracle"]}, {"hand": ["Gearlock"]}, {"hand": 3}], pile=9, belt="Bo"
    ).hold()
    bout.play(DIVA, on="Bo")
    assert (bout.hand("Ann"), bout.hand("Bo")) == (["Gearlock"], ["Opal Oracle"])
    assert (bout.out("Bo"), bout.champion) == (False, "Bo")


@example("BR-S27")
@rule("BR-CARD-DIVA-2")
def test_as_the_last_card_it_takes_a_card_for_nothing() -> None:
    bout = play(players=[{"hand": [DIVA]}, {"hand": ["Gearlock"]}, {"hand": 3}], pile=0, belt="Cy").hold()
    before = bout.picture()
    bout.play(DIVA, on="Bo")
    assert (bout.hand("Ann"), bout.out("Ann"), bout.out("Bo")) == (["Gearlock"], False, True)
    assert bout.changed(before) == {"Ann: hand", "Bo: hand", "Bo: out", "discard"}


@rule("BR-CARD-DIVA-2")
def test_the_opponent_picks_which_card_that_is() -> None:
    bout = play(players=[{"hand": [DIVA]}, {"hand": ["Gearlock", "Baron Boo"]}, {"hand": 3}], pile=0, belt="Cy").hold()
    bout.play(DIVA, on="Bo")
    assert (bout.asked, bout.question) == ("Bo", "give")
    bout.choose("Baron Boo")
    assert (bout.hand("Ann"), bout.hand("Bo")) == (["Baron Boo"], ["Gearlock"])

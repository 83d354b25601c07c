"""CEO: takes the belt and brings a card, on anybody's turn (BR-CARD-CEO)."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.hero_brawl.bout import Bout, play

OWNED = {"hand": ["Madame Monopoly", "Opal Oracle", "Gearlock"]}


def on_bos_turn(pile: int, **more: object) -> Bout:
    """Bo plays a Jobber on the champion Cy; Ann holds three cards, a CEO among them."""
    position = {"turn": "Bo", "players": [OWNED, {"hand": ["Captain Canvas", 3]}, {"hand": 4}], "belt": "Cy"}
    bout = play(**{**position, "pile": pile, **more}).hold()
    return bout.play("Captain Canvas", on="Cy")


@example("BR-S35")
@rule("BR-CARD-CEO-1", "BR-CARD-CEO-2", "BR-BELT-12")
def test_it_is_played_on_somebody_elses_turn_and_takes_the_belt() -> None:
    bout = on_bos_turn(pile=4)
    before = bout.picture()
    bout.respond("Ann", "Madame Monopoly")
    assert (bout.champion, bout.count("Ann"), bout.pile) == ("Ann", 3, 3)
    assert bout.changed(before) == {"Ann: hand", "belt", "pile", "discard"}
    assert bout.discard[-1] == "Madame Monopoly"


@rule("BR-CARD-CEO-1")
def test_what_it_answers_goes_on() -> None:
    bout = on_bos_turn(pile=4).respond("Ann", "Madame Monopoly").quiet()
    assert (bout.asked, bout.question) == ("Cy", "discard")
    bout.answer(bout.keys()[0])
    assert (bout.count("Cy"), bout.champion) == (3, "Ann"), "the belt has gone before Cy was hurt"


@rule("BR-CARD-CEO-1")
@pytest.mark.parametrize("moment", ["action", "result", "closing"])
def test_each_window_offers_it(moment: str) -> None:
    bout = play(
        players=[{"hand": ["Iron Megaphone", "Folding Fury", 1]}, {"hand": ["Crutch Crusader", 1]}, OWNED],
        turn="Ann",
        pile=6,
        belt="Bo",
    )
    bout.play("Iron Megaphone", on="Bo")
    if moment != "action":
        bout.quiet().choose("Folding Fury").choose("Crutch Crusader")
    if moment == "closing":
        bout.quiet().choose("Folding Fury")
        assert bout.champion == "Ann", "won in the battle, lost again before the next turn"
    assert bout.decision.group.startswith(moment)
    bout.respond("Cy", "Madame Monopoly")
    assert (bout.champion, bout.count("Cy")) == ("Cy", 3)


@example("BR-S36")
@rule("BR-CARD-CEO-2")
def test_with_an_empty_pile_it_is_a_card_lost() -> None:
    bout = on_bos_turn(pile=0)
    before = bout.picture()
    bout.respond("Ann", "Madame Monopoly")
    assert (bout.champion, bout.count("Ann")) == ("Ann", 2)
    assert bout.changed(before) == {"Ann: hand", "belt", "discard"}


@example("BR-S34")
@rule("BR-CARD-CEO-3")
def test_as_the_card_of_the_own_turn_it_claims_and_draws_too() -> None:
    bout = play(players=[OWNED, {"hand": 3}, {"hand": 4}], pile=6, belt="Cy").hold()
    before = bout.picture()
    bout.play("Madame Monopoly").quiet()
    assert (bout.champion, bout.count("Ann"), bout.pile) == ("Ann", 3, 5)
    assert bout.changed(before) == {"Ann: hand", "belt", "pile", "discard"}
    bout.go_on().quiet()
    assert bout.turn == "Bo", "it was the play of the turn"


@rule("BR-CARD-CEO-3", "BR-CARD-CEO-2")
def test_as_a_turn_card_on_an_empty_pile_it_only_claims() -> None:
    bout = play(players=[OWNED, {"hand": 3}, {"hand": 4}], pile=0, belt="vacant").hold()
    before = bout.picture()
    bout.play("Madame Monopoly").quiet()
    assert (bout.champion, bout.count("Ann")) == ("Ann", 2)
    assert bout.changed(before) == {"Ann: hand", "belt", "discard"}

"""The Title Belt: how it shows up and how it changes its wearer (BR-BELT)."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.hero_brawl.bout import Bout, last_card, play

ROCK = ["Iron Megaphone", "Folding Fury", 1]
"""A hand with a Foreign Object and Rock 42, which beats scissors and loses to paper."""
SCISSORS = ["Crutch Crusader", 2]
PAPER = ["Opal Oracle", 2]


def battle(bout: Bout, theirs: str, kept: str) -> None:
    """Ann's Rock 42 against a card of Bo's."""
    bout.hold().play("Iron Megaphone", on="Bo").choose("Folding Fury").choose(theirs).choose(kept)


@rule("BR-BELT-1")
def test_the_belt_lies_face_up_before_the_player_who_drew_it() -> None:
    bout = play(phase="draw", turn="Bo", players=[{}, {}, {}], pile=["belt", 9])
    assert bout.champion == "Bo"
    for seat in range(3):
        view = bout.match.ask(seat).view()
        assert [piece.kind for piece in view.zones["belt-1"].pieces] == ["the-hero-brawl-title-belt"]
        assert view.facts["champion"] == 1


@rule("BR-BELT-2")
def test_the_reveal_shuffles_the_discard_into_the_pile() -> None:
    """Pile and discard become one pile in a new order; hands and a Tag Team on the table stay."""
    old, used = [], []
    for seed in range(8):
        players = [{"hand": 3}, {"hand": 25}, {"hand": 15, "shield": "Salt and Saber"}]
        bout = last_card(
            phase="draw", seed=seed, players=players, pile=["belt", "Gearlock", 5], discard=["Opal Oracle", "Baron Boo"]
        )
        assert (bout.champion, bout.counts(), bout.shielded("Cy")) == ("Ann", [3, 25, 15], True)
        assert (bout.discard, bout.pile) == ([], 59 - 44)
        pile = [bout.table.kind(card).name for card in bout.table.pile]
        old.append(pile.index("Gearlock"))
        used.append(pile.index("Baron Boo"))
    assert len(set(old)) > 3, "the card below the belt may lie anywhere"
    assert len(set(used)) > 3, "and so may the card that lay on top of the discard"


@rule("BR-BELT-2")
def test_there_is_no_second_reshuffle() -> None:
    bout = play(phase="draw", players=[{"hand": ["Heel", 2]}, {"hand": 3}], pile=1, belt="Bo")
    assert bout.pile == 0
    discarded = len(bout.discard)
    bout.hold().play("Heel")
    assert (bout.count("Ann"), bout.pile) == (3, 0), "an empty pile stays empty"
    assert len(bout.discard) == discarded + 1


@rule("BR-BELT-3")
def test_after_the_reveal_play_goes_on_until_the_pile_is_used_up() -> None:
    """Three cards are left to draw: Bo, Ann and Bo draw them, then both have a final turn."""
    ann = ["Salt and Saber", "The Gemini Guard", 26]
    bo = ["Thunder and Thimble", "The Twin Turbines", "Captain Canvas", 25]
    bout = play(phase="draw", players=[{"hand": ann}, {"hand": bo}], pile=["belt", 1])
    assert (bout.champion, bout.pile, bout.outcome) == ("Ann", 3, None)
    played = []
    for card in ("Thunder and Thimble", "Salt and Saber", "The Twin Turbines", "The Gemini Guard", "Captain Canvas"):
        bout.quiet()
        played.append((bout.turn, bout.pile))
        bout.play(card)
    bout.quiet()
    assert played == [("Bo", 2), ("Ann", 1), ("Bo", 0), ("Ann", 0), ("Bo", 0)]
    assert bout.outcome is not None
    assert (bout.winner, bout.outcome.ending) == ("Ann", "pile-out")


@rule("BR-BELT-3")
def test_after_the_reveal_play_ends_when_one_player_is_left() -> None:
    bout = play(phase="draw", turn="Bo", players=[{"hand": ["Jobber", 1]}, {"hand": 1}], pile=["belt", 5])
    assert (bout.champion, bout.question) == ("Bo", "respond"), "the reveal ended nothing"
    bout.quiet().play("Jobber", on="Bo").quiet()
    assert bout.outcome is not None
    assert (bout.winner, bout.outcome.ending) == ("Ann", "elimination")


@example("BR-S7")
@rule("BR-BELT-4")
def test_beating_the_champion_takes_the_belt() -> None:
    bout = play(players=[{"hand": ROCK}, {"hand": SCISSORS}, {"hand": 3}], pile=9, belt="Bo")
    before = bout.picture()
    battle(bout, "Crutch Crusader", "Folding Fury")
    assert bout.champion == "Ann"
    assert bout.counts() == [2, 2, 3]
    assert bout.changed(before) == {"Ann: hand", "Bo: hand", "discard", "belt"}


@rule("BR-BELT-4")
def test_a_champion_who_attacks_and_loses_hands_over_the_belt() -> None:
    bout = play(players=[{"hand": ROCK}, {"hand": PAPER}], pile=9, belt="Ann")
    battle(bout, "Opal Oracle", "Opal Oracle")
    assert bout.champion == "Bo"


@rule("BR-BELT-4")
def test_a_roshambo_among_others_does_not_move_the_belt() -> None:
    bout = play(players=[{"hand": ROCK}, {"hand": SCISSORS}, {"hand": 3}], pile=9, belt="Cy")
    battle(bout, "Crutch Crusader", "Folding Fury")
    assert bout.champion == "Cy"


@rule("BR-BELT-5")
@pytest.mark.parametrize("card", ["Jobber", "Rival", "High Flier"])
def test_an_action_that_costs_the_champion_a_card_takes_the_belt(card: str) -> None:
    bout = play(players=[{"hand": [card, 2]}, {"hand": 3}, {"hand": 3}], pile=9, belt="Bo", script=[5, 1, 0]).hold()
    before = bout.picture()
    bout.play(card, on="Bo").answer(bout.keys()[0])
    assert (bout.champion, bout.count("Bo")) == ("Ann", 2)
    assert bout.changed(before) == {"Ann: hand", "Bo: hand", "discard", "belt"}


@rule("BR-BELT-5")
def test_hurting_somebody_else_takes_nothing() -> None:
    bout = play(players=[{"hand": ["Jobber", 2]}, {"hand": 3}, {"hand": 3}], pile=9, belt="Cy").hold()
    bout.play("Jobber", on="Bo").answer(bout.keys()[0])
    assert bout.champion == "Cy"


@rule("BR-BELT-6")
@pytest.mark.parametrize(("theirs", "champion"), [(4, "Ann"), (3, "Ann"), (2, "Bo"), (1, "Bo")])
def test_a_swap_takes_the_belt_only_if_the_champion_ends_with_fewer_cards(theirs: int, champion: str) -> None:
    for card, on in (("Manager", "Bo"), ("Loose Cannon", None)):
        bout = play(players=[{"hand": [card, 2]}, {"hand": theirs}], pile=9, belt="Bo").hold()
        bout.play(card, on=on)
        assert bout.counts() == [theirs, 2]
        assert bout.champion == champion


@rule("BR-BELT-7")
def test_a_champion_eliminated_by_another_loses_the_belt_to_that_player() -> None:
    bout = play(players=[{"hand": ["Jobber", 2]}, {"hand": 1}, {"hand": 3}], pile=9, belt="Bo").hold()
    bout.play("Jobber", on="Bo")
    assert (bout.out("Bo"), bout.champion) == (True, "Ann")
    assert bout.outcome is None


@example("BR-S11")
@rule("BR-BELT-8")
def test_a_champion_who_eliminates_themselves_leaves_the_belt_vacant() -> None:
    bout = play(players=[{"hand": ["Iron Megaphone"]}, {"hand": 2}, {"hand": 3}], pile=0, belt="Ann").hold()
    before = bout.picture()
    bout.play("Iron Megaphone", on="Bo")
    assert (bout.out("Ann"), bout.champion, bout.belt_in_pile) == (True, None, False)
    assert bout.changed(before) == {"Ann: hand", "Ann: out", "discard", "belt"}


@example("BR-S12")
@rule("BR-BELT-9")
def test_a_vacant_belt_goes_to_the_winner_of_the_next_roshambo() -> None:
    bout = play(players=[{"hand": ROCK}, {"hand": SCISSORS}, {"hand": 3}], pile=9, belt="vacant")
    battle(bout, "Crutch Crusader", "Folding Fury")
    assert bout.champion == "Ann"
    bout = play(players=[{"hand": ROCK}, {"hand": PAPER}, {"hand": 3}], pile=9, belt="vacant")
    battle(bout, "Opal Oracle", "Opal Oracle")
    assert bout.champion == "Bo", "also if it is the one who was attacked"


@rule("BR-BELT-10")
def test_a_vacant_belt_at_the_end_of_the_pile_means_no_winner() -> None:
    bout = play(players=[{"hand": ["Heel", 2]}, {"hand": 3}, {"hand": 3}], pile=0, belt="vacant", final=[])
    bout.play("Heel")
    assert bout.outcome is not None
    assert (bout.winner, bout.outcome.ending, bout.outcome.rule) == (None, "pile-out", "BR-BELT-10")


@rule("BR-BELT-11")
def test_a_champion_who_wins_keeps_the_belt() -> None:
    bout = play(players=[{"hand": ROCK}, {"hand": SCISSORS}], pile=9, belt="Ann")
    before = bout.picture()
    battle(bout, "Crutch Crusader", "Folding Fury")
    assert bout.changed(before) == {"Ann: hand", "Bo: hand", "discard"}
    bout = play(players=[{"hand": ROCK}, {"hand": PAPER}], pile=9, belt="Bo")
    battle(bout, "Opal Oracle", "Folding Fury")
    assert bout.champion == "Bo"


@rule("BR-BELT-12")
@pytest.mark.parametrize("belt", ["Bo", "Cy", "vacant"])
def test_a_ceo_takes_the_belt_from_wherever_it_lies(belt: str) -> None:
    bout = play(
        players=[{"hand": ["CEO", 2]}, {"hand": 3}, {"hand": 3, "shield": "Tag Team"}], pile=9, belt=belt
    ).hold()
    before = bout.picture()
    bout.play("CEO").quiet()
    assert bout.champion == "Ann"
    assert bout.changed(before) == {"Ann: hand", "discard", "pile", "belt"}


@rule("BR-CARD-BELT-1")
def test_the_champion_cannot_commit_the_belt() -> None:
    bout = play(players=[{"hand": ROCK}, {"hand": SCISSORS}], pile=9, belt="Bo").hold()
    bout.play("Iron Megaphone", on="Bo").choose("Folding Fury")
    assert (bout.asked, bout.question) == ("Bo", "commit")
    assert bout.offered() == bout.hand("Bo")
    assert bout.refuse("The Hero Brawl Title Belt", None).rule == "BR-ROSH-2"
    belt = bout.table.kind(bout.table.belt_card())
    assert (belt.symbol, belt.number) == ("rock", 60), "it would win against any other rock"

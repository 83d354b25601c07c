"""Row Attacks and effects on several rows (HB-ROW, HB-R41b to e)."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.hero_brigade.diary import play, printed


@rule("HB-ROW-1", "HB-R41c")
def test_one_row_is_handled_and_the_executor_picks_it_among_the_eligible() -> None:
    day = play(
        hero={"hand": ["BERT"], "front": ["Xiang", "Chill Factor"], "support": ["Dr. Cat"]},
        villain={"hand": ["Chinese Calculus", "Fred"], "front": ["Henchman"], "support": ["The Mime"]},
        turn="villain",
    )
    day.choose("Play Chinese Calculus")
    assert set(day.options) == {
        "Ann’s Front Row", "Ann’s Support Row", "Your own Front Row", "Your own Support Row",
    }  # fmt: skip
    day.last("Your own Support Row")
    assert day.settled() == {
        "villain hand": ["Fred"],
        "villain discard": ["Chinese Calculus"],
        "villain S1": "The Mime 4",
    }


@rule("HB-ROW-1")
def test_a_row_attack_hits_each_position_of_the_row() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["BERT", "Chill Factor", "Vasilisa"], "support": ["Dr. Cat"]},
        villain={"support": ["Natural Disaster"], "front": ["Fred"]},
    )
    day.last("Natural Disaster")
    assert day.settled() == {
        "hero F1": "BERT 7",
        "hero F2": "Chill Factor 2",
        "hero F3": "Vasilisa 4",
        "villain S1": "Natural Disaster 4 disabled",
    }


@rule("HB-ROW-2")
def test_positions_are_handled_from_left_to_right_each_completely() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["Pack Mule 2", "Johnny Pyro 2", ""], "support": ["Dr. Cat"], "deck": 9},
        villain={"support": ["Natural Disaster"], "front": ["Fred"]},
        resource={"deck": ["Alien Ship", "..."]},
    )
    day.choose("Natural Disaster")
    assert (day.who, day.hp("Johnny Pyro")) == ("hero", 2), "the second position waits for the Reaction of the first"
    day.last("Pack Mule: Saddlebags")
    steps = [
        (event.kind, day.table.kind(event.data["card"]).name if event.kind in ("defeated", "moved") else "")
        for event in day.match.events
        if event.kind in ("defeated", "moved", "banished", "milled")
    ]
    assert steps == [
        ("defeated", "Pack Mule"),
        ("moved", "Pack Mule"),
        ("banished", ""),
        ("defeated", "Johnny Pyro"),
        ("moved", "Johnny Pyro"),
        ("banished", ""),
        ("banished", ""),
        ("banished", ""),
        ("milled", ""),
        ("milled", ""),
    ]


@example("HB-EX-18")
@rule("HB-ROW-3", "HB-ROW-4")
def test_an_empty_row_takes_six() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"support": ["BERT", "Xiang"], "deck": 9},
        villain={"support": ["Natural Disaster"], "front": ["Fred"]},
    )
    day.last("Natural Disaster")
    assert day.counts("hero") == (0, 3, 6, 0)
    assert set(day.settled()) == {"hero deck", "hero discard", "villain S1"}


@rule("HB-ROW-3")
def test_an_empty_row_may_be_chosen() -> None:
    day = play(
        phase="fight",
        hero={"front": ["Xiang"], "support": ["Johnny Pyro"]},
        villain={"support": ["Fred", "Henchman"], "deck": 9},
    )
    day.choose("Johnny Pyro")
    assert set(day.options) == {"Bo’s Front Row", "Your own Front Row"}
    day.last("Bo’s Front Row")
    assert day.counts("villain") == (0, 6, 3, 0)


@example("HB-EX-19")
@rule("HB-ROW-4")
def test_each_empty_position_takes_the_full_damage() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["Captain Mediocre", "", "Dr. Cat"], "support": ["Xiang"], "deck": 9},
        villain={"support": ["Natural Disaster"], "front": ["Fred"]},
    )
    day.last("Natural Disaster")
    assert (day.hp("Captain Mediocre"), day.hp("Dr. Cat")) == (3, 2)
    assert day.counts("hero") == (0, 7, 2, 0)


@rule("HB-ROW-5")
def test_several_rows_are_handled_one_after_the_other_in_the_executors_order() -> None:
    day = play(
        phase="fight",
        stretch=True,
        hero={"front": ["Katherine", "Police Officer"], "support": ["BERT"], "deck": 9},
        villain={"front": ["Henchman"], "support": ["Fred"], "deck": 9},
    )
    day.choose("Katherine")
    assert set(day.options) == {"Bo’s Front Row", "Your own Front Row"}
    day.last("Your own Front Row")
    defeated = [day.table.kind(event.data["card"]).name for event in day.match.events if event.kind == "defeated"]
    assert defeated == ["Police Officer", "Henchman"]
    assert day.hp("Katherine") == 3
    assert day.counts("villain") == (0, 7, 3, 0), "two empty positions and the Henchman"
    assert day.counts("hero") == (0, 9, 1, 0), "own empty positions take nothing"
    assert day.hp("BERT") == 8
    assert day.hp("Fred") == 5


@rule("HB-ROW-5", "HB-ROW-2", "HB-R41e")
def test_each_position_is_looked_at_when_its_turn_comes() -> None:
    medic = printed("Medic", "F Reaction Last Aid: When Medic is Defeated: one Character in your Party: 3 HEAL.", hp=2)
    day = play(
        phase="fight",
        cards=[medic],
        turn="villain",
        hero={"front": ["Medic", "Xiang 2", "Chill Factor 2"], "support": ["BERT"], "deck": 9},
        villain={"front": ["Mallardiction", "Natural Disaster"], "support": ["Fred"], "deck": 9},
    )
    day.choose("Mallardiction").choose("Ann’s Front Row").choose("Medic: Last Aid").last("Xiang")
    assert day.party("hero") == {"F2": "Xiang", "S1": "BERT"}, "Xiang has 5 HP when it is his turn"
    assert day.hp("Xiang") == 5


@rule("HB-R41b")
def test_own_empty_positions_take_nothing_from_an_own_row_attack() -> None:
    day = play(
        phase="fight",
        hero={"front": ["Xiang", "", "Chill Factor"], "support": ["Johnny Pyro"], "deck": 9},
        villain={"front": ["Fred", "Henchman"], "deck": 9},
    )
    day.choose("Johnny Pyro").last("Your own Front Row")
    assert day.settled() == {"hero F3": "Chill Factor 3", "hero S1": "Johnny Pyro 6 disabled"}


@rule("HB-R41c")
def test_an_own_row_may_be_taken_although_the_opponent_has_characters() -> None:
    day = play(
        phase="fight",
        hero={"front": ["Xiang", "Chill Factor"], "support": ["Johnny Pyro"]},
        villain={"front": ["Fred", "Henchman"]},
    )
    day.choose("Johnny Pyro")
    assert "Your own Front Row" in day.options


DODGE = "F Reaction Dodge: When Dodger is dealt damage by a Character: Move Dodger."


@rule("HB-R41d")
@pytest.mark.parametrize(
    ("front", "to", "milled"), [(["Dodger"], "Front Row 3", 2), (["Dodger", "BERT"], "Front Row 3", 0)]
)
def test_who_shifts_during_a_row_attack_is_not_hit_twice_and_its_position_is_not_empty(
    front: list[str], to: str, milled: int
) -> None:
    day = play(
        phase="fight",
        cards=[printed("Dodger", DODGE, hp=9)],
        turn="villain",
        hero={"front": front, "support": ["Xiang"], "deck": 9},
        villain={"support": ["Natural Disaster"], "front": ["Fred"]},
    )
    day.choose("Natural Disaster").choose("Dodger: Dodge").last(to)
    assert day.hp("Dodger") == 7
    assert day.counts("hero") == (0, 9 - milled, milled, 0)


@rule("HB-R41d")
def test_positions_are_handled_with_whoever_stands_there_when_their_turn_comes() -> None:
    switch = printed(
        "Switch",
        "F Reaction Flip: When Switch is dealt damage by a Character: Swap two Characters in your Party.",
        hp=9,
    )
    day = play(
        phase="fight",
        cards=[switch],
        turn="villain",
        hero={"front": ["Switch", "Chill Factor", "Police Officer"], "support": ["Dr. Cat", "Vasilisa"], "deck": 9},
        villain={"support": ["Natural Disaster"], "front": ["Fred"]},
    )
    day.choose("Natural Disaster").choose("Switch: Flip").choose("Chill Factor").last("Dr. Cat")
    assert day.party("hero") == {"F1": "Switch", "F2": "Dr. Cat", "S1": "Chill Factor", "S2": "Vasilisa"}
    assert (day.hp("Dr. Cat"), day.hp("Chill Factor")) == (2, 4)


@rule("HB-R41e")
def test_wrath_is_no_row_attack() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["Xiang 3", "BERT"], "support": ["Dr. Cat"], "deck": 9},
        villain={"front": ["Mallardiction", "Natural Disaster"], "support": ["Fred"], "deck": 9},
    )
    day.choose("Mallardiction").last("Ann’s Front Row")
    assert day.party("hero") == {"F2": "BERT", "S1": "Dr. Cat"}, "Xiang is not protected"
    assert day.counts("hero") == (0, 7, 1, 2), "nothing is milled for empty positions"

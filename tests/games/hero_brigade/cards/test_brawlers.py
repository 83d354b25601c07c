"""Resource stretch cards that hit: Bro, Fist, Tiger-Mother, The Log and El'Desta."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.hero_brigade.cards.covering import covers
from tests.games.hero_brigade.diary import play

VILLAINS = {"front": ["Henchman", "Fred"], "support": ["Natural Disaster"]}
GUARDED = {"front": ["Armakillo", "Henchman"], "support": ["Fred"]}
NEXT = {"hand": ["Henchman"]}


@covers("bro", "F Chest Bump")
@pytest.mark.parametrize(
    ("support", "hp"),
    [(["Fist disabled"], 2), (["Captain Mediocre disabled"], 3), ([], 3)],
    ids=["Fist", "other", "alone"],
)
def test_chest_bump_is_stronger_with_fist_and_taunts(support: list[str], hp: int) -> None:
    hero = {"front": ["Bro"], "support": support}
    day = play(stretch=True, phase="fight", hero=hero, villain=VILLAINS)
    assert set(day.options) == {"Bro", "Henchman", "Fred"}
    day.last("Fred")
    assert day.settled() == {"hero F1": "Bro 4 disabled", "villain F2": f"Fred {hp} taunted"}


@covers("bro", "F Chest Bump")
@covers("fist", "F Knuckle Sandwich")
@pytest.mark.parametrize(("brawler", "friend"), [("Bro", "Fist"), ("Fist", "Bro")])
def test_a_friend_in_the_other_party_does_not_count(brawler: str, friend: str) -> None:
    villain = {"front": ["Armakillo", "Henchman"], "support": [friend]}
    day = play(stretch=True, phase="fight", hero={"front": [brawler]}, villain=villain)
    day.last("Armakillo")
    assert day.hp("Armakillo") == 4  # 2 damage against DR 2


@covers("bro", "S Spot Me")
@pytest.mark.parametrize(("answer", "changes"), [("BERT", {"hero F1": "BERT 6"}), ("Xiang", {}), ("No HEAL", {})])
def test_spot_me_heals_another_ally_by_one(answer: str, changes: dict[str, object]) -> None:
    hero = {"front": ["BERT 5", "Xiang"], "support": ["Bro 1"]}
    day = play(stretch=True, phase="fight", hero=hero, villain=VILLAINS)
    day.choose("Bro")
    assert set(day.options) == {"BERT", "Xiang", "No HEAL"}
    day.last(answer)
    assert day.settled() == {**changes, "hero S1": "Bro 1 disabled"}


@covers("bro", "P Pep Talk")
def test_pep_talk_draws_one_card() -> None:
    day = play(stretch=True, hero={"hand": ["Bro"], "deck": ["BERT", "Xiang"]}, villain=NEXT)
    day.last("Play Bro")
    assert day.settled() == {"hero hand": ["BERT"], "hero discard": ["Bro"], "hero deck": 1}


@covers("fist", "F Knuckle Sandwich")
@pytest.mark.parametrize(("support", "hp"), [(["Bro disabled"], 2), (["Tiger-Mother disabled"], 4), ([], 4)])
def test_knuckle_sandwich_penetrates_with_bro(support: list[str], hp: int) -> None:
    day = play(stretch=True, phase="fight", hero={"front": ["Fist"], "support": support}, villain=GUARDED)
    assert set(day.options) == {"Fist", "Armakillo", "Henchman"}
    day.last("Armakillo")
    after = {"villain F1": "Armakillo 2"} if hp == 2 else {}
    assert day.settled() == {"hero F1": "Fist 3 disabled", **after}


@covers("fist", "F Knuckle Sandwich")
def test_knuckle_sandwich_alone_still_deals_two() -> None:
    day = play(stretch=True, phase="fight", hero={"front": ["Fist"]}, villain=VILLAINS)
    day.last("Fred")
    assert day.settled() == {"hero F1": "Fist 3 disabled", "villain F2": "Fred 3"}


@covers("fist", "S Point")
def test_point_hits_one_frt_from_behind() -> None:
    day = play(stretch=True, phase="fight", hero={"support": ["Fist"], "front": ["Xiang disabled"]}, villain=VILLAINS)
    assert set(day.options) == {"Xiang", "Henchman", "Fred"}
    day.last("Fred")
    assert day.settled() == {"hero S1": "Fist 3 disabled", "villain F2": "Fred 4"}


@covers("fist", "P Uppercut")
def test_uppercut_hits_one_frt() -> None:
    day = play(stretch=True, hero={"hand": ["Fist"], "front": ["BERT"]}, villain={**VILLAINS, **NEXT})
    day.choose("Play Fist")
    assert set(day.options) == {"BERT", "Henchman", "Fred"}
    day.last("Fred")
    assert day.settled() == {"hero hand": [], "hero discard": ["Fist"], "villain F2": "Fred 3"}


@covers("tiger-mother", "F Claws")
def test_claws_hit_one_frt() -> None:
    day = play(stretch=True, phase="fight", hero={"front": ["Tiger-Mother"]}, villain=VILLAINS)
    assert set(day.options) == {"Tiger-Mother", "Henchman", "Fred"}
    day.last("Fred")
    assert day.settled() == {"hero F1": "Tiger-Mother 5 disabled", "villain F2": "Fred 3"}


@covers("tiger-mother", "S Encore")
@rule("HB-R69")
def test_encore_makes_a_disabled_normal_act_again() -> None:
    hero = {
        "front": ["Police Officer disabled", "BERT disabled", "8th Dimensional Invader"],
        "support": ["Tiger-Mother", "Clone/Spy/Twin disabled"],
    }
    day = play(stretch=True, phase="fight", hero=hero, villain={"front": ["Henchman disabled", "Fred disabled"]})
    day.choose("Tiger-Mother")
    assert set(day.options) == {"Police Officer", "Clone/Spy/Twin"}  # Disabled, Normal, in the own Party
    day.last("Police Officer")
    assert day.settled() == {"hero F1": "Police Officer 1", "hero S1": "Tiger-Mother 5 disabled"}
    day.go_on()
    assert set(day.options) == {"Police Officer", "8th Dim. Invader"}
    day.choose("8th Dim. Invader").choose("Fred")  # the officer is the last to be Ready and acts at once
    assert day.phase == "fight"
    day.last("Henchman")  # afterwards the officer is Disabled, as at the start
    assert day.settled() == {
        "hero F3": "8th Dim. Invader 2 disabled",
        "hero S1": "Tiger-Mother 5 disabled",
        "villain F1": None,
        "villain F2": "Fred 4 disabled",
        "villain discard": ["Henchman"],
    }
    assert day.phase == "cleanup"


@covers("tiger-mother", "S Encore")
@rule("HB-ABIL-6")
def test_encore_with_nobody_to_wake() -> None:
    hero = {"front": ["Police Officer", "BERT disabled"], "support": ["Tiger-Mother"]}
    day = play(stretch=True, phase="fight", hero=hero, villain={"front": ["Henchman disabled", "Fred"]})
    day.last("Tiger-Mother")
    assert day.settled() == {"hero S1": "Tiger-Mother 5 disabled"}


@covers("tiger-mother", "P High Standards")
@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_high_standards_trade_one_card_for_two(answer: str) -> None:
    hero = {"hand": ["Tiger-Mother", "Xiang", "Dr. Cat"], "deck": ["BERT", "BERT", "Johnny Pyro"]}
    day = play(stretch=True, hero=hero, villain=NEXT)
    day.choose("Play Tiger-Mother")
    if answer == "No":
        day.last("No")
        assert day.settled() == {"hero hand": ["Xiang", "Dr. Cat"], "hero discard": ["Tiger-Mother"]}
        return
    day.choose("Yes")
    assert set(day.options) == {"Xiang", "Dr. Cat"}
    day.last("Xiang")
    assert day.settled() == {
        "hero hand": ["Dr. Cat", "BERT", "BERT"],
        "hero discard": ["Tiger-Mother", "Xiang"],
        "hero deck": 1,
    }


@covers("tiger-mother", "P High Standards")
def test_high_standards_with_nothing_to_discard_draw_nothing() -> None:
    day = play(stretch=True, hero={"hand": ["Tiger-Mother"], "deck": ["BERT", "BERT", "Xiang"]}, villain=NEXT)
    day.last("Play Tiger-Mother")
    assert day.settled() == {"hero hand": [], "hero discard": ["Tiger-Mother"]}


@covers("the-log", "F Solid Oak")
@pytest.mark.parametrize(("row", "hp"), [("front", 8), ("support", 7)])
@pytest.mark.parametrize("state", ["", " disabled"])
def test_solid_oak_is_dr_one_in_front(row: str, hp: int, state: str) -> None:
    hero = {row: ["The Log" + state], "front" if row == "support" else "support": ["Police Officer"]}
    day = play(stretch=True, phase="fight", turn="villain", hero=hero, villain={"front": ["Fred"]})
    day.last("The Log")
    assert day.settled() == {f"hero {row[0].upper()}1": f"The Log {hp}{state}", "villain F1": "Fred 5 disabled"}


@covers("the-log", "F Solid Oak")
@rule("HB-FIGHT-8")
@pytest.mark.parametrize("row", ["front", "support"])
def test_the_log_lies_about_in_both_rows(row: str) -> None:
    hero = {row: ["The Log", "Police Officer"]}
    day = play(stretch=True, phase="fight", hero=hero, villain=VILLAINS)
    day.last("The Log")
    assert day.settled() == {f"hero {row[0].upper()}1": "The Log 9 disabled"}


@covers("the-log", "P Rolling Log")
@pytest.mark.parametrize(
    ("row", "changes"),
    [
        (
            "Bo’s",
            {
                "villain F1": None,
                "villain F2": "Fred 4",
                "villain discard": ["Henchman", "Henchman"],
                "villain deck": 1,
            },
        ),
        ("Your own", {"hero F1": "Johnny Pyro 5"}),
    ],
)
def test_rolling_log_rolls_over_one_front_row(row: str, changes: dict[str, object]) -> None:
    hero = {"hand": ["The Log"], "front": ["Johnny Pyro"], "support": ["Dr. Cat"]}
    villain = {**VILLAINS, **NEXT, "deck": ["Henchman x2"]}
    day = play(stretch=True, hero=hero, villain=villain)
    day.choose("Play The Log")
    assert set(day.options) == {"Bo’s Front Row", "Your own Front Row"}
    day.last(f"{row} Front Row")
    assert day.settled() == {"hero hand": [], "hero discard": ["The Log"], **changes}


@covers("eldesta-the-elf", "F Twin Blades")
@rule("HB-FIGHT-5")
def test_twin_blades_strike_twice_at_targets_of_choice() -> None:
    villain = {"front": ["Prof. Dog", "Fred"], "support": ["Natural Disaster"]}
    day = play(stretch=True, phase="fight", hero={"front": ["El'Desta"]}, villain=villain)
    assert set(day.options) == {"El'Desta", "Prof. Dog", "Fred"}
    day.choose("Prof. Dog")
    assert set(day.options) == {"El'Desta", "Prof. Dog", "Fred"}
    day.last("Fred")
    assert day.settled() == {
        "hero F1": "El'Desta 4 disabled",
        "villain F1": "Prof. Dog 3",
        "villain F2": "Fred 4",
    }


@covers("eldesta-the-elf", "S Longbow")
def test_longbow_reaches_any_one_target() -> None:
    day = play(stretch=True, phase="fight", hero={"support": ["El'Desta"]}, villain=VILLAINS)
    assert set(day.options) == {"El'Desta", "Henchman", "Fred", "Natural Disaster"}
    day.last("Natural Disaster")
    assert day.settled() == {"hero S1": "El'Desta 4 disabled", "villain S1": "Natural Disaster 2"}


@covers("eldesta-the-elf", "P Forest Path")
@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_forest_path_may_move_an_ally_and_draws_a_card(answer: str) -> None:
    hero = {"hand": ["El'Desta"], "front": ["Xiang", "BERT"], "support": ["Dr. Cat"], "deck": ["BERT", "Johnny Pyro"]}
    day = play(stretch=True, hero=hero, villain={**VILLAINS, **NEXT})
    day.choose("Play El'Desta")
    moved = {}
    if answer == "Yes":
        day.choose("Yes")
        assert set(day.options) == {"Xiang", "BERT", "Dr. Cat"}
        day.choose("Dr. Cat")
        assert set(day.options) == {"Front Row 3", "Support Row 2"}
        day.last("Front Row 3")
        moved = {"hero S1": None, "hero F3": "Dr. Cat 4"}
    else:
        day.last("No")
    assert day.settled() == {"hero hand": ["BERT"], "hero discard": ["El'Desta"], "hero deck": 1, **moved}

"""Auntie Matter, Gravedigger Gus, Pack Mule and Sister Static."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.hero_brigade.cards.covering import covers
from tests.games.hero_brigade.diary import play

VILLAINS = {"front": ["Henchman", "Chinese Calculus"], "support": ["Fred"]}
SADDLEBAGS = "Pack Mule: Saddlebags"


@covers("auntie-matter", "F Annihilate")
def test_annihilate_penetrates_any_one_target() -> None:
    day = play(phase="fight", hero={"front": ["Auntie Matter"]}, villain=VILLAINS)
    assert set(day.options) == {"Auntie Matter", "Henchman", "Chinese Calculus", "Fred"}
    day.last("Chinese Calculus")
    assert day.settled() == {"hero F1": "Auntie Matter 3 disabled", "villain F2": "Chinese Calculus 3"}


@covers("auntie-matter", "S Half-Life")
@pytest.mark.parametrize(
    ("row", "changes"),
    [
        (
            "Front",
            {
                "villain F1": None,
                "villain F2": "Chinese Calculus 4",
                "villain discard": ["Henchman"] * 2,
                "villain deck": 2,
            },
        ),
        ("Support", {"villain S1": "Fred 4 shield 2", "villain discard": ["Henchman"], "villain deck": 2}),
    ],
)
def test_half_life_penetrates_an_opposing_row(row: str, changes: dict[str, object]) -> None:
    villain = {"front": VILLAINS["front"], "support": ["Fred shield 2"], "deck": ["Henchman x3"]}
    day = play(phase="fight", hero={"support": ["Auntie Matter"]}, villain=villain)
    assert set(day.options) == {"Bo’s Front Row", "Bo’s Support Row"}
    day.last(f"Bo’s {row} Row")
    assert day.settled() == {"hero S1": "Auntie Matter 3 disabled", **changes}


@covers("auntie-matter", "P Pair Production")
def test_pair_production_acquires_one_card() -> None:
    resource = {"pool": ["Alien Ship", "Bunny Dangerous"]}
    day = play(hero={"hand": ["Auntie Matter"]}, villain={"hand": ["Henchman"]}, resource=resource)
    day.choose("Play Auntie Matter").last("Bunny Dangerous")
    assert day.settled() == {
        "hero hand": [],
        "hero discard": ["Auntie Matter", "Bunny Dangerous"],
        "pool": ["Alien Ship"],
    }


@covers("gravedigger-gus", "F Shovel")
def test_shovel_hits_one_frt() -> None:
    day = play(phase="fight", hero={"front": ["Gravedigger Gus"]}, villain=VILLAINS)
    assert set(day.options) == {"Gravedigger Gus", "Henchman", "Chinese Calculus"}
    day.last("Chinese Calculus")
    assert day.settled() == {"hero F1": "Gravedigger Gus 4 disabled", "villain F2": "Chinese Calculus 4"}


@covers("gravedigger-gus", "S Exhume")
@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_exhume_may_put_the_top_discarded_card_under_the_deck(answer: str) -> None:
    hero = {"support": ["Gravedigger Gus"], "discard": ["Xiang", "BERT"], "deck": ["Dr. Cat", "Vasilisa"]}
    day = play(phase="fight", hero=hero, villain=VILLAINS)
    day.last(answer)
    dug = {"hero discard": ["Xiang"], "hero deck": 3} if answer == "Yes" else {}
    assert day.settled() == {"hero S1": "Gravedigger Gus 4 disabled", **dug}
    deck = ["Vasilisa", "Dr. Cat"]
    assert day.names("deck", "hero") == (["BERT", *deck] if answer == "Yes" else deck)


@covers("gravedigger-gus", "S Exhume")
@rule("HB-R11")
def test_exhume_into_an_empty_deck_is_no_reshuffle() -> None:
    hero = {"support": ["Gravedigger Gus"], "discard": ["Xiang", "BERT"], "deck": []}
    day = play(phase="fight", hero=hero, villain=VILLAINS)
    day.last("Yes")
    assert day.settled() == {"hero S1": "Gravedigger Gus 4 disabled", "hero discard": ["Xiang"], "hero deck": 1}


@covers("gravedigger-gus", "S Exhume")
@rule("HB-ABIL-6", "HB-R93")
def test_exhume_with_nothing_discarded() -> None:
    hero = {"front": ["Xiang"], "support": ["Gravedigger Gus"], "deck": ["BERT"]}
    day = play(phase="fight", hero=hero, villain=VILLAINS)
    day.last("Gravedigger Gus")
    assert day.settled() == {"hero S1": "Gravedigger Gus 4 disabled"}


@covers("gravedigger-gus", "P Bury")
@pytest.mark.parametrize(
    "buried",
    [["Xiang", "BERT"], ["BERT", "Xiang"], ["Gravedigger Gus", "BERT"], ["Vasilisa", "Done"], ["Done"]],
)
def test_bury_banishes_up_to_two_discarded_cards_in_any_order(buried: list[str]) -> None:
    hero = {"hand": ["Gravedigger Gus", "Dr. Cat"], "discard": ["Xiang", "BERT", "Vasilisa"], "deck": ["BERT"]}
    day = play(hero=hero, villain={"hand": ["Henchman"], "discard": ["Fred"]})
    day.choose("Play Gravedigger Gus")
    assert set(day.options) == {"Xiang", "BERT", "Vasilisa", "Gravedigger Gus", "Done"}
    for words in buried[:-1]:
        day.choose(words)
    day.last(buried[-1])
    gone = [name for name in buried if name != "Done"]
    left = [name for name in ("Xiang", "BERT", "Vasilisa", "Gravedigger Gus") if name not in gone]
    changes = day.settled()
    assert changes.pop("hero banished", []) == gone
    assert changes.pop("hero discard") == left
    assert changes == {"hero hand": ["Dr. Cat"]}


@covers("pack-mule", "F Kick")
def test_kick_hits_one_frt() -> None:
    villain = {"front": ["Henchman", "Fred"], "support": ["Prof. Dog"]}
    day = play(phase="fight", hero={"front": ["Pack Mule"]}, villain=villain)
    assert set(day.options) == {"Pack Mule", "Henchman", "Fred"}
    day.last("Fred")
    assert day.settled() == {"hero F1": "Pack Mule 4 disabled", "villain F2": "Fred 4"}


@covers("pack-mule", "F Saddlebags", "S Saddlebags")
@pytest.mark.parametrize("row", ["front", "support"])
@pytest.mark.parametrize("state", ["", " disabled"])
@pytest.mark.parametrize("answer", [SADDLEBAGS, "No answer"])
def test_saddlebags_leave_a_resource_card_behind(row: str, state: str, answer: str) -> None:
    hero = {row: ["Pack Mule 2" + state, "Xiang"], "deck": ["BERT", "Dr. Cat"]}
    resource = {"deck": ["Magic Tome", "Alien Ship"], "pool": ["Bunny Dangerous"]}
    day = play(phase="fight", turn="villain", hero=hero, villain={"front": ["Fred"]}, resource=resource)
    day.choose("Pack Mule")
    assert (day.who, set(day.options)) == ("hero", {SADDLEBAGS, "No answer"})
    day.last(answer)
    bag = ["Magic Tome"] if answer == SADDLEBAGS else []
    assert day.settled() == {
        f"hero {row[0].upper()}1": None,
        "hero discard": [*bag, "Pack Mule"],  # Reactions come before the card leaves (HB-DEFEAT-3)
        "hero banished": ["BERT"],
        "hero deck": 1,
        **({"resource": 1} if bag else {}),
        "villain F1": "Fred 5 disabled",
    }


@covers("pack-mule", "F Saddlebags", "S Saddlebags")
@pytest.mark.parametrize("row", ["front", "support"])
def test_no_saddlebags_for_another_ally(row: str) -> None:
    hero = {row: ["Pack Mule", "Xiang 1"], "deck": ["BERT x2", "Dr. Cat"]}
    day = play(phase="fight", turn="villain", hero=hero, villain={"front": ["Fred"]})
    day.last("Xiang")
    assert day.settled()["hero discard"] == ["Xiang"]


@covers("pack-mule", "F Saddlebags")
def test_saddlebags_in_the_play_phase_and_with_no_resource_card() -> None:
    hero = {"hand": ["Bunny Dangerous", "BERT"]}
    villain = {"front": ["Pack Mule"], "hand": ["Henchman"], "deck": ["Fred", "Prof. Dog"]}
    day = play(hero=hero, villain=villain, resource={"deck": []})
    day.choose("Play Bunny Dangerous").last(SADDLEBAGS)
    assert day.settled() == {
        "hero hand": ["BERT"],
        "hero discard": ["Bunny Dangerous"],
        "villain F1": None,
        "villain discard": ["Pack Mule"],
        "villain banished": ["Fred"],
        "villain deck": 1,
    }


@covers("pack-mule", "P Haul")
def test_haul_draws_two_then_discards_one_of_the_whole_hand() -> None:
    hero = {"hand": ["Pack Mule", "Vasilisa"], "deck": ["BERT", "Xiang", "Dr. Cat"]}
    day = play(hero=hero, villain={"hand": ["Henchman"]})
    day.choose("Play Pack Mule")
    assert set(day.options) == {"Vasilisa", "BERT", "Xiang"}
    day.last("BERT")
    assert day.settled() == {
        "hero hand": ["Vasilisa", "Xiang"],
        "hero discard": ["Pack Mule", "BERT"],
        "hero deck": 1,
    }


@covers("sister-static", "F Jolt")
@pytest.mark.parametrize(("target", "after"), [("Fred", "Fred 4 disabled"), ("Chinese Calculus", None)])
def test_jolt_hits_one_frt_and_disables_it_even_if_nothing_was_dealt(target: str, after: str | None) -> None:
    villain = {"front": ["Fred", "Chinese Calculus"], "support": ["Prof. Dog"]}
    day = play(phase="fight", hero={"front": ["Sister Static"]}, villain=villain)
    assert set(day.options) == {"Sister Static", "Fred", "Chinese Calculus"}
    day.last(target)
    place = "villain F1" if after else "villain F2"
    assert day.settled() == {
        "hero F1": "Sister Static 3 disabled",
        place: after or "Chinese Calculus 5 disabled",
    }


@covers("sister-static", "S White Noise")
def test_white_noise_disables_one_frt_with_four_hp_or_less() -> None:
    hero = {"support": ["Sister Static"], "front": ["Xiang 4 disabled", "BERT disabled"]}
    villain = {"front": ["Fred 4", "The Mime"], "support": ["Prof. Dog"]}
    day = play(phase="fight", hero=hero, villain=villain)
    assert set(day.options) == {"Xiang", "Fred"}
    day.last("Fred")
    assert day.settled() == {"hero S1": "Sister Static 3 disabled", "villain F1": "Fred 4 disabled"}


@covers("sister-static", "P Blackout")
@rule("HB-R30")
def test_blackout_disables_any_one_target_for_the_round() -> None:
    hero = {"hand": ["Sister Static", "BERT"], "front": ["Xiang"]}
    day = play(hero=hero, villain={**VILLAINS, "hand": ["Henchman"]})
    day.choose("Play Sister Static")
    assert set(day.options) == {"Xiang", "Henchman", "Chinese Calculus", "Fred"}
    day.last("Fred")
    assert day.settled() == {"hero hand": ["BERT"], "hero discard": ["Sister Static"], "villain S1": "Fred 5 disabled"}

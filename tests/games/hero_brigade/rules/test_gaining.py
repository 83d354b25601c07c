"""The Pool, acquiring and gaining, Banish (HB-TERM-4 and 6, HB-ABIL-2 and 3, HB-R17 to R20)."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.hero_brigade.diary import Diary, play, printed


def self_and_prize(day: Diary) -> tuple[int, int]:
    """The card that the Participation Prize drew, and the Captain Mediocre that was gained."""
    drawn = next(e.data["card"] for e in day.match.events if e.kind == "drawn")
    gained = next(e.data["card"] for e in day.match.events if e.kind == "gained")
    return int(drawn), int(gained)


@rule("HB-TERM-4", "HB-ABIL-2")
def test_acquiring_puts_a_card_of_the_pool_on_top_of_the_discard_pile() -> None:
    day = play(
        hero={"hand": ["Chill Factor", "BERT"], "discard": ["Xiang"]},
        resource={"pool": ["Alien Ship", "Magic Tome", "Mutant DNA"]},
    )
    day.choose("Play Chill Factor").last("Magic Tome")
    assert day.settled() == {
        "hero hand": ["BERT"],
        "hero discard": ["Xiang", "Chill Factor", "Magic Tome"],
        "pool": ["Alien Ship", "Mutant DNA"],
    }


@rule("HB-TERM-17", "HB-R20")
def test_an_acquired_card_belongs_to_who_acquired_it() -> None:
    day = play(
        hero={"hand": ["Chill Factor", "BERT"], "deck": 0},
        villain={"hand": ["Fred"], "deck": 5},
        resource={"pool": ["Alien Ship", "Magic Tome"]},
    )
    day.choose("Play Chill Factor").choose("Alien Ship")
    assert day.names("discard", "hero") == ["Chill Factor", "Alien Ship"]
    assert day.names("discard", "villain") == []


@rule("HB-TERM-17", "HB-R20")
def test_a_clone_is_discarded_by_the_player_in_whose_party_it_stood() -> None:
    day = play(
        hero={"hand": ["Clone/Spy/Twin", "Bunny Dangerous"], "deck": 9},
        villain={"hand": ["Henchman", "Fred"], "deck": 9},
    )
    day.choose("Clone/Spy/Twin to Bo’s Front Row").choose("Henchman to Support Row")
    day.choose("Play Bunny Dangerous").last("Clone/Spy/Twin")
    assert day.names("discard", "villain") == ["Clone/Spy/Twin"]
    assert day.names("discard", "hero") == ["Bunny Dangerous"]


@rule("HB-ABIL-2", "HB-ABIL-3")
@pytest.mark.parametrize(("card", "to"), [("Chill Factor", "discard"), ("Dr. Cat", "hand")])
def test_a_gain_ability_comes_before_the_card_arrives(card: str, to: str) -> None:
    day = play(
        hero={"hand": [card, "BERT"], "deck": ["Xiang", "Vasilisa"], "discard": ["Johnny Pyro"]},
        villain={"hand": ["Fred"]},
        resource={"pool": ["Captain Mediocre"], "deck": ["Captain Mediocre"]},
    )
    day.last(f"Play {card}")
    drawn, gained = (
        [e.kind for e in day.match.events if e.data.get("card") == number] for number in self_and_prize(day)
    )
    assert drawn == ["drawn"]
    assert gained[0] == "gained"
    kinds = [(e.kind, e.data.get("to", "")) for e in day.match.events if e.kind in ("drawn", "gained", "acquired")]
    assert kinds[0] == ("gained", "")
    assert kinds[1] == ("drawn", f"hand-{day.seat('hero')}")
    assert kinds[2][1] == f"{to}-{day.seat('hero')}"
    assert "Xiang" in day.names("hand", "hero")
    assert day.names(to, "hero")[-1] == "Captain Mediocre"


@rule("HB-ABIL-3")
def test_a_reshuffle_during_a_gain_does_not_take_the_card_that_is_on_its_way() -> None:
    day = play(
        hero={"hand": ["Chill Factor", "BERT"], "deck": ["Xiang"], "discard": ["Police Officer x2"]},
        villain={"hand": ["Fred"]},
        resource={"pool": ["Captain Mediocre"]},
    )
    day.last("Play Chill Factor")
    assert day.names("discard", "hero") == ["Captain Mediocre"]
    assert day.counts("hero") == (2, 2, 1, 1)


@rule("HB-ABIL-3", "HB-TERM-17", "HB-R20")
def test_a_secret_weakness_goes_to_the_opponents_pile_instead_and_stays_theirs() -> None:
    day = play(
        hero={"hand": ["Chill Factor", "BERT"]},
        villain={"hand": ["Fred"], "discard": ["Henchman"]},
        resource={"pool": ["Secret Weakness"]},
    )
    day.last("Play Chill Factor")
    assert day.settled() == {
        "pool": [],
        "hero hand": ["BERT"],
        "hero discard": ["Chill Factor"],
        "villain discard": ["Henchman", "Secret Weakness"],
    }


@rule("HB-R17")
def test_an_empty_resource_deck_or_pool_gives_nothing() -> None:
    day = play(
        hero={"hand": ["Dr. Cat", "Reinforcements", "BERT"], "front": ["Xiang"]},
        villain={"hand": ["Fred", "Henchman"]},
        resource={"pool": [], "deck": 0},
    )
    day.last("Play Dr. Cat")
    assert day.settled() == {"hero hand": ["Reinforcements", "BERT"], "hero discard": ["Dr. Cat"]}
    day.go_on().choose("Pass").mark().last("Play Reinforcements")
    assert day.settled() == {"hero hand": ["BERT"], "hero discard": ["Dr. Cat", "Reinforcements"]}


@rule("HB-R18", "HB-ABIL-5")
def test_acquiring_is_mandatory_while_there_is_a_card_and_the_executor_chooses() -> None:
    day = play(
        hero={"hand": ["Chill Factor", "BERT"]},
        resource={"pool": ["Secret Weakness", "Alien Ship"]},
    )
    day.choose("Play Chill Factor")
    assert (day.who, day.options) == ("hero", ["Secret Weakness", "Alien Ship"])


@rule("HB-R18", "HB-R17")
def test_acquiring_two_takes_one_if_there_is_only_one() -> None:
    day = play(hero={"hand": ["The Star-King", "BERT"]}, villain={"hand": ["Fred"]}, resource={"pool": ["Alien Ship"]})
    day.last("Play The Star-King")
    assert day.settled() == {"pool": [], "hero hand": ["BERT"], "hero discard": ["The Star-King", "Alien Ship"]}


@rule("HB-R19")
def test_the_pool_stays_open_in_the_fight_phase_and_is_not_refilled() -> None:
    magpie = printed("Magpie", "F Active Snatch: Acquire one card.", copies=2)
    day = play(
        cards=[magpie],
        hero={"front": ["Magpie", "BERT"], "hand": ["Xiang"]},
        villain={"front": ["Fred", "Henchman"]},
        resource={"pool": ["Alien Ship", "Magic Tome"], "deck": 9},
    )
    day.choose("Pass")
    assert day.phase == "fight"
    day.choose("Magpie").last("Magic Tome")
    assert day.settled() == {"pool": ["Alien Ship"], "hero discard": ["Magic Tome"], "hero F1": "Magpie 4 disabled"}


@rule("HB-TERM-6")
def test_banishing_a_character_is_no_defeat_and_costs_no_value() -> None:
    day = play(
        hero={"hand": ["Gravedigger Gus", "BERT"], "discard": ["Johnny Pyro", "Xiang"], "deck": 9},
        villain={"hand": ["Fred"], "discard": ["Henchman"]},
    )
    day.choose("Play Gravedigger Gus").choose("Johnny Pyro").last("Done")
    assert day.settled() == {
        "hero hand": ["BERT"],
        "hero discard": ["Xiang", "Gravedigger Gus"],
        "hero banished": ["Johnny Pyro"],
    }


@example("HB-EX-7")
@rule("HB-ABIL-6")
def test_banishing_from_an_empty_discard_pile_does_nothing() -> None:
    digger = printed("Digger", "F Active Dig: Banish up to two cards from your discard pile.")
    day = play(
        phase="fight",
        cards=[digger],
        hero={"front": ["Digger", "BERT"], "deck": 9},
        villain={"front": ["Fred", "Henchman"], "discard": ["The Mime"]},
    )
    day.last("Digger")
    assert day.settled() == {"hero F1": "Digger 4 disabled"}

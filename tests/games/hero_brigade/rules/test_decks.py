"""Decks, discard and Banished piles, reshuffling, the Pool and gaining (HB-DECK, HB-ABIL-2 and 3, HB-R11 to R22)."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine.view import SPECTATOR
from tests.citing import example, rule
from tests.games.hero_brigade.diary import Diary, play, printed


def earthquake(hero: dict[str, Any], **more: Any) -> Diary:
    """Natural Disaster strikes the Hero Front Row; every empty position takes two cards."""
    day = play(
        phase="fight",
        turn="villain",
        hero={"support": ["Vasilisa", "BERT"], **hero},
        villain={"support": ["Natural Disaster"], "front": ["Henchman"]},
        **more,
    )
    return day.last("Natural Disaster")


# ---------------------------------------------------------------- reshuffling
@rule("HB-DECK-1", "HB-DECK-2")
def test_an_empty_deck_is_reshuffled_at_once_and_its_top_card_banished() -> None:
    day = play(
        hero={
            "hand": ["Xiang", "BERT"],
            "deck": ["Vasilisa", "Dr. Cat"],
            "discard": ["Police Officer x3", "Chill Factor"],
        },
        villain={"hand": ["Fred"], "discard": ["Henchman"]},
    )
    day.last("Play Xiang")
    assert sorted(day.names("hand", "hero")) == ["BERT", "Dr. Cat", "Vasilisa"]
    assert day.counts("hero") == (3, 4, 0, 1), "five cards were shuffled, Xiang among them"
    assert day.counts("villain") == (1, 20 - 2, 1, 0), "the other player's piles stay"


@rule("HB-DECK-1")
def test_the_new_deck_is_in_another_order_than_the_pile() -> None:
    orders = set()
    for seed in range(6):
        day = play(
            seed=seed,
            hero={
                "hand": ["Vasilisa"],
                "deck": ["BERT"],
                "discard": ["Xiang", "Dr. Cat", "Chill Factor", "Johnny Pyro"],
            },
            villain={"hand": ["Fred"]},
        )
        day.last("Play Vasilisa")
        orders.add((*day.names("deck", "hero"), *day.names("banished", "hero")))
    assert len(orders) > 1


@rule("HB-DECK-2", "HB-DEFEAT-4")
def test_the_reshuffle_comes_before_the_rest_of_what_is_in_progress() -> None:
    day = earthquake({"deck": 3, "discard": ["Police Officer x4"], "hand": ["Xiang"]})
    assert day.counts("hero") == (1, 3, 3, 1), "three milled, seven shuffled, one Banished, three more milled"
    kinds = [e.kind for e in day.match.events if e.kind in ("milled", "shuffled", "banished")]
    assert kinds == ["milled"] * 3 + ["shuffled", "banished"] + ["milled"] * 3


@rule("HB-DECK-3")
def test_a_deck_emptied_by_the_last_needed_card_is_reshuffled_too() -> None:
    day = earthquake({"deck": 6, "discard": ["Police Officer x2"]})
    assert day.counts("hero") == (0, 7, 0, 1)


@rule("HB-DECK-4")
def test_several_cards_are_taken_one_at_a_time() -> None:
    day = play(
        hero={"hand": ["Xiang", "BERT"], "deck": ["Vasilisa"], "discard": ["Police Officer x3"]},
        villain={"hand": ["Fred"]},
    )
    day.last("Play Xiang")
    kinds = [e.kind for e in day.match.events if e.kind in ("drawn", "shuffled", "banished")]
    assert kinds == ["drawn", "shuffled", "banished", "drawn"]
    assert day.counts("hero") == (3, 2, 0, 1)


@rule("HB-DECK-7")
def test_banished_cards_never_return() -> None:
    day = earthquake({"deck": 2, "discard": ["Police Officer x2"], "banished": ["Xiang", "Dr. Cat"]})
    assert day.names("banished", "hero")[:2] == ["Xiang", "Dr. Cat"]
    assert "Xiang" not in day.names("deck", "hero") + day.names("discard", "hero")
    assert sum(day.counts("hero")) == 6


@rule("HB-DECK-5", "HB-R36")
def test_cards_discarded_together_go_in_the_order_their_owner_chooses() -> None:
    peddler = printed("Peddler", "P Active Sell: The opponent discards two cards from their hand.")
    day = play(
        cards=[peddler],
        hero={"hand": ["Peddler", "BERT"]},
        villain={"hand": ["Fred", "The Mime", "Henchman"], "front": ["Fred"]},
    )
    day.choose("Play Peddler")
    assert (day.who, day.options) == ("villain", ["Fred", "The Mime", "Henchman"])
    day.choose("The Mime").last("Fred")
    assert day.settled() == {
        "hero hand": ["BERT"],
        "hero discard": ["Peddler"],
        "villain hand": ["Henchman"],
        "villain discard": ["The Mime", "Fred"],
    }


@rule("HB-DECK-6", "HB-R67")
def test_both_players_may_look_through_both_discard_piles() -> None:
    day = play(
        hero={"discard": ["BERT", "Xiang"], "hand": ["Dr. Cat"]},
        villain={"discard": ["Fred", "Henchman"], "banished": ["The Mime"]},
    )
    for seat in (0, 1, SPECTATOR):
        zones = day.match.ask(seat).view().zones
        shown = [[piece.kind for piece in zones[name].pieces] for name in ("discard-0", "discard-1", "banished-1")]
        assert shown == [["bert", "xiang"], ["fred-the-talking-potato", "henchman"], ["the-mime"]]


# ---------------------------------------------------------------- nothing left
@rule("HB-R11", "HB-R13")
def test_with_deck_and_discard_pile_empty_the_reshuffle_is_postponed() -> None:
    day = play(
        hero={"hand": ["Xiang", "BERT", "Vasilisa"], "deck": 0, "front": ["Police Officer"]},
        villain={"hand": ["Fred", "Henchman"]},
    )
    day.choose("BERT to Front Row").choose("Pass")
    assert day.counts("hero") == (2, 0, 0, 0)
    day.choose("Play Xiang")
    assert day.names("banished", "hero") == ["Xiang"], (
        "drawing meets a pile of one card: it is Banished, nothing is drawn"
    )
    assert day.counts("hero") == (1, 0, 0, 1)
    assert day.who == "hero"


@rule("HB-R11")
def test_cards_that_reach_the_pile_before_the_next_card_is_taken_stay_there() -> None:
    day = play(
        hero={"hand": ["Chill Factor", "Reinforcements", "BERT"], "deck": 0},
        villain={"hand": ["Fred"]},
        resource={"pool": ["Alien Ship", "Magic Tome"]},
    )
    day.choose("Play Chill Factor").choose("Alien Ship").choose("Pass").choose("Play Reinforcements")
    assert day.names("discard", "hero") == ["Chill Factor", "Alien Ship", "Reinforcements", "Magic Tome"]
    assert day.counts("hero") == (1, 0, 4, 0)


@rule("HB-R12")
def test_a_discard_pile_of_one_card_is_banished_and_that_is_all() -> None:
    day = play(hero={"hand": ["Xiang", "BERT"], "deck": 1}, villain={"hand": ["Fred"]})
    day.last("Play Xiang")
    assert day.counts("hero") == (2, 0, 0, 1)
    assert day.names("banished", "hero") == ["Xiang"]
    shuffles = [line for line in day.log if "reshuffles" in line]
    assert len(shuffles) == 1


@rule("HB-R13")
def test_as_many_cards_as_possible_are_taken_and_nobody_loses_for_it() -> None:
    day = earthquake({"deck": 2})
    assert day.counts("hero") == (0, 0, 0, 2), (
        "two milled, one Banished by the reshuffle, one milled, and that one Banished"
    )
    assert day.outcome is None
    day.go_on()
    assert day.phase == "fight"


@rule("HB-R22", "HB-PLAY-14")
def test_a_card_may_be_shuffled_in_by_its_own_draw_and_even_banished() -> None:
    day = play(
        hero={"hand": ["Xiang", "Vasilisa"], "deck": ["BERT"], "discard": ["Dr. Cat"]},
        villain={"hand": ["Fred"]},
        script=[1],  # Dr. Cat and Xiang are shuffled into the order in which they lie, so that Xiang is on top
    )
    day.last("Play Xiang")
    assert day.names("banished", "hero") == ["Xiang"]
    assert day.names("hand", "hero") == ["Vasilisa", "BERT", "Dr. Cat"], "the Ability still finishes"


# ---------------------------------------------------------------- Pool and gaining
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


def self_and_prize(day: Diary) -> tuple[int, int]:
    """The card that the Participation Prize drew, and the Captain Mediocre that was gained."""
    drawn = next(e.data["card"] for e in day.match.events if e.kind == "drawn")
    gained = next(e.data["card"] for e in day.match.events if e.kind == "gained")
    return int(drawn), int(gained)


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
        phase="fight",
        cards=[magpie],
        hero={"front": ["Magpie", "BERT"]},
        villain={"front": ["Fred", "Henchman"]},
        resource={"pool": ["Alien Ship", "Magic Tome"], "deck": 9},
    )
    day.choose("Magpie").last("Magic Tome")
    assert day.settled() == {"pool": ["Alien Ship"], "hero discard": ["Magic Tome"], "hero F1": "Magpie 4 disabled"}


# ---------------------------------------------------------------- Banish
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

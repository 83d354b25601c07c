"""Decks, discard and Banished piles, reshuffling (HB-DECK, HB-R11 to R13, HB-R22)."""

from __future__ import annotations

from typing import Any

from tabletop.engine.view import SPECTATOR
from tests.citing import rule
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


@rule("HB-R13", "HB-DEFEAT-3")
def test_a_value_takes_as_many_cards_as_there_are() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["Vasilisa 1", "BERT"], "deck": 1},
        villain={"front": ["Natural Disaster", "Fred"]},
    )
    day.choose("Natural Disaster").last("Vasilisa")
    assert day.counts("hero") == (0, 0, 0, 2), "the last card of the deck, then Vasilisa herself by the reshuffle"
    assert day.outcome is None
    day.go_on()
    assert (day.phase, day.who) == ("fight", "hero")


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

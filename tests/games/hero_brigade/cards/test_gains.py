"""Gain abilities: Participation Prize, Crown Price and Blown Cover, in every way in which a card is gained or not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.hero_brigade.cards.covering import covers
from tests.games.hero_brigade.diary import Diary, play

WAYS = ("acquired", "to hand", "to discard", "by Saddlebags")


def gain(way: str, card: str) -> Diary:
    """The Hero player gains a card; the Hero deck holds BERT on top of two Xiang."""
    hero: dict[str, Any] = {"deck": ["BERT", "Xiang x2"]}
    villain = {"hand": ["Henchman"]}
    if way == "acquired":
        hand = {**hero, "hand": ["Reinforcements", "Dr. Cat"]}
        return play(hero=hand, villain=villain, resource={"pool": [card]}).last("Play Reinforcements")
    resource = {"deck": [card, "Alien Ship"]}
    if way == "to hand":
        return play(hero={**hero, "hand": ["Dr. Cat"]}, villain=villain, resource=resource).last("Play Dr. Cat")
    if way == "to discard":
        hero["support"] = ["Madame Romalda"]
        day = play(phase="fight", hero=hero, villain={"front": ["Fred"]}, resource=resource)
        return day.last("Yes")
    hero["front"] = ["Pack Mule 1", "Dr. Cat"]
    day = play(phase="fight", turn="villain", hero=hero, villain={"front": ["Fred"]}, resource=resource)
    return day.choose("Pack Mule").last("Pack Mule: Saddlebags")


@covers("captain-mediocre", "G Participation Prize")
@rule("HB-ABIL-2", "HB-ABIL-3")
@pytest.mark.parametrize("way", WAYS)
def test_participation_prize_draws_one_card(way: str) -> None:
    day = gain(way, "Captain Mediocre")
    day.settled()
    hand = day.names("hand", "hero")
    if way == "to hand":
        assert hand == ["BERT", "Captain Mediocre"]  # the prize comes before the card arrives
    else:
        assert "BERT" in hand
        assert day.names("discard", "hero")[-1 if way != "by Saddlebags" else 0] == "Captain Mediocre"
    assert day.names("discard", "villain") == []
    assert day.names("banished", "hero") == (["Xiang"] if way == "by Saddlebags" else [])  # Pack Mule's Value


@covers("captain-mediocre", "G Participation Prize")
@rule("HB-ABIL-3", "HB-R22")
def test_the_prize_may_empty_the_deck_before_the_captain_lies_on_the_pile() -> None:
    hero = {"hand": ["Reinforcements", "Dr. Cat"], "deck": ["BERT"], "discard": ["Xiang", "Xiang"]}
    day = play(hero=hero, villain={"hand": ["Henchman"]}, resource={"pool": ["Captain Mediocre"]})
    day.last("Play Reinforcements")
    changes = day.settled()
    assert changes["hero hand"] == ["Dr. Cat", "BERT"]
    assert changes["hero discard"] == ["Captain Mediocre"]  # not shuffled in with the rest
    assert changes["hero deck"] == 2


@covers("the-star-king", "G Crown Price")
@rule("HB-ABIL-2", "HB-ABIL-3")
@pytest.mark.parametrize("way", WAYS)
def test_crown_price_banishes_two_cards(way: str) -> None:
    day = gain(way, "The Star-King")
    day.settled()
    assert day.names("banished", "hero")[:2] == ["BERT", "Xiang"]
    pile = "hand" if way == "to hand" else "discard"
    if way == "by Saddlebags":  # then Pack Mule's Value empties the deck, and the reshuffle Banishes one card more
        assert day.names("banished", "hero")[2] == "Xiang"
        assert day.counts("hero") == (0, 1, 0, 4)
    else:
        assert day.counts("hero")[3] == 2
        assert "The Star-King" in day.names(pile, "hero")
    assert day.names("banished", "villain") == []


@covers("the-star-king", "G Crown Price")
@rule("HB-R13")
def test_crown_price_takes_what_there_is() -> None:
    hero = {"hand": ["Reinforcements", "Dr. Cat"], "deck": []}
    day = play(hero=hero, villain={"hand": ["Henchman"]}, resource={"pool": ["The Star-King"]})
    day.last("Play Reinforcements")
    assert day.settled() == {
        "hero hand": ["Dr. Cat"],
        "hero discard": ["The Star-King"],  # Reinforcements was reshuffled and Banished, and then nothing was left
        "hero banished": ["Reinforcements"],
        "pool": [],
    }


@covers("secret-weakness", "G Blown Cover")
@rule("HB-R20")
@pytest.mark.parametrize("way", WAYS)
def test_blown_cover_goes_to_the_opponents_discard_pile(way: str) -> None:
    day = gain(way, "Secret Weakness")
    day.settled()
    assert day.names("discard", "villain") == ["Secret Weakness"]
    assert "Secret Weakness" not in day.names("discard", "hero") + day.names("hand", "hero")
    assert day.counts("villain")[3] == 0  # and nothing happens there a second time


@covers("secret-weakness", "G Blown Cover")
@rule("HB-R20")
def test_the_villain_gives_its_weakness_to_the_hero() -> None:
    villain = {"hand": ["Reinforcements", "Henchman"]}
    resource = {"pool": ["Secret Weakness", "Alien Ship"]}
    day = play(turn="villain", hero={"hand": ["BERT"], "discard": ["Xiang"]}, villain=villain, resource=resource)
    day.choose("Play Reinforcements").last("Secret Weakness")
    assert day.settled() == {
        "villain hand": ["Henchman"],
        "villain discard": ["Reinforcements"],
        "hero discard": ["Xiang", "Secret Weakness"],
        "pool": ["Alien Ship"],
    }


@covers("secret-weakness", "G Blown Cover")
@rule("HB-R20")
def test_each_weakness_of_a_tribute_is_given_away() -> None:
    hero = {"hand": ["The Star-King", "BERT"]}
    resource = {"pool": ["Secret Weakness x2"]}
    day = play(hero=hero, villain={"hand": ["Henchman"]}, resource=resource)
    day.choose("Play The Star-King").last("Secret Weakness")
    assert day.settled() == {
        "hero hand": ["BERT"],
        "hero discard": ["The Star-King"],
        "villain discard": ["Secret Weakness"] * 2,
        "pool": [],
    }


@covers("captain-mediocre", "G Participation Prize")
@covers("the-star-king", "G Crown Price")
@covers("secret-weakness", "G Blown Cover")
@rule("HB-ABIL-2")
@pytest.mark.parametrize("card", ["Captain Mediocre", "The Star-King", "Secret Weakness"])
def test_drawing_from_the_own_deck_is_no_gain(card: str) -> None:
    hero = {"hand": ["Vasilisa", "Dr. Cat"], "deck": [card, "Xiang x2"]}
    day = play(hero=hero, villain={"hand": ["Henchman"]})
    day.last("Play Vasilisa")
    assert day.settled() == {"hero hand": ["Dr. Cat", card], "hero discard": ["Vasilisa"], "hero deck": 2}


@covers("captain-mediocre", "G Participation Prize")
@covers("the-star-king", "G Crown Price")
@covers("secret-weakness", "G Blown Cover")
@pytest.mark.parametrize("card", ["Captain Mediocre", "The Star-King", "Secret Weakness"])
def test_milling_is_no_gain(card: str) -> None:
    hero = {"deck": [card, "Xiang x2"], "front": ["Dr. Cat"], "hand": ["BERT"]}
    day = play(turn="villain", hero=hero, villain={"hand": ["Chinese Calculus"], "front": ["Fred"]})
    day.choose("Play Chinese Calculus").last("Ann’s Front Row")  # two empty positions, two cards milled
    assert day.settled() == {
        "hero F1": "Dr. Cat 3",
        "hero deck": 1,
        "hero discard": [card, "Xiang"],
        "villain hand": [],
        "villain discard": ["Chinese Calculus"],
    }


@covers("captain-mediocre", "G Participation Prize")
@covers("the-star-king", "G Crown Price")
@covers("secret-weakness", "G Blown Cover")
@pytest.mark.parametrize("card", ["Captain Mediocre", "The Star-King", "Secret Weakness"])
def test_discarding_is_no_gain(card: str) -> None:
    day = play(
        hero={"hand": ["Pack Mule", card], "deck": ["BERT", "Dr. Cat", "Vasilisa"]}, villain={"hand": ["Henchman"]}
    )
    day.choose("Play Pack Mule").last(card)
    assert day.settled() == {
        "hero hand": ["BERT", "Dr. Cat"],
        "hero discard": ["Pack Mule", card],
        "hero deck": 1,
    }


@covers("captain-mediocre", "G Participation Prize")
def test_laying_out_the_pool_is_no_gain() -> None:
    resource = {"deck": ["Captain Mediocre", "The Star-King", "Secret Weakness", "Alien Ship", "Magic Tome"]}
    day = play(phase="draw", hero={"deck": ["Xiang x2", "BERT x2", "Dr. Cat"]}, resource=resource)
    assert day.pool() == ["Captain Mediocre", "The Star-King", "Secret Weakness", "Alien Ship"]
    assert day.counts("hero") == (4, 1, 0, 0)
    assert day.names("discard", "villain") == []

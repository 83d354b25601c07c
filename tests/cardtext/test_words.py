"""The parts under the language: the nearest word, numbers, and what a language keeps."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.cardtext.nearest import distance, nearest
from tabletop.cardtext.numbers import NUMBER_WORDS, in_words
from tabletop.cardtext.words import Names, names_at, normalise, number_at, run_at

letters = st.text("abcd", max_size=7)


@pytest.mark.parametrize(
    ("one", "other", "edits"),
    [
        ("", "", 0),
        ("dmg", "dgm", 1),
        ("heal", "hel", 1),
        ("heal", "heeal", 1),
        ("heal", "hexl", 1),
        ("abcd", "dcba", 3),
    ],
)
def test_distance(one: str, other: str, edits: int) -> None:
    assert distance(one, other) == edits


@given(letters, letters)
def test_distance_is_the_same_both_ways_and_never_more_than_the_longer_word(one: str, other: str) -> None:
    assert distance(one, other) == distance(other, one)
    assert abs(len(one) - len(other)) <= distance(one, other) <= max(len(one), len(other))
    assert (distance(one, other) == 0) == (one == other)


def test_nearest() -> None:
    assert nearest("Henchmn", ["Fist", "Henchman"]) == "Henchman"
    assert nearest("frt", ["SRT", "FRT"]) == "FRT"
    assert nearest("of", ["if", "or"]) == "if"
    assert nearest("zebra", ["card", "cards"]) is None


def test_numbers_both_ways() -> None:
    assert [in_words(value) for value in (1, 12, 13, 99)] == ["one", "twelve", "13", "99"]
    assert all(in_words(value) == word for word, value in NUMBER_WORDS.items())
    assert number_at("Draw Three cards", 5) == ("Three", 3, 10)
    assert number_at("100 DMG", 0) == ("100", 0, 3)
    assert number_at("8th Dimensional", 0) is None


@given(st.text(max_size=60))
def test_normalising_keeps_every_character_in_its_place(text: str) -> None:
    assert len(normalise(text)) == len(text)


def test_the_longest_name_counts_and_ends_at_a_word() -> None:
    names = Names((), (("Fist", "Fist"), ("Fist of Fury", "Fist of Fury")), ("Hero",))
    assert [found.value for found in names_at("fist  of fury is", 0, names)] == ["Fist of Fury"]
    assert not list(names_at("Fists", 0, names))
    assert [found.value for found in names_at("Hero-Type", 0, names)] == ["Hero"]
    assert run_at('"Magc-Type" cards', 1) == "Magc-Type"


def test_the_parser_is_not_needed_before_a_text_is_read() -> None:
    code = (
        "import sys; from tabletop.games.hero_brigade.reading import base_card_set, read_card_set;"
        "cards = base_card_set(); before = 'lark' in sys.modules; read_card_set(cards);"
        "print(before, 'lark' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]


def test_a_text_on_many_cards_is_parsed_once() -> None:
    from tests.cardtext.saying import read

    assert read("Draw seven cards.") is read("Draw seven cards.")

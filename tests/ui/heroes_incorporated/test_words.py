"""What newcomers read: the page that tells how to play, and the terms under a card."""

from __future__ import annotations

import re

import pytest

from tabletop.data import data_dir
from tabletop.games.heroes_incorporated.reading import CARD_FILE, base_card_set
from tabletop.games.heroes_incorporated.terms import POWERS, TERMS, term
from tabletop.ui.lobby.howto import short_page
from tabletop.ui.lobby.pictures import cover_files
from tabletop.ui.lobby.steps import PICTURES, steps_of
from tabletop.ui.rulebook.pages import panels_of
from tabletop.ui.window.inspection import terms_of

CARDS = {card.id: card for card in base_card_set().cards}
PAGE = CARD_FILE.with_name("how_to_play.md").read_text("utf-8")
RULES = CARD_FILE.with_name("rules.md").read_text("utf-8")
NUMBER = re.compile(r"HI-(?:[A-Z]+-)?R?\d+")


@pytest.mark.parametrize("words", [PAGE, *TERMS.values()], ids=["page", *TERMS])
def test_every_rule_that_is_named_is_there(words: str) -> None:
    assert all(f"| {number} |" in RULES for number in NUMBER.findall(words))


def test_the_page_has_goal_round_fight_end_and_five_tips() -> None:
    panels = panels_of(PAGE)
    assert [panels[0].title, panels[-2].title, panels[-1].title] == ["The goal", "The end", "Five tips"]
    assert panels[-1].text.count("\n") == 4
    shown = [card for panel in panels for card in panel.cards]
    assert len(shown) >= 8
    assert set(shown) <= set(CARDS)


def test_the_round_is_four_steps_with_pictures() -> None:
    goal, steps, rest = steps_of(short_page(PAGE))
    assert goal.startswith("**The goal.**")
    assert [step.name for step in steps] == ["Act", "Score", "Crimes", "Cleanup"]
    assert len({PICTURES[step.name] for step in steps}) == 4
    assert "tips" not in rest


def test_every_power_is_a_term() -> None:
    printed = {ability.name for card in CARDS.values() if card.kind == "Hero" for ability in card.abilities}
    assert set(POWERS) == printed
    assert len(printed) == 16


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("laser_gauntlet", {"carrier", "Blast"}),
        ("power_surge", {"Combat token", "Power-up"}),
        ("thornqueen", {"Supervillain", "misses", "knocked out"}),
        ("crime_wave", {"Fate", "crime pawns", "neighbour"}),
        ("paragon", {"Justice tokens", "Hero Point"}),
    ],
)
def test_words_of_a_card_are_explained(card: str, words: set[str]) -> None:
    assert words <= {word for word, _ in terms_of(CARDS[card], term)}


def test_a_word_that_is_no_term_has_no_meaning() -> None:
    assert term("block") is None
    assert term("ORTHOGONALLY") == TERMS["Orthogonal"]
    assert all(term(name) for name in TERMS)


def test_meanings_are_sentences_about_one_thing_each() -> None:
    assert len(set(TERMS.values())) == len(TERMS)
    assert all(meaning.endswith(".") and len(meaning) <= 120 for meaning in TERMS.values())


def test_the_game_ships_a_cover() -> None:
    covers = data_dir("assets") / "covers"
    files = [name for plain in (False, True) for name in cover_files("heroes-incorporated", plain)]
    assert len(files) == 4
    for name in files:
        assert (covers / name).is_file(), name

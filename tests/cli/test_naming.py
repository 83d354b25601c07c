"""What people call things on the table."""

from __future__ import annotations

import pytest

from tabletop.engine.decision import Decision, Option
from tabletop.engine.view import Piece, View, Zone
from tabletop.terminal.naming import UnclearName, thing_named, words_of

TITLES = {"bert": "BERT", "pyro": "Johnny Pyro", "officer": "Police Officer"}
VIEW = View(
    0,
    {
        "front-0": Zone(
            "front-0", 0, 2, [Piece("card:17", "bert", "front-0", 0), Piece("card:4", "officer", "front-0", 1)]
        ),
        "hand-0": Zone("hand-0", 0, 2, [Piece("card:3", "pyro", "hand-0", 0), Piece("card:5", "officer", "hand-0", 1)]),
        "hand-1": Zone("hand-1", 1, 1, [Piece("hidden:hand-1:0", None, "hand-1", 0)]),
    },
    {},
)
DECISION = Decision(
    3, 0, "play", "Play a card", (Option("deploy:5:front", "x", "card:5", "zone:front-0"),), "HB-PLAY-1"
)


@pytest.mark.parametrize(
    ("word", "thing"),
    [
        ("bert", "card:17"),
        ("BERT", "card:17"),
        ("johnny pyro", "card:3"),
        ("john", "card:3"),
        ("front-0", "zone:front-0"),
        ("card:99", "card:99"),
        ("lane:play", "lane:play"),
        ("-", None),
        ("police officer", "card:5"),
    ],
)
def test_a_word_names_a_thing(word: str, thing: str | None) -> None:
    assert thing_named(word, VIEW, TITLES, DECISION) == thing


def test_two_of_a_name_are_listed() -> None:
    with pytest.raises(UnclearName, match="card:4, card:5"):
        thing_named("Police Officer", VIEW, TITLES, None)


def test_nothing_of_the_name_says_what_is_possible() -> None:
    with pytest.raises(UnclearName, match='Nothing on the table is called "zorro"'):
        thing_named("zorro", VIEW, TITLES, DECISION)


def test_quotes_hold_a_name_together_and_an_apostrophe_does_not() -> None:
    assert words_of('"Johnny Pyro" front-0') == ["Johnny Pyro", "front-0"]
    assert words_of("El'Desta front-0") == ["El'Desta", "front-0"]

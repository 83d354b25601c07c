"""Heroes Incorporated with the S.U.P.E.R. expansion: two to four teams of heroes fight crime in a city of 25 blocks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from tabletop.engine.cards import CardSet
from tabletop.engine.figures import FinalFigure
from tabletop.engine.game import Game, OptionSpec, Rules
from tabletop.engine.view import View

HERE = Path(__file__).parent


@lru_cache(maxsize=1)
def _rules() -> Rules:
    from tabletop.games.heroes_incorporated.play import HeroesIncorporated

    return HeroesIncorporated()


def _card_set() -> CardSet:
    from tabletop.games.heroes_incorporated.reading import base_card_set

    return base_card_set()


def _rules_text() -> str:
    return (HERE / "rules.md").read_text(encoding="utf-8")


def _how_to_play() -> str:
    return (HERE / "how_to_play.md").read_text(encoding="utf-8")


def _final_figures(view: View) -> Sequence[FinalFigure]:
    from tabletop.games.heroes_incorporated.figures import final_figures

    return final_figures(view)


def _layout() -> Any:
    return _layout_for(2)


def _layout_for(seats: int) -> Any:
    from tabletop.games.heroes_incorporated.layout import LAYOUT

    return LAYOUT[seats]


def _face(card_set: CardSet, card_id: str) -> Any:
    from tabletop.games.heroes_incorporated.faces import face_of

    return face_of(card_set.by_id(card_id))


def _position(text: str, path: str) -> Any:
    from tabletop.games.heroes_incorporated.position import read_position

    return read_position(text, path)


def _conflict(options: Mapping[str, str], seats: int) -> str:
    from tabletop.games.heroes_incorporated.options import conflict

    return conflict(options, seats)


def _term(word: str) -> str | None:
    from tabletop.games.heroes_incorporated.terms import term

    return term(word)


_SEATS = tuple((str(seat), f"seat {seat + 1}") for seat in range(4))
_ON_OFF = (("on", "on"), ("off", "off"))

GAME = Game(
    name="heroes-incorporated",
    title="Heroes Incorporated",
    accent="#3BA0F2",
    blurb="Two heroes a team, four actions a round: fight crime all over the city and score before the others.",
    emblem="modern-city",
    minutes=(45, 90),
    seats=(2, 3, 4),
    options=(
        OptionSpec(
            "super",
            "S.U.P.E.R. expansion",
            "Five more heroes, 32 more cards in place of the old supervillains, and Team HQ gadgets.",
            _ON_OFF,
            "on",
            "HI-SETUP-2",
        ),
        OptionSpec(
            "justice",
            "Justice tokens",
            "A miss brings a token; a token turns a later die one up.",
            _ON_OFF,
            "off",
            "HI-JUSTICE-1",
            ("super", "on"),
        ),
        OptionSpec(
            "lairs",
            "Supervillain lairs",
            "Undefeated supervillains settle in the corners; the first to win there gains 6 points.",
            _ON_OFF,
            "off",
            "HI-LAIR-1",
        ),
        OptionSpec(
            "target",
            "Hero Points to win",
            "36 with two players, 30 with three or four; with lairs three or four may agree on 36.",
            (("usual", "as usual"), ("36", "36")),
            "usual",
            "HI-WIN-1",
        ),
        OptionSpec(
            "first",
            "Opening player",
            "Who places the first hero and opens round 1.",
            (("random", "by lot"), *_SEATS),
            "random",
            "HI-BEGIN-1",
        ),
    ),
    rules=_rules,
    card_set=_card_set,
    rules_text=_rules_text,
    layout=_layout,
    face=_face,
    position=_position,
    term=_term,
    final_figures=_final_figures,
    how_to_play=_how_to_play,
    phases=(
        ("draft", "Draft"),
        ("place", "Placing"),
        ("turn-1", "Turn 1"),
        ("turn-2", "Turn 2"),
        ("turn-3", "Turn 3"),
        ("turn-4", "Turn 4"),
        ("scoring", "Scoring"),
    ),
    layouts=_layout_for,
    conflict=_conflict,
    sets=(("base", "Base set"), ("exp", "S.U.P.E.R.")),
)

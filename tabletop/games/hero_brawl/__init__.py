"""Hero Brawl and the Roshambo Protocol: two games with one deck of wrestlers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from tabletop.engine.cards import CardSet
from tabletop.engine.events import Event
from tabletop.engine.figures import FinalFigure
from tabletop.engine.game import Game, OptionSpec, Outcome, Rules
from tabletop.engine.standing import StandingAnswer
from tabletop.engine.view import View

HERE = Path(__file__).parent


@lru_cache(maxsize=1)
def _rules() -> Rules:
    from tabletop.games.hero_brawl.play import HeroBrawl

    return HeroBrawl()


def _card_set() -> CardSet:
    from tabletop.games.hero_brawl.reading import base_card_set

    return base_card_set()


def _rules_text() -> str:
    return (HERE / "rules.md").read_text(encoding="utf-8")


def _how_to_play() -> str:
    return (HERE / "how_to_play.md").read_text(encoding="utf-8")


def _protocol_how_to_play() -> str:
    return (HERE / "protocol" / "how_to_play.md").read_text(encoding="utf-8")


def _final_figures(view: View) -> Sequence[FinalFigure]:
    from tabletop.games.hero_brawl.figures import final_figures

    return final_figures(view)


def _again(log: Sequence[Event], outcome: Outcome) -> dict[str, str]:
    from tabletop.games.hero_brawl.setup import loser_of

    loser = loser_of(log, outcome)
    return {"lost": "none" if loser is None else str(loser)}


def _protocol_figures(view: View) -> Sequence[FinalFigure]:
    from tabletop.games.hero_brawl.figures import protocol_figures

    return protocol_figures(view)


def _layout() -> Any:
    return _layout_for(2)


def _layout_for(seats: int) -> Any:
    from tabletop.games.hero_brawl.layout import LAYOUT

    return LAYOUT[seats]


def _face(card_set: CardSet, card_id: str) -> Any:
    from tabletop.games.hero_brawl.faces import face_of

    return face_of(card_set.by_id(card_id))


def _position(text: str, path: str) -> Any:
    from tabletop.games.hero_brawl.position import read_position

    return read_position(text, path)


def _term(word: str) -> str | None:
    from tabletop.games.hero_brawl.terms import term

    return term(word)


@lru_cache(maxsize=1)
def _protocol_rules() -> Rules:
    from tabletop.games.hero_brawl.protocol.play import RoshamboProtocol

    return RoshamboProtocol()


def _protocol_card_set() -> CardSet:
    from tabletop.games.hero_brawl.reading import base_card_set

    return base_card_set("roshambo-protocol")


def _protocol_layout() -> Any:
    return _protocol_layout_for(2)


def _protocol_layout_for(seats: int) -> Any:
    from tabletop.games.hero_brawl.protocol.layout import LAYOUT

    return LAYOUT[seats]


def _protocol_position(text: str, path: str) -> Any:
    from tabletop.games.hero_brawl.protocol.position import read_position

    return read_position(text, path)


_SEATS = tuple((str(seat), f"seat {seat + 1}") for seat in range(6))

BRAWL = Game(
    name="hero-brawl",
    title="Hero Brawl",
    accent="#F0509B",
    blurb="Your hand is your health. Play one card a turn, win the Title Belt, be the last one standing.",
    emblem="wooden-chair",
    minutes=(15, 30),
    seats=(2, 3, 4, 5, 6),
    options=(
        OptionSpec(
            "first",
            "First player",
            "Who has the first turn.",
            (("random", "by lot"), ("loser", "loser of the last game"), *_SEATS),
            "random",
            "BR-R44",
        ),
        OptionSpec(
            "lost",
            "Loser of the last game",
            "The player who was out first; the end of a game fills it in. Nobody: by lot.",
            (("none", "nobody yet"), *_SEATS),
            "none",
            "BR-R44",
            ("first", "loser"),
        ),
        OptionSpec(
            "ask",
            "Who is asked for an answer",
            "Asking everybody tells nothing about who holds a Referee or a CEO.",
            (("everybody", "everybody who might answer"), ("holders", "only who holds one")),
            "everybody",
            "BR-R45",
        ),
        OptionSpec(
            "rival",
            "Rival",
            "Whether the player of a Rival sees the hand that a card is picked from.",
            (("unseen", "points at a card back"), ("seen", "sees the hand")),
            "unseen",
            "BR-R33",
        ),
        OptionSpec(
            "flier",
            "High Flier",
            "People stop a marker that sweeps across a bar; a plain die needs no quick hand.",
            (("meter", "meter"), ("die", "plain die, 4 or more hits")),
            "meter",
            "BR-R43",
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
    again=_again,
    how_to_play=_how_to_play,
    phases=(("draw", "Draw"), ("play", "Play"), ("roshambo", "Roshambo"), ("closing", "Closing")),
    layouts=_layout_for,
    standing=(
        StandingAnswer("die", "always rolls a plain die for a High Flier", "skill", "die", "BR-R43", "plain die"),
    ),
)

PROTOCOL = Game(
    name="roshambo-protocol",
    title="Roshambo Protocol",
    accent="#F0509B",
    blurb="The same deck plays by itself: turn up, compare, collect, until one player holds it all.",
    emblem="scissors",
    minutes=(2, 10),
    seats=(2, 3, 4, 5, 6),
    options=(
        OptionSpec(
            "limit",
            "Round limit",
            "A whole game takes some 700 rounds; with a limit the most cards win.",
            (("200", "200 rounds"), ("100", "100 rounds"), ("500", "500 rounds"), ("off", "to the last card")),
            "200",
            "BR-R52",
        ),
    ),
    rules=_protocol_rules,
    card_set=_protocol_card_set,
    rules_text=_rules_text,
    layout=_protocol_layout,
    face=_face,
    position=_protocol_position,
    term=_term,
    final_figures=_protocol_figures,
    how_to_play=_protocol_how_to_play,
    phases=(("turn", "Turn up"), ("compare", "Compare")),
    layouts=_protocol_layout_for,
    automatic=True,
    landmarks=("lead", "eliminated"),
)

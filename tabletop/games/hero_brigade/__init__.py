"""Hero Brigade: a duel of two Parties, a Front Row and a Support Row each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from tabletop.engine.cards import CardSet
from tabletop.engine.figures import FinalFigure
from tabletop.engine.game import Game, OptionSpec, Rules
from tabletop.engine.standing import StandingAnswer
from tabletop.engine.view import View

HERE = Path(__file__).parent


@lru_cache(maxsize=1)
def _rules() -> Rules:
    from tabletop.games.hero_brigade.play import HeroBrigade

    return HeroBrigade()


def _card_set() -> CardSet:
    from tabletop.games.hero_brigade.reading import base_card_set

    return base_card_set()


def _rules_text() -> str:
    return (HERE / "rules.md").read_text(encoding="utf-8")


def _how_to_play() -> str:
    return (HERE / "how_to_play.md").read_text(encoding="utf-8")


def _tutorial() -> str:
    return (HERE / "tutorial.toml").read_text(encoding="utf-8")


def _final_figures(view: View) -> Sequence[FinalFigure]:
    from tabletop.games.hero_brigade.figures import final_figures

    return final_figures(view)


def _layout() -> Any:
    from tabletop.games.hero_brigade.layout import LAYOUT

    return LAYOUT


def _face(card_set: CardSet, card_id: str) -> Any:
    from tabletop.games.hero_brigade.book import book_for
    from tabletop.games.hero_brigade.faces import face_of

    return face_of(card_set.by_id(card_id), book_for(card_set).said)


def _position(text: str, path: str) -> Any:
    from tabletop.games.hero_brigade.position import read_position

    return read_position(text, path)


def _term(word: str) -> str | None:
    from tabletop.games.hero_brigade.terms import term

    return term(word)


# The stretch cards with the base card that each replaces unless another is chosen (HB-R1a, part 6.1).
_STRETCH = (
    ("citizen-beta", "Citizen Beta", "hero", "chill-factor"),
    ("little-maple", "Little Maple", "hero", "vasilisa"),
    ("armakillo", "Armakillo", "villain", "chinese-calculus"),
    ("big-brain-brett", "Big Brain Brett", "villain", "the-mime"),
    ("bro", "Bro", "resource", "union-rep"),
    ("fist", "Fist", "resource", "auntie-matter"),
    ("tiger-mother", "Tiger-Mother", "resource", "sister-static"),
    ("the-log", "The Log", "resource", "pack-mule"),
    ("audrey-the-pixie", "Audrey, The Pixie", "resource", "the-understudy"),
    ("katherine-the-nereid", "Katherine, The Nereid", "resource", "gravedigger-gus"),
    ("eldesta-the-elf", "El'Desta, The Elf", "resource", "captain-mediocre"),
)

_REPLACEABLE = {
    "hero": (
        ("bert", "BERT"),
        ("chill-factor", "Chill Factor"),
        ("johnny-pyro", "Johnny Pyro"),
        ("vasilisa", "Vasilisa"),
        ("xiang", "Xiang"),
        ("police-officer", "Police Officer"),
        ("reinforcements-hero", "Reinforcements"),
    ),
    "villain": (
        ("chinese-calculus", "Chinese Calculus"),
        ("fred-the-talking-potato", "Fred the Talking Potato"),
        ("natural-disaster", "Natural Disaster"),
        ("the-mime", "The Mime"),
        ("the-excrementalist", "The Excrementalist"),
        ("henchman", "Henchman"),
        ("reinforcements-villain", "Reinforcements"),
    ),
    "resource": (
        ("8th-dimensional-invader", "8th Dimensional Invader"),
        ("clone-spy-twin", "Clone/Spy/Twin"),
        ("bunny-dangerous", "Bunny Dangerous"),
        ("captain-mediocre", "Captain Mediocre"),
        ("madame-romalda", "Madame Romalda"),
        ("the-deadly-duelist", "The Deadly Duelist"),
        ("mallardiction-duck-pope", "Mallardiction, Duck-Pope"),
        ("the-feeder", "The Feeder"),
        ("the-star-king", "The Star-King"),
        ("auntie-matter", "Auntie Matter"),
        ("gravedigger-gus", "Gravedigger Gus"),
        ("pack-mule", "Pack Mule"),
        ("sister-static", "Sister Static"),
        ("the-understudy", "The Understudy"),
        ("union-rep", "Union Rep"),
        ("alien-ship", "Alien Ship"),
        ("astral-projection", "Astral Projection"),
        ("magic-tome", "Magic Tome"),
        ("mutant-dna", "Mutant DNA"),
        ("science-gizmo", "Science Gizmo"),
        ("secret-weakness", "Secret Weakness"),
        ("sparring-partners", "Sparring Partners"),
        ("tactical-maneuvers", "Tactical Maneuvers"),
    ),
}


def _stretch_options() -> tuple[OptionSpec, ...]:
    return tuple(
        OptionSpec(
            f"for-{card}",
            f"{title} replaces",
            f"Which card of the {deck.title()} deck it stands in for, copy for copy.",
            (("none", "nothing, it stays out"), *_REPLACEABLE[deck]),
            preset,
            "HB-SETUP-7",
            ("stretch", "on"),
        )
        for card, title, deck, preset in _STRETCH
    )


GAME = Game(
    name="hero-brigade",
    title="Hero Brigade",
    accent="#F0452F",
    blurb="Two parties, front row and support. Deploy, fight, banish.",
    emblem="mecha-mask",
    minutes=(40, 60),
    seats=(2,),
    options=(
        OptionSpec(
            "first",
            "Starting Player",
            "Who has the Starting Player Marker in the first round.",
            (("random", "by lot"), ("0", "first seat"), ("1", "second seat")),
            "random",
            "HB-SETUP-2",
        ),
        OptionSpec(
            "pick",
            "Decks",
            "The Starting Player picks the Hero or the Villain deck; the other player gets the one left over.",
            (
                ("ask", "the Starting Player picks"),
                ("hero", "Hero deck"),
                ("villain", "Villain deck"),
                ("random", "by lot"),
            ),
            "ask",
            "HB-SETUP-3",
        ),
        OptionSpec(
            "stretch",
            "Stretch cards",
            "Eleven more cards, each replacing base cards one for one. A first game leaves them out.",
            (("off", "leave out"), ("on", "bring in")),
            "off",
            "HB-SETUP-6",
        ),
        *_stretch_options(),
    ),
    rules=_rules,
    card_set=_card_set,
    rules_text=_rules_text,
    layout=_layout,
    face=_face,
    position=_position,
    term=_term,
    phases=(("draw", "Draw"), ("play", "Play"), ("fight", "Fight"), ("cleanup", "Cleanup")),
    final_figures=_final_figures,
    how_to_play=_how_to_play,
    tutorial=_tutorial,
    standing=(
        StandingAnswer("heal", "always takes a HEAL", "may", "yes", "HB-TERM-13", "takes every HEAL"),
        StandingAnswer(
            "shown", "discards a whole hand in the order shown", "discard", "rest", short="discards as shown"
        ),
    ),
)

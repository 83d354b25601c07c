"""The lessons that ship: each is played through against the real game, so that it can't rot."""

from __future__ import annotations

import pytest

from tabletop.engine.events import plain
from tabletop.engine.game import Game
from tabletop.games import game_named, own_games
from tabletop.tutorials.lesson import Lesson, lesson_of, opening
from tabletop.tutorials.pointing import thing_of
from tabletop.tutorials.rehearsal import rehearse

TAUGHT = [game for game in own_games() if game.tutorial is not None]
MOST_WORDS = 75  # a step is read in a quarter of a minute


def lesson(game: Game) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_it_can_be_played_to_its_end(game: Game) -> None:
    told = lesson(game)
    match, lines = rehearse(told, game)
    assert match.outcome is None  # it ends in the middle of a game that can be played on
    assert len(lines) == sum(len(step.do) + len(step.then) for step in told.steps)


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_it_is_short(game: Game) -> None:
    told = lesson(game)
    assert 12 <= len(told.steps) <= 16
    for step in told.steps:
        assert 0 < len(step.say.split()) <= MOST_WORDS, step.title
        assert len(step.title) <= 28


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_it_points_at_what_there_is(game: Game) -> None:
    told = lesson(game)
    kinds = {card.id for card in game.card_set().cards}
    zones = opening(told, game).ask(told.seat).view().zones
    for step in told.steps:
        kind, _, name = step.point.partition(":")
        if kind == "card":
            card, _, zone = name.partition("@")
            assert card in kinds
            assert zone in ("", *zones)
        elif kind == "zone":
            assert name in zones
        else:
            assert step.point in ("window:phases", "window:actions", "window:inspector", "window:log")
    assert thing_of(told.steps[0].point, opening(told, game).ask(told.seat).view())


def test_hero_brigade_shows_what_it_speaks_of() -> None:
    game = game_named("hero-brigade")
    match, _ = rehearse(lesson(game), game)
    log = [plain(event.text, match.names) for event in match.events if event.text]
    for words in (
        "Ann deploys BERT",
        "Ann attaches Mutant DNA to Johnny Pyro",
        "The deployment of The Star-King is cancelled",
        "Ann acquires",
        "Chinese Calculus 5 → 4 HP",
        "Chinese Calculus is Taunted",
        "BERT 8 → 5 HP",
        "1 unassigned damage",
        "Fred is Defeated",
        "Cleanup Phase",
    ):
        assert any(words in line for line in log), words
    assert sum("Banishes" in line for line in log) == 2
    assert match.ask(0).view().facts["round"] == 3

"""Contrast of every pair that stands on the screen, computed from the palettes."""

from __future__ import annotations

import pytest

from tabletop.engine.game import Game
from tabletop.games import all_games
from tabletop.ui.palette import DARK, SEATS, THEMES, Palette, contrast, hold_ground, mix, on, readable

TEXT_ON_GROUND = [
    (text, ground)
    for text in ("text", "muted")
    for ground in ("table", "bar", "foot", "dock", "panel", "raised", "hovered")
]
OTHER_TEXT = [
    ("text", "chosen"),
    ("link", "dock"),
    ("link", "panel"),
    ("ink", "paper"),
    ("ink", "paper_2"),
    ("ink", "box"),
    ("ink", "acts"),
    ("ink", "acts_hover"),
    ("ink", "own_tag"),
    ("brown", "paper"),
    ("kind", "box"),
    ("kind", "paper"),
    ("paper_link", "paper"),
]
OUTLINES = [("target", "table"), ("refused", "panel"), ("line_strong", "table"), ("selected", "table")]

themes = pytest.mark.parametrize("palette", THEMES.values(), ids=THEMES)


@themes
@pytest.mark.parametrize(("text", "ground"), TEXT_ON_GROUND + OTHER_TEXT)
def test_text_reads_on_its_ground(palette: Palette, text: str, ground: str) -> None:
    assert contrast(getattr(palette, text), getattr(palette, ground)) >= 4.5


@themes
@pytest.mark.parametrize(("line", "ground"), OUTLINES)
def test_outlines_stand_out(palette: Palette, line: str, ground: str) -> None:
    assert contrast(getattr(palette, line), getattr(palette, ground)) >= 3.0


@themes
def test_the_frame_of_the_keyboard_is_unlike_what_it_lies_on(palette: Palette) -> None:
    assert palette.focus not in (palette.edge, palette.raised, palette.acts)
    assert contrast(palette.focus, palette.panel) >= 3.0
    assert contrast(palette.focus, palette.raised) >= 3.0


@themes
def test_yellow_stands_out_from_the_ink_round_it(palette: Palette) -> None:
    assert contrast(palette.acts, palette.ink) >= 4.5


@themes
@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_words_on_hold_buttons(palette: Palette, seat: int) -> None:
    ground = hold_ground(seat, palette)
    assert contrast(palette.text, ground) >= 4.5
    assert contrast(palette.hold_text, ground) >= 4.5


@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_ink_on_seat_colours(seat: int) -> None:
    assert contrast(DARK.ink, SEATS[seat].colour) >= 4.5


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_ink_on_a_games_accent(game: Game) -> None:
    assert contrast(DARK.ink, game.accent) >= 4.5


@themes
@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_names_in_seat_colours_are_made_readable(palette: Palette, seat: int) -> None:
    for ground in (palette.dock, palette.panel):
        assert contrast(readable(SEATS[seat].colour, ground, palette), ground) >= 4.5


def test_the_formula_gives_the_known_values() -> None:
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21.0)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert contrast(DARK.text, DARK.table) == pytest.approx(15.7, abs=0.05)


def test_text_on_a_colour_is_paper_where_that_reads() -> None:
    assert on("#2766C8") == DARK.paper
    assert on("#C98A14") == DARK.ink


def test_mixing() -> None:
    assert mix("#000000", "#FFFFFF", 0.5) == "#808080"
    assert mix("#102030", "#405060", 0.0) == "#102030"


def test_seats_differ_in_colour_and_in_sign() -> None:
    assert len({mark.colour for mark in SEATS}) == len({mark.sign for mark in SEATS}) == len(SEATS)

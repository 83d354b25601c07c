"""Colours of paper: what is written on them can be read."""

from __future__ import annotations

import pytest

from tabletop.games.hero_brigade.faces import FRAMES, GROUPS
from tabletop.studio.paper import (
    BOX,
    BROWN,
    HIGH_CONTRAST,
    INK,
    KIND,
    NORMAL,
    PAPER,
    WHITE,
    YELLOW,
    apart,
    contrast,
    mix,
    on,
    rgb,
)

FRAME_COLOURS = (
    *FRAMES.values(),
    "#1A6BB2",
    "#8E2A22",
    "#B81F6B",
    "#5C3FC4",
    "#9A4F08",
    "#A63A22",
    "#C23527",
    "#7E6019",
)


@pytest.mark.parametrize("frame", FRAME_COLOURS)
def test_a_name_on_its_frame_reaches_four_and_a_half(frame: str) -> None:
    assert contrast(on(frame), frame) >= 4.5


@pytest.mark.parametrize("stock", [NORMAL, HIGH_CONTRAST])
@pytest.mark.parametrize("label", GROUPS, ids=lambda key: GROUPS[key][0])
def test_a_group_label_takes_the_better_of_paper_and_ink(label: str, stock: object) -> None:
    assert stock in (NORMAL, HIGH_CONTRAST)
    chosen = NORMAL if stock is NORMAL else HIGH_CONTRAST
    colour = GROUPS[label][1]
    best = max(contrast(chosen.paper, colour), contrast(chosen.ink, colour))
    assert contrast(on(colour, chosen), colour) == best
    assert best >= 4.3


@pytest.mark.parametrize(
    ("text", "ground", "least"),
    [
        (INK, PAPER, 15.5),
        (INK, BOX, 17.5),
        (BROWN, PAPER, 6.4),
        (KIND, BOX, 6.1),
        (INK, YELLOW, 12.9),
        (PAPER, INK, 15),
    ],
)
def test_text_on_paper(text: str, ground: str, least: float) -> None:
    assert contrast(text, ground) >= least


def test_paper_goes_before_ink_and_ink_where_paper_fails() -> None:
    assert on(FRAMES["hero"]) == PAPER
    assert on(FRAMES["resource"]) == INK
    assert on(FRAMES["hero"], HIGH_CONTRAST) == WHITE


def test_mixing_and_distance_of_colours() -> None:
    assert mix("#000000", "#FFFFFF", 0.5) == "#808080"
    assert mix("#2766C8", "#FFFFFF", 0.0) == "#2766C8"
    assert apart("#FF0000", "#00FF00") == pytest.approx(120)
    assert apart("#FF00AA", "#FF0011") == pytest.approx(36)


@pytest.mark.parametrize("wrong", ["red", "#FFF", "2766C8", "#2766C", "#GG0000"])
def test_what_is_no_colour_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError):
        rgb(wrong)

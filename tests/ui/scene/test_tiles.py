"""Options as tiles: what stands on them, where they lie, and that their words are read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from tabletop.engine.decision import Decision, Option
from tabletop.engine.fittings import Ask
from tabletop.ui.palette import DARK
from tabletop.ui.scene.offers import Answer, Offers
from tabletop.ui.scene.style import Style
from tabletop.ui.scene.tiles import GAP, fitted, in_row, in_rows, tiles_of
from tabletop.ui.theme import Theme

ASKS = (Ask("justice", "Spend Justice?", "cross-shield"), Ask("gadget", "Choose one"))


def decision(kind: str, *options: Option) -> Decision:
    return Decision(1, 0, kind, "Which?", options, "")


def test_amounts_are_icons_in_their_order_and_say_whether_they_are_enough() -> None:
    asked = decision(
        "justice",
        Option("justice:1", "Spend 1", preview="6, success"),
        Option("justice:0", "Spend none", preview="5, a miss; gain 1 token"),
    )
    heading, tiles = tiles_of(asked, ASKS, enough=6)
    assert heading == "Spend Justice?"
    found = [(tile.icons, tile.number, tile.good, tile.tail) for tile in tiles]
    assert found == [(0, "5", False, "a miss; gain 1 token"), (1, "6", True, "success")]


def test_what_comes_to_no_number_is_read() -> None:
    _, tiles = tiles_of(decision("gadget", Option("gadget:9", "Jet Pack", preview="The carrier has Fly.")), ASKS)
    assert [(tile.head, tile.number, tile.tail) for tile in tiles] == [("Jet Pack", "", "The carrier has Fly.")]


def test_other_decisions_have_no_tiles() -> None:
    assert tiles_of(decision("act", Option("pass", "Pass")), ASKS) == ("", ())
    assert tiles_of(None, ASKS) == ("", ())


def test_a_click_on_a_tile_answers_with_its_option() -> None:
    offers = Offers(decision("gadget", Option("gadget:9", "Jet Pack")))
    assert offers.click(["tile:gadget:9"], None) == Answer("gadget:9")


@pytest.mark.parametrize("count", [1, 2, 3, 4, 9, 12, 14])
def test_tiles_lie_inside_their_room_and_apart(count: int) -> None:
    room = QRectF(10, 20, 294, 110)
    for rects in (in_row(room, count, 82.0), in_rows(room, count)):
        assert len(rects) == count
        assert all(room.adjusted(-0.1, -0.1, 0.1, 0.1).contains(rect) for rect in rects)
        pairs = [(one, other) for one in rects for other in rects if one is not other]
        assert not any(one.adjusted(-GAP / 3, 0, GAP / 3, 0).intersects(other) for one, other in pairs)


def test_words_are_as_large_as_they_fit_and_cut_only_at_the_end(theme: Theme) -> None:
    del theme  # the fonts
    style = Style(DARK)
    room = QRectF(0, 0, 140, 80)
    font, lines = fitted("Once a round: you may roll again.", room, style)
    metrics = QFontMetricsF(font)
    assert " ".join(lines) == "Once a round: you may roll again."
    assert metrics.height() * len(lines) <= room.height() + 1
    _, cut = fitted("word " * 200, room, style)
    assert cut[-1].endswith("\u2026")


def test_large_text_is_smaller_rather_than_cut() -> None:
    style = Style(DARK, text_scale=2.0)
    style.table_scale = 0.8
    words = "Once a round, after a Fight roll of the carrier: you may roll again (the second roll stands)."
    _, lines = fitted(words, QRectF(0, 0, 160, 120), style)
    assert " ".join(lines) == words

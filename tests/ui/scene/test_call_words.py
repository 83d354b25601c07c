"""The words of a table call: what was announced and what is asked are both whole, in one line or one over the other."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from tabletop.data import data_dir
from tabletop.engine.decision import Call
from tabletop.ui.fonts import load_fonts
from tabletop.ui.palette import DARK
from tabletop.ui.scene.call import CallPanel
from tabletop.ui.scene.clock import Clock
from tabletop.ui.scene.style import Style

QUESTION = "Does anyone throw in a supervillain?"
LONG = "Thunderhawk fights on Mutant Outreach Centre, 7 to reach"


@pytest.fixture(autouse=True)
def _fonts(qapp: object) -> None:
    assert load_fonts(data_dir("assets") / "fonts") == []


def ink_rows(title: str, high: float) -> list[int]:
    """The rows of pixels in the room of the words that hold ink."""
    scene = QGraphicsScene()
    style = Style(DARK, window=0.65)
    panel = CallPanel(QRectF(0, 0, 746, high), "#3BA0F2", style, Clock(scene))
    scene.addItem(panel)
    panel.announce(Call(title, QUESTION, "card:1"), [0], ["Ann"], None)
    image = QImage(746, int(high), QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    panel.paint(painter, None, None)  # type: ignore[arg-type]
    painter.end()
    room = panel.words_room
    dark = [
        y for y in range(14, int(room.bottom())) if any(image.pixelColor(x, y).lightness() < 60 for x in range(20, 726))
    ]
    assert not any(image.pixelColor(x, y).lightness() < 60 for x in range(734, 742) for y in dark), "cut at the edge"
    return dark


def lines(rows: list[int]) -> int:
    return 1 + sum(after - before > 2 for before, after in pairwise(rows)) if rows else 0


def test_long_words_stand_in_two_lines_where_the_paper_has_room() -> None:
    assert lines(ink_rows(LONG, 137.0)) == 2
    assert lines(ink_rows("Bo plays X", 137.0)) == 1


def test_a_low_paper_keeps_to_one_line() -> None:
    assert lines(ink_rows(LONG, 96.0)) == 1

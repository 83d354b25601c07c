"""The top bar keeps its title: where there is no room for all phases only the present one is shown."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop.data import data_dir
from tabletop.games import game_named
from tabletop.ui.fonts import load_fonts
from tabletop.ui.palette import DARK
from tabletop.ui.theme import Theme
from tabletop.ui.window.top_bar import LEAST_TITLE, TopBar


def bar(qtbot: QtBot, width: int, scale: float) -> TopBar:
    assert load_fonts(data_dir("assets") / "fonts") == []
    made = TopBar(Theme(DARK, scale), game_named("heroes-incorporated"))
    qtbot.addWidget(made)
    made.phases.set_phase("turn-3")
    made.form.round.setText("Round 3")
    made.turn.show_turn(0, "Ann to act")
    made.resize(width, made.height())
    made.show()
    QApplication.processEvents()
    return made


@pytest.mark.parametrize(("width", "scale", "folded"), [(1920, 1.0, False), (1400, 2.0, True), (1100, 2.0, True)])
def test_phases_fold_before_the_title_is_cut(qtbot: QtBot, width: int, scale: float, folded: bool) -> None:
    made = bar(qtbot, width, scale)
    assert made.phases.folded is folded
    assert made.phases.width() == made.phases.sizeHint().width()
    if width > 1100:
        assert made.title.width() >= made.title.sizeHint().width() * LEAST_TITLE


def test_the_phases_come_back_with_the_room(qtbot: QtBot) -> None:
    made = bar(qtbot, 900, 1.5)
    narrow, folded = made.phases.sizeHint().width(), made.phases.folded
    made.resize(2400, made.height())
    assert (folded, made.phases.folded) == (True, False)
    assert made.phases.sizeHint().width() > narrow

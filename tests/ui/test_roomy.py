"""Room in layouts: it grows beyond full HD, comes back, and leaves alone what somebody else has set."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QSize
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tabletop.engine.figures import FinalFigure
from tabletop.ui.dialogs.figures import FinalFigures
from tabletop.ui.lobby.saved import SavedPanel
from tabletop.ui.parts.roomy import roomy
from tabletop.ui.theme import LARGE, SMALL, Theme


def test_gaps_and_margins_grow_beyond_full_hd_only(theme: Theme) -> None:
    owner, other = QWidget(), QWidget()
    column, grid = QVBoxLayout(owner), QGridLayout(other)
    column.setSpacing(9)
    column.setContentsMargins(10, 11, 12, 13)
    grid.setHorizontalSpacing(24)
    grid.setVerticalSpacing(6)
    roomy(theme, owner, column, grid)
    for size, factor in ((SMALL, 1), (LARGE, 1), (LARGE * 2, 2), (QSize(1600, 900), 1)):
        theme.fit(size)
        assert column.spacing() == 9 * factor
        assert column.contentsMargins() == QMargins(10, 11, 12, 13) * factor
        assert (grid.horizontalSpacing(), grid.verticalSpacing()) == (24 * factor, 6 * factor)


def test_what_was_set_since_is_left_alone(theme: Theme) -> None:
    owner = QWidget()
    column = QVBoxLayout(owner)
    column.setSpacing(9)
    roomy(theme, owner, column)
    column.setSpacing(40)
    theme.fit(LARGE * 2)
    assert column.spacing() == 40


def test_rows_of_saved_games_keep_clear_of_their_caption(theme: Theme, qtbot: QtBot) -> None:
    theme.fit(QSize(1920, 1080))
    panel = SavedPanel(theme)
    qtbot.addWidget(panel)
    inner = panel.panel.layout()
    assert inner is not None
    drawn = inner.contentsMargins().top()
    theme.fit(QSize(3840, 2160))
    assert inner.contentsMargins().top() == 2 * drawn


def test_signs_of_the_final_figures_follow_the_window(theme: Theme, qtbot: QtBot) -> None:
    theme.fit(QSize(1920, 1080))
    figures = FinalFigures(theme, ["Ann", "Bo"], [FinalFigure("Party Value", ("8", "3"))])
    qtbot.addWidget(figures)
    sign = next(label for label in figures.findChildren(QLabel) if not label.pixmap().isNull())
    drawn = sign.pixmap().deviceIndependentSize().width()
    theme.fit(QSize(3840, 2160))
    assert sign.pixmap().deviceIndependentSize().width() >= 1.9 * drawn

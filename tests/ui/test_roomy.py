"""Room in layouts: it grows beyond full HD, comes back, and leaves alone what somebody else has set."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QSize
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

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

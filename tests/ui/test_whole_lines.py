"""Texts and lists that scroll show no half lines at their edges."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tabletop.ui.rulebook.contents import Contents
from tabletop.ui.rulebook.text import Chapter, RulesText
from tabletop.ui.theme import Theme

TEXT = "\n".join(f"- **T-ONE-{number}** The {number}th rule of this game says something." for number in range(1, 60))


def letters_in(picture: QImage, rows: QRect, ground: QColor) -> bool:
    """Whether anything but the ground is seen in these rows of a picture."""
    return any(
        picture.pixelColor(x, y) != ground
        for y in range(rows.top(), rows.bottom() + 1)
        for x in range(rows.left(), rows.right() + 1)
    )


def shown(widget: QWidget, theme: Theme, qtbot: QtBot, high: int) -> None:
    widget.setStyleSheet(theme.sheet("#F0452F"))
    widget.resize(420, high)
    qtbot.addWidget(widget)
    widget.show()
    qtbot.wait(20)


@pytest.mark.parametrize("scrolled", range(0, 60, 5))
def test_a_text_ends_and_begins_with_a_whole_line(theme: Theme, qtbot: QtBot, scrolled: int) -> None:
    text = RulesText(theme, TEXT)
    shown(text, theme, qtbot, 300)
    text.verticalScrollBar().setValue(200 + scrolled)
    qtbot.wait(5)
    view = text.viewport()
    picture = view.grab().toImage()
    ground = QColor(theme.palette.dock)
    assert letters_in(picture, QRect(0, 40, view.width(), 200), ground)
    for edge in (QRect(0, 0, view.width(), 2), QRect(0, view.height() - 2, view.width(), 2)):
        assert not letters_in(picture, edge, ground)


@pytest.mark.parametrize("high", range(300, 330, 4))
def test_a_list_ends_with_a_whole_row(theme: Theme, qtbot: QtBot, high: int) -> None:
    contents = Contents(theme)
    contents.show_chapters([Chapter(2, f"{number}. Chapter", number) for number in range(40)])
    shown(contents, theme, qtbot, high)
    view = contents.viewport()
    picture = view.grab().toImage()
    ground = QColor(theme.palette.dock)
    assert letters_in(picture, QRect(0, 0, view.width(), 100), ground)
    assert not letters_in(picture, QRect(0, view.height() - 2, view.width(), 2), ground)

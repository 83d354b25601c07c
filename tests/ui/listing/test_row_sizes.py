"""Words of the list in narrow columns and large text: a state beside its row or below it, whole in either place."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QTreeView
from pytestqt.qtbot import QtBot

from tabletop.ui.listing.delegate import RowDelegate
from tabletop.ui.listing.finding import INVITATIONS, PADDING, SearchField
from tabletop.ui.listing.model import ListModel
from tabletop.ui.listing.rows import Row
from tabletop.ui.listing.tree import ListTree
from tabletop.ui.theme import Theme

ROWS = [
    Row("a", "Chinese Calculus, Bo", state="\u22121, 2 less DR 1", cap="2"),
    Row("b", "Bartholomew the Elder, Villain", state="Party Value 10, hand of 3 closed", strong=True),
    Row("c", "2: Chinese Calculus, 4 of 5 hit points, ready", state="target", tone="target"),
    Row("d", "Xiang, your own", state="\u22122"),
]
WRAP = Qt.TextFlag.TextWordWrap


@pytest.mark.parametrize("width", [240, 300, 452, 610])
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
def test_words_and_state_of_a_row_have_the_room_that_they_need(
    qtbot: QtBot, theme: Theme, scale: float, width: int
) -> None:
    theme.use("dark", scale)
    view = QTreeView()
    qtbot.addWidget(view)
    view.resize(width, 400)
    view.setIndentation(18)
    model = ListModel()
    model.show_rows(ROWS)
    view.setModel(model)
    delegate = RowDelegate(theme, view)
    small = QFontMetrics(theme.text(12.5, 11.3))
    for place, row in enumerate(ROWS):
        size = delegate.sizeHint(None, model.index(place, 0))  # type: ignore[arg-type]
        rect = QRect(0, 0, size.width(), size.height())
        words, state = delegate._text_rect(row, rect), delegate._state_width(row, rect.width())
        needed = QFontMetrics(theme.text(13.5, 12, bold=row.strong)).boundingRect(
            QRect(0, 0, words.width(), 9000), WRAP, row.text
        )
        assert needed.height() <= words.height()
        assert needed.width() <= words.width()
        if state:
            assert state >= small.horizontalAdvance(row.state)
            assert words.right() + state <= rect.right()
        else:
            below = small.boundingRect(QRect(0, 0, words.width(), 9000), WRAP, row.state)
            assert words.bottom() + below.height() <= rect.bottom()


@pytest.mark.parametrize("width", [120, 240, 300, 452])
def test_the_invitation_of_the_search_field_is_never_cut(qtbot: QtBot, theme: Theme, width: int) -> None:
    field = SearchField(ListTree(theme, ListModel()))
    qtbot.addWidget(field)
    field.setFont(theme.text(32, 32))
    field.show()
    field.resize(width, 60)
    words = field.placeholderText()
    assert words in (*INVITATIONS, "")
    assert field.fontMetrics().horizontalAdvance(words) <= width - PADDING

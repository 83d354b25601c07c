"""Rules and gallery follow colours and sizes that change while they are open."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from tabletop.ui.gallery.window import gallery_sheet
from tabletop.ui.palette import HIGH_CONTRAST, LIGHT
from tabletop.ui.rulebook.text import RulesText
from tabletop.ui.rulebook.window import rules_sheet
from tabletop.ui.shell import Shell
from tests.ui.duels import GAME


def link_colour(text: RulesText) -> QColor:
    """The colour of the rule number at the place that is read."""
    part = text.textCursor().block().begin()
    while not part.atEnd():
        form = part.fragment().charFormat()
        if form.isAnchor():
            return form.foreground().color()
        part += 1
    raise AssertionError("no link here")


def test_rules_stay_where_they_were_read(shell: Shell) -> None:
    _, body = rules_sheet(shell, shell.theme, GAME, "HB-PLAY-9")
    QTest.qWait(20)
    shell.theme.use("light", 1.0)
    QTest.qWait(20)
    assert body.text.marked == "HB-PLAY-9"
    assert body.text.textCursor().block().text().startswith("HB-PLAY-9")
    assert body.text.viewport().rect().contains(body.text.cursorRect().topLeft())
    assert link_colour(body.text) == QColor(LIGHT.link)


def test_large_text_makes_room_in_the_list_of_places(shell: Shell) -> None:
    _, body = rules_sheet(shell, shell.theme, GAME)
    QTest.keyClicks(body.search, "taunt")
    before = body.list.item(0).sizeHint().height()
    shell.theme.use("dark", 2.0)
    assert body.list.item(0).sizeHint().height() > 1.5 * before
    assert body.text.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff


def test_what_was_searched_stands_early_in_each_line(shell: Shell) -> None:
    _, body = rules_sheet(shell, shell.theme, GAME)
    QTest.keyClicks(body.search, "disabled")
    lines = [body.list.item(row).text() for row in range(body.list.count())]
    assert len(lines) > 10
    for line in lines:
        assert 0 <= line.casefold().find("disabled") < 50, line


def test_cards_of_the_gallery_are_drawn_for_high_contrast(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    _, body = gallery_sheet(shell, shell.theme, GAME)
    wide = body.detail.width()
    shown = body.detail.face.accessibleName()
    drawn: list[bool] = []
    monkeypatch.setattr(body.pictures, "set_high_contrast", drawn.append)
    shell.theme.use("contrast", 2.0)
    assert drawn == [True]
    assert shell.theme.palette is HIGH_CONTRAST
    assert body.detail.face.accessibleName() == shown
    assert body.detail.width() > wide

"""The gallery on the screen: chips, search, keys, the card looked at, and faces drawn as they come into view."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop.games import game_named
from tabletop.ui.gallery.window import GalleryBody, gallery_sheet
from tabletop.ui.shell import Shell
from tests.ui.duels import GAME

ALL = len(GAME.card_set().cards)


def opened(shell: Shell) -> GalleryBody:
    return gallery_sheet(shell, shell.theme, GAME)[1]


def test_it_shows_all_cards_and_looks_at_the_first(shell: Shell) -> None:
    body = opened(shell)
    assert len(body.shown()) == ALL
    assert body.wall.hasFocus()
    card = body.wall.card()
    assert card is not None
    assert body.detail.face.accessibleName() == card.name
    assert body.count.text() == f"{ALL} of {ALL} cards, 105 with copies"


def test_chips_and_search_narrow_it(shell: Shell) -> None:
    body = opened(shell)
    chip = body.chips["deck", "villain"]
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert chip.text() == "● Villain deck"
    assert len(body.shown()) == 10
    QTest.keyClicks(body.wall, "/")
    assert body.search.hasFocus()
    QTest.keyClicks(body.search, "taunt")
    assert body.shown() == ["Chinese Calculus"]
    assert body.detail.face.accessibleName() == "Chinese Calculus"
    QTest.keyClicks(body.search, "zzz")
    assert body.shown() == []
    assert body.detail.abilities.text().startswith("No card fits.")
    body.search.clear()
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert len(body.shown()) == ALL


def test_arrows_go_from_card_to_card(shell: Shell) -> None:
    body = opened(shell)
    QTest.keyClick(body.wall, Qt.Key.Key_Right)
    assert body.detail.face.accessibleName() == body.shown()[1]


def test_a_click_shows_every_ability_and_its_terms(shell: Shell) -> None:
    body = opened(shell)
    index = body.wall.model_.index(body.shown().index("BERT"), 0)
    QTest.mouseClick(body.wall.viewport(), Qt.MouseButton.LeftButton, pos=body.wall.visualRect(index).center())
    text = body.detail.abilities.text()
    for ability in GAME.card_set().by_id("bert").abilities:
        assert ability.name in text
        assert ability.text in text
    assert "Hero deck · 2 copies" in body.detail.origin.text()
    assert "Taunted" in body.detail.terms.text()
    rules: list[str] = []
    body.detail.rule_wanted.connect(rules.append)
    body.detail.terms.linkActivated.emit("rule:HB-TAUNT-1")
    assert rules == ["HB-TAUNT-1"]


def test_cards_have_names_for_a_screen_reader(shell: Shell) -> None:
    body = opened(shell)
    model = body.wall.model_
    spoken = model.data(model.index(1, 0), Qt.ItemDataRole.AccessibleTextRole)
    assert isinstance(spoken, str)
    assert spoken.startswith("BERT. Character")


def test_faces_are_drawn_only_as_they_come_into_view(shell: Shell, qtbot: QtBot) -> None:
    body = opened(shell)
    qtbot.waitUntil(lambda: len(body.pictures.kept()) >= 4, timeout=20000)
    qtbot.wait(50)
    last = GAME.card_set().cards[-1].id
    assert all(look.card != last for look, _ in body.pictures.kept())
    assert last not in {look.card for look, _ in body.pictures._wanted}


def test_closing_stops_the_drawing(shell: Shell) -> None:
    sheet, body = gallery_sheet(shell, shell.theme, GAME)
    QTest.keyClick(body.wall, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert not body.pictures._wanted


def test_the_cross_empties_the_field_and_is_as_large_as_its_words(shell: Shell) -> None:
    shell.theme.use("dark", 2.0)
    body = opened(shell)
    cross = body.search.cross
    assert not cross.isVisible()
    body.search.setText("mime")
    assert cross.isVisible()
    assert min(cross.width(), cross.height()) >= QFontMetrics(body.search.font()).capHeight()
    assert body.search.textMargins().right() >= cross.width()
    QTest.mouseClick(cross, Qt.MouseButton.LeftButton)
    assert body.search.text() == ""
    assert not cross.isVisible()


def test_copies_are_counted_only_where_there_are_some(shell: Shell) -> None:
    body = gallery_sheet(shell, shell.theme, game_named("hero-brawl"))[1]
    assert body.count.text() == "60 of 60 cards"


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("name", ["hero-brigade", "heroes-incorporated", "hero-brawl"])
def test_no_filter_is_cut(shell: Shell, name: str, size: tuple[int, int], scale: float) -> None:
    """In as many lines as they need, the wall below them; chosen ones are wider."""
    shell.resize(*size)
    shell.theme.use("dark", scale)
    body = gallery_sheet(shell, shell.theme, game_named(name))[1]
    first = next(iter(body.chips.values()))
    for chosen in (False, True):
        QTest.qWait(20)
        for chip in body.chips.values():
            assert chip.width() >= chip.sizeHint().width()
            assert body.filters.rect().contains(chip.geometry())
            assert chip.isChecked() == (chosen and chip is first)
        assert body.wall.y() >= body.filters.geometry().bottom()
        if not chosen:
            first.click()


def test_filters_and_sets_are_called_by_their_names(shell: Shell) -> None:
    body = gallery_sheet(shell, shell.theme, game_named("heroes-incorporated"))[1]
    words = {chip.text() for chip in body.chips.values()}
    assert {"Hero deck", "Hero", "KO gadget", "Fame", "Fate", "Base set", "S.U.P.E.R."} <= words
    body.search.setText("Cloner")
    body.chips["kind", "Hero"].click()
    assert body.shown() == ["Cloner"]
    assert body.detail.origin.text().endswith("Hero deck · 1 copy · S.U.P.E.R.")

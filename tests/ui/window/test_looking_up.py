"""Pinning, the menu of a card, names in the log that find their card."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

from tabletop.ui.gallery.window import GalleryBody
from tabletop.ui.table_flows import TableFlows
from tabletop.ui.window.menus import piece_menu
from tabletop.ui.window.page import TablePage
from tests.ui.conftest import OpenTable
from tests.ui.duels import new_duel


def visible_pieces(page: TablePage) -> list[str]:
    assert page.moment is not None
    zones = page.moment.scene.view.zones.values()
    return [piece.key for zone in zones for piece in zone.pieces if piece.kind is not None]


@pytest.fixture
def table(open_table: OpenTable) -> TableFlows:
    """A table with open hands, so that there are cards to look at."""
    return open_table(new_duel(), "open")


def test_a_pinned_card_stays_until_escape(table: TableFlows) -> None:
    page = table.page
    first, second = visible_pieces(page)[:2]
    page.pin(first)
    page.scene.hovered.emit(second)
    assert page.inspector.key == first
    assert "Pinned" in [chip.accessibleName() for chip in page.inspector._chips]
    page.pin("")
    assert "Pinned" not in [chip.accessibleName() for chip in page.inspector._chips]
    page.scene.hovered.emit(second)
    assert page.inspector.key == second


def test_the_menu_of_a_card_pins_and_opens_the_gallery(table: TableFlows, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QMenu, "popup", lambda _menu, _where: None)  # a screen that nobody sees has no popups
    page = table.page
    key = visible_pieces(page)[0]
    menu = piece_menu(page, key, QPoint(0, 0))
    words = {action.text(): action for action in menu.actions()}
    assert "Pin in the inspector" in words
    words["Open in the gallery"].trigger()
    piece = page.names.piece(key)
    body = page.window().findChild(GalleryBody)
    assert piece is not None
    assert body is not None
    card = body.wall.card()
    assert card is not None
    assert card.id == piece.kind


def test_a_name_in_the_log_shows_its_card_and_finds_it(table: TableFlows, monkeypatch: pytest.MonkeyPatch) -> None:
    page = table.page
    key = visible_pieces(page)[0]
    found: list[str] = []
    monkeypatch.setattr(page.scene, "flash", found.append)
    page.log.card_hovered.emit(key, "")
    assert page.inspector.key == key
    page.log.card_wanted.emit(key, "")
    assert found == [key]

"""A drag over the table: the action bar shows the same target, the inspector keeps what is dragged."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tabletop.games import game_named
from tabletop.opening import match_from_position
from tests.ui.conftest import OpenTable

POSITION = """
phase = "fight"
round = 3
starting = "hero"
[hero]
front = ["BERT", "Johnny Pyro", ""]
support = ["Dr. Cat"]
deck = 8
[villain]
front = ["The Mime", "Chinese Calculus", "Henchman"]
deck = 6
"""


def test_the_target_under_a_dragged_card_lights_its_button_and_the_inspector_stays(
    open_table: OpenTable, tmp_path: Path
) -> None:
    path = tmp_path / "fight.toml"
    path.write_text(POSITION, encoding="utf-8")
    page = open_table(match_from_position(game_named("hero-brigade"), path, ("Ann", "Bo"))).page
    page.scene.input_guard_ms = 0
    assert page.moment is not None
    pieces = [piece for zone in page.moment.scene.view.zones.values() for piece in zone.pieces]
    keys = {piece.kind: piece.key for piece in pieces if piece.kind is not None}

    def where(kind: str) -> QPoint:
        middle = page.scene.choosing.focus.middle(keys[kind])
        assert middle is not None
        return page.scene.to_window(middle).toPoint()

    view = page.scene.viewport()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=where("bert"))
    QTest.mouseMove(view, where("bert") + QPoint(20, -20))
    QTest.mouseMove(view, where("chinese-calculus"))
    aimed = [button.item.target for button in page.bar.second.buttons if button.aimed]
    assert aimed == [keys["chinese-calculus"]]
    assert page.inspector.key == keys["bert"]
    QTest.mouseMove(view, where("dr-cat"))
    assert not any(button.aimed for button in page.bar.second.buttons)
    assert page.inspector.key == keys["bert"]

"""A widget gets the looks of its properties as soon as they change."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tabletop.ui.parts.polishing import repolish

SHEET = "QPushButton { font-size: 10px; } QPushButton[primary='true'] { font-size: 30px; }"


@pytest.mark.parametrize("own", ["", "padding-left: 1px;"])
def test_a_property_changes_the_looks_there_and_back(qtbot: QtBot, own: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    button = QPushButton("Play now")
    QVBoxLayout(window).addWidget(button)
    window.setStyleSheet(SHEET)
    button.setStyleSheet(own)
    window.show()
    assert button.font().pixelSize() == 10
    for primary, size in ((True, 30), (False, 10), (True, 30)):
        button.setProperty("primary", primary)
        repolish(button)
        assert button.font().pixelSize() == size
        assert button.styleSheet().strip() == own

"""Rulings in tables: readable columns at 1280, every number of Hero Brawl found, invariants among them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QTextTable
from pytestqt.qtbot import QtBot

from tabletop.games import game_named
from tabletop.rulebook import NUMBER, numbered_rules, rule_lines
from tabletop.ui.rulebook.text import RulesText
from tabletop.ui.theme import Theme

BRAWL = game_named("hero-brawl")
FOLDER = Path(__file__).resolve().parents[3] / "tabletop" / "games" / "hero_brawl"


def test_every_number_that_the_game_speaks_of_is_a_rule() -> None:
    known = numbered_rules(BRAWL.rules_text())
    spoken = {number for path in FOLDER.rglob("*.py") for number in NUMBER.findall(path.read_text("utf-8"))}
    spoken = {number for number in spoken if re.match(r"BR-", number)}
    assert len(spoken) > 50
    assert spoken <= known.keys()


@pytest.mark.parametrize("number", ["BR-CARD-TAGTEAM-3", "BR-R43", "BR-S5", "BR-INV-2"])
def test_a_number_opens_its_place(theme: Theme, qtbot: QtBot, number: str) -> None:
    text = RulesText(theme, BRAWL.rules_text())
    qtbot.addWidget(text)
    text.resize(760, 450)
    assert text.go_to_rule(number)
    assert text.textCursor().block().text().startswith(number)
    assert rule_lines(BRAWL, number)[0].startswith(f"{number}: ")


def test_long_sentences_have_the_broad_column(theme: Theme, qtbot: QtBot) -> None:
    text = RulesText(theme, BRAWL.rules_text())
    qtbot.addWidget(text)
    text.resize(760, 450)
    text.show()
    text.go_to_rule("BR-R43")
    table = text.textCursor().currentTable()
    assert isinstance(table, QTextTable)
    shares = [width.rawValue() for width in table.format().toTableFormat().columnWidthConstraints()]
    assert sum(shares) == pytest.approx(100)
    number, question, ruling, why = shares
    assert ruling > 2 * question
    assert ruling > 2 * why
    left = text.cursorRect(table.cellAt(1, 0).firstCursorPosition()).left()
    longest = text.fontMetrics().horizontalAdvance("BR-R55")
    assert text.cursorRect(table.cellAt(1, 1).firstCursorPosition()).left() - left > longest
    assert number < question

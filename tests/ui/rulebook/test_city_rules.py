"""The rules of Heroes Incorporated in the window: rows of two and three columns, examples, rulings in short."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QTextTable
from pytestqt.qtbot import QtBot

from tabletop.games import game_named
from tabletop.rulebook import NUMBER, numbered_rules, rule_lines, with_links
from tabletop.ui.rulebook.text import RulesText
from tabletop.ui.theme import Theme

GAME = game_named("heroes-incorporated")
FOLDER = Path(__file__).resolve().parents[3] / "tabletop" / "games" / "heroes_incorporated"
RULES = GAME.rules_text()


@pytest.fixture
def text(theme: Theme, qtbot: QtBot) -> RulesText:
    text = RulesText(theme, RULES)
    qtbot.addWidget(text)
    text.resize(760, 450)
    text.show()
    return text


def test_every_number_that_the_game_speaks_of_is_a_rule() -> None:
    spoken = {number for path in FOLDER.rglob("*.py") for number in NUMBER.findall(path.read_text("utf-8"))}
    spoken = {number for number in spoken if number.startswith("HI-")}
    assert len(spoken) > 80
    assert spoken <= numbered_rules(RULES).keys()
    assert set(NUMBER.findall(RULES)) <= numbered_rules(RULES).keys()


@pytest.mark.parametrize("number", ["HI-TURN-2", "HI-POWER-16", "HI-R74", "HI-E4", "HI-E14", "HI-JUSTICE-1"])
def test_a_number_opens_its_place(text: RulesText, number: str) -> None:
    assert text.go_to_rule(number)
    assert text.textCursor().block().text().startswith(number)
    assert rule_lines(GAME, number)[0].startswith(f"{number}: ")


def test_an_example_is_told_whole() -> None:
    (line,) = rule_lines(GAME, "HI-E5")
    assert line.startswith("HI-E5: Crime Computer without the white marker")
    assert line.endswith("When A tries to use it. Then refused; state unchanged.")
    assert "HI-E6" not in line


def test_the_search_finds_powers_numbers_and_examples(text: RulesText) -> None:
    assert any(hit.words.startswith("Rocket") for hit in text.search("Rocket"))
    assert [hit for hit in text.search("HI-POWER-14") if hit.words.startswith("HI-POWER-14")]
    assert [hit for hit in text.search("Cloner copies Rocket") if hit.words.startswith("HI-E8")]


def test_short_rulings_are_links_too(text: RulesText) -> None:
    linked = with_links(RULES, text.numbers)
    short = re.findall(r"\[(R\d+)\]\(rule:(HI-R\d+)\)", linked)
    assert len(short) > 40
    assert all(whole == f"HI-{words}" and whole in text.numbers for words, whole in short)


def test_the_rule_of_a_power_has_the_broad_column(text: RulesText) -> None:
    text.go_to_rule("HI-POWER-3")
    table = text.textCursor().currentTable()
    assert isinstance(table, QTextTable)
    number, power, rule = (width.rawValue() for width in table.format().toTableFormat().columnWidthConstraints())
    assert rule > 2 * power
    assert rule > 2 * number

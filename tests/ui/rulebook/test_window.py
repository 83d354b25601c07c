"""The rules window: numbers, chapters, search, links and the way back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt, QUrl
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest

from tabletop.games import game_named
from tabletop.rulebook import NUMBER
from tabletop.ui.rulebook.window import HOW_TO, RULES, RulesBody, rules_sheet
from tabletop.ui.shell import Shell
from tests.ui.duels import GAME


def opened(shell: Shell, rule: str = "") -> RulesBody:
    return rules_sheet(shell, shell.theme, GAME, rule)[1]


def block_at_cursor(body: RulesBody) -> str:
    return body.text.textCursor().block().text()


@pytest.mark.parametrize("rule", ["HB-PLAY-9", "HB-R36", "HB-WIN-2", "HB-PLAY-1", "HB-EX-10"])
def test_it_opens_at_a_number(shell: Shell, rule: str) -> None:
    body = opened(shell, rule)
    assert body.page == RULES
    assert block_at_cursor(body).startswith(rule)
    assert body.text.marked == rule
    assert block_at_cursor(body) in body.text.marks()
    assert not body.back_button.isEnabled()


def test_the_rule_that_it_opens_at_stands_in_sight(shell: Shell) -> None:
    body = opened(shell, "HB-PLAY-9")
    QTest.qWait(20)
    assert body.text.viewport().rect().contains(body.text.cursorRect().topLeft())
    assert body.list.currentItem().text().strip() == "2.6 Play Phase"


def test_without_a_number_it_opens_at_how_to_play(shell: Shell) -> None:
    body = opened(shell)
    assert body.page == HOW_TO
    assert body.how_to is not None
    assert body.how_to.titles()[0] == "The goal"
    assert body.how_to.titles()[-1] == "Five tips"
    assert body.how_to.hasFocus()


def test_all_rules_begin_with_the_first_rules(shell: Shell) -> None:
    body = opened(shell)
    body.tabs.set_value(RULES)
    body.tabs.changed.emit(RULES)
    assert block_at_cursor(body) == "2. Rules"
    assert body.list.currentItem().text() == "2. Rules"
    body.text.go_to(0)  # who has read elsewhere finds that place again
    body.tabs.changed.emit(HOW_TO)
    body.tabs.changed.emit(RULES)
    assert body.text.textCursor().position() == 0


def test_a_number_that_is_no_rule_is_not_found(shell: Shell) -> None:
    body = opened(shell)
    assert not body.go_to("HB-NOPE-1")
    assert body.page == HOW_TO


def test_every_number_of_a_rule_is_a_link(shell: Shell) -> None:
    body = opened(shell)
    html = body.text.toHtml()
    for number in sorted(body.text.numbers):
        assert f'href="rule:{number}"' in html, number


def test_every_link_of_the_page_leads_to_a_rule(shell: Shell) -> None:
    body = opened(shell)
    cited = set(NUMBER.findall(GAME.how_to_play()))
    assert len(cited) >= 8
    assert cited <= body.text.numbers


def test_links_and_the_way_back(shell: Shell) -> None:
    body = opened(shell)
    assert body.how_to is not None
    body.how_to.panels[0].text.linkActivated.emit("rule:HB-WIN-1")
    assert block_at_cursor(body).startswith("HB-WIN-1")
    body.text.anchorClicked.emit(QUrl("rule:HB-DECK-3"))
    assert block_at_cursor(body).startswith("HB-DECK-3")
    QTest.keyClick(body.text, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert block_at_cursor(body).startswith("HB-WIN-1")
    body.back_button.click()
    assert body.page == HOW_TO
    assert not body.back_button.isEnabled()
    QTest.keyClick(body, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert block_at_cursor(body).startswith("HB-WIN-1")


def test_a_word_is_found_and_marked_everywhere(shell: Shell) -> None:
    body = opened(shell)
    body.search.setFocus()
    QTest.keyClicks(body.search, "leftmost empty")
    count = body.text.toPlainText().casefold().count("leftmost empty")
    assert count > 2
    assert body.found.text() == f"{count} places, Enter for the next"
    assert body.list.count() == count
    assert [words.casefold() for words in body.text.marks()] == ["leftmost empty"] * count
    QTest.keyClick(body.search, Qt.Key.Key_Return)
    first = body.text.textCursor().position()
    QTest.keyClick(body.search, Qt.Key.Key_Down)
    assert body.text.textCursor().position() > first
    assert body.search.hasFocus()


def test_a_number_is_found_as_one_types_it(shell: Shell) -> None:
    body = opened(shell)
    QTest.keyClicks(body.search, "hb-taunt-2")
    assert body.page == RULES
    assert block_at_cursor(body).startswith("HB-TAUNT-2")


def test_what_is_nowhere_is_said_so_and_esc_clears_it_first(shell: Shell) -> None:
    sheet, body = rules_sheet(shell, shell.theme, GAME)
    QTest.keyClicks(body.search, "xyzzy")
    assert body.found.text().startswith("Nowhere")
    QTest.keyClick(body.search, Qt.Key.Key_Escape)
    assert body.search.text() == ""
    assert sheet.isVisible()
    assert body.list.item(0).text() == "How to play" or body.list.item(0).text().startswith("1.")
    QTest.keyClick(body.search, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_chapters_lead_to_their_place(shell: Shell) -> None:
    body = opened(shell)
    chapters = [body.list.item(row).text().strip() for row in range(body.list.count())]
    body.list.setCurrentRow(chapters.index("2.15 Taunt"))
    assert body.page == RULES
    assert block_at_cursor(body) == "2.15 Taunt"


def test_a_slash_goes_to_the_search(shell: Shell) -> None:
    body = opened(shell, "HB-PLAY-1")
    QTest.keyClicks(body, "/")
    assert body.search.hasFocus()


def test_rules_shared_by_two_games_begin_at_its_own(shell: Shell) -> None:
    body = rules_sheet(shell, shell.theme, game_named("roshambo-protocol"))[1]
    body.tabs.set_value(RULES)
    body.tabs.changed.emit(RULES)
    assert block_at_cursor(body) == "Roshambo Protocol"


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_places_that_were_found_are_read_in_full(shell: Shell, scale: float) -> None:
    shell.theme.use("dark", scale)
    body = rules_sheet(shell, shell.theme, game_named("hero-brawl"))[1]
    body.search.setText("referee")
    QTest.qWait(400)
    assert body.list.count() > 5
    for row in range(body.list.count()):
        item = body.list.item(row)
        space = QRect(0, 0, body.list.viewport().width() - 12, 2000)
        tall = QFontMetrics(body.list.font()).boundingRect(space, Qt.TextFlag.TextWordWrap, item.text()).height()
        assert body.list.visualItemRect(item).height() >= tall, item.text()

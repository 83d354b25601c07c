"""What a screen reader says when a sheet opens, and what stands in the one that gives reasons."""

from __future__ import annotations

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel

from tabletop.ui.dialogs.message import ask, ask_name, message
from tabletop.ui.shell import Shell
from tests.ui.conftest import OpenTable
from tests.ui.duels import new_duel


def description(shell: Shell) -> str:
    reached = QAccessible.queryAccessibleInterface(shell.open_sheets()[-1])
    return reached.text(QAccessible.Text.Description)


def test_a_question_speaks_its_whole_text(shell: Shell) -> None:
    words = ["Ann, give up this game?", "The other side wins at once"]
    ask(shell, shell.theme, "Concede", words, "#F0452F", "Concede", lambda: None)
    assert description(shell) == "Ann, give up this game? The other side wins at once."


def test_a_message_speaks_signs_as_they_are(shell: Shell) -> None:
    message(shell, shell.theme, "Not saved", ["The disk is full: <5 MB & none."], "#F0452F")
    assert description(shell) == "The disk is full: <5 MB & none."


def test_a_form_leaves_the_word_to_its_fields(shell: Shell) -> None:
    ask_name(shell, shell.theme, "Save", "Name of the save", "Sunday", "#F0452F", "Save", lambda _name: "")
    assert description(shell) == ""


def test_the_reasons_of_a_question_state_the_rule(open_table: OpenTable, shell: Shell) -> None:
    table = open_table(new_duel(3), hands="open")
    moment = table.page.moment
    assert moment is not None
    assert moment.decision is not None
    assert moment.decision.rule
    table.why()
    shown = [label.text() for label in shell.open_sheets()[-1].findChildren(QLabel)]
    assert any(len(words.split()) > 6 and moment.decision.rule not in words for words in shown[1:]), shown
    spoken = description(shell)
    assert moment.decision.rule in spoken
    assert not set("<▸") & set(spoken)

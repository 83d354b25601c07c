"""The keyboard in the action bar: where it stays, and finding by letters where digits are not enough."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu

from tabletop.ui.window.action_button import ActionButton
from tabletop.ui.window.bar_items import Actions, Item, Line
from tests.ui.conftest import OpenTable
from tests.ui.listing.reader import Key, Reader

NAMES = ("Ann", "Audrey", "BERT", "Bro", "Chill", "Clone", "Dog", "Elf", "Fist", "Gus", "Log", "The Log", "Xiang")


def crowded(reader: Reader, wide: int, preview: str = "") -> list[ActionButton]:
    """A bar with thirteen choices in a window so wide; the first has the keyboard."""
    reader.shell.resize(wide, 720)
    caps = [str(n) if n < 10 else "" for n in range(1, len(NAMES) + 1)]
    items = tuple(Item("choose", name, f"choose:{name}", preview, cap) for name, cap in zip(NAMES, caps, strict=True))
    bar = reader.page.bar
    bar.show_actions(Actions("Which?", lines=(Line("Who", items),)))
    QApplication.processEvents()
    buttons = [*bar.first.buttons, *bar.second.buttons]
    buttons[0].setFocus()
    return buttons


def label() -> str:
    focus = QApplication.focusWidget()
    return focus.item.label if isinstance(focus, ActionButton) else ""


def test_letters_find_a_choice_beyond_nine(open_table: OpenTable) -> None:
    reader = Reader(open_table())
    crowded(reader, 1920)
    reader.type("clo")
    assert label() == "Clone"
    reader.page.type_ahead._since.invalidate()
    reader.type("log")
    assert label() == "Log"
    assert reader.page.dock.log_shown
    reader.page.type_ahead._since.invalidate()
    reader.type("thel")
    assert label() == "The Log"
    assert not reader.page.listing.shown


def test_arrows_go_from_choice_to_choice(open_table: OpenTable) -> None:
    reader = Reader(open_table())
    crowded(reader, 1920)
    reader.press(Key.Key_Right)
    assert label() == "Audrey"
    reader.press(Key.Key_Left)
    assert label() == "Ann"


@pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard")
def test_what_has_no_room_is_found_in_its_menu(open_table: OpenTable) -> None:
    reader = Reader(open_table())
    crowded(reader, 960, "heals everybody in a row")
    bar = reader.page.bar
    hidden = [item.label for line in (bar.first, bar.second) for item in line.hidden_items]
    assert hidden[-1] == "Xiang"
    reader.type("xi")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.activeAction().text().startswith("Xiang")
    menu.close()


def test_letters_stay_shortcuts_where_digits_are_enough(open_table: OpenTable) -> None:
    reader = Reader(open_table())
    bar = reader.page.bar
    bar.show_actions(Actions("Which?", lines=(Line("Who", (Item("choose", "Log", "choose:0", cap="1"),)),)))
    QApplication.processEvents()
    bar.first.buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
    reader.type("l")
    assert not reader.page.dock.log_shown


def test_the_keyboard_stays_with_the_chosen_subject(open_table: OpenTable) -> None:
    table = open_table()
    reader = Reader(table)
    table.page.acting.hold(0)
    QApplication.processEvents()
    button = table.page.bar.first.buttons[0]
    button.setFocus(Qt.FocusReason.TabFocusReason)
    name = button.item.label
    reader.press(Key.Key_Return)
    assert label() == name
    assert len(table.page.bar.actions_now.lines) == 2


def test_after_an_answer_nothing_is_chosen_beforehand(open_table: OpenTable) -> None:
    table = open_table()
    reader = Reader(table)
    QApplication.processEvents()
    end = next(button for button in table.page.bar.first.buttons if button.item.cap == "End")
    end.setFocus(Qt.FocusReason.TabFocusReason)
    reader.press(Key.Key_Return)
    assert table.controller.decision is not None
    assert table.controller.decision.seat == 1
    assert table.page.scene.hasFocus()
    assert table.page.scene.choosing.focus.thing is None

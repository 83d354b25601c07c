"""Sheets, messages and settings."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QScrollArea, QVBoxLayout, QWidget

from tabletop.ui.dialogs.message import ask, ask_name, message
from tabletop.ui.dialogs.settings import settings_sheet
from tabletop.ui.parts.sheet import Sheet, foot_row
from tabletop.ui.settings import Settings, load_settings, save_settings
from tabletop.ui.shell import Shell
from tests.ui.texts import words_in


def test_tab_stays_inside_a_sheet(shell: Shell) -> None:
    outside = QPushButton("outside", shell)
    outside.show()
    first, second = QPushButton("first"), QPushButton("second")
    sheet = Sheet(shell.theme, "Title", "#F0452F", QWidget(), foot_row(first, second), shell)
    sheet.open(first)
    seen = []
    for _ in range(5):
        focused = QApplication.focusWidget()
        assert focused is not None
        seen.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert set(seen) == {first, second}


def test_escape_closes_and_gives_the_focus_back(shell: Shell) -> None:
    before = QLineEdit(shell)
    before.show()
    before.setFocus()
    sheet = message(shell, shell.theme, "Title", ["What happened.", "What to do."], "#F0452F")
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert shell.open_sheets() == []
    assert before.hasFocus()


def test_enter_in_a_name_field_does_not_press_the_button_that_gets_the_keyboard_back(shell: Shell) -> None:
    before = QPushButton("Table", shell)
    pressed: list[bool] = []
    before.clicked.connect(lambda: pressed.append(True))
    before.show()
    before.setFocus()
    names: list[str] = []

    def take(name: str) -> str:
        names.append(name)
        return ""

    ask_name(shell, shell.theme, "Save", "Name", "Sunday", "#F0452F", "Save", take)
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert names == ["Sunday"]
    assert before.hasFocus()
    assert pressed == []


def test_a_fixed_sheet_does_not_close_by_escape(shell: Shell) -> None:
    sheet = Sheet(shell.theme, "Title", "#F0452F", QLabel("words"), None, shell, fixed=True)
    sheet.open()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert sheet.isVisible()


def test_a_question_preselects_nothing(shell: Shell) -> None:
    answers: list[str] = []
    sheet = ask(shell, shell.theme, "Sure?", ["Really?"], "#F0452F", "Yes", lambda: answers.append("yes"))
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    QTest.keyClick(sheet, Qt.Key.Key_Space)
    assert answers == []
    assert sheet.isVisible()


def test_a_sheet_follows_the_window(shell: Shell) -> None:
    sheet = message(shell, shell.theme, "Title", ["Words."], "#F0452F")
    shell.resize(1000, 640)
    QApplication.processEvents()
    assert sheet.size() == shell.size()
    assert shell.rect().contains(sheet.panel.geometry())


def test_settings_show_at_once_and_are_remembered(shell: Shell, settings: Settings) -> None:
    _, body = settings_sheet(shell, shell.theme, settings, "#FFD33D")
    body.changed.connect(shell.apply_settings)
    light = next(b for b in body.theme_choice.findChildren(QWidget) if b.accessibleName() == "Light")
    QTest.mouseClick(light, Qt.MouseButton.LeftButton)
    assert shell.theme.palette.name == "light"
    assert load_settings().theme == "light"


def test_damaged_settings_give_the_defaults(tmp_path: object) -> None:
    from tabletop.folders import data_folder

    (data_folder() / "settings.json").write_text('{"theme": 7, "text_scale": 9, "names": "Ann", "speed": "fast"}')
    settings = load_settings()
    assert settings.theme == "dark"
    assert settings.text_scale == 2.0
    assert settings.names == []
    assert settings.speed == "fast"


def test_settings_come_back_as_they_were() -> None:
    save_settings(Settings(theme="contrast", text_scale=1.5, names=["Cleo"], window=[1, 2, 1300, 800]))
    assert load_settings() == Settings(theme="contrast", text_scale=1.5, names=["Cleo"], window=[1, 2, 1300, 800])


def test_a_message_can_be_copied(shell: Shell) -> None:
    sheet = message(shell, shell.theme, "Title", ["File: /some/where"], "#F0452F")
    label = next(label for label in sheet.findChildren(QLabel) if "/some/where" in label.text())
    assert label.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse
    assert "/some/where" in words_in(sheet)


def test_a_path_stands_on_one_line(shell: Shell) -> None:
    shell.resize(1130, 635)
    shell.theme.fit(shell.size())
    path = "File: /home/ann/.local/share/tabletop/saves/Ann and Bo, round 3.tabletop"
    sheet = message(shell, shell.theme, "The game is not saved", ["The disk is full.", path], "#F0452F")
    QTest.qWait(20)
    label = next(label for label in sheet.findChildren(QLabel) if label.text() == path)
    assert label.width() >= label.fontMetrics().horizontalAdvance(path)
    assert sheet.rect().contains(sheet.panel.geometry())


def test_a_sheet_that_would_scroll_goes_closer_to_the_edge(shell: Shell) -> None:
    shell.resize(1000, 640)
    body, part = QWidget(), QLabel("words")
    QVBoxLayout(body).addWidget(part)
    sheet = Sheet(shell.theme, "Title", "#F0452F", body, foot_row(QPushButton("Close")), shell)
    sheet.open()
    bar = sheet.findChildren(QScrollArea)[0].verticalScrollBar()
    tops = []
    for height in (420, 470, 420):
        part.setFixedHeight(height)
        QTest.qWait(20)
        sheet.refit()
        QTest.qWait(20)
        assert bar.maximum() == 0
        tops.append(sheet.panel.y())
    assert tops[1] < tops[0] == tops[2]

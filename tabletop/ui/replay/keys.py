"""The keys of a replay. The player's go before what the focused widget would do with them; the others come after it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication

if TYPE_CHECKING:
    from tabletop.ui.replay.page import ReplayPage

Key = Qt.Key


def connect(page: ReplayPage) -> None:
    """Space, arrows, Home, End, Page up and down, Esc work wherever the focus is on the page, but not below a sheet."""
    player = page.player
    acts: dict[Qt.Key, Callable[[], None]] = {
        Key.Key_Space: partial(_space, page),
        Key.Key_Left: partial(player.step, -1),
        Key.Key_Right: partial(player.step, 1),
        Key.Key_Home: partial(player.jump, 0),
        Key.Key_End: partial(player.jump, page.replay.last),
        Key.Key_PageUp: partial(player.chapter, -1),
        Key.Key_PageDown: partial(player.chapter, 1),
        Key.Key_Escape: partial(_escape, page),
    }
    for key, act in acts.items():
        shortcut = QShortcut(QKeySequence(key), page)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(key not in (Key.Key_Space, Key.Key_Escape))
        shortcut.activated.connect(lambda act=act: act())


def _space(page: ReplayPage) -> None:
    """Play or pause; on a button that has the focus it presses that, as everywhere."""
    focused = QApplication.focusWidget()
    if isinstance(focused, QAbstractButton) and focused is not page.bar.play:
        focused.click()
    else:
        page.player.toggle()


def _escape(page: ReplayPage) -> None:
    """Lower the hand that is raised, else close the replay."""
    if page.raised is not None:
        page.raise_hand(None)
    else:
        page.close_wanted.emit()


def press(page: ReplayPage, event: QKeyEvent) -> bool:
    """Carry out another key. False if it means nothing here."""
    key = event.key()
    if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
        return False
    focused = QApplication.focusWidget()
    if key in (Key.Key_Return, Key.Key_Enter) and isinstance(focused, QAbstractButton):
        focused.click()
    elif key == Key.Key_L:
        page.dock.toggle_log()
    elif key == Key.Key_I:
        page.dock.toggle_inspector()
    elif key in (Key.Key_Plus, Key.Key_Minus):
        page.bar.faster(1 if key == Key.Key_Plus else -1)
    elif key == Key.Key_C:
        page.bar.open_chapters()
    elif key == Key.Key_F1:
        page.rules_wanted.emit("")
    elif key == Key.Key_F11:
        page.full_screen_wanted.emit()
    else:
        return False
    return True

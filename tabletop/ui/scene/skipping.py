"""Any click or key ends what is moving: everything stands where the state says in the next frame.

What ended something does nothing else: keys are swallowed anywhere in the window, clicks on the table. Other widgets
get their clicks, which have a guard of their own. Listens only while something moves.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from tabletop.ui.scene.clock import Clock

KEYS = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)
MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
FIELDS = (QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox)


class Skipping(QObject):
    """Watches the window of a table while its clock runs; not if `on` is False, where keys drive what moves."""

    def __init__(self, view: QWidget, clock: Clock):
        super().__init__(view)
        self._view = view
        self._clock = clock
        self.on = True
        self._swallowed: int | None = None  # the key that ended something and is still down
        clock.began.connect(self._watch)
        clock.rested.connect(self._rest)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in KEYS and isinstance(event, QKeyEvent) and self._concerns(watched):
            return self._key(watched, event)
        if kind == QEvent.Type.KeyRelease and isinstance(event, QKeyEvent) and not event.isAutoRepeat():
            self._swallowed = None
            self._rest()
        elif kind == QEvent.Type.MouseButtonPress and self._concerns(watched) and not self._inside(watched):
            self._clock.finish()
        return False

    def _key(self, watched: QObject, event: QKeyEvent) -> bool:
        if event.key() in MODIFIERS:
            return False
        again = event.isAutoRepeat() and self._swallowed == event.key()
        if not self._clock.skippable and not again:
            if not event.isAutoRepeat():
                self._clock.finish()
            return False
        if isinstance(watched, FIELDS):
            self._clock.finish()
            return False
        if not event.isAutoRepeat():
            self._swallowed = event.key()
            if event.type() == QEvent.Type.KeyPress:
                self._clock.finish()
        event.accept()
        return True

    def _concerns(self, watched: QObject) -> bool:
        return isinstance(watched, QWidget) and watched.window() is self._view.window()

    def _inside(self, watched: QObject) -> bool:
        """Whether the table reads this click itself."""
        return isinstance(watched, QWidget) and self._view.isAncestorOf(watched)

    def _watch(self) -> None:
        app = QApplication.instance()
        if app is not None and self.on:
            app.installEventFilter(self)

    def _rest(self) -> None:
        app = QApplication.instance()
        if app is not None and self._swallowed is None and not self._clock.running:
            app.removeEventFilter(self)

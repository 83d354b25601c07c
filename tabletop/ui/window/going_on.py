"""The tempo of a game that plays itself, on a table's page: its row in the action bar, its keys, the pace of motion."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QAbstractSlider, QApplication, QTextEdit, QWidget

from tabletop.engine.events import Event
from tabletop.ui.seeing import plain_lines
from tabletop.ui.self_playing import SelfPlaying
from tabletop.ui.window.page import TablePage
from tabletop.ui.window.tempo import Tempo
from tabletop.ui.window.tempo_row import TempoRow

LAST_LINES = 6  # of what was skipped are told aloud
Key = Qt.Key


class GoingOn(QObject):
    """The tempo of one page, and a child of it."""

    def __init__(self, page: TablePage, controller: SelfPlaying) -> None:
        super().__init__(page)
        self._page, self._controller = page, controller
        self.tempo = Tempo(controller, page)
        self.row = TempoRow(page.theme, self.tempo, bool(controller.match.game.landmarks), page.bar)
        page.bar.form.outer.insertWidget(1, self.row)
        controller.log_moved = self._log_moved
        self.tempo.changed.connect(self._pace)
        page.shown.connect(self._shown)
        page.ended.connect(self.tempo.pause)
        self._keys()
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._focus_changed)
        self._begun = False

    def close(self) -> None:
        """Stop, and keep the game as it stands."""
        self.tempo.pause()

    # ------------------------------------------------------------ inside
    def _shown(self) -> None:
        self.row.setVisible(not self.tempo.over)
        self._pace()
        if not self._begun:
            self._begun = True
            self.row.play.setFocus()

    def _pace(self) -> None:
        page = self._page
        page.scene.set_speed(page.settings.speed_factor * self.tempo.motion)

    def _log_moved(self, log: list[Event]) -> None:
        """Lines were skipped: the last of them are said, as if they alone were new."""
        lines = plain_lines(log, self._controller.match.names)
        self._page.listing.announcer.skip_to(lines[:-LAST_LINES])

    def _keys(self) -> None:
        tempo = self.tempo
        acts: dict[Qt.Key, Callable[[], None]] = {
            Key.Key_Space: self._space,
            Key.Key_Right: tempo.step,
            Key.Key_End: tempo.to_end,
            Key.Key_N: tempo.to_landmark,
            Key.Key_Plus: partial(self._faster, 1),
            Key.Key_Minus: partial(self._faster, -1),
        }
        self._shortcuts: dict[Qt.Key, QShortcut] = {}
        for key, act in acts.items():
            shortcut = QShortcut(QKeySequence(key), self._page)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.setAutoRepeat(key == Key.Key_Right)
            shortcut.activated.connect(lambda act=act: act())
            self._shortcuts[key] = shortcut

    def _focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Lists, sliders and texts keep the keys that they use themselves."""
        own = isinstance(now, QAbstractSlider | QAbstractItemView | QTextEdit)
        for key in (Key.Key_Right, Key.Key_End):
            self._shortcuts[key].setEnabled(not own)
        typed = isinstance(now, QAbstractItemView)
        for key in (Key.Key_Space, Key.Key_N, Key.Key_Plus, Key.Key_Minus):
            self._shortcuts[key].setEnabled(not typed)

    def _space(self) -> None:
        """Play or pause; on a button that has the focus it presses that, as everywhere."""
        focused = QApplication.focusWidget()
        if isinstance(focused, QAbstractButton) and focused is not self.row.play:
            focused.click()
        else:
            self.tempo.toggle()
            self._page.listing.announcer.say("Playing." if self.tempo.playing else "Paused.")

    def _faster(self, by: int) -> None:
        self.tempo.set_place(self.tempo.place + by)
        self._page.listing.announcer.say(self.tempo.words)

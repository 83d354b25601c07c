"""The window: one shell that shows the lobby or a table, keeps theme and size, and carries sheets.

What is done in the lobby and at a table is in `lobby_flows.py` and `table_flows.py`; the table's modules are loaded
when a table is first opened, so that the lobby shows at once.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from tabletop.ui.parts.sheet import Sheet
from tabletop.ui.screen_fit import LEAST, TITLE_BAR
from tabletop.ui.settings import Settings, save_settings
from tabletop.ui.theme import Theme

if TYPE_CHECKING:
    from tabletop.ui.lobby.page import LobbyPage

DEFAULT_ACCENT = "#FFD33D"
SEEN = QSize(200, 100)  # how much of a window must be on a screen for it to come back there


class Shell(QWidget):
    """The one window. `page` is the lobby or a table's page."""

    painted = Signal()  # the first picture of a page is on the screen
    closing = Signal()

    def __init__(self, theme: Theme, settings: Settings) -> None:
        super().__init__()
        self.theme, self.settings = theme, settings
        self.page: QWidget | None = None
        self.lobby: LobbyPage | None = None
        self._accent = DEFAULT_ACCENT
        self._waiting_for_paint = False
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self.setWindowTitle("Tabletop")
        theme.changed.connect(self._restyle)
        self._restore()
        states = {"full": Qt.WindowState.WindowFullScreen, "maximized": Qt.WindowState.WindowMaximized}
        if settings.window_state in states:
            self.setWindowState(states[settings.window_state])
        self.setMinimumSize(LEAST.boundedTo(self._room()))
        self.theme.fit(self.size())

    def open(self) -> None:
        """Show the window; one that would not leave its title bar any room fills the screen instead."""
        if self.windowState() == Qt.WindowState.WindowNoState:
            room = self._room()
            if self.width() >= room.width() or self.height() + TITLE_BAR > room.height():
                self.setWindowState(Qt.WindowState.WindowMaximized)
        self.show()
        self.windowHandle().screenChanged.connect(self.keep_on_screen)

    def keep_on_screen(self) -> None:
        """The window has come to another screen: it is never larger than that, its frame included."""
        frame = self.frameGeometry().size() - self.size()
        room = self.screen().availableSize() - frame
        self.setMinimumSize(LEAST.boundedTo(room))
        if self.windowState() == Qt.WindowState.WindowNoState:
            self.resize(self.size().boundedTo(room))

    def show_page(self, page: QWidget, accent: str) -> None:
        """Put a page in; the one before is taken out and not deleted."""
        if self.page is not None:
            self._layout.removeWidget(self.page)
            self.page.hide()
        self.page = page
        self._accent = accent
        self._restyle()
        self._layout.addWidget(page)
        page.show()
        page.setFocus()
        self._waiting_for_paint = True
        self.update()

    def open_sheets(self) -> list[Sheet]:
        """The sheets that are open, the uppermost last."""
        return [sheet for sheet in self.findChildren(Sheet) if sheet.isVisible()]

    def close_sheets(self) -> None:
        """Take every sheet away."""
        for sheet in reversed(self.open_sheets()):
            sheet.close_sheet()

    def message(self, title: str, *paragraphs: str) -> Sheet:
        """Tell something in a sheet."""
        from tabletop.ui.dialogs.message import message

        return message(self, self.theme, title, [words for words in paragraphs if words], self._accent)

    @property
    def accent(self) -> str:
        """The accent of what is shown."""
        return self._accent

    def toggle_full_screen(self) -> None:
        """F11."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def apply_settings(self) -> None:
        """Settings have changed: take them and remember them."""
        self.theme.use(self.settings.theme, self.settings.text_scale)
        save_settings(self.settings)

    # ------------------------------------------------------------ inside
    def resizeEvent(self, event: QResizeEvent) -> None:
        self.theme.fit(event.size())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._waiting_for_paint:
            self._waiting_for_paint = False
            QTimer.singleShot(0, self.painted.emit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F11 wherever nothing else has a use for it."""
        if event.key() == Qt.Key.Key_F11 and not event.isAutoRepeat():
            self.toggle_full_screen()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.isFullScreen() and not self.isMaximized():
            place = self.geometry()
            self.settings.window = [place.x(), place.y(), place.width(), place.height()]
        self.settings.window_state = "full" if self.isFullScreen() else "maximized" if self.isMaximized() else ""
        save_settings(self.settings)
        self.closing.emit()
        event.accept()

    def _room(self) -> QSize:
        """Logical pixels for windows on the screen where this one will come up."""
        screen = QGuiApplication.screenAt(self.geometry().center()) or self.screen()
        return screen.availableSize()

    def _restyle(self) -> None:
        sheet = self.theme.sheet(self._accent)
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)

    def _restore(self) -> None:
        """Where the window was last time, if that is still on a screen; else most of the first one."""
        place = QRect()
        with contextlib.suppress(TypeError):
            place = QRect(*self.settings.window) if len(self.settings.window) == 4 else place
        screens = QGuiApplication.screens()
        seen = [screen.availableGeometry() for screen in screens]
        parts = [(screen, screen.intersected(place)) for screen in seen] if place.isValid() else []
        fitting = [screen for screen, part in parts if part.width() > SEEN.width() and part.height() > SEEN.height()]
        if fitting:
            screen = next((each for each in fitting if each.contains(place.topLeft())), fitting[0])
            place.setSize(place.size().boundedTo(screen.size()))
            place.moveTo(max(place.left(), screen.left()), max(place.top(), screen.top()))
            self.setGeometry(place)
            return
        room = QApplication.primaryScreen().availableGeometry()
        wanted = QSize(1920, 1080).boundedTo(room.size())
        self.resize(wanted)

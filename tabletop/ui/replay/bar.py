"""The bar below a replay: what was decided, the time line, the player's keys, and the ways out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from tabletop.replaying.chapters import Chapter
from tabletop.replaying.replay import Position, Replay
from tabletop.ui.parts.segment import Segment
from tabletop.ui.replay.choice_line import ChoiceLine
from tabletop.ui.replay.player import SPEEDS, Player
from tabletop.ui.replay.timeline import TimeLine
from tabletop.ui.replay.transport import TransportKey
from tabletop.ui.theme import Theme


class ReplayBar(QWidget):
    """Shows a position and drives the player. The page connects `onButton` (play on) and `closeButton`."""

    def __init__(self, theme: Theme, replay: Replay, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("actionBar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme, self._replay, self._player = theme, replay, player
        self._unit = "step" if replay.game.automatic else "decision"
        self.choice = ChoiceLine(theme, replay.names, self)
        self.count = QLabel("", self)
        self.count.setProperty("muted", True)
        self.time_line = TimeLine(theme, replay, replay.game.accent, self)
        self.first = TransportKey(theme, "first", "To the beginning", "Home", self)
        self.back = TransportKey(theme, "back", f"One {self._unit} back", "←", self)
        self.play = TransportKey(theme, "play", "Play", "Space", self)
        self.on = TransportKey(theme, "on", f"One {self._unit} on", "→", self)
        self.end = TransportKey(theme, "last", "To the end", "End", self)
        self.speed = Segment(SPEEDS, "1", self)
        self.speed.setAccessibleName("Speed")
        self.chapters = QPushButton("", self)
        self.onButton = QPushButton("Play on from here …", self)
        self.closeButton = QPushButton("Close", self)
        self.closeButton.setToolTip("Close the replay (Esc)")
        self._arrange()
        self._connect()
        self._sizes()

    def show_position(self, position: Position) -> None:
        """Show what was decided and where that is."""
        self.choice.show_choice(position.choice)
        self.count.setText(f"{self._unit.capitalize()} {position.number} of {self._replay.last}")
        self.time_line.show_position(position.number, f"{position.chapter.title}. {self.choice.words}")
        self.chapters.setText(f"{position.chapter.title} ▾")
        self.chapters.setAccessibleName(f"Chapters, now {position.chapter.title}")
        for key in (self.first, self.back):
            key.setEnabled(position.number > 0)
        for key in (self.on, self.end):
            key.setEnabled(position.number < self._replay.last)
        block = self._replay.branch_block(position.number)
        self.onButton.setEnabled(block is None)
        self.onButton.setToolTip(block or "A new game that begins with this moment; this one stays as it is")

    def show_playing(self, playing: bool) -> None:
        """Show whether it plays."""
        self.play.set_sign("pause" if playing else "play", "Pause" if playing else "Play", "Space")

    def faster(self, by: int) -> None:
        """One speed up (1) or down (-1)."""
        values = [value for value, _ in SPEEDS]
        place = min(max(values.index(self.speed.value) + by, 0), len(values) - 1)
        self.speed.set_value(values[place])
        self._player.set_speed(float(values[place]))

    def chapter_menu(self) -> QMenu:
        """All chapters: a menu of rounds, each with its phases."""
        menu = QMenu(self)
        here = self._replay.chapter(self._player.number)
        for number, chapters in self._by_round().items():
            within = menu
            if number and len(chapters) > 1:
                within = menu.addMenu(f"Round {number}")
                within.menuAction().setCheckable(True)
                within.menuAction().setChecked(number == here.round)
            for chapter in chapters:
                words = chapter.phase if within is not menu else chapter.title
                action = within.addAction(words)
                action.setCheckable(True)
                action.setChecked(chapter == here)
                action.triggered.connect(partial(self._player.jump, chapter.start))
        return menu

    def open_chapters(self) -> None:
        """Open the menu of chapters above its button."""
        menu = self.chapter_menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.chapters.mapToGlobal(QPoint(0, -menu.sizeHint().height() - 2)))

    def minimumSizeHint(self) -> QSize:
        return QSize(400, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # ------------------------------------------------------------ inside
    def _fit(self) -> None:
        """In a narrow bar words are shorter, then the speed goes; its keys stay."""
        self.chapters.setMinimumWidth(self._widest_chapter())
        for words, pad in (("Play on from here …", 12), ("Play on …", 12), ("Play on …", 5), ("Play on …", 0)):
            self.onButton.setText(words)
            self.speed.setVisible(pad > 0)
            self.speed.setStyleSheet(f"QToolButton {{ padding: 0 {pad}px; min-height: {self._high - 6}px; }}")
            parts = (*self._transport, self.speed, self.chapters, self.onButton, self.closeButton)
            shown = [part for part in parts if not part.isHidden()]
            wide = sum(max(part.sizeHint().width(), part.minimumWidth()) + 6 for part in shown) + 20
            if wide + 2 * self._theme.px(16, 12) <= self.width():
                break

    def _widest_chapter(self) -> int:
        """The width of the button with its longest words, so that nothing moves while the game goes on."""
        shown = self.chapters.text()
        widths = []
        for title in {chapter.title for chapter in self._replay.chapters}:
            self.chapters.setText(f"{title} ▾")
            widths.append(self.chapters.sizeHint().width())
        self.chapters.setText(shown)
        return max(widths, default=0)

    def _by_round(self) -> dict[int, list[Chapter]]:
        found: dict[int, list[Chapter]] = {}
        for chapter in self._replay.chapters:
            found.setdefault(chapter.round, []).append(chapter)
        return found

    def _arrange(self) -> None:
        words, keys = QHBoxLayout(), QHBoxLayout()
        words.addWidget(self.choice, 1)
        words.addWidget(self.count)
        keys.setSpacing(6)
        self._transport = (self.first, self.back, self.play, self.on, self.end)
        for key in self._transport:
            keys.addWidget(key)
        keys.addSpacing(10)
        keys.addWidget(self.speed)
        keys.addSpacing(10)
        keys.addWidget(self.chapters)
        keys.addStretch(1)
        keys.addWidget(self.onButton)
        keys.addWidget(self.closeButton)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(words)
        self._outer.addWidget(self.time_line)
        self._outer.addLayout(keys)

    def _connect(self) -> None:
        player = self._player
        steps: list[tuple[QPushButton, Callable[[], None]]] = [
            (self.first, partial(player.jump, 0)),
            (self.back, partial(player.step, -1)),
            (self.play, player.toggle),
            (self.on, partial(player.step, 1)),
            (self.end, partial(player.jump, self._replay.last)),
        ]
        for key, act in steps:
            key.clicked.connect(lambda _checked=False, act=act: act())
        self.speed.changed.connect(lambda value: player.set_speed(float(value)))
        self.chapters.clicked.connect(self.open_chapters)
        self.time_line.wanted.connect(player.jump)
        player.playing_changed.connect(self.show_playing)
        self._theme.changed.connect(self._sizes)

    def _sizes(self) -> None:
        side = self._theme.px(16, 12)
        self._outer.setContentsMargins(side, self._theme.px(9, 6), side, self._theme.px(9, 6))
        self._outer.setSpacing(self._theme.px(5, 2))
        self.time_line.setFixedHeight(self.time_line.sizeHint().height())
        high = round(self._theme.px(38, 31) * max(1.0, self._theme.text_scale))
        for key in (*self._transport, self.speed, self.chapters, self.onButton, self.closeButton):
            key.setFixedHeight(high)
        self._high = high
        self._fit()

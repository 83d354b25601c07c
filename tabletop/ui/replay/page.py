"""The page of a replay: the table without input, docks, top bar and the player's bar."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSplitter, QVBoxLayout, QWidget

from tabletop.replaying.branching import HUMAN
from tabletop.replaying.replay import Position, Replay
from tabletop.ui.moment import Moment
from tabletop.ui.parts.caption import Caption
from tabletop.ui.parts.menus import open_below
from tabletop.ui.replay import keys
from tabletop.ui.replay.bar import ReplayBar
from tabletop.ui.replay.player import Player
from tabletop.ui.scene.faces import CardFaces
from tabletop.ui.scene.pictures import Pictures
from tabletop.ui.scene.state import SceneState
from tabletop.ui.scene.view import TableView
from tabletop.ui.settings import Settings
from tabletop.ui.theme import Theme
from tabletop.ui.window.dock import Dock
from tabletop.ui.window.inspector import Inspector
from tabletop.ui.window.log import LogView
from tabletop.ui.window.names import TableNames
from tabletop.ui.window.top_bar import TopBar


class ReplayPage(QWidget):
    """One replay on the screen. What leads away from it goes out by signals."""

    rules_wanted = Signal(str)
    settings_wanted = Signal()
    full_screen_wanted = Signal()
    browse_wanted = Signal(str)
    branch_wanted = Signal()
    close_wanted = Signal()

    def __init__(self, theme: Theme, settings: Settings, replay: Replay, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.settings, self.replay = theme, settings, replay
        game = replay.game
        self.player = Player(replay, self)
        self.layout_ = game.layout_for(len(replay.names))
        faces = CardFaces(replay.card_set, game.face, self.layout_.sides, high_contrast=not theme.palette.halftone)
        self.pictures = Pictures(faces, parent=self)
        self.names = TableNames(faces, self.layout_, len(replay.names))
        self.scene = TableView(self.layout_, self.pictures, theme.palette, self)
        self.scene.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.scene.set_turning(True)
        self.scene.skipping.on = False  # a key that steps on steps on, whatever still moves
        self.top = TopBar(theme, game, self)
        self.bar = ReplayBar(theme, replay, self.player, self)
        self.log = LogView(theme, replay.names)
        self.inspector = Inspector(theme, game, replay.card_set, self.names, replay.names, self.pictures)
        self.dock = Dock(theme, self.inspector, self.log)
        self.position: Position | None = None
        self.pinned = ""
        self.raised: int | None = None
        self._build()
        self._connect()

    # ------------------------------------------------------------ the position
    def show_position(self, glide: bool = False) -> None:
        """Show the position at which the player stands; pieces move only if it follows the one before."""
        position = self.replay.at(self.player.number)
        self.position = position
        scene = SceneState(position.view, names=self.replay.names, watching=True)
        people = [seat for seat, each in enumerate(self.replay.setup.seats) if each.kind == HUMAN]
        scene.seat_in_view = people[0] if len(people) == 1 else 0
        scene.open_hand = self.raised
        scene.acting, scene.acted_on = position.choice.acting, position.choice.acted_on
        self.names.look_at(position.view)
        self.scene.set_speed(0.0)  # what still moves is at its end
        self.scene.set_speed(self.settings.speed_factor * min(1.0, 1.0 / self.player.speed) if glide else 0.0)
        self.scene.sync(scene)
        moment = Moment(scene, "", seat=position.to_move, outcome=position.outcome)
        self.top.show_moment(moment, "", False)
        self.log.show_events(position.log)
        self.inspector.show_events(position.log)
        self._show_inspector(position)
        self.bar.show_position(position)
        if not self.player.playing:
            self._announce(f"{position.chapter.title}. {self.bar.choice.words}")

    def show_thing(self, thing: str) -> bool:
        """Show a piece in the inspector; False if it may not be seen."""
        piece = self.names.piece(thing)
        if piece is None or piece.kind is None or self.position is None:
            return False
        zone = self.position.view.zones.get(piece.zone)
        self.inspector.show_piece(piece, zone.owner if zone is not None else None)
        return True

    def raise_hand(self, seat: int | None) -> None:
        """Raise a hand of a finished game to read it; None lowers it."""
        if self.replay.finished:
            self.raised = None if seat == self.raised else seat
            self.show_position()

    # ------------------------------------------------------------ looks
    def apply_settings(self) -> None:
        """Colours, text and motion have been changed."""
        self.scene.set_text_scale(self.theme.text_scale)
        if self.scene.style_.palette is not self.theme.palette:
            self.scene.set_palette(self.theme.palette)
        self.show_position()

    def close_page(self) -> None:
        """Stop what runs by itself."""
        self.player.pause()
        self.pictures.close()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_dock()

    def hideEvent(self, event: QHideEvent) -> None:
        self.player.pause()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not keys.press(self, event):
            super().keyPressEvent(event)

    # ------------------------------------------------------------ inside
    def _show_inspector(self, position: Position) -> None:
        about = position.choice.about
        if self.pinned and self.show_thing(self.pinned):
            return
        if about is not None and self.show_thing(about):
            return
        if not (self.inspector.key and self.show_thing(self.inspector.key)):
            self.inspector.show_nothing()

    def _announce(self, words: str) -> None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.bar, words))

    def _fit_dock(self) -> None:
        width = self.settings.dock or self.theme.px(396, 292)
        self.splitter.setSizes([max(400, self.width() - width), width])

    def _build(self) -> None:
        left = QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.scene, 1)
        column.addWidget(self.bar)
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setHandleWidth(3)
        self.splitter.addWidget(left)
        self.splitter.addWidget(self.dock)
        self.splitter.setStretchFactor(0, 1)
        body = QHBoxLayout()
        body.addWidget(self.splitter)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.top)
        outer.addLayout(body, 1)
        form = self.top.form
        form.undoButton.hide()
        form.redoButton.hide()
        form.phasePlace.insertWidget(0, Caption(self.theme, "Replay", self.theme.palette.acts, 17))
        self.dock.show_parts(self.settings.inspector, self.settings.log)
        self.scene.set_text_scale(self.theme.text_scale)

    def _connect(self) -> None:
        self.player.moved.connect(self.show_position)
        self.bar.onButton.clicked.connect(self.branch_wanted)
        self.bar.closeButton.clicked.connect(self.close_wanted)
        self.top.form.rulesButton.clicked.connect(lambda: self.rules_wanted.emit(""))
        self.top.form.tableButton.clicked.connect(lambda: self.table_menu())
        self.log.card_wanted.connect(self.inspector.show_named)
        self.log.card_hovered.connect(self.inspector.show_named)
        self.inspector.rule_wanted.connect(self.rules_wanted)
        self.scene.hovered.connect(self._hovered)
        self.scene.browse.connect(self.browse_wanted)
        self.scene.hold_completed.connect(self.raise_hand)
        self.scene.hand_lowered.connect(lambda: self.raise_hand(None))
        self.scene.menu_wanted.connect(self.piece_menu)
        self.theme.changed.connect(self._fit_dock)
        keys.connect(self)

    def _hovered(self, key: str) -> None:
        if key and not self.pinned:
            self.show_thing(key)

    def piece_menu(self, key: str, where: QPoint) -> QMenu:
        """A card's own menu: keep it in the inspector."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        pinned = self.pinned == key
        words = "Let the inspector follow the game" if pinned else "Keep in the inspector"
        menu.addAction(words).triggered.connect(lambda: self._pin("" if pinned else key))
        menu.popup(where)
        return menu

    def _pin(self, key: str) -> None:
        self.pinned = key
        self.show_thing(key)

    def table_menu(self) -> QMenu:
        """The menu of the replay: play on, full screen, settings, close."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        on = menu.addAction("Play on from here …")
        on.setEnabled(self.bar.onButton.isEnabled())
        on.triggered.connect(self.branch_wanted)
        menu.addAction("Full screen\tF11").triggered.connect(self.full_screen_wanted)
        menu.addAction("Settings").triggered.connect(self.settings_wanted)
        menu.addSeparator()
        menu.addAction("Close the replay\tEsc").triggered.connect(self.close_wanted)
        open_below(menu, self.top.form.tableButton)
        return menu

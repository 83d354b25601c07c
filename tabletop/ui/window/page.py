"""The page of a table: scene, action bar, docks and top bar round one controller.

Here they are put together and told what the moment is; keys are in `keys.py`, menus in `menus.py`.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QImage, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from tabletop.engine.decision import Refusal
from tabletop.engine.view import SPECTATOR
from tabletop.ui.controller import Controller
from tabletop.ui.listing.docking import Listing
from tabletop.ui.moment import Moment, seat_below
from tabletop.ui.scene.faces import CardFaces
from tabletop.ui.scene.pictures import Pictures
from tabletop.ui.scene.state import SceneState
from tabletop.ui.scene.view import TableView
from tabletop.ui.settings import Settings
from tabletop.ui.theme import Theme
from tabletop.ui.window import keys, menus
from tabletop.ui.window.acting import Acting
from tabletop.ui.window.action_bar import ActionBar
from tabletop.ui.window.actions import actions_of
from tabletop.ui.window.bar_focus import keeping_focus
from tabletop.ui.window.bar_items import Actions
from tabletop.ui.window.curtain import Curtain
from tabletop.ui.window.dock import Dock
from tabletop.ui.window.inspector import Inspector
from tabletop.ui.window.log import LogView
from tabletop.ui.window.meter import Meter
from tabletop.ui.window.names import TableNames
from tabletop.ui.window.pacing import LOOK_AGAIN_MS, Pacer
from tabletop.ui.window.top_bar import TopBar
from tabletop.ui.window.type_ahead import TypeAhead


class TablePage(QWidget):
    """One match on the screen. What leads away from the table (rules, saves, leaving) goes out by signals."""

    rules_wanted = Signal(str)  # rule number, "" for the beginning
    cards_wanted = Signal()
    card_wanted = Signal(str)  # kind of a card to be shown among all cards
    save_wanted = Signal()
    leave_wanted = Signal()
    settings_wanted = Signal()
    full_screen_wanted = Signal()
    concede_wanted = Signal(int)
    replay_wanted = Signal()
    end_wanted = Signal()  # the sheet that tells how it ended, once more
    why_wanted = Signal()
    pass_wanted = Signal(str, int)  # option key and decision number that want a confirmation
    browse_wanted = Signal(str)  # zone
    ended = Signal()
    shown = Signal()  # a new moment stands on the screen

    def __init__(self, theme: Theme, settings: Settings, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.settings, self.controller = theme, settings, controller
        match = controller.match
        self.layout_ = match.game.layout_for(len(match.names))
        self.pictures = self._new_pictures()
        self.names = TableNames(self.pictures.faces, self.layout_, len(match.names))
        self.scene = TableView(self.layout_, self.pictures, theme.palette, self)
        self.top = TopBar(theme, match.game, self)
        self.bar = ActionBar(theme, self)
        self.type_ahead = TypeAhead(self.bar)
        self.log = LogView(theme, match.names)
        self.inspector = Inspector(theme, match.game, match.card_set, self.names, match.names, self.pictures)
        self.dock = Dock(theme, self.inspector, self.log)
        self.curtain = Curtain(theme, self.scene.table.clock, match.game, self)
        self.pacer = Pacer(controller, settings.speed_factor, self)
        self.pacer.busy = lambda: self.scene.table.telling
        self.moment: Moment | None = None
        self.pinned = ""
        self.acting = Acting(self)
        self._was_ended = False
        self._number = -1  # of the decision that the action bar shows
        self._build()
        self.listing = Listing(self)
        self.meter = Meter(self)
        self._connect()

    # ------------------------------------------------------------ the moment
    def sync(self) -> None:
        """Show the moment that the controller stands at."""
        moment = self.controller.moment()
        self.acting.begin(moment)
        if self._turns:
            before = self.moment.scene.seat_in_view if self.moment is not None else moment.scene.seat_in_view
            moment.scene.seat_in_view = seat_below(moment, before)
        self.moment = moment
        self.names.look_at(moment.scene.view, self.scene.table.seating(moment.scene).near)
        self.scene.sync(moment.scene)
        self.top.show_moment(moment, self.controller.undo_block(), self.controller.match.can_redo)
        events = self.controller.log()
        self.log.show_events(events)
        self.inspector.show_events(events)
        self.curtain.show_moment(moment)
        self.bar.show_standing(self.controller.standing())
        self.show_actions()
        self._show_inspector(moment)
        self.pacer.watch()
        self.listing.show_moment()
        self.meter.show_moment(moment)
        self.shown.emit()
        self._tell_end(moment)

    def refuse(self, refusal: Refusal) -> None:
        """Show and say why something is not allowed."""
        self.scene.glide_back_with(refusal)
        self.listing.announcer.say(str(refusal) if refusal.rule else refusal.sentence)

    def _tell_end(self, moment: Moment) -> None:
        over = moment.outcome is not None
        if over and not self._was_ended:
            self._end_when_told()
        self._was_ended = over

    def _end_when_told(self) -> None:
        """The sheet of the end waits until the last points have been told."""
        if self.moment is None or self.moment.outcome is None:
            return  # it was taken back meanwhile
        if self.scene.table.telling:
            QTimer.singleShot(LOOK_AGAIN_MS, self, self._end_when_told)
        else:
            self.ended.emit()

    def show_actions(self) -> None:
        """Show what may be done now, after something was picked or let go."""
        moment = self.moment
        assert moment is not None
        following = self.acting.following()
        actions = actions_of(moment, self.names, self.acting.subject, following, self.controller.blind())
        if moment.scene.open_hand is None and not self.pinned and self.controller.can_cancel():
            actions = replace(actions, cancel=True)
        same, self._number = moment.number == self._number, moment.number
        with keeping_focus(self.bar, self.scene, same):
            self.bar.show_actions(actions if moment.curtain is None else Actions(moment.prompt))
        if following is not None and self.acting.subject is not None:
            self.scene.set_chain_targets(self.acting.subject, following.options)

    def _show_inspector(self, moment: Moment) -> None:
        decision = moment.decision
        call = moment.scene.call
        about = (
            self.acting.subject
            or (decision.about if decision is not None else None)
            or (call.subject if call else None)
        )
        shown = self.pinned or self.inspector.key
        if about is not None and self.show_thing(about):
            return
        if moment.scene.hand_wanted is not None or moment.curtain is not None:
            self.inspector.show_hands()
        elif not (shown and self.show_thing(shown)):
            # What was looked at may not be seen any more: a closed hand takes its cards out of the inspector.
            subjects = decision.subjects() if decision is not None else []
            if not (subjects and self.show_thing(min(subjects, key=self.names.order))):
                self.inspector.show_nothing()

    def show_thing(self, thing: str) -> bool:
        """Show a piece in the inspector; False if it may not be seen."""
        piece = self.names.piece(thing)
        if piece is None or piece.kind is None:
            return False
        zone = self.moment.scene.view.zones.get(piece.zone) if self.moment is not None else None
        self.inspector.show_piece(piece, zone.owner if zone is not None else None)
        return True

    def pin(self, key: str) -> None:
        """Keep a piece in the inspector; "" lets it follow the pointer again."""
        self.pinned = self.inspector.pinned = key
        self.show_thing(key or self.inspector.key)

    # ------------------------------------------------------------ looks
    def apply_settings(self) -> None:
        """Colours, motion and how hands are kept have been changed."""
        self.pacer.factor = self.settings.speed_factor
        self._apply_looks()
        self.sync()

    @property
    def _turns(self) -> bool:
        """Whether whoever decides sits below: as a person wants it, or because the table needs it."""
        return self.settings.turn_table or self.layout_.turns

    def _apply_looks(self) -> None:
        self.scene.set_speed(self.settings.speed_factor)
        self.scene.set_reduced_motion(self.settings.reduced_motion)
        self.scene.set_text_scale(self.theme.text_scale)
        self.scene.set_quarter_turn(self.settings.quarter_turn)
        self.scene.set_turning(self._turns)
        if self.scene.style_.palette is not self.theme.palette:
            self.scene.set_palette(self.theme.palette)

    def public_picture(self) -> QImage:
        """A small picture of the table as everybody may see it, for the list of saves."""
        view = TableView(self.layout_, self.pictures, self.theme.palette)
        view.set_animation(False)
        view.resize(800, 474)
        names, humans = self.controller.match.names, self.controller.humans
        view.sync(SceneState(self.controller.match.ask(SPECTATOR).view(), names=names, humans=humans))
        image = view.grab().toImage()
        view.deleteLater()
        return image

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.curtain.cover()
        self.fit_dock()

    def fit_dock(self) -> None:
        """Give the right column its width: what the person chose, else that of the drawing."""
        width = self.settings.dock or self.theme.px(396, 292)
        self.splitter.setSizes(self.listing.sizes(self.width(), width))

    def close_page(self) -> None:
        """Stop what runs by itself."""
        self.pacer.stop()
        self.controller.changed = lambda: None
        self.pictures.close()

    # ------------------------------------------------------------ inside
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not keys.press(self, event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not self.bar.release_key(event):
            super().keyReleaseEvent(event)

    def _new_pictures(self) -> Pictures:
        match = self.controller.match
        plain = not self.theme.palette.halftone
        return Pictures(
            CardFaces(match.card_set, match.game.face, self.layout_.sides, high_contrast=plain), parent=self
        )

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
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.top)
        body = QHBoxLayout()
        body.addWidget(self.splitter)
        outer.addLayout(body, 1)
        self.dock.show_parts(self.settings.inspector, self.settings.log)
        self.dock.share_log(self.settings.log_share)
        self._apply_looks()
        self.scene.setFocus()

    def _connect(self) -> None:
        menus.connect(self)
        self.theme.changed.connect(self.fit_dock)
        self.controller.changed = self.sync
        self.controller.refused = self.refuse

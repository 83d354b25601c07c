"""Signals of a table's page and its menus, connected in one place."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu

from tabletop.ui.dialogs.settings import HANDS_WORDS
from tabletop.ui.hotseat import Hands
from tabletop.ui.parts.menus import open_below
from tabletop.ui.window.bar_items import Item
from tabletop.ui.window.standing_row import fill

if TYPE_CHECKING:
    from tabletop.ui.window.page import TablePage


def connect(page: TablePage) -> None:
    """Connect everything on a page."""
    _connect_scene(page)
    _connect_bar(page)
    top = page.top.form
    top.undoButton.clicked.connect(page.controller.undo)
    top.redoButton.clicked.connect(page.controller.redo)
    top.rulesButton.clicked.connect(lambda: page.rules_wanted.emit(""))
    top.tableButton.clicked.connect(lambda: table_menu(page))
    page.log.card_wanted.connect(partial(_named, page))
    page.log.card_hovered.connect(partial(_log_hovered, page))
    page.inspector.rule_wanted.connect(page.rules_wanted)
    page.curtain.held.connect(page.acting.hold)
    page.dock.shown.connect(partial(_remember_parts, page))
    page.dock.divided.connect(partial(setattr, page.settings, "log_share"))
    page.splitter.splitterMoved.connect(partial(_remember_width, page))


def _connect_scene(page: TablePage) -> None:
    scene, acting = page.scene, page.acting
    scene.chosen.connect(acting.choose)
    scene.chain.connect(acting.chain)
    scene.refused.connect(acting.refuse)
    scene.subject_picked.connect(acting.picked_on_table)
    scene.hovered.connect(partial(_hovered, page))
    scene.aimed.connect(page.bar.aim)
    scene.claimed.connect(acting.claim)
    scene.hold_completed.connect(acting.hold)
    scene.hold_released.connect(page.controller.release)
    scene.nobody.connect(acting.nobody)
    scene.hand_lowered.connect(acting.lower_hand)
    scene.browse.connect(page.browse_wanted)
    scene.menu_wanted.connect(partial(piece_menu, page))
    scene.rule_wanted.connect(page.rules_wanted)


def _connect_bar(page: TablePage) -> None:
    bar, acting = page.bar, page.acting
    bar.acted.connect(acting.act)
    bar.entered.connect(partial(_entered, page))
    bar.held.connect(acting.hold)
    bar.let_go.connect(page.controller.release)
    bar.claimed.connect(acting.claim)
    bar.cancelled.connect(acting.cancel)
    bar.why_wanted.connect(page.why_wanted)
    bar.standing.wanted.connect(page.controller.stand)


def table_menu(page: TablePage) -> QMenu:
    """The table's menu: save, hands, full screen, settings, concede, leave."""
    menu = QMenu(page)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.addAction("Save as …\tCtrl+S").triggered.connect(page.save_wanted)
    _hands_menu(page, menu)
    listed = menu.addAction("Table as list\tT")
    listed.setCheckable(True)
    listed.setChecked(page.listing.shown)
    listed.triggered.connect(page.listing.set_shown)
    menu.addAction("Cards").triggered.connect(page.cards_wanted)
    menu.addAction("Full screen\tF11").triggered.connect(page.full_screen_wanted)
    menu.addAction("Settings").triggered.connect(page.settings_wanted)
    menu.addSeparator()
    offers = page.controller.standing()
    if offers:
        fill(menu.addMenu("Standing answers"), offers, page.controller.stand)
    for seat in page.controller.people_in():
        words = f"{page.controller.match.names[seat]} concedes …"
        menu.addAction(words).triggered.connect(partial(page.concede_wanted.emit, seat))
    if page.controller.match.outcome is not None:
        menu.addAction("The result").triggered.connect(page.end_wanted)
        menu.addAction("Replay").triggered.connect(page.replay_wanted)
    menu.addAction("Leave the table").triggered.connect(page.leave_wanted)
    open_below(menu, page.top.form.tableButton)
    return menu


def _hands_menu(page: TablePage, menu: QMenu) -> None:
    if sum(page.controller.humans) < 2:
        return
    hands = menu.addMenu("Hands")
    for choice, words in HANDS_WORDS.items():
        action = hands.addAction(words)
        action.setCheckable(True)
        action.setChecked(page.controller.seats.hands is choice)
        action.triggered.connect(partial(_set_hands, page, choice))


def _set_hands(page: TablePage, hands: Hands) -> None:
    page.controller.set_hands(hands)


def piece_menu(page: TablePage, key: str, where: QPoint) -> QMenu:
    """A card's own menu: keep it in the inspector, and why it can't act now."""
    menu = QMenu(page)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    pinned = page.pinned == key
    words = "Unpin from the inspector" if pinned else "Pin in the inspector"
    menu.addAction(words).triggered.connect(partial(page.pin, "" if pinned else key))
    decision = page.moment.decision if page.moment is not None else None
    if decision is not None and key not in decision.subjects():
        menu.addAction("Why not this one?").triggered.connect(partial(page.acting.refuse, key, ""))
    piece = page.names.piece(key)
    if piece is not None and piece.kind is not None:
        menu.addAction("Open in the gallery").triggered.connect(partial(page.card_wanted.emit, piece.kind))
    menu.popup(where)
    return menu


def _named(page: TablePage, key: str, name: str) -> None:
    """A name in the log was clicked: show the card, and where it lies."""
    page.inspector.show_named(key, name)
    page.scene.flash(key)


def _log_hovered(page: TablePage, key: str, name: str) -> None:
    if key and not page.pinned:
        page.inspector.show_named(key, name)


def _hovered(page: TablePage, key: str) -> None:
    if key and not page.pinned:
        page.show_thing(key)


def _entered(page: TablePage, item: Item | None) -> None:
    if item is not None and not page.pinned:
        page.show_thing(item.target) or page.show_thing(item.subject)


def _remember_parts(page: TablePage) -> None:
    page.settings.inspector = page.dock.inspector_shown
    page.settings.log = page.dock.log_shown


def _remember_width(page: TablePage, _position: int, _index: int) -> None:
    page.settings.dock = page.dock.width()

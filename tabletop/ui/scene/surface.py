"""The widget under the table: turns events of mouse, keyboard and window into gestures.

What the window outside may call and hear is in `view.py`; what gestures mean is in `choosing.py`.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
)
from PySide6.QtWidgets import QWidget

from tabletop.engine.layout import Layout
from tabletop.ui.palette import Palette
from tabletop.ui.scene.canvas import Canvas
from tabletop.ui.scene.choosing import Choosing
from tabletop.ui.scene.finding import Finder
from tabletop.ui.scene.handling import Handling
from tabletop.ui.scene.keys import Keys
from tabletop.ui.scene.offers import TILE, Act
from tabletop.ui.scene.pictures import Pictures
from tabletop.ui.scene.skipping import Skipping


class Surface(Canvas):
    """A canvas with gestures. Use `TableView`."""

    chosen = Signal(str)  # option key: a click or a drop that answers
    chain = Signal(str, str)  # (subject, target) where the subject alone leads to a further decision
    refused = Signal(str, str)  # (subject, target) of an illegal drop or click; target "" for the subject alone
    subject_picked = Signal(str)  # a subject was picked up or selected, "" when it was let go
    hovered = Signal(str)  # piece key, "" for none
    aimed = Signal(str)  # the target under the pointer, "" for none
    claimed = Signal(int)  # table call: the seat held its button to answer; `hold_completed` follows
    hold_completed = Signal(int)  # the seat's button was held half a second, or its visible lowered hand clicked
    hold_released = Signal(int)  # the button was let go after that
    nobody = Signal()  # table call: nobody answers
    hand_lowered = Signal()  # click outside a risen hand, or Esc
    browse = Signal(str)  # zone name of a pile whose contents are public
    menu_wanted = Signal(str, object)  # right click on a piece: (key, global QPoint)
    stepped = Signal(str, int)  # a stepper's key: (fact, 1 or −1)
    rule_wanted = Signal(str)  # click on the rule of a refusal note

    def __init__(self, layout: Layout, pictures: Pictures, theme_palette: Palette, parent: QWidget | None = None):
        super().__init__(layout, pictures, theme_palette, parent)
        self.choosing = Choosing(self.table, self)
        self.finder = Finder(self.table)
        self.handling = Handling(self.table, self.finder, self, self)
        self.skipping = Skipping(self, self.table.clock)
        self._keys = Keys(self._act, self._cancel, self._go, self._zoom, self._fit)
        self._pan_from: QPointF | None = None
        self._pointer = QPointF()
        self._open_hand: int | None = None
        for name in ("chosen", "chain", "refused", "subject_picked", "hovered", "aimed"):
            getattr(self.choosing, name).connect(getattr(self, name))

    # what gestures need (handling.Stage)

    def perform(self, act: Act, at: QPointF) -> bool:
        """Carry out what a gesture means; False if it meant nothing."""
        return self.choosing.perform(act, self._global(at))

    def hold(self, subject: str | None) -> None:
        """Something is dragged, or no longer."""
        self.table.notices.forget_refusal()
        self.choosing.hold(subject)

    def point_at(self, things: list[str], held: bool) -> None:
        """What lies under the pointer."""
        self.choosing.point_at(things)
        if self.table.furniture is not None:
            self.table.furniture.upper.point(things)
        able = not held and (self._acts(things) or self._is_pressable(self._pointer))
        hand = Qt.CursorShape.PointingHandCursor if able else Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() != hand:
            self.viewport().setCursor(hand)

    def _acts(self, things: list[str]) -> bool:
        if things and things[0].startswith(TILE):
            return True
        return bool(things) and things[0] in (*self.table.offers.subjects, *self.table.lit.targets)

    def _is_pressable(self, at: QPointF) -> bool:
        """Whether a pixel shows a button, or the link of a refusal."""
        note, point = self.table.notices.refusal, self.to_scene(at)
        if note.isVisible() and note.rect.contains(at):
            return bool(note.rule)
        held = self.finder.hold_button_at(point)
        return held is not None or self.finder.nobody_at(point) or bool(self._duel_rule(at))

    def claim(self, seat: int) -> None:
        """The button that answers a table call was held long enough."""
        self.claimed.emit(seat)

    def held(self, seat: int) -> None:
        """A hold button was held long enough."""
        self.hold_completed.emit(seat)

    def let_go(self, seat: int) -> None:
        """A button that had been held long enough was let go."""
        self.hold_released.emit(seat)

    def click_elsewhere(self, things: list[str], at: QPointF) -> None:
        """A click that no option wanted: a pile to look through, a hand to raise, or lowering the one that is risen."""
        point = self.to_scene(at)
        if self.finder.nobody_at(point):
            self.nobody.emit()
            return
        if self.table.furniture is not None and self.table.furniture.upper.dismiss(point):
            return
        step = self.finder.step_at(point)
        if step is not None:
            self.stepped.emit(*step)
            return
        pile = self.finder.pile_at(things)
        if pile is not None:
            self.browse.emit(pile)
            return
        seat = self.finder.hand_at(point)
        if seat is not None:
            self.hold_completed.emit(seat)
        elif self._open_hand is not None and not self.finder.over_shelf(point):
            self.hand_lowered.emit()

    # keys

    def _act(self) -> bool:
        if self.handling.guarded:
            return True
        thing = self.choosing.focus.thing
        middle = self.choosing.focus.middle(thing) if thing else None
        if middle is None:
            return False
        self._pointer = self.to_window(middle)
        return self.choosing.act_on_focus(self._global(self._pointer))

    def _cancel(self) -> bool:
        if self.handling.dragging is not None:
            self.handling.cancel()
            return True
        if self.choosing.let_go():
            return True
        if self._open_hand is not None:
            self.hand_lowered.emit()
            return True
        return False

    def _go(self, dx: int, dy: int) -> bool:
        self.choosing.focus.go(dx, dy)
        self._focus_moved()
        return True

    def _zoom(self, steps: float) -> bool:
        self.looking.zoom(steps, QPointF(self.viewport().rect().center()))
        return True

    def _fit(self) -> bool:
        self.looking.fit()
        return True

    def _focus_moved(self) -> None:
        thing = self.choosing.focus.thing
        self.choosing.relight()
        self.hovered.emit(thing if thing and self.table.told(thing) else "")

    # events of the window

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = self._pointer = event.position()
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pan_from = at
        elif event.button() == Qt.MouseButton.LeftButton and not self._rule_clicked(at):
            self.handling.press(at)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = self._pointer = event.position()
        if self._pan_from is not None:
            self.looking.pan(at - self._pan_from)
            self._pan_from = at
        else:
            if not event.buttons() & Qt.MouseButton.LeftButton:
                self.handling.cancel()  # a release that was never heard
            self.handling.move(at)
            self._hover_nobody(at)
            self._hover_standings(at)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pan_from = None
        elif event.button() == Qt.MouseButton.LeftButton:
            self._pointer = event.position()
            self.handling.release(event.position())
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()  # the second half of a double click means nothing

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.handling.cancel()  # the menu takes the mouse: a release is never heard
        things = self.finder.things_at(self.to_scene(QPointF(event.pos())))
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            focus = self.choosing.focus
            things = [focus.thing] if focus.thing else []
            middle = focus.middle(focus.thing) if focus.thing else None
            self._pointer = self.to_window(middle) if middle is not None else QPointF(event.pos())
        else:
            self._pointer = QPointF(event.pos())  # what the menu says stands here
        card = next((thing for thing in things if self.table.told(thing)), None)
        if card is not None:
            self.menu_wanted.emit(card, self._global(self._pointer))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._keys.press(event):
            event.accept()
        else:
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        moved = self.choosing.focus.step(forward)
        self._focus_moved()
        return moved or super().focusNextPrevChild(forward)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.choosing.point_at([])
            self._hover_standings(None)
        return super().viewportEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.handling.cancel()
        super().changeEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.handling.cancel()
        self.table.clock.finish()
        super().hideEvent(event)

    # parts

    def _rule_clicked(self, at: QPointF) -> bool:
        note = self.table.notices.refusal
        if not note.isVisible() or not note.rect.contains(at):
            return self._duel_rule_clicked(at)
        if note.rule:
            self.rule_wanted.emit(note.rule)
        self.table.notices.forget_refusal()
        return True

    def _duel_rule_clicked(self, at: QPointF) -> bool:
        """A rule number on the paper of a duel opens that rule."""
        rule = self._duel_rule(at)
        if rule:
            self.rule_wanted.emit(rule)
        return bool(rule)

    def _duel_rule(self, at: QPointF) -> str:
        furniture, point = self.table.furniture, self.to_scene(at)
        if furniture is None or furniture.duel is None or self.finder.over_shelf(point):
            return ""
        return furniture.duel.words.rule_at(point)

    def _hover_standings(self, at: QPointF | None) -> None:
        furniture = self.table.furniture
        if furniture is not None and furniture.standings is not None:
            point = self.to_scene(at) if at is not None else None
            hidden = point is None or self.finder.over_shelf(point)
            furniture.standings.hover(None if hidden else point)

    def _hover_nobody(self, at: QPointF) -> None:
        furniture = self.table.furniture
        if furniture is not None and furniture.call.open:
            furniture.call.nobody.hover(self.finder.nobody_at(self.to_scene(at)))

    def _global(self, at: QPointF) -> QPoint:
        return self.viewport().mapToGlobal(at.toPoint())

"""The graphics view as a picture: ground, camera, notes beside the table, wheel and resizing. No gestures.

Its scene rectangle is far larger than any camera can show; the view's transform holds the whole translation.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from tabletop.engine.layout import Layout
from tabletop.ui.palette import Palette
from tabletop.ui.scene.ground import table_ground
from tabletop.ui.scene.looking import Looking
from tabletop.ui.scene.metrics import at, units
from tabletop.ui.scene.pictures import Pictures
from tabletop.ui.scene.spots import fan_width
from tabletop.ui.scene.state import SceneState
from tabletop.ui.scene.still import StillPicture
from tabletop.ui.scene.style import Style
from tabletop.ui.scene.table import Table

LEAN = 18.0  # units that the outer card of a fan leans out, and a little air
BEFORE_BUTTON = 56.0  # pixels that a note with its tail stays away from a hand's button
BLOCK = 4  # logical pixels that are a whole number of device pixels at every quarter of a scale
FAR = QRectF(-40000, -40000, 80000, 80000)


class Canvas(QGraphicsView):
    """Shows a `Table` through a camera."""

    def __init__(self, layout: Layout, pictures: Pictures, theme_palette: Palette, parent: QWidget | None = None):
        super().__init__(parent)
        self.style_ = Style(theme_palette)
        self.table = Table(layout, pictures, self.style_, self)
        self.setScene(self.table)
        self.setSceneRect(FAR)
        self.looking = Looking(self, self.table, self.style_)
        self._ground: tuple[object, QPixmap] | None = None
        self._still = StillPicture(self, self.table)
        self.table.drag.repaint = self._repaint
        self._dress()

    def _dress(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setAccessibleName("Table")
        self.looking.moved.connect(self._keep_notes)
        self.table.uncovered.connect(self.place_notes)

    def to_scene(self, point: QPointF) -> QPointF:
        """A pixel of the window as a point of the scene."""
        inverse, _ = self.viewportTransform().inverted()
        return inverse.map(point)

    def to_window(self, point: QPointF) -> QPointF:
        """A point of the scene as a pixel of the window."""
        return self.viewportTransform().map(point)

    def forget_ground(self) -> None:
        """Draw the ground anew, after a change of colours."""
        self._ground = None
        self.viewport().update()

    def resized(self) -> None:
        """Fit everything to the size of the window."""
        self.looking.resize(QSizeF(self.viewport().size()))
        self.place_notes()

    def _repaint(self, region: QRegion) -> None:
        self.viewport().update(region)

    def _keep_notes(self) -> None:
        """The camera moves: a note goes along with what it lies beside."""
        if self.table.notices.since.isVisible():
            self.place_notes()

    def place_notes(self) -> None:
        """Put "since you looked" beside the hand it is about."""
        state, hands = self.table.state, self.table.layout.hands
        if state is None:
            return
        free = self.table.free_part()[1]
        risen = QRectF(free.left(), free.top(), max(self.looking.left_of_table(), 200.0), free.height())
        beside, tip = QRectF(), QPointF(risen.left() + min(risen.width() - 40, 330), risen.bottom())
        if hands and state.open_hand is None:
            note = units(hands[0].note)
            if self.table.furniture is not None and self.table.furniture.upper.lies_over(note):
                self.table.notices.since.setVisible(False)  # until the band has gone
                return
            beside = QRectF(self.to_window(note.topLeft()), self.to_window(note.bottomRight()))
            beside.setRight(min(beside.right(), self._fan_left(state)))
            if (free_to := self._empty_until(state)) > beside.right():
                beside.setRight(free_to)
            tip = QPointF(beside.right() + 40, beside.center().y())
        self.table.notices.show_since(state, risen, beside, tip)

    def _empty_until(self, state: SceneState) -> float:
        """How far the place of the nearest hand is empty, in pixels: up to its button without a card, else 0."""
        hand, seating = self.table.layout.hands[0], self.table.seating(state)
        held = state.view.zones.get(hand.name(seating.near, seating.seats))
        if held is None or held.count or hand.button[0] <= hand.note.x:
            return 0.0
        return self.to_window(at(hand.button)).x() - BEFORE_BUTTON

    def _fan_left(self, state: SceneState) -> float:
        """Where the fan of the nearest hand begins, in pixels of the window."""
        hand, seating = self.table.layout.hands[0], self.table.seating(state)
        held = state.view.zones.get(hand.name(seating.near, seating.seats))
        left = at(hand.middle).x() - fan_width(hand, held.count if held is not None else 0) / 2 - LEAN
        return self.to_window(QPointF(left, 0)).x()

    def paintEvent(self, event: QPaintEvent) -> None:
        drag = self.table.drag
        if not drag.visible:
            self._still.end()
            super().paintEvent(event)
            return
        self._still.begin()
        if changed := self._still.stale:
            super().paintEvent(event)
        painter = QPainter(self.viewport())
        if not changed:
            self._still.paint(painter, event.region())
        drag.paint(painter)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._ground = None
            self.looking.settle()
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.phase() == Qt.ScrollPhase.NoScrollPhase or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.looking.zoom(event.angleDelta().y() / 120, event.position())
        else:  # two fingers
            self.looking.pan(QPointF(event.pixelDelta() if not event.pixelDelta().isNull() else event.angleDelta()))
        event.accept()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        size, ratio = self.viewport().size(), self.viewport().devicePixelRatioF()
        wanted = (size, ratio, self.style_.palette.name)
        if self._ground is None or self._ground[0] != wanted:
            self._ground = (wanted, table_ground(size, ratio, self.style_))
        # Whole blocks of pixels, a little more than asked for: at fractional scales an exact part would leave seams.
        asked = self.viewportTransform().mapRect(QRectF(rect)).toAlignedRect()
        left, top = (asked.left() - 2) // BLOCK * BLOCK, (asked.top() - 2) // BLOCK * BLOCK
        part = QRectF(left, top, asked.width() + 2 * BLOCK, asked.height() + 2 * BLOCK)
        painter.save()
        painter.resetTransform()
        source = QRectF(part.x() * ratio, part.y() * ratio, part.width() * ratio, part.height() * ratio)
        painter.drawPixmap(part, self._ground[1], source)
        painter.restore()

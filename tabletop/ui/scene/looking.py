"""Moves the camera of the view: fitting, zooming, panning, and the rest after which pictures are drawn anew."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsView

from tabletop.ui.scene.camera import Camera
from tabletop.ui.scene.clock import Curve
from tabletop.ui.scene.metrics import TABLE
from tabletop.ui.scene.style import Style
from tabletop.ui.scene.table import Table

FIT = 150.0  # milliseconds in which the table fits itself anew
SETTLES = 150  # milliseconds after the last step of a zoom until pictures are drawn for the new size


class Looking(QObject):
    """The camera and what follows it."""

    moved = Signal()

    def __init__(self, view: QGraphicsView, table: Table, style: Style):
        super().__init__(view)
        self.camera = Camera()
        self._view = view
        self._table = table
        self._style = style
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(SETTLES)
        self._rest.timeout.connect(self.settle)

    def resize(self, size: QSizeF) -> None:
        """The window has this many pixels now."""
        self._table.clock.drop("fit")
        self._style.window = min(size.width() / TABLE.width(), size.height() / TABLE.height())
        self.camera.resize(QRectF(QPointF(), size))
        self._table.resize(size)
        self.camera.show(*self._parts())
        self.apply()
        self.settle()

    def refit(self, glide: bool) -> None:
        """Fit the table to the part of the window that is free now, gliding there if asked."""
        camera = self.camera
        old = (camera.scale, camera.middle)
        camera.show(*self._parts())
        new = (camera.scale, camera.middle)
        if not glide or old == new:
            if old == new:
                self._table.clock.drop("fit")  # what has only just begun to glide away is there again
            self.apply()
            if old != new:
                self.settle()
            return

        def show(progress: float) -> None:
            camera.look(old[0] + (new[0] - old[0]) * progress, old[1] + (new[1] - old[1]) * progress)
            self.apply()

        show(0.0)
        self._table.clock.run("fit", FIT, show, Curve.OutCubic, done=self.settle)

    def fit(self) -> None:
        """Fit the whole table to the window."""
        self._table.clock.drop("fit")
        self.camera.fit()
        self.apply()
        self.settle()

    def zoom(self, steps: float, under: QPointF) -> None:
        """Zoom round a pixel of the window."""
        self._table.clock.drop("fit")
        self.camera.zoom(steps, under)
        self.apply()
        self._rest.start()

    def pan(self, by: QPointF) -> None:
        """Move the table by so many pixels."""
        self._table.clock.drop("fit")
        self.camera.pan(by)
        self.apply()

    def left_of_table(self) -> float:
        """Pixels of the window between its left edge and the table."""
        scale, middle = self.camera.goal()
        return self.camera.window.center().x() - (middle.x() - self.camera.shown.left()) * scale

    def _parts(self) -> tuple[QRectF, QRectF]:
        """What to show and where; beside a risen hand that has something to read, the table makes room on the left."""
        shown, free = self._table.free_part()
        state = self._table.state
        if state is not None and state.open_hand is not None and state.since:
            scale = min(free.width() / shown.width(), free.height() / shown.height())
            spare = free.width() - shown.width() * scale
            free.setLeft(min(max(2 * self._table.notices.room - spare, 0.0), spare))
        return shown, free

    def apply(self) -> None:
        """Look as the camera does."""
        self._view.setTransform(self.camera.transform())
        # The transform holds the whole translation; Qt's scroll bars would add their own.
        self._view.horizontalScrollBar().setValue(0)
        self._view.verticalScrollBar().setValue(0)
        for root in (self._table.hands_root, self._table.notes_root):
            root.follow(self._view.viewportTransform())
        self.moved.emit()

    def settle(self) -> None:
        """The size has come to rest: draw pictures for it."""
        self._rest.stop()
        ratio = self._view.viewport().devicePixelRatioF()
        scales = (self.camera.scale * ratio, ratio)
        if scales != (self._style.table_scale, self._style.screen_scale):
            self._style.table_scale, self._style.screen_scale = scales
            self._table.outlines.clear()
            self._table.settle()
        self._view.viewport().update()

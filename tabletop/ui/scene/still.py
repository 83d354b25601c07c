"""The table without what is dragged, kept as one picture: while only the ghost moves, nothing else is painted.

What changes meanwhile (another target under the pointer) is painted by the view itself and put into the picture before
the next frame that needs it.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView


class StillPicture:
    """Belongs to one view. `begin` and `end` with the drag; `paint` in each paint event between."""

    def __init__(self, view: QGraphicsView, scene: QGraphicsScene):
        self._view = view
        self._scene = scene
        self._picture: QPixmap | None = None
        self._changed = QRegion()  # parts of the picture that are not as the table is
        self._fresh = False  # whether something has changed since the last frame
        self._watching = False

    def begin(self) -> None:
        """A drag is under way; the first frame of it is painted by the view."""
        if not self._watching:
            self._watching = self._fresh = True
            self._scene.changed.connect(self._note)

    def end(self) -> None:
        """The drag is over."""
        if self._watching:
            self._watching = False
            self._scene.changed.disconnect(self._note)
        self._picture, self._changed = None, QRegion()
        self._fresh = False

    def paint(self, painter: QPainter, region: QRegion) -> None:
        """Paint these parts of the window from the picture."""
        picture = self._up_to_date()
        ratio = picture.devicePixelRatio()
        for rect in _whole(region, ratio):
            source = QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio)
            painter.drawPixmap(QRectF(rect), picture, source)

    @property
    def stale(self) -> bool:
        """Whether something has changed since the last frame, so that the view must paint."""
        stale, self._fresh = self._fresh, False
        return stale

    def _note(self, rects: list[QRectF]) -> None:
        """Something on the table has changed."""
        self._fresh = True
        if self._picture is None:
            return
        transform = self._view.viewportTransform()
        for rect in rects:
            self._changed = self._changed.united(transform.mapRect(rect).toAlignedRect().adjusted(-2, -2, 2, 2))

    def _up_to_date(self) -> QPixmap:
        port = self._view.viewport()
        size, ratio = port.size(), port.devicePixelRatioF()
        if self._picture is None or self._picture.size() != size * ratio:
            self._picture = QPixmap(size * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._changed = QRegion(port.rect())
        if not self._changed.isEmpty():
            self._draw(self._picture, self._changed.intersected(port.rect()))
            self._changed = QRegion()
        return self._picture

    def _draw(self, picture: QPixmap, region: QRegion) -> None:
        painter = QPainter(picture)
        painter.setRenderHints(self._view.renderHints())
        for rect in _whole(region, picture.devicePixelRatio()):
            painter.save()
            self._view.render(painter, QRectF(rect), rect, Qt.AspectRatioMode.IgnoreAspectRatio)
            painter.restore()
        painter.end()


def _whole(region: QRegion, ratio: float) -> list[QRect]:
    """The rectangles of a region, widened to whole device pixels where a logical one is none."""
    rects = [QRect(rect) for rect in region]  # type: ignore[attr-defined]
    if ratio == round(ratio):
        return rects
    block = 4
    return [
        QRect(
            rect.left() // block * block,
            rect.top() // block * block,
            (rect.width() // block + 2) * block,
            (rect.height() // block + 2) * block,
        )
        for rect in rects
    ]

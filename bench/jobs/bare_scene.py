"""The floor of a table scene: as many plain pixmaps as cards on a dotted ground, in a window of 1920 x 1080.

Pixmaps are scaled beforehand and have their shadow painted in, as the table's have. What is dragged is as large as the
table's ghost, turned like it, and follows the mouse by Qt's own dragging; with `--trail` a dotted line leads to it, as
on the table. Figures are the least CPU milliseconds of some dozens of frames, which is steadier than the median on a
shared machine.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QTransform,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
    QGraphicsView,
    QStyleOptionGraphicsItem,
    QWidget,
)

from bench.clock import CPU, report

WIDTH, HEIGHT = 1920, 1080
PAD = 6


def card(number: int, width: int) -> QPixmap:
    """A rounded gradient with a name, on a shadow, at the size in which it is shown."""
    height = width * 7 // 5
    pixmap = QPixmap(width + 2 * PAD, height + 2 * PAD)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for ring in range(PAD):
        shadow = QPainterPath()
        shadow.addRoundedRect(QRectF(ring, ring + 2, width + 2 * (PAD - ring), height + 2 * (PAD - ring) - 2), 8, 8)
        painter.fillPath(shadow, QColor(0, 0, 0, 18))
    face = QPainterPath()
    face.addRoundedRect(QRectF(PAD, PAD, width, height), 6, 6)
    colours = QLinearGradient(0, 0, width, height)
    colours.setColorAt(0, QColor.fromHsv(number * 37 % 360, 150, 230))
    colours.setColorAt(1, QColor.fromHsv(number * 37 % 360, 200, 120))
    painter.fillPath(face, colours)
    painter.setFont(QFont("DejaVu Sans", 7))
    painter.drawText(PAD + 8, PAD + 16, f"Card {number}")
    painter.end()
    return pixmap


def ground() -> QPixmap:
    """A window full of dots."""
    pixmap = QPixmap(WIDTH, HEIGHT)
    pixmap.fill(QColor(18, 21, 30))
    painter = QPainter(pixmap)
    painter.setBrush(QColor(23, 27, 40))
    painter.setPen(Qt.PenStyle.NoPen)
    for x in range(0, WIDTH, 22):
        for y in range(0, HEIGHT, 22):
            painter.drawEllipse(x, y, 12, 12)
    painter.end()
    return pixmap


class CountingView(QGraphicsView):
    """Counts how often it has painted."""

    paints = 0

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        self.paints += 1


def least_frame(app: QApplication, painted: Callable[[], int], act: Callable[[int], None], seconds: float) -> float:
    """The least CPU milliseconds from a change to its picture, over `seconds` of frames."""
    frames: list[float] = []
    until = CPU() + seconds
    while len(frames) < 5 or CPU() < until:
        before, began = painted(), CPU()
        act(len(frames))
        while painted() == before:
            app.processEvents()
        frames.append((CPU() - began) * 1e3)
    return min(frames)


def ghost(width: int) -> QPixmap:
    """A turned card on a hard shadow, so many pixels wide before it was turned."""
    return card(7, width).transformed(QTransform().rotate(5), Qt.TransformationMode.SmoothTransformation)


class TrailItem(QGraphicsPathItem):
    """A bent dotted line on ink, as the table draws it."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(9)

    def lead(self, start: QPointF, end: QPointF) -> None:
        """Draw the line between two points."""
        path = QPainterPath(start)
        path.quadTo(QPointF(start.x() + (end.x() - start.x()) * 0.2, end.y()), end)
        self.setPath(path)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for colour, width in (("#15120E", 13.4), ("#FFD33D", 9.0)):
            pen = QPen(QColor(colour), width, c=Qt.PenCapStyle.RoundCap)
            pen.setDashPattern([0.01, 16 / width])
            painter.strokePath(self.path(), pen)


class Held(QGraphicsPixmapItem):
    """The ghost, with or without a trail."""

    def __init__(self, picture: QPixmap, trail: TrailItem | None):
        super().__init__(picture)
        self.trail = trail
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsMovable)
        self.setZValue(10)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        super().mouseMoveEvent(event)
        if self.trail is not None:
            self.trail.lead(QPointF(WIDTH / 2, HEIGHT - 200), self.pos())


def pick_up(view: QGraphicsView, scene: QGraphicsScene, picture: QPixmap, trailing: bool) -> None:
    """Put the ghost on top and press the mouse on it."""
    trail = TrailItem() if trailing else None
    held = Held(picture, trail)
    scene.addItem(held)
    if trail is not None:
        scene.addItem(trail)
    held.setPos(300, 200)
    start = QPoint(300 + picture.width() // 2, 200 + picture.height() // 2)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)


def drag_to(view: QGraphicsView, number: int) -> None:
    """Move the mouse to the next place of a long way over the table."""
    QTest.mouseMove(view.viewport(), QPoint(300 + 12 * number % 1000, 200 + 7 * number % 500))


def main() -> None:
    ask = argparse.ArgumentParser()
    ask.add_argument("--cards", type=int, default=27, help="how many; the default is what a full table shows")
    ask.add_argument("--width", type=int, default=150, help="of a card in pixels; as on that table")
    ask.add_argument("--ghost", type=int, default=135, help="of what is dragged, in pixels")
    ask.add_argument("--trail", action="store_true", help="draw a trail to what is dragged")
    ask.add_argument("--seconds", type=float, default=1.5)
    args = ask.parse_args()
    app = QApplication(sys.argv[:1])
    pictures = [card(number, args.width) for number in range(min(args.cards, 60))]
    scene = QGraphicsScene(0, 0, WIDTH, HEIGHT)
    scene.setBackgroundBrush(QBrush(ground()))
    chance = random.Random(5)
    items = []
    for number in range(args.cards):
        item = QGraphicsPixmapItem(pictures[number % len(pictures)])
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsMovable)
        item.setPos(chance.uniform(0, WIDTH - args.width), chance.uniform(0, HEIGHT - args.width * 1.4))
        scene.addItem(item)
        items.append(item)
    view = CountingView(scene)
    view.setFrameShape(QGraphicsView.Shape.NoFrame)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
    view.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    view.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
    view.resize(WIDTH, HEIGHT)
    view.show()
    for _ in range(6):
        app.processEvents()
    half = args.seconds / 2
    full = least_frame(app, lambda: view.paints, lambda _: view.viewport().update(), half)
    pick_up(view, scene, ghost(args.ghost), args.trail)
    report(full_ms=full, drag_ms=least_frame(app, lambda: view.paints, lambda i: drag_to(view, i), half))


if __name__ == "__main__":
    main()

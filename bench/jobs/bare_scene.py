"""The floor of a table scene: as many plain pixmaps as cards, and nothing else, in a window of 1920 x 1080.

Pixmaps are scaled beforehand and have their shadow painted in, as the table's have. Figures are the least CPU
milliseconds of some dozens of frames, which is steadier than the median on a shared machine.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

from bench.clock import CPU, report

WIDTH, HEIGHT = 1920, 1080
CARD = (80, 112)
PAD = 6


def card(number: int) -> QPixmap:
    """A rounded gradient with a name, on a shadow, at the size in which it is shown."""
    width, height = CARD
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


def main() -> None:
    ask = argparse.ArgumentParser()
    ask.add_argument("--cards", type=int, default=500)
    ask.add_argument("--seconds", type=float, default=1.5)
    args = ask.parse_args()
    app = QApplication(sys.argv[:1])
    pictures = [card(number) for number in range(60)]
    scene = QGraphicsScene(0, 0, WIDTH, HEIGHT)
    scene.setBackgroundBrush(QColor(18, 21, 30))
    chance = random.Random(5)
    items = []
    for number in range(args.cards):
        item = QGraphicsPixmapItem(pictures[number % 60])
        item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsMovable)
        item.setPos(chance.uniform(0, WIDTH - CARD[0]), chance.uniform(0, HEIGHT - CARD[1]))
        scene.addItem(item)
        items.append(item)
    view = CountingView(scene)
    view.setFrameShape(QGraphicsView.Shape.NoFrame)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
    view.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
    view.resize(WIDTH, HEIGHT)
    view.show()
    for _ in range(6):
        app.processEvents()
    moved = items[len(items) // 2]
    moved.setZValue(10)
    half = args.seconds / 2
    report(
        full_ms=least_frame(app, lambda: view.paints, lambda _: view.viewport().update(), half),
        drag_ms=least_frame(
            app, lambda: view.paints, lambda i: moved.setPos(300 + 12 * i % 1000, 200 + 7 * i % 500), half
        ),
    )


if __name__ == "__main__":
    main()

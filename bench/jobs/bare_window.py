"""The floor of every start: a PySide6 window with a QGraphicsView and one rectangle. Runs until it is ended."""

from __future__ import annotations

import sys

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView


def main() -> int:
    app = QApplication(sys.argv)
    scene = QGraphicsScene(0, 0, 1000, 700)
    scene.setBackgroundBrush(QColor(30, 90, 60))
    scene.addRect(100, 100, 200, 280, QColor("white"), QColor("white"))
    scene.addText("hello")
    view = QGraphicsView(scene)
    view.resize(1024, 768)
    view.show()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())

"""Parts in as many lines as they need."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tabletop.ui.parts.flow import Flow


class Block(QWidget):
    """A part that wants 100 x 20 pixels."""

    def sizeHint(self) -> QSize:
        return QSize(100, 20)


def test_a_full_line_goes_on_below(qtbot: QtBot) -> None:
    flow = Flow(10)
    qtbot.addWidget(flow)
    flow.resize(250, 20)
    flow.show()
    blocks = [Block() for _ in range(3)]
    flow.set_parts(blocks)
    assert [(block.x(), block.y()) for block in blocks] == [(0, 0), (110, 0), (0, 30)]
    assert flow.height() == 50
    flow.resize(400, flow.height())
    assert [block.y() for block in blocks] == [0, 0, 0]
    assert flow.height() == 20


def test_nothing_takes_no_height(qtbot: QtBot) -> None:
    flow = Flow(10)
    qtbot.addWidget(flow)
    flow.set_parts([Block()])
    flow.set_parts([])
    assert flow.parts == ()
    assert flow.height() == 0

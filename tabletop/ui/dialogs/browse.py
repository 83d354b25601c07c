"""Looking through a pile: its cards in order, the top one first, each at reading size."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListWidget, QPushButton, QWidget

from tabletop.engine.view import Zone
from tabletop.ui.icons import icon
from tabletop.ui.parts.roomy import roomy
from tabletop.ui.parts.sheet import Sheet, foot_row
from tabletop.ui.scene.pictures import Look, Pictures
from tabletop.ui.theme import Theme

if TYPE_CHECKING:
    from tabletop.ui.window.names import TableNames
    from tabletop.ui.window.page import TablePage


class BrowseBody(QWidget):
    """A list of cards and the picture of the one chosen."""

    def __init__(self, theme: Theme, zone: Zone, pictures: Pictures) -> None:
        super().__init__()
        self._theme, self._pictures = theme, pictures
        self._pieces = [piece for piece in reversed(zone.pieces) if piece.kind is not None]
        self._look: Look | None = None
        self.list = QListWidget()
        size = theme.mark_px(20, 16)
        self.list.setIconSize(QSize(size, size))
        self.list.setAccessibleName("Cards of the pile, the top one first")
        for piece in self._pieces:
            assert piece.kind is not None
            emblem = pictures.faces.emblem(piece.kind)
            self.list.addItem(pictures.faces.title(piece.kind))
            self.list.item(self.list.count() - 1).setIcon(icon(emblem, theme.palette.text, size))
        self._picture = QLabel()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        self._picture.setMinimumSize(theme.px(330, 230), theme.px(470, 330))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 18)
        layout.setSpacing(20)
        roomy(theme, self, layout)
        side = theme.mark_px(18, 16)
        self.list.setIconSize(QSize(side, side))
        layout.addWidget(self.list, 1)
        layout.addWidget(self._picture)
        self.list.currentRowChanged.connect(self._show)
        pictures.ready.connect(self._ready)
        self.list.setCurrentRow(0)

    def _show(self, row: int) -> None:
        if 0 <= row < len(self._pieces):
            self._look = self._pictures.faces.look(self._pieces[row], "reading")
            self._draw()

    def _draw(self) -> None:
        if self._look is not None:
            ratio = self.devicePixelRatioF()
            pixmap = QPixmap.fromImage(self._pictures.image(self._look, round(self._theme.px(320, 222) * ratio)))
            pixmap.setDevicePixelRatio(ratio)
            self._picture.setPixmap(pixmap)

    def _ready(self, look: Look, _width: int) -> None:
        if look == self._look:
            self._draw()


def browse_sheet(parent: QWidget, theme: Theme, zone: Zone, page: TablePage) -> Sheet | None:
    """Open a pile of a table over `parent`; None if it has no cards."""
    match = page.controller.match
    return pile_sheet(parent, theme, zone, page.pictures, page.names, match.names, match.game.accent)


def pile_sheet(
    parent: QWidget,
    theme: Theme,
    zone: Zone,
    pictures: Pictures,
    names: TableNames,
    players: Sequence[str],
    accent: str,
) -> Sheet | None:
    """Open a pile over `parent`; None if it has no cards. `names` are those of places, `players` those of seats."""
    if not any(piece.kind is not None for piece in zone.pieces):
        return None
    body = BrowseBody(theme, zone, pictures)
    done = QPushButton("Close")
    owner = f"{players[zone.owner]}: " if zone.owner is not None else ""
    title = f"{owner}{names.place(f'zone:{zone.name}')}, {zone.count} card{'s' if zone.count != 1 else ''}"
    sheet = Sheet(theme, title, accent, body, foot_row(None, done), parent, width=760)
    done.clicked.connect(sheet.close_sheet)
    sheet.open(body.list)
    return sheet

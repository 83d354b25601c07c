"""The wall of cards: faces in a grid, drawn as they scroll into view, moved through with the arrow keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from tabletop.engine.cards import CardDef
from tabletop.engine.places import CARD_RATIO
from tabletop.ui.gallery.catalogue import NO_SETS, spoken
from tabletop.ui.scene.pictures import Look, Pictures
from tabletop.ui.theme import Theme

FACE = (212, 164)  # width of the smallest face in pixels at full HD and at 1280 x 720
STEP = 4  # pixels by which faces grow, so that not every width of a window has them drawn anew
GAP = 22  # pixels between two faces, room for the frame of the chosen one
Index = QModelIndex | QPersistentModelIndex


class CardsModel(QAbstractListModel):
    """The cards that are shown now."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.cards: Sequence[CardDef] = ()
        self.sets = NO_SETS

    def show(self, cards: Sequence[CardDef]) -> None:
        """Show these cards."""
        self.beginResetModel()
        self.cards = cards
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.cards)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        card = self.cards[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return card.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return spoken(card, self.sets)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return " ".join(f"{ability.name}: {ability.text}" for ability in card.abilities)
        return None


class FaceDelegate(QStyledItemDelegate):
    """Paints a face; the current one has a white frame, dashed while it has the keyboard."""

    def __init__(self, theme: Theme, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._pictures = theme, pictures
        self._width = theme.px(*FACE)

    @property
    def face(self) -> QSize:
        """The size of a face in pixels."""
        return QSize(self._width, round(self._width * CARD_RATIO))

    def share(self, room: int) -> int:
        """Make faces as wide as a line of `room` pixels gives; returns how many stand in it."""
        least = self._theme.px(*FACE)
        columns = max(1, room // (least + GAP))
        self._width = max(least, (room // columns - GAP) // STEP * STEP)
        return columns

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return self.face + QSize(GAP, GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        card = index.model().cards[index.row()]  # type: ignore[attr-defined]
        cell: QRect = option.rect
        face = QRect(QPoint(), self.face)
        face.moveCenter(cell.center())
        widget = option.widget
        ratio = widget.devicePixelRatioF() if widget is not None else 1.0
        picture = self._pictures.image(Look(card.id, "reading"), round(face.width() * ratio))
        painter.drawImage(face, picture)
        state = option.state
        if state & QStyle.StateFlag.State_Selected:
            self._frame(painter, face, bool(state & QStyle.StateFlag.State_HasFocus) or widget.hasFocus())

    def _frame(self, painter: QPainter, face: QRect, focused: bool) -> None:
        palette = self._theme.palette
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(palette.selected), 4 * palette.outline_factor)
        if focused:
            pen.setDashPattern([2.5, 1.5])
        painter.setPen(pen)
        painter.drawRoundedRect(face.adjusted(-5, -5, 5, 5), 10, 10)
        painter.restore()


class CardWall(QListView):
    """The grid. `looked_at` carries the card that is chosen by click or key, None for no card."""

    looked_at = Signal(object)

    def __init__(self, theme: Theme, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.model_ = CardsModel(self)
        self.setModel(self.model_)
        self.faces = FaceDelegate(theme, pictures, self)
        self.setItemDelegate(self.faces)
        self.setProperty("wall", True)
        self.setAccessibleName("Cards")
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # lines keep their length
        self.verticalScrollBar().rangeChanged.connect(self._show_handle)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.selectionModel().currentChanged.connect(self._current)
        pictures.ready.connect(lambda _look, _width: self.viewport().update())

    def show_cards(self, cards: Sequence[CardDef]) -> None:
        """Show these cards; the one looked at stays so if it is among them, else the first is."""
        before = self.card()
        self.model_.show(cards)
        row = next((row for row, card in enumerate(cards) if before is not None and card.id == before.id), 0)
        if cards:
            self.setCurrentIndex(self.model_.index(row, 0))
        else:
            self.looked_at.emit(None)

    def go_to(self, kind: str) -> None:
        """Look at the card with this id and scroll to it; an id that is not on the wall changes nothing."""
        row = next((row for row, card in enumerate(self.model_.cards) if card.id == kind), None)
        if row is not None:
            index = self.model_.index(row, 0)
            self.setCurrentIndex(index)
            self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)

    def card(self) -> CardDef | None:
        """The card looked at."""
        row = self.currentIndex().row()
        return self.model_.cards[row] if 0 <= row < len(self.model_.cards) else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() == "/":
            event.ignore()  # no letter of a name: it goes to the search
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Share a line between its faces."""
        room = self.viewport().width() - 8
        columns = self.faces.share(room)
        self.setGridSize(QSize(room // columns, self.faces.face.height() + GAP))

    def _show_handle(self, _least: int, most: int) -> None:
        """Without anything to scroll there is no handle; the bar keeps its place."""
        self.verticalScrollBar().setStyleSheet("" if most else "QScrollBar::handle { background: transparent; }")

    def _current(self, _now: QModelIndex, _before: QModelIndex) -> None:
        self.looked_at.emit(self.card())

"""One line of the action bar: heading, then buttons in reading order; what does not fit goes into a menu."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QLabel, QMenu, QPushButton, QSizePolicy, QWidget

from tabletop.ui.icons import icon
from tabletop.ui.parts.lettering import Lettering
from tabletop.ui.theme import Theme
from tabletop.ui.window.action_button import ActionButton
from tabletop.ui.window.bar_items import Item, Line

HEADING = (17, 13.5)  # px


class ActionLine(QWidget):
    """Shows a `Line`. Group headings ("Your own") stand before the first button of their group."""

    acted = Signal(object)
    entered = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._parts: list[QWidget] = []
        self._heading: Lettering | None = None
        self.buttons: list[ActionButton] = []
        self._more = QPushButton("", self)
        self._more.clicked.connect(lambda _checked=False: self.open_more())
        self._more.hide()
        self._hidden: list[Item] = []
        self.indent = 0  # pixels before the buttons of a line with a heading: all lines of the bar begin alike
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_line(self, line: Line) -> None:
        """Replace what is shown."""
        self.clear()
        if line.heading:
            self._heading = Lettering(self._theme, line.heading, HEADING, voice="label", role="muted", parent=self)
            self._heading.show()
        group = ""
        for item in line.items:
            if item.heading != group and item.cap != "End":
                group = item.heading
                label = QLabel(group, self)
                label.setProperty("muted", True)
                self._parts.append(label)
            button = ActionButton(self._theme, item, self)
            button.clicked.connect(lambda _checked=False, item=item: self.acted.emit(item))
            button.entered.connect(self.entered)
            self.buttons.append(button)
            self._parts.append(button)
        for part in self._parts:
            part.show()
        self.updateGeometry()
        self._place()

    def clear(self) -> None:
        """Take all buttons away."""
        for part in (*self._parts, self._heading):
            if part is not None:
                part.hide()
                part.deleteLater()
        self._parts, self.buttons, self._heading, self._hidden = [], [], None, []
        self._more.hide()

    def heading_width(self, words: str) -> int:
        """Pixels that a heading takes, with the gap after it."""
        wide = Lettering(self._theme, words, HEADING, voice="label").sizeHint().width()
        return max(self._theme.px(80, 58), wide + self._theme.px(7, 5))

    def fitting(self, line: Line, room: int, brief: bool = False) -> int:
        """How many items of a line stand side by side in so many pixels, at least one; `brief` with short previews."""
        gap = self._gap(brief)
        x, group = 0, ""
        words = QFontMetrics(self._theme.text(14, 12))  # those of a label
        if line.heading:
            x = max(self.indent, self.heading_width(line.heading))
        for number, item in enumerate(line.items):
            if item.heading != group and item.cap != "End":
                group = item.heading
                x += words.horizontalAdvance(group) + gap
            button = ActionButton(self._theme, item)
            button.brief = brief
            x += button.sizeHint().width()
            if x > room:
                return max(number, 1)  # one alone is cut
            x += gap
        return len(line.items)

    def set_narrow(self, narrow: bool) -> None:
        """Take only the room of the buttons, so that a note follows at once."""
        policy = QSizePolicy.Policy.Maximum if narrow else QSizePolicy.Policy.Expanding
        self.setSizePolicy(policy, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        sizes = [part.sizeHint() for part in self._parts]
        wide = sum(size.width() + self._theme.px(7, 5) for size in sizes) + self._begin()
        return QSize(wide, max((size.height() for size in sizes), default=self._theme.px(34, 28)))

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._place()

    @property
    def hidden_items(self) -> tuple[Item, ...]:
        """What has found no room and stands in the menu "n more"."""
        return tuple(self._hidden)

    def open_more(self, first: Item | None = None) -> None:
        """Open that menu, with the keyboard at an item if one is given."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for item in self._hidden:
            words = f"{item.label}  {item.preview}".strip() + (f"\t{item.cap}" if item.cap else "")
            action = menu.addAction(words)
            if item.icon:
                action.setIcon(icon(item.icon, self._theme.palette.ink, self._theme.mark_px(20, 16)))
            action.triggered.connect(lambda _checked=False, item=item: self.acted.emit(item))
            if item == first:
                menu.setActiveAction(action)
        menu.popup(self._more.mapToGlobal(QPoint(0, 0)))

    # ------------------------------------------------------------ inside
    def _begin(self) -> int:
        """Where the buttons begin, after the heading."""
        return 0 if self._heading is None else max(self.indent, self.heading_width(self._heading.text))

    def _gap(self, brief: bool) -> int:
        """Pixels between two buttons."""
        return self._theme.px(5, 3) if brief else self._theme.px(7, 5)

    def _place(self) -> None:
        height, gap = self.height(), self._gap(False)
        x = self._begin()
        if self._heading is not None:
            size = self._heading.sizeHint()
            self._heading.setGeometry(0, (height - size.height()) // 2, size.width(), size.height())
        room = self.width()
        # Before something goes into the menu, previews get shorter.
        for whole, brief in ((True, False), (False, False), (False, True)):
            for button in self.buttons:
                button.whole, button.brief = whole, brief
                button.limit(0)
                button.update()
            gap = self._gap(brief)
            sizes = [part.sizeHint() for part in self._parts]
            fits = x + sum(size.width() + gap for size in sizes) - gap <= room
            if fits:
                break
        if not fits:
            self._more.setText(f"{len(self.buttons)} more")  # as wide as it can get
            room -= self._more.sizeHint().width()
        self._hidden = []
        full, last = False, None
        for part, size in zip(self._parts, sizes, strict=True):
            if part is self.buttons[0] and x + size.width() > room:
                self.buttons[0].limit(room - x)
                size = part.sizeHint()
            full = full or x + size.width() > room
            part.setVisible(not full)
            if full:
                if isinstance(part, ActionButton):
                    self._hidden.append(part.item)
                continue
            part.setGeometry(x, (height - size.height()) // 2, size.width(), size.height())
            x += size.width() + gap
            last = part
        if full and isinstance(last, QLabel):  # a group's heading with nothing after it
            last.setVisible(False)
            x = last.x()
        self._more.setVisible(bool(self._hidden))
        if self._hidden:
            self._more.setText(f"{len(self._hidden)} more")
            size = self._more.sizeHint()
            self._more.setGeometry(x, (height - size.height()) // 2, size.width(), size.height())

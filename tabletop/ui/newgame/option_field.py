"""One declared option as a field: a tick for on and off, keys for a few choices, a list for many."""

from __future__ import annotations

import html
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent, QStandardItemModel
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListView,
    QVBoxLayout,
    QWidget,
)

from tabletop.engine.game import OptionSpec
from tabletop.ui.parts.lettering import Lettering
from tabletop.ui.parts.roomy import roomy
from tabletop.ui.parts.segment import Segment
from tabletop.ui.theme import Theme

MOST_KEYS = 4
SHORTEST_LIST = 12  # characters
LONGEST_KEYS = 44  # characters of all labels together that fit in a row of keys


def shared_ending(titles: Sequence[str]) -> str:
    """The words that three or more titles all end with, as in "Bro replaces", "Fist replaces"; never a whole title."""
    words = [title.split() for title in titles]
    count = 0
    while len(words) > 2 and all(len(each) > count + 1 and each[-1 - count] == words[0][-1 - count] for each in words):
        count += 1
    return " ".join(words[0][len(words[0]) - count :]) if count else ""


class OptionField(QWidget):
    """Shows an `OptionSpec` and holds its value."""

    changed = Signal()

    def __init__(self, theme: Theme, spec: OptionSpec, value: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self.spec = theme, spec
        self._title: QLabel | None = None
        self._segment: Segment | None = None
        self._tick: QCheckBox | None = None
        self._list: QComboBox | None = None
        self._words: QLabel | None = None
        self._barred: dict[str, str] = {}
        labels = sum(len(label) for _, label in spec.choices)
        if {choice for choice, _ in spec.choices} == {"on", "off"}:
            self._build_tick(value)
        elif len(spec.choices) <= MOST_KEYS and labels <= LONGEST_KEYS:
            self._build_keys(theme, value)
        else:
            self._build_list(theme, value)

    @property
    def value(self) -> str:
        """What is chosen."""
        if self._tick is not None:
            return "on" if self._tick.isChecked() and "on" not in self._barred else "off"
        if self._segment is not None:
            return self._segment.value
        assert self._list is not None
        return str(self._list.currentData())

    @property
    def is_tick(self) -> bool:
        """Whether it is a single tick."""
        return self._tick is not None

    def name_seats(self, names: Sequence[str]) -> None:
        """Choices that are numbers of seats are called by the players' names."""
        if self._segment is not None:
            seats = {
                value: names[int(value)]
                for value, _ in self.spec.choices
                if value.isdigit() and int(value) < len(names)
            }
            if seats:
                self._segment.set_labels(seats)
        elif self._list is not None:
            self._name_seats_in_list(self._list, names)

    def bar(self, why: dict[str, str]) -> None:
        """These values cannot be chosen now, each for this reason, which stands in the place of the help."""
        if why == self._barred or self._list is not None:  # seats that are not there are out of a list anyway
            return
        self._barred = why
        if self._tick is not None:
            self._tick.setEnabled("on" not in why)
            self._heading.setEnabled("on" not in why)
        elif self._segment is not None:
            for value, _ in self.spec.choices:
                self._segment.set_possible(value, why.get(value, ""))
            if self._segment.value in why:
                self._segment.set_value(self.spec.default)
        if self._words is not None:
            self._say(next(iter(why.values()), ""))

    def _say(self, reason: str) -> None:
        assert self._words is not None
        told = reason or self._help
        self._words.setText(html.escape(told.replace("-", "\N{NON-BREAKING HYPHEN}")))
        self._words.setAccessibleName(told)
        if self._tick is not None:
            self._tick.setAccessibleDescription(told)

    @property
    def _help(self) -> str:
        """What it is about; behind a title with the rule, which a tick has in a place of its own."""
        rule = f", {self.spec.rule}" if self.spec.rule else ""
        return self.spec.help if self.is_tick else self.spec.help.rstrip(".") + rule

    def _name_seats_in_list(self, field: QComboBox, names: Sequence[str]) -> None:
        """Seats that are not there cannot be chosen."""
        view, model = field.view(), field.model()
        assert isinstance(view, QListView)
        assert isinstance(model, QStandardItemModel)
        for place, (value, label) in enumerate(self.spec.choices):
            if not (label.startswith("seat ") and value.isdigit()):
                continue
            there = int(value) < len(names)
            view.setRowHidden(place, not there)
            model.item(place).setEnabled(there)
            if there:
                field.setItemText(place, names[int(value)])
            elif field.currentIndex() == place:
                field.setCurrentIndex(max(0, field.findData(self.spec.default)))

    def shorten(self, ending: str) -> None:
        """Leave out what stands above all fields of its kind."""
        if self._title is not None and ending:
            self._title.setText(self.spec.title.removesuffix(ending).rstrip())

    # ------------------------------------------------------------ inside
    def _build_tick(self, value: str) -> None:
        frame = QFrame(self)
        frame.setProperty("row", True)
        self._tick = QCheckBox(frame)
        self._tick.setChecked(value == "on")
        self._tick.setAccessibleName(self.spec.title)
        self._tick.toggled.connect(self.changed)
        title = self._heading = QLabel(self.spec.title)
        words = self._words = QLabel()
        title.setProperty("strong", True)
        words.setProperty("muted", True)
        words.setProperty("small", True)
        words.setWordWrap(True)
        rule = QLabel(self.spec.rule)
        rule.setProperty("link", True)
        self._say("")
        grid = QGridLayout(frame)
        grid.setContentsMargins(14, 10, 14, 10)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(2)
        grid.addWidget(self._tick, 0, 0, 2, 1)
        grid.addWidget(title, 0, 1)
        grid.addWidget(rule, 0, 2, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(words, 1, 1, 1, 2)
        grid.setColumnStretch(1, 1)
        roomy(self._theme, self, grid)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(frame)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click anywhere on the row of a tick toggles it."""
        if self._tick is not None and self._tick.isEnabled() and event.button() == Qt.MouseButton.LeftButton:
            self._tick.toggle()

    def _build_keys(self, theme: Theme, value: str) -> None:
        self._segment = Segment(self.spec.choices, value)
        self._segment.setAccessibleName(self.spec.title)
        self._segment.changed.connect(self.changed)
        self._headed(theme, self._segment)

    def _build_list(self, theme: Theme, value: str) -> None:
        self._list = QComboBox()
        self._list.setAccessibleName(self.spec.title)
        self._list.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._list.setMinimumContentsLength(SHORTEST_LIST)  # lists below one another are as wide as each other
        for choice, label in self.spec.choices:
            self._list.addItem(label[:1].upper() + label[1:], choice)
        self._list.setCurrentIndex(max(0, self._list.findData(value)))
        self._list.currentIndexChanged.connect(self.changed)
        if self.spec.only_if is None:
            self._headed(theme, self._list)
            return
        self._title = title = QLabel(self.spec.title)
        title.setWordWrap(True)
        self.setToolTip(f"{self.spec.help} {self.spec.rule}".strip())
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(title, 1)
        layout.addWidget(self._list, 1)

    def _headed(self, theme: Theme, field: QWidget) -> None:
        """The field under its title, with one sentence and the rule beside that."""
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 4)
        layout.setSpacing(6)
        heading = QHBoxLayout()
        heading.addWidget(Lettering(theme, self.spec.title, (20, 17), voice="label"))
        words = self._words = QLabel()
        self._say("")
        words.setProperty("muted", True)
        words.setProperty("small", True)
        words.setWordWrap(True)
        heading.addSpacing(8)
        heading.addWidget(words, 1)
        layout.addLayout(heading)
        layout.addWidget(field)
        roomy(theme, self, layout, heading)

"""A row of keys of which exactly one is down: the small choices of forms."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QToolButton, QWidget


class Segment(QWidget):
    """`choices` are (value, label). The chosen one is yellow and has a dot, so colour is not alone."""

    changed = Signal(str)

    def __init__(self, choices: Sequence[tuple[str, str]], value: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QToolButton] = {}
        self._labels = {value: label[:1].upper() + label[1:] for value, label in choices}
        for each, label in self._labels.items():
            button = QToolButton(self)
            button.setProperty("segment", True)
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setAccessibleName(label)
            self._group.addButton(button)
            self._buttons[each] = button
            layout.addWidget(button)
        layout.addStretch(1)
        self._value = ""
        self.set_value(value if value in self._buttons else choices[0][0])
        self._group.buttonClicked.connect(self._clicked)

    @property
    def value(self) -> str:
        """The chosen value."""
        return self._value

    def set_value(self, value: str) -> None:
        """Choose a value without a signal."""
        self._value = value
        for each, button in self._buttons.items():
            button.setChecked(each == value)
            button.setText(f"● {self._labels[each]}" if each == value else self._labels[each])

    def set_labels(self, labels: dict[str, str]) -> None:
        """Other labels for some values, such as the names of players."""
        self._labels.update(labels)
        for value, label in labels.items():
            self._buttons[value].setAccessibleName(label)
        self.set_value(self._value)

    def set_possible(self, value: str, why_not: str) -> None:
        """Whether a value may be chosen; the reason why not is its hint."""
        button = self._buttons[value]
        button.setEnabled(not why_not)
        button.setToolTip(why_not)
        button.setAccessibleDescription(why_not)

    def name_value(self, value: str, words: str) -> None:
        """What a screen reader says for a value, where its label is too short."""
        self._buttons[value].setAccessibleName(words)

    def _clicked(self, clicked: QToolButton) -> None:
        value = next(each for each, button in self._buttons.items() if button is clicked)
        self.set_value(value)
        self.changed.emit(value)

"""The settings sheet: looks, text size, motion and how hands are kept. Every change shows at once."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QScrollArea, QVBoxLayout, QWidget

from tabletop.engine.game import Game
from tabletop.games import own_games
from tabletop.ui.dialogs.preview import SettingsPreview
from tabletop.ui.forms.ui_settings import Ui_Settings
from tabletop.ui.hotseat import Hands
from tabletop.ui.parts.roomy import layouts_of, roomy
from tabletop.ui.parts.segment import Segment
from tabletop.ui.parts.sheet import Sheet, foot_row
from tabletop.ui.settings import SKILL_TESTS, SPEEDS, TEXT_SCALES, THEME_WORDS, Settings
from tabletop.ui.theme import Theme

HANDS_WORDS = {Hands.OPEN: "Open", Hands.CLOSED: "Closed", Hands.CURTAIN: "Full curtain"}
HANDS_NOTES = {
    Hands.OPEN: "Every hand lies open on the table, for people who play to learn.",
    Hands.CLOSED: "A hand opens only while its owner needs it, by a held button.",
    Hands.CURTAIN: "Besides, the whole screen is covered until the next person takes it.",
}


class SettingsBody(QWidget):
    """The choices; `changed` after each."""

    changed = Signal()

    def __init__(self, theme: Theme, settings: Settings, game: Game) -> None:
        super().__init__()
        self.settings = settings
        self.form = Ui_Settings()
        inner = QWidget(self)
        inner.setObjectName("body")  # as transparent as this one
        self.form.setupUi(inner)
        roomy(theme, self, *layouts_of(self.form))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self._above = QVBoxLayout()
        layout.addLayout(self._above)
        layout.addWidget(inner, 1)
        self.theme_choice = Segment(list(THEME_WORDS.items()), settings.theme)
        scales = [(str(scale), f"{round(scale * 100)} %") for scale in TEXT_SCALES]
        self.text_choice = Segment(scales, str(settings.text_scale))
        self.speed_choice = Segment([(speed, speed.capitalize()) for speed in SPEEDS], settings.speed)
        self.hands_choice = Segment([(hands.value, words) for hands, words in HANDS_WORDS.items()], settings.hands)
        self.skill_choice = Segment(list(SKILL_TESTS.items()), settings.skill_tests)
        self.form.skillPlace.addWidget(self.skill_choice)
        self.form.themePlace.addWidget(self.theme_choice)
        self.form.textPlace.addWidget(self.text_choice)
        self.form.speedPlace.addWidget(self.speed_choice)
        self.form.handsPlace.addWidget(self.hands_choice)
        turned = [("tilted", "Tilted a little"), ("across", "Turned across")]
        self.disabled_choice = Segment(turned, "across" if settings.quarter_turn else "tilted")
        self.form.disabledPlace.addWidget(self.disabled_choice)
        self.form.reduced.setChecked(settings.reduced_motion)
        self.form.turning.setChecked(settings.turn_table)
        self.preview = SettingsPreview(theme, settings, game)
        self.form.previewPlace.addWidget(self.preview)
        for choice in self._segments:
            choice.changed.connect(self._take)
        for tick in (self.form.reduced, self.form.turning):
            tick.toggled.connect(self._take)
        self._note()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """The preview stands beside the choices where there is room for its words, else above them."""
        form = self.form
        margins, gap = form.outer.contentsMargins(), form.outer.horizontalSpacing()
        labels = (form.themeLabel, form.textLabel, form.speedLabel, form.skillLabel, form.disabledLabel)
        columns: tuple[Sequence[QWidget], ...] = (labels, (*self._segments, form.reduced, form.turning))
        taken = sum(max(part.sizeHint().width() for part in column) + gap for column in columns)
        above = taken + self.preview.width_beside > self._seen() - margins.left() - margins.right()
        if above == self.preview.above:
            return
        self.preview.above = above
        self._above.setContentsMargins(margins.left(), margins.top() if above else 0, margins.right(), 0)
        (self._above if above else form.previewPlace).addWidget(self.preview)
        area = self._area()
        if area is not None:  # while this is being laid out it would not hear that less width is needed now
            QCoreApplication.postEvent(area, QEvent(QEvent.Type.LayoutRequest))

    @property
    def _segments(self) -> tuple[Segment, ...]:
        looks = (self.theme_choice, self.text_choice, self.speed_choice, self.skill_choice)
        return (*looks, self.disabled_choice, self.hands_choice)

    def _seen(self) -> int:
        """How much of the width is seen, with a scroll bar: a body that finds too little room is wider than that."""
        area = self._area()
        return self.width() if area is None else area.width() - area.verticalScrollBar().sizeHint().width()

    def _area(self) -> QScrollArea | None:
        parent = self.parentWidget()
        area = parent.parentWidget() if parent is not None else None
        return area if isinstance(area, QScrollArea) else None

    def _take(self) -> None:
        self.settings.theme = self.theme_choice.value
        self.settings.text_scale = float(self.text_choice.value)
        self.settings.speed = self.speed_choice.value
        self.settings.reduced_motion = self.form.reduced.isChecked()
        self.settings.skill_tests = self.skill_choice.value
        self.settings.quarter_turn = self.disabled_choice.value == "across"
        self.settings.turn_table = self.form.turning.isChecked()
        self.settings.hands = self.hands_choice.value
        self._note()
        self.changed.emit()
        self.preview.show_settings()

    def _note(self) -> None:
        self.form.handsNote.setText(HANDS_NOTES[Hands(self.hands_choice.value)])


def settings_sheet(parent: QWidget, theme: Theme, settings: Settings, accent: str) -> tuple[Sheet, SettingsBody]:
    """Open the settings over `parent`; the preview shows cards of the first game."""
    body = SettingsBody(theme, settings, own_games()[0])
    done = QPushButton("Done")
    done.setProperty("primary", True)
    sheet = Sheet(theme, "Settings", accent, body, foot_row(None, done), parent, width=1240)
    body.changed.connect(sheet.refit)
    done.clicked.connect(sheet.close_sheet)
    sheet.closed.connect(body.preview.close_preview)
    sheet.open(done)
    return sheet, body

"""A table on which a lesson is given: note and pointer over the page, and what comes after the last step."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop.engine.game import Game
from tabletop.trace import Trace
from tabletop.tutorials.course import Course
from tabletop.tutorials.lesson import Lesson, opening
from tabletop.tutorials.pointing import thing_of
from tabletop.ui.parts.roomy import roomy
from tabletop.ui.parts.sheet import Sheet, foot_row
from tabletop.ui.shell import Shell
from tabletop.ui.table_flows import TableFlows
from tabletop.ui.tutorial.controller import LessonController
from tabletop.ui.tutorial.note import LessonNote
from tabletop.ui.tutorial.places import Busy, covers, rect_on_page, room_for
from tabletop.ui.tutorial.pointer import Pointer

SETTLED_MS = 380  # after a new moment, when cards and table have come to rest
ARROW = 44  # pixels between a thing and the note, for the arrow to be seen
TO_CLICK, TARGET, BESIDE, SHELF, TABLE, DOCK = 60.0, 40.0, 12.0, 8.0, 1.0, 3.0  # how much it matters what a note covers


class LessonTable(TableFlows):
    """One lesson in the shell. It is not kept: whoever leaves begins it anew."""

    play_wanted = Signal(str)  # a real game of this name
    again_wanted = Signal(str)  # the lesson once more

    def __init__(self, shell: Shell, game: Game, lesson: Lesson, trace: Trace) -> None:
        names = shell.settings.names
        match = opening(lesson, game, names[0] if names else "")
        self.course = Course(lesson)
        self.lesson_controller = LessonController(match, self.course, trace)
        super().__init__(shell, match, trace, None, "closed", self.lesson_controller)
        self.keeps = False
        self._game = game
        page = self.page
        self.note = LessonNote(shell.theme, len(lesson.steps), page)
        self.pointer = Pointer(shell.theme, page)
        self._told = self._placed_for = -1
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLED_MS)
        self._settle.timeout.connect(self._place)
        self._connect_lesson()

    def _connect_lesson(self) -> None:
        controller, note = self.lesson_controller, self.note
        note.next_wanted.connect(controller.read_on)
        note.back_wanted.connect(controller.step_back)
        note.show_wanted.connect(controller.show_me)
        note.leave_wanted.connect(self.leave)
        self.page.shown.connect(self._show)
        self.page.scene.looking.moved.connect(self._settle.start)
        self.page.installEventFilter(self)
        self._shell.theme.changed.connect(self._settle.start)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._settle.start()
        return False

    # ------------------------------------------------------------ showing
    def _show(self) -> None:
        """A new moment stands on the screen: say the step that belongs to it."""
        course, controller = self.course, self.lesson_controller
        if controller.course is None:
            return
        if course.over:
            self._finish()
            return
        names = self._match.names
        rival = names[1 - course.lesson.seat] if len(names) == 2 else ""
        words = course.step.say.replace("{you}", names[course.lesson.seat]).replace("{rival}", rival)
        waiting = "" if course.reading else "Your move." if course.doing else f"{rival} is acting …"
        self.note.show_step(course.index, course.step.title, words, waiting, reading=course.reading)
        self.note.show()
        if self._told != course.index:
            self._told = course.index
            QAccessible.updateAccessibility(
                QAccessibleAnnouncementEvent(self.note, self.note.spoken(course.step.title, words))
            )
            self._show_card()
            self._place()
            (self.note.next_button if course.reading else self.page.scene).setFocus(Qt.FocusReason.OtherFocusReason)
        self._settle.start()

    def _show_card(self) -> None:
        """A card that is pointed at lies in the inspector too."""
        moment = self.page.moment
        thing = thing_of(self.course.step.point, moment.scene.view) if moment is not None else ""
        if thing.startswith("card:"):
            self.page.show_thing(thing)

    def _place(self) -> None:
        """Put the note where it covers nothing that is needed, and point from there."""
        if self.course.over or self.lesson_controller.course is None or not self.note.isVisible():
            return
        target, busy = self._target(), self._busy()
        here = QRect(self.note.pos(), self.note.size())
        if covers(here, busy, TARGET) or self._placed_for != self.course.index:
            here.moveTopLeft(room_for(self.note.size(), self.page, target, busy))
            self._placed_for = self.course.index
        self.note.move(here.topLeft())
        self.pointer.point(here, target)
        self.pointer.raise_()
        self.note.raise_()

    def _target(self) -> QRect | None:
        moment, course = self.page.moment, self.course
        if moment is None:
            return None
        thing = thing_of(course.step.point, moment.scene.view)
        if course.doing and course.given and moment.decision is not None and moment.decision.options:
            thing = moment.decision.options[0].target or thing  # the first answer is given, now for the second
        return rect_on_page(self.page, thing)

    def _busy(self) -> list[Busy]:
        page, moment = self.page, self.page.moment
        target, away = self._target(), page.theme.grown(ARROW)
        found: list[tuple[QRect | None, float]] = []
        if target is not None:
            found = [(target.adjusted(-away, -away, away, away), BESIDE), (target, TARGET)]
        decision = moment.decision if moment is not None else None
        for option in decision.options if decision is not None else ():
            found += [(rect_on_page(page, option.subject or ""), TO_CLICK)]
            found += [(rect_on_page(page, option.target or ""), TO_CLICK)]
        following = self.lesson_controller.after(decision.options[0].key) if decision and decision.options else None
        for option in following.options if following is not None else ():
            found += [(rect_on_page(page, option.target or ""), TO_CLICK)]
        table = page.scene.table
        for key in table.pieces.cards:
            found += [(rect_on_page(page, key), SHELF if key in table.pieces.placed.shelf else TABLE)]
        found += [(rect_on_page(page, "window:hint"), BESIDE)]
        if page.inspector.key:
            found += [(rect_on_page(page, f"window:{part}"), DOCK) for part in ("inspector", "log")]
        return [Busy(rect, weight) for rect, weight in found if rect is not None and not rect.isEmpty()]

    # ------------------------------------------------------------ the end
    def _finish(self) -> None:
        self.note.hide()
        self.pointer.hide()
        if self._told < len(self.course.lesson.steps):
            self._told = len(self.course.lesson.steps)
            QTimer.singleShot(0, self, self._what_next)

    def _what_next(self) -> None:
        sheet, buttons = what_next_sheet(self._shell, self._game, self.course.lesson)

        def then(act: str) -> None:
            sheet.close_sheet()
            if act == "on":
                self.keeps = True
                self.lesson_controller.play_on()
            else:
                self.leave()
                wanted = {"play": self.play_wanted, "again": self.again_wanted}.get(act)
                if wanted is not None:
                    wanted.emit(self._game.name)

        for act, button in buttons.items():
            button.clicked.connect(lambda _checked=False, act=act: then(act))


def what_next_sheet(shell: Shell, game: Game, lesson: Lesson) -> tuple[Sheet, dict[str, QPushButton]]:
    """What to do after the lesson: play, play on from here, once more, or the lobby. It stays until one is chosen."""
    body = QWidget()
    layout = QVBoxLayout(body)
    layout.setContentsMargins(28, 22, 28, 22)
    layout.setSpacing(12)
    roomy(shell.theme, body, layout)
    for words in (lesson.farewell, "What next?"):
        label = QLabel(words)
        label.setWordWrap(True)
        label.setProperty("page", True)
        label.setProperty("strong", words != lesson.farewell)
        layout.addWidget(label)
    told = {
        "play": ("Play now", "A new game from the first card, you against a bot."),
        "on": ("Play on from here", "The third round of this very game. From now on everything is allowed."),
        "again": ("The lesson once more", "From the first step."),
    }
    buttons: dict[str, QPushButton] = {}
    for act, (words, help_) in told.items():
        button = QPushButton(f"{words}\n{help_}")
        button.setAccessibleName(f"{words}. {help_}")
        button.setProperty("primary", act == "play")
        button.setProperty("choice", True)
        buttons[act] = button
        layout.addWidget(button)
    buttons["lobby"] = QPushButton("Back to the lobby")
    foot = foot_row(QLabel("F1 opens the rules at any time."), None, buttons["lobby"])
    sheet = Sheet(shell.theme, "Lesson done", game.accent, body, foot, shell, width=820, fixed=True)
    sheet.open(buttons["play"])
    return sheet, buttons

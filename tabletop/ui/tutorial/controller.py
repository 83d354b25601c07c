"""The controller of a lesson: the real match under the real rules, with only the answers of the step let through.

No widgets here. When the lesson is over, `play_on` makes it an ordinary controller of the same match.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from tabletop.bots import bots_of
from tabletop.engine.decision import Decision, Refusal
from tabletop.engine.handle import SeatHandle
from tabletop.engine.match import Match
from tabletop.engine.view import View
from tabletop.trace import Trace
from tabletop.tutorials.course import Course
from tabletop.ui.controller import Controller
from tabletop.ui.hotseat import Hands
from tabletop.ui.moment import Moment
from tabletop.ui.standing import Offer

READ = "Read the note, then press Next."
READ_FIRST = Refusal("", "First read the note, then press Next.")
ANOTHER = "The rules would allow that. For this lesson, do what the note says."
NO_WAY_BACK = "In a lesson, Back in the note takes the last step back."


class LessonController(Controller):
    """`stepped` is called when the lesson has come to another step, and at its end."""

    def __init__(self, match: Match, course: Course, trace: Trace | None = None) -> None:
        super().__init__(match, {}, Hands.CLOSED, trace)
        seats = range(len(match.names))
        self.bots = {seat: _Scripted(course) for seat in seats if seat != course.lesson.seat}
        self.humans = [seat == course.lesson.seat for seat in seats]
        self.seats.humans = self.humans
        self.course: Course | None = course
        self.stepped: Callable[[], None] = lambda: None
        self._begun = {0: len(match.entries)}

    # ------------------------------------------------------------ what is asked
    def moment(self) -> Moment:
        """What the screen may show; of the options only those of the step."""
        moment, course = super().moment(), self.course
        decision = moment.decision
        if course is None:
            return moment
        if course.reading:  # nothing is asked, so nothing is dimmed, and the other side waits as well
            moment.scene.decision = moment.bot = None
            moment.prompt, moment.note = READ, ""
            if not self._points_at_hand(course):
                moment.scene.open_hand = None
        elif decision is not None:
            moment.scene.decision = replace(decision, options=course.allowed(decision, self._view()))
        return moment

    def after(self, key: str) -> Decision | None:
        """The decision that would follow, with the options of the step; None where the step ends before it."""
        following, course = super().after(key), self.course
        if course is None or following is None:
            return following
        allowed = course.allowed(following, self._view(), ahead=1)
        return replace(following, options=allowed) if allowed else None

    def refusal(self, subject: str | None, target: str | None) -> Refusal:
        """Why this is no option: the rules' reason, or the lesson's where the rules would allow it."""
        course, decision = self.course, self.decision
        if course is None or decision is None or not self.humans[decision.seat]:
            return super().refusal(subject, target)
        if course.reading:
            return READ_FIRST
        pairs = [(option.subject, option.target) for option in decision.options]
        known = (subject, target) in pairs if target else subject in [first for first, _ in pairs]
        if known or (subject, None) in pairs:
            return Refusal("", course.step.hint or ANOTHER)
        return super().refusal(subject, target)

    def undo_block(self) -> str | None:
        """A lesson goes back by its note."""
        return super().undo_block() if self.course is None else NO_WAY_BACK

    def standing(self, seats: Sequence[int] | None = None) -> list[Offer]:
        """A lesson asks everything."""
        return super().standing(seats) if self.course is None else []

    def redo(self) -> None:
        """A lesson goes on by its note."""
        if self.course is None:
            super().redo()

    # ------------------------------------------------------------ answering
    def choose(self, key: str, number: int) -> bool:
        """Answer if the step waits for this."""
        course, decision = self.course, self._shown()
        if course is None or decision is None or decision.number != number:
            return super().choose(key, number)
        if key not in [option.key for option in course.allowed(decision, self._view())]:
            self.refused(READ_FIRST if course.reading else Refusal("", course.step.hint or ANOTHER))
            return False
        return super().choose(key, number)

    def bot_step(self) -> bool:
        """Let the other side answer if the step has come to that."""
        course, seat = self.course, self.bot_to_move
        if course is not None and (seat is None or course.reply(self.match.ask(seat)) is None):
            return False
        return super().bot_step()

    def _send(self, key: str, number: int) -> bool:
        course, seat = self.course, self.match.to_move
        if course is None or seat is None:
            return super()._send(key, number)
        before = course.index
        expected = course.expects(key, self.match.ask(seat).view())
        if not super()._send(key, number):
            return False
        if expected:
            course.answered()
        if course.index != before:
            self._note_beginning(course)
        return True

    # ------------------------------------------------------------ the lesson's own buttons
    def read_on(self) -> None:
        """*Next*: the note has been read."""
        if self.course is not None and self.course.reading:
            before = self.course.index
            self.course.read_on()
            if self.course.index != before:
                self._note_beginning(self.course)
            self.changed()
            self.stepped()

    def show_me(self) -> None:
        """Do for the learner what the step waits for now."""
        course, decision = self.course, self._shown()
        if course is None or decision is None:
            return
        allowed = course.allowed(decision, self._view())
        if allowed:
            self.choose(allowed[0].key, decision.number)

    def step_back(self) -> None:
        """Go back to the beginning of the step before, with everything that was done since."""
        course = self.course
        if course is None:
            return
        index = max(course.index - 1, 0)
        while len(self.match.entries) > self._begun[index]:
            self.match.undo(free=True)
        course.go_to(index)
        self._went_back()
        self.stepped()

    def play_on(self) -> None:
        """The lesson is over: from here on an ordinary game against the bots of the match."""
        self.course = None
        self.bots = dict(bots_of(self.match.setup))
        self._run()
        self.changed()

    # ------------------------------------------------------------ inside
    def _view(self) -> View:
        assert self.course is not None
        return self.match.ask(self.course.lesson.seat).view()

    def _points_at_hand(self, course: Course) -> bool:
        return "@hand" in course.step.point

    def _note_beginning(self, course: Course) -> None:
        self._begun[course.index] = len(self.match.entries)


class _Scripted:
    """The other side of a lesson."""

    def __init__(self, course: Course) -> None:
        self._course = course

    def choose(self, handle: SeatHandle) -> str:
        """What the lesson lets it answer; asked only when there is something."""
        reply = self._course.reply(handle)
        assert reply is not None, "the other side waits"
        return reply

"""A lesson under way: which step it stands at, what may be answered there, and what the others answer.

It never touches the match; whoever answers tells it with `answered`.
"""

from __future__ import annotations

from tabletop.engine.decision import Decision, Option
from tabletop.engine.handle import SeatHandle
from tabletop.engine.view import View
from tabletop.tutorials.lesson import Lesson, Step
from tabletop.tutorials.pointing import fits

DECLINE = "decline"


class Course:
    """Where a lesson stands. `index` counts steps from 0 and is their number at the end."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.index = 0
        self._done = 0  # answers of this step that have been given
        self._read = False

    @property
    def over(self) -> bool:
        """Whether everything has been done."""
        return self.index >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The step it stands at, the last one after the end."""
        return self.lesson.steps[min(self.index, len(self.lesson.steps) - 1)]

    @property
    def reading(self) -> bool:
        """Whether the learner has something to read and to say *Next* to."""
        return not self.over and not self.step.do and not self._read

    @property
    def doing(self) -> bool:
        """Whether the learner has something to do."""
        return not self.over and self._done < len(self.step.do)

    @property
    def watching(self) -> bool:
        """Whether the others are to answer."""
        return not self.over and not self.reading and not self.doing

    @property
    def given(self) -> int:
        """How many answers of this step have been given."""
        return self._done

    @property
    def wanted(self) -> str | None:
        """The pattern of the answer that comes next, None while somebody reads."""
        answers = (*self.step.do, *self.step.then)
        return None if self.over or self.reading or self._done >= len(answers) else answers[self._done]

    def allowed(self, decision: Decision, view: View, ahead: int = 0) -> tuple[Option, ...]:
        """The options of the learner's decision that the lesson waits for, `ahead` answers from now."""
        place = self._done + ahead
        if not self.doing or place >= len(self.step.do):
            return ()
        return tuple(option for option in decision.options if fits(self.step.do[place], option.key, view))

    def reply(self, handle: SeatHandle) -> str | None:
        """What another seat answers now, None while it has to wait. Windows that the lesson leaves out are declined."""
        decision, pattern = handle.decision(), self.wanted
        if decision is None:
            return None
        if self.watching and pattern is not None:
            view = handle.view()
            found = next((option.key for option in decision.options if fits(pattern, option.key, view)), None)
            if found is not None:
                return found
        return DECLINE if decision.window and decision.option(DECLINE) is not None else None

    def expects(self, key: str, view: View) -> bool:
        """Whether this answer is the one that the lesson waits for; asked before it is given."""
        return self.wanted is not None and fits(self.wanted, key, view)

    def answered(self) -> None:
        """The expected answer has been given."""
        self._done += 1
        self._close_step()

    def read_on(self) -> None:
        """The learner has read this step."""
        if self.reading:
            self._read = True
            self._close_step()

    def go_to(self, index: int) -> None:
        """Stand at the beginning of a step; the match must stand there too."""
        self.index = index
        self._begin_step()

    def _close_step(self) -> None:
        if self._done >= len(self.step.do) + len(self.step.then):
            self.index += 1
            self._begin_step()

    def _begin_step(self) -> None:
        self._done = 0
        self._read = False

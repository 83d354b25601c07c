"""Playing a lesson through without a screen: proof that each of its steps can be done in the real game."""

from __future__ import annotations

from tabletop.engine.game import Game
from tabletop.engine.match import Match
from tabletop.tutorials.course import DECLINE, Course
from tabletop.tutorials.lesson import Lesson, LessonFault, opening

MOST = 1000  # decisions; far more than a lesson has


def rehearse(lesson: Lesson, game: Game, path: str = "tutorial.toml") -> tuple[Match, list[str]]:
    """Play the lesson, taking the first answer that fits. Returns the match at its end and a line for each answer.

    Raises LessonFault naming the step at which the game asks for something that the lesson does not foresee.
    """
    match, course = opening(lesson, game), Course(lesson)
    lines: list[str] = []
    for _ in range(MOST):
        while course.reading:
            course.read_on()
        if course.over:
            return match, lines
        key = _next_answer(match, course, path)
        lines.append(f"{course.index + 1}. {match.names[match.to_move or 0]}: {key}")
        expected = course.expects(key, match.ask(match.to_move or 0).view())
        match.answer(key)
        match.run()
        if expected:
            course.answered()
    raise LessonFault(path, f"steps[{course.index}]", "the lesson does not come to an end.")


def _next_answer(match: Match, course: Course, path: str) -> str:
    seat = match.to_move
    decision = match.decision
    field = f"steps[{course.index}]"
    if seat is None or decision is None:
        raise LessonFault(path, field, "the game is over before the lesson is.")
    handle = match.ask(seat)
    if seat == course.lesson.seat:
        found = course.allowed(decision, handle.view())
        alone = [option.key for option in decision.options] == [DECLINE]
        key = found[0].key if found else DECLINE if alone else None
    else:
        key = course.reply(handle)
    if key is None:
        keys = ", ".join(option.key for option in decision.options)
        words = f'{match.names[seat]} is asked "{decision.prompt}" and may answer {keys}'
        raise LessonFault(path, field, f"the lesson waits for {course.wanted or 'nothing'}, but {words}.")
    return key

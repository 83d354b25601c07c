"""The controller of a lesson: only the step's answers, real reasons, back, and on into an ordinary game."""

from __future__ import annotations

import pytest

from tabletop.engine.decision import Refusal
from tabletop.tutorials.course import Course
from tabletop.tutorials.lesson import lesson_of, opening
from tabletop.ui.tutorial.controller import READ_FIRST, LessonController
from tests.ui.duels import GAME


@pytest.fixture
def lesson() -> LessonController:
    told = lesson_of(GAME)
    assert told is not None
    controller = LessonController(opening(told, GAME), Course(told))
    controller.start()
    return controller


def course(lesson: LessonController) -> Course:
    assert lesson.course is not None
    return lesson.course


def go(lesson: LessonController, step: int) -> None:
    """Do what is wanted until a step begins."""
    for _ in range(200):
        if course(lesson).index >= step:
            return
        if course(lesson).reading:
            lesson.read_on()
        elif lesson.bot_to_move is not None:
            assert lesson.bot_step()
        else:
            lesson.show_me()
    raise AssertionError(f"step {step} is not reached")


def key(lesson: LessonController, label: str) -> str:
    decision = lesson.decision
    assert decision is not None
    return next(option.key for option in decision.options if option.label == label)


def test_while_a_note_is_read_nothing_can_be_done(lesson: LessonController) -> None:
    refusals: list[Refusal] = []
    lesson.refused = refusals.append
    moment = lesson.moment()
    assert moment.decision is None
    assert moment.prompt == "Read the note, then press Next."
    assert not lesson.choose(key(lesson, "BERT to Front Row"), moment.number)
    assert refusals == [READ_FIRST]


def test_only_the_answers_of_the_step_are_offered(lesson: LessonController) -> None:
    go(lesson, 2)
    decision = lesson.moment().decision
    assert decision is not None
    assert [option.label for option in decision.options] == ["BERT to Front Row"]


def test_what_the_rules_allow_is_refused_by_the_lesson_and_the_rest_by_the_rules(lesson: LessonController) -> None:
    go(lesson, 2)
    decision = lesson.decision
    assert decision is not None
    support = next(option for option in decision.options if option.label == "BERT to Support Row")
    assert lesson.refusal(support.subject, support.target).sentence.startswith("The rules would allow that.")
    assert not lesson.choose(support.key, decision.number)
    real = lesson.refusal(support.subject, "zone:front-1")
    assert real.rule.startswith("HB-")


def test_the_other_side_waits_while_a_note_is_read(lesson: LessonController) -> None:
    go(lesson, 11)
    assert lesson.bot_to_move == 1
    assert not lesson.bot_step()
    assert lesson.moment().bot is None
    lesson.read_on()
    assert lesson.bot_step()


def test_back_takes_the_steps_back_to_the_first(lesson: LessonController) -> None:
    begin = lesson.match.state_hash()
    go(lesson, len(course(lesson).lesson.steps))
    assert course(lesson).over
    while course(lesson).index:
        lesson.step_back()
    assert lesson.match.state_hash() == begin
    go(lesson, 16)
    assert course(lesson).over


def test_undo_says_where_the_way_back_is(lesson: LessonController) -> None:
    go(lesson, 3)
    assert "Back in the note" in (lesson.undo_block() or "")


def test_playing_on_is_an_ordinary_game(lesson: LessonController) -> None:
    go(lesson, 16)
    lesson.play_on()
    assert lesson.bot_step()
    for _ in range(50):
        if lesson.bot_to_move is None:
            break
        lesson.bot_step()
    decision = lesson.moment().decision
    assert decision is not None
    assert len(decision.options) > 1
    assert lesson.choose(decision.options[0].key, decision.number)
    assert lesson.undo_block() != "In a lesson, Back in the note takes the last step back."

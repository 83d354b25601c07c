"""A lesson under way: reading, doing, the others' answers, going back."""

from __future__ import annotations

import pytest

from tabletop.games import game_named
from tabletop.tutorials.course import Course
from tabletop.tutorials.lesson import Lesson, LessonFault, Step, lesson_of, opening, read_lesson
from tabletop.tutorials.pointing import fits, thing_of
from tabletop.tutorials.rehearsal import rehearse

GAME = game_named("hero-brigade")
POSITION = """
phase = "play"
[hero]
front = ["Xiang"]
hand = ["BERT", "Police Officer"]
[villain]
front = ["Henchman"]
hand = ["Fred"]
"""


def lesson(*steps: Step) -> Lesson:
    return Lesson("A lesson", 1, POSITION, steps, "Done.")


def test_a_step_is_read_then_done_then_answered() -> None:
    course = Course(
        lesson(Step("Look", "Here."), Step("Do", "That.", do=("deploy:bert:front",), then=("pass",)), Step("End", "."))
    )
    match = opening(course.lesson, GAME)
    assert (course.reading, course.doing, course.wanted) == (True, False, None)
    course.read_on()
    assert (course.index, course.doing, course.wanted) == (1, True, "deploy:bert:front")
    decision = match.decision
    assert decision is not None
    options = course.allowed(decision, match.ask(0).view())
    assert [option.label for option in options] == ["BERT to Front Row"]
    assert course.expects(options[0].key, match.ask(0).view())
    match.answer(options[0].key)
    match.run()
    course.answered()
    assert (course.doing, course.watching) == (False, True)
    assert course.reply(match.ask(1)) == "pass"
    course.answered()
    assert course.reading
    course.read_on()
    assert course.over
    assert course.wanted is None


def test_while_somebody_reads_nothing_is_allowed_and_the_others_wait() -> None:
    course = Course(lesson(Step("Look", "Here.", then=("pass",))))
    match = opening(course.lesson, GAME)
    decision = match.decision
    assert decision is not None
    assert course.allowed(decision, match.ask(0).view()) == ()
    match.answer("pass")
    match.run()
    assert course.reply(match.ask(1)) is None
    course.read_on()
    assert course.reply(match.ask(1)) == "pass"


def test_going_to_a_step_begins_it() -> None:
    course = Course(lesson(Step("One", "."), Step("Two", ".", do=("pass",))))
    course.read_on()
    course.go_to(0)
    assert course.reading
    assert course.step.title == "One"


def test_patterns_name_cards_by_what_they_are_and_where_they_lie() -> None:
    match = opening(lesson(Step("One", ".")), GAME)
    view = match.ask(0).view()
    bert = thing_of("card:bert@hand-0", view)
    number = bert.removeprefix("card:")
    assert fits("deploy:bert:front", f"deploy:{number}:front", view)
    assert fits("deploy:bert@hand-0:*", f"deploy:{number}:support", view)
    assert not fits("deploy:bert@front-0:front", f"deploy:{number}:front", view)
    assert not fits("deploy:xiang:front", f"deploy:{number}:front", view)
    assert not fits("deploy:bert", f"deploy:{number}:front", view)
    assert thing_of("zone:pool", view) == "zone:pool"
    assert thing_of("card:fred-the-talking-potato", view) == ""  # in the other hand


def test_the_learner_sits_there_by_name() -> None:
    match = opening(lesson(Step("One", ".")), GAME, "Cleo")
    assert match.names == ["Cleo", "Bo"]
    assert opening(lesson(Step("One", ".")), GAME, "Bo").names == ["Ann", "Bo"]


@pytest.mark.parametrize(
    ("text", "field", "words"),
    [
        ("title = ", "", "TOML"),
        ('title = "A"\nminutes = 1\nposition = ""\nfarewell = ""\nsteps = []', "steps", "at least one step"),
        ('title = "A"\nminutes = 1\nposition = ""\nfarewell = ""\n[[steps]]\nsay = "x"', "", "title"),
        ('title = "A"\nminutes = 1\nposition = ""\nfarewell = ""\n[[steps]]\ntitel = "x"', "", "titel"),
    ],
)
def test_a_fault_names_file_and_field(text: str, field: str, words: str) -> None:
    with pytest.raises(LessonFault) as caught:
        read_lesson(text, "some.toml")
    assert caught.value.file == "some.toml"
    assert caught.value.field == field
    assert words in caught.value.problem


@pytest.mark.parametrize(
    ("steps", "words"),
    [
        ((Step("Do", ".", do=("deploy:vasilisa:front",)),), "waits for deploy:vasilisa:front, but Ann is asked"),
        ((Step("Do", ".", do=("pass",)), Step("Do", ".", do=("pass",))), "but Bo is asked"),
    ],
)
def test_a_rehearsal_says_where_game_and_lesson_part(steps: tuple[Step, ...], words: str) -> None:
    with pytest.raises(LessonFault) as caught:
        rehearse(lesson(*steps), GAME)
    assert caught.value.field == f"steps[{len(steps) - 1}]"
    assert words in caught.value.problem


def test_a_game_without_a_lesson_has_none() -> None:
    import dataclasses

    assert lesson_of(dataclasses.replace(GAME, tutorial=None)) is None

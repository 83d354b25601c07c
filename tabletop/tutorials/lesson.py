"""A lesson as it is written: a position and steps, read from a game's `tutorial.toml`.

title = "Learn Hero Brigade"
minutes = 5
position = '''...'''            # the text of a position file of this game

[[steps]]
title = "Deploy"
say = "Drag **BERT** onto your Front Row."
point = "card:bert@hand-0"      # what the note points at, see `pointing.py`
do = ["deploy:bert:front"]      # what the learner answers, one pattern a decision; without it the step is read
then = ["deploy:henchman:support"]   # what the others answer before the next step
"""

from __future__ import annotations

import tomllib

import msgspec

from tabletop.engine.game import Game, SeatSetup
from tabletop.engine.match import Match
from tabletop.engine.position import Position, PositionFault


class LessonFault(PositionFault):
    """A fault in a lesson: the file, the field and what is wrong with it."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step. `hint` is told when something else is tried that the rules would allow."""

    title: str
    say: str
    point: str = ""
    do: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    hint: str = ""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole lesson. `seat` is the learner's; `farewell` is said at the end."""

    title: str
    minutes: int
    position: str
    steps: tuple[Step, ...]
    farewell: str
    seat: int = 0


def read_lesson(text: str, path: str = "tutorial.toml") -> Lesson:
    """A lesson from TOML. Raises LessonFault naming the field (or line) that is wrong."""
    try:
        lesson = msgspec.convert(tomllib.loads(text), Lesson)
    except tomllib.TOMLDecodeError as fault:
        raise LessonFault(path, "", f"this is not TOML: {fault}") from fault
    except msgspec.ValidationError as fault:
        raise LessonFault(path, "", str(fault).replace("`", '"')) from fault
    if not lesson.steps:
        raise LessonFault(path, "steps", "a lesson has at least one step.")
    return lesson


def lesson_of(game: Game) -> Lesson | None:
    """The lesson that a game brings along, None if it has none."""
    return read_lesson(game.tutorial(), f"{game.name}/tutorial.toml") if game.tutorial is not None else None


def opening(lesson: Lesson, game: Game, learner: str = "") -> Match:
    """The match that a lesson is played on, at its first decision. `learner` is the person's name, "" for the file's.

    Raises PositionFault. The other seats belong to a bot by name; in the lesson their answers are the lesson's.
    """
    position: Position = game.position(lesson.position, f"{game.name}/tutorial.toml")
    names = list(position.names)
    if learner and learner not in names:
        names[lesson.seat] = learner
    seats = tuple(SeatSetup(name, "human" if seat == lesson.seat else "random") for seat, name in enumerate(names))
    return position.match(game, seats)

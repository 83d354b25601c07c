"""The one clock: tweens run, are replaced, end together, and don't run at all when motion is off."""

from __future__ import annotations

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop.ui.scene.clock import Clock, Curve
from tabletop.ui.scene.motion import glide_length


def test_a_tween_runs_to_its_end(qtbot: QtBot) -> None:
    clock, seen = Clock(), list[float]()
    with qtbot.waitSignal(clock.rested, timeout=2000):
        clock.run("x", 80, seen.append, Curve.Linear)
        assert clock.running
    assert seen[-1] == 1.0
    assert seen == sorted(seen)
    assert not clock.running


def test_a_new_tween_of_the_same_name_takes_the_place_of_the_old(qapp: object) -> None:
    clock, ends = Clock(), list[str]()
    clock.run("x", 500, lambda _t: None, done=lambda: ends.append("old"))
    clock.run("x", 500, lambda _t: None, done=lambda: ends.append("new"))
    clock.finish()
    assert ends == ["new"]


def test_finishing_ends_what_an_end_begins(qapp: object) -> None:
    clock, ends = Clock(), list[str]()

    def again() -> None:
        ends.append("first")
        clock.run("y", 500, lambda _t: None, done=lambda: ends.append("second"))

    clock.run("x", 500, lambda _t: None, done=again)
    clock.finish()
    assert ends == ["first", "second"]
    assert not clock.running


def test_without_motion_everything_is_at_its_end_at_once(qapp: object) -> None:
    clock, seen = Clock(), list[float]()
    clock.speed = 0
    clock.run("x", 200, seen.append)
    assert seen == [1.0]
    assert not clock.running


def test_a_fixed_tween_takes_its_time_all_the_same(qapp: object) -> None:
    clock, seen = Clock(), list[float]()
    clock.speed = 0
    clock.run("ring", 60, seen.append, Curve.Linear, fixed=True)
    assert clock.running
    QTest.qWait(200)
    assert seen[-1] == 1.0


def test_only_motion_of_pieces_is_skipped_by_a_click(qapp: object) -> None:
    clock = Clock()
    skippable = []
    for skips in (False, True):
        clock.run(f"skips {skips}", 200, lambda _t: None, skips=skips)
        skippable.append(clock.skippable)
    assert skippable == [False, True]
    clock.finish()


def test_no_glide_is_longer_than_a_quarter_of_a_second() -> None:
    assert glide_length(0) == 200
    assert 200 < glide_length(600) < 250
    assert glide_length(5000) == 250

"""The one clock that drives all motion of the scene.

Whatever moves is a tween: a function of its progress from 0 to 1. Ending the clock puts everything at its end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, Signal

Apply = Callable[[float], None]
Curve = QEasingCurve.Type
ENDLESS = -1  # the length of an animation that Qt runs until it is stopped


class Tween:
    """One motion. `name` is whatever it moves: a new tween of the same name takes the place of the old one."""

    __slots__ = ("_apply", "_curve", "_done", "delay", "fixed", "length", "name", "skips", "start")

    def __init__(
        self,
        name: object,
        length: float,
        delay: float,
        curve: QEasingCurve,
        apply: Apply,
        done: Callable[[], None],
        skips: bool,
        fixed: bool,
    ):
        self.name = name
        self.length = length
        self.delay = delay
        self.skips = skips
        self.fixed = fixed
        self.start = 0.0
        self._curve = curve
        self._apply = apply
        self._done = done

    def show(self, now: float) -> bool:
        """Show the moment `now` (milliseconds of the clock); True when it has come to its end."""
        gone = now - self.start - self.delay
        if gone < 0:
            return False
        if gone >= self.length:
            self.end()
            return True
        self._apply(self._curve.valueForProgress(gone / self.length))
        return False

    def end(self) -> None:
        """Show the end and say so."""
        self._apply(1.0)
        self._done()


def _nothing() -> None:
    return None


class Clock(QAbstractAnimation):
    """Runs tweens. `speed` multiplies every length; at 0 nothing moves and everything is at its end at once.

    When `reduced`, whatever moves is at its end at once and only `still` tweens (colours, rings) take their time.
    """

    began = Signal()  # something has begun to move
    rested = Signal()  # the last tween came to its end

    def __init__(self, parent: QObject | None = None):
        super().__init__(parent)
        self.speed = 1.0
        self.reduced = False
        self._at_once = False
        self._tweens: list[Tween] = []

    def duration(self) -> int:
        return ENDLESS

    @property
    def running(self) -> bool:
        """Whether anything moves."""
        return bool(self._tweens)

    @property
    def flies(self) -> bool:
        """Whether things move at all: not when motion is off or reduced, nor inside `at_once`."""
        return self.speed > 0 and not self.reduced and not self._at_once

    @property
    def shows(self) -> bool:
        """Whether what happens is shown at all, by motion or standing still."""
        return self.speed > 0 and not self._at_once

    @contextmanager
    def at_once(self, yes: bool = True) -> Iterator[None]:
        """Inside, everything is at its end at once: after undo, redo or a jump."""
        before, self._at_once = self._at_once, self._at_once or yes
        try:
            yield
        finally:
            self._at_once = before

    @property
    def skippable(self) -> bool:
        """Whether something moves that a click should end instead of acting."""
        return any(tween.skips for tween in self._tweens)

    def run(
        self,
        name: object,
        length: float,
        apply: Apply,
        curve: Curve = Curve.OutCubic,
        delay: float = 0,
        done: Callable[[], None] = _nothing,
        overshoot: float = 0,
        skips: bool = False,
        fixed: bool = False,
        still: bool = False,
    ) -> None:
        """Move something for `length` milliseconds after `delay`; at once when the clock is off.

        A click while a tween that `skips` is under way only ends it. A `fixed` one doesn't follow the speed. A `still`
        one moves nothing, so that reduced motion leaves it.
        """
        self.drop(name)
        easing = QEasingCurve(curve)
        if overshoot:
            easing.setOvershoot(overshoot)
        speed = 1.0 if fixed else self.speed
        tween = Tween(name, length * speed, delay * speed, easing, apply, done, skips, fixed)
        if not fixed and (speed <= 0 or self._at_once or (self.reduced and not still)):
            tween.end()
            return
        self._tweens.append(tween)
        if self.state() != QAbstractAnimation.State.Running:
            self.start()
            self.began.emit()
        tween.start = float(self.currentTime())

    def drop(self, name: object) -> None:
        """Forget the tween of this name where it stands; its end is not shown."""
        self._tweens = [tween for tween in self._tweens if tween.name != name]

    def moving(self, name: object) -> bool:
        """Whether a tween of this name is under way."""
        return any(tween.name == name for tween in self._tweens)

    def finish(self) -> None:
        """Put everything at its end now, but what is `fixed`: that counts real time."""
        while (tween := next((each for each in self._tweens if not each.fixed), None)) is not None:
            self._tweens.remove(tween)
            tween.end()
        self._rest()

    def updateCurrentTime(self, now: int) -> None:
        for tween in list(self._tweens):
            if tween in self._tweens and tween.show(now) and tween in self._tweens:
                self._tweens.remove(tween)
        self._rest()

    def _rest(self) -> None:
        if not self._tweens and self.state() == QAbstractAnimation.State.Running:
            self.stop()
            self.rested.emit()

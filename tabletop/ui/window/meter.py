"""The test of skill on the mat: a bar with a marker, and the plain options beside it.

It stands there while a person is asked something whose answer can be measured, and gives the option of the zone in
which the marker was stopped. What it is for is in the options. With the setting "plain die" it never comes.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QWidget

from tabletop.engine.decision import Measure, Option
from tabletop.ui.measuring import sweep_for
from tabletop.ui.moment import Moment
from tabletop.ui.parts.meter_paper import MeterPaper
from tabletop.ui.scene.metrics import units

if TYPE_CHECKING:
    from tabletop.ui.window.page import TablePage

TITLE = "Skill test"
WAITING = "A click or Space starts the marker, another one stops it."
RUNNING = "A click or Space stops the marker."
LINGERS = 900.0  # milliseconds for which it is seen where the marker was stopped, while the die rolls


class Meter(MeterPaper):
    """`asking` while its decision waits."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page.theme, page.controller.match.game.accent, TITLE, WAITING, page)
        self._page = page
        self._options: tuple[Option, ...] = ()
        self._number = -1
        self._lingers = False  # the decision is made, but it is still seen where the marker stands
        self.bar.ready = lambda: not page.acting.guarded
        self.bar.started.connect(self._started)
        self.bar.stopped.connect(self._stopped)
        page.scene.looking.moved.connect(self._follow)
        self.hide()

    @property
    def asking(self) -> bool:
        """Whether it may be answered here now."""
        return bool(self._options)

    def show_moment(self, moment: Moment) -> None:
        """Come, stay or go for this moment."""
        sweep = sweep_for(self._page.settings)
        if sweep is None or not moment.measured:
            self._go()
            return
        self.bar.sweep, self.bar.pause = sweep, float(self._page.acting.guard_ms)
        if (moment.number, moment.measured) != (self._number, self._options):
            self._number, self._options = moment.number, moment.measured
            self._begin(moment)
        self.fit()
        self.show()

    def fit(self) -> None:
        """Take the place on the mat that the layout gives, larger where the words need it, inside the scene."""
        scene = self._page.scene
        at = units(self._page.layout_.meter)
        mapped = QRectF(scene.to_window(at.topLeft()), scene.to_window(at.bottomRight()))
        corner = scene.viewport().mapTo(self._page, scene.viewport().rect().topLeft())
        free = scene.table.free_part()[1]  # without a hand that has risen
        seen = free.adjusted(6, 6, -6, -6).translated(QPointF(corner))
        need = self.minimumSizeHint()
        wide = min(max(mapped.width(), need.width()), seen.width())
        high = min(max(mapped.height(), need.height()), seen.height())
        x = mapped.center().x() + corner.x() - wide / 2
        y = mapped.top() + corner.y()
        x = min(max(x, seen.left()), seen.right() - wide)
        y = min(max(y, seen.top()), seen.bottom() - high)
        self.setGeometry(QRectF(x, y, wide, high).toRect())
        self.lay_out()

    # ------------------------------------------------------------ a test
    def _begin(self, moment: Moment) -> None:
        self._lingers = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        zones = [option.measure for option in self._options if option.measure is not None]
        self.bar.show_zones(zones)
        self.side.setEnabled(True)
        self.bar.setAccessibleName(f"{TITLE}: {WAITING}")
        self.bar.setAccessibleDescription(self._explained(zones))
        self.say(WAITING)
        plain = moment.decision.options if moment.decision is not None else ()
        beside = [option for option in plain if option.subject is None and option.target is None]
        QWidget.setTabOrder(self._page.scene, self.bar)
        for button, option in zip(self.show_buttons([(o.label, o.preview) for o in beside]), beside, strict=True):
            button.clicked.connect(partial(self._page.acting.choose, option.key))
        other = " or ".join(option.label[:1].lower() + option.label[1:] for option in plain)
        instead = f" Or {other}." if other else ""
        self._page.listing.announcer.say(f"{TITLE} on the mat, reached with Tab. {self._explained(zones)}{instead}")

    def _explained(self, zones: list[Measure]) -> str:
        """The zones in words."""
        parts = [f"{option.preview}, {zone.share} %" for option, zone in zip(self._options, zones, strict=True)]
        return f"From the middle outwards: {'; '.join(parts)} of the bar."

    def _started(self) -> None:
        self.say(RUNNING)
        self.bar.setAccessibleName(f"{TITLE}: {RUNNING}")
        self._page.listing.announcer.say("The marker runs.")

    def _stopped(self, zone: int) -> None:
        """The marker stands: answer with its zone, and let it be seen for a moment where it stands."""
        option = self._options[zone]
        mark = option.measure.mark if option.measure is not None else ""
        self.say(f"Stopped at {mark}: {option.preview}.")
        self._page.listing.announcer.say(self.words)
        self._lingers = True
        self._page.acting.choose(option.key)
        if self._options:  # refused
            self._lingers = False
        else:
            self._page.scene.table.clock.run(
                self, LINGERS, lambda _progress: None, done=self._gone, skips=True, still=True
            )

    def _go(self) -> None:
        """The decision is made or does not show now."""
        self._options, self._number = (), -1
        if self.isHidden():
            return
        self._give_focus_back()
        if self._lingers:
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self.bar.setEnabled(False)
            self.side.setEnabled(False)
        else:
            self.hide()

    def _gone(self) -> None:
        """It has been seen long enough where the marker stands."""
        if self._lingers:
            self._lingers = False
            self.hide()

    def _give_focus_back(self) -> None:
        """The keyboard goes back to the table."""
        focused = self._page.window().focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            self._page.scene.setFocus()

    def _follow(self) -> None:
        """The camera or the window has moved."""
        if not self.isHidden():
            self.fit()

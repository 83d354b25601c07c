"""The test of skill on the mat: a bar with a marker, and the plain options beside it.

It stands there while a person is asked something whose answer can be measured, and gives the option of the zone in
which the marker was stopped. What it is for is in the options. With the setting "plain die" it never comes.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from tabletop.engine.decision import Measure, Option
from tabletop.ui.measuring import sweep_for
from tabletop.ui.moment import Moment
from tabletop.ui.parts.meter_bar import MeterBar
from tabletop.ui.scene.captions import paint_tag, tag_size
from tabletop.ui.scene.metrics import units

if TYPE_CHECKING:
    from tabletop.ui.window.page import TablePage

TITLE = "Skill test"
WAITING = "A click or Space starts the marker, another one stops it."
RUNNING = "A click or Space stops the marker."
LINGERS = 900.0  # milliseconds for which it is seen where the marker was stopped, while the die rolls
SHADOW = (8, 10)
BESIDE = 24  # pixels that the bar is wider than the words below it


class Meter(QWidget):
    """`asking` while its decision waits."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._theme = page.theme
        self._options: tuple[Option, ...] = ()
        self._number = -1
        self._said = ""
        self._accent = page.controller.match.game.accent
        self.bar = MeterBar(page.theme, self._accent, self)
        self.bar.ready = lambda: not page.acting.guarded
        self.bar.started.connect(self._started)
        self.bar.stopped.connect(self._stopped)
        self._buttons = QVBoxLayout()
        self._side = QWidget(self)
        self._side.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._side.setStyleSheet("background: transparent;")
        self._side.setLayout(self._buttons)
        self._buttons.setContentsMargins(0, 0, 0, 0)
        self._lingers = False  # the decision is made, but it is still seen where the marker stands
        page.scene.looking.moved.connect(self._follow)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setStyleSheet("Meter { background: transparent; }")
        self.setAccessibleName(TITLE)
        self.hide()

    @property
    def asking(self) -> bool:
        """Whether it may be answered here now."""
        return bool(self._options)

    @property
    def words(self) -> str:
        """The line below the bar."""
        return self._said

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
        self._lay_out()

    def minimumSizeHint(self) -> QSize:
        """Room for the words, a bar that can be hit, and the buttons."""
        side = self._side.sizeHint()
        words = QFontMetricsF(self._theme.text(15, 12))
        longest = max(words.horizontalAdvance(line) for line in (WAITING, self._said))
        bar = max(round(longest) + BESIDE, self._theme.px(420, 300))
        high = self._theme.px(84, 62) + round(words.height()) + self._pad + self._above + self._tag_height // 2
        return QSize(
            bar + side.width() + 3 * self._pad + SHADOW[0],
            max(high, side.height() + 2 * self._pad + self._tag_height // 2) + SHADOW[1],
        )

    # ------------------------------------------------------------ a test
    def _begin(self, moment: Moment) -> None:
        self._lingers = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        zones = [option.measure for option in self._options if option.measure is not None]
        self.bar.show_zones(zones)
        self._side.setEnabled(True)
        self.bar.setAccessibleName(f"{TITLE}: {WAITING}")
        self.bar.setAccessibleDescription(self._explained(zones))
        self._say(WAITING)
        plain = moment.decision.options if moment.decision is not None else ()
        self._show_buttons([option for option in plain if option.subject is None and option.target is None])
        other = " or ".join(option.label[:1].lower() + option.label[1:] for option in plain)
        instead = f" Or {other}." if other else ""
        self._page.listing.announcer.say(f"{TITLE} on the mat, reached with Tab. {self._explained(zones)}{instead}")

    def _explained(self, zones: list[Measure]) -> str:
        """The zones in words."""
        parts = [f"{option.preview}, {zone.share} %" for option, zone in zip(self._options, zones, strict=True)]
        return f"From the middle outwards: {'; '.join(parts)} of the bar."

    def _started(self) -> None:
        self._say(RUNNING)
        self.bar.setAccessibleName(f"{TITLE}: {RUNNING}")
        self._page.listing.announcer.say("The marker runs.")

    def _stopped(self, zone: int) -> None:
        """The marker stands: answer with its zone, and let it be seen for a moment where it stands."""
        option = self._options[zone]
        mark = option.measure.mark if option.measure is not None else ""
        self._say(f"Stopped at {mark}: {option.preview}.")
        self._page.listing.announcer.say(self._said)
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
            self._side.setEnabled(False)
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

    def _show_buttons(self, options: list[Option]) -> None:
        while (item := self._buttons.takeAt(0)) is not None:
            part = item.widget()
            if part is not None:
                part.hide()
                part.deleteLater()
        before: QWidget = self.bar
        QWidget.setTabOrder(self._page.scene, self.bar)
        for option in options:
            words = [option.label, option.preview] if option.preview else [option.label]
            button = QPushButton("\n".join(words), self._side)
            button.setProperty("paper", True)
            button.setAccessibleName(", ".join(words))
            button.clicked.connect(partial(self._page.acting.choose, option.key))
            self._buttons.addWidget(button)
            QWidget.setTabOrder(before, button)
            before = button

    def _say(self, words: str) -> None:
        self._said = words
        self.update()

    # ------------------------------------------------------------ picture
    def _follow(self) -> None:
        """The camera or the window has moved."""
        if not self.isHidden():
            self.fit()

    @property
    def _pad(self) -> int:
        return self._theme.px(16, 11)

    @property
    def _above(self) -> int:
        """From the paper's edge to the bar, below the part of the tag that lies on the paper."""
        return max(self._pad, self._tag_height // 2 + 2)

    @property
    def _tag_height(self) -> int:
        return round(tag_size(TITLE, self._theme.label(19, 15))[1])

    @property
    def _paper(self) -> QRect:
        return self.rect().adjusted(2, self._tag_height // 2, -SHADOW[0] - 2, -SHADOW[1] - 2)

    def _lay_out(self) -> None:
        paper, pad = self._paper, self._pad
        side = self._side.sizeHint()
        words = round(QFontMetricsF(self._theme.text(15, 12)).height())
        top = paper.top() + self._above
        self._side.setGeometry(
            paper.right() - pad - side.width(), paper.center().y() - side.height() // 2, side.width(), side.height()
        )
        right = self._side.x() - pad if side.width() else paper.right() - pad
        self.bar.setGeometry(
            paper.left() + pad - 4, top, right - paper.left() - pad + 4, paper.bottom() - pad // 2 - words - top
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = QRectF(self._paper)
        painter.fillRect(paper.translated(*SHADOW), QColor(palette.shadow))
        painter.setPen(QPen(QColor(palette.ink), 4 * palette.outline_factor, j=Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(QColor(palette.paper))
        painter.drawRect(paper)
        font = self._theme.label(19, 15)
        ink = QColor(palette.ink)
        paint_tag(painter, QPointF(paper.left() + 12, 0), TITLE, font, QColor(self._accent), ink, ink)
        painter.setFont(self._theme.text(15, 12))
        painter.setPen(ink)
        bar = self.bar.geometry()
        line = QRectF(bar.left() + 8, bar.bottom(), bar.width() - 8, paper.bottom() - bar.bottom())
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, self._said)

"""Where the list stands: shown or hidden, left or right, and how wide; remembered with the settings.

In a small window it takes the place of the right column, which comes back when the list goes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tabletop.ui.listing.announcer import Announcer
from tabletop.ui.listing.panel import ListPanel
from tabletop.ui.seeing import plain_lines

if TYPE_CHECKING:
    from tabletop.ui.window.page import TablePage

LEAST_SCENE = 400
WIDEST = 1.35  # how much wider the list gets for large text
ROOMY = 1500  # pixels of window width from which list and right column stand side by side


class Listing:
    """The list of a page and the one who speaks for it."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self.announcer = Announcer(page.bar)
        self.panel = ListPanel(page)
        self._put()
        self.panel.setVisible(page.settings.listing)
        self._connect()

    @property
    def shown(self) -> bool:
        """Whether the list is there."""
        return not self.panel.isHidden()

    def show_moment(self) -> None:
        """Mirror the page's moment and say what is new."""
        page = self._page
        moment = page.moment
        assert moment is not None
        log = plain_lines(page.controller.log(), moment.scene.names)
        spoken = self.panel.take(moment, page.bar.actions_now, log)
        self.announcer.tell(log, moment.prompt, spoken)
        if spoken:
            self.announcer.flush()  # what happened is heard before what is asked
        self.panel.refresh()

    def show_actions(self) -> None:
        """What may be done now has changed without a new moment: something was picked or let go."""
        moment = self._page.moment
        if moment is not None:
            log = plain_lines(self._page.controller.log(), moment.scene.names)
            self.panel.take(moment, self._page.bar.actions_now, log)
            self.panel.refresh()

    def toggle(self) -> None:
        """T: show the list and go there, or hide it."""
        self.set_shown(not self.shown)

    def set_shown(self, shown: bool) -> None:
        """Show or hide the list."""
        page = self._page
        page.settings.listing = shown
        focused = self.panel.focused
        self.panel.setVisible(shown)
        page.fit_dock()
        if shown:
            self.panel.refresh()
            self.panel.take_focus()
        elif focused:
            page.scene.setFocus()

    def there_and_back(self) -> None:
        """F6: from the table to the list, and back to the table."""
        if self.panel.focused:
            self._page.scene.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif self.shown:
            self.panel.take_focus()
        else:
            self.set_shown(True)

    def change_side(self) -> None:
        """Put the list on the other side of the table."""
        self._page.settings.listing_right = not self._page.settings.listing_right
        self._put()
        self._page.fit_dock()

    def sizes(self, width: int, dock: int) -> list[int]:
        """The widths of the splitter's parts, in their order, for a window so wide and a right column so wide."""
        page = self._page
        roomy = width >= ROOMY or not self.shown
        page.dock.setVisible(roomy and (page.dock.inspector_shown or page.dock.log_shown))
        usual = round(page.theme.px(452, 300) * min(max(page.theme.text_scale, 1.0), WIDEST))
        own = (page.settings.listing_width or min(usual, width // 2)) if self.shown else 0
        side = dock if not page.dock.isHidden() else 0
        by_part: dict[QWidget, int] = {page.dock: side, self.panel: own}
        rest = max(LEAST_SCENE, width - own - side)
        parts = [page.splitter.widget(place) for place in range(page.splitter.count())]
        return [rest if part is None else by_part.get(part, rest) for part in parts]

    def remember_width(self) -> None:
        """The person has moved a border of the list."""
        if self.shown:
            self._page.settings.listing_width = self.panel.width()

    # ------------------------------------------------------------ inside
    def _put(self) -> None:
        splitter = self._page.splitter
        splitter.insertWidget(splitter.count() if self._page.settings.listing_right else 0, self.panel)
        splitter.setStretchFactor(splitter.indexOf(self.panel), 0)

    def _connect(self) -> None:
        page = self._page
        self.announcer.said.connect(self.panel.say)
        self.panel.hide_wanted.connect(self.toggle)
        self.panel.move_wanted.connect(self.change_side)
        self.panel.pointed.connect(self._pointed)
        page.scene.focus_moved.connect(self._focus_moved)
        page.splitter.splitterMoved.connect(lambda _position, _index: self.remember_width())

    def _pointed(self, thing: str) -> None:
        """A row has got focus: the same thing on the table and in the inspector."""
        self._page.scene.focus_on(thing)
        self._page.bar.follow(thing)
        if thing and not self._page.pinned:
            self._page.show_thing(thing)

    def _focus_moved(self, thing: str) -> None:
        """The keyboard has gone to a thing on the table, which by itself tells a screen reader nothing."""
        self._page.bar.follow(thing)
        if thing:
            self.announcer.say(self.panel.words.summary(thing))
            self.panel.go_to_thing(thing)

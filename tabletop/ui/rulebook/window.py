"""The rules window: *How to play* and the numbered rules, chapters or hits on the left, search, and the way back."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from tabletop.engine.game import Game
from tabletop.ui.parts.keys import KeyHints
from tabletop.ui.parts.roomy import roomy
from tabletop.ui.parts.segment import Segment
from tabletop.ui.parts.sheet import Sheet, foot_row
from tabletop.ui.rulebook.contents import Contents
from tabletop.ui.rulebook.how_to import HowToPage
from tabletop.ui.rulebook.search_field import SearchField
from tabletop.ui.rulebook.text import RulesText
from tabletop.ui.rulebook.trail import Place, Trail
from tabletop.ui.theme import Theme

HOW_TO, RULES = "how-to", "rules"


class RulesBody(QWidget):
    """What stands in the sheet. `page` is HOW_TO or RULES."""

    def __init__(self, theme: Theme, game: Game) -> None:
        super().__init__()
        self._theme, self._title = theme, game.title
        self.text = RulesText(theme, game.rules_text())
        self.how_to = HowToPage(theme, game) if game.how_to_play() else None
        self.search = SearchField(theme)
        self.found = QLabel("")
        self.found.setProperty("muted", True)
        self.list = Contents(theme)
        self.back_button, self.forward_button = QPushButton("← Back"), QPushButton("Forward →")
        self.tabs = Segment([(HOW_TO, "How to play"), (RULES, "All rules")], HOW_TO if self.how_to else RULES)
        self.tabs.setVisible(self.how_to is not None)
        self._trail = Trail()
        self._begun = False  # whether a place of the rules has been gone to
        self._pages = QStackedWidget()
        self._pages.setProperty("plain", True)
        self._arrange()
        self._connect()
        self._show_chapters()
        self._show_page(self.tabs.value)

    @property
    def page(self) -> str:
        """What is shown."""
        return RULES if self._pages.currentWidget() is self._rules else HOW_TO

    def begin_at(self, rule: str) -> None:
        """Show where a rule is stated; there is no way back from it."""
        self.go_to(rule)
        self._trail.forget()
        self._show_way()

    def go_to(self, rule: str) -> bool:
        """Show where a rule is stated, marked; False if it is not in the text. The way back is kept."""
        here = self._here()
        if not self.text.go_to_rule(rule):
            return False
        self._leave(here)
        self._begun = True
        self._show_page(RULES)
        self.text.go_to_rule(rule)  # once more, now that the page has its size
        self._follow_chapter()
        return True

    def find_next(self) -> None:
        """The next place of what is searched, from the top again after the last."""
        self.list.step(1, round_again=True)

    def back(self) -> None:
        """To the place read before."""
        self._go(self._trail.back(self._here()))

    def forward(self) -> None:
        """To the place that `back` came from."""
        self._go(self._trail.forward(self._here()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if alt and event.key() == Qt.Key.Key_Left:
            self.back()
        elif alt and event.key() == Qt.Key.Key_Right:
            self.forward()
        elif event.key() == Qt.Key.Key_F3 or event.text() == "/":
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(1680, 1120), self._theme.px(900, 620))  # the sheet takes of it what there is

    def minimumSizeHint(self) -> QSize:
        return QSize(500, 300)

    def close_body(self) -> None:
        """Draw no more cards."""
        if self.how_to is not None:
            self.how_to.close_page()

    # ------------------------------------------------------------ inside
    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 14, 20, 12)
        layout.setSpacing(10)
        top = QHBoxLayout()
        top.setSpacing(10)
        for widget in (self.tabs, self.back_button, self.forward_button):
            top.addWidget(widget)
        top.addWidget(self.search, 1)
        layout.addLayout(top)
        self._rules = QWidget()
        self._rules.setProperty("plain", True)
        columns = QHBoxLayout(self._rules)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(12)
        left = QVBoxLayout()
        left.setSpacing(6)
        left.addWidget(self.found)
        left.addWidget(self.list, 1)
        columns.addLayout(left)
        columns.addWidget(self.text, 1)
        roomy(self._theme, self, layout, top, columns, left)
        if self.how_to is not None:
            self._pages.addWidget(self.how_to)
        self._pages.addWidget(self._rules)
        layout.addWidget(self._pages, 1)

    def _connect(self) -> None:
        self.tabs.changed.connect(self._tab_chosen)
        self.search.textChanged.connect(self._searched)
        self.search.returnPressed.connect(self.find_next)
        self.search.step_wanted.connect(self.list.step)
        self.list.currentRowChanged.connect(self._row_chosen)
        self.list.itemClicked.connect(lambda item: self._row_chosen(self.list.row(item)))
        self.text.number_wanted.connect(self.go_to)
        self.back_button.clicked.connect(self.back)
        self.forward_button.clicked.connect(self.forward)
        self.back_button.setToolTip("Alt+Left: to the place read before")
        self.forward_button.setToolTip("Alt+Right: forward again")
        if self.how_to is not None:
            self.how_to.rule_wanted.connect(self.go_to)

    def _tab_chosen(self, page: str) -> None:
        if page != self.page:
            self._leave(self._here())
            self._show_page(page)

    def _show_page(self, page: str) -> None:
        shown = self.how_to if page == HOW_TO and self.how_to is not None else self._rules
        before = self._pages.currentWidget()
        focused = before is not None and before.hasFocus()
        self._pages.setCurrentWidget(shown)
        if page == RULES and not self._begun and self.text.chapters:
            self._begin()
        if focused:
            (self.text if page == RULES else shown).setFocus()
        if self.tabs.value != page:
            self.tabs.set_value(page)
        self._show_way()

    def _begin(self) -> None:
        """At the first rules rather than at the notes before them; at its own where several games share the rules."""
        self._begun = True
        titles = [chapter.title for chapter in self.text.chapters]
        first = titles.index(self._title) if self._title in titles else self.text.first_rules()
        self.text.go_to(self.text.chapters[first].position)
        self.list.choose(first)

    # ------------------------------------------------------------ the list
    def _show_chapters(self) -> None:
        self.found.setText("Chapters")
        self.list.show_chapters(self.text.chapters)

    def _searched(self, words: str) -> None:
        hits = self.text.search(words)
        if not words.strip():
            self._show_chapters()
            return
        self.text.unmark()
        told = {0: "Nowhere. Try a shorter word.", 1: "1 place"}
        self.found.setText(told.get(len(hits), f"{len(hits)} places, Enter for the next"))
        self.list.show_hits(hits)
        self._begun = True
        self._show_page(RULES)
        exact = words.strip().upper()
        if exact in self.text.numbers:
            self.text.go_to_rule(exact)
        elif hits:
            self.text.show_hit(0)
            self.list.choose(0)

    def _row_chosen(self, row: int) -> None:
        if row < 0:
            return
        self._leave(self._here())
        self._show_page(RULES)
        if self.search.text().strip():
            self.text.show_hit(row)
        else:
            self.text.unmark()
            self.text.go_to(self.text.chapters[row].position)

    def _follow_chapter(self) -> None:
        """Choose the chapter that is read, without going anywhere."""
        if not self.search.text().strip():
            self.list.choose(self.text.chapter_at(self.text.textCursor().position()))

    # ------------------------------------------------------------ the way back
    def _here(self) -> Place:
        return Place(self.page, self.text.textCursor().position() if self.page == RULES else 0)

    def _leave(self, here: Place) -> None:
        self._trail.leave(here)
        self._show_way()

    def _go(self, place: Place | None) -> None:
        if place is None:
            return
        self._show_page(place.page)
        if place.page == RULES:
            self.text.unmark()
            self.text.go_to(place.position)
            self._follow_chapter()
        self._show_way()

    def _show_way(self) -> None:
        self.back_button.setEnabled(self._trail.can_go_back)
        self.forward_button.setEnabled(self._trail.can_go_forward)


def rules_sheet(parent: QWidget, theme: Theme, game: Game, rule: str = "") -> tuple[Sheet, RulesBody]:
    """Open a game's rules over `parent`, at a rule's number if one is given, else at *How to play*."""
    body = RulesBody(theme, game)
    done = QPushButton("Close")
    hint = QLabel("Click a number to read that rule.")
    keys = KeyHints(theme, [(("/",), "search"), (("Alt+←",), "back"), (("Esc",), "close")])
    sheet = Sheet(
        theme, f"{game.title}: rules", game.accent, body, foot_row(hint, keys, None, done), parent, width=1740
    )
    done.clicked.connect(sheet.close_sheet)
    sheet.closed.connect(body.close_body)
    sheet.open(body.how_to if body.how_to is not None and not rule else body.text)
    if rule:
        body.begin_at(rule)
    return sheet, body

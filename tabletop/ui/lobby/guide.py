"""How the game whose cover is pointed at is played: one panel a game, built when it is first shown and then kept."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QPushButton, QStackedLayout, QWidget

from tabletop.engine.game import Game
from tabletop.ui.lobby.howto import HowToPanel
from tabletop.ui.lobby.low_howto import LowHowToPanel
from tabletop.ui.theme import Theme

REST_MS = 250  # a game has to be pointed at for so long before its cards are drawn


class Guide(QWidget):
    """Shows one game at a time. `low` is for a place under a row of covers, else it is tall."""

    learn_wanted = Signal(str)
    page_wanted = Signal(str)
    cards_wanted = Signal(str)

    def __init__(self, theme: Theme, *, newcomer: bool, low: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self.newcomer, self._low = theme, newcomer, low
        self._panels: dict[str, HowToPanel | LowHowToPanel] = {}
        self._pages = QStackedLayout(self)
        self._pages.setContentsMargins(0, 0, 0, 0)
        self._may_draw = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._draw)

    def show_game(self, game: Game) -> None:
        """Show how this game is played; one that doesn't say leaves the panel as it is."""
        if not game.how_to_play():
            return
        if game.name not in self._panels:
            panel = (LowHowToPanel if self._low else HowToPanel)(self._theme, game, self.newcomer, self)
            panel.learn_wanted.connect(self.learn_wanted)
            panel.page_wanted.connect(self.page_wanted)
            panel.cards_wanted.connect(self.cards_wanted)
            self._panels[game.name] = panel
            self._pages.addWidget(panel)
        self._pages.setCurrentWidget(self._panels[game.name])
        if self._may_draw:
            self._rest.start()

    @property
    def panel(self) -> HowToPanel | LowHowToPanel | None:
        """The panel that is shown."""
        shown = self._pages.currentWidget()
        return shown if isinstance(shown, HowToPanel | LowHowToPanel) else None

    @property
    def learn_button(self) -> QPushButton | None:
        """The key to the lesson, if the game that is shown has one and a newcomer looks at it."""
        return self.panel.learn_button if self.panel is not None else None

    def draw_cards(self) -> None:
        """From now on cards may be drawn, each game's when it is shown."""
        self._may_draw = True
        self._draw()

    def close_guide(self) -> None:
        """Draw no more, and go."""
        self._rest.stop()
        for panel in self._panels.values():
            if panel.fan is not None:
                panel.fan.close_fan()
        self.hide()
        self.deleteLater()

    def _draw(self) -> None:
        if self.panel is not None and self.panel.fan is not None:
            self.panel.fan.draw()

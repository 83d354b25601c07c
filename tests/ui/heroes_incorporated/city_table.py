"""The city alone on a table, with real answers: what is dragged or clicked is answered in the match."""

from __future__ import annotations

from dataclasses import replace

from tabletop.engine.layout import Layout
from tabletop.engine.match import Match
from tabletop.engine.places import Hand as HandLayout
from tabletop.engine.places import Rect, Zone
from tabletop.games.heroes_incorporated import GAME
from tabletop.games.heroes_incorporated.layout_city import city
from tabletop.ui.palette import DARK
from tabletop.ui.scene.faces import CardFaces
from tabletop.ui.scene.outlines import Mark
from tabletop.ui.scene.parts.part import PartItem
from tabletop.ui.scene.pictures import Pictures
from tabletop.ui.scene.state import SceneState
from tabletop.ui.scene.view import TableView


def layout(seats: int) -> Layout:
    """The city, the nearest seat's team beside it and its hand below."""
    plain = city(seats)
    team = Zone("team-{seat}", "row", Rect(440.0, 160.0, 130.0, 60.0), 0, slots=2, card=40.0)
    hand = HandLayout("hand-{seat}", 0, (258.0, 342.0), (322.0, 303.0))
    return replace(plain, zones=(*plain.zones, team), hands=(hand,))


class CityTable:
    """A match of Heroes Incorporated of which the city is shown."""

    def __init__(self, match: Match, size: tuple[int, int] = (1524, 902)) -> None:
        self.match = match
        match.run()
        pictures = Pictures(CardFaces(match.card_set, GAME.face, layout(2).sides), at_once=True)
        self.view = TableView(layout(len(match.names)), pictures, DARK)
        self.view.set_animation(False)
        self.view.input_guard_ms = 0
        self.view.resize(*size)
        self.view.show()
        self.view.chosen.connect(self.answer)
        self.sync()

    def sync(self, open_hand: int | None = None) -> None:
        """Show how the match stands to whoever decides."""
        seat = self.match.to_move if self.match.to_move is not None else 0
        handle = self.match.ask(seat)
        humans = [True] * len(self.match.names)
        decision = handle.decision()
        if decision is not None and open_hand is None:
            decision = replace(decision, options=tuple(each for each in decision.options if not each.from_hand))
        state = SceneState(handle.view(), decision, list(self.match.names), seat, open_hand, humans=humans)
        self.view.sync(state)

    def answer(self, key: str) -> None:
        """Answer the match, and show what comes then."""
        self.match.answer(key)
        self.match.run()
        self.sync()

    def part(self, thing: str) -> PartItem:
        """A block, or a piece on a block."""
        return self.view.table.parts.items[thing]

    def block(self, name: str) -> str:
        """The key of a block."""
        titles = {card.id: card.name for card in self.match.card_set.cards}
        pieces = self.match.ask(0).view().zones["city"].pieces
        return next(piece.key for piece in pieces if piece.kind is not None and titles[piece.kind] == name)

    def lit(self, mark: Mark = "target") -> set[str]:
        """The parts with this outline."""
        return {key for key, item in self.view.table.parts.items.items() if mark in item.marks}

"""A table with far more cards than any game has: a grid that fills the window, for measuring the scene itself."""

from __future__ import annotations

from tabletop.engine.cards import CardSet
from tabletop.engine.decision import Decision, Option
from tabletop.engine.layout import Layout
from tabletop.engine.places import CARD_RATIO, Rect, Zone
from tabletop.engine.view import Piece, View
from tabletop.engine.view import Zone as Pieces
from tabletop.ui.scene.state import SceneState

COLUMNS = 36
TABLE = (578.0, 342.0)


def crowd_layout(count: int, pixels: int, window: tuple[int, int]) -> Layout:
    """One grid of `count` cards that are `pixels` wide when the table fills `window`; they overlap as they must."""
    scale = min(window[0] / TABLE[0], window[1] / TABLE[1])
    card = pixels / scale
    rows = -(-count // COLUMNS)
    gap = min(
        (TABLE[0] - card) / (COLUMNS - 1) - card, (TABLE[1] - card * CARD_RATIO) / max(rows - 1, 1) - card * CARD_RATIO
    )
    return Layout((Zone("crowd", "grid", Rect(0, 0, *TABLE), card=card, slots=count, columns=COLUMNS, gap=gap),))


def crowd_state(count: int, cards: CardSet) -> SceneState:
    """Every card in it may be picked up; each could go on every tenth."""
    kinds = [card.id for card in cards.cards]
    pieces = [Piece(f"card:{n}", kinds[n % len(kinds)], "crowd", n) for n in range(count)]
    middle = f"card:{count // 2}"
    options = tuple(Option(f"go:{n}", "Go", middle, f"card:{n}") for n in range(0, count, 10))
    view = View(0, {"crowd": Pieces("crowd", 0, count, pieces)}, {})
    return SceneState(view, Decision(1, 0, "go", "Go.", options, ""), ["Ann", "Bo"], humans=[True, False])

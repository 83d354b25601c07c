"""Where the teams' boards lie, in millimetres, with their hands, the Hero Points and the piles."""

from __future__ import annotations

from tabletop.engine.layout import Hand, Layout, Rect, Zone


def boards(_seats: int) -> Layout:
    """What lies left and right of the city and below it."""
    return Layout(
        zones=(Zone("deck", "pile", Rect(452.0, 296.0, 20.0, 28.0), card=20.0, count="Deck {count}", back="research"),),
        hands=(Hand("hand-{seat}", 0, (210.0, 342.0), (232.0, 300.0), "bottom", 39.4, "research"),),
    )

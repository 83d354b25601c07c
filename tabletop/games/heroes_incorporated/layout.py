"""Where the zones of Heroes Incorporated lie, in millimetres: the city in the middle, a board a team round it."""

from __future__ import annotations

from tabletop.engine.layout import Hand, Lane, Layout, Rect, Sides, Zone
from tabletop.games.heroes_incorporated.faces import BACKS

ACCENT = "#3BA0F2"


def _layout(_seats: int) -> Layout:
    return Layout(
        zones=(
            Zone("city", "grid", Rect(155.0, 8.0, 269.0, 269.0), slots=25, columns=5, card=51.6, height=51.6, gap=2.7),
            Zone("deck", "pile", Rect(452.0, 296.0, 20.0, 28.0), card=20.0, count="Deck {count}", back="research"),
        ),
        accent=ACCENT,
        hands=(Hand("hand-{seat}", 0, (210.0, 342.0), (232.0, 300.0), "bottom", 39.4, "research"),),
        lanes=(Lane("lane:play", Rect(155.0, 240.0, 269.0, 30.0), "Play", "#26793F"),),
        sides=Sides("", {"research": BACKS["research"].frame}, {"research": BACKS["research"].emblem}),
    )


LAYOUT = {seats: _layout(seats) for seats in (2, 3, 4)}

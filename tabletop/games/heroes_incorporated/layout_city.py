"""Where the city lies, in millimetres: 25 blocks in the middle, and what stands on each of them."""

from __future__ import annotations

from tabletop.engine.layout import Lane, Layout, Rect, Zone
from tabletop.games.heroes_incorporated.city import SIZE, SPACES

CITY = Rect(155.0, 8.0, 269.0, 269.0)
BLOCK, GAP = 51.6, 2.7
PLAY = "#26793F"


def city(_seats: int) -> Layout:
    """The blocks, what stands on them, and the lanes that are there only while something may be dropped on them."""
    blocks = Zone(
        "city",
        "blocks",
        CITY,
        slots=SPACES,
        columns=SIZE,
        card=BLOCK,
        height=BLOCK,
        gap=GAP,
        back="city",
        title="City",
        hide_empty=True,
    )
    return Layout(
        zones=(
            blocks,
            *(
                Zone(f"block-{at}", "block", blocks.slot(at), card=BLOCK, height=BLOCK, hide_empty=True)
                for at in range(SPACES)
            ),
        ),
        lanes=(
            Lane("lane:play", Rect(155.0, 279.0, 269.0, 24.0), "Play", PLAY),
            Lane("lane:teleport", Rect(155.0, 279.0, 269.0, 24.0), "Teleport", "#7A4BD6"),
        ),
    )

"""Where the city lies, in millimetres: 25 blocks in the middle, and what stands on each of them."""

from __future__ import annotations

from tabletop.engine.fittings import Lane
from tabletop.engine.layout import Layout
from tabletop.engine.places import Rect, Zone
from tabletop.games.heroes_incorporated.city import SIZE, SPACES

CITY = Rect(155.0, 8.0, 269.0, 269.0)
BLOCK, GAP = 51.6, 2.7
LANE = Rect(155.0, 281.5, 269.0, 20.5)  # between the city and the hand: it covers neither
RAISED = Rect(0.0, 0.0, 578.0, 304.0)  # what stays in sight over a risen hand: city, boards, lane
PLAY, TELEPORT = "#26793F", "#7A4BD6"


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
            Lane("lane:play", LANE, "Play", PLAY),
            Lane("lane:teleport", LANE, "Teleport", TELEPORT),
        ),
        raised=RAISED,
    )

"""Where a fight, the draft and the scoring are shown, in millimetres."""

from __future__ import annotations

from tabletop.engine.layout import Layout


def fight(_seats: int) -> Layout:
    """What lies below the city while a fight is under way, and over it before the first round."""
    return Layout(zones=())

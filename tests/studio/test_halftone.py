"""Halftone dots: on their lattice, largest in their corner, gone where the fade ends, at every size."""

from __future__ import annotations

import math

import pytest

from tabletop.studio.halftone import PITCH, REACH, ROW, halftone


@pytest.mark.parametrize(("width", "height"), [(687, 370), (304, 226), (900, 210), (400, 800)])
@pytest.mark.parametrize("corner", range(4))
def test_dots_cover_what_the_fade_says(width: int, height: int, corner: int) -> None:
    mask = halftone(width, height, corner)
    assert mask.size == (width, height)
    pitch = PITCH * min(width, height)
    at = (width if corner % 2 else 0), (height if corner >= 2 else 0)
    seen = set()
    for j in range(2, int(height / (ROW * pitch)) - 1):
        for i in range(2, int(width / pitch) - 1):
            x, y = (i + j % 2 / 2) * pitch, j * ROW * pitch
            share = 1 - math.hypot(x - at[0], y - at[1]) / (REACH * math.hypot(width, height))
            if share > 0.3:
                assert mask.getpixel((int(x), int(y))) == 255
                seen.add("dot")
            elif share < 0:
                assert mask.getpixel((int(x), int(y))) == 0
                seen.add("none")
            if 0.02 < share < 0.6:  # dots are small enough to leave ground between three of them
                assert mask.getpixel((int(x), int(y + pitch / math.sqrt(3)))) == 0
    assert seen == {"dot", "none"}

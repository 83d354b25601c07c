"""The choices of the action bar in lines: what does not fit into one goes on in the next, if there is one.

What stands in a line and what is then still too much is in `action_line.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tabletop.ui.window.bar_items import Line

GOES_ON = " "  # the heading of a line that goes on: it keeps the place of the heading above


def spread(
    lines: Sequence[Line], room: int, widths: tuple[int, int], fitting: Callable[[Line, int], int]
) -> tuple[Line, ...]:
    """The lines in at most `room` lines. The later ones get spare room first: their answers are nearer to the end.

    `widths` are pixels of the first line and of each other one; `fitting` says how many items of a line find room.
    """
    spare = room - len(lines)
    done: list[Line] = []
    for place in range(len(lines) - 1, -1, -1):
        first, other = widths if place == 0 else (widths[1], widths[1])
        parts = _divide(lines[place], first, other, max(spare, 0) + 1, fitting)
        spare -= len(parts) - 1
        done[:0] = parts
    return tuple(done)


def _divide(line: Line, first: int, other: int, most: int, fitting: Callable[[Line, int], int]) -> list[Line]:
    parts, width = [line], first
    while len(parts) < most:
        last = parts[-1]
        fits = fitting(last, width)
        if not 0 < fits < len(last.items):
            break
        rest = Line(GOES_ON if line.heading else "", last.items[fits:])
        parts[-1:] = [Line(last.heading, last.items[:fits]), rest]
        width = other
    return parts

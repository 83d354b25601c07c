"""The choices of the action bar in lines: what does not fit into one goes on in the next, if there is one.

What stands in a line and what is then still too much is in `action_line.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tabletop.ui.window.bar_items import Line

Fitting = Callable[[Line, int, bool], int]
GOES_ON = " "  # the heading of a line that goes on: it keeps the place of the heading above


def spread(lines: Sequence[Line], room: int, widths: tuple[int, int], fitting: Fitting) -> tuple[Line, ...]:
    """The lines in at most `room` lines. The later ones get spare room first: their answers are nearer to the end.

    `widths` are pixels of the first line and of each other one; `fitting` says how many items of a line find room,
    with whole previews or with brief ones, which are taken when something would have to hide otherwise.
    """
    done = _spread(lines, room, widths, fitting, False)
    whole = (fitting(line, widths[min(place, 1)], False) >= len(line.items) for place, line in enumerate(done))
    return done if all(whole) else _spread(lines, room, widths, fitting, True)


def _spread(
    lines: Sequence[Line], room: int, widths: tuple[int, int], fitting: Fitting, brief: bool
) -> tuple[Line, ...]:
    spare = room - len(lines)
    done: list[Line] = []
    for place in range(len(lines) - 1, -1, -1):
        first, other = widths if place == 0 else (widths[1], widths[1])
        parts = _divide(lines[place], first, other, max(spare, 0) + 1, fitting, brief)
        spare -= len(parts) - 1
        done[:0] = parts
    return tuple(done)


def _divide(line: Line, first: int, other: int, most: int, fitting: Fitting, brief: bool) -> list[Line]:
    parts, width = [line], first
    while len(parts) < most:
        last = parts[-1]
        fits = fitting(last, width, brief)
        if not 0 < fits < len(last.items):
            break
        rest = Line(GOES_ON if line.heading else "", last.items[fits:])
        parts[-1:] = [Line(last.heading, last.items[:fits]), rest]
        width = other
    return parts

"""Which options of Heroes Incorporated stand together: asked before a table is laid, so nothing heavy is needed."""

from __future__ import annotations

from collections.abc import Mapping


def conflict(options: Mapping[str, str], seats: int) -> str:
    """Why these options cannot stand together with so many seats, as a sentence; "" if they can."""
    first = options.get("first", "random")
    if first.isdigit() and int(first) >= seats:
        return f"The opening player cannot be seat {int(first) + 1}: there are {seats} seats."
    if options.get("justice", "off") == "on" and options.get("super", "on") != "on":
        return "Justice tokens belong to the S.U.P.E.R. expansion: switch it on, or play without them."
    if options.get("target", "usual") == "36" and seats > 2 and options.get("lairs", "off") != "on":
        return "With three or four players 36 points can be agreed on only with supervillain lairs."
    return ""

"""The table of Heroes Incorporated, put together: the city, the teams' boards round it, the fight band below."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from tabletop.engine.layout import Layout, Sides
from tabletop.games.heroes_incorporated.faces import BACKS
from tabletop.games.heroes_incorporated.layout_boards import boards
from tabletop.games.heroes_incorporated.layout_city import city
from tabletop.games.heroes_incorporated.layout_fight import fight

ACCENT = "#3BA0F2"
SIDES = Sides(
    "", {name: back.frame for name, back in BACKS.items()}, {name: back.emblem for name, back in BACKS.items()}
)


def _layout(seats: int) -> Layout:
    """Each part is a layout that holds its own things alone: lists are joined, of all else the first that is set."""
    parts = (city(seats), boards(seats), fight(seats))
    plain = Layout(zones=())
    joined: dict[str, Any] = {}
    for field in fields(Layout):
        values = [getattr(part, field.name) for part in parts]
        usual = getattr(plain, field.name)
        if isinstance(usual, tuple) and field.name not in ("size", "attached"):
            joined[field.name] = tuple(each for value in values for each in value)
        else:
            joined[field.name] = next((value for value in values if value != usual), usual)
    return Layout(**{**joined, "accent": ACCENT, "sides": SIDES})


LAYOUT = {seats: _layout(seats) for seats in (2, 3, 4)}

"""Blocks won at the end of a round, for tests of their powers: numbers, and when each power could do something."""

from __future__ import annotations

from typing import Any

from tests.games.heroes_incorporated.city_play import CityPlay, play, stand

Where = tuple[int, int]

BLOCKS: dict[str, tuple[int, Where]] = {
    "Genicon Inc.": (5, (1, 1)),
    "The Makers Group": (5, (1, 2)),
    "DWEngine Ltd": (5, (1, 3)),
    "City Hall": (5, (1, 4)),
    "Central Bank": (5, (1, 5)),
    "Fusion Plant": (5, (2, 1)),
    "State University": (4, (2, 2)),
    "Temple of the Ages": (4, (2, 3)),
    "Mutant Outreach Centre": (4, (2, 4)),
    "Starwatch Observatory": (4, (2, 5)),
    "Museum of Antiquities": (4, (3, 1)),
    "Police Precinct": (3, (3, 2)),
    "Crimeland": (4, (3, 3)),
    "City Hospital": (3, (3, 4)),
    "MegaNews Tower": (3, (3, 5)),
    "Gadget Garage": (3, (4, 1)),
    "Subway Terminal": (3, (4, 2)),
    "Harbour Docks": (3, (4, 3)),
    "Riverside Park": (3, (4, 4)),
    "Comic Shop": (2, (4, 5)),
    "Underworld Nightclub": (2, (5, 1)),
    "Pet Store": (2, (5, 2)),
    "Clothing Outlet": (2, (5, 3)),
    "Furniture Warehouse": (2, (5, 4)),
    "Corner Diner": (2, (5, 5)),
}
"""Number and place of each block in a position that says nothing else."""
PLAIN = (
    "Crimeland",
    "Central Bank",
    "Fusion Plant",
    "Museum of Antiquities",
    "Harbour Docks",
    "Riverside Park",
    "Pet Store",
    "Clothing Outlet",
    "Furniture Warehouse",
    "Corner Diner",
)
LABORATORIES = ("Genicon Inc.", "The Makers Group", "DWEngine Ltd")
WITH_POWER = tuple(name for name in BLOCKS if name not in PLAIN)
WANTED = {"Temple of the Ages": "Thunderhawk", "Mutant Outreach Centre": "Huntaar"}
"""Blocks whose power wants a hero of an origin, with such a hero."""


def winner_of(block: str) -> str:
    """A hero with which the power of a block can be used."""
    return WANTED.get(block, "Shadowboxer")


def won(*blocks: str, hero: str = "", mate: Any = "Lumen", ann: Any = None, bo: Any = None, **more: Any) -> CityPlay:
    """The round is over and Ann has won these blocks alone: her first hero the first, her second the second one.

    Every power could do something: there are Fame and gadget cards, a card in Bo's hand and a pawn without a die.
    """
    places = [BLOCKS[block][1] for block in blocks]
    heroes = [_locked(hero or winner_of(blocks[0]), places[0])]
    heroes.append(_locked(mate, places[1]) if len(blocks) > 1 else mate)
    given: dict[str, Any] = {
        "players": [
            {"heroes": heroes, "hand": ["Fan Club"], **(ann or {})},
            {"heroes": ["Paragon", "Stampede"], "hand": ["School Visit"], **(bo or {})},
        ],
        "pawns": [*map(list, places), [5, 5]],
        "discard": ["Cat up a Tree", "Jet Pack"],
        "deck": ["Runaway Bus", "Charity Gala", "Warehouse Fire", "Crashed Saucer"],
        "phase": "end",
    }
    return play(**{**given, **more})


def _locked(name: str, at: Where, face: int = 6) -> dict[str, Any]:
    return stand(name, *at, face=face, die=list(at), combat=0)


def shared(block: str) -> CityPlay:
    """The round is over; Ann and Bo have equal dice on the block."""
    at = BLOCKS[block][1]
    bo = {"heroes": [_locked("Stampede", at), "Paragon"]}
    return won(block, bo=bo)


def key_of(block: str) -> str:
    """The answer that uses the power of a block, in its usual place."""
    row, column = BLOCKS[block][1]
    return f"power:{5 * (row - 1) + column - 1}"

"""The 5 x 5 city as numbers: a space is 5 * row + column, counted from 0 at the upper left; north is up. No state."""

from __future__ import annotations

SIZE = 5
SPACES = SIZE * SIZE
CENTRE = 12
CORNERS = (0, 4, 20, 24)
NOWHERE = -1

COMPASS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")

"""The faces 1 to 8 of the crime die (HI-CRIME-2)."""
_OFFSETS = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))

LAIR_CORNERS: dict[int, tuple[int, ...]] = {
    1: (0, 4),
    2: (4,),
    3: (4, 24),
    4: (24,),
    5: (20, 24),
    6: (20,),
    7: (0, 20),
    8: (0,),
}
"""Which corners a face of the crime die names (HI-LAIR-2)."""


def space(row: int, column: int) -> int:
    """The space at a row and column as the rules count them, from 1."""
    return SIZE * (row - 1) + column - 1


def coordinates(at: int) -> tuple[int, int]:
    """Row and column of a space, counted from 1."""
    return at // SIZE + 1, at % SIZE + 1


def towards(at: int, face: int) -> int:
    """The space next to one in the direction of a face from 1 to 8, NOWHERE beyond the grid."""
    down, across = _OFFSETS[face - 1]
    row, column = at // SIZE + down, at % SIZE + across
    return SIZE * row + column if 0 <= row < SIZE and 0 <= column < SIZE else NOWHERE


ORTHOGONAL: tuple[tuple[int, ...], ...] = tuple(
    tuple(found for face in (1, 3, 5, 7) if (found := towards(at, face)) != NOWHERE) for at in range(SPACES)
)
NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted(found for face in range(1, 9) if (found := towards(at, face)) != NOWHERE)) for at in range(SPACES)
)
IN_REACH: tuple[tuple[int, ...], ...] = tuple((at, *ORTHOGONAL[at]) for at in range(SPACES))
"""A space and the orthogonally adjacent ones."""

STARTS: dict[int, tuple[tuple[int, int], ...]] = {
    2: ((2, 2), (2, 4), (3, 3), (4, 2), (4, 4)),
    3: ((2, 2), (2, 4), (3, 2), (3, 4), (4, 2), (4, 4)),
    4: ((2, 2), (2, 4), (3, 2), (3, 3), (3, 4), (4, 2), (4, 4)),
}
"""Where the crime pawns begin, A first, for each number of players (HI-SETUP-14)."""

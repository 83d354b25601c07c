"""What a game counts up when it is over, for the sheet that tells the end."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FinalFigure:
    """A number or word of the end with its label. `values` has one entry a seat, or one for the whole table."""

    label: str
    values: tuple[str, ...]

"""Several names in a sentence."""

from __future__ import annotations

from collections.abc import Sequence


def joined(names: Sequence[str]) -> str:
    """ "Ann", "Ann and Bo", "Ann, Bo and Cy"; "" for nobody."""
    *first, last = names or [""]
    return f"{', '.join(first)} and {last}" if first else last

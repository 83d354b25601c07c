"""Which known word somebody most likely meant: edit distance with swapped neighbours (optimal string alignment)."""

from __future__ import annotations

from collections.abc import Iterable


def distance(a: str, b: str) -> int:
    """How many letters must be left out, put in, changed or swapped with their neighbour to make `a` into `b`.

    Optimal string alignment distance (Damerau 1964, restricted to one edit a place).
    """
    before: list[int] = []
    row = list(range(len(b) + 1))
    for i, letter in enumerate(a, 1):
        two_before, before = before, row
        row = [i]
        for j, other in enumerate(b, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == b[j - 2] and a[i - 2] == other:
                cost = min(cost, two_before[j - 2] + 1)
            row.append(cost)
    return row[-1]


def allowed(word: str) -> int:
    """The most edits that still count as a slip in a word of this length."""
    return 1 if len(word) <= 4 else 2 if len(word) <= 8 else 3


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word nearest to `word`, letters large or small, or None if none is near; the first one wins a tie."""
    best: str | None = None
    least = allowed(word) + 1
    lowered = word.casefold()
    for candidate in known:
        if abs(len(candidate) - len(word)) >= least:
            continue
        edits = distance(lowered, candidate.casefold())
        if edits < least:
            best, least = candidate, edits
    return best

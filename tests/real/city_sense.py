"""How gladly a person of Heroes Incorporated takes an option: fights that may be won, moves to crimes, cards.

Known from what the option says alone: its key, its label and what stands beside it.
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence
from typing import Any

VERBS = {
    "fight": 8.0,
    "rocket": 8.0,
    "throw": 8.0,
    "bonus": 5.0,
    "hq": 5.0,
    "play": 4.0,
    "free": 4.0,
    "move": 3.0,
    "cancel": 2.0,
    "power": 2.0,
    "teleport": 0.7,
    "done": 0.5,
    "fall": 0.3,
    "pass": 0.05,
}
ROLLS = ("keep", "again", "raise", "justice")  # what a die would come to stands beside it
MISS = 0.15
EMPTY = 0.12  # a move to a block without a crime


def worth(option: Mapping[str, Any]) -> float:
    """How gladly this option is taken."""
    verb = str(option["key"]).partition(":")[0]
    preview = str(option["preview"])
    usual = VERBS.get(verb, 1.0)
    if chance := re.search(r"(\d+) %", preview):
        return max(0.05, usual * int(chance[1]) / 60)
    if verb in ("move", "place", "land"):
        return usual if "crime" in preview else usual * EMPTY
    if verb in ROLLS and "miss" in preview:
        return MISS
    return usual


def choose(options: Sequence[Mapping[str, Any]], dice: random.Random) -> Mapping[str, Any]:
    """An option: first what to do, as gladly as the best of its kind, then which; so that many moves are no reason."""
    kinds: dict[str, list[Mapping[str, Any]]] = {}
    for option in options:
        kinds.setdefault(str(option["key"]).partition(":")[0], []).append(option)
    groups = list(kinds.values())
    group = dice.choices(groups, [max(map(worth, group)) for group in groups])[0]
    return dice.choices(group, [worth(option) ** 2 for option in group])[0]

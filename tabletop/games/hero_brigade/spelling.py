"""How a position spells cards: `Police Officer x2`, `BERT 5 disabled shield 2 + Alien Ship`."""

from __future__ import annotations

import re
from typing import NamedTuple

COUNTED = re.compile(r"^(?P<name>.+?)(?:\s+x(?P<count>\d+))?$")
MARKED = re.compile(
    r"^(?P<name>.+?)(?:\s+(?P<hp>\d+))?(?P<disabled>\s+disabled)?(?:\s+shield\s+(?P<shield>\d+))?$", re.IGNORECASE
)


class CountedCard(NamedTuple):
    """A card's name and how many of it."""

    name: str
    times: int


class CharacterText(NamedTuple):
    """A Character in play as it is written; `hp` None means undamaged."""

    name: str
    hp: int | None
    disabled: bool
    shield: int
    attached: tuple[str, ...]


def spell_card(text: str) -> CountedCard:
    """A name with perhaps a count behind it."""
    found = COUNTED.match(text.strip())
    assert found is not None
    return CountedCard(found["name"], int(found["count"] or 1))


def spell_character(text: str) -> CharacterText:
    """A Character with its marks and Enhancements."""
    first, *attached = (part.strip() for part in text.split(" + "))
    found = MARKED.match(first)
    assert found is not None
    hp = int(found["hp"]) if found["hp"] else None
    return CharacterText(
        found["name"], hp, bool(found["disabled"]), int(found["shield"] or 0), tuple(part for part in attached if part)
    )

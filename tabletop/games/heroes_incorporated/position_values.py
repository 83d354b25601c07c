"""Values of a position file that are more than one word or number, and what a hero in it cannot be."""

from __future__ import annotations

from typing import Any

from tabletop.engine.position_fields import Fields
from tabletop.games.heroes_incorporated.book import Kind
from tabletop.games.heroes_incorporated.pieces import MOST_GADGETS, Hero
from tabletop.games.heroes_incorporated.table import Table


def table_at(value: Any, fields: Fields, field: str) -> Fields:
    """The fields of a table inside a list. Raises PositionFault for anything else."""
    if not isinstance(value, dict):
        raise fields.fault(field, "this must be a table.")
    return Fields(value, fields.path, fields.named(field))


def whole(value: Any, least: int, most: int, fields: Fields, field: str) -> int:
    """A whole number within bounds. Raises PositionFault."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise fields.fault(field, f"this must be a whole number from {least} to {most}.")
    return value


def whole_numbers(fields: Fields, name: str, least: int, most: int) -> list[int]:
    """A list of whole numbers within bounds, empty by default. Raises PositionFault naming the entry."""
    return [
        whole(value, least, most, fields, f"{name}[{n}]")
        for n, value in enumerate(fields.value(name, list, default=[]))
    ]


def hand_entries(fields: Fields) -> list[str | int]:
    """What stands in a hand: names, and numbers of cards of the rest. Raises PositionFault."""
    hand = fields.value("hand", list, int, default=[])
    if not isinstance(hand, list):
        return [whole(hand, 0, 99, fields, "hand")]
    return [one if isinstance(one, str) else whole(one, 0, 99, fields, f"hand[{n}]") for n, one in enumerate(hand)]


def check_hero(hero: Hero, kind: Kind, fields: Fields) -> None:
    """Raises PositionFault for what no hero of this card can be."""
    if "die" in fields.data and not hero.face:
        raise fields.fault("face", "a die on a block needs its face.")
    if hero.down and hero.face:
        raise fields.fault("die", "a knocked-out hero has no die on a block (HI-KO-2).")
    if hero.marked and kind.marker is None:
        raise fields.fault("marked", f"{kind.name} has no bonus marker.")
    if hero.gadgets and kind.origin == "Alien":
        raise fields.fault("gadgets", "an Alien carries no gadgets (HI-LIMIT-4).")
    if len(hero.gadgets) > MOST_GADGETS:
        raise fields.fault("gadgets", f"a hero carries at most {MOST_GADGETS} gadgets (HI-LIMIT-4).")


def check_lair(table: Table, at: int, fields: Fields) -> None:
    """Raises PositionFault for a lair that cannot be."""
    if not table.lairs:
        raise fields.fault("lair", 'there are lairs only with the option lairs = "on".')
    if table.has_pawn(at):
        raise fields.fault("at", "no crime pawn stands in a lair (HI-LAIR-9).")

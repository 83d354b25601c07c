"""Reading the printed cards of a game from its `cards.toml`, with errors that name file, card and field.

What the fields may say in a particular game is that game's business.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from tabletop.cardtext.nearest import nearest
from tabletop.engine.cards import AbilityText, CardDef, CardSet

_FIELDS = {"card": CardDef.__struct_fields__, "ability": AbilityText.__struct_fields__}


class CardFileError(ValueError):
    """A card file that cannot be used. `card` and `field` are "" where the whole file or the whole card is at fault."""

    def __init__(self, file: str, card: str, field: str, problem: str) -> None:
        self.file, self.card, self.field, self.problem = file, card, field, problem
        place = f'{file}: card "{card}"' if card else file
        super().__init__(f"{place}, {field}: {problem}" if field else f"{place}: {problem}")


def read_card_file(path: Path, game: str, name: str = "base") -> CardSet:
    """The card set in a file: a list `[[cards]]` of tables with the fields of CardDef. Raises CardFileError."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise CardFileError(path.name, "", "", f"The file cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise CardFileError(path.name, "", "", f"The file is not UTF-8 text (byte {error.start}).") from error
    except tomllib.TOMLDecodeError as error:
        raise CardFileError(path.name, "", "", f"This is not TOML: {error}.") from error
    return CardSet(game, read_cards(data, path.name), name)


def read_cards(data: dict[str, Any], file: str) -> tuple[CardDef, ...]:
    """The cards in a parsed file. Raises CardFileError for a wrong field, a missing name and an id used twice."""
    tables = data.get("cards")
    if not isinstance(tables, list) or not tables:
        raise CardFileError(file, "", "cards", "There are no cards. Begin each with [[cards]].")
    cards: dict[str, CardDef] = {}
    for number, table in enumerate(tables, 1):
        card = _read_card(table, file, number)
        if card.id in cards:
            raise CardFileError(file, card.name, "id", f'"{card.id}" is the id of "{cards[card.id].name}" already.')
        cards[card.id] = card
    return tuple(cards.values())


def _read_card(table: Any, file: str, number: int) -> CardDef:
    called = table.get("name") if isinstance(table, dict) else None
    label = called if isinstance(called, str) and called else f"number {number}"
    try:
        card = msgspec.convert(table, CardDef)
    except msgspec.ValidationError as error:
        raise CardFileError(file, label, *_explained(str(error))) from error
    for field in ("id", "name"):
        if not getattr(card, field).strip():
            raise CardFileError(file, label, field, "This must not be empty.")
    return card


def _explained(message: str) -> tuple[str, str]:
    """The field and the sentence in one of msgspec's messages (`Expected ..., got ... - at `$.copies``)."""
    problem, _, path = message.partition(" - at ")
    field = path.strip("`").removeprefix("$").removeprefix(".")
    unknown = re.fullmatch(r"Object contains unknown field `(.+)`", problem)
    if unknown:
        guess = nearest(unknown.group(1), _FIELDS["ability" if field.startswith("abilities") else "card"])
        hint = f' Did you mean "{guess}"?' if guess else ""
        return ".".join(filter(None, [field, unknown.group(1)])), f"There is no such field.{hint}"
    missing = re.fullmatch(r"Object missing required field `(.+)`", problem)
    if missing:
        return ".".join(filter(None, [field, missing.group(1)])), "This field is missing."
    return field, problem.replace("`", "") + "."

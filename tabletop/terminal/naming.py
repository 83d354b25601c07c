"""What a person calls a thing on the table, turned into its name there: `BERT` becomes `card:17`, `front-0` a zone."""

from __future__ import annotations

import re
from collections.abc import Mapping

from tabletop.engine.decision import Decision
from tabletop.engine.view import View

PREFIXES = ("card:", "place:", "zone:", "lane:", "hidden:")
NOTHING = "-"
_WORD = re.compile(r'"([^"]*)"|(\S+)')


class UnclearName(ValueError):
    """A word that names nothing on the table, or several things; the message says what is possible."""


def words_of(line: str) -> list[str]:
    """The words of a line; double quotes hold a name with spaces together."""
    return [quoted or plain for quoted, plain in _WORD.findall(line)]


def thing_named(word: str, view: View, titles: Mapping[str, str], decision: Decision | None) -> str | None:
    """The name on the table of what a word means, None for "-". Raises UnclearName."""
    if word == NOTHING:
        return None
    if word.startswith(PREFIXES):
        return word
    if word in view.zones:
        return f"zone:{word}"
    wanted = word.casefold()
    keys = _pieces(wanted, view, titles, exact=True) or _pieces(wanted, view, titles, exact=False)
    if len(keys) > 1 and decision is not None:
        asked = {name for option in decision.options for name in (option.subject, option.target)}
        keys = [key for key in keys if key in asked] or keys
    if len(keys) == 1:
        return keys[0]
    if keys:
        raise UnclearName(f'"{word}" may be any of {", ".join(keys)}. Name one of these.')
    raise UnclearName(
        f'Nothing on the table is called "{word}". Use a name that "view" shows, such as a card\'s name, '
        "the word in square brackets behind it, or a zone in round brackets."
    )


def _pieces(wanted: str, view: View, titles: Mapping[str, str], *, exact: bool) -> list[str]:
    keys = []
    for zone in view.zones.values():
        for piece in zone.pieces:
            title = titles.get(piece.kind, piece.kind).casefold() if piece.kind is not None else ""
            if title and (title == wanted if exact else title.startswith(wanted)):
                keys.append(piece.key)
    return keys

"""A piece in words: its name, its state, the reasons behind its numbers, and what is printed on a card.

Well-known fields (`hp`, `start`, `disabled`, `taunted_by`, `protect`, `barred`, `bearer`, `reasons`) are worded here
for every game, others by their name. A piece that is no card says in `called` all that is said of it. A game whose
rules offer `describe_piece(piece, view, titles) -> list[str]` or `describe_card(card) -> list[str]` uses words of its
own, in which `<0>` is a seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tabletop.engine.cards import CardDef, CardSet
from tabletop.engine.events import plain
from tabletop.engine.match import Match
from tabletop.engine.view import Json, Piece, View

HIDDEN = "a hidden card"
FIRST = ("hp", "disabled", "taunted_by")  # what is said before everything else
SILENT = ("start", "reasons", "rule", "faded")  # said together with another field, or apart

Titles = Mapping[str, str]


def titles_of(cards: CardSet) -> dict[str, str]:
    """What every card of a set is called on the table."""
    return {card.id: card.table_name for card in cards.cards}


def in_words(name: str) -> str:
    """`party_value` as words; `hp` and the like are said letter by letter."""
    return " ".join(part.upper() if len(part) == 2 else part for part in name.replace("-", "_").split("_"))


def piece_title(piece: Piece, titles: Titles) -> str:
    """The name of a piece, or that it is hidden."""
    if "called" in piece.fields:
        return str(piece.fields["called"])
    return HIDDEN if piece.kind is None else titles.get(piece.kind, piece.kind)


def piece_words(match: Match, piece: Piece, view: View, titles: Titles) -> list[str]:
    """The state of a piece, in the game's own words if it has any."""
    if "called" in piece.fields:
        return []
    own_words: Callable[[Piece, View, Titles], list[str]] | None = getattr(match.rules, "describe_piece", None)
    if own_words is not None:
        return [plain(words, match.names) if "<" in words else words for words in own_words(piece, view, titles)]
    printed = match.card_set.by_id(piece.kind).numbers if piece.kind is not None else {}
    return piece_marks(piece, view, titles, printed)


def piece_marks(piece: Piece, view: View, titles: Titles, printed: Mapping[str, int] | None = None) -> list[str]:
    """The state of a piece in short: `5 of 8 hit points`, `disabled`, `DR 1`, `carries Mutant DNA`.

    Numbers that are as `printed` on the card are left out, hit points apart.
    """
    same = {name for name, number in (printed or {}).items() if piece.fields.get(name) == number} - set(FIRST)
    fields = {name: value for name, value in piece.fields.items() if name not in same}
    order = [*(name for name in FIRST if name in fields), *(name for name in fields if name not in (*FIRST, *SILENT))]
    marks = [_mark(name, fields[name], piece, view, titles) for name in order]
    carried = [piece_title(other, titles) for other in attached_to(piece, view)]
    return [mark for mark in marks if mark] + ([f"carries {' and '.join(carried)}"] if carried else [])


def piece_reasons(piece: Piece, names: Sequence[str]) -> list[str]:
    """The sentences that say why its numbers are what they are."""
    return [plain(str(reason), names).rstrip(".") for reason in piece.fields.get("reasons") or ()]


def attached_to(bearer: Piece, view: View) -> list[Piece]:
    """The pieces that lie on this one, in the order in which they were attached."""
    return [p for zone in view.zones.values() for p in zone.pieces if p.fields.get("bearer") == bearer.key]


def printed_words(match: Match, card: CardDef) -> list[str]:
    """What is printed on a card, in the game's own words if it has any."""
    own_words: Callable[[CardDef], list[str]] | None = getattr(match.rules, "describe_card", None)
    return card_lines(card) if own_words is None else own_words(card)


def card_lines(card: CardDef) -> list[str]:
    """What is printed on a card: name, kind and numbers on the first line, then an ability a line."""
    kinds = f" ({', '.join(card.types)})" if card.types else ""
    numbers = "".join(f", {in_words(name)} {number}" for name, number in card.numbers.items())
    lines = [f"{card.name}: {in_words(card.kind)}{kinds}{numbers}."]
    for ability in card.abilities:
        name = f" {ability.name}." if ability.name else ""
        lines.append(f"{ability.group}, {ability.kind}:{name} {ability.text}")
    return lines


# ------------------------------------------------------------ single fields
def _mark(name: str, value: Json, piece: Piece, view: View, titles: Titles) -> str:
    special = SPECIAL.get(name)
    return special(value, piece) if special is not None else _plain_mark(name, value, view, titles)


def _plain_mark(name: str, value: Json, view: View, titles: Titles) -> str:
    """A field that no game has special words for; empty for what only a picture needs."""
    if isinstance(value, bool):
        return in_words(name) if value else ""
    if isinstance(value, int):
        return f"{in_words(name)} {value}".replace("-", "−") if value else ""
    if isinstance(value, str) and value:
        other = view.piece(value)
        words = {"taunted_by": "taunted by", "bearer": "on"}.get(name, in_words(name))
        return f"{words} {piece_title(other, titles) if other else value}"
    if isinstance(value, list) and value and all(isinstance(each, str) for each in value):
        return "; ".join(value)
    return ""


def _hit_points(value: Json, piece: Piece) -> str:
    start = piece.fields.get("start")
    of = f" of {start}" if start is not None else ""
    return f"{value}{of} hit {'point' if (start or value) == 1 else 'points'}"


def _ready(value: Json, _piece: Piece) -> str:
    return "disabled" if value else "ready"


def _shields(value: Json, _piece: Piece) -> str:
    shields = value if isinstance(value, list) else []
    return "; ".join(f"{each['name']}, damage {each['amount']} lower, {each['when']}" for each in shields)


def _barred(value: Json, _piece: Piece) -> str:
    return f"not now: {str(value).rstrip('.')}" if value else ""


SPECIAL: dict[str, Callable[[Json, Piece], str]] = {
    "hp": _hit_points,
    "disabled": _ready,
    "protect": _shields,
    "barred": _barred,
}

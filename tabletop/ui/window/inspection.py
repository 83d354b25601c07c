"""What the inspector says about a card, as values: chips, terms explained, reasons, what happened to it.

Well-known fields of a piece (`hp`, `start`, `disabled`, `taunted_by`, `protect`, `reasons`, `barred`, `to`, `down`,
`locked`, `combat`, `marker` and `marked`, `worn` or `spent`, `destroyed`, `lair`) are put into words for every game; a
game leaves out those that it has not.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tabletop.engine.cards import CardDef
from tabletop.engine.events import plain
from tabletop.engine.view import Piece
from tabletop.ui.palette import Palette, mix, seat_mark
from tabletop.ui.scene.parts.standing import MARKERS

MOST_TERMS = 6
STATES = (
    ("down", "Knocked out"),
    ("locked", "Locked"),
    ("worn", "Used"),
    ("spent", "Used"),
    ("destroyed", "Destroyed"),
    ("lair", "Lair"),
)
IN_BRACKETS = re.compile(r"\(([A-Z]{2,3}-[A-Z]*-?\d+)\)")
WORD = re.compile(r"[A-Z]+ \d|[A-Za-z][A-Za-z'-]+")


@dataclass(frozen=True, slots=True)
class Chip:
    """A small plate: words on a filled ground."""

    words: str
    fill: str


def chips_of(piece: Piece, owner: int | None, place: str, palette: Palette) -> list[Chip]:
    """The state of a piece as plates."""
    fields = piece.fields
    chips = []
    if fields.get("to"):
        chips.append(Chip("Announced", palette.paper))
    if "disabled" in fields:
        chips.append(Chip("Disabled", palette.disabled) if fields["disabled"] else Chip("Ready", palette.acts))
    if place:
        tint = seat_mark(owner).colour if owner is not None else palette.paper_2
        chips.append(Chip(place, mix(tint, "#FFFFFF", 0.45)))
    chips += _state_chips(piece, palette)
    if fields.get("hp") is not None:
        hp, start = fields["hp"], fields.get("start")
        words = f"{hp} of {start} HP" if start not in (None, hp) else f"{hp} HP"
        chips.append(Chip(words, mix(palette.refused, "#FFFFFF", 0.45)))
    if fields.get("taunted_by"):
        chips.append(Chip("Taunted", palette.refused))
    if fields.get("barred"):
        chips.append(Chip("Not now", palette.disabled))
    return chips


def _state_chips(piece: Piece, palette: Palette) -> list[Chip]:
    """What has become of a figure, a block or something carried, and what it still has."""
    fields = piece.fields
    states = [Chip(words, palette.disabled) for field, words in STATES if fields.get(field)]
    if "combat" in fields and not states:  # a figure that fights is one of the three
        states.append(Chip("Free", mix(palette.healed, "#FFFFFF", 0.55)))
    if fields.get("combat"):
        states.append(Chip(f"Fights with +{fields['combat']}", palette.acts))
    if fields.get("marker"):
        ready = not fields.get("marked")
        words = f"{str(fields['marker']).capitalize()} marker {'ready' if ready else 'used'}"
        states.append(Chip(words, MARKERS.get(str(fields["marker"]), palette.paper_2) if ready else palette.disabled))
    return states


def reason_lines(piece: Piece, names: Sequence[str], palette: Palette) -> list[str]:
    """Why its numbers are what they are, and why it can't be used, as rich text."""
    fields = piece.fields
    lines = []
    if fields.get("barred"):
        lines.append(f"{html.escape(str(fields['barred']))} {rule_link(str(fields.get('rule', '')), palette)}".strip())
    for shield in fields.get("protect") or ():
        who = names[shield["seat"]]
        words = f"{shield['name']} of {who}: each damage is {shield['amount']} lower, {shield['when']}."
        lines.append(html.escape(words))
    lines += [html.escape(plain(str(reason), names)) for reason in fields.get("reasons") or ()]
    return lines


def rule_link(rule: str, palette: Palette) -> str:
    """A rule number as a link with its small arrow, "" for none."""
    return f'<a style="color:{palette.link}" href="rule:{rule}">{rule} ▸</a>' if rule else ""


def card_text(card: CardDef) -> str:
    """Everything printed on the card that acts, as rich text: group, name, kind and sentences."""
    lines = []
    for ability in card.abilities:
        kind = f" <i>{html.escape(ability.kind)}</i>" if ability.kind != "Active" else ""
        lines.append(f"<b>{html.escape(ability.name)}</b>{kind} {html.escape(ability.text)}")
    return "<br>".join(lines)


def terms_of(card: CardDef, explain: Callable[[str], str | None]) -> list[tuple[str, str]]:
    """The terms in a card's text with their explanation, in the order in which they stand there."""
    found: dict[str, str] = {}
    for ability in card.abilities:
        words = WORD.findall(f"{ability.kind} {ability.text}")
        for word in [*map(" ".join, pairwise(words)), *words]:
            meaning = explain(word)
            if meaning and meaning not in found.values():
                found[word] = meaning
    return list(found.items())[:MOST_TERMS]


def terms_html(terms: Sequence[tuple[str, str]], palette: Palette) -> str:
    """Terms as rich text, the term itself in yellow (in ink on a light table)."""
    colour = palette.acts if palette.name != "light" else palette.ink
    return "".join(
        f'<p style="margin:0 0 5px 0; line-height:130%"><b style="color:{colour}">{html.escape(term)}</b>'
        f" {_with_links(html.escape(words), palette)}</p>"
        for term, words in terms
    )


def _with_links(words: str, palette: Palette) -> str:
    """Rule numbers in brackets become links."""
    return IN_BRACKETS.sub(lambda match: rule_link(match.group(1), palette), words)


HANDS_CLOSED = (
    ("", "The table, the log and every move stay open to all. Only a hand is private."),
    ("Opens", "for a decision that uses it, while its owner holds the named button for half a second."),
    ("Closes", "by itself when the turn passes."),
    ("Peek", "at any time by holding your own button."),
    ("Spoken", "text never names a card of a closed hand."),
)

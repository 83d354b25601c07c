"""*How to play* as it is written: panels with a title, pictures of cards, and text.

A panel begins with `## Deploy, attach or play`, shows cards with the line `Cards: johnny-pyro, mutant-dna`, and its
text is paragraphs and lists with `**bold**` words and rule numbers in square brackets: `[HB-PLAY-6]`.
"""

from __future__ import annotations

import html
import re
from dataclasses import dataclass

_TITLE = re.compile(r"^## +(.+)$", re.MULTILINE)
_CARDS = re.compile(r"^Cards: *([\w, -]+)$", re.MULTILINE)
_BOLD = re.compile(r"\*\*(.+?)\*\*")
_LINK = re.compile(r"\[([^\]]+)\]\((rule:[^)]+)\)")
_ITEM = re.compile(r"(?:-|\d+\.) +")
INDENT, NUMBER_ROOM = 42, 24  # pixels that a list is moved in by itself, and that its numbers need in small text
_NUMBER = re.compile(r" ?\[([A-Z]{2,3}-(?:[A-Z]+-)*R?\d+[a-z]?)\]")


@dataclass(frozen=True, slots=True)
class PagePanel:
    """One panel of the page: its title, cards by their ids, and markdown in which rule numbers are links."""

    title: str
    cards: tuple[str, ...]
    text: str


def panels_of(page: str) -> list[PagePanel]:
    """The panels of a page in their order; nothing for an empty page."""
    parts = _TITLE.split(page)[1:]
    return [_panel(title.strip(), body) for title, body in zip(parts[::2], parts[1::2], strict=True)]


def _panel(title: str, body: str) -> PagePanel:
    cards = tuple(card.strip() for line in _CARDS.findall(body) for card in line.split(",") if card.strip())
    text = _NUMBER.sub(r" [\1](rule:\1)", _CARDS.sub("", body)).strip()
    return PagePanel(title, cards, text)


def html_of(text: str, link: str, scale: float = 1.0) -> str:
    """A panel's text as rich text: paragraphs, lists, bold, and rule numbers in the colour `link`.

    `scale` is the size of the text over that of a small window: a list has its numbers in the margin.
    """
    blocks = [
        _block(block, link, round(NUMBER_ROOM * scale) - INDENT)
        for block in re.split(r"\n\s*\n", text.strip())
        if block.strip()
    ]
    return "".join(blocks)


def _block(block: str, link: str, margin: int) -> str:
    lines = [line.strip() for line in block.strip().splitlines()]
    items = [_ITEM.sub("", line, count=1) for line in lines if _ITEM.match(line)]
    if len(items) < len(lines):
        return f'<p style="margin:0 0 8px 0; line-height:125%">{_inline(" ".join(lines), link)}</p>'
    kind = "ol" if lines[0][0].isdigit() else "ul"
    entries = "".join(f'<li style="margin:0 0 7px 0; line-height:125%">{_inline(item, link)}</li>' for item in items)
    return f'<{kind} style="margin:0 0 8px 0; margin-left:{margin}px">{entries}</{kind}>'


def _inline(words: str, link: str) -> str:
    words = _BOLD.sub(r"<b>\1</b>", html.escape(words, quote=False))

    def anchor(found: re.Match[str]) -> str:
        number = found[1].replace("-", "\N{NON-BREAKING HYPHEN}")
        shown = f"<small>{number}\N{NO-BREAK SPACE}▸</small>"
        return f'<a style="color:{link}; text-decoration:none" href="{found[2]}">{shown}</a>'

    return _LINK.sub(anchor, words)

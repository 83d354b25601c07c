"""The rules of a game as data: numbers, what each says, and chapters. Read by the screen and by the terminal.

A rule is a list entry, a table row or a heading (an example, with the list below it) of the game's `rules.md` that
begins with its number.
"""

from __future__ import annotations

import difflib
import re

from tabletop.engine.game import Game

NUMBER = re.compile(r"(?<![\w-])[A-Z]{2,3}-(?:[A-Z]+-)*[RSE]?\d+[a-z]?(?![\w-])")
_RULING = re.compile(r"(?<![\w-])R\d+[a-z]?(?![\w-])")  # said without the letters of the game before it
_HEADING = re.compile(r"^#{2,4}\s+([A-Z]+(?:-[A-Z]+)*-[A-Z]?\d+[a-z]?)\s+(.*)$")
_ENTRY = re.compile(r"^\s*-\s+(\*\*)?([A-Z]+(?:-[A-Z]+)*-[A-Z]?\d+[a-z]?)(?(1)\*\*|:)\s*(.*)$")
_ROW = re.compile(r"^\|\s*\**([A-Z]+(?:-[A-Z]+)*-[A-Z]?\d+[a-z]?)\**\s*\|(.*)\|\s*$")
_CODE = re.compile(r"(`[^`]*`)")


class UnknownRule(ValueError):
    """There is no rule of this number; the message names the nearest ones."""


def numbered_rules(text: str) -> dict[str, str]:
    """All rules of a rules text by number, in their order, as plain text."""
    rules: dict[str, str] = {}
    example = ""
    for line in text.splitlines():
        found = _HEADING.match(line)
        if found or line.startswith("#"):
            example = found[1] if found else ""
            if found:
                rules.setdefault(found[1], _plain(found[2]))
            continue
        if example and line.startswith("- "):
            rules[example] = f"{rules[example]} {_plain(line.removeprefix('- '))}"
            continue
        found = _ENTRY.match(line)
        if found:
            rules.setdefault(found[2], _plain(found[3]))
            continue
        found = _ROW.match(line)
        if found:
            rules.setdefault(found[1], "; ".join(cell for cell in map(_plain, found[2].split("|")) if cell))
    return rules


def with_links(markdown: str, numbers: frozenset[str]) -> str:
    """The text with each of these numbers as a link `rule:NUMBER`, rulings as plain `R7` too; code is left as it is."""

    def link(found: re.Match[str]) -> str:
        return f"[{found[0]}](rule:{found[0]})" if found[0] in numbers else found[0]

    def ruling(found: re.Match[str]) -> str:
        whole = next((f"{game}-{found[0]}" for game in games if f"{game}-{found[0]}" in numbers), "")
        return f"[{found[0]}](rule:{whole})" if whole else found[0]

    games = sorted({number.partition("-")[0] for number in numbers})
    parts = [part if part.startswith("`") else NUMBER.sub(link, part) for part in _CODE.split(markdown)]
    return "".join(part if part.startswith("`") else _RULING.sub(ruling, part) for part in parts)


def rule_lines(game: Game, number: str) -> list[str]:
    """One rule, or all rules of a group such as `HB-DECK`. Raises UnknownRule."""
    rules = numbered_rules(game.rules_text())
    wanted = number.strip().upper()
    by_number = {known.upper(): known for known in rules}
    if wanted in by_number:
        return [f"{by_number[wanted]}: {rules[by_number[wanted]]}"]
    group = [
        known for upper, known in by_number.items() if wanted and re.fullmatch(rf"{re.escape(wanted)}-?\w+", upper)
    ]
    if group:
        return [f"{known}: {rules[known]}" for known in group]
    near = difflib.get_close_matches(wanted, list(by_number), 3, 0.5)
    hint = f" Near it: {', '.join(by_number[each] for each in near)}." if near else ""
    if not wanted:
        raise UnknownRule("Give the number of a rule" + (f", such as {next(iter(rules))}." if rules else "."))
    raise UnknownRule(f'{game.title} has no rule "{number.strip()}".{hint}')


def _plain(text: str) -> str:
    """Without the marks of bold and code."""
    return text.replace("**", "").replace("`", "").strip()

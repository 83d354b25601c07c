"""The reference of the card language, written from the grammars, the classes of the tree and the printed cards.

`python -m tabletop.cardtext.reference [FILE]` writes it, to docs/card-language.md unless a file is named. A game
takes part by having the modules `reading` (with LANGUAGE, base_card_set and read_card_set) and `sentences`.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import pkgutil
import re
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from tabletop.cardtext.forms import GrammarRule, in_words, rules_in
from tabletop.cardtext.language import SHARED_GRAMMAR, Language

TARGET = Path("docs/card-language.md")

INTRODUCTION = """\
# The card language

<!-- Written by `python -m tabletop.cardtext.reference` from the grammars and cards: change those, not this. -->

What is printed on a card is what the card does: its text is parsed and carried out, and nothing else says what
happens. This page lists every sentence that can stand on a card.

How to read the forms: words stand as they are on the card; ⟨…⟩ is something named elsewhere on this page, or a name;
[ ] can be left out; / separates what can stand in the same place; … means once or more. Capital letters, line breaks
and curly quotes make no difference.

A text that is not understood is refused with the card, the ability and the word at fault, and with the nearest word
that the language knows, or with what could stand there:

> cards.toml: card "BERT", ability "Clobber", word 2: I do not know "DGM". Did you mean "DMG"?
"""


def reference() -> str:
    """The whole page: what all games share, then a chapter a game."""
    chapters = [INTRODUCTION, _grammar_chapter("In every game", SHARED_GRAMMAR.read_text("utf-8"), 2)]
    chapters += [_game_chapter(reading, sentences) for reading, sentences in _games()]
    return "\n".join(chapters).rstrip() + "\n"


def examples() -> Iterator[tuple[Language[Any], str]]:
    """Every example on the page with the language it belongs to; those of the shared part once for each game."""
    for reading, _ in _games():
        for grammar in (SHARED_GRAMMAR, reading.LANGUAGE.grammar):
            for rule in rules_in(grammar.read_text("utf-8")):
                yield from ((reading.LANGUAGE, example) for example in rule.examples)


def _games() -> Iterator[tuple[Any, ModuleType]]:
    """The modules `reading` and `sentences` of every game that has a card language."""
    # By name: this package stands below the games and cannot import them.
    games = importlib.import_module("tabletop.games")
    for package in sorted(each.name for each in pkgutil.iter_modules(games.__path__) if each.ispkg):
        place = f"tabletop.games.{package}"
        if importlib.util.find_spec(f"{place}.reading"):
            yield importlib.import_module(f"{place}.reading"), importlib.import_module(f"{place}.sentences")


def _game_chapter(reading: Any, sentences: ModuleType) -> str:
    language: Language[Any] = reading.LANGUAGE
    parts = [_grammar_chapter(language.name, language.grammar.read_text("utf-8"), 2), "### What the sentences mean\n"]
    parts.append("Each sentence becomes one of these values (`sentences.py`), with the cards that have it.\n")
    parts.append(_meanings(sentences, _used(reading)))
    parts.append("\n### All words\n\n" + ", ".join(f"`{word}`" for word in _words(language)) + "\n")
    return "\n".join(parts)


def _grammar_chapter(title: str, grammar: str, level: int) -> str:
    rules = rules_in(grammar)
    # A rule that nothing needs to be said about is shown where it is used.
    shared = rules_in(SHARED_GRAMMAR.read_text("utf-8"))
    hidden = {rule.name: rule for rule in (*shared, *rules) if not rule.prose}
    lines = [f"{'#' * level} {title}\n"]
    section = ""
    for rule in rules:
        if rule.name in hidden:
            continue
        if rule.section != section:
            section = rule.section
            lines.append(f"{'#' * (level + 1)} {section}\n")
        lines.append(_rule_entry(rule, hidden))
    return "\n".join(lines)


def _rule_entry(rule: GrammarRule, hidden: dict[str, GrammarRule]) -> str:
    forms = list(dict.fromkeys(in_words(one, hidden) for one in rule.alternatives))
    lines = [f"**⟨{rule.name.replace('_', ' ')}⟩** {rule.prose}".rstrip() + "\n", "```text", *forms, "```\n"]
    if rule.examples:
        lines += [*(f"- {example}" for example in rule.examples), ""]
    return "\n".join(lines)


def _meanings(sentences: ModuleType, used: dict[str, list[str]]) -> str:
    lines = ["| Value | Text and meaning | Cards |", "|---|---|---|"]
    for name, value in vars(sentences).items():
        if not (inspect.isclass(value) and is_dataclass(value) and value.__module__ == sentences.__name__):
            continue
        meaning = re.sub(r"\s+", " ", inspect.getdoc(value) or "").replace("|", "\\|")
        lines.append(f"| {name} | {meaning} | {'; '.join(used.get(name, ()))} |")
    return "\n".join(lines)


def _used(reading: Any, most: int = 3) -> dict[str, list[str]]:
    """Card and ability for each class, at most three a class."""
    card_set = reading.base_card_set()
    trees = reading.read_card_set(card_set)
    used: dict[str, list[str]] = {}
    for card in card_set.cards:
        for ability, tree in zip(card.abilities, trees[card.id], strict=True):
            for name in dict.fromkeys(_classes(tree)):
                places = used.setdefault(name, [])
                place = f"{card.table_name} ({ability.name})" if ability.name else card.table_name
                if len(places) < most and place not in places:
                    places.append(place)
    return used


def _classes(tree: Any) -> Iterator[str]:
    if isinstance(tree, tuple):
        for part in tree:
            yield from _classes(part)
    elif is_dataclass(tree):
        yield type(tree).__name__
        for each in fields(tree):
            yield from _classes(getattr(tree, each.name))


def _words(language: Language[Any]) -> list[str]:
    return sorted((word for word in language.vocabulary.words() if word[-1].isalnum()), key=str.casefold)


def main(arguments: list[str]) -> None:
    """Writes the reference to the file named, or to its place in the project."""
    target = Path(arguments[0]) if arguments else TARGET
    target.write_text(reference(), "utf-8")
    print(f"Written: {target}")


if __name__ == "__main__":
    main(sys.argv[1:])

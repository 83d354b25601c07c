"""A grammar file as people read it: its rules with their explanations, examples and forms in plain words.

Comments carry the prose: `//#` begins a section, `//:` explains the rule below, `//>` is an example of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

_RULE = re.compile(r"^\??(_?[a-z][a-z_]*):(.*)$")
_PART = re.compile(r'"([^"]+)"|([A-Z][A-Z_]+)|(_?[a-z][a-z_]*)|([()|?*+])')
_OPEN_WORDS = {
    "N_ONE": "one",
    "N_TWO": "two",
    "N_MORE": "three …",
    "OWN_NAME": "⟨own name⟩",
    "CARD_NAME": "⟨card name⟩",
    "TYPE_NAME": "⟨Type⟩",
}


@dataclass
class GrammarRule:
    """One rule: its name, its alternatives as written, and what the comments above it say."""

    name: str
    section: str
    alternatives: list[str] = field(default_factory=list)
    prose: str = ""
    examples: tuple[str, ...] = ()


def rules_in(grammar: str) -> list[GrammarRule]:
    """The rules of a grammar file, in its order."""
    rules: list[GrammarRule] = []
    section, prose, examples = "", [], []
    for line in grammar.splitlines():
        if line.startswith("//"):
            mark, text = line[:3], line[3:].strip()
            if mark == "//#":
                section = text
            elif mark == "//:":
                prose.append(text)
            elif mark == "//>":
                examples.append(text)
        elif rule := _RULE.match(line):
            rules.append(GrammarRule(rule[1], section, _split(rule[2]), " ".join(prose), tuple(examples)))
            prose, examples = [], []
        elif line.strip().startswith("|"):
            rules[-1].alternatives += _split(line.strip()[1:])
    return rules


def _split(line: str) -> list[str]:
    """The alternatives on a line; a bar in brackets or quotes separates none."""
    alternatives, depth, start = [], 0, 0
    quoted = False
    for place, letter in enumerate(line):
        quoted ^= letter == '"'
        depth += 0 if quoted else {"(": 1, ")": -1}.get(letter, 0)
        if letter == "|" and not quoted and not depth:
            alternatives.append(line[start:place])
            start = place + 1
    return [one.partition("->")[0].strip() for one in (*alternatives, line[start:])]


def in_words(alternative: str, hidden: Mapping[str, GrammarRule]) -> str:
    """An alternative as a person reads it: words as they stand, rules in ⟨⟩, what may be left out in [ ].

    `hidden` are the rules that are shown in place instead of by name; they may not contain themselves.
    """
    words: list[str] = []
    opened: list[int] = []
    for text, terminal, rule, mark in _PART.findall(alternative):
        if text or terminal:
            words.append(text or _OPEN_WORDS[terminal])
        elif rule:
            words.append(_named(rule, hidden))
        elif mark == "(":
            opened.append(len(words))
        elif mark == ")":
            begin = opened.pop()
            words[begin:] = [" ".join(words[begin:])]
        elif mark == "?":
            words[-1] = f"[{words[-1]}]"
        elif mark in "*+":
            words[-1] = f"[{words[-1]} …]" if mark == "*" else f"{words[-1]} …"
    return _joined(words)


def _named(rule: str, hidden: Mapping[str, GrammarRule]) -> str:
    if rule not in hidden:
        return f"⟨{rule.replace('_', ' ').strip()}⟩"
    alternatives = [in_words(one, hidden) for one in hidden[rule].alternatives]
    return alternatives[0] if len(alternatives) == 1 else "(" + " / ".join(alternatives) + ")"


def _joined(words: Iterable[str]) -> str:
    text = " ".join(words)
    text = re.sub(r"(?<!/) (\[?[.,:;])", r"\1", text)
    return text.replace("non- ", "non-").replace(" -Type", "-Type").strip()

"""Which rules of a catalogue no test cites, and which citations name no rule.

Everything is read, nothing imported: the catalogue's numbers from `rules.md`, the citations (`citing.py`) from the
syntax trees of the tests. `python -m tests.rules_cited` prints what is missing.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# `- **HB-DECK-3** ...`, `| BR-R1 | ...` and `- BR-INV-1: ...` in parts 2 and 4; `| HB-EX-5 | ...`, `| BR-S5 | ...` and
# `### HI-E1 ...` and `**Round 1 - Play**` in part 5.
RULE = re.compile(r"^(?:- \*\*|\| |- (?=[A-Z]+-INV-))([A-Z]+(?:-[A-Z]+)*-?\d+[a-z]?)(?:\*\*| \||:)")
EXAMPLE = re.compile(r"^(?:\| ([A-Z]+-(?:EX-|S)\d+[a-z]?) \||### ([A-Z]+-E\d+) )")
ROUND = re.compile(r"^\*\*Round (\d+) - ")
PART = re.compile(r"^## (\d+)\. ")


@dataclass
class Catalogue:
    """The numbers that a catalogue defines, in its order; a round of the long example is `HB-EX-PLAY-1`."""

    rules: list[str] = field(default_factory=list)
    examples: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Citation:
    """One number in one test file. `kind` is `rule`, `example` or `definition`."""

    kind: str
    number: str
    place: str


def catalogue(text: str) -> Catalogue:
    """The numbers of parts 2 and 4 (rules, rulings) and 5 (worked examples) of a rules catalogue."""
    found = Catalogue()
    part = 0
    prefix = ""
    for line in text.splitlines():
        if match := PART.match(line):
            part = int(match[1])
        elif part in (2, 4) and (match := RULE.match(line)):
            found.rules.append(match[1])
            prefix = match[1].split("-")[0]
        elif part == 5 and (match := EXAMPLE.match(line)):
            found.examples.append(match[1] or match[2])
        elif part == 5 and (match := ROUND.match(line)):
            number = f"{prefix}-EX-PLAY-{match[1]}"
            if number not in found.examples:
                found.examples.append(number)
    return found


def citations(files: Iterable[Path], root: Path = ROOT) -> list[Citation]:
    """Every citation in these test files that belongs to a test which really runs."""
    return [
        Citation(kind, number, f"{path.relative_to(root)}:{line}")
        for path in files
        for kind, number, line in _cited(ast.parse(path.read_text(encoding="utf-8")))
    ]


def faults(known: Catalogue, cited: Iterable[Citation], exempt: Mapping[str, str]) -> list[str]:
    """One line for each number without a test, each citation of an unknown number, each needless exemption."""
    rules, examples = set(known.rules), set(known.examples)
    tested = {(("example" if c.kind == "example" else "rule"), c.number) for c in cited}
    lines = [
        f"{c.place}: {c.kind} {c.number} is not in the catalogue"
        for c in cited
        if c.number not in (examples if c.kind == "example" else rules)
    ]
    lines += [f"{n}: no test cites this rule" for n in known.rules if ("rule", n) not in tested and n not in exempt]
    lines += [
        f"{n}: no test plays this example" for n in known.examples if ("example", n) not in tested and n not in exempt
    ]
    lines += [f"{n}: exempt, but not in the catalogue" for n in exempt if n not in rules | examples]
    lines += [f"{n}: exempt, but tested" for n in exempt if {("rule", n), ("example", n)} & tested]
    return lines


def _cited(tree: ast.Module) -> Iterator[tuple[str, str, int]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            if not _skipped(node.decorator_list):
                yield from _calls(node.decorator_list, ("rule", "example"))
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _calls(node.decorator_list, ("rule", "example"))
        elif isinstance(node, ast.Call) and _name(node) == "param":
            marks = [keyword.value for keyword in node.keywords if keyword.arg == "marks"]
            if not _skipped(marks):
                yield from _calls(marks, ("rule", "example"))
    for statement in tree.body:
        if isinstance(statement, ast.Expr):
            yield from _calls([statement.value], ("definition",))


def _calls(nodes: Iterable[ast.AST], names: tuple[str, ...]) -> Iterator[tuple[str, str, int]]:
    for top in nodes:
        # Marks of a `pytest.param` inside a decorator are found by the walk over the whole module.
        inner = {id(n) for p in ast.walk(top) if isinstance(p, ast.Call) and _name(p) == "param" for n in ast.walk(p)}
        for node in ast.walk(top):
            if isinstance(node, ast.Call) and id(node) not in inner and _name(node) in names:
                numbers = node.args[:1] if _name(node) == "definition" else node.args
                for argument in numbers:
                    text = argument.value if isinstance(argument, ast.Constant) else "(not a literal)"
                    yield _name(node), str(text), node.lineno


def _name(call: ast.Call) -> str:
    called = call.func
    if isinstance(called, ast.Attribute):
        return called.attr
    return called.id if isinstance(called, ast.Name) else ""


def _skipped(decorators: Iterable[ast.AST]) -> bool:
    words = {n.attr for d in decorators for n in ast.walk(d) if isinstance(n, ast.Attribute)}
    return bool(words & {"skip", "skipif", "xfail"})


SOLO = "belongs to the solo variant, which cannot be played yet"

# Rules of Hero Brigade without a test, each with its reason.
HERO_BRIGADE_EXEMPT: dict[str, str] = {
    **{f"HB-SOLO-{n}": SOLO for n in range(1, 25)},
    **{f"HB-R{n}": SOLO for n in (*range(50, 67), *range(70, 74))},
    **{f"HB-EX-{n}": SOLO for n in (22, 23)},
}


def game_faults(folder: str, exempt: Mapping[str, str]) -> list[str]:
    """What is missing in the tests of a game, by the name of its folder."""
    text = (ROOT / f"tabletop/games/{folder}/rules.md").read_text(encoding="utf-8")
    files = sorted((ROOT / f"tests/games/{folder}").rglob("*.py"))
    return faults(catalogue(text), citations(files), exempt)


def hero_brigade_faults() -> list[str]:
    """What is missing in the tests of Hero Brigade."""
    return game_faults("hero_brigade", HERO_BRIGADE_EXEMPT)


def hero_brawl_faults() -> list[str]:
    """What is missing in the tests of Hero Brawl and the Roshambo Protocol; nothing is exempt."""
    return game_faults("hero_brawl", {})


def heroes_incorporated_faults() -> list[str]:
    """What is missing in the tests of Heroes Incorporated; nothing is exempt."""
    return game_faults("heroes_incorporated", {})


def main() -> int:
    """Prints the faults, one a line; 1 when there are any."""
    lines = hero_brigade_faults() + hero_brawl_faults() + heroes_incorporated_faults()
    print("\n".join(lines) or "Every rule and every worked example of every game has a test.")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())

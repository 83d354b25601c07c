"""How a test says which printed abilities it guards: `@covers("bert", "F Clobber")`.

A citation promises that the test fails when that ability does something else or is missing. `test_completeness.py`
reads the citations from the source and compares them with the printed cards.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


def covers(card: str, *abilities: str) -> Callable[[Test], Test]:
    """Marks a test of these abilities of a card, each written as its group letter and its name."""
    assert card
    assert all(len(ability.partition(" ")[0]) == 1 for ability in abilities)
    return lambda test: test


def covered(files: list[Path]) -> Iterator[tuple[str, str, str]]:
    """Card id, ability ("" for the card as a whole) and test of every citation on a test function."""
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                for card, *abilities in _citations(node):
                    yield from ((card, ability, f"{file.name}::{node.name}") for ability in abilities or [""])


def _citations(test: ast.FunctionDef) -> Iterator[list[str]]:
    for call in test.decorator_list:
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "covers":
            yield [str(argument.value) for argument in call.args if isinstance(argument, ast.Constant)]

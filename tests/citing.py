"""How a test names the rules it guards: `@rule("HB-DECK-3")`, `@example("HB-EX-5")`, `definition("HB-TERM-5", ...)`.

A citation promises that the test fails when that rule is broken. `rules_cited.py` reads the citations from the source
and compares them with the catalogue; `pytest --rule HB-DECK-3` runs the tests that cite a rule.
"""

from __future__ import annotations

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Marks a test function, class or `pytest.param` as one that fails when one of these rules is broken."""
    return pytest.mark.rule(*numbers)


def example(*numbers: str) -> pytest.MarkDecorator:
    """Marks a test that plays through these worked examples of the catalogue, `HB-EX-5` or `HB-EX-PLAY-1`."""
    return pytest.mark.example(*numbers)


def definition(number: str, reason: str) -> None:
    """States that a rule only names something, so that no test could fail by it alone; `reason` says why.

    Stands at the top level of a test module, near the tests of the rules that use the term.
    """
    if len(reason.split()) < 4:
        raise ValueError(f"{number} is called a pure definition: say in a sentence why no test can break it")

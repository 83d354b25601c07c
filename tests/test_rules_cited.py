"""Every rule and worked example of a catalogue has a test, and the check itself notices when one has not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.citing import definition, example, rule
from tests.rules_cited import ROOT, Catalogue, Citation, catalogue, citations, faults, hero_brigade_faults

CATALOGUE = """
## 1. Components
- **HB-NOT-1** Outside the parts that hold rules.
## 2. Rules
- **HB-DECK-1** A rule that mentions HB-DECK-9.
- **HB-DECK-2** Another.
## 4. Rulings
- **HB-R1** A ruling.
- **HB-R1a** Its detail.
## 5. Worked examples
| Id | Given |
| HB-EX-1 | something |
**Round 1 - Draw.** Given ...
**Round 1 - Play**
**Round 2 - Draw.** ...
"""

TESTS = '''
from tests.citing import definition, example, rule
definition("HB-R1", "it only gives a thing its name")

@rule("HB-DECK-1", "HB-R1a")
def test_of_two_rules():
    assert True

@pytest.mark.skip
@rule("HB-DECK-2")
def test_that_never_runs():
    assert True

@rule("HB-DECK-2")
def not_a_test():
    assert True

@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("HB-DECK-7")), pytest.param(2, marks=example("HB-EX-1"))])
def test_of_cases(n):
    """Says rule("HB-DECK-2") in passing."""
    assert n
'''


def test_the_catalogue_is_read_by_parts() -> None:
    known = catalogue(CATALOGUE)
    assert known.rules == ["HB-DECK-1", "HB-DECK-2", "HB-R1", "HB-R1a"]
    assert known.examples == ["HB-EX-1", "HB-EX-PLAY-1", "HB-EX-PLAY-2"]


def test_only_citations_of_running_tests_count(tmp_path: Path) -> None:
    file = tmp_path / "test_decks.py"
    file.write_text(TESTS)
    found = {(c.kind, c.number) for c in citations([file], tmp_path)}
    assert found == {
        ("definition", "HB-R1"),
        ("rule", "HB-DECK-1"),
        ("rule", "HB-R1a"),
        ("rule", "HB-DECK-7"),
        ("example", "HB-EX-1"),
    }


def test_faults_name_what_is_missing_unknown_and_needless(tmp_path: Path) -> None:
    file = tmp_path / "test_decks.py"
    file.write_text(TESTS)
    found = faults(catalogue(CATALOGUE), citations([file], tmp_path), {"HB-EX-1": "why", "HB-X-1": "why"})
    assert found == [
        "test_decks.py:18: rule HB-DECK-7 is not in the catalogue",
        "HB-DECK-2: no test cites this rule",
        "HB-EX-PLAY-1: no test plays this example",
        "HB-EX-PLAY-2: no test plays this example",
        "HB-X-1: exempt, but not in the catalogue",
        "HB-EX-1: exempt, but tested",
    ]


def test_nothing_is_found_where_all_is_cited() -> None:
    known = Catalogue(rules=["HB-DECK-1", "HB-SOLO-1"], examples=["HB-EX-1"])
    cited = [Citation("rule", "HB-DECK-1", "a:1"), Citation("example", "HB-EX-1", "a:2")]
    assert faults(known, cited, {"HB-SOLO-1": "not playable"}) == []


def test_an_example_does_not_stand_for_a_rule() -> None:
    cited = [Citation("example", "HB-DECK-1", "a:1")]
    found = faults(Catalogue(rules=["HB-DECK-1"]), cited, {})
    assert found == ["a:1: example HB-DECK-1 is not in the catalogue", "HB-DECK-1: no test cites this rule"]


def test_a_definition_needs_a_reason() -> None:
    definition("HB-TERM-5", "it names what other rules call an attack")
    with pytest.raises(ValueError, match="HB-TERM-5"):
        definition("HB-TERM-5", "obvious")


def test_marks_carry_their_numbers() -> None:
    assert rule("HB-DECK-1", "HB-DECK-2").args == ("HB-DECK-1", "HB-DECK-2")
    assert example("HB-EX-1").args == ("HB-EX-1",)


def test_the_catalogue_of_hero_brigade_is_read_in_full() -> None:
    text = (ROOT / "tabletop/games/hero_brigade/rules.md").read_text(encoding="utf-8")
    known = catalogue(text)
    assert len(known.rules) >= 237
    assert len(known.examples) >= 31
    assert len(set(known.rules)) == len(known.rules)


def test_every_rule_and_example_of_hero_brigade_has_a_test() -> None:
    missing = hero_brigade_faults()
    assert not missing, "\n" + "\n".join(missing)

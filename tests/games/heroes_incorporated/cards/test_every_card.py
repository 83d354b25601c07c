"""No card of the set is without a test: the lists that the tests of this folder walk over are the whole card set."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import pytest

from tests.games.heroes_incorporated.cards.test_adventures import OF_HEROES, POWER_UPS
from tests.games.heroes_incorporated.cards.test_adventures import PLAIN as PLAIN_ADVENTURES
from tests.games.heroes_incorporated.cards.test_fame import FAME
from tests.games.heroes_incorporated.cards.test_gadgets import GADGETS
from tests.games.heroes_incorporated.cards.test_hq_gadgets import HQ_GADGETS
from tests.games.heroes_incorporated.cards.test_ko_gadgets import KO_GADGETS
from tests.games.heroes_incorporated.cards.test_supervillains import NUMBERS
from tests.games.heroes_incorporated.cards.won import BLOCKS, LABORATORIES, WITH_POWER

ROOT = Path(__file__).resolve().parents[4]
CARDS = tomllib.loads((ROOT / "tabletop/games/heroes_incorporated/cards.toml").read_text(encoding="utf-8"))["cards"]
TESTS = Path(__file__).resolve().parent
FATE = {
    "Meteor Strike",
    "Crime Wave",
    "Tabloid Scandal",
    "Equipment Failure",
    "Anonymous Tip",
    "Emergency Call",
    "Rebuilding Fund",
    "Second Wind",
    "Genome Panic",
    "Swift Justice",
}
TESTED = {
    "Gadget": set(GADGETS),
    "KO gadget": set(KO_GADGETS),
    "Team HQ gadget": set(HQ_GADGETS),
    "Fame": set(FAME),
    "Fate": FATE,
    "Adventure": set(OF_HEROES) | set(PLAIN_ADVENTURES),
    "Supervillain": set(NUMBERS),
    "Power-up": set(POWER_UPS),
    "Block": set(BLOCKS),
}


def spoken_of(*files: Path) -> set[str]:
    """The strings in test functions of these files, with those of their decorators."""
    tests = [
        node
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test")
    ]
    strings = [node for test in tests for node in ast.walk(test) if isinstance(node, ast.Constant)]
    return {node.value for node in strings if isinstance(node.value, str)}


@pytest.mark.parametrize("kind", TESTED)
def test_the_tests_walk_over_every_card_of_a_kind(kind: str) -> None:
    assert {card["name"] for card in CARDS if card["kind"] == kind} == TESTED[kind]


def test_every_kind_of_card_has_its_tests() -> None:
    assert {card["kind"] for card in CARDS} == {*TESTED, "Hero"}
    assert sum(len(TESTED[kind]) for kind in TESTED if kind != "Block") == 77


def test_each_fate_card_is_played_by_a_test_of_its_own() -> None:
    assert spoken_of(TESTS / "test_fate.py", TESTS / "test_fate_in_the_city.py") >= FATE


def test_each_block_power_is_used_by_a_test_of_its_own() -> None:
    assert spoken_of(TESTS / "test_block_powers.py") | set(LABORATORIES) >= set(WITH_POWER)


def test_each_gadget_has_a_test_of_what_it_does() -> None:
    text = (TESTS / "test_gadgets.py").read_text(encoding="utf-8")
    assert {name for name in GADGETS if f"def test_{name.lower().replace(' ', '_')}_" in text} == set(GADGETS)


def test_each_hero_stands_in_a_test_of_its_powers() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in (TESTS.parent / "rules").glob("test_powers_*.py"))
    heroes = {card["name"] for card in CARDS if card["kind"] == "Hero"}
    assert {name for name in heroes if f'"{name}"' in text} == heroes

"""Every printed card and every ability on it has a test; a new card without one fails here."""

from __future__ import annotations

from pathlib import Path

from tabletop.games.hero_brigade.reading import base_card_set
from tests.games.hero_brigade.cards.covering import covered

TESTS = sorted(Path(__file__).parent.glob("test_*.py"))
PRINTED = {(card.id, f"{one.group} {one.name}") for card in base_card_set().cards for one in card.abilities}
CITED = {(card, ability) for card, ability, _test in covered(TESTS)}


def test_every_card_is_named_by_a_test() -> None:
    assert sorted({card.id for card in base_card_set().cards} - {card for card, _ in CITED}) == []


def test_every_ability_is_covered() -> None:
    assert sorted(PRINTED - CITED) == []


def test_nothing_is_covered_that_is_not_printed() -> None:
    assert sorted(pair for pair in CITED - PRINTED if pair[1]) == []


def test_a_citation_is_read_from_the_source(tmp_path: Path) -> None:
    file = tmp_path / "test_bert.py"
    file.write_text('@covers("bert", "F Armor", "P Shield Wall")\ndef test_bert(): pass\ndef test_other(): pass\n')
    assert list(covered([file])) == [
        ("bert", "F Armor", "test_bert.py::test_bert"),
        ("bert", "P Shield Wall", "test_bert.py::test_bert"),
    ]


def test_the_card_set_is_the_catalogues() -> None:
    copies = {(deck, which): 0 for deck in ("hero", "villain", "resource") for which in ("base", "stretch")}
    for card in base_card_set().cards:
        copies[card.deck, card.set] += card.copies
    assert list(copies.values()) == [20, 4, 20, 4, 50, 7]
    assert len(base_card_set().cards) == 50

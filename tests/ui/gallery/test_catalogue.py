"""What the gallery finds and how it tells where a card comes from."""

from __future__ import annotations

from tabletop.ui.gallery.catalogue import Wanted, facets_of, matching, origin_line, spoken, type_line
from tests.ui.duels import GAME

SET = GAME.card_set()


def names(**wanted: object) -> list[str]:
    return [card.name for card in matching(SET.cards, Wanted(**wanted))]  # type: ignore[arg-type]


def test_facets_are_those_with_a_choice() -> None:
    assert facets_of(SET) == {
        "deck": ["hero", "villain", "resource"],
        "kind": ["Character", "Enhancement"],
        "set": ["base", "stretch"],
    }


def test_everything_without_a_wish() -> None:
    assert len(names()) == len(SET.cards)
    assert not Wanted().narrows


def test_words_are_sought_in_name_type_deck_and_text() -> None:
    assert names(words="taunt") == ["BERT", "Chinese Calculus", "Union Rep", "Bro"]
    assert names(words="the star")[0] == "The Star-King"
    assert "Johnny Pyro" in names(words="mutant hero")
    assert names(words="no such words") == []


def test_names_come_before_texts() -> None:
    assert names(words="fist")[0] == "Fist"
    assert "Johnny Pyro" in names(words="fist")


def test_chips_narrow_within_and_across_facets() -> None:
    wanted = Wanted()
    wanted.toggle("deck", "hero")
    wanted.toggle("deck", "villain")
    wanted.toggle("kind", "Enhancement")
    assert [card.deck for card in matching(SET.cards, wanted)] == ["hero", "villain"]
    assert wanted.narrows
    wanted.toggle("kind", "Enhancement")
    assert len(matching(SET.cards, wanted)) == 20


def test_where_a_card_comes_from() -> None:
    assert origin_line(SET.by_id("bert")) == "Hero deck · 2 copies"
    assert origin_line(SET.by_id("dr-cat")) == "Hero deck · 1 copy"
    assert origin_line(SET.by_id("bro"), "Union Rep") == "Resource deck · 1 copy · stretch set, stands in for Union Rep"
    assert type_line(SET.by_id("bert")) == "Character · Hero · Tech"
    assert spoken(SET.by_id("bert")) == "BERT. Character · Hero · Tech. HP 8, value 3. Hero deck · 2 copies"

"""Printing a tree and reading it again gives the same tree, for every tree and for every printed text."""

from __future__ import annotations

import re

import pytest
from hypothesis import HealthCheck, given, settings

from tabletop.cardtext.faults import Where
from tabletop.cardtext.words import Names
from tabletop.games.hero_brigade import sentences as s
from tabletop.games.hero_brigade.reading import LANGUAGE, base_card_set, read_ability
from tabletop.games.hero_brigade.wording import word_ability, word_sentences
from tabletop.games.hero_brigade.wording_parts import UnwordableError
from tests.cardtext.trees import ME, texts

HERE = Where("cards.toml", ME, "Trick")
NAMES = Names(
    (ME,),
    tuple((card.name, card.name) for card in base_card_set().cards),
    ("Hero", "Magic", "Normal", "Mercenary"),
)
PRINTED = [(card, ability) for card in base_card_set().cards for ability in card.abilities]


@given(texts)
@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_every_tree_survives_being_printed_and_read(tree: s.Sentences) -> None:
    text = word_sentences(tree, ME)
    # Ends are taken off so that no text is too long to be read; what is left is still a text.
    if len(text) <= 1000:
        assert LANGUAGE.parse(text, HERE, NAMES) == tree, text


@given(texts)
@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_printing_again_changes_nothing(tree: s.Sentences) -> None:
    text = word_sentences(tree, ME)
    if len(text) <= 1000:
        assert word_sentences(LANGUAGE.parse(text.upper(), HERE, NAMES), ME) == text


@pytest.mark.parametrize(("card", "ability"), PRINTED, ids=lambda part: str(getattr(part, "name", part)))
def test_a_printed_text_is_in_normal_form(card: object, ability: object) -> None:
    from tabletop.engine.cards import AbilityText, CardDef

    assert isinstance(card, CardDef)
    assert isinstance(ability, AbilityText)
    tree = read_ability(card, ability)
    text = word_ability(tree, card.name, ability.group)
    assert text == re.sub(r" \((?!Row Attack)[^)]*\)", "", ability.text)
    again = AbilityText(group=ability.group, name=ability.name, text=text, kind=ability.kind)
    assert read_ability(card, again) == tree


def test_a_tree_without_words_is_refused() -> None:
    with pytest.raises(UnwordableError):
        word_sentences(s.Sentences())
    with pytest.raises(UnwordableError):
        word_sentences(s.Sentences((s.Damage(s.Amount(2, None, 4), s.Self()),)))

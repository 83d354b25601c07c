"""docs/card-language.md says what the language is now, and its examples are sentences of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabletop.cardtext.faults import Where
from tabletop.cardtext.forms import in_words, rules_in
from tabletop.cardtext.language import Language
from tabletop.cardtext.reference import INTRODUCTION, TARGET, examples, main, reference
from tabletop.cardtext.words import Names
from tabletop.games.hero_brigade.placing import TYPES
from tabletop.games.hero_brigade.reading import base_card_set
from tabletop.games.heroes_incorporated.reading import card_names
from tests.cardtext.saying import fault

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = list(examples())
BRIGADE = Names((), tuple((card.name, card.name) for card in base_card_set().cards), TYPES)
NAMES = {"Heroes Incorporated": card_names()}


def test_the_reference_is_up_to_date() -> None:
    written = (ROOT / TARGET).read_text("utf-8")
    assert written == reference(), f"write it anew: python -m tabletop.cardtext.reference {TARGET}"


def test_it_is_written_where_one_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([str(tmp_path / "page.md")])
    assert (tmp_path / "page.md").read_text("utf-8").startswith("# The card language")
    assert "Written: " in capsys.readouterr().out


@pytest.mark.parametrize(("language", "text"), EXAMPLES, ids=[text for _, text in EXAMPLES])
def test_an_example_is_read(language: Language[Any], text: str) -> None:
    assert language.parse(text, Where("card-language.md", "example", text), NAMES.get(language.name, BRIGADE))


def test_every_word_of_the_language_stands_in_an_example() -> None:
    said = " ".join(text for _, text in EXAMPLES).casefold()
    words = {word for language, _ in EXAMPLES for word in language.vocabulary.words()}
    assert not [word for word in words if word.casefold() not in said]


def test_the_error_shown_is_the_one_that_comes() -> None:
    error = str(fault("2 DGM to one FRT.", name="BERT")).replace("Trick", "Clobber")
    assert f"> {error}\n" in INTRODUCTION


def test_forms_read_like_sentences() -> None:
    comments = "//# Part\n//: Why.\n//> 2 HEAL.\n"
    first = 'heal: number "HEAL" above? -> a | _all ("; or" who)+\n'
    rules = rules_in(comments + first + '_all: "non-" TYPE_NAME\nabove: "," "more"\n')
    assert [rule.name for rule in rules] == ["heal", "_all", "above"]
    assert (rules[0].section, rules[0].prose, rules[0].examples) == ("Part", "Why.", ("2 HEAL.",))
    hidden = {rule.name: rule for rule in rules[1:]}
    assert [in_words(one, hidden) for one in rules[0].alternatives] == [
        "⟨number⟩ HEAL[, more]",
        "non-⟨Type⟩; or ⟨who⟩ …",
    ]

"""The sentences of Hero Brawl: each is read, printed back, and the control words of all games are carried out."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.cardtext.faults import CardTextError, Where
from tabletop.cardtext.words import Names
from tabletop.games.hero_brawl import sentences as s
from tabletop.games.hero_brawl.reading import LANGUAGE, base_card_set, read_card_set
from tabletop.games.hero_brawl.wording import in_words
from tests.games.hero_brawl.bout import Bout, play

WHERE = Where("test", "card", "text")
NAMES = Names((), (), ())


def read(text: str) -> s.Sentences:
    """The tree of a text."""
    return LANGUAGE.parse(text, WHERE, NAMES)


def own_card(text: str, on: str = "baron-boo") -> list[dict[str, Any]]:
    """A card of one's own in the place of a printed one."""
    card = next(card for card in base_card_set().cards if card.id == on)
    return [
        {
            "id": card.id,
            "name": "Trick",
            "deck": "brawl",
            "copies": 1,
            "kind": "Wrestler",
            "types": ["Heel"],
            "numbers": card.numbers,
            "extra": card.extra,
            "abilities": [{"group": "T", "name": "Heel", "kind": "Turn", "text": text}],
        }
    ]


def trick(text: str, hand: int = 3, pile: int = 9) -> Bout:
    """Ann is about to play a card with this text; nobody answers."""
    players = [{"hand": ["Trick", hand]}, {"hand": 3}]
    return play(cards=own_card(text), players=players, pile=pile, belt="Bo").play("Trick").quiet()


@pytest.mark.parametrize("card", base_card_set().cards, ids=lambda card: card.id)
def test_every_printed_sentence_is_printed_back(card: Any) -> None:
    trees = read_card_set(base_card_set())[card.id]
    for tree, ability in zip(trees, card.abilities, strict=True):
        said = " ".join(f"{in_words(effect)}." for effect in tree.effects)
        assert read(said).effects == tree.effects
        assert said.split(".")[0] in ability.text


@pytest.mark.parametrize(
    "text",
    [
        "You may draw 1.",
        "Discard 2; if you do, draw 3.",
        "Choose one: draw 2; or discard 1.",
        "Choose one: draw 1; or you may discard 1; if you do, draw 2.",
        "Exchange 2 cards with one opponent.",
    ],
)
def test_control_words_are_printed_back(text: str) -> None:
    assert f"{in_words(read(text).effects[0])}." == text


def test_you_may_is_asked() -> None:
    bout = trick("You may draw 2.")
    assert bout.question == "may"
    assert bout.decision.prompt == "Draw 2: do you want to?"
    assert bout.answer("yes").count("Ann") == 5
    assert trick("You may draw 2.").answer("no").count("Ann") == 3


def test_if_you_do_needs_the_whole_first_part() -> None:
    bout = trick("Discard 2; if you do, draw 3.")
    bout.answer(bout.keys()[0]).answer(bout.keys()[0]).quiet()
    assert bout.count("Ann") == 4
    poor = trick("Discard 2; if you do, draw 3.", hand=1)
    assert poor.count("Ann") == 0
    assert poor.out("Ann")


def test_if_you_do_after_a_draw_that_the_pile_cannot_give() -> None:
    assert trick("Draw 2; if you do, discard 1.", pile=1).count("Ann") == 4


def test_choose_one_carries_out_that_one() -> None:
    bout = trick("Choose one: draw 2; or discard 1.")
    assert [option.label for option in bout.decision.options] == ["Draw 2", "Discard 1"]
    assert bout.answer("choose:0").count("Ann") == 5
    lost = trick("Choose one: draw 2; or discard 1.").answer("choose:1")
    assert lost.answer(lost.keys()[0]).count("Ann") == 2


def test_an_opponent_inside_a_choice_is_named_when_the_card_is_announced() -> None:
    players = [{"hand": ["Trick", 2]}, {"hand": 3}, {"hand": 3}]
    bout = play(cards=own_card("Choose one: draw 1; or one opponent discards 1."), players=players, pile=9, belt="Bo")
    bout.play("Trick", on="Cy").quiet().answer("choose:1")
    assert bout.asked == "Cy"
    bout.answer(bout.keys()[0])
    assert (bout.count("Ann"), bout.count("Cy")) == (2, 2)


@pytest.mark.parametrize(
    ("text", "word"), [("Draw lots.", "lots"), ("One rival discards 1.", "rival"), ("Pinch the belt.", "Pinch")]
)
def test_what_is_not_understood_names_the_word(text: str, word: str) -> None:
    with pytest.raises(CardTextError, match=word):
        read(text)

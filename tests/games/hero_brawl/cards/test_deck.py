"""The printed deck is the one of part 6.1: numbers, symbols, types, and the sentence of each type (6.2)."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tabletop.engine.cards import CardDef
from tabletop.games.hero_brawl import BRAWL
from tabletop.games.hero_brawl.reading import base_card_set
from tests.games.hero_brawl.cards.roster import ROSTER, WRESTLERS

CARDS = base_card_set().cards
ROWS = re.findall(r"^\| BRC-(\d\d) \| (.+?) \| (.+?) \| (.+?) \| (\d+) \|$", BRAWL.rules_text(), re.MULTILINE)
TEXTS = dict(
    re.findall(r"^\| ([A-Z][A-Za-z ]+?) \| (.+?) \| (?:yes|-) \| (?:yes|no|-) \|$", BRAWL.rules_text(), re.MULTILINE)
)
COPIES = {
    "Foreign Object": 12,
    "Tag Team": 4,
    "CEO": 3,
    "Referee": 5,
    "Loose Cannon": 3,
    "Manager": 3,
    "Heel": 3,
    "Face": 3,
    "Rival": 5,
    "Technician": 4,
    "Diva": 3,
    "Jobber": 5,
    "High Flier": 6,
    "Title Belt": 1,
}


@pytest.mark.parametrize(("place", "name", "kind", "symbol", "number"), ROWS)
def test_each_card_is_printed_as_the_list_says(place: str, name: str, kind: str, symbol: str, number: str) -> None:
    card = next(card for card in CARDS if card.name == name)
    assert (list(card.types), card.copies) == ([kind], 1)
    assert (card.extra["symbol"], card.numbers["number"]) == (symbol.lower(), int(number))
    assert int(place) == int(number), "the list goes by numbers"


def test_the_list_and_the_deck_have_the_same_sixty_cards() -> None:
    assert sorted(name for _place, name, *_rest in ROWS) == sorted(card.name for card in CARDS)
    assert sum(card.copies for card in CARDS) == 60
    assert len({card.id for card in CARDS}) == 60


def test_every_number_from_1_to_60_is_there_once() -> None:
    assert sorted(card.numbers["number"] for card in CARDS) == list(range(1, 61))


def test_twenty_cards_of_each_symbol_add_up_to_610() -> None:
    assert Counter(card.extra["symbol"] for card in CARDS) == {"rock": 20, "paper": 20, "scissors": 20}
    totals: Counter[str] = Counter()
    for card in CARDS:
        totals[card.extra["symbol"]] += card.numbers["number"]
    assert totals == {"rock": 610, "paper": 610, "scissors": 610}


def test_each_type_has_its_number_of_cards() -> None:
    assert Counter(card.types[0] for card in CARDS) == COPIES


def test_the_stronger_the_action_the_lower_the_number() -> None:
    bands = {"CEO": (1, 20), "Referee": (1, 20), "Rival": (1, 20), "Jobber": (1, 20)}
    bands |= dict.fromkeys(("Heel", "Loose Cannon", "High Flier", "Manager", "Tag Team"), (21, 40))
    bands |= dict.fromkeys(("Foreign Object", "Technician", "Diva"), (41, 59))
    for card in CARDS:
        low, high = bands.get(card.types[0], (1, 60))
        assert low <= card.numbers["number"] <= high, card.name


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_each_card_carries_the_sentence_of_its_type(card: CardDef) -> None:
    if card.types[0] == "Title Belt":
        assert not card.abilities
        return
    (ability,) = card.abilities
    assert ability.text == TEXTS[card.types[0]]
    assert ability.kind == ("Interrupt" if card.types[0] in ("CEO", "Referee") else "Turn")


def test_the_roster_of_these_tests_is_the_whole_deck() -> None:
    assert sorted(WRESTLERS) == sorted(card.name for card in CARDS if card.kind == "Wrestler")
    assert len(WRESTLERS) == 59
    for kind, names in ROSTER.items():
        assert all(card.types[0] == kind for card in CARDS if card.name in names)

"""Whatever stands on a card of Heroes Incorporated: it is read, or refused with a place in it."""

from __future__ import annotations

import re

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tabletop.cardtext.faults import CardTextError, Where
from tabletop.games.heroes_incorporated.reading import LANGUAGE, base_card_set, card_names
from tabletop.games.heroes_incorporated.sentences import Sentences
from tabletop.games.heroes_incorporated.wording import in_words

WHERE = Where("cards.toml", "Trick", "Fly")
TEXTS = [ability.text for card in base_card_set().cards for ability in card.abilities]
PARTS = [part for text in TEXTS for part in re.split(r"(?<=[;:.,]) ", text)]
PIECES = [
    *LANGUAGE.vocabulary.words(),
    *PARTS,
    "Titan",
    "Crimeland",
    "(",
    ")",
    "1",
    "+1",
    "two",
    "0",
    "-3",
    "99",
    "ß",
    "\n",
]
MESSY = settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def outcome(text: str) -> Sentences | CardTextError:
    """The tree of a text, or what is wrong with it."""
    try:
        return LANGUAGE.parse(text, WHERE, card_names())
    except CardTextError as error:
        return error


def check(text: str) -> None:
    """What is read can be said and read again; what is not names a place."""
    found = outcome(text)
    if isinstance(found, Sentences):
        said = " ".join(f"{in_words(clause)}." for clause in found.clauses)
        assert outcome(said) == found
        return
    assert 0 <= found.offset <= len(text)
    assert str(found).startswith(f'cards.toml: card "Trick", ability "Fly", word {found.number}: ')
    assert found.problem


@MESSY
@given(st.lists(st.sampled_from(PIECES), max_size=12).map(" ".join))
def test_pieces_of_sentences(text: str) -> None:
    check(text)


@MESSY
@given(st.lists(st.sampled_from(PARTS), min_size=1, max_size=4).map(" ".join))
def test_parts_of_printed_texts_in_any_order(text: str) -> None:
    check(text)


@MESSY
@given(st.sampled_from(TEXTS), st.integers(0, 200), st.text(max_size=3))
def test_a_printed_text_with_a_slip(text: str, place: int, slip: str) -> None:
    check(text[:place] + slip + text[place + 1 :])

"""Whatever stands on a card: it is read, or refused with a place in it. Nothing else is raised."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tabletop.cardtext.faults import CardTextError
from tabletop.games.hero_brigade.reading import LANGUAGE, base_card_set
from tabletop.games.hero_brigade.sentences import Sentences
from tests.cardtext.saying import read

PIECES = [
    *LANGUAGE.vocabulary.words(),
    *(part for card in base_card_set().cards for ability in card.abilities for part in ability.text.split(". ")),
    *("Zoltan", "Fist", "Draw", "(", ")", "1", "two", "0", "-3", "99", "Magic", "Magic-Type", "ı", "ſ", "ß", "\n", "’"),  # noqa: RUF001
]
MESSY = settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def outcome(text: str, name: str) -> Sentences | CardTextError:
    try:
        return read(text, name=name)
    except CardTextError as error:
        return error


def check(text: str, name: str = "Zoltan, The Great") -> None:
    found = outcome(text, name)
    if isinstance(found, Sentences):
        assert found.effects or found.constant
        return
    assert 0 <= found.offset <= len(text)
    assert 1 <= found.line <= text.count("\n") + 1
    assert found.column >= 1
    assert str(found).startswith(f'cards.toml: card "{name}", ability "Trick", word {found.number}: ')
    assert found.problem


@given(st.lists(st.sampled_from(PIECES), max_size=12).map(" ".join))
@MESSY
def test_words_in_any_order(text: str) -> None:
    check(text)


@given(st.text(max_size=80))
@MESSY
def test_any_letters(text: str) -> None:
    check(text)


@given(st.sampled_from(["the", "Draw", "one", "this", "that Character", "DR", "Party", "in your Party"]), st.data())
@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_card_called_like_a_word(name: str, data: st.DataObject) -> None:
    check(data.draw(st.lists(st.sampled_from([*PIECES, name]), max_size=10).map(" ".join)), name)


def test_a_text_that_can_be_read_in_very_many_ways_is_given_up() -> None:
    check("this card is Taunted. " * 40 + "this", name="this card")
    check("Move the. " * 90 + "oops", name="the")

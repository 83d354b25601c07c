"""Choosing the text size: the largest that fits, what the art keeps, and that nothing is ever cut."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.games.hero_brigade.faces import face_of
from tabletop.games.hero_brigade.reading import base_card_set
from tabletop.studio.face import Box, Face, Line
from tabletop.studio.render import press, surplus_lines
from tabletop.studio.text import (
    ART_HAND,
    ART_MOST,
    BETWEEN,
    BOX_BOTTOM,
    BOX_TOP,
    BOX_WIDTH,
    GAP,
    INSET_LABEL,
    INSET_PLAIN,
    INSET_RIGHT,
    LABEL_LEAST,
    LEADING,
    PADDING,
    SIZES,
    Setting,
    art_least,
)
from tests.studio.sample_faces import ROBOT, wordy

CARDS = base_card_set().cards
SETTER = press(strict=True).typesetter


def least_art(size: float, hand: bool) -> float:
    """The rule of the design, written a second time: 28 mm, 24 from 2.8 down, 18 at 2.3; in a hand 13 from 3.0 down."""
    if hand and size <= 3.0:
        return 13.0
    return {2.3: 18.0}.get(size, 24.0 if size <= 2.8 else 28.0)


def printed_words(setting: Setting) -> list[str]:
    rows = [row for one in setting.boxes for ability in one.abilities for row in ability]
    return " ".join(word.text for row in rows for word in row).split()


def written_words(face: Face) -> list[str]:
    lines = [line for box in face.boxes for line in box.lines]
    return " ".join(f"{line.name} {line.kind} {line.text}" for line in lines).split()


@pytest.mark.parametrize("hand", [False, True], ids=["reading", "hand"])
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_printed_card_fits_at_the_largest_size_that_the_rule_allows(card: object, hand: bool) -> None:
    face = face_of(next(one for one in CARDS if one is card))
    setting = SETTER.setting(face.boxes, hand)
    assert setting.surplus == ()
    assert setting.size in SIZES
    assert setting.art >= least_art(setting.size, hand)
    for larger in (size for size in SIZES if size > setting.size):
        assert SETTER._at(face.boxes, larger).art < least_art(larger, hand)
    assert printed_words(setting) == written_words(face)
    if hand and setting.size < 3.0:
        assert SETTER._at(face.boxes, 3.0).art < ART_HAND


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_boxes_fill_the_card_and_no_word_leaves_its_box(card: object) -> None:
    face = face_of(next(one for one in CARDS if one is card))
    setting = SETTER.setting(face.boxes)
    used = sum(one.height for one in setting.boxes) + GAP * (len(setting.boxes) - 1)
    assert setting.art + BOX_TOP + used == pytest.approx(BOX_BOTTOM)
    for one in setting.boxes:
        room = BOX_WIDTH - INSET_LABEL - INSET_RIGHT
        rows = [row for ability in one.abilities for row in ability]
        text = len(rows) * LEADING * setting.size + BETWEEN * (len(one.abilities) - 1)
        assert one.height >= max(LABEL_LEAST, text + 2 * PADDING)
        for word in (word for row in rows for word in row):
            assert (word.x + SETTER.letters.width(word.voice, word.text)) * setting.size <= room + 0.01


@pytest.mark.parametrize("size", SIZES)
def test_each_size_is_used_for_some_amount_of_text(size: float) -> None:
    boxes = [wordy(words).boxes for words in range(4, 100, 3)]
    found = {SETTER.setting((*one, *two)).size for one in boxes for two in boxes[:12]}
    found |= {SETTER.setting(face_of(card).boxes).size for card in CARDS}
    assert size in found


def test_more_words_never_make_larger_text() -> None:
    sizes = [SETTER.setting(wordy(words, 2).boxes).size for words in range(2, 90)]
    assert sizes == sorted(sizes, reverse=True)


def test_a_card_without_rules_has_the_highest_art() -> None:
    setting = SETTER.setting(())
    assert setting.art == ART_MOST
    assert setting.size == 3.6


def test_too_much_text_names_the_lines_that_are_too_many_and_prints_all() -> None:
    face = wordy(150, 2)
    setting = SETTER.setting(face.boxes)
    assert setting.size < 2.3
    assert printed_words(setting) == written_words(face)
    surplus = surplus_lines(face)
    assert surplus
    assert surplus[-1].endswith("word149")
    assert surplus_lines(ROBOT) == ()


def test_the_surplus_is_as_many_lines_as_would_have_to_go() -> None:
    words = next(count for count in range(20, 400) if surplus_lines(wordy(count)))
    assert surplus_lines(wordy(words)) == (f"word{words - 1}",)
    assert SETTER._at(wordy(words).boxes, 2.3).art < art_least(2.3)
    assert len(surplus_lines(wordy(words + 40))) > 3


def test_a_number_stays_with_what_it_counts() -> None:
    for words in range(1, 14):
        text = " ".join(["x" * 4] * words) + " 1 HEAL."
        setting = SETTER.setting((Box("Front", "#CC3425", (Line("Purr", "", text),)),))
        assert any(word.text == "1 HEAL." for row in setting.boxes[0].abilities[0] for word in row)


@given(st.lists(st.text("abcW .", min_size=1, max_size=90), min_size=1, max_size=4), st.booleans())
@settings(max_examples=60, deadline=None)
def test_any_text_is_printed_whole_and_inside_its_box(texts: list[str], labelled: bool) -> None:
    lines = tuple(Line("Name", "", text) for text in texts)
    face = Face("Any", "#2766C8", "#1F8FB0", boxes=(Box("Play" if labelled else "", "#26793F", lines),))
    setting = SETTER.setting(face.boxes)
    room = BOX_WIDTH - (INSET_LABEL if labelled else INSET_PLAIN) - INSET_RIGHT
    assert "".join(printed_words(setting)) == "".join(written_words(face))
    for row in (row for ability in setting.boxes[0].abilities for row in ability):
        for word in row:
            assert (word.x + SETTER.letters.width(word.voice, word.text)) * setting.size <= room + 0.01

"""What a piece of Heroes Incorporated must have printed on it, and which sentence may stand where."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tabletop.cardtext.card_files import CardFileError
from tabletop.cardtext.faults import CardTextError
from tabletop.engine.cards import CardDef, CardSet
from tabletop.games.heroes_incorporated import sentences as s
from tabletop.games.heroes_incorporated.reading import (
    GAME,
    base_card_set,
    card_names,
    check_card_set,
    read_ability,
    read_card_set,
)

CARDS = base_card_set().cards


def card(card_id: str, **changes: Any) -> CardDef:
    """A printed card with changes."""
    return msgspec.structs.replace(base_card_set().by_id(card_id), **changes)


def say(card_id: str, text: str) -> tuple[s.Clause, ...]:
    """The clauses of a text in the place of a printed one."""
    printed = base_card_set().by_id(card_id)
    return read_ability(printed, msgspec.structs.replace(printed.abilities[0], text=text), card_names()).clauses


def refused(*changed: CardDef, without: str = "") -> CardFileError:
    """The error of the base set with these cards in the place of the printed ones."""
    changes = {each.id: each for each in changed}
    cards = tuple(changes.get(each.id, each) for each in CARDS if each.id != without)
    with pytest.raises(CardFileError) as caught:
        check_card_set(CardSet(GAME, cards, "edited"), "mine.toml")
    return caught.value


def test_the_printed_cards_are_in_order() -> None:
    check_card_set(base_card_set(), "cards.toml")
    assert sum(each.copies for each in CARDS if each.kind == "Block") == 25
    assert sum(1 for each in CARDS if each.kind == "Hero") == 17
    research = [each for each in CARDS if each.deck == "research"]
    assert len(research) == 77
    assert sum(each.copies for each in research if each.set == "base") == 50
    assert sum(each.copies for each in research if each.set == "exp") == 32
    assert set(read_card_set(base_card_set())) == {each.id for each in CARDS}


@pytest.mark.parametrize(
    ("card_id", "changes", "field", "says"),
    [
        ("titan", {"kind": "Villain"}, "kind", '"Villain" is no kind of piece here'),
        ("titan", {"deck": "city"}, "deck", 'belongs to the deck "hero"'),
        ("titan", {"set": "third"}, "set", "it can be base or exp"),
        ("titan", {"types": ()}, "types", "one origin: Tech, Mutant, Chosen or Alien"),
        ("titan", {"types": ("Alien", "Tech")}, "types", "one origin"),
        ("titan", {"types": ("Robot",)}, "types", "one origin"),
        ("titan", {"abilities": ()}, "abilities", "one or two powers"),
        ("stampede", {"extra": {}}, "extra.marker", 'the power "SuperSpeed" needs a bonus marker'),
        ("stampede", {"extra": {"marker": "gold"}}, "extra.marker", '"gold" is no bonus marker'),
        ("titan", {"extra": {"marker": "pink"}}, "extra.marker", "needs a power of the kind Bonus"),
        ("park", {"numbers": {}}, "numbers.number", "a number from 2 to 5"),
        ("park", {"numbers": {"number": 6}}, "numbers.number", "a number from 2 to 5"),
        ("park", {"types": ("Tech",)}, "types", "only a hero has an origin"),
        ("crimeland", {"copies": 2}, "copies", "there is one of it"),
        ("adv_cat", {"abilities": ()}, "abilities", "a Research card has one text"),
        ("adv_cat", {"deck": "city"}, "deck", 'belongs to the deck "research"'),
    ],
)
def test_a_field_that_cannot_be(card_id: str, changes: dict[str, Any], field: str, says: str) -> None:
    error = refused(card(card_id, **changes))
    assert (error.card, error.field) == (base_card_set().by_id(card_id).name, field)
    assert says in error.problem


def test_powers_have_different_names_and_known_kinds() -> None:
    first, second = base_card_set().by_id("titan").abilities
    same = msgspec.structs.replace(second, name=first.name)
    assert "different names" in refused(card("titan", abilities=(first, same))).problem
    unnamed = msgspec.structs.replace(second, name="")
    assert "has a name" in refused(card("titan", abilities=(first, unnamed))).problem
    odd = msgspec.structs.replace(second, kind="Magic")
    error = refused(card("titan", abilities=(first, odd)))
    assert (error.field, "Setup, Constant, Bonus or Reaction" in error.problem) == ("abilities[1].kind", True)


def test_a_hero_has_one_bonus_marker() -> None:
    power = base_card_set().by_id("stampede").abilities[0]
    twice = (power, msgspec.structs.replace(power, name="Again"))
    assert "one bonus marker at most" in refused(card("stampede", abilities=twice)).problem


@pytest.mark.parametrize(
    ("changed", "without", "says"),
    [
        ((card("park", copies=2),), "", "25 blocks; there are 26"),
        ((), "park", "25 blocks; there are 24"),
        ((card("park", copies=2),), "crimeland", 'a block with the id "crimeland"'),
        ((), "titan", "12 heroes of the base game; there are 11"),
        ((card("titan", name="city hall"),), "", "could not tell them apart"),
    ],
)
def test_a_set_that_cannot_be(changed: tuple[CardDef, ...], without: str, says: str) -> None:
    assert says in refused(*changed, without=without).problem


@pytest.mark.parametrize(
    ("card_id", "text", "says"),
    [
        ("titan", "Draw one card.", "kind Setup says only"),
        ("cera", "Draw one card.", "kind Reaction says only"),
        ("shadowboxer", "Draw one card.", 'says "Black marker: ..." and nothing else'),
        ("shadowboxer", "Brown marker: draw one card.", 'begins with "Black marker: ..."'),
        ("paragon", "Gain 1 Hero Point.", "does not hold all the time"),
        ("paragon", "The carrier has Fly. A Move of the carrier may be two steps.", "only a gadget does"),
        ("crime_computer", "Black marker: draw one card.", 'begins with "Coloured marker: ..." or "White marker: ..."'),
        ("crime_computer", "Draw one card.", "and nothing else"),
        ("jet_pack", "Draw one card.", "what its carrier has"),
        ("jet_pack", "A Move of this hero may be a teleport.", "only a hero's power"),
        ("key_to_city", "Gain 1 Hero Point.", 'says "Requirement: ..."'),
        ("key_to_city", "Requirement: both of your heroes are on the same block. Draw one card.", "nothing else"),
        ("limbo", "Gain 1 Hero Point.", 'says "Combat N"'),
        ("adv_cat", "Combat 5.", "says only what happens"),
        ("adv_cat", "The carrier has Fly.", "says only what happens"),
        ("comic_shop", "White marker: draw one card.", "says only what happens"),
        ("sleep_gas", "Draw one card.", "A KO gadget says"),
        ("adv_cat", "Put the winning hero on any block.", "Only a block"),
        ("adv_cat", "Draw one card, or two if the winning hero is Tech.", "Only a block"),
        ("adv_cat", "If a Combat +1 token lies on this block: draw one card.", "Only a block"),
        ("adv_cat", "Put it on one of your heroes.", "Only a block"),
        ("comic_shop", "Put it on one of your heroes.", "is nothing here"),
        ("adv_cat", "This hero fights crime.", "Only a hero's power"),
        ("crime_computer", "White marker: this hero moves.", "Only a hero's power"),
        ("crime_computer", "White marker: copy one power of a hero on the block of this hero or an orthogonally "
         "adjacent block.", "Only a hero's power"),
        ("adv_cat", "It loses one gadget token.", "no one here"),
        ("adv_cat", "Take one random card from the hand of its owner.", "no hero here"),
        ("adv_cat", "If discard one other card from your hand: draw two cards.", "requirement of a Fame card"),
        ("front_page", "Requirement: one of your dice lies on a block of number 6.", "numbers from 2 to 5"),
    ],
)  # fmt: skip
def test_a_sentence_in_the_wrong_place(card_id: str, text: str, says: str) -> None:
    with pytest.raises(CardTextError) as caught:
        say(card_id, text)
    assert says in caught.value.problem
    assert caught.value.card == base_card_set().by_id(card_id).name


@pytest.mark.parametrize(
    ("card_id", "text"),
    [
        ("adv_cat", "Draw two cards; you may discard one card from your hand; if you do: gain 1 Hero Point."),
        ("adv_cat", "One of your heroes moves."),
        ("sleep_gas", "You may knock out one standing opposing hero; if you do: it loses one gadget token."),
        ("comic_shop", "Put the winning hero on any block; draw one card."),
        ("comic_shop", "If a Combat +1 token lies on this block: you may put it on one of your heroes."),
        ("jet_pack", "The carrier has Fly. Once a round, in your turn: you may take the carrier's die off its block."),
        ("crime_computer", "White marker: choose one: draw one card; or one of your heroes moves."),
        ("shadowboxer", "Black marker: this hero moves or fights crime."),
    ],
)
def test_a_sentence_in_the_right_place(card_id: str, text: str) -> None:
    assert all(isinstance(clause, s.Clause) for clause in say(card_id, text))

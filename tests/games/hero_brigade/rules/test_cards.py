"""What a card is (HB-CARD), and the card text that goes before a rule."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.cardtext.card_files import CardFileError
from tabletop.games.hero_brigade.book import book_for
from tabletop.games.hero_brigade.reading import base_card_set
from tests.citing import example, rule
from tests.games.hero_brigade.diary import play, printed

BOOK = book_for(base_card_set())
NO_TYPE = ("Reinforcements", "Tactical Maneuvers", "Sparring Partners", "Secret Weakness")


def refused_card(**fields: Any) -> str:
    """The complaint about a card of one's own."""
    with pytest.raises(CardFileError) as refused:
        play(cards=[{**printed("Nobody", "F Active Hit: 1 DMG to one FRT."), **fields}])
    return str(refused.value)


@rule("HB-CARD-1")
def test_a_card_is_a_character_or_an_enhancement() -> None:
    assert {card.kind for card in base_card_set().cards} == {"Character", "Enhancement"}
    assert 'a Character or an Enhancement, not "Event"' in refused_card(kind="Event", numbers={})


@rule("HB-CARD-2")
def test_a_character_has_hp_value_and_a_type() -> None:
    assert "numbers.hp" in refused_card(numbers={"value": 1})
    assert "numbers.value" in refused_card(numbers={"hp": 1})
    assert "types" in refused_card(types=[])


@rule("HB-CARD-2")
def test_a_group_of_abilities_may_be_empty_or_hold_several() -> None:
    excrementalist, clone = (BOOK.kinds[BOOK.index_of(name)] for name in ("the-excrementalist", "clone-spy-twin"))
    assert [len(excrementalist.actives[group]) for group in "FSPG"] == [3, 2, 1, 0]
    assert [len(clone.actives[group]) for group in "FSPG"] == [0, 0, 0, 0]


@example("HB-EX-1")
@rule("HB-CARD-3")
def test_vasilisa_is_both_a_magic_and_a_hero_card() -> None:
    primer = printed("Primer", "E Active Read: Bearer: 1 HEAL.", kind="Enhancement", types=["Hero"])
    seeker = printed("Seeker", "P Active Seek: 1 DMG to one Magic Target.", "F Active See: 1 DMG to one Hero FRT.")
    day = play(
        cards=[primer, seeker],
        hero={"front": ["Vasilisa", "Police Officer"], "hand": ["Primer", "Magic Tome", "Seeker"]},
    )
    assert [label for label in day.options if label.endswith("to Vasilisa")] == [
        "Primer to Vasilisa",
        "Magic Tome to Vasilisa",
    ]
    assert not [label for label in day.options if label.endswith("to Police Officer")]
    day.choose("Play Seeker")
    assert "Vasilisa" in day.options
    assert "Police Officer" not in day.options


@rule("HB-CARD-3")
def test_a_type_does_nothing_by_itself() -> None:
    plain, magic = (printed(f"Twin {one}", "F Active Hit: 1 DMG to one FRT.", types=[one]) for one in ("Hero", "Magic"))
    found = []
    for twin in (plain, magic):
        day = play(
            phase="fight",
            cards=[twin],
            hero={"front": [twin["name"]], "support": ["BERT"], "deck": 9},
            villain={"front": ["Fred"], "support": ["The Mime"], "deck": 9},
        )
        day.choose(twin["name"]).last("Fred")
        found.append([str(value).replace(str(twin["name"]), "Twin") for value in day.settled().values()])
    assert found == [["Twin 4 disabled", "Fred 4"]] * 2


@rule("HB-CARD-4")
@pytest.mark.parametrize(("name", "value"), [("Chill Factor", 2), ("Johnny Pyro", 3), ("Police Officer", 0)])
def test_the_owner_banishes_as_many_cards_as_the_value_says(name: str, value: int) -> None:
    day = play(
        turn="villain",
        hero={"support": [name], "deck": 9, "hand": ["Xiang"]},
        villain={"hand": ["Bunny Dangerous", "Henchman"], "deck": 9},
    )
    day.last("Play Bunny Dangerous")
    assert day.counts("hero") == (1, 9 - value, 1, value)
    assert day.counts("villain") == (1, 9, 1, 0)
    assert day.party("hero") == {}


@rule("HB-CARD-5")
def test_an_enhancement_has_enhance_and_play_abilities() -> None:
    groups = {a.group for card in base_card_set().cards if card.kind == "Enhancement" for a in card.abilities}
    assert groups == {"E", "P", "G"}
    gaining = [
        c.name for c in base_card_set().cards if c.kind == "Enhancement" and any(a.group == "G" for a in c.abilities)
    ]
    assert gaining == ["Secret Weakness"]
    assert "Only a Character has Front Abilities" in refused_card(kind="Enhancement", numbers={})
    assert "neither HP nor Value" in refused_card(kind="Enhancement", abilities=[])


@rule("HB-R4")
@pytest.mark.parametrize("name", NO_TYPE)
def test_an_enhancement_without_a_type_is_only_played(name: str) -> None:
    assert next(card.types for card in base_card_set().cards if card.name == name) == ()
    day = play(hero={"front": ["BERT", "Vasilisa"], "support": ["Xiang"], "hand": [name]})
    assert {label.partition(":")[0] for label in day.options} == {"Pass", f"Play {name}"}
    assert day.refusal(day.card(name), day.card("BERT")).rule == "HB-R4"


@rule("HB-CARD-6")
def test_the_text_of_sparring_partners_goes_before_the_limit_of_healing() -> None:
    day = play(hero={"front": ["BERT 7"], "hand": ["Sparring Partners"]}, villain={"hand": ["Henchman"]})
    day.choose("Play Sparring Partners").last("BERT")
    assert day.settled() == {"hero F1": "BERT 9", "hero hand": [], "hero discard": ["Sparring Partners"]}


@rule("HB-CARD-6", "HB-R20")
def test_the_text_of_clone_spy_twin_goes_before_deploying_into_ones_own_party() -> None:
    day = play(hero={"front": ["BERT"], "hand": ["Clone/Spy/Twin"]}, villain={"hand": ["Henchman"]})
    assert day.options == ["Clone/Spy/Twin to Bo’s Front Row", "Clone/Spy/Twin to Bo’s Support Row", "Pass"]
    assert day.refusal(day.card("Clone/Spy/Twin"), day.row("hero", "front")).rule == "HB-R20"
    day.last("Clone/Spy/Twin to Bo’s Support Row")
    assert day.settled() == {"villain S1": "Clone/Spy/Twin 2", "hero hand": []}

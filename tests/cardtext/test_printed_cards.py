"""The printed cards of Hero Brigade: their numbers, and that they agree with the tables of the rules."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tabletop.engine.cards import CardDef
from tabletop.games.hero_brigade.reading import CARD_FILE, base_card_set, read_card_set
from tests.cardtext.in_data import in_data
from tests.citing import rule

RULES = Path(CARD_FILE).with_name("rules.md").read_text("utf-8")
CARDS = base_card_set().cards
GROUPS = {"Enhance": ("E",), "Card rule": ("C",), "F+S": ("F", "S")}


def rows(section: str, columns: int) -> list[tuple[str, ...]]:
    """The rows of the tables in a section of the rules, each with the deck and the set it belongs to in front."""
    text = RULES[RULES.index(f"### {section}") :]
    text = re.split(r"\n##+ ", text[4:])[0]
    found: list[tuple[str, ...]] = []
    deck = edition = ""
    for line in text.splitlines():
        if heading := re.match(r"\*\*(\w+) deck, (\w+)", line):
            deck, edition = heading[1].lower(), heading[2]
        cells = tuple(cell.strip().replace("\0", "|") for cell in line.replace("\\|", "\0").strip("| ").split("|"))
        if len(cells) == columns and cells[0] not in ("Card", "---"):
            found.append((deck, edition, *cells))
    return found


def plain(cell: str) -> str:
    return re.sub(r"\s*\[[^]]*\]", "", cell).strip()


def card(deck: str, name: str) -> CardDef:
    (found,) = [one for one in CARDS if one.deck == deck and one.name == name]
    return found


@rule("HB-R1", "HB-SETUP-7")
def test_the_decks_have_their_sizes() -> None:
    base, all_cards = Counter[str](), Counter[str]()
    for one in CARDS:
        all_cards[one.deck] += one.copies
        base[one.deck] += one.copies if one.set == "base" else 0
    assert base == {"hero": 20, "villain": 20, "resource": 50}
    assert all_cards == {"hero": 24, "villain": 24, "resource": 57}
    assert sum(all_cards.values()) == 105


def test_the_sums_inside_the_resource_deck() -> None:
    copies = {one.name: one.copies for one in CARDS if one.deck == "resource" and one.set == "base"}
    assert len(copies) == 23
    invaders = (
        "8th Dimensional Invader",
        "Clone/Spy/Twin",
        "Secret Weakness",
        "Tactical Maneuvers",
        "Sparring Partners",
    )
    first = (*invaders, "Magic Tome", "Mutant DNA", "Science Gizmo", "Alien Ship", "Astral Projection")
    assert sum(copies[name] for name in first) == 34
    assert sum(copies.values()) == 50
    assert [copies[name] for name in first] == [5, 4, 4, 4, 3, 3, 3, 3, 3, 2]


def test_every_number_agrees_with_the_rules() -> None:
    table = rows("6.2", 7)
    assert len(table) == len(CARDS) == 50
    for one, (deck, edition, *cells) in zip(CARDS, table, strict=True):
        name, kind, copies, hp, value, types, archenemy = map(plain, cells)
        assert (one.name, one.deck, one.set, one.kind) == (name, deck, edition, kind)
        assert one.copies == int(copies)
        assert one.numbers == ({"hp": int(hp.split(";")[0]), "value": int(value)} if kind == "Character" else {})
        assert list(one.types) == ([] if types.startswith("none") else [each.strip() for each in types.split(",")])
        assert archenemy.split()[0].lower() == one.extra.get("archenemy", "fills" if "invader" in one.extra else "-")


def test_every_ability_agrees_with_the_rules() -> None:
    expected: dict[str, list[tuple[str, str, str, str]]] = {}
    table = rows("6.3", 7)
    assert len(table) == 157
    for deck, _, name, group, kind, ability, text, _, _ in table:
        called = re.sub(r" \((second|third)\)$", "", ability)
        for letter in GROUPS.get(group, (group,)):
            expected.setdefault(card(deck, name).id, []).append((letter, kind, called, text))
    for one in CARDS:
        printed = [(each.group, each.kind, each.name, each.text) for each in one.abilities]
        assert printed == sorted(expected[one.id], key=lambda each: "FSEPGC".index(each[0])), one.name
    assert sum(len(one.abilities) for one in CARDS) == 162


def test_every_tree_says_what_the_rules_say_in_their_own_vocabulary() -> None:
    trees = read_card_set(base_card_set())
    for deck, _, name, group, _, ability, text, data, _ in rows("6.3", 7):
        one = card(deck, name)
        letters = GROUPS.get(group, (group,))
        found = [
            in_data(tree, one)
            for printed, tree in zip(one.abilities, trees[one.id], strict=True)
            if printed.group in letters and printed.text == text
        ]
        assert found, (name, ability)
        assert set(found) == {data.strip("`")}, (name, ability)


@rule("HB-R1a")
def test_the_presets_of_the_stretch_cards() -> None:
    presets = {one.name: card(one.deck, _named(one.replaces)).name for one in CARDS if one.set == "stretch"}
    assert presets == {
        "Citizen Beta": "Chill Factor",
        "Little Maple": "Vasilisa",
        "Armakillo": "Chinese Calculus",
        "Big Brain Brett": "The Mime",
        "Bro": "Union Rep",
        "Fist": "Auntie Matter",
        "Tiger-Mother": "Sister Static",
        "The Log": "Pack Mule",
        "Audrey, The Pixie": "The Understudy",
        "Katherine, The Nereid": "Gravedigger Gus",
        "El'Desta, The Elf": "Captain Mediocre",
    }
    assert not [one.name for one in CARDS if one.set == "base" and one.replaces]


def _named(card_id: str) -> str:
    return base_card_set().by_id(card_id).name


def test_ids_names_and_marks() -> None:
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", one.id) for one in CARDS)
    assert Counter(one.name for one in CARDS).most_common(2)[0] == ("Reinforcements", 2)
    assert {one.id for one in CARDS if one.name == "Reinforcements"} == {
        "reinforcements-hero",
        "reinforcements-villain",
    }
    assert [one.name for one in CARDS if one.extra.get("mentor") == "yes"] == ["Dr. Cat", "Prof. Dog"]
    assert all(one.emblem for one in CARDS)
    assert {one.name: one.art_colour for one in CARDS if one.art_colour} == {
        "Johnny Pyro": "#D9481C",
        "Chill Factor": "#2C93D8",
    }
    assert base_card_set().by_id("fred-the-talking-potato").table_name == "Fred"
    assert all(len(one.table_name) <= 18 for one in CARDS)


@rule("HB-R4", "HB-CARD-5")
def test_enhancements_without_types_have_nothing_to_be_attached_for() -> None:
    loose = [one for one in CARDS if one.kind == "Enhancement" and not one.types]
    assert {one.name for one in loose} == {
        "Reinforcements",
        "Tactical Maneuvers",
        "Sparring Partners",
        "Secret Weakness",
    }
    assert not [one.name for one in loose for ability in one.abilities if ability.group == "E"]
    gaining = {one.name for one in CARDS if one.kind == "Enhancement" for each in one.abilities if each.group == "G"}
    assert gaining == {"Secret Weakness"}


@pytest.mark.parametrize("name", ["BERT", "Chinese Calculus", "Vasilisa"])
def test_only_these_signature_cards_of_the_base_set_have_damage_reduction(name: str) -> None:
    with_dr = {
        one.name
        for one in CARDS
        if one.set == "base" and one.deck != "resource" and any("DR" in each.text for each in one.abilities)
    }
    assert name in with_dr
    assert len(with_dr) == 3

"""Card sets are values: an edited card plays at once, and a save from before the edit keeps its wording."""

from __future__ import annotations

import json

import msgspec

from tabletop.engine.cards import CardDef, CardSet
from tabletop.engine.match import Match
from tests.contract.cases import Case, every_case, lookup, random_walk


def edited(cards: CardSet) -> CardSet:
    """The same cards with other names and one more copy of the first."""
    changed = [msgspec.structs.replace(card, name=f"New {card.name}") for card in cards.cards]
    changed[0] = msgspec.structs.replace(changed[0], copies=changed[0].copies + 1)
    return CardSet(cards.game, tuple(_renamed_inside(card, cards) for card in changed), "edited")


def _renamed_inside(card: CardDef, before: CardSet) -> CardDef:
    """Texts name cards; they must name them by their new names."""
    abilities = []
    for ability in card.abilities:
        text = ability.text
        for other in sorted(before.cards, key=lambda one: -len(one.name)):
            text = text.replace(other.name, f"\0{other.id}\0")
        for other in before.cards:
            text = text.replace(f"\0{other.id}\0", f"New {other.name}")
        abilities.append(msgspec.structs.replace(ability, text=text))
    return msgspec.structs.replace(card, abilities=tuple(abilities))


@every_case
def test_an_edited_card_set_plays_to_the_end(case: Case) -> None:
    cards = edited(case.game.card_set())
    for seed in range(3):
        match = case.match(seed, cards)
        plain = case.match(seed)
        assert len(match.table.kinds) == len(plain.table.kinds) + 1
        for _ in random_walk(match, seed):
            pass
        assert match.outcome is not None


@every_case
def test_two_versions_play_side_by_side_and_a_save_keeps_its_own(case: Case) -> None:
    old, new = case.match(4), case.match(4, edited(case.game.card_set()))
    saved = json.dumps(old.dump())
    for _ in random_walk(new, 4, 30):
        pass
    loaded, notes = Match.load(json.loads(saved), lookup)
    assert notes == []
    assert loaded.card_set == case.game.card_set()
    assert loaded.state_hash() == old.state_hash()
    assert [card.name for card in new.card_set.cards] == [f"New {card.name}" for card in old.card_set.cards]

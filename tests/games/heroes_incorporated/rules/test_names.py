"""One name for each thing: what pieces and questions call it (HI-R1, HI-R2)."""

from __future__ import annotations

import re

import pytest

from tabletop.games.heroes_incorporated import GAME
from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, play

OTHER_NAMES = re.compile(r"super[ -]villain|\bminion\b|\+1 combat|attack (die|dice)|combat die", re.IGNORECASE)


def _printed() -> list[str]:
    texts = []
    for card in GAME.card_set().cards:
        texts += [card.name, card.kind, *(ability.text for ability in card.abilities)]
        texts += [ability.name for ability in card.abilities if ability.name]
    return texts


@rule("HI-R1")
def test_huntaar_is_one_hero_and_spelled_alike_everywhere() -> None:
    heroes = [card.name for card in GAME.card_set().cards if card.name.startswith("Hunt") and card.kind == "Hero"]
    assert heroes == ["Huntaar"]
    named = [text for text in _printed() if "Huntarr" in text or "3 if Huntaar" in text]
    assert len(named) == 1
    assert "Huntarr" not in named[0]


@rule("HI-R2")
def test_pieces_use_one_word_for_each_thing() -> None:
    assert [text for text in _printed() if OTHER_NAMES.search(text)] == []
    words = " ".join(_printed())
    for word in ("Supervillain", "Minions", "Combat +1 token"):
        assert word in words


def _fought() -> CityPlay:
    heroes = [{"name": "Silver King", "at": [5, 5]}, {"name": "Titan", "at": [2, 2]}]
    game = play(
        players=[{"heroes": heroes}, {"heroes": ["Scrap", "Lumen"], "hand": ["Siphon"]}],
        pawns=[[2, 2], [5, 5]],
        rolls=[1],
    )
    return game.fight("Titan", quiet=False).throw("Bo", "Siphon").quiet().bonus("Silver King").quiet()


@rule("HI-R2")
@pytest.mark.parametrize("word", ["throws in Siphon", "Minions of Silver King", "loses a Combat +1 token"])
def test_the_log_uses_the_same_words(word: str) -> None:
    log = _fought().log()
    assert [line for line in log if OTHER_NAMES.search(line)] == []
    assert any(word in line for line in log)

"""What a card does is what is printed on it: other words, another effect; symbol and number decide a roshambo."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tabletop.games.hero_brawl.reading import base_card_set
from tests.games.hero_brawl.bout import play
from tests.games.hero_brawl.cards.roster import WRESTLERS


def reprinted(name: str, text: str) -> dict[str, Any]:
    """The card with other words on it, played as a turn."""
    card = next(card for card in base_card_set().cards if card.name == name)
    fields: dict[str, Any] = msgspec.to_builtins(card)
    fields["abilities"] = [{**fields["abilities"][0], "kind": "Turn", "text": text}]
    return fields


@pytest.mark.parametrize("name", WRESTLERS)
def test_a_card_with_other_words_does_something_else(name: str) -> None:
    bout = play(
        cards=[reprinted(name, "Draw 2.")], players=[{"hand": [name, 2]}, {"hand": 3}], pile=9, belt="Bo"
    ).hold()
    before = bout.picture()
    bout.play(name).quiet()
    assert (bout.question, bout.count("Ann"), bout.pile) == ("", 4, 7)
    assert bout.discard[-1] == name
    assert bout.changed(before) == {"Ann: hand", "pile", "discard"}


@pytest.mark.parametrize("name", WRESTLERS)
def test_each_card_fights_with_its_symbol_and_number(name: str) -> None:
    """Against Rock 42 (or Rock 43): paper wins, scissors lose, rock wins with a higher number."""
    start, rival, height = ("Iron Megaphone", "Folding Fury", 42)
    if name == start:
        start = "Dustbin Titan"
    if name == rival:
        rival, height = "Kendo Comet", 43
    card = next(card for card in base_card_set().cards if card.name == name)
    symbol, number = card.extra["symbol"], card.numbers["number"]
    players = [{"hand": [start, name, 1]}, {"hand": [rival, 1]}, {"hand": 4}]
    bout = play(players=players, pile=9, belt="Cy").hold().play(start, on="Bo").quiet()
    bout.choose(name).choose(rival).quiet()
    wins = symbol == "paper" or (symbol == "rock" and number > height)
    assert (bout.asked, bout.question) == ("Ann" if wins else "Bo", "keep")
    bout.choose(name)
    assert bout.counts() == ([2, 1, 4] if wins else [1, 2, 4])

"""Saves with values that cannot be are refused with the field's name."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tabletop.engine.game import SaveFault
from tabletop.engine.match import Match
from tabletop.games.hero_brawl import BRAWL
from tests.citing import rule
from tests.games.hero_brawl.bout import play


def _saved() -> dict[str, Any]:
    bout = play(players=[{"hand": ["Gearlock", 2]}, {"hand": 2, "shield": "Tag Team"}, {"hand": 2}], pile=9, belt="Bo")
    data: dict[str, Any] = copy.deepcopy(bout.match.dump())
    data["entries"], data["checkpoints"] = [], []
    return data


def _put(data: dict[str, Any], field: str, value: object) -> None:
    at: Any = data["first"]
    *way, last = [int(p) if p.isdigit() else p for p in field.replace("[", ".").replace("]", "").split(".")]
    for part in way:
        at = at[part]
    at[last] = value


def _load(*changes: tuple[str, object]) -> tuple[Match, list[str]]:
    data = _saved()
    for field, value in changes:
        _put(data, field, value)
    return Match.load(data, lambda _name: BRAWL)


def test_unchanged_a_save_loads_and_plays_on() -> None:
    match, notes = _load()
    assert (notes, match.to_move) == ([], 0)


WON = {"winners": [0], "ending": "elimination", "rule": "BR-END-1", "sentence": "<0> wins."}


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("active", [("active", 3)]),
        ("active", [("active", -1)]),
        ("active", [("players[0].out", True)]),
        ("starting", [("starting", 6)]),
        ("belt", [("belt", 4)]),
        ("belt", [("players[1].out", True)]),
        ("belt_below", [("belt_below", 99)]),
        ("turns_left", [("turns_left", [7])]),
        ("turns_left", [("turns_left", [1, 1])]),
        ("damaged", [("damaged", 3)]),
        ("beaten", [("beaten", [1])]),
        ("beaten", [("beaten", [0, 5])]),
        ("slots", [("slots", [1])]),
        ("phase", [("phase", "lunch")]),
        ("chance", [("chance", -1)]),
        ("round", [("round", -1)]),
        ("turn", [("turn", -1)]),
        ("kinds[3]", [("kinds[3]", 900)]),
        ("kinds", [("kinds[59]", 0)]),
        ("labels", [("labels", [0, 0])]),
        ("committed", [("committed", [-1])]),
        ("bots", [("bots", [])]),
        ("players", [("players", [])]),
        ("pending[0].seat", [("pending", [{"kind": "turn", "seat": 3}])]),
        ("pending[0].target", [("pending", [{"kind": "turn", "seat": 0, "target": 9}])]),
        ("pending[0].kind", [("pending", [{"kind": "lunch", "seat": 0}])]),
        ("pending[0].card", [("pending", [{"kind": "turn", "seat": 0, "card": 60}])]),
        ("outcome", [("phase", "over")]),
        ("outcome", [("outcome", WON)]),
        ("outcome.winners", [("phase", "over"), ("outcome", {**WON, "winners": [3]})]),
        ("outcome.sentence", [("phase", "over"), ("outcome", {**WON, "sentence": "<8> wins."})]),
    ],
)
def test_a_value_that_cannot_be_is_named(field: str, changes: list[tuple[str, object]]) -> None:
    with pytest.raises(SaveFault) as caught:
        _load(*changes)
    assert caught.value.field == f"first.{field}"


def test_a_state_of_a_seat_that_no_longer_exists_is_refused() -> None:
    data = _saved()
    del data["first"]["players"][2]
    with pytest.raises(SaveFault, match=r"committed|labels|bots"):
        Match.load(data, lambda _name: BRAWL)


@rule("BR-INV-1")
@pytest.mark.parametrize("change", ["twice", "nowhere", "unknown", "belt"])
def test_a_card_in_two_places_or_in_none_is_refused(change: str) -> None:
    data = _saved()
    hand = data["first"]["players"][0]["hand"]
    belt = next(card for card, kind in enumerate(data["first"]["kinds"]) if kind == 59)
    if change == "nowhere":
        hand.pop()
    else:
        hand.append({"twice": data["first"]["pile"][0], "unknown": 77, "belt": belt}[change])
    with pytest.raises(SaveFault) as caught:
        Match.load(data, lambda _name: BRAWL)
    words = {"twice": "already", "nowhere": "lies nowhere", "unknown": "no card 77", "belt": "Title Belt"}
    assert words[change] in caught.value.problem


@rule("BR-INV-4")
def test_two_belts_are_refused() -> None:
    with pytest.raises(SaveFault, match="one Title Belt"):
        _load(("kinds[0]", 59))

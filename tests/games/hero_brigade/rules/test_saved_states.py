"""Saves with values that cannot be are refused with the field's name; so are answers with odd numbers."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tabletop.engine.game import SaveFault
from tabletop.engine.match import Match, Refused
from tabletop.games import game_named
from tests.games.hero_brigade.diary import Diary, play

PARTY = "sides[0].party[0]"
WON = {"winners": [0], "ending": "concession", "rule": "HB-R77", "sentence": "<0> wins: <1> concedes."}


def saved() -> dict[str, Any]:
    """A match in its Fight Phase, as JSON values: BERT with a shield against Fred and The Mime."""
    day = play(
        phase="fight",
        hero={"front": ["BERT shield 2"], "hand": ["Magic Tome"]},
        villain={"front": ["Fred", "The Mime"]},
    )
    data: dict[str, Any] = copy.deepcopy(day.match.dump())
    data["entries"] = []
    data["checkpoints"] = []
    return data


def put(data: dict[str, Any], field: str, value: object) -> None:
    """Writes a value into the first state of a save, `sides[0].hand[1]` said as a fault says it."""
    at: Any = data["first"]
    *way, last = [int(p) if p.isdigit() else p for p in field.replace("[", ".").replace("]", "").split(".")]
    for part in way:
        at = at[part]
    at[last] = value


def fault_of(*changes: tuple[str, object]) -> SaveFault:
    """Which fault the changed save has; without changes it has none."""
    data = saved()
    for field, value in changes:
        put(data, field, value)
    with pytest.raises(SaveFault) as caught:
        Match.load(data, game_named)
    return caught.value


def test_unchanged_it_loads_and_plays_on() -> None:
    match, notes = Match.load(saved(), game_named)
    assert notes == []
    match.run()
    assert match.to_move == 0


def under_way(**fields: object) -> tuple[str, object]:
    return ("pending", [{"kind": "activation", "seat": 0, "card": 0, **fields}])


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("turn", [("turn", 7)]),
        ("turn", [("turn", -1)]),
        ("starting", [("starting", 9)]),
        ("starting", [("starting", -1)]),
        ("round", [("round", -3)]),
        ("chance", [("chance", -1)]),
        ("chance", [("chance", 2**70)]),
        ("decks", [("decks", ["hero", "hero"])]),
        ("pool", [("pool", [-1] * 5)]),
        ("phase", [("phase", "lunch")]),
        ("outcome", [("phase", "over")]),
        ("outcome", [("outcome", WON)]),
        ("outcome.winners", [("phase", "over"), ("outcome", {**WON, "winners": [5]})]),
        ("outcome.sentence", [("phase", "over"), ("outcome", {**WON, "sentence": "<7> wins."})]),
        (f"{PARTY}.hp", [(f"{PARTY}.hp", 0)]),
        (f"{PARTY}.hp", [(f"{PARTY}.hp", -4)]),
        (f"{PARTY}.dying", [(f"{PARTY}.dying", True)]),
        (f"{PARTY}.taunter", [(f"{PARTY}.taunter", 9999)]),
        (f"{PARTY}.shields[0]", [(f"{PARTY}.shields[0].card", 9999)]),
        (f"{PARTY}.shields[0]", [(f"{PARTY}.shields[0].card", -1)]),
        (f"{PARTY}.shields[0]", [(f"{PARTY}.shields[0].ability", 99)]),
        (f"{PARTY}.shields[0]", [(f"{PARTY}.shields[0].ability", -1)]),
        ("pending[0].seat", [under_way(seat=7)]),
        ("pending[0].card", [under_way(card=9999)]),
        ("pending[0].target", [under_way(target=9999)]),
        ("pending[0].ability", [under_way(kind="ability", ability=99)]),
        ("pending[0].place", [under_way(kind="deploy", place=5)]),
    ],
)
def test_what_cannot_be_is_refused_with_its_field(field: str, changes: list[tuple[str, object]]) -> None:
    assert fault_of(*changes).field == f"first.{field}"


def test_an_enhancement_does_not_stand_in_a_party() -> None:
    """The Magic Tome of the hand and BERT have changed places."""
    first = saved()["first"]
    tome, bert = first["sides"][0]["hand"][0], first["sides"][0]["party"][0]["id"]
    fault = fault_of(("sides[0].hand[0]", bert), (f"{PARTY}.id", tome))
    assert (fault.field, fault.problem) == (f"first.{PARTY}.id", "Magic Tome is no Character")


ODD = ["deploy:\u00b2:front", "target:\u0663", "9" * 5000, f"activate:{'9' * 5000}", "", ":", "target:-1"]


@pytest.mark.parametrize("key", ODD, ids=lambda key: key[:12])
def test_an_odd_key_is_none_of_the_answers(key: str) -> None:
    day = play(phase="fight", hero={"front": ["BERT", "Xiang"]}, villain={"front": ["Fred"]})
    before = day.match.state_hash()
    with pytest.raises(Refused):
        day.match.answer(key)
    assert day.match.state_hash() == before


@pytest.mark.parametrize("key", ODD, ids=lambda key: key[:12])
def test_an_odd_key_in_a_save_is_named(key: str) -> None:
    data = saved()
    data["entries"] = [{"key": key, "seat": 0}]
    with pytest.raises(SaveFault) as caught:
        Match.load(data, game_named)
    assert caught.value.field == "entries[0]"


def fighting() -> Diary:
    return play(phase="fight", hero={"front": ["BERT", "Xiang"]}, villain={"front": ["Fred"]})


def deploying() -> Diary:
    return play(hero={"hand": ["BERT"], "front": ["Xiang"]}, villain={"front": ["Fred"]})


@pytest.mark.parametrize("day", [fighting, deploying])
@pytest.mark.parametrize("name", ["card:\u00b2", "card:" + "9" * 5000, "place:front-\u00b2:0", "card:", ":", ""])
def test_an_odd_name_of_a_thing_gets_a_reason_as_any_other(day: Any, name: str) -> None:
    begun: Diary = day()
    assert begun.refusal(name, name).rule.startswith("HB-")
    assert begun.refusal(begun.card("BERT"), name).rule.startswith("HB-")

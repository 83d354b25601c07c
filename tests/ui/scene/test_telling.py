"""The plan by which what has happened is told, from events and beats alone."""

from __future__ import annotations

from tabletop.engine.events import Event
from tabletop.engine.fittings import Beat
from tabletop.ui.scene.parts.looks import roll_length
from tabletop.ui.scene.telling import CRY, Burst, Change, Roll, Shown, tell

BEATS = (
    Beat("rolled", 450.0, rolls="die:{hero}", where="fight"),
    Beat("placed", 250.0, moves=("die:{hero}",)),
    Beat("pays", 560.0, burst="+{amount}", at="place:city:{block}"),
    Beat("points", 300.0, fact="points", value="{after}"),
    Beat("played", 700.0, card="card:{card}", moves=("card:{card}",)),
    Beat("dice", 250.0, moves=("die:*",)),
)
NAMES = ["Ann", "Bo"]


def test_what_is_older_is_not_told_again() -> None:
    told = tell([Event(1, "dice"), Event(2, "dice")], 1, BEATS, NAMES)
    assert told.length == 250
    assert tell([Event(1, "dice")], 1, BEATS, NAMES).length == 0


def test_a_roll_comes_before_the_way_to_the_block() -> None:
    events = [Event(1, "rolled", data={"hero": 3, "roll": 7, "face": 4}), Event(2, "placed", data={"hero": 3})]
    told = tell(events, 0, BEATS, NAMES)
    assert told.rolls == {"die:3": Roll(0.0, "fight", 4, 7)}
    assert told.wait("die:3") == roll_length(7) + 450
    assert told.wait("die:1") == 0


def test_points_are_told_one_after_the_other_in_the_colour_of_who_gets_them() -> None:
    events = [
        Event(1, "pays", data={"block": 4, "seat": 1, "amount": 5}),
        Event(2, "pays", data={"block": 9, "seat": 0, "amount": 2}),
        Event(3, "points", data={"seat": 0, "after": 12}),
    ]
    told = tell(events, 0, BEATS, NAMES)
    assert told.bursts == (Burst(0, "place:city:4", "+5", "", 1), Burst(560, "place:city:9", "+2", "", 0))
    assert told.changes == (Change(1120, "points", 0, 12),)
    assert told.length == 1420


def test_what_has_no_place_takes_no_time() -> None:
    told = tell([Event(1, "pays", data={"block": None, "seat": 1, "amount": 1})], 0, BEATS, NAMES)
    assert not told.bursts
    assert told.length == 0


def test_one_name_may_stand_for_several_pieces() -> None:
    told = tell([Event(1, "points", data={"seat": 0, "after": 1}), Event(2, "dice")], 0, BEATS, NAMES)
    assert told.wait("die:5") == told.wait("die:0:other") == 300


def test_a_card_is_shown_before_it_goes_on() -> None:
    told = tell([Event(1, "played", data={"card": 17})], 0, BEATS, NAMES)
    assert list(told.cards) == [Shown(0, 700, "card:17")]


def test_heralds_are_cried_in_their_turn() -> None:
    events = [Event(1, "points", data={"seat": 0, "after": 1}), Event(2, "ko", "<1> falls.", {"herald": "Out!"})]
    told = tell([*events, Event(3, "dice")], 0, BEATS, NAMES)
    assert list(told.cries) == [(300, "Out!", "Bo falls.")]
    assert told.wait("die:1") == 300 + CRY


def test_without_beats_all_heralds_are_cried_at_once() -> None:
    events = [Event(n, "ko", f"<{n - 1}> falls.", {"herald": "Out!"}) for n in (1, 2)]
    told = tell(events, 0, (), NAMES)
    assert list(told.cries) == [(0, "Out!", "Ann falls."), (0, "Out!", "Bo falls.")]
    assert told.length == 0

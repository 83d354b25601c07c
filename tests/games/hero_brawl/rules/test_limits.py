"""Input that cannot be: seats, options, positions, card texts and answers, each refused with its place named."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.cardtext.card_files import CardFileError
from tabletop.cardtext.faults import CardTextError
from tabletop.engine.game import SeatSetup, SetupFault
from tabletop.engine.match import Refused, StaleAnswer
from tabletop.engine.position import PositionFault
from tabletop.games.hero_brawl import BRAWL
from tabletop.games.hero_brawl.position import build_position, read_position
from tests.games.hero_brawl.bout import play


# ------------------------------------------------------------ seats and options
@pytest.mark.parametrize("count", [1, 7])
def test_one_and_seven_seats_are_refused(count: int) -> None:
    with pytest.raises(SetupFault, match=f"not {count}"):
        BRAWL.setup([SeatSetup(f"Player {n}") for n in range(count)], {}, 0)
    with pytest.raises(PositionFault, match="2 to 6"):
        build_position({"players": [{} for _ in range(count)]})


@pytest.mark.parametrize("names", [("Ann", "Ann"), ("Ann", " Ann"), ("Ann", "")])
def test_every_seat_needs_a_name_of_its_own(names: tuple[str, str]) -> None:
    with pytest.raises(SetupFault, match="name of its own"):
        BRAWL.setup([SeatSetup(name) for name in names], {}, 0)


def test_two_players_of_one_name_are_refused_in_a_position() -> None:
    with pytest.raises(PositionFault, match=r"players: every player needs a name of its own"):
        build_position({"players": [{"name": "Ann"}, {"name": "Ann"}]})


@pytest.mark.parametrize("options", [{"first": "9"}, {"ask": "nobody"}, {"colour": "red"}])
def test_unknown_options_and_values_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(SetupFault, match=r"colour|first|ask"):
        BRAWL.setup([SeatSetup("Ann"), SeatSetup("Bo")], options, 0)


# ------------------------------------------------------------ positions
@pytest.mark.parametrize(
    ("data", "field", "words"),
    [
        ({"plie": 9}, "plie", 'Did you mean "pile"?'),
        ({"players": [{"hnad": 3}, {}]}, "players[0].hnad", 'Did you mean "hand"?'),
        ({"players": [{"hand": ["Gearlok"]}, {}]}, "players[0].hand[0]", 'Did you mean "Gearlock"?'),
        ({"players": [{"hand": ["xyzzy"]}, {}]}, "players[0].hand[0]", 'there is no card or type "xyzzy"'),
        ({"players": [{"hand": ["Gearlock"]}, {"hand": ["Gearlock"]}]}, "players[1].hand[0]", "placed already"),
        ({"players": [{"hand": ["CEO"] * 4}, {}]}, "players[0].hand[3]", "all cards called CEO are placed already"),
        ({"players": [{"hand": [True]}, {}]}, "players[0].hand[0]", "name of a card, a type or a count"),
        ({"players": [{"hand": [-2]}, {}]}, "players[0].hand[0]", "name of a card, a type or a count"),
        ({"players": [{"hand": "Gearlock"}, {}]}, "players[0].hand", "a list or a whole number"),
        ({"players": [{"hand": 60}, {}]}, "players[0].hand", "only 59 cards are left, not 60"),
        ({"players": [{"out": 1}, {}]}, "players[0].out", "true or false"),
        ({"players": "two"}, "players", "a list"),
        ({"players": [{}, "Bo"]}, "players", "2 to 6 tables"),
        ({"pile": 60}, "pile", "only 53 cards are left"),
        ({"pile": [3, "belt"]}, "pile", 'cards above "belt" are named one by one'),
        ({"pile": ["belt", 3], "belt": "Bo"}, "pile", "cannot lie in the pile and on the table"),
        ({"discard": 99}, "discard", "only 53 cards are left"),
        ({"turn": "Zoe"}, "turn", 'there is no player "Zoe". There are: Ann, Bo.'),
        ({"belt": "Zoe"}, "belt", 'there is no player "Zoe"'),
        ({"final": ["Zoe"]}, "final", 'there is no player "Zoe"'),
        ({"turn": "Bo", "players": [{}, {"out": True}]}, "turn", "Bo is out"),
        ({"belt": "Bo", "players": [{}, {"out": True}, {}]}, "belt", "Bo is out"),
        ({"phase": "lunch"}, "phase", "play, draw"),
        ({"round": 0}, "round", "from 1 to 999"),
        ({"seed": -1}, "seed", "whole number"),
        ({"script": ["six"]}, "script", "whole numbers"),
        ({"interrupts": "no"}, "interrupts", "true or false"),
        ({"players": [{"shield": "Gearlok"}, {}]}, "players[0].shield", 'Did you mean "Gearlock"?'),
        ({"final": "Bo"}, "final", "a list"),
    ],
)
def test_a_mistake_in_a_position_is_named_with_its_field(data: dict[str, Any], field: str, words: str) -> None:
    with pytest.raises(PositionFault) as caught:
        build_position(data, "bout.toml")
    assert (caught.value.file, caught.value.field) == ("bout.toml", field)
    assert words in caught.value.problem


def test_what_is_no_toml_is_named_with_its_line() -> None:
    with pytest.raises(PositionFault, match="line 2"):
        read_position("pile = 3\nbelt = Bo\n")


def test_a_position_reads_as_toml() -> None:
    text = 'pile = ["belt", 4]\n[[players]]\nname = "Mia"\nhand = ["gearlock", "Heel"]\n[[players]]\nhand = 2\n'
    position = read_position(text)
    assert (position.names, len(position.table.players[0].hand), position.table.belt_below) == (("Mia", "Bo"), 2, 0)


# ------------------------------------------------------------ cards of one's own
def _card(text: str, kind: str = "Turn") -> dict[str, Any]:
    return {
        "id": "own",
        "name": "Own Card",
        "deck": "brawl",
        "copies": 1,
        "kind": "Wrestler",
        "types": ["Own"],
        "numbers": {"number": 61},
        "set": "own",
        "extra": {"symbol": "rock"},
        "abilities": [{"group": "T", "name": "Own", "kind": kind, "text": text}],
    }


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("Draw three hundred ducks.", "Turn", "Own Card"),
        ("Steal the belt.", "Turn", "Own Card"),
        ("Draw 1.", "Interrupt", "answers nothing"),
        ("One opponent discards 1.", "Interrupt", "An interrupt can only say"),
        ("Stop one card or flip one roshambo.", "Turn", "Make it an Interrupt"),
        ("Discard 1 fewer than drawn.", "Turn", 'needs a "Draw N." before it'),
        ("Roshambo with one opponent. Roshambo with one opponent.", "Turn", "one roshambo at most"),
    ],
)
def test_a_text_that_cannot_stand_is_refused_with_the_card_named(text: str, kind: str, words: str) -> None:
    with pytest.raises(CardTextError, match="Own Card") as caught:
        build_position({"cards": [_card(text, kind)]})
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"kind": "Referee"}, "kind"),
        ({"extra": {"symbol": "well"}}, "extra.symbol"),
        ({"extra": {}}, "extra.symbol"),
        ({"numbers": {"number": 100}}, "numbers.number"),
        ({"numbers": {}}, "numbers.number"),
        ({"types": []}, "types"),
        ({"abilities": []}, "abilities"),
        ({"kind": "Belt"}, "abilities"),
        ({"kind": "Belt", "abilities": []}, "exactly one Title Belt"),
        ({"copys": 1}, 'card "Own Card", copys: There is no such field. Did you mean "copies"?'),
        ({"numbers": {"number": 42}}, 'numbers.number: "Folding Fury" has rock 42 already'),
        ({"copies": 2}, "only one card can have rock 61, not 2 copies"),
        ({"name": ""}, "This must not be empty"),
    ],
)
def test_a_card_with_a_wrong_field_is_refused(more: dict[str, Any], words: str) -> None:
    with pytest.raises(CardFileError) as caught:
        build_position({"cards": [{**_card("Draw 1."), **more}]})
    assert words in str(caught.value)


def test_a_card_of_ones_own_is_played_by_its_text() -> None:
    card = _card("Draw 2. Discard 1 fewer than drawn. One opponent discards 1.")
    bout = play(
        cards=[card],
        players=[{"hand": ["Own Card", "Gearlock"]}, {"hand": ["Kendo Comet", "Opal Oracle"]}, {"hand": 2}],
        pile=["Cloudbreaker", "Dustbin Titan", 5],
        belt="Bo",
    )
    bout.play("Own Card", on="Bo")
    assert bout.offered() == ["Gearlock", "Cloudbreaker", "Dustbin Titan"]
    bout.choose("Gearlock").choose("Kendo Comet")
    assert (bout.hand("Ann"), bout.champion) == (["Cloudbreaker", "Dustbin Titan"], "Ann")


# ------------------------------------------------------------ answers
@pytest.mark.parametrize("key", ["pass", "play:99", "play:0:9", "decline", "", "play:1:0:0", "play:-1"])
def test_an_answer_that_is_no_option_changes_nothing(key: str) -> None:
    bout = play(players=[{"hand": ["Heel", 2]}, {"hand": 2}], pile=5, belt="Bo")
    before = bout.match.state_hash()
    keys = bout.keys()
    if key in keys:
        pytest.fail("that is an option")
    with pytest.raises(Refused):
        bout.match.answer(key)
    assert bout.match.state_hash() == before


def test_a_second_click_is_stale() -> None:
    bout = play(players=[{"hand": ["Heel", 2]}, {"hand": 2}], pile=5, belt="Bo")
    number = bout.match.number
    bout.play("Heel")
    with pytest.raises(StaleAnswer):
        bout.match.answer(bout.keys()[0], number)


@pytest.mark.parametrize(
    ("subject", "target", "words"),
    [
        ("Iron Megaphone", "lane:play", "Only a card of your own hand"),
        ("Little Thud", "Ann", "never at oneself"),
        ("Little Thud", "lane:play", "aimed at an opponent"),
        ("Little Thud", "zone:player-9", "aimed at an opponent"),
        ("Little Thud", "Cy", "out of the game"),
        ("Little Thud", "Dee", "Tag Team shields"),
        ("Gearlock", "Bo", "aimed at nobody"),
        (None, None, "Only a card of your own hand"),
        ("card:", "lane:play", "Only a card of your own hand"),
    ],
)
def test_a_refusal_says_why(subject: str | None, target: str | None, words: str) -> None:
    bout = play(
        players=[
            {"hand": ["Little Thud", "Gearlock"]},
            {"hand": ["Iron Megaphone"]},
            {"out": True},
            {"hand": 1, "shield": "Tag Team"},
        ],
        pile=5,
        belt="Bo",
    )
    assert words in bout.refuse(subject, target).sentence

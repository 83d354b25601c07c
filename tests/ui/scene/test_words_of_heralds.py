"""What stands below a herald and in lines on the table: names of players and of cards are words there."""

from __future__ import annotations

from tabletop.ui.scene.lines import named


def test_players_and_cards_are_named() -> None:
    line = "<12:Rust Baron> of <1> has its lair on <40:Central Bank>."
    assert named(line, ["Ann", "Bo"]) == "Rust Baron of Bo has its lair on Central Bank."


def test_a_seat_without_a_name_is_left_out() -> None:
    assert named("<3> and <0>", ["Ann"]) == " and Ann"

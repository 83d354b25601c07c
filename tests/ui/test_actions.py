"""What the action bar offers, as values: lines, digits, keys, and the words of closed hands and table calls."""

from __future__ import annotations

import pytest

from tabletop.engine.decision import Call, Decision, Option
from tabletop.engine.game import Outcome
from tabletop.engine.view import View
from tabletop.ui.moment import Moment
from tabletop.ui.scene.state import SceneState
from tabletop.ui.window.actions import actions_of, short_label
from tabletop.ui.window.bar_items import Actions

TITLES = {
    "lane:play": "Play",
    "card:1": "BERT",
    "card:2": "Xiang",
    "card:3": "Henchman",
    "card:4": "Henchman",
    "card:5": "Fred",
}


class Names:
    def title(self, thing: str) -> str:
        return TITLES.get(thing, thing)

    def emblem(self, thing: str) -> str:
        return "mecha-mask" if thing == "card:1" else ""

    def place(self, thing: str) -> str:
        return f"Front {thing[-1]}"

    def order(self, thing: str) -> tuple[int, int]:
        own = thing not in ("card:3", "card:4", "card:5")  # Bo sits across the table, above
        return int(own), int(thing[-1]) if thing[-1:].isdigit() else 99

    def ground(self, thing: str) -> bool:
        return thing.startswith("card:9")


def moment(decision: Decision | None, **scene: object) -> Moment:
    state = SceneState(View(0, {}, {}), decision, ["Ann", "Bo"], humans=[True, True])
    for name, value in scene.items():
        setattr(state, name, value)
    prompt = decision.prompt if decision is not None else "Somebody decides."
    return Moment(state, prompt, number=decision.number if decision else -1, seat=0)


def asked(*options: Option, hand: bool = False, picks: tuple[int, int] | None = None) -> Decision:
    return Decision(4, 0, "kind", "Choose.", options, "HB-PLAY-1", picks=picks, uses_hand=hand)


def shown(
    decision: Decision, subject: str | None = None, following: Decision | None = None
) -> tuple[Actions, list[list[tuple[str, str]]]]:
    actions = actions_of(moment(decision), Names(), subject, following)
    return actions, [[(item.label, item.cap) for item in line.items] for line in actions.lines]


PLAY = asked(
    Option("deploy:2:front", "Xiang to Front Row", "card:2", "zone:front-0", "position 1"),
    Option("deploy:1:front", "BERT to Front Row", "card:1", "zone:front-0", "position 1"),
    Option("deploy:1:support", "BERT to Support Row", "card:1", "zone:support-0", "position 2"),
    Option("play:1", "Play BERT: Shield Wall", "card:1", "lane:play", "protects"),
    Option("pass", "Pass"),
    hand=True,
)


def test_subjects_come_first_in_reading_order_with_digits() -> None:
    actions, lines = shown(PLAY)
    assert lines == [[("BERT", "1"), ("Xiang", "2"), ("Pass", "End")]]
    assert actions.lines[0].heading == "1 Card"
    assert not actions.cancel


def test_a_picked_subject_opens_the_second_line_and_takes_the_digits() -> None:
    actions, lines = shown(PLAY, "card:1")
    assert lines[0] == [("BERT", ""), ("Xiang", ""), ("Pass", "End")]
    assert lines[1] == [("Front Row", "1"), ("Support Row", "2"), ("Play: Shield Wall", "3")]
    assert actions.lines[0].items[0].chosen
    assert actions.lines[1].heading == "2 Where"
    assert actions.prompt == "BERT: choose where it goes."
    assert actions.cancel


FIGHT = asked(Option("activate:1", "BERT", "card:1"), Option("activate:2", "Xiang", "card:2"))
TARGETS = asked(
    Option("target:3", "Henchman", "card:1", "card:3", "defeated", "Bo"),
    Option("target:4", "Henchman", "card:1", "card:4", "−1", "Bo"),
    Option("target:2", "Xiang", "card:1", "card:2", "−2", "Your own"),
)


def test_a_subject_that_leads_on_shows_the_targets_of_the_next_decision() -> None:
    actions, lines = shown(FIGHT, "card:1", TARGETS)
    assert lines[1] == [("Henchman Front 3", "1"), ("Henchman Front 4", "2"), ("Xiang", "3")]
    chained = actions.lines[1].items[0]
    assert chained.kind == "chain"
    assert chained.key == "activate:1 target:3"
    assert chained.preview == "defeated"
    assert actions.lines[1].heading == "2 Target"


def test_a_block_is_a_place_and_a_pawn_begins_with_a_capital() -> None:
    moves = asked(
        Option("pawn:0:90", "Crime A to City Hall", "crime A", "card:90"),
        Option("pawn:0:91", "Crime A to Pet Store", "crime A", "card:91"),
        Option("pawn:1:91", "Crime B to Pet Store", "crime B", "card:91"),
    )
    actions, lines = shown(moves, "crime A")
    assert actions.prompt == "Crime A: choose where it goes."
    assert actions.lines[1].heading == "2 Where"
    assert lines == [[("Crime A", ""), ("Crime B", "")], [("City Hall", "1"), ("Pet Store", "2")]]


def test_one_subject_needs_one_line() -> None:
    actions, lines = shown(TARGETS)
    assert len(lines) == 1
    assert actions.lines[0].heading == "Target"
    assert [item.heading for item in actions.lines[0].items] == ["Bo", "Bo", "Your own"]


def test_two_of_a_name_are_told_apart() -> None:
    _, lines = shown(asked(Option("a:3", "Henchman", "card:3"), Option("a:4", "Henchman", "card:4")))
    actions, _ = shown(asked(Option("a:3", "Henchman", "card:3"), Option("a:4", "Henchman", "card:4")))
    assert [label for label, _ in lines[0]] == ["Henchman", "Henchman"]
    assert [item.preview for item in actions.lines[0].items] == ["Front 3", "Front 4"]


def test_plain_choices_have_digits_and_the_way_out_has_end() -> None:
    _, lines = shown(asked(Option("skip", "Do not resolve it"), Option("choose:0", "Acquire one card.")))
    assert lines == [[("Acquire one card.", "1"), ("Do not resolve it", "End")]]


def test_only_nine_have_digits() -> None:
    options = [Option(f"choose:{n}", f"Choice {n}") for n in range(12)]
    actions, lines = shown(asked(*options))
    assert [cap for _, cap in lines[0]] == [*"123456789", "", "", ""]
    assert actions.item_for("9").label == "Choice 8"  # type: ignore[union-attr]
    assert actions.item_for("0") is None


def test_a_counter_shows_how_many_are_chosen() -> None:
    actions, _ = shown(asked(Option("discard:1", "BERT", "card:1"), hand=True, picks=(1, 3)))
    assert actions.counter == (1, 3)


@pytest.mark.parametrize(
    ("label", "short"),
    [("BERT to Front Row", "Front Row"), ("Play BERT: Shield Wall", "Play: Shield Wall"), ("Yes", "Yes")],
)
def test_labels_are_short_beside_their_subject(label: str, short: str) -> None:
    assert short_label(Option("k", label), "BERT") == short


def test_a_closed_hand_offers_its_button_and_what_needs_no_look() -> None:
    actions = actions_of(moment(None, hand_wanted=1), Names(), None, None, (Option("pass", "Pass"),))
    assert [(hold.seat, hold.cap, hold.call) for hold in actions.holds] == [(1, "1", False)]
    assert [(item.key, item.cap) for item in actions.buttons] == [("pass", "End")]
    assert actions.lines == ()
    assert "works without a look" in actions.note


def test_a_table_call_offers_a_button_a_seat_and_nobody() -> None:
    call = Call("Bo deploys The Mime.", "Does anyone stop it?")
    actions = actions_of(moment(None, call=call, call_seats=[0]), Names(), None, None)
    assert [(hold.seat, hold.call) for hold in actions.holds] == [(0, True)]
    assert [item.cap for item in actions.buttons] == ["End", "", ""]
    assert [item.key for item in actions.buttons][1:] == ["!stand 0 turn", "!stand 0 round"]
    assert actions.lines == ()


def test_a_table_call_shows_its_card_and_why_it_is_asked() -> None:
    call = Call("Bo deploys The Mime.", "Does anyone stop it?", "card:1")
    called = moment(None, call=call, call_seats=[0])
    called.explained = Decision(1, 0, "respond", call.prompt, (), "HB-INT-1", call=call, why=("Bo deploys The Mime.",))
    actions = actions_of(called, Names(), None, None)
    assert (actions.why, actions.rule) == (("Bo deploys The Mime.",), "HB-INT-1")
    assert actions.icon == "mecha-mask"


def test_the_end_offers_its_result() -> None:
    over = moment(None)
    over.outcome = Outcome((0,), "concession", "HB-WIN-1", "<0> wins.")
    actions = actions_of(over, Names(), None, None)
    assert [item.key for item in actions.buttons] == ["!result"]


def test_who_may_move_or_fight_is_asked_what() -> None:
    one = asked(
        Option("move:0:90", "Titan to City Hall", "hero:0", "card:90", "5"),
        Option("move:0:91", "Titan to Pet Store", "hero:0", "card:91", "2, crime"),
        Option("fight:0:3", "Titan fights on Corner Diner", "hero:0", "pawn:A", "2 to reach, 83 %"),
        Option("move:1:91", "Stampede to Pet Store", "hero:1", "card:91"),
        Option("move:1:90", "Stampede to City Hall", "hero:1", "card:90"),
    )
    actions, _ = shown(one, "hero:0")
    assert (actions.lines[1].heading, actions.prompt) == ("2 What", "Hero:0: choose what it does.")
    actions, _ = shown(one, "hero:1")
    assert (actions.lines[1].heading, actions.prompt) == ("2 Where", "Hero:1: choose where it goes.")


def test_a_number_is_told_although_the_target_shows_it() -> None:
    moves = asked(
        Option("move:0:90", "Titan to City Hall", "hero:0", "card:90", "5"),
        Option("move:0:91", "Titan to Pet Store", "hero:0", "card:91", "2, crime"),
        Option("move:1:91", "Stampede to Pet Store", "hero:1", "card:91"),
    )
    actions, _ = shown(moves, "hero:0")
    assert [item.preview for item in actions.lines[1].items] == ["5", "2, crime"]


def test_what_a_gadget_does_stands_beside_its_name() -> None:
    gadgets = asked(
        Option("again", "BERT: roll again", "card:1", preview="the second roll stands"),
        Option("raise", "Xiang: turn to 3", "card:2", preview="4, success"),
        Option("keep", "Keep the 2", preview="3, a miss"),
    )
    actions, _ = shown(gadgets)
    line = actions.lines[0]
    assert line.heading == "Which"
    assert [(item.label, item.preview) for item in line.items] == [
        ("BERT", "roll again: the second roll stands"),
        ("Xiang", "turn to 3: 4, success"),
        ("Keep the 2", "3, a miss"),
    ]


def test_a_card_that_is_only_played_has_the_lane_as_its_button() -> None:
    one = asked(Option("play:1", "BERT", "card:1", "lane:play"), Option("play:2", "Xiang", "card:2", "zone:front-0"))
    actions, lines = shown(one, "card:1")
    assert lines[1] == [("Play", "1")]
    assert actions.lines[1].items[0].key == "play:1"

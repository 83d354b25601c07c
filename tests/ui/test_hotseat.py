"""Who may look at what, and when a hand closes again: the policy alone."""

from __future__ import annotations

from tabletop.engine.decision import Call, Decision, Option
from tabletop.ui.hotseat import Hands, HotSeat

OPTIONS = (Option("a", "A"), Option("decline", "No answer"))


def decision(
    seat: int, *, hand: bool = True, window: bool = False, group: str = "", hand_too: bool = False
) -> Decision:
    call = Call("Bo deploys BERT.", "Does anyone stop it?") if window else None
    return Decision(
        1, seat, "kind", "Prompt", OPTIONS, "HB-PLAY-1", group, None, window, hand, None, call, hand_too=hand_too
    )


def two(hands: Hands = Hands.CLOSED) -> HotSeat:
    return HotSeat([True, True], hands)


def test_a_hand_decision_waits_for_the_hand() -> None:
    seats = two()
    asked = decision(0)
    seats.asked(asked, "play")
    assert seats.wants(asked)
    assert not seats.shows(asked)
    assert seats.visible_hands() == []
    seats.open(0, 1)
    assert seats.shows(asked)
    assert seats.visible_hands() == [0]


def test_a_decision_without_hand_shows_at_once() -> None:
    seats = two()
    asked = decision(0, hand=False)
    seats.asked(asked, "fight")
    assert seats.shows(asked)
    assert seats.visible_hands() == []


def test_a_hand_closes_when_the_turn_passes() -> None:
    seats = two()
    seats.asked(decision(0), "play")
    seats.open(0, 1)
    seats.asked(decision(1), "play")
    assert seats.visible_hands() == []


def test_a_hand_stays_open_for_the_same_seat_in_the_same_phase() -> None:
    seats = two()
    seats.asked(decision(0), "play")
    seats.open(0, 1)
    seats.asked(decision(0, hand=False), "play")
    assert seats.visible_hands() == [0]
    seats.asked(decision(0, hand=False), "fight")
    assert seats.visible_hands() == []


def test_a_table_call_closes_the_hand_of_whoever_is_asked() -> None:
    seats = two()
    seats.asked(decision(0), "play")
    seats.open(0, 1)
    call = decision(0, window=True, group="w1")
    seats.asked(call, "play")
    assert seats.is_call(call)
    assert seats.visible_hands() == []
    assert not seats.wants(call)


def test_a_claim_is_answered_with_the_hand_open() -> None:
    seats = two()
    call = decision(1, window=True, group="w1")
    seats.asked(call, "play")
    seats.claims.add(1)
    assert seats.wants(call)
    seats.open(1, 2)
    assert seats.shows(call)
    assert seats.openings == {(1, 2): 1}


def test_a_hand_opened_for_a_call_closes_before_a_decision_that_needs_none() -> None:
    seats = two()
    call, own = decision(1, window=True, group="w"), decision(1, hand=False, hand_too=True)
    seats.asked(call, "turn-1")
    seats.claims.add(1)
    seats.open(1, 1)
    seats.asked(own, "turn-1")
    assert seats.visible_hands() == []
    assert seats.holds_back(own)
    seats.open(1, 1)
    seats.asked(own, "turn-1")
    assert seats.visible_hands() == [1]


def test_nobody_holds_for_this_window_only() -> None:
    seats = two()
    call = decision(1, window=True, group="w1")
    seats.asked(call, "play")
    seats.nobody_else = True
    assert seats.declines(call)
    later = decision(1, window=True, group="w2")
    seats.asked(later, "play")
    assert not seats.declines(later)


def test_whoever_has_claimed_is_not_declined_by_nobody_else() -> None:
    seats = two()
    call = decision(1, window=True, group="w1")
    seats.asked(call, "play")
    seats.claims.add(1)
    seats.nobody_else = True
    assert not seats.declines(call)


def test_a_peek_ends_with_the_next_decision() -> None:
    seats = two()
    seats.asked(decision(0, hand=False), "fight")
    seats.peek(1, 3)
    assert seats.visible_hands() == [1]
    seats.asked(decision(1, hand=False), "fight")
    assert seats.visible_hands() == []


def test_one_person_never_closes_a_hand() -> None:
    seats = HotSeat([True, False])
    asked = decision(0)
    seats.asked(asked, "play")
    assert seats.shows(asked)
    assert seats.visible_hands() == [0]
    assert seats.alone == 0


def test_open_hands_lie_open() -> None:
    seats = two(Hands.OPEN)
    asked = decision(1)
    seats.asked(asked, "play")
    assert seats.shows(asked)
    assert seats.visible_hands() == [0, 1]


def test_the_full_curtain_covers_until_the_next_person_has_the_screen() -> None:
    seats = two(Hands.CURTAIN)
    asked = decision(0, hand=False)
    seats.asked(asked, "fight")
    assert seats.curtain(asked) == 0
    assert not seats.shows(asked)
    seats.take_screen(0)
    assert seats.curtain(asked) is None
    assert seats.shows(asked)
    assert seats.curtain(decision(1)) == 1


def test_the_full_curtain_leaves_a_table_call_on_the_table() -> None:
    seats = two(Hands.CURTAIN)
    call = decision(1, window=True, group="w1")
    seats.asked(call, "play")
    assert seats.curtain(call) is None


def test_closing_forgets_claims() -> None:
    seats = two()
    call = decision(1, window=True, group="w1")
    seats.asked(call, "play")
    seats.claims.add(1)
    seats.open(1, 1)
    seats.close()
    assert seats.visible_hands() == []
    assert not seats.claims

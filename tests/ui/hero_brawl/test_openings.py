"""How often hands are opened when four people play at one screen; the aim is 1 to 3 a turn."""

from __future__ import annotations

from tests.ui.hero_brawl.bouts import Crowd, controlled, new_bout


def openings_a_turn(games: int) -> float:
    """The mean over so many random games of four people."""
    openings = turns = 0
    for seed in range(games):
        controller = controlled(new_bout(4, seed=seed))
        Crowd(controller, seed).play()
        openings += sum(controller.seats.openings.values())
        turns += controller.match.table.turn
    return openings / turns


def test_hands_are_opened_one_to_three_times_a_turn() -> None:
    assert 1.0 <= openings_a_turn(12) <= 3.0


def test_nobody_opens_a_hand_for_a_call_that_nobody_claims() -> None:
    controller = controlled(new_bout(4, seed=3))
    for _ in range(60):
        moment = controller.moment()
        if controller.match.outcome is not None:
            break
        if moment.scene.call is not None:
            before = sum(controller.seats.openings.values())
            controller.nobody()
            assert sum(controller.seats.openings.values()) == before
        else:
            Crowd(controller, 1).act()

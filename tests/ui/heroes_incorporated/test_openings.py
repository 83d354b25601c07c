"""How often hands are opened when three people play at one screen; the aim is about five a round."""

from __future__ import annotations

from tests.ui.heroes_incorporated.games import Crowd, controlled, new_game

GAMES = 12
LOOKS = 0.3  # of the turns in which a card might be played; in the others the table alone is enough


def openings(games: int, looks: float) -> tuple[float, float]:
    """A round, over so many random games of three people: all openings, and those that nobody chose to have."""
    chosen = forced = rounds = 0
    for seed in range(games):
        controller = controlled(new_game(3, seed=seed))
        crowd = Crowd(controller, seed, looks)
        crowd.play()
        total = sum(controller.seats.openings.values())
        chosen += crowd.looked
        forced += total - crowd.looked
        rounds += controller.match.table.round
    return (chosen + forced) / rounds, forced / rounds


def test_hands_are_opened_about_five_times_a_round() -> None:
    every, forced = openings(GAMES, LOOKS)
    assert 4.0 <= every <= 6.0
    assert forced <= 2.0


def test_a_round_can_be_played_with_hardly_a_hand_opened() -> None:
    """Moves, fights, markers and the draw need none; what is left are discards, claims and the draft."""
    every, _forced = openings(10, 0.0)
    assert every <= 2.0


def test_nobody_opens_a_hand_for_a_call_that_nobody_claims() -> None:
    controller = controlled(new_game(3, seed=3))
    crowd, calls = Crowd(controller, 1), 0
    for _ in range(300):
        if controller.match.outcome is not None:
            break
        if controller.moment().scene.call is not None:
            before = sum(controller.seats.openings.values())
            controller.nobody()
            assert sum(controller.seats.openings.values()) == before
            calls += 1
        else:
            crowd.act()
    assert calls > 5

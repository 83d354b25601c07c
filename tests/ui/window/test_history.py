"""What the inspector tells of a card's past."""

from __future__ import annotations

from tabletop.engine.events import Event
from tabletop.ui.window.history import MOST_ROUNDS, past_of

NAMES = ["Ann", "Bo"]


def test_each_round_takes_a_line() -> None:
    events = [
        Event(0, "phase", "Round 2 · Play Phase · <0> begins", {"phase": "play"}),
        Event(1, "announced", "<0> deploys <17:BERT>, Front Row, position 2.", {"card": 17}),
        Event(2, "phase", "Round 2 · Fight Phase · <0> begins", {"phase": "fight"}),
        Event(3, "activated", "<1> activates <23:Hot Potato>.", {"card": 23}),
        Event(4, "ability", "<23:Hot Potato>: Burn.", {"card": 23}),
        Event(5, "damaged", "<17:BERT> 8 → 7 HP.", {"card": 17, "before": 8, "after": 7}),
        Event(6, "damaged", "<18:Other> 3 → 2 HP.", {"card": 18, "before": 3, "after": 2}),
        Event(7, "phase", "Round 3 · Fight Phase", {"phase": "fight"}),
        Event(8, "defeated", "<17:BERT> is Defeated.", {"card": 17}),
    ]
    assert past_of("card:17", events, NAMES) == [
        "Round 2: deployed, Front Row, position 2. Burn, 8 → 7.",
        "Round 3: defeated.",
    ]


def test_only_the_last_rounds_are_told() -> None:
    events = [
        event
        for number in range(9)
        for event in (Event(0, "phase", f"Round {number} · Fight Phase"), Event(0, "readied", "<5:A> is Ready again."))
    ]
    lines = past_of("card:5", events, NAMES)
    assert len(lines) == MOST_ROUNDS
    assert lines[-1] == "Round 8: Ready again."


def test_a_card_that_nobody_speaks_of_has_no_past() -> None:
    assert past_of("card:1", [Event(0, "drawn", "<0> draws a card.")], NAMES) == []


def test_other_words_stay_as_they_are() -> None:
    events = [Event(0, "cancelled", "The deployment of <4:Fred> is cancelled.")]
    assert past_of("card:4", events, NAMES) == ["The deployment of Fred is cancelled."]

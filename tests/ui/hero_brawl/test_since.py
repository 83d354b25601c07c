"""What a person reads who looks again after the turns of others: what was done, not headings and drawn cards."""

from __future__ import annotations

from tabletop.ui.seeing import lines_since
from tests.ui.hero_brawl.bouts import Crowd, controlled, new_bout


def test_three_lines_tell_what_was_done() -> None:
    controller = controlled(new_bout(5, seed=3))
    crowd, seen = Crowd(controller, 4), 0
    for _ in range(300):
        if controller.match.outcome is not None:
            break
        crowd.act()
        events = controller.match.events
        for seat in range(5):
            lines = lines_since(controller.match, seat, max(0, len(events) - 40))
            assert len(lines) <= 3
            if len(events) > 60:
                assert not [line for line in lines if line.startswith("Turn ") or " draws a card" in line]
                seen += 1
    assert seen > 100


def test_few_lines_are_told_whole() -> None:
    controller = controlled(new_bout(3, seed=3))
    events = controller.match.events
    drawn = next(event for event in reversed(events) if event.kind == "drawn")
    assert lines_since(controller.match, 0, drawn.number) != []

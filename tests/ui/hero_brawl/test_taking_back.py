"""Taking back in a bout: behind what was answered by itself, a "Nobody" as a whole, and never without effect."""

from __future__ import annotations

import pytest

from tabletop.engine.decision import Refusal
from tabletop.ui.hotseat import Hands
from tabletop.ui.standing import TURN
from tests.ui.hero_brawl.bouts import Crowd, bout_with, controlled, new_bout
from tests.ui.taking_back import given, taken_back


@pytest.mark.parametrize("hands", [Hands.OPEN, Hands.CLOSED])
@pytest.mark.parametrize(("humans", "bots"), [(1, 2), (2, 1), (3, 0)])
def test_what_is_offered_takes_something_back_and_can_be_given_again(humans: int, bots: int, hands: Hands) -> None:
    controller = controlled(new_bout(humans, bots, seed=humans), hands)
    assert taken_back(controller, Crowd(controller, 5), 700) > 0


def test_a_nobody_is_taken_back_as_a_whole() -> None:
    controller = controlled(bout_with(("Cy",)))
    controller.hold(0)
    moment = controller.moment()
    assert moment.decision is not None
    folding = next(option for option in moment.decision.options if "Folding Fury" in option.label)
    assert controller.choose(folding.key, moment.number)
    assert controller.moment().scene.call_seats == [1, 2, 3]
    controller.nobody()
    assert controller.match.decision is not None
    assert controller.match.decision.kind == "commit"
    controller.undo()
    assert controller.moment().scene.call_seats == [1, 2, 3]
    controller.redo()
    assert controller.match.decision is not None
    assert controller.match.decision.kind == "commit"


def test_what_a_standing_answer_would_give_again_is_left_with_a_reason() -> None:
    controller = controlled(bout_with(("Cy",)))
    controller.hold(0)
    moment = controller.moment()
    assert moment.decision is not None
    assert controller.choose(moment.decision.options[0].key, moment.number)
    controller.nobody()
    for seat in (1, 2, 3):
        controller.stand(seat, TURN)
    said: list[Refusal] = []
    controller.refused = said.append
    before = given(controller)
    controller.undo()
    assert given(controller) == before
    assert [refusal.sentence for refusal in said] == [
        "Only what was answered by itself could be taken back, and it would come again at once."
    ]

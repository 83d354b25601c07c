"""Saving, going on and taking back in Heroes Incorporated, with hands open and closed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.saves.reading import read_save
from tabletop.saves.resuming import latest_autosave
from tabletop.saves.save_file import write_save
from tabletop.ui.hotseat import Hands
from tests.ui.conftest import OpenTable
from tests.ui.heroes_incorporated.games import Crowd, controlled, new_game, position
from tests.ui.taking_back import taken_back


def test_every_decision_is_saved_by_itself_and_gone_on_with(open_table: OpenTable) -> None:
    table = open_table(new_game(2, 1, seed=5))
    crowd = Crowd(table.controller, 5)
    for _ in range(60):
        crowd.act()
    assert table.keeper.flush(5)
    found = latest_autosave()
    assert found is not None
    again = read_save(found.path).match
    assert again.state_hash() == table.controller.match.state_hash()
    assert again.decision == table.controller.match.decision
    table.close()
    going_on = open_table(again)
    Crowd(going_on.controller, 6).act()
    assert going_on.controller.match.number >= len(going_on.controller.match.entries) > 0


def test_a_save_in_the_middle_of_a_fight_opens_there(tmp_path: Path) -> None:
    players = [{"heroes": [{"name": "Stampede", "at": [2, 1]}], "hand": 1}, {"hand": ["Evolver"]}]
    controller = controlled(position(2, players=players, pawns=[[2, 1], [3, 3], [4, 2], [2, 4], [4, 5]]))
    moment = controller.moment()
    assert moment.decision is not None
    fight = next(option.key for option in moment.decision.options if option.key.startswith("fight"))
    assert controller.choose(fight, moment.number)
    assert controller.moment().scene.call is not None
    path = tmp_path / "fight.tabletop"
    write_save(path, controller.match)
    again = controlled(read_save(path).match)
    assert again.moment().scene.call == controller.moment().scene.call
    assert again.moment().scene.call_seats == [1]
    controller.nobody()
    again.nobody()
    assert again.match.state_hash() == controller.match.state_hash()


@pytest.mark.parametrize("hands", [Hands.OPEN, Hands.CLOSED])
@pytest.mark.parametrize(("humans", "bots"), [(1, 1), (2, 1), (3, 0)])
def test_what_is_offered_takes_something_back_and_can_be_given_again(humans: int, bots: int, hands: Hands) -> None:
    controller = controlled(new_game(humans, bots, seed=humans), hands)
    assert taken_back(controller, Crowd(controller, 5), 300) > 3


def test_a_move_taken_back_leaves_the_hand_as_it_was() -> None:
    """Closed if it was closed; open if it was open before, for the same seat."""
    controller = controlled(position(2, players=[{"hand": 2}, {"hand": 2}]))
    moment = controller.moment()
    assert moment.decision is not None
    move = next(option.key for option in moment.decision.options if option.key.startswith("move"))
    assert controller.choose(move, moment.number)
    controller.undo()
    assert controller.seats.visible_hands() == []
    assert controller.moment().scene.hand_offered == 0
    controller.hold(0)
    assert controller.choose(move, controller.match.number)
    controller.undo()
    assert controller.seats.visible_hands() == [0]
    again = controller.moment().decision
    assert again is not None
    assert again == controller.match.decision

"""Who sits below: the table turns to the person who decides, never for a call or for bots."""

from __future__ import annotations

import pytest

from tabletop.ui.moment import seat_below
from tests.ui.conftest import OpenTable
from tests.ui.hero_brawl.bouts import Crowd, controlled, new_bout
from tests.ui.hero_brawl.stage import crowd, do, furniture, settled


@pytest.mark.parametrize(("people", "bots"), [(2, 0), (2, 2), (3, 1), (6, 0)])
def test_it_turns_only_to_a_person_who_decides(people: int, bots: int) -> None:
    controller = controlled(new_bout(people, bots, seed=4))
    player = Crowd(controller, 4)
    below, turned = 0, 0
    for _ in range(160):
        moment = controller.moment()
        if controller.match.outcome is not None:
            break
        now = seat_below(moment, below)
        if now != below:
            turned += 1
            assert moment.scene.call is None
            assert moment.bot is None
            assert now == moment.seat
            assert moment.scene.humans[now]
        below = now
        player.act()
    assert turned > 1


def test_the_panels_go_round_with_it(open_table: OpenTable) -> None:
    table = open_table(crowd(4))
    table.page.settings.turn_table = True
    table.page.apply_settings()
    settled(table)
    assert furniture(table).seating.near == 0
    do(table.controller, "Folding Fury, Foreign Object on Bo")
    assert furniture(table).seating.near == 0  # a table call
    table.controller.nobody()
    do(table.controller, "")
    assert table.controller.moment().seat == 1
    assert furniture(table).seating.near == 1
    names = [caption.words for caption, _, owner, _ in furniture(table)._captions if owner == 1]
    assert names == ["Bo"]

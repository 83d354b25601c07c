"""Who sits below: the table turns to the person who decides, never for a call or for bots."""

from __future__ import annotations

import pytest

from tabletop.ui.moment import seat_below
from tests.ui.conftest import OpenTable
from tests.ui.hero_brawl.bouts import Crowd, controlled, new_bout
from tests.ui.hero_brawl.stage import crowd, do, furniture, position, settled


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


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_whoever_plays_sees_all_the_others_above_the_risen_hand(open_table: OpenTable, count: int) -> None:
    table = open_table(crowd(count))
    settled(table)
    do(table.controller, "Folding Fury, Foreign Object on Bo")
    for _ in range(60):
        moment = table.controller.moment()
        if moment.decision is not None and moment.decision.kind == "play" and moment.seat == 1:
            break
        if moment.scene.call is not None:
            table.controller.nobody()
        else:
            do(table.controller, "")
            if moment.seat == 1 and table.controller.moment().seat == 1:
                table.controller.hold(1)
        if (wanted := table.controller.moment().scene.hand_wanted) is not None:
            table.controller.hold(wanted)
    else:
        raise AssertionError("the second player has no turn")
    settled(table)
    scene = table.page.scene
    assert scene.table.shelf.up
    for other in [seat for seat in range(count) if seat != 1]:
        panel = furniture(table).zones[f"player-{other}"].rect
        assert scene.to_window(panel.center()).y() < scene.table.shelf.rect.top()


def test_a_belt_goes_to_its_new_place_while_the_table_turns(open_table: OpenTable) -> None:
    players = [{"name": "Ann", "hand": ["Jobber", "Heel", "Diva"]}, {"name": "Bo", "hand": ["Heel", "Diva"]}]
    table = open_table(position(2, players=players, belt="Bo"), "open")
    table.page.settings.turn_table = True
    table.page.apply_settings()
    settled(table)
    belt = table.page.scene.table.parts.items["belt:0"]
    table.page.scene.set_speed(1.0)
    do(table.controller, "Jobber on Bo")
    assert table.controller.moment().seat == 1
    assert furniture(table).seating.near == 1
    assert table.page.scene.table.parts.items["belt:0"] is belt
    assert table.page.scene.table.clock.moving(belt)

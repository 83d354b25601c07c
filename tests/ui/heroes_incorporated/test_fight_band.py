"""The band below the city: what must be reached, what was rolled, choices as tiles, and the result for a moment."""

from __future__ import annotations

import pytest

from tabletop.ui.scene.metrics import Layer
from tests.ui.conftest import OpenTable
from tests.ui.heroes_incorporated.fights import answer, band, click, fight, nobody, rolled, scene, upper

RUST_BARON = [{"card": "Rust Baron", "at": [2, 2], "by": "Bo"}]


def test_no_band_before_a_fight(open_table: OpenTable) -> None:
    table = open_table(fight([4]))
    assert not band(table).up
    assert upper(table).hidden_zone == "fight"


def test_the_higher_number_counts_and_tiles_say_what_justice_would_give(open_table: OpenTable) -> None:
    table = rolled(open_table(fight([4], villains=RUST_BARON)))
    assert band(table).words.split("\n") == [
        "Titan fights on State University",
        "Rust Baron 6",
        "State University 4",
        "the higher one counts",
        "6 to reach",
        "4, Combat +1",
        "5",
        "a miss by 1",
        "Spend Justice?",
        "Spend none 5 a miss; gain 1 token",
        "Spend 1 6 success",
        "Spend 2 7 success, harder to beat",
    ]
    assert [(tile.icons, tile.good) for tile in band(table).tiles] == [(0, False), (1, True), (2, True)]


def test_a_click_on_a_tile_answers(open_table: OpenTable) -> None:
    table = rolled(open_table(fight([4], villains=RUST_BARON)))
    click(table, band(table).tile_rects()[2].center())
    facts = table.controller.moment().scene.view.facts
    assert facts["justice"][0] == 0
    assert facts["fight"]["value"] == 7


def test_a_click_on_the_die_spends_one_token(open_table: OpenTable) -> None:
    table = rolled(open_table(fight([4], villains=RUST_BARON)))
    click(table, scene(table).parts.items["die:1"].scenePos())
    facts = table.controller.moment().scene.view.facts
    assert facts["justice"][0] == 1
    assert facts["fight"]["face"] == 5


def test_the_rolled_die_lies_on_the_band_over_everything(open_table: OpenTable) -> None:
    table = rolled(open_table(fight([4], villains=RUST_BARON)))
    die = scene(table).parts.items["die:1"]
    assert die.isVisible()
    assert band(table).rect.contains(die.scenePos())
    assert band(table).zValue() < die.zValue() < Layer.HANDS


def test_nothing_below_the_band_is_hit(open_table: OpenTable) -> None:
    table = rolled(open_table(fight([4], villains=RUST_BARON)))
    finder = table.page.scene.finder
    corner = band(table).rect.bottomRight()
    assert finder.things_at(corner - band(table).rect.topLeft() * 0.005) == []
    assert finder.hold_button_at(band(table).rect.center()) is None


def test_gadgets_are_tiles_with_what_they_would_give(open_table: OpenTable) -> None:
    match = fight([2])
    table = open_table(match)
    hero = next(each for each in match.table.heroes if match.table.kind(each.card).name == "Titan")
    for name in ("Combat Visor", "Targeting Computer"):
        card = next(each for each in match.table.deck if match.table.kind(each).name == name)
        match.table.deck.remove(card)
        hero.gadgets.append(card)
    rolled(table)
    assert band(table).heading == "Use a gadget?"
    assert {(tile.head, tile.number, tile.tail) for tile in band(table).tiles} == {
        ("Combat Visor: roll again", "", "the second roll stands"),
        ("Targeting Computer: turn to 3", "4", "success"),
        ("Keep the 2", "3", "a miss"),
    }


def test_of_two_dice_the_lower_one_is_faded(open_table: OpenTable) -> None:
    table = rolled(open_table(fight([1, 2], turn="Bo", opener="Bo", options={})), "Madame Arcana fights")
    assert table.controller.moment().scene.view.facts["fight"]["result"] == "miss"
    parts = scene(table).parts.items
    assert [("faded" in parts[key].look.marks) for key in ("die:3", "die:3:other")] == [False, True]
    assert "A miss!" in band(table).words


def test_a_result_is_put_away_by_a_click_and_its_die_with_it(open_table: OpenTable) -> None:
    table = rolled(open_table(fight([1], options={})))
    assert band(table).up
    assert scene(table).parts.items["die:1"].isVisible()
    click(table, band(table).rect.center())
    assert not band(table).up
    assert not scene(table).parts.items["die:1"].isVisible()
    table.page.sync()
    assert not band(table).up


def test_a_result_makes_room_for_a_hand_that_is_opened(open_table: OpenTable) -> None:
    table = rolled(open_table(fight([1], options={})))
    assert band(table).up
    while table.controller.moment().scene.open_hand is None:
        offered = table.controller.moment().scene.hand_offered
        assert offered is not None
        table.controller.hold(offered)
    assert not band(table).up


def test_a_result_goes_by_itself_where_the_table_is_animated(open_table: OpenTable) -> None:
    table = open_table(fight([5], options={}))
    table.page.scene.set_speed(1.0)
    rolled(table)
    assert band(table).lingers
    assert "6" not in band(table).words.split("\n")  # the die still rolls
    scene(table).clock.finish()
    assert not band(table).up


def test_a_die_rolls_on_the_band_before_it_goes_to_its_block(open_table: OpenTable) -> None:
    table = open_table(fight([5], options={}))
    table.page.scene.set_speed(1.0)
    rolled(table)
    die = scene(table).parts.items["die:1"]
    assert die.face in range(1, 7)
    assert band(table).rect.contains(die.scenePos())
    scene(table).clock.finish()
    assert die.look.face == 5
    assert die.scenePos() == scene(table).parts.spots["die:1"].middle
    assert not band(table).rect.contains(die.scenePos())


def test_with_reduced_motion_it_waits_and_then_lies_there(open_table: OpenTable) -> None:
    table = open_table(fight([5], options={}))
    table.page.scene.set_speed(1.0)
    table.page.scene.set_reduced_motion(True)
    rolled(table)
    die = scene(table).parts.items["die:1"]
    assert band(table).rect.contains(die.scenePos())
    scene(table).clock.finish()
    assert die.scenePos() == scene(table).parts.spots["die:1"].middle


def test_two_rolls_of_one_hero_have_different_numbers(open_table: OpenTable) -> None:
    table = rolled(open_table(fight([1, 1], options={})))
    first = table.controller.moment().scene.view.facts["fight"]["roll"]
    while table.controller.match.to_move != 0:
        answer(table, "Pass")
    rolled(table)
    assert table.controller.moment().scene.view.facts["fight"]["roll"] > first


def test_the_square_is_outlined_and_joined_while_the_call_stands(open_table: OpenTable) -> None:
    table = open_table(fight([4]))
    answer(table, "Titan fights")
    assert table.controller.moment().scene.call is not None
    line = upper(table).line
    assert line is not None
    assert line.isVisible()
    furniture = scene(table).furniture
    assert furniture is not None
    assert line.square == furniture.zones["city"].slot_rect(6)
    assert not band(table).up
    assert furniture.call.open
    nobody(table)
    assert band(table).up


@pytest.mark.parametrize("teams", [2, 3, 4])
def test_the_call_stands_where_the_band_will_and_covers_no_block(open_table: OpenTable, teams: int) -> None:
    table = open_table(fight([4], teams))
    answer(table, "Titan fights")
    furniture = scene(table).furniture
    assert furniture is not None
    assert furniture.call.paper == band(table).rect
    assert len(furniture.call.buttons) == teams - 1
    assert furniture.zones["city"].rect.bottom() < furniture.call.paper.top()
    names = table.controller.match.names
    assert [button.words.split()[0].strip(",") for button in furniture.call.buttons] == names[1:]


def test_undo_shows_no_result_that_was_over_before(open_table: OpenTable) -> None:
    table = rolled(open_table(fight([5], options={})))
    view = table.controller.moment().scene
    assert band(table).up
    table.page.scene.table.rebuild()
    assert view.view.facts["fight"]["over"]
    assert not band(table).up

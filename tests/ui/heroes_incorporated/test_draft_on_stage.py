"""The draft in the middle of the table, seat after seat; gadgets; cards that are looked at or played."""

from __future__ import annotations

import pytest

from tabletop.games.heroes_incorporated.layout import LAYOUT
from tabletop.ui.scene.metrics import Layer, units
from tabletop.ui.table_flows import TableFlows
from tests.ui.conftest import OpenTable
from tests.ui.heroes_incorporated.fights import PLAYERS, answer, click, fight, scene, upper
from tests.ui.heroes_incorporated.games import new_game


def large(table: TableFlows) -> dict[str, str | None]:
    """Cards on a stage: their zones, and the kind that is seen."""
    spots = scene(table).pieces.placed.table
    return {key: spot.look.card for key, spot in spots.items() if spot.over}


def standing(table: TableFlows) -> list[str]:
    """What is written over the stages that are there."""
    return [stage.words.split("\n")[0] for stage in upper(table).stages if stage.up]


def notes(table: TableFlows) -> list[str]:
    """What is written below or beside the cards."""
    return [line for stage in upper(table).stages if stage.up for line in stage.words.split("\n")[1:]]


@pytest.mark.parametrize("teams", [2, 3, 4])
def test_closed_the_asked_seat_has_backs_in_the_middle_and_nobody_a_face(open_table: OpenTable, teams: int) -> None:
    table = open_table(new_game(teams))
    assert standing(table) == ["Ann · Draft of the first hero"]
    assert list(large(table).values()) == [None, None, None]
    assert not any(spot.look.card for spot in scene(table).pieces.placed.table.values())
    others = [spot for spot in scene(table).pieces.placed.table.values() if spot.zone.startswith("draft-")]
    assert len(others) == 3 * teams


@pytest.mark.parametrize("teams", [2, 3, 4])
def test_open_it_has_three_faces_and_no_shelf(open_table: OpenTable, teams: int) -> None:
    table = open_table(new_game(teams))
    table.controller.hold(0)
    assert all(large(table).values())
    assert len(large(table)) == 3
    assert not scene(table).shelf.up
    stage = next(stage for stage in upper(table).stages if stage.up)
    for key in large(table):
        item = scene(table).pieces.cards[key]
        assert stage.rect.contains(item.mapRectToScene(item.rect))
        assert item.zValue() >= Layer.HOVERED
    seen = {spot.zone for spot in scene(table).pieces.placed.table.values() if spot.look.card}
    assert seen == {"draft-0"}


def test_the_button_speaks_of_no_empty_hand_while_it_opens_the_draft(open_table: OpenTable) -> None:
    table = open_table(new_game(2))
    furniture = scene(table).furniture
    assert furniture is not None
    assert furniture.buttons[0].words == "Ann, hold to look at your cards"


def test_a_click_on_a_hero_keeps_it(open_table: OpenTable) -> None:
    table = open_table(new_game(2))
    table.controller.hold(0)
    key = next(iter(large(table)))
    click(table, scene(table).pieces.cards[key].scenePos())
    assert table.controller.match.to_move == 1
    assert standing(table) == ["Bo · Draft of the first hero"]
    assert list(large(table).values()) == [None, None, None]


def test_the_kept_hero_lies_below_those_to_choose_from(open_table: OpenTable) -> None:
    table = open_table(new_game(2))
    for _ in range(2):
        answer(table, "")
    assert table.controller.moment().scene.hand_wanted == 0
    table.controller.hold(0)
    spots = scene(table).pieces.placed.table
    dealt = [spot.middle.y() for spot in spots.values() if spot.over and spot.zone == "draft-0"]
    kept = [spot.middle.y() for spot in spots.values() if spot.over and spot.zone == "kept-0"]
    assert len(dealt) == 2
    assert len(kept) == 1
    assert max(dealt) < kept[0]


def test_the_stage_goes_when_the_city_is_laid(open_table: OpenTable) -> None:
    table = open_table(new_game(2))
    while table.controller.moment().scene.view.facts["phase"] == "draft":
        answer(table, "")
    assert standing(table) == []
    assert large(table) == {}


def test_gadgets_to_begin_with_are_cards_to_read_and_a_click_takes_one(open_table: OpenTable) -> None:
    table = open_table(new_game(3, seed=3))
    for _ in range(20):
        decision = table.controller.match.decision
        assert decision is not None
        if decision.kind == "gadget":
            break
        scrap = next((option.label for option in decision.options if option.label == "Scrap"), "")
        answer(table, scrap)
    stage = next(stage for stage in upper(table).stages if stage.up)
    assert stage.words.split("\n")[0].endswith("Choose a gadget token")
    heads = [tile.head for tile in stage.tiles]
    assert len(heads) >= 9
    assert all(tile.tail.endswith((".", ".)")) for tile in stage.tiles)
    click(table, stage.tile_rects()[heads.index("Force Shield")].center())
    view = table.controller.moment().scene.view
    worn = [hero.fields.get("gadgets") for seat in range(3) for hero in view.zones[f"team-{seat}"].pieces]
    assert ["Force Shield"] in worn


def test_a_card_that_may_be_cancelled_lies_large_in_the_middle(open_table: OpenTable) -> None:
    players = [{**PLAYERS[0], "hand": ["Meteor Strike", 2]}, *PLAYERS[1:]]
    table = open_table(fight([1], 4, players=players))
    answer(table, "Meteor Strike")
    call = table.controller.moment().scene.call
    assert call is not None
    assert "Mind Control" in call.question
    assert standing(table) == ["Played"]
    assert list(large(table)) == [call.subject]
    table.controller.nobody()
    assert standing(table) == []


def test_a_played_card_stands_aside_while_its_target_is_chosen(open_table: OpenTable) -> None:
    players = [{**PLAYERS[0], "hand": ["Crime Wave", 2]}, *PLAYERS[1:]]
    table = open_table(fight([1], 4, players=players))
    answer(table, "Crime Wave")
    stage = next(stage for stage in upper(table).stages if stage.words == "Played")
    squares = [units(zone.at) for zone in LAYOUT[4].zones if zone.zone.startswith("block-")]
    while table.controller.moment().scene.call is not None:
        assert any(stage.rect.intersects(square) for square in squares)
        table.controller.nobody()
    assert next(option.label for option in _options(table)).startswith("Crime ")
    assert standing(table) == ["Played"]
    assert not any(stage.rect.intersects(square) for square in squares)
    card = next(item for key, item in scene(table).pieces.cards.items() if key in large(table))
    assert stage.rect.contains(card.mapRectToScene(card.rect))


@pytest.mark.parametrize(("teams", "handed"), [(2, "hand the other two across"), (3, "one to each side")])
def test_the_draft_tells_what_comes_next(open_table: OpenTable, teams: int, handed: str) -> None:
    table = open_table(new_game(teams))
    assert handed in notes(table)[0]
    while standing(table)[0].endswith("first hero"):
        answer(table, "")
    assert notes(table) == ["Your first hero."]


def test_an_observatory_shows_its_cards_to_the_winner_alone(open_table: OpenTable) -> None:
    heroes = [{"name": "Thunderhawk", "at": [2, 3]}, {"name": "Titan", "at": [2, 5], "face": 6, "die": [2, 5]}]
    players = [{**PLAYERS[0], "heroes": heroes, "justice": 0}, *PLAYERS[1:]]
    table = open_table(fight([1], 4, players=players, phase="end"))
    while not any("Starwatch" in option.label for option in _options(table)):
        answer(table, "Use no power")
    answer(table, "Starwatch")
    assert table.controller.moment().scene.hand_wanted == 0
    assert standing(table) == []
    table.controller.hold(0)
    assert standing(table) == ["Looked at"]
    assert len(large(table)) == 3
    assert all(large(table).values())


def _options(table: TableFlows) -> list:  # type: ignore[type-arg]
    decision = table.controller.moment().decision
    return list(decision.options) if decision is not None else []


def test_the_board_of_who_drafts_or_places_a_hero_is_marked(open_table: OpenTable) -> None:
    table = open_table(new_game(2))
    found = scene(table).furniture
    assert found is not None

    def marked() -> list[int | None]:
        return [owner for panel, owner in found._panels if panel.marked[0]]

    assert marked() == [0]
    table.controller.hold(0)
    click(table, scene(table).pieces.cards[next(iter(large(table)))].scenePos())
    assert table.controller.match.to_move == 1
    assert marked() == [1]

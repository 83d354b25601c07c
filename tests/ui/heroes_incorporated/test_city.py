"""The city on the table: dragging heroes, pawns and dice over the grid, what is lit, the keyboard, the inspector."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from tabletop.data import data_dir
from tabletop.ui.fonts import load_fonts
from tests.ui.heroes_incorporated.city_table import CityTable
from tests.ui.heroes_incorporated.games import new_game, position
from tests.ui.scene.conftest import Hand

CITY = {"Harbour Docks": [1, 1], "Pet Store": [1, 2], "City Hall": [2, 2], "MegaNews Tower": [2, 3],
        "Fusion Plant": [2, 4], "Subway Terminal": [3, 2], "Genicon Inc.": [1, 3]}  # fmt: skip
ANN = {"name": "Ann", "heroes": [{"name": "Thunderhawk", "at": [2, 2]}, {"name": "Titan", "at": [5, 5], "down": True}]}
BO = {"name": "Bo", "heroes": [{"name": "Huntaar", "at": [1, 3]}, {"name": "Scrap", "at": [4, 4]}]}
WITH_BLAST = [
    {"name": "Ann", "heroes": [{"name": "Huntaar", "at": [2, 2]}, {"name": "Titan", "at": [5, 5]}]},
    {"name": "Bo", "heroes": [{"name": "Thunderhawk", "at": [1, 3]}, {"name": "Scrap", "at": [4, 4]}]},
]

Opened = Callable[..., CityTable]


@pytest.fixture
def shown(qtbot: QtBot) -> Iterator[Opened]:
    """Opens tables that show the city."""
    assert load_fonts(data_dir("assets") / "fonts") == []
    tables: list[CityTable] = []

    def opened(**data: Any) -> CityTable:
        given = {"players": [ANN, BO], "city": CITY, "pawns": [[2, 2], [2, 3], [2, 3], [4, 1], [5, 1]], **data}
        table = CityTable(position(len(given["players"]), **given))
        qtbot.addWidget(table.view)
        tables.append(table)
        return table

    yield opened
    for table in tables:
        table.view.close()


def block_of(table: CityTable, hero: str) -> str:
    """The zone in which a hero stands."""
    piece = table.match.ask(0).view().piece(hero)
    assert piece is not None
    return piece.zone


def test_a_dragged_hero_lights_the_blocks_and_crimes_in_reach(shown: Opened) -> None:
    table = shown()
    person = Hand(table.view)
    person.pick_up("hero:0")
    blocks = {table.block(name) for name in ("Harbour Docks", "Pet Store", "Genicon Inc.", "MegaNews Tower")}
    assert blocks < table.lit()
    assert "pawn:A" in table.lit()
    assert len(table.lit()) == 8 + 1  # Fly: all neighbours; the crime where it stands
    assert "held" in table.part("hero:0").marks
    assert table.part(table.block("Fusion Plant")).dimness > 0
    assert table.part(table.block("Pet Store")).dimness == 0
    person.release("hero:0")


def test_a_hero_moves_where_it_is_dropped(shown: Opened) -> None:
    table = shown()
    Hand(table.view).drag("hero:0", table.block("Pet Store"))
    assert block_of(table, "hero:0") == "block-1"
    assert table.view.table.parts.spots["hero:0"].zone == "block-1"


def test_a_drop_on_somebody_standing_there_is_a_drop_on_the_block(shown: Opened) -> None:
    table = shown()
    person = Hand(table.view)
    person.drag("hero:0", "hero:2")
    assert block_of(table, "hero:0") == "block-2"


def test_the_crime_is_the_target_of_the_fight(shown: Opened) -> None:
    table = shown(rolls=[6])
    person = Hand(table.view)
    person.drag("hero:0", "pawn:A")
    assert ("chosen", "fight:0:6") in person.heard


def test_a_pawn_that_stands_behind_counts_for_the_first(shown: Opened) -> None:
    table = shown(players=WITH_BLAST)
    person = Hand(table.view)
    person.pick_up("hero:0")  # Blast: the crimes on the next block as well
    assert {"pawn:A", "pawn:B"} <= table.lit()
    assert "pawn:C" not in table.lit()
    person.move("pawn:C")
    assert table.view.table.lights.hint.words == "3 to reach, 67 %"
    person.release("pawn:C")
    assert ("chosen", "fight:0:7") in person.heard


def test_with_a_crime_the_rest_of_the_block_is_for_the_move(shown: Opened) -> None:
    table = shown(players=WITH_BLAST)
    person = Hand(table.view)
    corner = table.view.to_window(table.part(table.block("MegaNews Tower")).scenePos()).toPoint() + QPoint(-50, 50)
    person.drag("hero:0", corner)
    assert block_of(table, "hero:0") == "block-7"


def test_a_villain_in_its_lair_is_fought_by_dropping_on_it(shown: Opened) -> None:
    table = shown(villains=[{"card": "Mammoth", "at": [2, 2], "by": "Bo", "lair": True}], options={"lairs": "on"},
                  pawns=[[3, 3], [2, 3], [2, 3], [4, 1], [5, 1]])  # fmt: skip
    villain = next(key for key, spot in table.view.table.parts.spots.items() if spot.look.shape == "ticket")
    assert table.part(table.block("City Hall")).look.marks >= {"lair"}
    person = Hand(table.view)
    person.drag("hero:0", villain)
    assert ("chosen", "fight:0:6") in person.heard


def test_a_drop_on_the_own_block_changes_its_mind(shown: Opened) -> None:
    table = shown()
    person = Hand(table.view)
    here = table.view.to_window(table.part(table.block("City Hall")).scenePos()).toPoint() + QPoint(-50, 50)
    person.drag("hero:0", here)
    assert person.heard == []


def test_a_drop_out_of_reach_is_refused(shown: Opened) -> None:
    table = shown()
    person = Hand(table.view)
    person.drag("hero:0", table.block("Fusion Plant"))
    assert person.heard == [("refused", "hero:0", table.block("Fusion Plant"))]


def test_the_card_on_the_board_stands_for_its_hero(shown: Opened) -> None:
    table = shown()
    card = next(key for key, meant in table.view.table.stand_ins.apart().items() if meant == "hero:0")
    person = Hand(table.view)
    person.pick_up(card)
    assert "held" in table.part("hero:0").marks
    shown_card = table.view.table.pieces.cards[card]
    assert ("held" in shown_card.marks, shown_card.dimness) == (True, 0)
    person.move(table.block("Pet Store"))
    person.release(table.block("Pet Store"))
    assert ("chosen", "move:0:1") in person.heard


def test_the_lane_for_teleports_is_there_while_it_may_be_used(shown: Opened) -> None:
    players = [{"name": "Ann", "heroes": [{"name": "Traveller", "at": [2, 2]}, {"name": "Titan", "at": [5, 5]}]}, BO]
    table = shown(players=players, rolls=[3])
    furniture = table.view.table.furniture
    assert furniture is not None
    lane = furniture.lanes["lane:teleport"]
    assert not lane.isVisible()
    person = Hand(table.view)
    person.pick_up("hero:0")
    assert lane.isVisible()
    assert not any(
        lane.sceneBoundingRect().adjusted(24, 24, -24, -24).intersects(item.mapRectToScene(item.rect))
        for item in table.view.table.parts.items.values()
    )
    person.move("lane:teleport")
    assert not table.view.table.lights.preview.isVisible()  # the lane says it itself
    person.release("lane:teleport")
    assert ("chosen", "teleport:0") in person.heard
    assert len({key for key in table.lit() if key.startswith("card:")}) == 25
    person.click(table.block("Genicon Inc."))
    assert block_of(table, "hero:0") == "block-2"


def test_a_die_goes_back_to_its_hero(shown: Opened) -> None:
    hero = {"name": "Thunderhawk", "at": [2, 2], "gadgets": ["Phase Belt"], "face": 5, "die": [2, 2]}
    table = shown(players=[{"name": "Ann", "heroes": [hero, {"name": "Titan", "at": [5, 5]}]}, BO])
    person = Hand(table.view)
    assert "locked" in table.part("hero:0").look.marks
    person.pick_up("die:0")
    assert table.lit() == {"hero:0"}
    person.move("hero:0")
    person.release("hero:0")
    assert person.heard == [("chosen", "belt:" + person.heard[0][1].split(":")[1])]  # type: ignore[attr-defined]
    assert "locked" not in table.part("hero:0").look.marks


def test_a_crime_is_dragged_to_a_neighbouring_block(shown: Opened) -> None:
    hero = {"name": "Dr. Illusion", "at": [2, 2]}
    table = shown(players=[{"name": "Ann", "heroes": [hero, {"name": "Titan", "at": [5, 5]}]}, BO])
    table.answer("bonus:0")
    person = Hand(table.view)
    person.pick_up("pawn:B")
    assert {table.block("Fusion Plant"), table.block("City Hall")} < table.lit()
    person.move(table.block("Fusion Plant"))
    person.release(table.block("Fusion Plant"))
    assert ("chosen", "pawn:1:8") in person.heard
    assert block_of(table, "pawn:B") == "block-8"


def test_heroes_come_from_their_board_when_they_are_placed(qtbot: QtBot) -> None:
    match = new_game(2, first="0")
    match.run()
    while match.decision is not None and match.decision.kind != "place":
        match.answer(match.decision.options[0].key)
        match.run()
    table = CityTable(match)
    qtbot.addWidget(table.view)
    decision = match.decision
    assert decision is not None
    first = decision.options[0]
    assert first.subject is not None
    assert first.target is not None
    before = {key for key in table.view.table.parts.items if key.startswith("hero:")}
    Hand(table.view).drag(first.subject, first.target)
    after = {key for key in table.view.table.parts.items if key.startswith("hero:")}
    assert len(after) == len(before) + 1
    table.view.close()


# what is seen and said


def test_pieces_glide_from_block_to_block(shown: Opened) -> None:
    table = shown()
    table.view.set_animation(True)
    hero = table.part("hero:0")
    start = hero.scenePos()
    table.answer("move:0:1")
    assert hero.scenePos() == start
    table.view.table.clock.finish()
    assert hero.scenePos() == table.view.table.parts.spots["hero:0"].middle


def test_a_destroyed_block_has_no_number_and_a_crack(shown: Opened) -> None:
    table = shown(destroyed=["Pet Store"], tokens={"Genicon Inc.": 2})
    gone, whole = table.part(table.block("Pet Store")).look, table.part(table.block("Genicon Inc.")).look
    assert (gone.words, "destroyed" in gone.marks) == ("", True)
    assert (whole.words, whole.count, "power" in whole.marks, whole.title) == ("5", 2, True, "Genicon Inc.")


def test_one_knocked_out_lies(shown: Opened) -> None:
    assert "lying" in shown().part("hero:1").look.marks


def test_the_inspector_is_told_the_hero_under_the_pointer_and_the_block_beside_it(shown: Opened) -> None:
    table = shown()
    heard: list[str] = []
    table.view.hovered.connect(heard.append)
    person = Hand(table.view)
    person.move("hero:2")
    person.move(table.block("Pet Store"))
    assert heard[-2:] == ["hero:2", table.block("Pet Store")]
    person.move("pawn:B")
    assert heard[-1] == table.block("MegaNews Tower")  # a crime has no card of its own


def test_arrows_walk_over_every_block_and_what_stands_there(shown: Opened) -> None:
    table = shown()
    focus = table.view.choosing.focus
    reached: set[str] = set()
    waiting = ["hero:0"]
    while waiting:
        here = waiting.pop()
        if here in reached:
            continue
        reached.add(here)
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            focus.thing = here
            focus.go(dx, dy)
            assert focus.thing is not None
            waiting.append(focus.thing)
    assert set(table.view.table.parts.items) <= reached


def test_enter_moves_to_the_block_in_focus(shown: Opened) -> None:
    table = shown()
    person = Hand(table.view)
    table.view.select_subject("hero:0")
    table.view.focus_on(table.block("Pet Store"))
    person.key(Qt.Key.Key_Return)
    assert block_of(table, "hero:0") == "block-1"

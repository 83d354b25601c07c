"""The teams' boards: what stands on them, what is dragged there, and what fits in every window."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tabletop.ui.palette import seat_mark
from tabletop.ui.scene.furniture import Furniture
from tabletop.ui.scene.hands import HoldButton
from tabletop.ui.scene.parts.plates import CompassItem, PlateItem, direction_of
from tabletop.ui.scene.plaques import Plaque
from tabletop.ui.scene.table import Table
from tabletop.ui.table_flows import TableFlows
from tests.ui.conftest import OpenTable
from tests.ui.heroes_incorporated.games import position

SIZES = [(1280, 720), (1920, 1080)]
GADGETS = ["Targeting Computer", "Tactical Earpiece", "Laser Gauntlet"]
LEFT = Qt.MouseButton.LeftButton


def teams(count: int = 3, **more: Any) -> dict[str, Any]:
    """Ann acts in the third turn; each team has something to show."""
    players: list[dict[str, Any]] = [
        {"name": "Ann", "points": 14, "hand": 4, "coloured": 2, "hq": "Crime Computer", "heroes": [
            {"name": "Thunderhawk", "at": [2, 3]},
            {"name": "Titan", "at": [2, 2], "combat": 1, "face": 4, "die": [2, 2]}]},
        {"name": "Bo", "points": 17, "hand": 4, "coloured": 2, "white": 0, "fame": "Key to the City", "heroes": [
            {"name": "Huntaar", "at": [1, 4], "marked": True},
            {"name": "Madame Arcana", "at": [2, 4], "down": True, "gadgets": GADGETS}]},
        {"name": "Cy", "points": 17, "hand": 4, "coloured": 2, "hq": "Satellite Uplink", "hq_marker": "coloured",
         "heroes": [{"name": "Silver King", "at": [3, 5]}, {"name": "Stampede", "at": [1, 1]}]},
        {"name": "Dee", "points": 41, "heroes": [{"name": "Scrap", "at": [4, 4]}, {"name": "Paragon", "at": [5, 2]}]},
    ]  # fmt: skip
    return {"turn": "Ann", "round": 3, "step": 3, "opener": "Bo", "players": players[:count], **more}


def opened(open_table: OpenTable, humans: int = 2, size: tuple[int, int] = SIZES[1], **data: Any) -> TableFlows:
    table = open_table(position(humans, **data))
    table.page.scene.input_guard_ms = 0
    table.page.scene.handling.guard()
    table.page.window().resize(*size)
    for _ in range(3):
        QApplication.processEvents()
        QTest.qWait(20)
    return table


def scene(table: TableFlows) -> Table:
    return table.page.scene.table


def furniture(table: TableFlows) -> Furniture:
    found = scene(table).furniture
    assert found is not None
    return found


def plaques(table: TableFlows, zone: str) -> list[Plaque]:
    """The plaques of a zone, in order."""
    spots = [spot for spot in scene(table).pieces.placed.table.values() if spot.zone == zone]
    found = [spot.look.plaque for spot in sorted(spots, key=lambda spot: spot.step)]
    return [plaque for plaque in found if plaque is not None]


def middle(table: TableFlows, thing: str) -> QPointF:
    found = table.page.scene.choosing.focus.middle(thing)
    assert found is not None, f"{thing} is not on the table"
    return found


def drag(table: TableFlows, thing: str, to: QPointF) -> None:
    """Drag a thing to a point of the scene with the mouse."""
    view = table.page.scene
    start, end = view.to_window(middle(table, thing)).toPoint(), view.to_window(to).toPoint()
    port = view.viewport()
    QTest.mousePress(port, LEFT, pos=start)
    QTest.mouseMove(port, start + (end - start) / 3)
    QTest.mouseMove(port, end)
    QTest.mouseRelease(port, LEFT, pos=end)
    QApplication.processEvents()


def captions(table: TableFlows) -> list[str]:
    """What stands on the boards' upper edges, as far as it can be read."""
    return [words.shown for words, caption, *_ in furniture(table)._captions if caption.sign]


# ------------------------------------------------------------ what stands on them
def test_captions_say_who_opened_and_who_is_a_bot(open_table: OpenTable) -> None:
    table = opened(open_table, humans=2, **teams())
    assert captions(table) == ["ANN", "BO · OPENED THE ROUND", "CY · BOT"]


def test_a_long_name_is_cut_and_not_what_follows_it(open_table: OpenTable) -> None:
    data = teams(2)
    data["players"][1]["name"] = data["opener"] = "Bartholomew the Elder of Gotham Heights"
    table = opened(open_table, size=SIZES[0], **data)
    shown = captions(table)[1]
    assert shown.endswith("… · OPENED")
    assert shown.startswith("BARTHOLO")


def test_hero_rows_tell_origin_powers_and_state(open_table: OpenTable) -> None:
    table = opened(open_table, **teams())
    thunderhawk, titan = plaques(table, "team-0")
    assert (thunderhawk.title, thunderhawk.note) == ("Thunderhawk", "Chosen · SuperSenses, Fly")
    assert (titan.state, titan.icon, titan.plus) == ("Locked", "padlock", 1)
    arcana = plaques(table, "team-1")[1]
    assert (arcana.state, arcana.lying, arcana.lines) == ("Knocked out", True, 2)


def test_three_gadgets_lie_on_their_heros_row_and_do_not_overlap(open_table: OpenTable) -> None:
    table = opened(open_table, **teams())
    chips = {piece.key for piece in table.controller.moment().scene.view.zones["gear-1"].pieces}
    cards = scene(table).pieces.cards
    rects = [cards[key].sceneBoundingRect().center() for key in chips]
    boxes = [cards[key].mapRectToScene(cards[key].rect) for key in chips]
    row = next(item for item in cards.values() if item.look.plaque and item.look.plaque.title == "Madame Arcana")
    assert len(rects) == 3
    assert all(row.mapRectToScene(row.rect).contains(box) for box in boxes)
    assert not any(one.intersects(other) for n, one in enumerate(boxes) for other in boxes[n + 1 :])
    assert {plaque.title for plaque in plaques(table, "gear-1")} == set(GADGETS)
    assert all(item.zValue() > row.zValue() for key, item in cards.items() if key in chips)


def test_markers_show_what_has_been_done_and_what_is_left(open_table: OpenTable) -> None:
    table = opened(open_table, **teams())
    zones = furniture(table).zones
    assert [zones[f"actions-{seat}"].empty_places() for seat in range(3)] == [[2, 3], [3], [1, 2, 3]]
    assert zones["bonus-1"].empty_places() == [1]
    parts = scene(table).parts.items
    assert [key for key in parts if key.startswith("marker:1")] == [f"marker:1:{n}" for n in (0, 1, 4, 2, 3)]
    assert [key for key in parts if key.startswith("marker:2")] == [f"marker:2:{n}" for n in (0, 1, 2, 4, 3)]
    assert furniture(table).zones["hqmark-2"].rect.contains(parts["marker:2:3"].pos())  # it paid Cy's HQ gadget
    hq = plaques(table, "hq-2")[0]
    assert (hq.spent, hq.ring) == (True, seat_mark(2).colour)
    assert not plaques(table, "hq-0")[0].spent


def test_unused_bonus_markers_lie_on_their_heros_row(open_table: OpenTable) -> None:
    table = opened(open_table, **teams())
    for key, card in (("bonus:0", "thunderhawk"), ("bonus:4", "silver_king"), ("bonus:5", "stampede")):
        row = next(item for item in scene(table).pieces.cards.values() if item.look.card == card and item.look.plaque)
        assert row.mapRectToScene(row.rect).contains(middle(table, key)), key
    used = furniture(table).zones["bonus-1"]
    assert used.slot_rect(0).contains(middle(table, "bonus:2"))


def test_points_and_justice_stand_on_plates(open_table: OpenTable) -> None:
    def values(table: TableFlows) -> dict[tuple[str, int | None], str]:
        plates = [each for each in furniture(table).figures if isinstance(each, PlateItem)]
        return {(each.figure.fact, each.figure.seat): each.value for each in plates}

    plain = values(opened(open_table, **teams()))
    assert (plain["points", 0], plain["points", 1], plain["justice", 0]) == ("14", "17", "")
    data = teams(options={"justice": "on"})
    data["players"][1]["justice"] = 2
    assert values(opened(open_table, **data))["justice", 1] == "2"


# ------------------------------------------------------------ score, standings, crime die
def test_signs_on_one_number_stand_side_by_side_and_beyond_the_last_cell(open_table: OpenTable) -> None:
    table = opened(open_table, humans=4, **teams(4))
    track = furniture(table).tracks[0]
    assert track.points == [14, 17, 17, 41]
    assert (track.signs[0].look.words, track.signs[1].look.words, track.signs[3].look.words) == ("14", "", "41")
    assert track.signs[1].pos() != track.signs[2].pos()
    assert track.cell(41).contains(track.signs[3].pos())
    assert track.target == 30
    assert not track.cell(30).intersects(track.cell(31).adjusted(1, 1, -1, -1))


def test_standings_take_the_place_of_a_fourth_team(open_table: OpenTable) -> None:
    table = opened(open_table, **teams())
    standings = furniture(table).standings
    assert standings is not None
    assert standings.isVisible()
    assert [(row.name, row.points, row.total) for row in standings.rows] == [
        ("Ann", 14, 18),
        ("Bo", 17, 18),
        ("Cy", 17, 17),
    ]
    assert standings.rows[1].parts == "Key to the City 1"


def test_with_four_teams_standings_come_while_the_pointer_is_over_the_points(open_table: OpenTable) -> None:
    table = opened(open_table, humans=4, **teams(4))
    standings = furniture(table).standings
    assert standings is not None
    assert not standings.isVisible()
    view = table.page.scene
    QTest.mouseMove(view.viewport(), view.to_window(furniture(table).tracks[0].rect.center()).toPoint())
    assert standings.isVisible()
    assert len(standings.rows) == 4
    QTest.mouseMove(view.viewport(), view.to_window(QPointF(760, 400)).toPoint())
    assert not standings.isVisible()


def test_the_crime_die_shows_its_last_face() -> None:
    assert [direction_of(face) for face in (None, 1, 2, 8)] == ["", "north", "north-east", "north-west"]


def test_a_compass_stands_beside_the_piles(open_table: OpenTable) -> None:
    table = opened(open_table, **teams())
    compass = next(each for each in furniture(table).figures if isinstance(each, CompassItem))
    assert (compass.value, compass.direction) == ("", "")
    compass.show_value("3")
    assert compass.direction == "east"


# ------------------------------------------------------------ what is done there
def test_the_white_marker_is_dragged_onto_the_hq_gadget(open_table: OpenTable) -> None:
    table = opened(open_table, **teams(2))
    hq = table.controller.moment().scene.view.zones["hq-0"].pieces[0].key
    before = scene(table).parts.items["marker:0:4"]
    drag(table, "marker:0:4", middle(table, hq))
    view = table.controller.moment().scene.view
    assert view.zones["hqmark-0"].count == 1
    assert scene(table).parts.items["marker:0:4"] is before  # it went there, it was not replaced


def test_a_bonus_marker_is_dragged_onto_a_bonus_space(open_table: OpenTable) -> None:
    data = teams(2)
    data["players"][0]["heroes"][0]["at"] = [2, 4]  # beside a crime
    table = opened(open_table, **data)
    place = furniture(table).zones["bonus-0"].slot_rect(0).center()
    drag(table, "bonus:0", place)
    assert table.controller.moment().scene.view.zones["bonus-0"].count == 1


def test_a_paid_action_moves_its_marker(open_table: OpenTable) -> None:
    table = opened(open_table, **teams(2))
    item = scene(table).parts.items["marker:0:2"]
    moment = table.controller.moment()
    assert moment.decision is not None
    move = next(option for option in moment.decision.options if option.key.startswith("move"))
    assert table.controller.choose(move.key, moment.number)
    QApplication.processEvents()
    assert scene(table).parts.items["marker:0:2"] is item
    assert furniture(table).zones["actions-0"].slot_rect(2).contains(item.pos())


def test_a_whole_board_takes_what_is_dropped_on_a_team(open_table: OpenTable) -> None:
    table = opened(open_table, **teams())
    zone = furniture(table).zones["team-1"]
    for point in (zone.rect.topLeft() + QPointF(6, 12), zone.rect.bottomRight() - QPointF(6, 6)):
        assert "zone:team-1" in table.page.scene.finder.things_at(point)


def test_boards_have_the_count_of_the_hand_on_a_button(open_table: OpenTable) -> None:
    table = opened(open_table, humans=2, **teams())
    found = furniture(table)
    assert found.buttons[1].words == "Hand 4, hold to look"
    assert found.buttons[1].holds
    assert found.buttons[2].words == "Hand 4, bot"
    assert not found.buttons[2].holds
    assert found.on_boards[0].isVisible()
    assert found.buttons[0].isVisible()
    own = found.zones["team-0"].rect
    assert own.contains(found.on_boards[0].sceneBoundingRect().center())


def test_while_a_fight_is_shown_the_fan_makes_room(open_table: OpenTable) -> None:
    data = teams(2)
    data["players"][0]["heroes"][0]["at"] = [2, 4]
    table = opened(open_table, **data)
    moment = table.controller.moment()
    assert moment.decision is not None
    fight = next(option for option in moment.decision.options if option.key.startswith("fight"))
    backs = [key for key in scene(table).pieces.cards if key.startswith("hidden:hand-0")]
    assert len(backs) == 4
    assert table.controller.choose(fight.key, moment.number)
    QApplication.processEvents()
    if table.controller.moment().scene.view.facts["fight"]:
        assert not furniture(table).buttons[0].isVisible()
        assert not [key for key in scene(table).pieces.cards if key.startswith("hidden:hand-0")]
    assert furniture(table).on_boards[0].isVisible()


# ------------------------------------------------------------ sizes
@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_leaves_a_board_or_covers_the_city(open_table: OpenTable, count: int, size: tuple[int, int]) -> None:
    table = opened(open_table, humans=count, size=size, **teams(count, options={"justice": "on"}))
    found = furniture(table)
    city = found.zones["city"].rect
    boards = [found.zones[f"team-{seat}"].rect for seat in range(count)]
    assert not any(board.intersects(other) for n, board in enumerate(boards) for other in [*boards[n + 1 :], city])
    for seat, board in enumerate(boards):
        inside: list[QRectF] = [
            found.zones[f"{name}-{seat}"].rect for name in ("actions", "bonus", "stock", "fame", "hq", "hqmark")
        ]
        button = found.on_boards.get(seat) or found.buttons[seat]
        assert isinstance(button, HoldButton)
        inside.append(button.mapRectToScene(button.rect))
        assert all(board.contains(rect) for rect in inside), seat
        kept = [rect for rect in inside if rect != found.zones[f"hqmark-{seat}"].rect]
        assert not any(one.intersects(other) for n, one in enumerate(kept) for other in kept[n + 1 :]), seat
    tags = [words.mapRectToScene(words.covered) for words, caption, *_ in found._captions if caption.sign]
    plates = [each.sceneBoundingRect().adjusted(10, 0, -10, 0) for each in found.figures if isinstance(each, PlateItem)]
    assert not any(tag.intersects(plate) for tag in tags for plate in plates)


def test_two_teams_face_each_other_and_their_rows_tell_what_powers_do(open_table: OpenTable) -> None:
    table = opened(open_table, **teams(2))
    thunderhawk = plaques(table, "team-0")[0]
    assert thunderhawk.note == "Chosen"
    assert [name for name, _ in thunderhawk.texts] == ["SuperSenses", "Fly"]
    found = furniture(table)
    own, rival = found.zones["team-0"].rect, found.zones["team-1"].rect
    assert (own.top(), own.height()) == (rival.top(), rival.height())
    standings = found.standings
    assert standings is not None
    below = standings.mapRectToScene(standings.boundingRect())
    assert below.left() < own.left()
    assert below.top() > rival.bottom()
    assert not below.intersects(found.tracks[0].rect)

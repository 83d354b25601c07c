"""A die that comes to the table rolls, and the words on what it shows wait until it lies still."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tabletop.engine.fittings import Lines
from tabletop.engine.places import Rect
from tabletop.ui.palette import DARK
from tabletop.ui.scene.parts.items import ROLLING
from tabletop.ui.scene.parts.looks import FACE, SIZES
from tabletop.ui.scene.parts.places import ROLLED
from tabletop.ui.scene.pictures import Pictures
from tabletop.ui.scene.state import SceneState
from tabletop.ui.scene.view import TableView
from tests.ui.scene import playground
from tests.ui.scene.duel import PlainFaces
from tests.ui.scene.playground import parts_state, piece, zone

LAYOUT = replace(playground.LAYOUT, lines=(Lines("told", Rect(300, 240, 100, 30), after=640.0),))


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[TableView]:
    made = TableView(LAYOUT, Pictures(PlainFaces(), at_once=True), DARK)
    qtbot.addWidget(made)
    made.resize(1524, 902)
    made.show()
    yield made
    made.close()


def rolled(face: int, roll: int, told: str = "") -> SceneState:
    state = parts_state(armoury=zone("armoury", piece("die:9", "armoury", 0, face=face, roll=roll)))
    state.view.facts["told"] = [told] if told else []
    return state


def test_a_die_that_lies_there_from_the_beginning_does_not_roll(table: TableView) -> None:
    table.sync(rolled(5, 1))
    assert table.table.parts.items["die:9"].face is None


def test_a_die_that_comes_later_rolls_to_its_face(table: TableView) -> None:
    table.sync(parts_state())
    table.sync(rolled(5, 1))
    item = table.table.parts.items["die:9"]
    assert item.face is not None
    assert item.scale() > 1
    table.table.clock.finish()
    assert [item.face, item.look.face, item.scale()] == [None, 5, 1]


def test_a_die_that_comes_back_by_a_jump_lies_still(table: TableView) -> None:
    table.sync(parts_state())
    jump = rolled(5, 1)
    jump.quiet = True
    table.sync(jump)
    assert table.table.parts.items["die:9"].face is None


def test_a_die_is_larger_where_it_lies_alone_than_in_a_square_of_a_grid(table: TableView) -> None:
    state = parts_state(
        armoury=zone("armoury", piece("die:9", "armoury", 0, face=2)),
        city=zone("city", piece("die:8", "city", 0, face=2)),
    )
    table.sync(state)
    spots = table.table.parts.spots
    assert spots["die:8"].size == SIZES["die"]
    assert SIZES["die"] < spots["die:9"].size <= ROLLED == ROLLING


def test_what_a_die_tells_is_seen_when_it_lies_still(table: TableView) -> None:
    table.sync(parts_state())
    assert table.table.furniture is not None
    (lines,) = table.table.furniture.lines
    table.sync(rolled(5, 1, "A hit"))
    assert lines.words == "A hit"
    before = _ink(table)
    table.table.clock.finish()
    assert _ink(table) > before + 50
    assert lines.lines.after > 3 * FACE


def _ink(table: TableView) -> int:
    """How many light pixels there are where the words stand."""
    unit = 1524 / 578
    image = table.grab().toImage()
    return sum(
        image.pixelColor(x, y).lightness() > 180
        for x in range(round(300 * unit), round(400 * unit))
        for y in range(round(240 * unit), round(270 * unit))
    )


def test_a_camera_that_is_called_back_at_once_stays_where_it_was(table: TableView) -> None:
    table.sync(parts_state())
    looking = table.looking
    scale = looking.camera.scale
    parts = looking._parts
    looking._parts = lambda: (parts()[0], parts()[1].adjusted(0, 0, 0, -300))  # type: ignore[method-assign]
    looking.refit(glide=True)
    looking._parts = parts  # type: ignore[method-assign]
    looking.refit(glide=True)
    table.table.clock.finish()
    assert looking.camera.scale == scale

"""A bout by ear: what the list says of players, the duel and the belt; what the inspector says of a card."""

from __future__ import annotations

from tabletop.ui.listing.rows import Row
from tabletop.ui.table_flows import TableFlows
from tabletop.ui.window import inspection
from tests.ui.conftest import OpenTable
from tests.ui.hero_brawl.stage import by_itself, do, position, settled, until
from tests.ui.listing.reader import Reader


def row(table: TableFlows, key: str) -> Row:
    panel = table.page.listing.panel
    rows = [panel.model.row_at(panel.model.index(number, 0)) for number in range(panel.model.rowCount())]
    return next(each for top in rows if top is not None for each in top.walk() if each.key == key)


def heard(open_table: OpenTable) -> tuple[TableFlows, Reader]:
    table = open_table(position(2))
    reader = Reader(table)
    reader.open_list()
    settled(table)
    return table, reader


def test_players_are_told_with_what_counts(open_table: OpenTable) -> None:
    table, _ = heard(open_table)
    assert row(table, "seat:1").said() == "Bo, 4 cards, champion, hand closed"
    assert row(table, "seat:3").said() == "Dee, 2 cards, cannot be targeted, hand closed"
    assert row(table, "seat:0").said() == "Ann, 3 cards, has the turn, hand closed"


def test_the_belt_and_how_far_the_game_is(open_table: OpenTable) -> None:
    table, _ = heard(open_table)
    assert row(table, "lines:endgame").said() == "Bo is champion. Endgame: 18 cards in the pile."


def test_a_duel_is_told_as_far_as_it_is_seen(open_table: OpenTable) -> None:
    table, _ = heard(open_table)
    by_itself(table.controller, "Folding Fury, Foreign Object on Bo")
    until(table.controller, "commit")
    by_itself(table.controller, "Kendo")
    assert row(table, "duel").said() == "Ann. Bo. Roshambo. Bo still has to commit a card."
    by_itself(table.controller, "Ladder")
    until(table.controller, "keep")
    closed = "Ann, wins. Bo. The roshambo is decided. Ann wins and takes the Title Belt from Bo."
    assert row(table, "duel").said() == closed
    table.controller.hold(0)
    opened = "Ann, 43 rock, wins. Bo, 45 scissors. Rock beats scissors. Ann wins and takes the Title Belt from Bo."
    assert row(table, "duel").said() == opened


def test_a_turn_is_played_from_the_list(open_table: OpenTable) -> None:
    _table, reader = heard(open_table)
    reader.open_hand()
    first = next(each for each in reader.options() if "Folding Fury" in each.text)
    reader.choose(first.key)
    onto = next(each for each in reader.options() if each.text == "Bo")
    reader.choose(onto.key)
    reader.page.listing.announcer.flush()
    assert any("Ann plays Folding Fury, a Foreign Object, on Bo." in line for line in reader.heard)
    assert not any("Ladder Leviathan" in line for line in reader.heard)


def test_the_inspector_says_type_symbol_and_number(open_table: OpenTable) -> None:
    table, _ = heard(open_table)
    do_open = table.controller.moment().scene.hand_wanted
    assert do_open == 0
    table.controller.hold(0)
    key = f"card:{table.controller.match.table.players[0].hand[1]}"
    assert table.page.show_thing(key)
    picture = table.page.inspector.form.picture
    assert picture.accessibleName() == "Kendo Comet"
    assert picture.accessibleDescription().startswith("Kendo Comet: Foreign Object, rock 43.; Roshambo")
    piece = table.page.names.piece(key)
    assert piece is not None
    chips = [
        chip.words for chip in inspection.chips_of(piece, 0, table.page.names.place(key), table.page.theme.palette)
    ]
    assert chips == ["Hand"]


def test_a_card_in_the_list_has_its_symbol_and_number(open_table: OpenTable) -> None:
    table, _ = heard(open_table)
    table.controller.hold(0)
    key = f"card:{table.controller.match.table.players[0].hand[1]}"
    assert row(table, key).said().startswith("Ann, Hand: Kendo Comet, Foreign Object, rock 43")
    do(table.controller, "Folding Fury, Foreign Object on Bo")

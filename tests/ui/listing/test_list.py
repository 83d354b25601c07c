"""The list in use: what it says, what it keeps, its keys, its place, and that it names no hidden card."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from tabletop.bots import HUMAN
from tabletop.ui.listing.model import ListModel
from tabletop.ui.listing.rows import Row
from tabletop.ui.settings import Settings
from tests.ui.conftest import OpenTable
from tests.ui.duels import People, new_duel
from tests.ui.listing.reader import Key, Reader, secret_names

CTRL = Qt.KeyboardModifier.ControlModifier


def texts(reader: Reader) -> list[str]:
    """Everything in the tree, shown or folded away: words, state and what is spoken."""
    model, found = reader.panel.model, []

    def gather(parent: QModelIndex) -> None:
        for place in range(model.rowCount(parent)):
            index = model.index(place, 0, parent)
            row = model.row_at(index)
            assert row is not None
            found.append(f"{row.text} | {row.state} | {row.said()}")
            gather(index)

    gather(QModelIndex())
    return found


def repeated(reader: Reader, key: Qt.Key) -> None:
    """The key as it comes while it is held down."""
    target = QApplication.focusWidget() or reader.shell
    QApplication.sendEvent(target, QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True))


# ------------------------------------------------------------ words


def test_cards_are_summed_up(open_table: OpenTable) -> None:
    table = open_table(new_duel(4))
    reader, people = Reader(table), People(table.controller, 4, stops=0.05)
    reader.open_list()
    for _ in range(12):
        people.act()
    view = table.controller.moment().scene.view
    piece = next(piece for seat in (0, 1) for piece in view.zones[f"front-{seat}"].pieces)
    row = reader.panel.model.row_at(reader.panel.model.index_of(piece.key))
    assert row is not None
    name, seat = table.page.pictures.faces.title(piece.kind or ""), int(piece.zone[-1])
    owner = table.controller.match.names[seat]
    words = f"{name}, {piece.fields['hp']} of {piece.fields['start']} hit point"
    assert row.text.startswith(f"{piece.place + 1}: {words}")
    assert row.said().startswith(f"{owner}, Front Row, position {piece.place + 1}: {words}")
    assert any(child.text.startswith(f"{name}:") or ":" in child.text for child in row.children)


@pytest.mark.parametrize("seed", [21, 22, 23])
def test_neither_tree_nor_announcements_name_a_hidden_card(open_table: OpenTable, seed: int) -> None:
    table = open_table(new_duel(seed))
    reader, people = Reader(table), People(table.controller, seed)
    reader.open_list()
    reader.shell.setUpdatesEnabled(False)
    looked = 0
    for step in range(90):
        if table.controller.match.outcome is not None:
            break
        words = "\n".join(texts(reader))
        secrets = secret_names(table, open_too=False)
        assert not [name for name in secrets if name in words], f"step {step}"
        looked += len(secrets)
        heard = len(reader.heard)
        people.act()
        reader.page.listing.announcer.flush()
        said = "\n".join(line for line in reader.heard[heard:] if line.startswith("says: "))
        assert not [name for name in secret_names(table, open_too=True) if name in said], f"step {step}"
    assert looked > 30


def test_a_curtain_leaves_nothing_but_who_is_next(open_table: OpenTable) -> None:
    table = open_table(new_duel(7), hands="curtain")
    reader = Reader(table)
    table.page.listing.set_shown(True)
    assert table.controller.moment().curtain == 0
    assert [line.partition(" | ")[0] for line in texts(reader)] == ["Hand the screen to Ann.", "Ann takes the screen"]


def test_a_bot_has_no_hand_to_open(open_table: OpenTable) -> None:
    reader = Reader(open_table(new_duel(7, kinds=(HUMAN, "random"))))
    reader.open_list()
    row = reader.panel.model.row_at(reader.panel.model.index_of("zone:hand-1"))
    assert row is not None
    assert (row.deed, row.children) == (None, [])


# ------------------------------------------------------------ keys


def test_a_hand_opens_in_two_steps_and_never_by_one_key(open_table: OpenTable) -> None:
    table = open_table()
    reader = Reader(table)
    reader.open_list()
    reader.choose("option:hold:0")
    assert reader.row().text == "Open Ann's hand?"
    for _ in range(5):
        repeated(reader, Key.Key_Return)
        reader.press(Key.Key_Return)
    assert table.controller.seats.opened is None
    reader.choose("ask:yes:0")
    assert table.controller.seats.opened == 0


def test_escape_leaves_the_hand_closed(open_table: OpenTable) -> None:
    reader = Reader(open_table())
    reader.open_list()
    reader.choose("option:hold:0")
    reader.press(Key.Key_Escape)
    assert reader.page.controller.seats.opened is None
    assert reader.options()[0].key == "option:hold:0"


def test_a_seat_may_peek_from_its_own_hand_row(open_table: OpenTable) -> None:
    table = open_table()
    reader = Reader(table)
    reader.open_list()
    reader.panel.tree.go_to(reader.panel.model.index_of("zone:hand-1"))
    reader.press(Key.Key_Return)
    reader.press(Key.Key_Home)
    reader.choose("ask:yes:1")
    assert reader.page.controller.seats.peeking == 1
    assert not [name for name in secret_names(reader.table, open_too=False) if name in "\n".join(texts(reader))]
    hand = reader.panel.model.index_of("zone:hand-1")
    assert reader.panel.model.rowCount(hand) == 4
    reader.panel.tree.go_to(reader.panel.model.index(0, 0, hand))
    assert reader.row().text in reader.panel.spoken
    secret = reader.row().text
    reader.panel.tree.go_to(hand)
    reader.panel.tree.go_to(reader.panel.model.index(0, 0, hand))
    table.page.controller.release(1)
    assert secret not in reader.panel.spoken
    assert secret not in "\n".join(texts(reader))
    table.page.acting.hold(1)
    reader.panel.tree.go_to(reader.panel.model.index_of("zone:hand-1"))
    reader.press(Key.Key_Return)
    assert reader.page.controller.seats.peeking is None


def test_a_key_held_down_answers_once(open_table: OpenTable) -> None:
    table = open_table()
    reader = Reader(table)
    reader.open_list()
    number = table.controller.match.number
    reader.choose("option:choose:pass::")
    after = table.controller.match.number
    assert after > number
    for key in (Key.Key_Return, Key.Key_Space, Key.Key_End, Key.Key_1):
        for _ in range(5):
            repeated(reader, key)
    assert table.controller.match.number == after
    assert table.controller.seats.opened is None


def test_letters_and_digits_in_the_search_field_are_no_shortcuts(open_table: OpenTable) -> None:
    table = open_table()
    reader = Reader(table)
    reader.open_list()
    reader.panel.search.setFocus()
    number = table.controller.match.number
    reader.type("lit1")
    for key, modifier in ((Key.Key_End, None), (Key.Key_Z, CTRL), (Key.Key_S, CTRL), (Key.Key_Return, None)):
        reader.press(key, modifier or Qt.KeyboardModifier.NoModifier)
    assert reader.panel.search.text() in ("lit1", "")
    assert table.page.dock.log_shown
    assert table.page.dock.inspector_shown
    assert table.page.listing.shown
    assert not reader.shell.open_sheets()
    assert table.controller.match.number == number


def test_digits_and_end_answer_from_the_list_too(open_table: OpenTable) -> None:
    table = open_table()
    reader = Reader(table)
    reader.open_list()
    reader.press(Key.Key_End)
    assert table.controller.decision is not None
    assert table.controller.decision.seat == 1


def test_f6_goes_there_and_back_and_t_hides(open_table: OpenTable) -> None:
    table = open_table()
    reader = Reader(table)
    reader.press(Key.Key_F6)
    assert reader.panel.tree.hasFocus()
    reader.press(Key.Key_F6)
    assert table.page.scene.hasFocus()
    assert table.page.listing.shown
    reader.press(Key.Key_T)
    assert not table.page.listing.shown


# ------------------------------------------------------------ search, place, mirror


def test_searching_hides_what_does_not_match(open_table: OpenTable) -> None:
    reader = Reader(open_table())
    reader.open_list()
    reader.panel.search.setFocus()
    reader.type("support")
    tree, model = reader.panel.tree, reader.panel.model
    front, support = model.index_of("zone:front-0"), model.index_of("zone:support-0")
    assert tree.isRowHidden(front.row(), front.parent())
    assert not tree.isRowHidden(support.row(), support.parent())
    reader.press(Key.Key_Down)
    assert tree.hasFocus()
    assert reader.row().text == "Support Row"
    reader.panel.search.setFocus()
    reader.press(Key.Key_Escape)
    assert not tree.isRowHidden(front.row(), front.parent())
    assert reader.row().text == "Support Row"


def test_the_list_keeps_its_place_over_updates(open_table: OpenTable) -> None:
    table = open_table()
    reader = Reader(table)
    reader.open_list()
    tree, model = reader.panel.tree, reader.panel.model
    pile, folded = model.index_of("piles:1"), model.index_of("zone:support-1")
    tree.expand(pile)
    tree.collapse(folded)
    tree.go_to(model.index_of("zone:discard-1"))
    table.controller.choose("pass", table.controller.match.number)
    assert reader.row().key == "zone:discard-1"
    assert tree.isExpanded(model.index_of("piles:1"))
    assert not tree.isExpanded(model.index_of("zone:support-1"))


def test_what_has_focus_in_the_list_has_it_on_the_table(open_table: OpenTable) -> None:
    table = open_table()
    reader = Reader(table)
    reader.open_list()
    group = reader.panel.model.index_of("zone:pool")
    card = reader.panel.model.row_at(reader.panel.model.index(0, 0, group))
    assert card is not None
    reader.panel.tree.go_to(reader.panel.model.index_of(card.key))
    assert table.page.scene.choosing.focus.thing == card.thing
    assert table.page.inspector.key == card.thing


def test_the_keyboard_on_the_table_is_spoken_and_followed(open_table: OpenTable) -> None:
    table = open_table()
    reader = Reader(table)
    table.page.listing.set_shown(True)
    table.page.scene.setFocus()
    reader.press(Key.Key_Right)
    thing = table.page.scene.choosing.focus.thing
    assert thing is not None
    assert thing.startswith("card:")
    assert reader.heard[-1].startswith("says: Pool, position 1: ")
    assert reader.row().key == thing
    reader.press(Key.Key_Right)
    assert reader.heard[-1].startswith("says: Pool, position 2: ")


def test_a_refusal_is_said(open_table: OpenTable) -> None:
    table = open_table()
    reader = Reader(table)
    table.page.acting.refuse("card:1", "")
    assert reader.heard
    assert reader.heard[-1].startswith("says: ")


def test_taking_back_is_said(open_table: OpenTable) -> None:
    table = open_table()
    reader = Reader(table)
    reader.press(Key.Key_End)
    reader.press(Key.Key_Z, CTRL)
    table.page.listing.announcer.flush()
    assert reader.heard[-1].startswith("says: Taken back.")


@pytest.mark.parametrize(("size", "width", "column"), [(QSize(1920, 1080), 452, True), (QSize(1280, 720), 300, False)])
def test_the_list_has_its_place(open_table: OpenTable, size: QSize, width: int, column: bool) -> None:
    table = open_table()
    reader = Reader(table)
    reader.shell.resize(size)
    QApplication.processEvents()
    reader.open_list()
    QApplication.processEvents()
    page = table.page
    assert abs(reader.panel.width() - width) <= 4
    assert page.dock.isVisible() is column
    assert page.splitter.indexOf(reader.panel) == 0
    page.listing.change_side()
    assert page.splitter.indexOf(reader.panel) == page.splitter.count() - 1
    reader.page.listing.toggle()
    assert page.dock.isVisible()


def test_the_list_is_remembered(open_table: OpenTable, settings: Settings) -> None:
    reader = Reader(open_table())
    reader.open_list()
    assert settings.listing
    again = open_table()
    assert again.page.listing.shown


# ------------------------------------------------------------ the model


def test_the_model_moves_only_what_differs(qtbot: object) -> None:
    del qtbot
    model = ListModel()
    model.show_rows([Row("a", "A", children=[Row("a1", "one"), Row("a2", "two")]), Row("b", "B")])
    removed: list[int] = []
    changed: list[str] = []
    model.rowsRemoved.connect(lambda _parent, first, _last: removed.append(first))
    model.dataChanged.connect(lambda index, _other: changed.append(model.data(index)))
    model.show_rows([Row("a", "A", children=[Row("a2", "two"), Row("a3", "three")]), Row("b", "B!")])
    assert removed == [0]
    assert changed == ["B!"]
    children = [model.data(model.index(n, 0, model.index(0, 0))) for n in range(2)]
    assert children == ["two", "three"]
    model.show_rows([Row("b", "B!"), Row("a", "A")])
    assert [model.data(model.index(n, 0)) for n in range(model.rowCount())] == ["B!", "A"]
    assert not model.index_of("a3").isValid()

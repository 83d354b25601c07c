"""Clicks and drags give the right answers, and only once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tabletop.engine.decision import Option, Refusal
from tabletop.ui.scene.view import TableView
from tests.ui.scene import duel
from tests.ui.scene.conftest import Hand


def dragging(table: TableView) -> bool:
    return table.table.drag.visible


def test_a_click_on_a_subject_with_one_option_answers(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.fight()))
    person.click("card:11")
    assert person.heard == [("chosen", "activate:11")]


def test_a_drag_onto_a_target_answers_with_its_key(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.targets()))
    person.drag("card:10", "card:21")
    assert person.heard == [("chosen", "target:21")]


def test_a_target_of_the_only_subject_is_answered_by_one_click(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.targets()))
    person.click("card:20")
    assert person.heard == [("chosen", "target:20")]


def test_dropping_on_a_card_in_a_lit_row_means_the_row(table: TableView, person: Hand) -> None:
    table.sync(duel.open_state())
    person.drag("card:50", "card:10")
    assert person.heard == [("chosen", "deploy:50:front")]


def test_dropping_between_two_places_of_a_row_means_the_row(table: TableView, person: Hand) -> None:
    table.sync(duel.open_state())
    person.drag("card:50", person.at(182, 262))
    assert person.heard == [("chosen", "deploy:50:support")]


def test_the_lane_is_there_only_while_something_may_be_dropped_on_it(table: TableView, person: Hand) -> None:
    table.sync(duel.open_state())
    assert table.table.furniture is not None
    lane = table.table.furniture.lanes["lane:play"]
    assert not lane.isVisible()
    person.pick_up("card:50")
    assert lane.isVisible()
    person.release("lane:play")
    assert person.heard == [("chosen", "play:50")]
    assert not lane.isVisible()


def test_a_card_with_several_options_is_selected_and_lights_its_targets(table: TableView, person: Hand) -> None:
    table.sync(duel.open_state())
    person.click("card:50")
    assert person.heard == []
    assert set(table.table.lit.targets) == {"zone:front-0", "zone:support-0", "lane:play"}
    person.click("place:support-0:1")
    assert person.heard == [("chosen", "deploy:50:support")]


def test_a_chain_needs_both_the_subject_and_its_first_target(table: TableView, person: Hand) -> None:
    picked: list[str] = []
    table.subject_picked.connect(picked.append)
    table.subject_picked.connect(lambda thing: table.set_chain_targets(thing, duel.targets().options))
    table.sync(duel.state(duel.fight()))
    person.drag("card:10", "card:20")
    assert person.heard == [("chain", "card:10", "card:20")]
    assert picked[0] == "card:10"


def test_an_illegal_drop_is_refused_and_nothing_moves(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.targets()))
    before = {key: item.pos() for key, item in table.table.pieces.cards.items()}
    person.drag("card:10", "card:40")
    assert person.heard == [("refused", "card:10", "card:40")]
    assert {key: item.pos() for key, item in table.table.pieces.cards.items()} == before


def test_the_reason_stands_at_the_pointer_and_its_rule_can_be_clicked(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.targets()))
    person.drag("card:10", "card:40")
    table.glide_back_with(Refusal("HB-TERM-10", "Clobber needs a Front Row Target."))
    note = table.table.notices.refusal
    assert note.isVisible()
    assert table.viewport().rect().contains(note.rect.toRect())
    person.click(note.rect.center().toPoint())
    assert person.heard[-1] == ("rule_wanted", "HB-TERM-10")
    assert not note.isVisible()


def test_the_reason_goes_with_the_next_act(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.targets()))
    table.glide_back_with(Refusal("HB-TERM-10", "Clobber needs a Front Row Target."))
    person.click("card:20")
    assert person.heard == [("chosen", "target:20")]
    assert not table.table.notices.refusal.isVisible()


def test_dragging_what_cannot_act_asks_why(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.fight()))
    person.drag("card:20", "card:10")
    assert person.heard == [("refused", "card:20", "")]


def test_dropping_on_its_own_place_or_on_nothing_cancels(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.targets()))
    person.drag("card:10", "card:10")
    person.drag("card:10", person.at(300, 5))
    assert person.heard == []
    assert table.choosing.selected is None
    assert not dragging(table)


def test_escape_during_a_drag_cancels_it(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.targets()))
    person.pick_up("card:10")
    assert dragging(table)
    person.key(Qt.Key.Key_Escape)
    assert not dragging(table)
    person.release("card:20")
    assert person.heard == []


def test_a_double_click_answers_once(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.fight()))
    table.chosen.connect(lambda _key: table.sync(duel.state(duel.fight(number=2))))
    person.double_click("card:10")
    assert person.heard == [("chosen", "activate:10")]


def test_a_second_click_before_the_next_state_says_nothing(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.fight()))
    person.double_click("card:10")
    person.click("card:11")
    assert person.heard == [("chosen", "activate:10")]


def test_what_comes_too_soon_after_a_new_decision_is_swallowed(table: TableView, person: Hand) -> None:
    table.input_guard_ms = 300
    table.sync(duel.state(duel.fight()))
    person.click("card:10")
    assert person.heard == []
    QTest.qWait(330)
    person.click("card:10")
    assert person.heard == [("chosen", "activate:10")]


@pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard", extend=True)
def test_several_options_on_one_drop_are_asked_there(table: TableView, person: Hand) -> None:
    asked = duel.decision(
        "act",
        Option("move:10:21", "Move", "card:10", "card:21"),
        Option("blast:10:21", "Blast", "card:10", "card:21", "−2"),
    )
    table.sync(duel.state(asked))
    person.drag("card:10", "card:21")
    menu = table.choosing.menu
    assert menu is not None
    assert [action.text() for action in menu.actions()] == ["Move", "Blast   −2"]
    menu.actions()[1].trigger()
    assert person.heard == [("chosen", "blast:10:21")]


def test_a_new_decision_ends_a_drag(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.targets(number=2)))
    person.pick_up("card:10")
    table.sync(duel.state(duel.fight(number=3)))
    assert not dragging(table)
    person.release("card:20")
    assert person.heard == []


def test_a_choice_made_in_the_action_bar_lights_targets_and_tells_nobody(table: TableView, person: Hand) -> None:
    picked: list[str] = []
    table.subject_picked.connect(picked.append)
    table.sync(duel.open_state())
    table.select_subject("card:51")
    assert set(table.table.lit.targets) == {"zone:front-0"}
    assert picked == []
    table.select_subject(None)
    assert table.table.lit.subject is None


def test_a_click_beside_everything_lets_go_of_what_was_chosen(table: TableView, person: Hand) -> None:
    table.sync(duel.open_state())
    person.click("card:50")
    person.click(person.at(300, 5))
    assert table.choosing.selected is None
    assert person.heard == []


def test_an_illegal_click_while_something_is_chosen_is_refused(table: TableView, person: Hand) -> None:
    table.sync(duel.open_state())
    person.click("card:50")
    person.click("card:20")
    assert person.heard == [("refused", "card:50", "card:20")]


def test_a_public_pile_opens(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.fight()))
    person.click("card:70")
    person.click("zone:deck-0")
    assert person.heard == [("browse", "discard-0")]


def test_a_right_click_asks_for_the_menu_of_a_card(table: TableView, person: Hand) -> None:
    asked: list[str] = []
    table.menu_wanted.connect(lambda key, _at: asked.append(key))
    table.sync(duel.state(duel.fight()))
    point = person.where("card:20")
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, table.viewport().mapToGlobal(point))
    QApplication.sendEvent(table.viewport(), event)
    assert asked == ["card:20"]


def test_the_menu_key_opens_the_menu_at_the_card_that_has_the_keyboard(table: TableView, person: Hand) -> None:
    table.sync(duel.state(duel.fight()))
    table.setFocus()
    person.key(Qt.Key.Key_Tab)
    thing = table.choosing.focus.thing
    assert thing is not None
    middle = table.choosing.focus.middle(thing)
    assert middle is not None
    heard: list[tuple[str, QPoint]] = []
    table.menu_wanted.connect(lambda key, where: heard.append((key, where)))
    corner = QPoint(3, 3)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, corner, table.viewport().mapToGlobal(corner))
    QApplication.sendEvent(table.viewport(), event)
    here = table.to_window(middle).toPoint()
    assert heard == [(thing, table.viewport().mapToGlobal(here))]
    table.glide_back_with(Refusal("HB-FIGHT-2", "Not this one."))
    card = QRectF(table.mapFromScene(table.table.pieces.cards[thing].sceneBoundingRect()).boundingRect())
    assert table.table.notices.refusal.rect.intersects(card.adjusted(-60, -60, 60, 60))  # beside the card itself

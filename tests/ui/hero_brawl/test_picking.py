"""Pointing at cards and players: a Rival's pick of hidden or open cards, and who may not be aimed at."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tabletop.engine.decision import Refusal
from tabletop.ui.table_flows import TableFlows
from tabletop.ui.window.action_button import ActionButton
from tests.ui.conftest import OpenTable
from tests.ui.hero_brawl.stage import SIZES, covers, do, furniture, position, settled, until

LEFT = Qt.MouseButton.LeftButton


def picking(open_table: OpenTable, rival: str = "unseen", cards: int = 5) -> TableFlows:
    players = [{"name": "Ann", "hand": ["Folding Fury", "Rival"]}, {"name": "Bo", "hand": cards}]
    players += [{"name": "Cy", "hand": 3}, {"name": "Dee", "hand": 2}]
    table = open_table(position(1, players=players, options={"rival": rival}))
    table.page.scene.input_guard_ms = 0
    do(table.controller, "Rival on Bo")
    until(table.controller, "pick")
    settled(table)
    return table


def where(table: TableFlows, thing: str) -> QPoint:
    middle = table.page.scene.choosing.focus.middle(thing)
    assert middle is not None
    return table.page.scene.to_window(middle).toPoint()


@pytest.mark.parametrize("rival", ["unseen", "seen"])
def test_a_card_is_picked_by_pointing_at_it(open_table: OpenTable, rival: str) -> None:
    table = picking(open_table, rival)
    option = table.page.scene.table.offers.decision.options[1]  # type: ignore[union-attr]
    QTest.mouseClick(table.page.scene.viewport(), LEFT, pos=where(table, str(option.subject)))
    assert [entry.move[0] for entry in table.controller.match.entries if not entry.forced][-1] == "pick"


@pytest.mark.parametrize("rival", ["unseen", "seen"])
def test_a_card_is_picked_by_keys(open_table: OpenTable, rival: str) -> None:
    table = picking(open_table, rival)
    scene = table.page.scene
    scene.setFocus()
    QTest.keyClick(scene, Qt.Key.Key_Tab)
    first = scene.choosing.focus.thing
    QTest.keyClick(scene, Qt.Key.Key_Right)
    assert first is not None
    assert scene.choosing.focus.thing not in (None, first)
    QTest.keyClick(scene, Qt.Key.Key_Return)
    assert [entry.move[0] for entry in table.controller.match.entries if not entry.forced][-1] == "pick"


def test_hidden_cards_are_called_by_their_number(open_table: OpenTable) -> None:
    table = picking(open_table)
    shown = [button.item.label for button in table.page.bar.findChildren(ActionButton) if button.isVisible()]
    assert shown == ["Card 1", "Card 2", "Card 3", "Card 4", "Card 5"]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("cards", [2, 4])
def test_they_lie_large_on_the_mat_and_apart(open_table: OpenTable, cards: int, size: tuple[int, int]) -> None:
    table = picking(open_table, cards=cards)
    settled(table, *size)
    pieces = table.page.scene.table.pieces.cards
    offered = [covers(card, card.rect) for key, card in pieces.items() if key.startswith("hidden:hand-1:")]
    duel = furniture(table).duel
    assert duel is not None
    assert len(offered) == cards
    assert all(duel.ground.mapRectToScene(duel.ground.boundingRect()).contains(rect) for rect in offered)
    assert all(not one.intersects(other) for one, other in combinations(offered, 2))
    assert not table.page.scene.table.shelf.up


def test_nobody_else_sees_an_open_hand_that_a_rival_looks_at(open_table: OpenTable) -> None:
    table = picking(open_table, "seen")
    match = table.controller.match
    assert all(piece.kind is not None for piece in match.ask(0).view().zones["hand-1"].pieces)
    assert all(piece.kind is None for piece in match.ask(2).view().zones["hand-1"].pieces)


# ------------------------------------------------------------ who may be aimed at


def playing(open_table: OpenTable) -> tuple[TableFlows, str, list[Refusal]]:
    players = [{"name": "Ann", "hand": ["Jobber", "Heel"]}, {"name": "Bo", "hand": 3}]
    players += [{"name": "Cy", "out": True}, {"name": "Dee", "hand": 2, "shield": "The Gemini Guard"}]
    table = open_table(position(1, players=players))
    settled(table)
    said: list[Refusal] = []
    show = table.page.scene.glide_back_with
    table.page.scene.glide_back_with = lambda refusal: (said.append(refusal), show(refusal))  # type: ignore[method-assign,assignment,func-returns-value]
    jobber = f"card:{table.controller.match.table.players[0].hand[0]}"
    return table, jobber, said


@pytest.mark.parametrize(
    ("target", "rule"),
    [("zone:player-2", "BR-ELIM-2"), ("zone:player-3", "BR-CARD-TAGTEAM-3"), ("zone:player-0", "BR-ROSH-1")],
)
def test_whoever_may_not_be_aimed_at_is_refused_with_the_rule(open_table: OpenTable, target: str, rule: str) -> None:
    table, jobber, said = playing(open_table)
    table.page.acting.refuse(jobber, target)
    assert [refusal.rule for refusal in said] == [rule]


def test_a_drop_on_the_tag_team_itself_says_the_same(open_table: OpenTable) -> None:
    table, jobber, said = playing(open_table)
    shield = table.controller.match.table.players[3].shield[0]
    table.page.acting.refuse(jobber, f"card:{shield}")
    assert said[0].rule == "BR-CARD-TAGTEAM-3"


def test_panels_light_up_while_a_card_is_held(open_table: OpenTable) -> None:
    table, jobber, _said = playing(open_table)
    scene = table.page.scene
    scene.hold(jobber)
    assert list(scene.table.lit.targets) == ["zone:player-1"]
    assert "zone:player-1" in scene.table.lights._lights
    scene.hold(None)
    assert not scene.table.lights._lights

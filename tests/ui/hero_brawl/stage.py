"""Positions of Hero Brawl on the screen, and what of the scene may not lie over what."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem

from tabletop.engine.game import SeatSetup
from tabletop.engine.match import Match
from tabletop.games.hero_brawl import BRAWL
from tabletop.games.hero_brawl.position import NAMES, build_position
from tabletop.ui.controller import Controller
from tabletop.ui.scene.furniture import Furniture
from tabletop.ui.table_flows import TableFlows

DUELLERS = [
    {"name": "Ann", "hand": ["Folding Fury", "Kendo Comet", "Whistle Warden"]},
    {"name": "Bo", "hand": ["Ladder Leviathan", 3]},
    {"name": "Cy", "hand": 3},
    {"name": "Dee", "hand": 2, "shield": "The Gemini Guard"},
]
SIZES = [(1280, 720), (1920, 1080)]


def position(humans: int = 4, **data: Any) -> Match:
    """A position whose first players are people, the others bots."""
    built = build_position({"players": DUELLERS, "pile": 18, "belt": "Bo", "interrupts": False, **data})
    kinds = ["human" if seat < humans else "random" for seat in range(len(built.names))]
    seats = tuple(SeatSetup(name, kind) for name, kind in zip(built.names, kinds, strict=True))
    return built.match(BRAWL, seats)


def crowd(count: int, humans: int | None = None) -> Match:
    """So many players; the first holds a Foreign Object."""
    players = [{"name": name, "hand": ["Folding Fury", 3] if name == "Ann" else 3} for name in NAMES[:count]]
    return position(count if humans is None else humans, players=players, pile=40, interrupts=True)


def do(controller: Controller, words: str) -> None:
    """Whoever is asked opens the hand if that is wanted, and takes the first option with these words."""
    moment = controller.moment()
    if moment.scene.hand_wanted is not None:
        controller.hold(moment.scene.hand_wanted)
        moment = controller.moment()
    assert moment.decision is not None
    option = next(option for option in moment.decision.options if words in option.label)
    assert controller.choose(option.key, moment.number)


def by_itself(controller: Controller, words: str) -> None:
    """Whoever must decide, a bot too, takes the first option with these words, or no answer."""
    decision = controller.match.decision
    assert decision is not None
    wanted = [option for option in decision.options if words and words in option.label]
    declines = [option for option in decision.options if option.key == "decline"]
    controller._send((wanted or declines or list(decision.options))[0].key, decision.number)
    controller._run()
    controller.changed()


def until(controller: Controller, kind: str) -> None:
    """Let everybody decline until a decision of this kind comes."""
    for _ in range(60):
        decision = controller.match.decision
        assert decision is not None
        if decision.kind == kind:
            return
        by_itself(controller, "")
    raise AssertionError(f"no decision of kind {kind} comes")


def furniture(table: TableFlows) -> Furniture:
    """What stands on the table."""
    found = table.page.scene.table.furniture
    assert found is not None
    return found


def settled(table: TableFlows, width: int = 1280, height: int = 720) -> None:
    """The window has this size and the table its place."""
    table.page.window().resize(width, height)
    QApplication.processEvents()
    QTest.qWait(30)
    QApplication.processEvents()


def covers(item: QGraphicsItem, rect: QRectF) -> QRectF:
    """A rectangle of an item in scene units."""
    return item.mapRectToScene(rect)

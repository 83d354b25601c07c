"""Whatever the closed hands hold: what the others see on the screen is the same, in words, values and pixels."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from tabletop.engine.chance import Source, shuffle
from tabletop.engine.match import Match
from tabletop.engine.view import SPECTATOR
from tabletop.ui.controller import Controller
from tabletop.ui.window.page import TablePage
from tests.ui.conftest import OpenTable
from tests.ui.heroes_incorporated.games import Crowd, controlled, new_game, position, shown
from tests.ui.texts import words_in

# Stampede may play a card by its brown marker, Scrap plays gadgets free of charge, the HQ gadget plays one too.
ANN = {"name": "Ann", "hq": "Satellite Uplink", "heroes": [{"name": "Stampede"}, {"name": "Scrap"}]}
BO = {"name": "Bo", "heroes": [{"name": "Cera"}, {"name": "Huntaar"}]}
CY = {"name": "Cy", "heroes": [{"name": "Lumen"}, {"name": "Titan"}]}
NOTHING = ("Mammoth", "Mind Ripper")  # supervillains are not played in the own turn
HANDS = [NOTHING, ("Jet Pack", "Mammoth"), ("Meteor Strike", "Sleep Gas Grenade"), ("Grapple Line", "Anonymous Tip")]
BO_HAS, CY_HAS = ("Charity Gala", "School Visit"), ("Warehouse Fire", "Holiday Parade")
MOMENTS = [{}, {"done": True}, {"step": 3}]


def asked(hand: Sequence[str], *, bo: Sequence[str] = BO_HAS, cy: Sequence[str] = CY_HAS, **moment: Any) -> Match:
    """Ann is asked for her action with this hand; all that is public is the same, whatever it is."""
    players = [{**ANN, "hand": 2}, {**BO, "hand": 2}, {**CY, "hand": 2}]
    return position(3, [hand, bo, cy], players=players, seed=4, **moment)


@pytest.mark.parametrize("moment", MOMENTS, ids=str)
@pytest.mark.parametrize("hand", HANDS[1:], ids="-".join)
def test_values_and_words_are_the_same(hand: Sequence[str], moment: dict[str, Any]) -> None:
    held, empty = (controlled(asked(each, **moment)) for each in (hand, NOTHING))
    more, fewer = (len(each.match.decision.options) for each in (held, empty) if each.match.decision)
    assert more > fewer
    assert shown(held) == shown(empty)
    assert held.moment().scene.hand_offered == 0


def test_the_open_hand_offers_everything() -> None:
    controller = controlled(asked(HANDS[1], done=True))
    before = controller.moment().decision
    controller.hold(0)
    moment = controller.moment()
    assert before is not None
    assert moment.decision is not None
    assert {option.key for option in before.options} < {option.key for option in moment.decision.options}
    assert moment.decision == controller.match.decision
    assert moment.scene.hand_offered is None
    assert moment.scene.open_hand == 0


def test_a_card_is_not_played_from_a_closed_hand() -> None:
    controller = controlled(asked(HANDS[1], done=True))
    said: list[str] = []
    controller.refused = lambda refusal: said.append(refusal.sentence)
    decision = controller.match.decision
    assert decision is not None
    hidden = next(option.key for option in decision.options if option.from_hand)
    assert not controller.choose(hidden, decision.number)
    assert not controller.choose("free:99999", decision.number)
    assert controller.after(hidden) is None
    assert len(set(said)) == 1


@pytest.mark.parametrize("hand", HANDS[1:], ids="-".join)
def test_why_not_says_the_same(hand: Sequence[str]) -> None:
    held, empty = (controlled(asked(each, done=True)) for each in (hand, NOTHING))
    view = held.match.ask(SPECTATOR).view()
    things = [piece.key for zone in view.zones.values() for piece in zone.pieces]
    for subject in things:
        for target in (None, "zone:bonus-0", *things[::9]):
            assert held.refusal(subject, target) == empty.refusal(subject, target)


def test_one_person_alone_sees_everything_at_once() -> None:
    built = position(1, [HANDS[1], BO_HAS], players=[{**ANN, "hand": 2}, {**BO, "hand": 2}], seed=4)
    moment = controlled(built).moment()
    assert moment.decision is not None
    assert any(option.from_hand for option in moment.decision.options)
    assert moment.scene.hand_offered is None


def test_the_hand_closes_when_the_turn_passes() -> None:
    controller = controlled(asked(HANDS[1], done=True))
    controller.hold(0)
    assert controller.choose("end", controller.match.number)
    assert controller.seats.opened is None
    assert controller.match.to_move == 1


# ------------------------------------------------------------ any moment of any game
def permuted(match: Match, seed: int) -> Match:
    """The same moment in another world that the table cannot tell from it."""
    twin = match.clone()
    chance = Source(seed)
    for ids in twin.rules.hidden_groups(twin.table, SPECTATOR):
        dealt = [twin.table.kinds[card] for card in ids]
        shuffle(chance, dealt)
        for card, kind in zip(ids, dealt, strict=True):
            twin.table.kinds[card] = kind
    return twin


@pytest.mark.parametrize("seed", range(6))
def test_in_other_worlds_the_screen_is_the_same(seed: int) -> None:
    """At random moments of random games, with the hidden cards dealt differently."""
    controller = controlled(new_game(3, seed=seed, justice="on", lairs="on"))
    crowd, chance, compared = Crowd(controller, seed, looks=0.1), random.Random(seed), 0
    for _ in range(700):
        decision = controller.match.decision
        if decision is None:
            break
        fresh = controller.seats.opened is None and not controller.match.table.played
        if decision.kind == "act" and fresh and chance.random() < 0.2:
            here, there = controlled(controller.match.clone()), controlled(permuted(controller.match, seed))
            assert shown(there) == shown(here)
            compared += 1
        crowd.act()
    assert compared > 5


# ------------------------------------------------------------ the table calls
def choose(controller: Controller, words: str) -> None:
    """The seat that is asked opens its hand where it must, and takes the first option with these words."""
    moment = controller.moment()
    wanted, offered = moment.scene.hand_wanted, moment.scene.hand_offered
    seat = wanted if wanted is not None else offered
    if seat is not None:
        controller.hold(seat)
    moment = controller.moment()
    assert moment.decision is not None
    option = next(option for option in moment.decision.options if words in option.label)
    assert controller.choose(option.key, moment.number)


def fight(bo: Sequence[str], cy: Sequence[str]) -> Match:
    """Ann may fight where Stampede stands, and holds a card that Cera may cancel."""
    players = [
        {**ANN, "heroes": [{"name": "Stampede", "at": [2, 2]}, {"name": "Scrap", "at": [4, 4]}], "hand": 2},
        {**BO, "hand": 2},
        {**CY, "hand": 2},
    ]
    hands = [("Cat up a Tree", "Runaway Bus"), bo, cy]
    pawns = [[2, 2], [2, 3], [4, 3], [5, 5]]
    return position(3, hands, players=players, seed=4, pawns=pawns, rolls=[1, 1, 1])


VILLAINS = [
    (("Mammoth", "School Visit"), CY_HAS),
    (BO_HAS, ("Siphon", "Evolver")),
    (NOTHING, ("Siphon", "Evolver")),
]
CALLS = {"throw": "fights on", "cancel": "Cat up a Tree"}


def story(bo: Sequence[str], cy: Sequence[str], words: str) -> list[tuple[object, ...]]:
    """Ann acts, and nobody answers: what the whole table sees."""
    controller = controlled(fight(bo, cy))
    moments = [shown(controller)]
    choose(controller, words)
    for _ in range(3):
        moments.append(shown(controller))
        if controller.moment().scene.call is None:
            break
        controller.nobody()
    return moments


@pytest.mark.parametrize("kind", CALLS)
@pytest.mark.parametrize("hands", VILLAINS, ids=str)
def test_a_call_tells_nothing(kind: str, hands: tuple[Sequence[str], Sequence[str]]) -> None:
    without, with_them = (story(*each, CALLS[kind]) for each in ((BO_HAS, CY_HAS), hands))
    assert with_them == without
    calls = [moment for moment in without if moment[0]["call"] is not None]  # type: ignore[index]
    assert calls


def test_a_call_asks_all_who_hold_cards() -> None:
    controller = controlled(fight(BO_HAS, CY_HAS))
    choose(controller, "fights on")
    moment = controller.moment()
    assert moment.scene.call is not None
    assert moment.scene.call_seats == [1, 2]


# ------------------------------------------------------------ pixels
def picture(page: TablePage) -> QImage:
    """The page as it stands on the screen once the worker has drawn every card and nothing moves any more."""
    before = QImage()
    for _ in range(40):
        QTest.qWait(200)
        now = page.grab().toImage()
        if now == before:
            return now
        before = now
    raise AssertionError("the picture never comes to rest")


def rows_of(page: TablePage) -> list[str]:
    """Every row of the list as it is read and spoken."""
    model = page.listing.panel.model
    tops = [model.row_at(model.index(number, 0)) for number in range(model.rowCount())]
    return [f"{row.text} / {row.said()} / {row.cap}" for top in tops if top is not None for row in top.walk()]


@pytest.mark.parametrize("moment", MOMENTS[:2], ids=str)
def test_the_pixels_are_the_same(open_table: OpenTable, moment: dict[str, Any]) -> None:
    pictures, words, rows = [], [], []
    for hand in HANDS:
        table = open_table(asked(hand, **moment))
        pictures.append(picture(table.page))
        words.append(words_in(table.page))
        table.page.listing.toggle()
        rows.append(rows_of(table.page))
        table.page.listing.toggle()
        table.close()
    assert not pictures[0].isNull()
    assert all(each == pictures[0] for each in pictures[1:])
    assert all(each == words[0] for each in words[1:])
    assert len(rows[0]) > 20
    assert all(each == rows[0] for each in rows[1:])


def test_the_key_that_opens_the_hand_is_there_whatever_it_holds(open_table: OpenTable) -> None:
    for hand in HANDS:
        table = open_table(asked(hand, done=True))
        (hold,) = table.page.bar.holds
        assert hold.accessibleName() == "Play a card"
        assert "opens the hand" in hold.accessibleDescription()
        QTest.keyPress(table.page, Qt.Key.Key_P)
        QTest.qWait(700)
        QTest.keyRelease(table.page, Qt.Key.Key_P)
        assert table.controller.seats.opened == 0
        assert not table.page.bar.holds
        assert table.page.moment is not None
        assert table.page.moment.scene.open_hand == 0
        table.close()

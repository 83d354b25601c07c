"""Whoever holds a Referee: what the screen shows to the others is the same, in words, values and pixels."""

from __future__ import annotations

from dataclasses import asdict
from itertools import combinations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from tabletop.engine.events import plain
from tabletop.ui.controller import Controller
from tabletop.ui.window.page import TablePage
from tests.ui.conftest import OpenTable
from tests.ui.hero_brawl.bouts import bout_with, controlled
from tests.ui.texts import words_in

OTHERS = ("Bo", "Cy", "Dee")
ALL_HOLDERS = [holders for count in range(4) for holders in combinations(OTHERS, count)]


def shown(controller: Controller) -> tuple[object, ...]:
    """Everything that a moment puts on the screen."""
    moment = controller.moment()
    scene = asdict(moment.scene)
    log = [plain(event.text, controller.match.names) for event in controller.log()]
    offers = [asdict(offer) for offer in controller.standing()]
    return scene, moment.prompt, moment.note, moment.seat, log, offers, controller.undo_block()


def play_card(controller: Controller, words: str) -> None:
    """The seat that is asked opens its hand and chooses the first option with these words."""
    moment = controller.moment()
    if moment.scene.hand_wanted is not None:
        controller.hold(moment.scene.hand_wanted)
        moment = controller.moment()
    assert moment.decision is not None
    option = next(option for option in moment.decision.options if words in option.label)
    assert controller.choose(option.key, moment.number)


def story(holders: tuple[str, ...]) -> list[tuple[object, ...]]:
    """A turn in which nobody answers: each moment that the whole table sees."""
    controller = controlled(bout_with(holders, belt="Bo"))
    moments = [shown(controller)]
    play_card(controller, "Folding Fury, Foreign Object on Bo")
    moments.append(shown(controller))
    controller.nobody()
    for words in ("Kendo Comet", ""):
        moments.append(shown(controller))
        play_card(controller, words)
    moments.append(shown(controller))  # the result's call
    controller.nobody()
    moments.append(shown(controller))
    return moments


@pytest.mark.parametrize("holders", ALL_HOLDERS[1:], ids="-".join)
def test_values_and_words_are_the_same(holders: tuple[str, ...]) -> None:
    """Bo commits a card of the same place; which it is nobody else sees."""
    without = story(())
    with_them = story(holders)
    calls = [moment for moment in without if moment[0]["call"] is not None]  # type: ignore[index]
    assert len(calls) == 2
    # Bo's own cards decide who wins the roshambo, so the story is told as far as they say nothing.
    same = 4 if "Bo" in holders else len(without)
    assert with_them[:same] == without[:same]


@pytest.mark.parametrize("holders", ALL_HOLDERS[1:], ids="-".join)
def test_a_claim_that_is_declined_tells_nothing_afterwards(holders: tuple[str, ...]) -> None:
    """Cy says "I answer", looks, and declines: the others see the same whoever holds what."""

    def told(who: tuple[str, ...]) -> tuple[object, ...]:
        controller = controlled(bout_with(who))
        play_card(controller, "Jobber on Bo")
        controller.claim(2)
        asked = shown(controller) if controller.seats.opened is None else ()
        controller.nobody()  # Bo, who is asked before
        assert controller.moment().scene.hand_wanted == 2
        controller.hold(2)
        assert controller.seats.opened == 2
        moment = controller.moment()
        assert moment.decision is not None
        assert controller.choose("decline", moment.number)
        return asked, shown(controller)

    assert told(holders) == told(())


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


def test_the_pixels_of_a_call_are_the_same(open_table: OpenTable) -> None:
    pictures: dict[tuple[str, ...], QImage] = {}
    words: dict[tuple[str, ...], object] = {}
    for holders in ALL_HOLDERS:
        table = open_table(bout_with(holders))
        play_card(table.controller, "Jobber on Bo")
        assert table.controller.moment().scene.call is not None
        pictures[holders] = picture(table.page)
        words[holders] = words_in(table.page)
        table.close()
    without = pictures.pop(())
    assert not without.isNull()
    for holders, found in pictures.items():
        assert found == without, f"the picture differs when {' and '.join(holders)} hold a Referee"
        assert words[holders] == words[()]

"""What clicks and drops mean, without a window."""

from __future__ import annotations

import pytest

from tabletop.engine.decision import Option
from tabletop.ui.scene.lit import Pointing, light
from tabletop.ui.scene.offers import Act, Answer, Chain, Menu, Offers, Refuse, Select
from tests.ui.scene import duel

HANDS = frozenset({"card:50", "card:51"})
SELF = Option("target:10", "BERT", "card:10", "card:10", "no effect")


def with_self() -> Offers:
    return Offers(duel.decision("target", *duel.targets().options, SELF))


@pytest.mark.parametrize(
    ("things", "selected", "act"),
    [
        (["card:20", "place:front-1:0", "zone:front-1"], None, Answer("target:20")),
        (["card:40", "zone:pool"], None, Refuse("card:10", "card:40")),
        (["zone:support-0"], None, None),
        ([], None, None),
        (["card:10"], None, Select("card:10")),
        ([], "card:10", Select(None)),
        (["zone:support-0"], "card:10", Refuse("card:10", "zone:support-0")),
    ],
)
def test_clicks_while_one_card_seeks_its_target(things: list[str], selected: str | None, act: Act) -> None:
    assert Offers(duel.targets()).click(things, selected) == act


def test_a_card_never_hits_itself_by_a_click_or_a_drop() -> None:
    offers = with_self()
    assert offers.click(["card:10"], None) == Select("card:10")
    assert offers.drop("card:10", ["card:10", "zone:front-0"]) == Select(None)
    menu = offers.click(["card:10"], "card:10")
    assert isinstance(menu, Menu)
    assert SELF in menu.options


def test_a_click_on_the_acting_card_does_not_hit_the_row_that_it_stands_in() -> None:
    rows = [Option(f"row:{seat}:front", f"Row {seat}", "card:10", f"zone:front-{seat}") for seat in (0, 1)]
    offers = Offers(duel.decision("row", *rows))
    inside = ["card:10", "place:front-0:0", "zone:front-0"]
    assert offers.click(inside, None) == Select("card:10")
    assert isinstance(offers.click(inside, "card:10"), Menu)
    assert offers.click(["card:11", "place:front-0:1", "zone:front-0"], None) == Answer("row:0:front")


def test_a_hand_card_is_never_taken_as_chosen() -> None:
    alone = duel.decision("play", *[option for option in duel.play().options if option.subject != "card:51"])
    assert Offers(alone, HANDS).lone_subject() is None
    assert Offers(alone).lone_subject() == "card:50"
    assert Offers(alone, HANDS).click(["zone:front-0"], None) is None


def test_an_option_without_subject_is_answered_by_its_place() -> None:
    offers = Offers(duel.decision("place", Option("place:0:2", "Position 3", None, "place:front-0:2")))
    assert offers.click(["place:front-0:2", "zone:front-0"], None) == Answer("place:0:2")
    assert light(offers, duel.view(), Pointing(), None).marks == {"place:front-0:2": ("target",)}


def test_targets_of_the_next_decision_count_only_for_a_subject_without_targets_of_its_own() -> None:
    offers = Offers(duel.fight())
    offers.add_chain("card:10", duel.targets().options)
    assert offers.drop("card:10", ["card:21"]) == Chain("card:10", "card:21")
    assert offers.drop("card:11", ["card:21"]) == Refuse("card:11", "card:21")
    assert offers.click(["card:10"], None) == Answer("activate:10")
    playing = Offers(duel.play(), HANDS)
    playing.add_chain("card:50", duel.targets().options)
    assert "card:20" not in playing.targets("card:50")


def test_without_a_decision_nothing_means_anything() -> None:
    offers = Offers(None)
    assert offers.click(["card:10"], None) is None
    assert offers.subjects == []
    assert light(offers, None, Pointing(), None).marks == {}


def test_own_targets_are_told_apart_only_if_there_are_others() -> None:
    mixed = light(Offers(duel.targets()), duel.view(), Pointing(), None)
    assert mixed.tags == {"card:11": "your own"}
    own = duel.decision("attach", Option("attach:50:10", "Tome to BERT", "card:50", "card:10"))
    alone = light(Offers(own), duel.view((0,)), Pointing(selected="card:50"), None)
    assert alone.marks["card:10"] == ("target",)
    assert alone.tags == {}


def test_a_target_that_nothing_happens_to_carries_a_shield() -> None:
    asked = duel.decision(
        "target",
        Option("target:20", "Henchman", "card:10", "card:20", "no effect"),
        Option("target:21", "Calculus", "card:10", "card:21", "−2"),
    )
    lit = light(Offers(asked), duel.view(), Pointing(), None)
    assert lit.marks["card:20"] == ("target", "shield")
    assert lit.marks["card:21"] == ("target",)
    assert lit.preview("card:21") == "−2"

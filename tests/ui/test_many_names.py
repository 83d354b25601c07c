"""Sentences that name several people, and those that name nobody."""

from __future__ import annotations

import pytest

from tabletop.engine.names import joined
from tabletop.saves.summary import summary_of
from tests.ui.conftest import OpenTable
from tests.ui.hero_brawl.bouts import new_bout
from tests.ui.hero_brawl.stage import position
from tests.ui.texts import words_in


@pytest.mark.parametrize(
    ("names", "words"),
    [([], ""), (["Ann"], "Ann"), (["Ann", "Bo"], "Ann and Bo"), (["Ann", "Bo", "Cy"], "Ann, Bo and Cy")],
)
def test_names_in_a_sentence(names: list[str], words: str) -> None:
    assert joined(names) == words


def test_a_saved_game_of_six_names_them_all_once() -> None:
    assert summary_of(new_bout(6)).line().startswith("Ann, Bo, Cy, Dee, Eve and Flo, ")


def test_a_game_that_nobody_wins_says_so(open_table: OpenTable) -> None:
    players = [{"name": "Ann", "hand": ["Jobber"]}, {"name": "Bo", "hand": 1}]
    table = open_table(position(2, players=players, pile=0, belt="vacant"))
    for _ in range(6):
        decision = table.controller.match.decision
        if decision is None:
            break
        table.controller._send(decision.options[0].key, decision.number)
        table.controller._run()
    table.controller.changed()
    assert table.controller.match.outcome is not None
    assert table.controller.match.outcome.winners == ()
    assert table.page.top.turn.isHidden()
    assert table.controller.moment().scene.view.facts["active"] is None  # no panel says that it is somebody's turn
    assert "Nobody wins" in words_in(table.page.window())

"""The figures at the end of a game: what each has left, and who is champion, if anybody is."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine.view import SPECTATOR
from tabletop.games.hero_brawl import BRAWL
from tabletop.games.hero_brawl.figures import final_figures
from tabletop.games.hero_brawl.position import build_position


def figures(**data: Any) -> dict[str, tuple[str, ...]]:
    players = [{"name": "Ann", "hand": 2}, {"name": "Bo", "out": True}, {"name": "Cy", "hand": 1}]
    match = build_position({"players": players, "pile": 7, **data}).match(BRAWL)
    return {figure.label: figure.values for figure in final_figures(match.ask(SPECTATOR).view())}


def test_hands_pile_and_champion() -> None:
    shown = figures(belt="Cy")
    assert shown["Cards in hand"] == ("2", "0", "1")
    assert shown["Champion"] == ("", "", "yes")
    assert shown["Cards in the pile"] == ("7",)


@pytest.mark.parametrize("belt", ["vacant", "pile"])
def test_nobody_is_champion(belt: str) -> None:
    assert figures(belt=belt)["Champion"] == ("nobody",)

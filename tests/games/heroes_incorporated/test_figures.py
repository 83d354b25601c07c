"""The figures at the end of a game: points, tokens, gadgets and cards of each team, and the rounds."""

from __future__ import annotations

from typing import Any

from tabletop.engine.view import SPECTATOR
from tabletop.games.heroes_incorporated.figures import final_figures
from tests.games.heroes_incorporated.city_play import play, stand


def figures(**data: Any) -> dict[str, tuple[str, ...]]:
    """The figures of a position, in their order."""
    ann = {
        "heroes": [stand("Andron", 2, 2, combat=2, gadgets=["Jet Pack", "Phase Belt"]), stand("Titan", 3, 3)],
        "points": 31,
        "justice": data.pop("tokens", 0),
        "hand": 3,
    }
    bo = {"heroes": [stand("Lumen", 5, 5), stand("Scrap", 5, 4, own="Grapple Line")], "points": 7}
    match = play(players=[ann, bo], round=6, **data).match
    return {figure.label: figure.values for figure in final_figures(match.ask(SPECTATOR).view())}


def test_points_tokens_gadgets_and_cards_of_each_team() -> None:
    assert figures() == {
        "Hero Points": ("31", "7"),
        "Combat +1 tokens": ("3", "0"),
        "Gadgets": ("2", "1"),
        "Cards in hand": ("3", "0"),
        "Rounds": ("6",),
    }


def test_justice_tokens_are_counted_where_they_are_in_the_game() -> None:
    shown = figures(tokens=2, options={"justice": "on"})
    assert shown["Justice tokens"] == ("2", "0")
    assert list(shown) == ["Hero Points", "Combat +1 tokens", "Justice tokens", "Gadgets", "Cards in hand", "Rounds"]

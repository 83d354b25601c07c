"""The order in which things of the table are numbered: as they lie on the screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.games import game_named
from tabletop.opening import match_from_position
from tabletop.ui.scene.faces import CardFaces
from tabletop.ui.window.names import TableNames

POSITION = """
phase = "fight"
round = 3
starting = "hero"
[hero]
front = ["BERT", "Johnny Pyro", "Xiang"]
deck = 8
[villain]
front = ["The Mime", "Chinese Calculus", "Henchman"]
deck = 6
"""


@pytest.mark.parametrize(
    ("near", "upper", "lower"),
    [
        (0, ["henchman", "chinese-calculus", "the-mime"], ["bert", "johnny-pyro", "xiang"]),
        (1, ["xiang", "johnny-pyro", "bert"], ["the-mime", "chinese-calculus", "henchman"]),
    ],
)
def test_digits_follow_the_rows_from_the_left_and_the_far_side_comes_first(
    tmp_path: Path, near: int, upper: list[str], lower: list[str]
) -> None:
    game = game_named("hero-brigade")
    path = tmp_path / "fight.toml"
    path.write_text(POSITION, encoding="utf-8")
    match = match_from_position(game, path, ("Ann", "Bo"))
    layout = game.layout()
    names = TableNames(CardFaces(match.card_set, game.face, layout.sides), layout, 2)
    view = match.ask(near).view()
    names.look_at(view, near)
    cards = [piece for zone in ("front-0", "front-1") for piece in view.zones[zone].pieces]
    assert [piece.kind for piece in sorted(cards, key=lambda piece: names.order(piece.key))] == upper + lower

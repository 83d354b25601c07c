"""A Fate card in Ann's hand, for tests: what it may be dropped on, and whether it has to stay in the hand."""

from __future__ import annotations

from typing import Any

from tests.games.heroes_incorporated.city_play import CityPlay, play, stand

BO = {"heroes": [stand("Stampede", 5, 5), stand("Paragon", 5, 4)]}
PLAYED = {"Ann: hand", "Ann: coloured", "discard"}


def fate(card: str, *heroes: Any, bo: dict[str, Any] = BO, hand: Any = (), top: Any = None, **more: Any) -> CityPlay:
    """Ann may play the card."""
    team = list(heroes) or [stand("Shadowboxer", 3, 1), stand("Silver King", 3, 2)]
    ann = {"heroes": team, "hand": [card, *hand], **more}
    return play(players=[ann, bo], **{"pawns": [[2, 2], [4, 4]], **(top or {})})


def on(game: CityPlay) -> set[int]:
    """The numbers of what the only card of Ann may be dropped on."""
    moves = [key.split(":") for key in game.keys if key.startswith("play:")]
    return {int(move[3]) for move in moves if len(move) > 3}


def stays(game: CityPlay) -> bool:
    """Whether no card of the hand can be played."""
    return not any(key.startswith("play:") for key in game.keys)

"""The games at this table: one folder each, found here by name. A package can add one through an entry point."""

from __future__ import annotations

from functools import lru_cache

from tabletop.engine.game import Game

ENTRY_POINTS = "tabletop.games"


class UnknownGame(LookupError):
    """No game of that name; the message offers the nearest."""


@lru_cache(maxsize=1)
def own_games() -> tuple[Game, ...]:
    """The games that come with the program, in the order of the lobby. Quick, for the first picture."""
    from tabletop.games.hero_brawl import BRAWL, PROTOCOL
    from tabletop.games.hero_brigade import GAME as HERO_BRIGADE
    from tabletop.games.heroes_incorporated import GAME as HEROES_INCORPORATED

    return (HERO_BRIGADE, HEROES_INCORPORATED, BRAWL, PROTOCOL)


@lru_cache(maxsize=1)
def all_games() -> tuple[Game, ...]:
    """Every game in the order of the lobby: our own, then those of installed packages."""
    from importlib.metadata import entry_points

    own = own_games()
    names = {game.name for game in own}
    found = (point.load() for point in entry_points(group=ENTRY_POINTS))
    return own + tuple(game for game in found if isinstance(game, Game) and game.name not in names)


def game_named(name: str) -> Game:
    """The game with this name. Raises UnknownGame."""
    games = {game.name: game for game in all_games()}
    if name in games:
        return games[name]
    from difflib import get_close_matches

    near = get_close_matches(name, games, 1, 0.4)
    hint = f'Did you mean "{near[0]}"?' if near else f"There is: {', '.join(games)}."
    raise UnknownGame(f'There is no game "{name}". {hint}')

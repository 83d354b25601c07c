"""Draw the pictures on the covers in the lobby: assets/covers/GAME.png and GAME-plain.png for each game.

    python packaging/draw_covers.py

Run for a new game or after a change of the generated art; the files are checked in, so that the lobby shows at once.
"""

from __future__ import annotations

from pathlib import Path

from tabletop.games import all_games
from tabletop.ui.lobby.pictures import cover_file, draw_cover

# A ground that stands well beside the accent of the cover's band; otherwise the accent itself.
GROUNDS = {"hero-brigade": "#1F8FB0", "hero-brawl": "#C7382B", "roshambo-protocol": "#3F8F2F"}
COVERS = Path(__file__).resolve().parent.parent / "assets" / "covers"


def main() -> None:
    COVERS.mkdir(exist_ok=True)
    for game in all_games():
        ground = GROUNDS.get(game.name, game.accent)
        for plain in (False, True):
            path = COVERS / cover_file(game.name, plain)
            draw_cover(game.title, game.emblem, ground, plain=plain).quantize(64).save(path, optimize=True)
            print(f"{path.name}: {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()

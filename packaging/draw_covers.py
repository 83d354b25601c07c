"""Draw the pictures on the covers in the lobby into assets/covers: of each game the ground and the emblem, each twice.

    python packaging/draw_covers.py

Run for a new game or after a change of the generated art; the files are checked in, so that the lobby shows at once.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from tabletop.games import all_games
from tabletop.ui.lobby.pictures import cover_files, draw_cover

# A ground that stands well beside the accent of the cover's band; otherwise the accent itself.
GROUNDS = {
    "hero-brigade": "#1F8FB0",
    "heroes-incorporated": "#2E6FD0",
    "hero-brawl": "#C7382B",
    "roshambo-protocol": "#3F8F2F",
}
COVERS = Path(__file__).resolve().parent.parent / "assets" / "covers"


def main() -> None:
    COVERS.mkdir(exist_ok=True)
    for game in all_games():
        ground = GROUNDS.get(game.name, game.accent)
        for plain in (False, True):
            pictures = draw_cover(game.title, game.emblem, ground, plain=plain)
            for name, picture in zip(cover_files(game.name, plain), pictures, strict=True):
                # The median cut finds the better colours, but knows nothing of transparent pixels.
                way = Image.Quantize.FASTOCTREE if picture.mode == "RGBA" else Image.Quantize.MEDIANCUT
                picture.quantize(64, method=way).save(COVERS / name, optimize=True)
                print(f"{name}: {(COVERS / name).stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()

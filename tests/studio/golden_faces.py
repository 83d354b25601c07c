"""The faces whose pictures lie in tests/studio/golden, and writing them anew after a wanted change of the look:

python -m tests.studio.golden_faces
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from tabletop.studio.face import Back
from tabletop.studio.press import Press
from tabletop.studio.render import render_back, render_card
from tabletop.studio.resources import Resources
from tests.studio.sample_faces import BOOK, POTATO, ROBOT, WRESTLER

FOLDER = Path(__file__).with_name("golden")


def golden_faces() -> dict[str, Image.Image]:
    """The pictures as they are drawn now, by the name of their file."""
    press = Press(Resources(strict=True))
    return {
        "robot-reading": render_card(ROBOT, 252, on=press),
        "robot-table": render_card(ROBOT, 126, "table", hp=5, of=8, on=press),
        "book-reading": render_card(BOOK, 252, on=press),
        "book-table": render_card(BOOK, 126, "table", on=press),
        "potato-hand": render_card(POTATO, 214, "hand", on=press),
        "robot-contrast": render_card(ROBOT, 126, "table", high_contrast=True, on=press),
        "wrestler-reading": render_card(WRESTLER, 252, on=press),
        "wrestler-table": render_card(WRESTLER, 126, "table", on=press),
        "wrestler-contrast": render_card(WRESTLER, 126, "table", high_contrast=True, on=press),
        "back": render_back(Back("#7B3AA6", "dark-squad"), 126, on=press),
    }


def main() -> None:
    """Write the pictures of `golden_faces` into the folder."""
    FOLDER.mkdir(exist_ok=True)
    for name, picture in golden_faces().items():
        picture.save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()

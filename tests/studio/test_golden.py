"""Faces look as they did. After a wanted change: `python -m tests.studio.golden_faces`, and look at what it wrote."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.studio.golden_faces import FOLDER, golden_faces

MEAN, FAR, SHARE = 1.0, 60, 0.004  # other versions of FreeType draw edges a little differently
DRAWN = golden_faces()


@pytest.mark.parametrize("name", DRAWN)
def test_a_face_looks_as_it_did(name: str, tmp_path: Path) -> None:
    drawn = DRAWN[name]
    with Image.open(FOLDER / f"{name}.png") as file:
        kept = file.convert("RGBA")
    assert drawn.size == kept.size
    apart = ImageChops.difference(flat(drawn), flat(kept)).convert("L")
    mean = ImageStat.Stat(apart).mean[0]
    share = sum(apart.histogram()[FAR:]) / (apart.width * apart.height)
    if mean > MEAN or share > SHARE:
        drawn.save(tmp_path / f"{name}.png")
    assert mean <= MEAN, f"see {tmp_path}"
    assert share <= SHARE, f"see {tmp_path}"


def test_every_kept_picture_is_compared() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.png")) == sorted(DRAWN)


def flat(picture: Image.Image) -> Image.Image:
    """The picture on grey, so that transparent pixels have one colour."""
    ground = Image.new("RGBA", picture.size, (128, 128, 128, 255))
    ground.alpha_composite(picture)
    return ground.convert("RGB")

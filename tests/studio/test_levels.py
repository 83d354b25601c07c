"""The levels of an emblem lie where its fill does, although their margins are cut off in the file."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from tabletop.data import data_dir
from tabletop.studio.emblem import INNER_PART, OUTER
from tabletop.studio.resources import SIDE, Resources

ICONS = data_dir("assets") / "icons"
NAMES = sorted(path.name.removesuffix(".levels.png") for path in ICONS.glob("*.levels.png"))
RESOURCES = Resources(strict=True)
WHOLE = [255 * (grey == 255) for grey in range(256)]
ANY = [255 * (grey > 0) for grey in range(256)]


def test_every_icon_has_both_pictures() -> None:
    assert sorted(path.name.removesuffix(".fill.png") for path in ICONS.glob("*.fill.png")) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_fill_and_levels_agree(name: str) -> None:
    fill, levels = RESOURCES.mask(f"{name}.fill"), RESOURCES.mask(f"{name}.levels")
    assert levels.size == fill.size == (SIDE, SIDE)
    inner = levels.point(INNER_PART)
    assert ImageChops.subtract(fill.point(WHOLE), inner).getbbox() is None  # all of the fill is fill
    assert ImageChops.subtract(inner.point(ANY), fill.point(ANY)).getbbox() is None  # and nothing else
    assert ImageChops.subtract(fill, levels.point(OUTER)).getbbox() is None  # the outline is round all of it


def test_the_stand_in_has_a_line_round_its_fill() -> None:
    spare = Resources(ICONS / "nowhere")
    fill, levels = spare.mask("cape.fill"), spare.mask("cape.levels")
    assert levels.point(INNER_PART).tobytes() == fill.tobytes()
    line = Image.eval(levels, lambda level: 255 * (level == 127))
    assert line.getbbox() != fill.getbbox()
    assert len(spare.warnings) == 2

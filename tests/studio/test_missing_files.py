"""A missing or broken font or picture: a clear error for the studio, a stand-in and a warning for the table."""

from __future__ import annotations

import logging
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from tabletop.data import data_dir
from tabletop.studio.face import Back
from tabletop.studio.paper import PAPER, rgb
from tabletop.studio.press import Press
from tabletop.studio.render import render_back, render_card
from tabletop.studio.resources import MissingAsset, Resources
from tests.studio.sample_faces import ROBOT

NEEDED = ("mecha-mask", "checked-shield", "fist", "shouting")


@pytest.fixture
def assets(tmp_path: Path) -> Path:
    """A copy of the fonts and the icons that ROBOT needs."""
    shutil.copytree(data_dir("assets") / "fonts", tmp_path / "fonts")
    (tmp_path / "icons").mkdir()
    for name in NEEDED:
        for part in ("fill", "levels"):
            shutil.copy(data_dir("assets") / "icons" / f"{name}.{part}.png", tmp_path / "icons")
    return tmp_path


def test_nothing_is_said_while_nothing_is_missing(assets: Path) -> None:
    resources = Resources(assets)
    render_card(ROBOT, 213, on=Press(resources))
    render_card(ROBOT, 107, "table", on=Press(resources))
    assert resources.warnings == []


@pytest.mark.parametrize("file", ["fonts/Bangers.ttf", "fonts/DejaVuSansCondensed.ttf", "icons/mecha-mask.levels.png"])
@pytest.mark.parametrize("broken", [False, True], ids=["missing", "broken"])
def test_the_studio_hears_which_file_it_is(assets: Path, file: str, broken: bool) -> None:
    spoil(assets / file, broken)
    with pytest.raises(MissingAsset) as caught:
        render_card(ROBOT, 213, on=Press(Resources(assets, strict=True)))
    assert caught.value.path == assets / file
    assert str(assets / file) in str(caught.value)
    assert "install Tabletop again" in str(caught.value)


@pytest.mark.parametrize("file", ["fonts/Bangers.ttf", "fonts/BebasNeue-Bold.otf", "fonts/DejaVuSansCondensed.ttf"])
@pytest.mark.parametrize("broken", [False, True], ids=["missing", "broken"])
def test_the_table_goes_on_with_another_font(
    assets: Path, file: str, broken: bool, caplog: pytest.LogCaptureFixture
) -> None:
    spoil(assets / file, broken)
    resources = Resources(assets)
    with caplog.at_level(logging.WARNING, "tabletop.studio"):
        picture = render_card(ROBOT, 213, on=Press(resources))
        render_card(ROBOT, 107, "table", on=Press(resources))
    assert len(resources.warnings) == 1
    assert str(assets / file) in resources.warnings[0]
    assert [record.getMessage() for record in caplog.records] == resources.warnings
    whole = render_card(ROBOT, 213)
    assert picture.size == whole.size
    assert picture.tobytes() != whole.tobytes()


def test_the_table_goes_on_with_a_disc_for_an_emblem(assets: Path) -> None:
    for part in ("fill", "levels"):
        (assets / "icons" / f"mecha-mask.{part}.png").unlink()
    resources = Resources(assets)
    picture = render_card(ROBOT, 210, "table", on=Press(resources))
    assert len(resources.warnings) == 1
    assert picture.getpixel((105, round(210 * 35 / 63))) == (*rgb(PAPER), 255)


def test_a_back_without_its_emblem(assets: Path) -> None:
    resources = Resources(assets)
    assert render_back(Back("#2766C8", "cape"), 150, on=Press(resources)).size == (150, 210)
    assert "cape.fill.png" in resources.warnings[0]
    with pytest.raises(MissingAsset):
        render_back(Back("#2766C8", "cape"), 150, on=Press(Resources(assets, strict=True)))


def test_a_picture_of_ones_own_replaces_the_generated_one(assets: Path, tmp_path: Path) -> None:
    own = tmp_path / "own.png"
    Image.new("RGB", (300, 100), (10, 200, 30)).save(own)
    picture = render_card(replace(ROBOT, picture=str(own)), 210, "table", on=Press(Resources(assets, strict=True)))
    window = picture.crop((12, 48, 190, 180))
    assert [colour for _, colour in window.getcolors() or []] == [(10, 200, 30, 255)]


@pytest.mark.parametrize("broken", [False, True], ids=["missing", "broken"])
def test_without_ones_own_picture_the_generated_one_is_drawn(assets: Path, tmp_path: Path, broken: bool) -> None:
    own = tmp_path / "own.png"
    spoil(own, broken)
    face = replace(ROBOT, picture=str(own))
    resources = Resources(assets)
    assert render_card(face, 210, on=Press(resources)).tobytes() == render_card(ROBOT, 210).tobytes()
    assert str(own) in resources.warnings[0]
    with pytest.raises(MissingAsset):
        render_card(face, 210, on=Press(Resources(assets, strict=True)))


def test_signs_that_the_display_font_lacks_come_from_another() -> None:
    arrow = replace(ROBOT, title="A → B")
    nothing = replace(ROBOT, title="A \U0010fffd B")
    assert render_card(arrow, 213).tobytes() != render_card(nothing, 213).tobytes()


def spoil(path: Path, broken: bool) -> None:
    if broken:
        path.write_bytes(b"this is no such file")
    else:
        path.unlink(missing_ok=True)

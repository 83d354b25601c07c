"""Pictures are drawn in a worker, first a stand-in, and kept; the table draws them pixel for pixel."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PIL import Image
from pytestqt.qtbot import QtBot

from tabletop.engine.view import Piece
from tabletop.games import game_named
from tabletop.ui.palette import DARK
from tabletop.ui.scene.dressing import Dress, Wardrobe, dressed
from tabletop.ui.scene.faces import CardFaces, as_image
from tabletop.ui.scene.pictures import Look, Pictures, stand_in
from tabletop.ui.scene.style import Style
from tests.ui.scene.duel import PlainFaces

BERT = Look("bert", "table")


@pytest.fixture
def pictures(faces: PlainFaces) -> Iterator[Pictures]:
    made = Pictures(faces)
    yield made
    made.close()


def test_a_stand_in_comes_first_and_the_picture_when_it_is_drawn(pictures: Pictures, qtbot: QtBot) -> None:
    with qtbot.waitSignal(pictures.ready) as drawn:
        first = pictures.image(BERT, 100)
        assert first == pictures.stand_in(BERT, 100)
        assert first != stand_in(BERT, 100)  # its name is there at once
    assert drawn.args == [BERT, 100]
    assert pictures.image(BERT, 100) != first


def test_nothing_is_drawn_twice(pictures: Pictures, faces: PlainFaces, qtbot: QtBot) -> None:
    with qtbot.waitSignal(pictures.ready):
        for _ in range(3):
            pictures.image(BERT, 100)
    pictures.image(BERT, 100)
    assert faces.drawn == [BERT]


def test_another_size_shows_what_there_is_until_it_is_drawn(pictures: Pictures, qtbot: QtBot) -> None:
    with qtbot.waitSignal(pictures.ready):
        pictures.image(BERT, 100)
    with qtbot.waitSignal(pictures.ready):
        scaled = pictures.image(BERT, 140)
        assert scaled.width() == 140
        assert scaled != pictures.stand_in(BERT, 140)


def test_what_is_forgotten_while_it_is_drawn_does_not_come_back(pictures: Pictures, qtbot: QtBot) -> None:
    pictures.image(BERT, 100)
    pictures.forget(lambda look: look.card == "bert")
    with qtbot.waitSignal(pictures.ready):
        pictures.image(Look("xiang", "table"), 100)
    assert [look.card for look, _ in pictures.kept()] == ["xiang"]


def test_a_change_of_contrast_draws_everything_anew(pictures: Pictures, qtbot: QtBot) -> None:
    pictures.image(BERT, 100)
    pictures.set_high_contrast(True)
    with qtbot.waitSignal(pictures.ready):
        pictures.image(BERT, 100)
    assert pictures.image(BERT, 100).pixelColor(50, 50).name() == "#ffffff"


def test_after_closing_stand_ins_are_shown(pictures: Pictures) -> None:
    pictures.close()
    assert pictures.image(BERT, 80) == pictures.stand_in(BERT, 80)


def test_a_drawn_picture_takes_the_place_of_its_stand_in(pictures: Pictures, qtbot: QtBot) -> None:
    wardrobe = Wardrobe(pictures, Style(DARK))
    with qtbot.waitSignal(pictures.ready):
        before = wardrobe.pixmap(BERT, 100, Dress()).toImage()
    assert wardrobe.pixmap(BERT, 100, Dress()).toImage() != before
    assert wardrobe.kept() == [BERT]


@pytest.mark.parametrize("width", [63, 64, 106, 166, 301])
def test_the_middle_of_a_dressed_card_is_the_cards_middle(qapp: object, width: int) -> None:
    image = stand_in(BERT, width)
    pixmap = dressed(image, width, Dress(shadow=(4, 5)), Style(DARK)).toImage()
    left = (pixmap.width() - image.width()) / 2
    top = (pixmap.height() - image.height()) / 2
    assert (left, top) == (int(left), int(top))
    for x, y in ((width // 2, 8), (width // 2, image.height() // 2)):
        assert pixmap.pixelColor(int(left) + x, int(top) + y) == image.pixelColor(x, y)


def test_the_veil_darkens_a_card_and_leaves_its_corners(qapp: object) -> None:
    image = stand_in(BERT, 100)
    plain = dressed(image, 100, Dress(), Style(DARK)).toImage()
    dim = dressed(image, 100, Dress(dim=True), Style(DARK)).toImage()
    middle = (plain.width() // 2, plain.height() // 2)
    assert dim.pixelColor(*middle).lightness() < plain.pixelColor(*middle).lightness() * 0.6
    assert dim.pixelColor(1, 1).alpha() == 0


def test_the_real_cards_are_drawn_with_their_numbers(qapp: object) -> None:
    game = game_named("hero-brigade")
    faces = CardFaces(game.card_set(), game.face, game.layout().sides)
    hurt = faces.look(Piece("card:1", "bert", "front-0", 0, {"hp": 5, "start": 8, "chips": []}), "table")
    fresh = faces.look(Piece("card:1", "bert", "front-0", 0, {"hp": 8, "start": 8, "chips": []}), "table")
    assert hurt != fresh
    pictures = [faces.draw(look, 120) for look in (hurt, fresh, Look("bert", "hand"), Look(None, "back", "hero"))]
    assert all(picture.width() == 120 for picture in pictures)
    assert len({bytes(picture.constBits()) for picture in pictures}) == 4
    assert faces.title("bert") == "BERT"
    assert faces.frame("bert") == "#2766C8"
    assert faces.draw(Look(None, "back", ""), 60).width() == 60  # before anybody has a deck


def test_a_pillow_picture_keeps_its_colours_and_its_holes(qapp: object) -> None:
    image = as_image(Image.new("RGBA", (3, 2), (200, 100, 50, 255)))
    assert image.pixelColor(1, 1).getRgb() == (200, 100, 50, 255)
    assert as_image(Image.new("RGBA", (3, 2), (0, 0, 0, 0))).pixelColor(1, 1).alpha() == 0

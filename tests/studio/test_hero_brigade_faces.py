"""Hero Brigade's cards as faces and chips."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from tabletop.data import data_dir
from tabletop.engine.cards import AbilityText, CardDef
from tabletop.games.hero_brigade.chips import ICONS, Mark, marks
from tabletop.games.hero_brigade.faces import BACKS, EMBLEMS, GROUPS, back_of, chips, face_of
from tabletop.games.hero_brigade.reading import base_card_set, read_ability
from tabletop.games.hero_brigade.sentences import Row
from tabletop.studio.face import Chip
from tabletop.studio.render import press, render_card

CARDS = base_card_set()


def shown(card: str, row: Row, attached: Sequence[str] = ()) -> list[tuple[str, str, str]]:
    found = marks(CARDS.by_id(card), row, [CARDS.by_id(one) for one in attached], read_ability)
    return [(mark.icon, mark.number, mark.shape) for mark in found]


def card(text: str, **fields: object) -> CardDef:
    """A Front Row Character whose only ability has this text."""
    plain = CardDef(
        id="own",
        name="Own Card",
        deck="hero",
        copies=1,
        kind="Character",
        types=("Hero",),
        numbers={"hp": 3, "value": 1},
        abilities=(AbilityText("F", "Own", text),),
    )
    return msgspec.structs.replace(plain, **fields)


@pytest.mark.parametrize(
    ("name", "row", "wanted"),
    [
        ("bert", "front", [("checked-shield", "1", "bare"), ("fist", "2", "bare"), ("shouting", "", "bare")]),
        ("bert", "support", [("fist", "1", "bare")]),
        ("xiang", "front", [("running-shoe", "", "bare"), ("fist", "2", "ring")]),
        ("xiang", "support", [("running-shoe", "", "bare"), ("fist", "1", "plate-any")]),
        ("big-brain-brett", "front", [("fist", "2", "plate-front")]),
        ("dr-cat", "support", [("cancel", "", "bare"), ("fist", "2", "ring"), ("health-normal", "1", "bare")]),
        ("johnny-pyro", "support", [("explosion-rays", "1", "bare")]),
        ("auntie-matter", "support", [("explosion-rays", "1", "plate-front")]),
        (
            "chinese-calculus",
            "front",
            [("checked-shield", "1", "bare"), ("fist", "1+", "bare"), ("shouting", "", "bare")],
        ),
        ("the-mime", "front", [("fist", "2", "bare"), ("brick-wall", "", "bare")]),
        ("the-mime", "support", [("double-face-mask", "", "bare")]),
        ("citizen-beta", "front", [("fist", "1", "bare"), ("clockwise-rotation", "", "bare")]),
        ("citizen-beta", "support", [("shield-bash", "", "bare")]),
        ("the-deadly-duelist", "front", [("fist", "2", "bare"), ("return-arrow", "2", "bare")]),
        ("the-excrementalist", "front", [("fist", "1", "ring")] * 3),
        ("the-feeder", "support", [("health-normal", "2", "bare"), ("fist", "1", "ring")]),
        ("mallardiction-duck-pope", "front", [("skull-crossed-bones", "≤3", "bare")]),
        ("bro", "front", [("fist", "2+", "bare"), ("shouting", "", "bare")]),
        ("fist", "front", [("fist", "2", "bare")]),
        (
            "prof-dog",
            "support",
            [("cancel", "", "bare"), ("explosion-rays", "1", "bare"), ("clockwise-rotation", "≤3", "bare")],
        ),
        ("tiger-mother", "support", [("anticlockwise-rotation", "", "bare")]),
        ("katherine-the-nereid", "front", [("explosion-rays", "1", "bare")]),
        ("katherine-the-nereid", "support", [("move", "", "bare")]),
        ("clone-spy-twin", "front", []),
        ("the-log", "support", []),
        ("police-officer", "any", [("fist", "1", "bare")]),
        ("magic-tome", "any", [("fist", "1", "ring"), ("health-normal", "1", "bare")]),
        ("alien-ship", "any", [("checked-shield", "1", "bare"), ("fist", "1 SRT", "bare")]),
        ("mutant-dna", "any", [("heart-plus", "2", "bare")]),
        ("science-gizmo", "any", [("pierced-body", "", "bare")]),
        ("reinforcements-hero", "any", [("card-pickup", "1", "bare")]),
        ("tactical-maneuvers", "any", [("body-swapping", "", "bare"), ("move", "", "bare")]),
    ],
)
def test_chips_of_printed_cards(name: str, row: Row, wanted: list[tuple[str, str, str]]) -> None:
    assert shown(name, row) == wanted


@pytest.mark.parametrize(
    ("name", "row", "attached", "wanted"),
    [
        ("bert", "support", ["science-gizmo"], [("fist", "1", "plate-front")]),
        ("xiang", "front", ["science-gizmo"], [("running-shoe", "", "bare"), ("fist", "2", "plate-any")]),
        ("johnny-pyro", "support", ["science-gizmo"], [("explosion-rays", "1", "plate-front")]),
        (
            "bert",
            "front",
            ["alien-ship"],
            [
                ("checked-shield", "2", "bare"),
                ("fist", "2", "bare"),
                ("shouting", "", "bare"),
                ("fist", "1 SRT", "bare"),
            ],
        ),
        ("vasilisa", "support", ["magic-tome"], [
            ("health-normal", "2", "bare"),
            ("fist", "1", "ring"),
            ("health-normal", "1", "bare"),
        ]),
        ("xiang", "front", ["astral-projection"], [
            ("running-shoe", "", "bare"),
            ("fist", "2", "ring"),
            ("fist", "1", "plate-any"),
        ]),
        ("bert", "front", ["reinforcements-hero"], [
            ("checked-shield", "1", "bare"),
            ("fist", "2", "bare"),
            ("shouting", "", "bare"),
        ]),
    ],
)  # fmt: skip
def test_attached_enhancements_are_in_the_chips(
    name: str, row: Row, attached: list[str], wanted: list[tuple[str, str, str]]
) -> None:
    assert shown(name, row, attached) == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Set the HP of one Target with more than 3 HP to 3.", Mark("fist", "=3", "ring")),
        ("Defeat one Target.", Mark("skull-crossed-bones")),
        ("Draw two cards.", Mark("card-draw", "2")),
        ("Discard one card from your hand.", Mark("card-discard", "1")),
        ("Banish the top two cards of your deck.", Mark("card-burn", "2")),
        ("You may put the top card of your discard pile on the bottom of your deck.", Mark("cycle")),
        ("Reduce each damage dealt to one SRT during the next Fight Phase by 2.", Mark("shield-echoes", "2")),
        ("Swap two Characters in the opposing Party.", Mark("body-swapping")),
    ],
)
def test_chips_of_sentences_that_no_printed_card_has_in_a_row(text: str, wanted: Mark) -> None:
    assert marks(card(text), "front", (), read_ability) == (wanted,)


def test_a_text_that_cannot_be_read_has_no_chip_and_does_no_harm() -> None:
    broken = card("Win the game at once!")
    assert marks(broken, "front", (), read_ability) == ()
    assert face_of(broken).boxes[0].lines[0].text == "Win the game at once!"


def test_all_cards_have_faces_that_the_studio_draws_strictly() -> None:
    for one in CARDS.cards:
        face = face_of(one)
        assert render_card(face, 100, "table", on=press(strict=True)).size == (100, 140)
        assert face.chips == chips(one, "any")


def test_a_character_as_a_face() -> None:
    face = face_of(CARDS.by_id("bert"))
    assert (face.title, face.short_title, face.seed) == ("BERT", "BERT", "BERT")
    assert (face.frame, face.art_colour, face.emblem) == ("#2766C8", "#1F8FB0", "mecha-mask")
    assert (face.type_line, face.hp, face.value) == ("Hero · Tech", 8, 3)
    assert (face.footer_left, face.footer_right) == ("Hero deck", "2 copies")
    assert [box.label for box in face.boxes] == ["Front", "Support", "Play"]
    assert [(line.name, line.kind) for line in face.boxes[0].lines] == [("Armor", "Constant"), ("Clobber", "")]
    assert face.chips[1] == Chip("fist", "2")


@pytest.mark.parametrize(
    ("name", "left", "right"),
    [
        ("dr-cat", "Hero deck · mentor", "1 copy"),
        ("henchman", "Villain deck", "7 copies"),
        ("citizen-beta", "Hero deck · stretch", "2 copies"),
        ("magic-tome", "Resource deck", "3 copies"),
    ],
)
def test_footers(name: str, left: str, right: str) -> None:
    face = face_of(CARDS.by_id(name))
    assert (face.footer_left, face.footer_right) == (left, right)


@pytest.mark.parametrize(
    ("name", "colour"),
    [
        ("the-excrementalist", "#D6438F"),
        ("alien-ship", "#1F8FB0"),
        ("8th-dimensional-invader", "#12A38A"),
        ("the-feeder", "#5FA322"),
        ("bunny-dangerous", "#D97B1E"),
        ("police-officer", "#6E7F9C"),
        ("sparring-partners", "#B8923A"),
        ("johnny-pyro", "#D9481C"),
    ],
)
def test_the_ground_of_the_art_is_of_the_most_special_type(name: str, colour: str) -> None:
    assert face_of(CARDS.by_id(name)).art_colour == colour


def test_an_enhancement_as_a_face() -> None:
    face = face_of(CARDS.by_id("alien-ship"))
    assert (face.type_line, face.hp, face.value) == ("Enhancement · Alien · Tech", None, None)
    assert face_of(CARDS.by_id("reinforcements-hero")).type_line == "Enhancement"
    assert [box.label for box in face_of(CARDS.by_id("mutant-dna")).boxes] == ["Enhance", "Play"]


def test_short_names_change_the_table_face_and_not_the_picture() -> None:
    fred = CARDS.by_id("fred-the-talking-potato")
    face = face_of(fred)
    assert (face.short_title, face.seed) == ("Fred", "Fred the Talking Potato")


def test_a_card_without_emblem_takes_one_of_its_type() -> None:
    assert face_of(card("1 DMG to one FRT.", types=("Hero", "Tech"))).emblem in EMBLEMS["Tech"]
    assert face_of(card("1 DMG to one FRT.", types=("Hero",))).emblem in EMBLEMS["Normal"]


def test_every_icon_that_is_named_is_there_with_its_author() -> None:
    named = {one.emblem for one in CARDS.cards} | set(BACKS.values()) | set(ICONS.values())
    named |= {name for names in EMBLEMS.values() for name in names}
    for one in CARDS.cards:
        for row in ("front", "support", "any"):
            named |= {chip.icon for chip in chips(one, row)}
    folder = data_dir("assets") / "icons"
    credits = (folder / "CREDITS.md").read_text("utf-8")
    for name in named:
        assert (folder / f"{name}.fill.png").is_file()
        assert (folder / f"{name}.levels.png").is_file()
        assert name in credits
    for path in folder.glob("*.png"):
        assert path.name.split(".")[0] in credits


def test_backs_of_the_decks() -> None:
    assert (back_of("hero").emblem, back_of("hero").frame) == ("cape", "#2766C8")
    assert back_of("villain").emblem == "dark-squad"
    assert back_of("resource").emblem == "crystal-cluster"
    with pytest.raises(KeyError):
        back_of("other")


def test_every_group_has_a_colour_of_its_own() -> None:
    assert len({colour for _, colour in GROUPS.values()}) == len(GROUPS) == 6

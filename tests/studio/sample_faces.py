"""Faces that the tests of the renderer draw. They belong to no game."""

from __future__ import annotations

from tabletop.studio.face import Box, Chip, Disc, Face, Line

RED, BLUE, GREEN, VIOLET, GOLD = "#CC3425", "#2766C8", "#26793F", "#7B3AA6", "#C98A14"

ROBOT = Face(
    title="Robot",
    frame=BLUE,
    art_colour="#1F8FB0",
    type_line="Hero · Tech",
    emblem="mecha-mask",
    hp=8,
    value=3,
    boxes=(
        Box(
            "Front",
            RED,
            (
                Line("Armor", "Constant", "DR 1."),
                Line("Clobber", "", "2 DMG to one FRT. That Character is Taunted."),
            ),
        ),
        Box("Support", BLUE, (Line("Rivet Gun", "", "1 DMG to one FRT."),)),
        Box("Play", GREEN, (Line("Wall", "", "Reduce each damage dealt to one SRT by 2."),)),
    ),
    footer_left="Hero deck",
    footer_right="2 copies",
    chips=(Chip("checked-shield", "1"), Chip("fist", "2", "ring"), Chip("shouting")),
)
BOOK = Face(
    title="Magic Tome",
    frame=GOLD,
    art_colour="#7A4BD6",
    type_line="Enhancement · Magic",
    emblem="spell-book",
    boxes=(Box("Enhance", VIOLET, (Line("Chapter", "", "1 DMG to one Target."),)),),
    footer_left="Resource deck",
    footer_right="3 copies",
    chips=(Chip("fist", "1", "plate-any"), Chip("health-normal", "1", "plate-front")),
)
POTATO = Face(
    title="Fred the Talking Potato",
    table_title="Fred",
    frame=VIOLET,
    art_colour="#12A38A",
    type_line="Villain · Alien",
    emblem="potato",
    hp=5,
    value=2,
    boxes=(
        Box("Front", RED, (Line("Hot Potato", "", "2 DMG to one Target."), Line("Regrow", "Reaction", "1 HEAL."))),
        Box("", BLUE, (Line("", "", "A box without a label has no strip."),)),
    ),
    footer_left="Villain deck",
)

WRESTLER = Face(
    title="Wooden Wrestler",
    frame="#B81F6B",
    art_colour="#D8412F",
    type_line="Foreign Object",
    emblem="wooden-chair",
    boxes=(Box("", "#B81F6B", (Line("", "Interrupt", "Stop one card. Draw 1. (As a turn it only draws.)"),)),),
    footer_left="Brawl deck",
    footer_right="42 of 60",
    disc=Disc("rock", "42"),
)


def wordy(words: int, boxes: int = 1) -> Face:
    """A face with this many words of rule text in each of its boxes."""
    text = " ".join(f"word{number}" for number in range(words))
    lines = (Line("Speech", "Constant", text),)
    return Face("Wordy", BLUE, "#1F8FB0", boxes=tuple(Box("Front", RED, lines) for _ in range(boxes)))

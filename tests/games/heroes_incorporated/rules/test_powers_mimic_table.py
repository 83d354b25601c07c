"""Mimic, power by power: what Cloner gets, which marker it takes, when it is refused (the table of HI-R74)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, play, stand

HERE = 11  # the space of (3, 2), where Cloner stands
AROUND = {5, 6, 7, 10, 12, 15, 16, 17}


def positions(game: CityPlay, verb: str) -> set[int]:
    """The spaces to which an action of this kind leads Cloner; no other hero may be asked for it."""
    moves = [key.split(":") for key in game.keys if key.startswith(f"{verb}:")]
    assert {move[1] for move in moves} <= {str(game.number("Cloner"))}
    return {int(move[2]) for move in moves}


def fly(game: CityPlay) -> None:
    assert positions(game, "move") == AROUND
    game.answer(f"move:{game.number('Cloner')}:5")
    assert game.at("Cloner") == (2, 1)


def blast(game: CityPlay) -> None:
    assert positions(game, "fight") == {6, 12, 16}, "only next door, and where there is a crime"
    game.answer(f"fight:{game.number('Cloner')}:6").quiet()
    assert (game.at("Cloner"), game.die_on("Cloner")) == ((3, 2), (2, 2))


def noble(game: CityPlay) -> None:
    assert game.points("Ann") == 0, "the point comes at the end of the round"
    game.idle("Ann").to_round_end()
    assert game.points("Ann") == 1
    game.to_round_end()
    assert game.points("Ann") == 1, "once"


def magic(game: CityPlay) -> None:
    assert (game.rolled, game.die_on("Cloner")) == ([4, 5], (3, 2))
    assert game.hero("Cloner").face == 5


def teleport(game: CityPlay) -> None:
    assert len(positions(game, "land")) == 25
    game.answer(f"land:{game.number('Cloner')}:0")
    assert game.at("Cloner") == (1, 1)


def detective(game: CityPlay) -> None:
    assert game.hand("Ann") == ["Cat up a Tree", "Jet Pack", "Holiday Parade"]


def supersenses(game: CityPlay) -> None:
    assert game.die_on("Cloner") == (3, 2)


def superspeed(game: CityPlay) -> None:
    assert positions(game, "fight") == {HERE}
    assert positions(game, "move") == {6, 10, 12, 16}
    game.answer(next(key for key in game.keys if key.startswith("play")))
    assert game.points("Ann") == 1


def inventor(game: CityPlay) -> None:
    assert len(game.keys) == 1, "gadget cards only"
    game.answer(game.keys[0])
    assert game.gear("Andron") == ["Jet Pack"]


def illusion(game: CityPlay) -> None:
    assert {key.split(":")[1] for key in game.keys} == {"0", "1", "2"}, "measured from Cloner, not out of Crimeland"
    game.answer("pawn:1:0")
    assert game.pawns[1] == (1, 1)


def minions(game: CityPlay) -> None:
    assert (game.points("Ann"), game.pawns[2]) == (2, (3, 3))


def rocket(game: CityPlay) -> None:
    assert positions(game, "rocket") == {6, 12, 16}, "Fly is not copied along"
    game.answer(f"rocket:{game.number('Cloner')}:6").quiet()
    assert (game.at("Cloner"), game.die_on("Cloner")) == ((2, 2), (2, 2))


def outsmart(game: CityPlay) -> None:
    assert (game.die_on("Cloner"), game.die_on("Shadowboxer")) == ((3, 2), None)


@dataclass(frozen=True)
class Row:
    """One row of the table: whose power, whether a coloured marker goes along, whether Cloner must be free."""

    power: str
    hero: str
    check: Callable[[CityPlay], None]
    coloured: bool
    free: bool
    rolls: list[int] = field(default_factory=list)


TABLE = [
    Row("Fly", "Titan", fly, True, True),
    Row("Blast", "Lumen", blast, True, True, [4]),
    Row("Noble", "Paragon", noble, False, False),
    Row("Magic", "Madame Arcana", magic, True, True, [4, 5]),
    Row("Teleport", "Traveller", teleport, True, True, [2]),
    Row("Detective", "Shadowboxer", detective, False, False),
    Row("SuperSenses", "Werebeast", supersenses, False, True, [4]),
    Row("SuperSpeed", "Stampede", superspeed, False, False),
    Row("Inventor", "Scrap", inventor, False, False),
    Row("Illusion", "Dr. Illusion", illusion, False, False),
    Row("Minions", "Silver King", minions, False, False),
    Row("Rocket", "Slingshot", rocket, True, True, [4]),
    Row("Outsmart", "Cera", outsmart, True, True, [4]),
]
MARKED = ("Shadowboxer", "Werebeast", "Stampede", "Dr. Illusion", "Silver King")
"""The heroes of the table with a marker of their own."""
ROWS = pytest.mark.parametrize("row", TABLE, ids=lambda row: row.power)


def beside(hero: str, rolls: list[int] | None = None, **more: Any) -> CityPlay:
    """Ann's Cloner at (3, 2) with crimes around; Bo's hero beside it has used its own marker already."""
    cloner = stand("Cloner", 3, 2, **more.pop("cloner", {}))
    ann = {"heroes": [cloner, stand("Andron", 5, 5)], "hand": ["Cat up a Tree", "Jet Pack"], **more.pop("ann", {})}
    mate = "Stampede" if hero == "Shadowboxer" else "Shadowboxer"
    tied = {"face": 4, "die": [3, 2]} if hero == "Cera" else {}
    bo = {"heroes": [stand(hero, 3, 1, marked=hero in MARKED), stand(mate, 1, 4, **tied)]}
    pawns = [[3, 2], [2, 2], [4, 2], [3, 3], [2, 3]]
    city = {"Corner Diner": [4, 2]}
    return play(players=[ann, bo], pawns=pawns, city=city, rolls=rolls or [], deck=["Holiday Parade"], **more)


def offer(game: CityPlay, hero: str, power: str) -> str | None:
    """Begin a Mimic; the key with which the power is copied, None if that is refused."""
    if f"bonus:{game.number('Cloner')}" not in game.keys:
        return None
    game.bonus("Cloner")
    other = game.number(hero)
    names = [each.name for each in game.table.hero_kind(other).powers]
    key = f"copy:{other}:{names.index(power)}"
    return key if key in game.keys else None


@rule("HI-R74", "HI-POWER-16", "HI-POWER-17", "HI-POWER-19")
@ROWS
def test_each_power_gives_what_the_table_says_for_the_marker_that_it_says(row: Row) -> None:
    game = beside(row.hero, row.rolls)
    key = offer(game, row.hero, row.power)
    assert key is not None
    game.answer(key).quiet()
    marked = game.hero("Cloner").marked
    if row.power == "Noble":
        assert game.markers("Ann") == (4, 1)
    row.check(game)
    if row.power != "Noble":
        assert game.markers("Ann") == ((3, 1) if row.coloured else (4, 1))
        assert game.spaces("Ann") == (["coloured"] if row.coloured else [])
    assert marked
    assert game.hero(row.hero).marked == (row.hero in MARKED), "the marker of the other hero is left alone"


@rule("HI-R74", "HI-POWER-17")
@ROWS
@pytest.mark.parametrize("left", ["the normal action is done", "only the white marker is left"])
def test_without_the_extra_marker_only_the_powers_that_need_none_are_copied(row: Row, left: str) -> None:
    more: dict[str, Any] = {"done": True, "ann": {"coloured": 3}}
    if left.startswith("only"):
        more = {"step": 4, "ann": {"coloured": 0, "hq": "Hovercraft", "hq_marker": "coloured"}}
    assert (offer(beside(row.hero, row.rolls, **more), row.hero, row.power) is None) == row.coloured


@rule("HI-R74", "HI-R18", "HI-BONUS-5")
@ROWS
def test_a_locked_cloner_copies_what_neither_moves_nor_fights(row: Row) -> None:
    game = beside(row.hero, row.rolls, cloner={"face": 6, "die": [3, 2]})
    assert (offer(game, row.hero, row.power) is None) == row.free


@rule("HI-KO-1", "HI-KO-4", "HI-BONUS-5")
@ROWS
def test_a_knocked_out_cloner_copies_nothing(row: Row) -> None:
    assert offer(beside(row.hero, row.rolls, cloner={"down": True}), row.hero, row.power) is None


@rule("HI-R74")
@pytest.mark.parametrize(
    ("hero", "power"), [("Titan", "Transform"), ("Werebeast", "Transform"), ("Cera", "Mind Control")]
)
def test_transform_is_never_copied_and_mind_control_only_as_a_reaction(hero: str, power: str) -> None:
    assert offer(beside(hero), hero, power) is None


@rule("HI-R74")
def test_mimic_cannot_be_copied() -> None:
    text = "Natural marker: copy one power of a hero on the block of this hero or an orthogonally adjacent block."
    second = {
        "id": "titan", "name": "Titan", "deck": "hero", "copies": 1, "kind": "Hero", "types": ["Alien"], "set": "base",
        "emblem": "strong", "extra": {"marker": "natural"},
        "abilities": [{"group": "H", "name": "Mimic", "kind": "Bonus", "text": text}],
    }  # fmt: skip
    game = beside("Titan", cards=[second])
    assert f"bonus:{game.number('Cloner')}" not in game.keys, "there is nothing else to copy"


def test_the_table_speaks_of_every_power_of_the_card_set() -> None:
    game = beside("Titan")
    powers = {power.name for kind in game.table.book.kinds for power in kind.powers}
    assert powers == {row.power for row in TABLE} | {"Transform", "Mind Control", "Mimic"}

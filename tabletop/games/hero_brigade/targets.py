"""Choosing Targets, rows and positions (HB-TARGET, HB-ROW-1): what is eligible, what must be taken, what Taunt asks."""

from __future__ import annotations

from tabletop.engine.decision import Move, Question
from tabletop.games.hero_brigade.doing import Doing, nothing
from tabletop.games.hero_brigade.sentences import Target
from tabletop.games.hero_brigade.table import PLACES, ROWS, Character, Table

PLACES_OF = {"front": (0, 1, 2), "support": (3, 4), "any": (0, 1, 2, 3, 4)}
SIDES_OF = {"any": (1, 0), "own": (0,), "opposing": (1,)}


def fits(table: Table, doing: Doing, wanted: Target, character: Character) -> bool:
    """Whether a Character meets the stated criteria, whatever the effect would do to it (HB-TARGET-2)."""
    if character.dying or character.place not in PLACES_OF[wanted.row]:
        return False
    if wanted.other and character is doing.me:
        return False
    if wanted.hp_most is not None and character.hp > wanted.hp_most:
        return False
    if wanted.hp_over is not None and character.hp <= wanted.hp_over:
        return False
    if wanted.of_type is not None and wanted.of_type not in table.kind(character.id).types:
        return False
    return wanted.state is None or (wanted.state == "disabled") == character.disabled


def eligible(table: Table, doing: Doing, wanted: Target, seat: int) -> list[Character]:
    """The Characters of one Party that may be chosen."""
    return [
        character
        for character in table.sides[seat].party
        if character is not None and fits(table, doing, wanted, character)
    ]


def target_moves(table: Table, doing: Doing, wanted: Target, optional: bool, attack: bool) -> list[Move]:
    """The legal choices of a Target: HB-TARGET-3 to 5 and 7, HB-R41h, and what Taunt demands (HB-R9 c)."""
    opponent = 1 - doing.seat
    opposing = eligible(table, doing, wanted, opponent) if wanted.side != "own" else []
    if attack and doing.taunter is not None and doing.taunter in opposing:
        return [("target", doing.taunter.id)]
    own = eligible(table, doing, wanted, doing.seat) if wanted.side != "opposing" else []
    moves: list[Move] = [("target", character.id) for character in opposing]
    moves += [("target", character.id) for character in own]
    if wanted.side == "own":
        return [*moves, ("skip",)] if optional or not moves else moves
    if not opposing:
        party = table.sides[opponent].party
        moves += [("empty", opponent, place) for place in PLACES_OF[wanted.row] if party[place] is None]
        return [*moves, ("skip",)]
    return [*moves, ("skip",)] if optional else moves


class Chosen:
    """The answer to a choice of Target: a Character, an empty position `(seat, place)` of the opponent, or nothing."""

    __slots__ = ("character", "empty")

    def __init__(self, character: Character | None, empty: tuple[int, int] | None = None) -> None:
        self.character = character
        self.empty = empty


async def choose_target(
    table: Table,
    doing: Doing,
    wanted: Target,
    *,
    optional: bool = False,
    attack: bool = False,
    what: str = "",
    amount: int = 0,
    penetrating: bool = False,
) -> Chosen:
    """Ask the executor for a Target and remember it as `it`."""
    question = Question(
        doing.seat,
        "target",
        lambda: target_moves(table, doing, wanted, optional, attack),
        rule="HB-TARGET-3",
        about=doing.card,
        data=(doing.ability, what, amount, wanted, penetrating, doing.group),
    )
    answer = await question
    doing.it = None
    if answer[0] == "target":
        doing.it = table.character(int(answer[1]))
        return Chosen(doing.it)
    if answer[0] == "empty":
        if what != "damage":
            nothing(table, f"{doing.ability.name} is aimed at an empty position: nothing happens.")
        return Chosen(None, (int(answer[1]), int(answer[2])))
    if table.recorder is not None:
        table.recorder.say("nothing", f"{doing.ability.name} is not resolved.")
    return Chosen(None)


async def choose_row(table: Table, doing: Doing, row: str, side: str, amount: int) -> tuple[int, str]:
    """Ask for the row of a Row Attack; rows are eligible even when empty (HB-ROW-3, HB-R41c)."""
    rows = ROWS if row == "any" else (row,)
    seats = [doing.seat if offset == 0 else 1 - doing.seat for offset in SIDES_OF[side]]
    choices = [(seat, name) for seat in seats for name in rows]
    taunter = doing.taunter
    if taunter is not None and not taunter.dying:
        home = (taunter.side, "front" if taunter.place < 3 else "support")
        choices = [home] if home in choices else choices
    answer = await Question(
        doing.seat,
        "row",
        [("row", seat, name) for seat, name in choices],
        rule="HB-ROW-1",
        about=doing.card,
        data=(doing.ability, "damage", amount),
    )
    return int(answer[1]), str(answer[2])


async def choose_place(table: Table, doing: Doing, character: Character, row: str) -> int:
    """Ask for an empty position of the Character's own Party (HB-TERM-14); -1 if there is none."""
    party = table.sides[character.side].party
    free = [place for place in (PLACES if row == "any" else PLACES_OF[row]) if party[place] is None]
    if not free:
        return -1
    answer = await Question(
        doing.seat,
        "place",
        [("place", character.side, place) for place in free],
        rule="HB-TERM-14",
        about=doing.card,
        data=(doing.ability, character.id),
    )
    return int(answer[2])

"""The coroutine behind each sentence that moves Characters about: Move and Swap; and how positions are called."""

from __future__ import annotations

from tabletop.engine.decision import Move, Question
from tabletop.games.hero_brigade import sentences as say
from tabletop.games.hero_brigade.doing import Doing, nothing, verb
from tabletop.games.hero_brigade.sentences import Target
from tabletop.games.hero_brigade.table import NOBODY, Table
from tabletop.games.hero_brigade.targets import choose_place, eligible
from tabletop.games.hero_brigade.verbs import one, stopped


@verb(say.Move)
async def move(table: Table, doing: Doing, said: say.Move) -> bool:
    """Put a Character in an empty position of its own Party (HB-TERM-14)."""
    character = await one(table, doing, said.who, "move")
    if character is None:
        return False
    place = await choose_place(table, doing, character, said.to)
    if place < 0:
        return False
    party = table.sides[character.side].party
    party[character.place] = None
    party[place] = character
    character.place = place
    if table.recorder is not None:
        table.recorder.say(
            "moved",
            f"{table.name(character.id)} moves to {place_name(place)}.",
            card=character.id,
            seat=character.side,
        )
    return True


def place_name(place: int) -> str:
    """A position of a Party in words."""
    return f"Front Row {place + 1}" if place < 3 else f"Support Row {place - 2}"


@verb(say.Swap)
async def swap(table: Table, doing: Doing, said: say.Swap) -> bool:
    """Two Characters of one Party trade positions (HB-TERM-15)."""
    seat = doing.seat if said.side == "own" else 1 - doing.seat
    party = table.sides[seat].party
    wanted = Target(side=said.side)
    if len(eligible(table, doing, wanted, seat)) < 2:
        nothing(table, f"{doing.ability.name}: there are no two Characters to Swap.")
        return False
    first = int((await _swap_choice(table, doing, seat, NOBODY))[1])
    second = int((await _swap_choice(table, doing, seat, first))[1])
    one_, two = table.character(first), table.character(second)
    if one_ is None or two is None:
        return False
    if any([stopped(table, doing, one_), stopped(table, doing, two)]):
        return False
    one_.place, two.place = two.place, one_.place
    party[one_.place], party[two.place] = one_, two
    if table.recorder is not None:
        table.recorder.say(
            "swapped", f"{table.name(first)} and {table.name(second)} Swap.", card=first, other=second, seat=seat
        )
    return True


async def _swap_choice(table: Table, doing: Doing, seat: int, first: int) -> Move:
    party = table.sides[seat].characters()
    moves: list[Move] = [("target", c.id) for c in party if c.id != first and not c.dying]
    return await Question(
        doing.seat,
        "target",
        moves,
        rule="HB-TERM-15",
        about=doing.card,
        group="swap",
        picks=(0 if first == NOBODY else 1, 2),
        data=(doing.ability, "swap", first, None, False),
    )

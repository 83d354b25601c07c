"""A turn of the Fight Phase: activating one Ready Character (HB-FIGHT), under Taunt (HB-TAUNT, HB-R9)."""

from __future__ import annotations

from tabletop.engine.decision import Move, Question
from tabletop.games.hero_brigade.book import Ability
from tabletop.games.hero_brigade.damage import group_of
from tabletop.games.hero_brigade.doing import Doing, alive, execute
from tabletop.games.hero_brigade.table import NOBODY, Character, Pending, Table
from tabletop.games.hero_brigade.verbs import turn_aside


def ready_characters(table: Table, seat: int) -> list[Character]:
    """The Characters that may be picked: Ready ones, only the Taunted while there are any (HB-R9 b, f, h)."""
    ready = [c for c in table.sides[seat].characters() if not c.disabled]
    taunted = [c for c in ready if taunter_of(table, c) is not None]
    return taunted or ready


def taunter_of(table: Table, character: Character) -> Character | None:
    """The Character whose Taunt still binds this one; none once the taunter has left play."""
    if character.taunter == NOBODY:
        return None
    return table.character(character.taunter)


def useable(table: Table, character: Character) -> list[tuple[int, Ability]]:
    """The Active abilities of an activation, with the card that bears each: own row, then Enhancements in the order of
    attachment (HB-FIGHT-3, HB-R5). Fixed when the activation starts (HB-R33)."""
    found = [(character.id, ability) for ability in table.kind(character.id).actives[group_of(character)]]
    for card in character.attached:
        found += [(card, ability) for ability in table.kind(card).actives["E"]]
    return found


async def fight_turn(table: Table, seat: int) -> None:
    """Pick one own Ready Character and carry out everything useable that it has (HB-FIGHT-2)."""
    moves: list[Move] = [("activate", c.id) for c in ready_characters(table, seat)]
    answer = await Question(seat, "fight", moves, rule="HB-FIGHT-2")
    character = table.character(int(answer[1]))
    assert character is not None
    await activate(table, seat, character)


async def activate(table: Table, seat: int, character: Character) -> None:
    """Carry out an activation; afterwards the Character is Disabled (HB-FIGHT-6)."""
    abilities = useable(table, character)
    taunter = taunter_of(table, character)
    character.taunter = NOBODY
    table.pending.append(Pending("activation", seat, character.id))
    if table.recorder is not None:
        idle = "" if abilities else " It has no useable ability."
        table.recorder.say(
            "activated", f"<{seat}> activates {table.name(character.id)}.{idle}", card=character.id, seat=seat
        )
    for card, ability in abilities:
        if not alive(character, table):  # the remaining abilities are not begun (HB-R34)
            break
        if table.recorder is not None:
            table.recorder.say("ability", f"{table.name(character.id)}: {ability.name}.", card=character.id)
        doing = Doing(table, seat, character.id, ability, character, card)
        doing.taunter = taunter if alive(taunter, table) else None
        await execute(table, doing)
    table.pending.pop()
    if alive(character, table) and not character.disabled:
        turn_aside(table, character)

"""The coroutine behind each sentence that touches Characters: damage, healing, Defeat, state, movement.

Each returns whether it was carried out completely. Cards and control are in `verbs_cards.py` and `verbs_control.py`.
"""

from __future__ import annotations

from tabletop.engine.decision import Move, Question
from tabletop.games.hero_brigade import sentences as say
from tabletop.games.hero_brigade.damage import damage_row, deal, pierces, unaffected, unassigned
from tabletop.games.hero_brigade.defeat import defeat
from tabletop.games.hero_brigade.doing import Doing, alive, nothing, verb
from tabletop.games.hero_brigade.prospects import idle
from tabletop.games.hero_brigade.sentences import Target, That
from tabletop.games.hero_brigade.table import NOBODY, ROWS, Character, Shield, Table, row_of
from tabletop.games.hero_brigade.targets import Chosen, choose_row, choose_target


async def whom(
    table: Table,
    doing: Doing,
    who: say.Who,
    what: str,
    *,
    optional: bool = False,
    attack: bool = False,
    amount: int = 0,
    penetrating: bool = False,
) -> Chosen:
    """The recipient of an effect: chosen, named before (`it`), or the executing Character itself."""
    if isinstance(who, Target):
        return await choose_target(
            table, doing, who, optional=optional, attack=attack, what=what, amount=amount, penetrating=penetrating
        )
    character = doing.it if isinstance(who, That) else doing.me
    return Chosen(character if alive(character, table) else None)


async def one(
    table: Table, doing: Doing, who: say.Who, what: str, *, optional: bool = False, amount: int = 0
) -> Character | None:
    """A recipient that the effect can touch: None for an empty position, nobody, or someone Unaffected."""
    character = (await whom(table, doing, who, what, optional=optional, amount=amount)).character
    if character is None or not alive(character, table):
        return None
    return None if stopped(table, doing, character) else character


def amount_of(table: Table, doing: Doing, amount: say.Amount) -> int:
    """The points of an amount as the table stands."""
    points = amount.base
    if amount.per_not_type is not None:
        party = table.sides[1 - doing.seat].characters()
        points += sum(amount.per_not_type not in table.kind(c.id).types for c in party if not c.dying)
    return points if amount.cap is None else min(points, amount.cap)


@verb(say.Damage)
async def damage(table: Table, doing: Doing, said: say.Damage) -> bool:
    """One dealing of damage; unassigned against an empty opposing position."""
    points = amount_of(table, doing, said.amount)
    piercing = said.penetrating or pierces(doing)
    chosen = await whom(table, doing, said.who, "damage", attack=True, amount=points, penetrating=piercing)
    if chosen.character is not None:
        await deal(table, doing, chosen.character, points, said.penetrating)
    elif chosen.empty is not None:
        unassigned(table, chosen.empty[0], points)
    else:
        return False
    return True


@verb(say.RowDamage)
async def row_damage(table: Table, doing: Doing, said: say.RowDamage) -> bool:
    """A Row Attack."""
    seat, row = await choose_row(table, doing, said.row, said.side, said.amount)
    await damage_row(table, doing, seat, row, said.amount, said.penetrating, True)
    return True


@verb(say.BothRowsDamage)
async def both_rows_damage(table: Table, doing: Doing, said: say.BothRowsDamage) -> bool:
    """Both Parties' rows, the executor choosing which comes first (HB-ROW-5); not a Row Attack."""
    for seat in await _ordered(doing, said.row, said.amount):
        await damage_row(table, doing, seat, said.row, said.amount, False, False)
    return True


@verb(say.Heal)
async def heal(table: Table, doing: Doing, said: say.Heal) -> bool:
    """HEAL up to the starting HP, or above it; may always be declined (HB-TERM-11 to 13)."""
    if idle(table, doing, said):
        nothing(table, f"{doing.ability.name}: nobody could gain HP.")
        return False
    if not isinstance(said.who, Target):
        character = doing.me if isinstance(said.who, say.Self) else doing.it
        if not await _wanted(doing, said.amount):
            return False
    else:
        character = await one(table, doing, said.who, "heal", optional=True, amount=said.amount)
    if character is None:
        return False
    _restore(table, character, said.amount, said.above)
    return True


@verb(say.HealEach)
async def heal_each(table: Table, doing: Doing, said: say.HealEach) -> bool:
    """Each Character of an own row or Party gains HP."""
    rows = ("front", "support") if said.row == "any" else (said.row,)
    allies = [c for c in table.sides[doing.seat].characters() if row_of(c.place) in rows]
    if idle(table, doing, said):
        nothing(table, f"{doing.ability.name}: nobody could gain HP.")
        return False
    if not await _wanted(doing, said.amount):
        return False
    for character in allies:
        if alive(character, table) and not stopped(table, doing, character):
            _restore(table, character, said.amount, False)
    return True


def stopped(table: Table, doing: Doing, character: Character) -> bool:
    """Whether a Character is Unaffected by this effect, which the log then says."""
    if character is doing.me or not unaffected(table, doing, character):
        return False
    if table.recorder is not None:
        table.recorder.say("unaffected", f"{table.name(character.id)} is Unaffected.", card=character.id)
    return True


async def _wanted(doing: Doing, amount: int) -> bool:
    moves: list[Move] = [("yes",), ("no",)]
    answer = await Question(
        doing.seat, "may", moves, rule="HB-TERM-13", about=doing.card, data=(doing.ability, "heal", amount)
    )
    return answer[0] == "yes"


def _restore(table: Table, character: Character, amount: int, above: bool) -> None:
    before = character.hp
    after = before + amount if above else max(before, min(character.start, before + amount))
    character.hp = after
    if after == before:
        nothing(table, f"{table.name(character.id)} gains no HP.")
    elif table.recorder is not None:
        table.recorder.say(
            "healed",
            f"{table.name(character.id)} {before} \u2192 {after} HP.",
            card=character.id,
            amount=after - before,
            before=before,
            after=after,
        )


@verb(say.SetHp)
async def set_hp(table: Table, doing: Doing, said: say.SetHp) -> bool:
    """Set current HP; no damage, so no Reaction to damage."""
    character = await one(table, doing, said.who, "set_hp")
    if character is None:
        return False
    before, character.hp = character.hp, said.hp
    if table.recorder is not None:
        table.recorder.say(
            "hp",
            f"The HP of {table.name(character.id)} become {said.hp}.",
            card=character.id,
            before=before,
            after=said.hp,
        )
    return True


@verb(say.Defeat)
async def defeat_one(table: Table, doing: Doing, said: say.Defeat) -> bool:
    """Defeat one Target, whatever its HP (HB-DEFEAT-5)."""
    character = await one(table, doing, said.who, "defeat")
    if character is None:
        return False
    await defeat(table, character)
    return True


@verb(say.DefeatEach)
async def defeat_each(table: Table, doing: Doing, said: say.DefeatEach) -> bool:
    """Defeat every Character with so few HP, row by row in the executor's order (HB-ROW-5, HB-R41e).

    Each position is looked at when its turn comes (HB-ROW-2).
    """
    left = [(seat, row) for seat in (1 - doing.seat, doing.seat) for row in ROWS]
    done = False
    handled: set[int] = set()
    while True:
        rows = [(seat, row) for seat, row in left if _any_low(table, seat, row, said.hp_most, handled)]
        if not rows:
            return done
        answer = await Question(
            doing.seat,
            "row",
            [("row", seat, row) for seat, row in rows],
            rule="HB-ROW-5",
            about=doing.card,
            data=(doing.ability, "defeat", said.hp_most),
        )
        seat, row = int(answer[1]), str(answer[2])
        left.remove((seat, row))
        for place in ROWS[row]:
            character = table.sides[seat].party[place]
            if character is None or character.id in handled or not _low(character, said.hp_most):
                continue
            handled.add(character.id)
            if not stopped(table, doing, character):
                await defeat(table, character)
                done = True


def _low(character: Character, hp_most: int) -> bool:
    return character.hp <= hp_most and not character.dying


def _any_low(table: Table, seat: int, row: str, hp_most: int, handled: set[int]) -> bool:
    party = [table.sides[seat].party[place] for place in ROWS[row]]
    return any(c is not None and c.id not in handled and _low(c, hp_most) for c in party)


async def _ordered(doing: Doing, row: str, amount: int) -> list[int]:
    answer = await Question(
        doing.seat,
        "row",
        [("row", 1 - doing.seat, row), ("row", doing.seat, row)],
        rule="HB-ROW-5",
        about=doing.card,
        data=(doing.ability, "first", amount),
    )
    first = int(answer[1])
    return [first, 1 - first]


@verb(say.Disable)
async def disable(table: Table, doing: Doing, said: say.Disable) -> bool:
    """Turn a card sideways for the rest of the round (HB-TERM-8)."""
    character = await one(table, doing, said.who, "disable")
    if character is None:
        return False
    if character.disabled:
        nothing(table, f"{table.name(character.id)} is Disabled already.")
        return False
    turn_aside(table, character)
    return True


def turn_aside(table: Table, character: Character) -> None:
    """Make a Character Disabled; a Taunt on it is over (HB-TAUNT-1)."""
    character.disabled = True
    character.taunter = NOBODY
    if table.recorder is not None:
        table.recorder.say("disabled", f"{table.name(character.id)} is Disabled.", card=character.id)


@verb(say.Ready)
async def ready(table: Table, doing: Doing, said: say.Ready) -> bool:
    """Turn a Disabled card upright; it may be activated again (HB-R69)."""
    character = await one(table, doing, said.who, "ready")
    if character is None or not character.disabled:
        return False
    character.disabled = False
    if table.recorder is not None:
        table.recorder.say("readied", f"{table.name(character.id)} is Ready again.", card=character.id)
    return True


@verb(say.Taunt)
async def taunt(table: Table, doing: Doing, said: say.Taunt) -> bool:
    """HB-TAUNT and HB-R9: only a Ready, living Character of the other Party, in the Fight Phase."""
    character = await one(table, doing, said.who, "taunt")
    taunter = doing.me
    if character is None or taunter is None or not alive(taunter, table):
        return False
    if character.disabled or character.side == doing.seat:
        return False
    if table.phase != "fight":
        return False
    character.taunter = taunter.id
    if table.recorder is not None:
        table.recorder.say("taunted", f"{table.name(character.id)} is Taunted.", card=character.id, source=taunter.id)
    return True


@verb(say.Protect)
async def protect(table: Table, doing: Doing, said: say.Protect) -> bool:
    """A delayed reduction that stays on this Target wherever it goes (HB-ABIL-13, HB-R31)."""
    character = await one(table, doing, said.who, "protect")
    if character is None:
        return False
    ability = doing.ability
    character.shields.append(Shield(said.amount, doing.seat, table.book.index_of(ability.card.id), ability.index))
    if table.recorder is not None:
        table.recorder.say(
            "protected",
            f"{table.name(character.id)}: each damage in the next Fight Phase is {said.amount} less.",
            card=character.id,
            amount=said.amount,
        )
    return True

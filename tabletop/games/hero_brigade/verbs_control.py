"""The coroutine behind choices, conditions and the effects of Interrupts; and Mimicry."""

from __future__ import annotations

from tabletop.engine.decision import Move, Question
from tabletop.games.hero_brigade import sentences as say
from tabletop.games.hero_brigade.doing import Doing, alive, nothing, perform, verb
from tabletop.games.hero_brigade.prospects import idle, payable
from tabletop.games.hero_brigade.table import Table
from tabletop.games.hero_brigade.targets import choose_target


@verb(say.ChooseOne)
async def choose_one(table: Table, doing: Doing, said: say.ChooseOne) -> bool:
    """The executor picks one of the alternatives."""
    moves: list[Move] = [("choose", number) for number in range(len(said.choices))]
    answer = await Question(doing.seat, "choose", moves, rule="HB-ABIL-5", about=doing.card, data=(doing.ability, said))
    return await perform(table, doing, said.choices[int(answer[1])])


@verb(say.May)
async def may(table: Table, doing: Doing, said: say.May) -> bool:
    """The executor may leave the effect out (HB-ABIL-5); not asked where it could do nothing (HB-R93)."""
    if idle(table, doing, said.effect):
        nothing(table, f"{doing.ability.name} has nothing to act on: nothing happens.")
        return False
    moves: list[Move] = [("yes",), ("no",)]
    answer = await Question(
        doing.seat, "may", moves, rule="HB-ABIL-5", about=doing.card, data=(doing.ability, "may", said.effect)
    )
    return answer[0] == "yes" and await perform(table, doing, said.effect)


@verb(say.IfDone)
async def if_done(table: Table, doing: Doing, said: say.IfDone) -> bool:
    """The second half only if the first was carried out completely; a cost that is too high is not begun (HB-R24)."""
    if not payable(table, doing, said.first):
        nothing(table, f"{doing.ability.name}: the cost cannot be paid in full: nothing happens.")
        return False
    return await perform(table, doing, said.first) and await perform(table, doing, said.then)


@verb(say.IfThatHp)
async def if_that_hp(table: Table, doing: Doing, said: say.IfThatHp) -> bool:
    """Only if that Character still stands and has so few HP."""
    if doing.it is None or not alive(doing.it, table) or doing.it.hp > said.hp_most:
        return False
    return await perform(table, doing, said.then)


@verb(say.IfInParty)
async def if_in_party(table: Table, doing: Doing, said: say.IfInParty) -> bool:
    """One effect with a named ally in the Party, the other without."""
    allies = table.sides[doing.seat].characters()
    if any(table.kind(ally.id).name == said.name and not ally.dying for ally in allies):
        return await perform(table, doing, said.then)
    return said.otherwise is not None and await perform(table, doing, said.otherwise)


@verb(say.CancelDeployment)
@verb(say.CancelAbility)
async def cancel(_table: Table, doing: Doing, _said: say.CancelDeployment | say.CancelAbility) -> bool:
    """What was declared does not happen (HB-R25)."""
    if doing.trigger is None:
        return False
    doing.trigger.cancelled = True
    return True


@verb(say.Prevent)
async def prevent(_table: Table, doing: Doing, _said: say.Prevent) -> bool:
    """The damage is not dealt."""
    if doing.trigger is None:
        return False
    doing.trigger.prevented = True
    return True


@verb(say.Redirect)
async def redirect(table: Table, doing: Doing, _said: say.Redirect) -> bool:
    """The executing Character takes the damage instead (HB-R41j)."""
    if doing.trigger is None or not alive(doing.me, table):
        return False
    doing.trigger.redirect = doing.me
    return True


@verb(say.CopyAbility)
async def copy_ability(table: Table, doing: Doing, said: say.CopyAbility) -> bool:
    """Mimicry: the first Active Front ability printed on the Target, executed by this Character (part 7.5)."""
    character = (await choose_target(table, doing, said.who, what="copy")).character
    actives = table.kind(character.id).actives["F"] if character is not None else []
    if character is not None and not actives:
        nothing(table, f"{table.name(character.id)} has no Active Front ability to copy.")
    if not actives:
        return False
    if table.recorder is not None and character is not None:
        table.recorder.say(
            "announced",
            f"{table.name(doing.card)} copies {actives[0].name} of {table.name(character.id)}.",
            card=doing.card,
        )
    own, doing.it = doing.ability, None
    doing.ability = actives[0]
    for effect in actives[0].effects:
        await perform(table, doing, effect)
    doing.ability = own
    return True

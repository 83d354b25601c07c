"""Dealing damage: Unaffected, Interrupts, reductions, Reactions, and damage to empty positions."""

from __future__ import annotations

from tabletop.games.hero_brigade import sentences as say
from tabletop.games.hero_brigade.defeat import defeat
from tabletop.games.hero_brigade.doing import Doing, Trigger, alive
from tabletop.games.hero_brigade.piles import mill
from tabletop.games.hero_brigade.responses import Wish, in_play, offer
from tabletop.games.hero_brigade.table import ROWS, Character, Pending, Table

MINUS = "\u2212"


def group_of(character: Character) -> str:
    """The ability group that matches the row a Character stands in (HB-FIGHT-3)."""
    return "F" if character.place < 3 else "S"


def reduction(table: Table, character: Character) -> int:
    """DR from all sources, added up (HB-R41g)."""
    total = table.kind(character.id).dr[group_of(character)]
    for card in character.attached:
        total += table.kind(card).dr["E"]
    return total


def shielding(table: Table, character: Character) -> int:
    """What delayed effects take off each damage in a Fight Phase (HB-R31)."""
    if table.phase != "fight" or not character.shields:
        return 0
    return sum(shield.amount for shield in character.shields)


def unaffected(table: Table, doing: Doing, character: Character, row_attack: bool = False) -> bool:
    """Whether a Character is shielded from this effect (HB-ABIL-10, HB-R41f)."""
    kind = table.kind(character.id)
    group = group_of(character)
    if row_attack and kind.row_proof[group]:
        return True
    if _proof(kind.type_proof[group], doing):
        return True
    for card in character.attached:
        enhancement = table.kind(card)
        if (row_attack and enhancement.row_proof["E"]) or _proof(enhancement.type_proof["E"], doing):
            return True
    return False


def _proof(proofs: list[say.UnaffectedByType], doing: Doing) -> bool:
    return any(proof.of_type in doing.types and (not proof.groups or doing.group in proof.groups) for proof in proofs)


def reduced_by(table: Table, character: Character) -> str:
    """What lowers damage to a Character, in words: `DR 1 and Shield Wall 2`."""
    parts = []
    if reduction(table, character):
        parts.append(f"DR {reduction(table, character)}")
    if shielding(table, character):
        names = {table.book.kinds[s.card].abilities[s.ability].name for s in character.shields}
        parts.append(f"{' and '.join(sorted(names))} {shielding(table, character)}")
    return " and ".join(parts)


def pierces(doing: Doing) -> bool:
    """Whether an Enhancement of the Bearer makes this ability's damage Penetrating (part 7.4)."""
    return doing.penetrating and doing.group in "FSE"


def after_reductions(table: Table, character: Character, amount: int, penetrating: bool) -> int:
    """What a dealing comes to; Penetrating damage is not lowered by any number (HB-R6)."""
    if penetrating:
        return amount
    return max(0, amount - reduction(table, character) - shielding(table, character))


async def deal(
    table: Table, doing: Doing, character: Character, amount: int, penetrating: bool = False, row_attack: bool = False
) -> None:
    """One dealing of damage to a Character, each its own trigger; the source is the executing card."""
    penetrating = penetrating or pierces(doing)
    taken_over: tuple[int, ...] = ()
    while True:
        if amount < 1 or not alive(character, table):
            return
        if unaffected(table, doing, character, row_attack):
            _say_unaffected(table, character)
            return
        trigger = Trigger(say.WouldBeDealt, character.id, amount, doing.card)
        wishes = _interrupts(table, doing, character, trigger, taken_over)
        hand_seats = _hand_seats(table, doing, character)
        if not wishes and not hand_seats:
            break
        table.pending.append(Pending("damage", doing.seat, doing.card, target=character.id, amount=amount))
        await offer(table, trigger, wishes, hand_seats)
        table.pending.pop()
        if trigger.prevented:
            if table.recorder is not None:
                table.recorder.say("prevented", f"The damage to {table.name(character.id)} is prevented.")
            return
        if trigger.redirect is None:
            break
        character = trigger.redirect
        taken_over += (character.id,)
    await _hurt(table, doing, character, amount, penetrating, character.id in taken_over)


def _interrupts(
    table: Table, doing: Doing, character: Character, trigger: Trigger, taken_over: tuple[int, ...]
) -> list[Wish]:
    """Interrupts against an opposing Ability, from the Target's Party (amount before reductions, HB-R39).

    Who has taken this damage over does not answer it again (HB-R38).
    """
    if doing.seat == character.side:
        return []
    found: list[Wish] = []
    for guard in table.sides[character.side].party:
        if guard is not None and not guard.dying and guard.id not in taken_over:
            found += in_play(table, guard, say.WouldBeDealt, trigger)
    return found


def _hand_seats(table: Table, doing: Doing, character: Character) -> tuple[int, ...]:
    """Who may answer from hand: the Target's player, in the Play Phase, if this card set has such a card at all."""
    if table.phase != "play" or doing.seat == character.side or not table.book.from_hand[say.WouldBeDealt]:
        return ()
    return (character.side,)


async def _hurt(
    table: Table, doing: Doing, character: Character, amount: int, penetrating: bool, taken_over: bool
) -> None:
    dealt = after_reductions(table, character, amount, penetrating)
    before = character.hp
    character.hp = max(0, before - dealt)  # what is beyond the HP is lost (HB-DEFEAT-6)
    if table.recorder is not None:
        _say_damage(table, doing, character, before, amount, dealt)
    if dealt < 1:
        return
    character.dying = character.hp <= 0
    if table.kind(doing.card).character and not taken_over:
        trigger = Trigger(say.WasDealt, character.id, dealt, doing.card)
        wishes = in_play(table, character, say.WasDealt, trigger)
        if wishes:
            await offer(table, trigger, wishes, ())
    if character.dying and table.sides[character.side].party[character.place] is character:
        await defeat(table, character)


async def damage_row(
    table: Table, doing: Doing, seat: int, row: str, amount: int, penetrating: bool, row_attack: bool
) -> None:
    """The same damage to each position of one row, left to right as its owner sees it (HB-ROW-2, HB-R41d)."""
    party = table.sides[seat].party
    handled: set[int] = set()
    for place in ROWS[row]:
        character = party[place]
        if character is None:
            if seat != doing.seat:
                unassigned(table, seat, amount)
        elif character.id not in handled:
            handled.add(character.id)
            await deal(table, doing, character, amount, penetrating, row_attack)


def unassigned(table: Table, seat: int, amount: int) -> None:
    """Damage to an empty position: the top cards of that player's deck go to the discard pile (HB-TARGET-5)."""
    if table.recorder is not None:
        table.recorder.say(
            "unassigned", f"{amount} unassigned damage: <{seat}> moves {amount} from the deck to the discard pile."
        )
    mill(table, seat, amount)


def _say_unaffected(table: Table, character: Character) -> None:
    if table.recorder is not None:
        table.recorder.say("unaffected", f"{table.name(character.id)} is Unaffected.", card=character.id)


def _say_damage(table: Table, doing: Doing, character: Character, before: int, amount: int, dealt: int) -> None:
    assert table.recorder is not None
    less = f" ({amount} less {reduced_by(table, character)})" if dealt < amount else ""
    table.recorder.say(
        "damaged",
        f"{table.name(character.id)} {before} \u2192 {character.hp} HP{less}.",
        card=character.id,
        source=doing.card,
        amount=dealt,
        before=before,
        after=character.hp,
    )

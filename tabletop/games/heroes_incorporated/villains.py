"""Supervillains thrown into a fight: who is asked, the card on the block, penalties on a miss (HI-VILLAIN)."""

from __future__ import annotations

from tabletop.engine.decision import Question
from tabletop.games.heroes_incorporated import sentences as s
from tabletop.games.heroes_incorporated.cancelling import cancelled
from tabletop.games.heroes_incorporated.judging import confront, fight_target
from tabletop.games.heroes_incorporated.pieces import Fight, Villain
from tabletop.games.heroes_incorporated.table import Table
from tabletop.games.heroes_incorporated.tokens import choose_loss, discard_own, knock_out


async def window(table: Table, fight: Fight) -> None:
    """Opponents clockwise from the fighter, one card each time, until all decline in a row (HI-VILLAIN-3)."""
    fighter = table.heroes[fight.hero].seat
    table.windows += 1
    declined = 0
    order = table.opponents(fighter)
    while declined < len(order):
        for seat in order:
            if declined >= len(order):
                return
            if await _asked(table, fight, seat):
                table.windows += 1
                declined = 0
            else:
                declined += 1


async def _asked(table: Table, fight: Fight, seat: int) -> bool:
    """Whether this opponent throws one in; everybody with a hand is asked alike while a supervillain may be hidden."""
    if not table.players[seat].hand or not _somewhere(table):
        return False
    answer = await Question(
        seat,
        "throw",
        lambda: [*(("throw", card) for card in held(table, seat)), ("decline",)],
        rule="HI-VILLAIN-2",
        window=True,
        hand=True,
        about=table.heroes[fight.hero].card,
        group=f"throw-{table.windows}",
        data=(fight.hero, fight.block),
    )
    if answer[0] == "decline":
        return False
    await throw_in(table, fight, seat, int(answer[1]))
    return True


def held(table: Table, seat: int) -> list[int]:
    """The supervillains of a hand."""
    return [card for card in table.players[seat].hand if table.kinds[card] in table.book.villains]


def _somewhere(table: Table) -> bool:
    """Whether a supervillain may lie hidden: not all of them are seen on blocks, in the discard or out of the game."""
    villains, kinds = table.book.villains, table.kinds
    left = table.book.villain_cards[table.super] - len(table.villains)
    for card in table.discard:
        if kinds[card] in villains:
            left -= 1
    for card in table.removed:
        if kinds[card] in villains:
            left -= 1
    return left > 0


async def throw_in(table: Table, fight: Fight, seat: int, card: int) -> None:
    """The card is shown, may be cancelled, then lies on the block and faces the dice there (HI-VILLAIN-4, 8)."""
    table.players[seat].hand.remove(card)
    table.played.append(card)
    table.revealed += 1
    if table.recorder is not None:
        text = f"<{seat}> throws in {table.name(card)}."
        table.recorder.say(
            "thrown",
            text,
            seat=seat,
            card=card,
            block=fight.block,
            origin=f"hand-{seat}",
            to="played",
            herald=f"{table.kind(card).name}!",
        )
    if await cancelled(table, seat, card):
        return
    table.played.remove(card)
    villain = Villain(card, fight.block, seat)
    table.villains.append(villain)
    if table.recorder is not None:
        text = f"{table.name(card)} lies on {table.block_name(fight.block)}."
        table.recorder.say("villain", text, card=card, block=fight.block, origin="played", to=f"block-{fight.block}")
    confront(table, villain)
    fight.target = fight_target(table, fight.block, fight.hero)


async def penalties(table: Table, hero: int, at: int) -> None:
    """What all supervillains on the block do to a hero that misses, in the order played (HI-VILLAIN-7, 14, HI-R35)."""
    for villain in table.villains_on(at):
        combat = table.kind(villain.card).combat
        assert combat is not None
        match combat.penalty:
            case s.MisserKnockedOut():
                await knock_out(table, hero, villain.card)
            case s.MisserLoses(token):
                await choose_loss(table, table.heroes[hero].seat, hero, (token,), "HI-R35", villain.card)
            case s.MisserDiscards(count):
                await discard_own(table, table.heroes[hero].seat, count, villain.card)

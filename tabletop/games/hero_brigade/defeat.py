"""Defeat (HB-DEFEAT-3): Reactions first, then card and Enhancements to the discard pile, then the Value in cards."""

from __future__ import annotations

from tabletop.engine.decision import Question
from tabletop.games.hero_brigade import sentences as say
from tabletop.games.hero_brigade.doing import Trigger
from tabletop.games.hero_brigade.piles import banish_top
from tabletop.games.hero_brigade.responses import in_play, offer
from tabletop.games.hero_brigade.table import Character, Table


async def defeat(table: Table, character: Character) -> None:
    """The whole procedure, whatever HP the Character has (HB-DEFEAT-5)."""
    character.dying = True
    seat = character.side
    if table.recorder is not None:
        table.recorder.say("defeated", f"{table.name(character.id)} is Defeated.", card=character.id, seat=seat)
    await _reactions(table, character)
    await _to_discard(table, character)
    value = table.kind(character.id).value
    if value:
        banish_top(table, seat, value)


async def _reactions(table: Table, character: Character) -> None:
    """A Defeat is one trigger for every Reaction that speaks of it (HB-R38a)."""
    trigger = Trigger(say.SelfDefeated, character.id)
    wishes = in_play(table, character, say.SelfDefeated, trigger)
    hand_seats: tuple[int, ...] = ()
    if table.phase == "play":
        trigger.moment = say.OwnDefeatedInPlay
        hand_seats = (character.side,)
        for ally in table.sides[character.side].party:
            if ally is not None:
                wishes += in_play(table, ally, say.OwnDefeatedInPlay, trigger)
    if wishes or hand_seats:
        await offer(table, trigger, wishes, hand_seats)


async def _to_discard(table: Table, character: Character) -> None:
    seat = character.side
    side = table.sides[seat]
    cards = [character.id, *character.attached]
    side.party[character.place] = None
    table.resolving.extend(cards)
    total = len(cards)
    while cards:
        card = cards[0]
        if len({table.kinds[c] for c in cards}) > 1:
            answer = await Question(
                seat,
                "order",
                [("next", c) for c in cards],
                rule="HB-DEFEAT-3",
                about=character.id,
                group=f"defeat-{character.id}",
                picks=(total - len(cards), total),
            )
            card = int(answer[1])
        cards.remove(card)
        table.resolving.remove(card)
        side.discard.append(card)
        if table.recorder is not None:
            table.recorder.say("moved", card=card, seat=seat, origin=f"party-{seat}", to=f"discard-{seat}")

"""Interrupts and Reactions (HB-INT, HB-REACT): who may answer a trigger, who is asked, which one answer is executed.

From a hand, everybody whom public facts allow is asked, whoever holds what.
"""

from __future__ import annotations

from tabletop.engine.decision import Move, Question
from tabletop.games.hero_brigade import sentences as say
from tabletop.games.hero_brigade.doing import Doing, Trigger, execute
from tabletop.games.hero_brigade.table import Character, Table

Wish = tuple[int, int, int]  # seat, card that has the ability, index of the ability


def responding(table: Table, card: int) -> bool:
    """Whether what happens now is an effect of this card's own response, to which it may not respond (HB-R38)."""
    for pending in reversed(table.pending):
        if pending.kind == "response":
            return pending.card == card
    return False


def in_play(table: Table, character: Character, moment: type, trigger: Trigger) -> list[Wish]:
    """The responses that a Character in play offers to a trigger, its Enhancements' included; Disabled or not."""
    found: list[Wish] = []
    kind = table.kind(character.id)
    group = "F" if character.place < 3 else "S"
    for ability in kind.responses[group]:
        if type(ability.trigger) is moment and _useable(table, character, ability.trigger, ability.effects, trigger):
            found.append((character.side, character.id, ability.index))
    for card in character.attached:
        for ability in table.kind(card).responses["E"]:
            if type(ability.trigger) is moment and _useable(
                table, character, ability.trigger, ability.effects, trigger
            ):
                found.append((character.side, card, ability.index))
    return found


def _useable(
    table: Table, character: Character, wanted: object, effects: tuple[say.Effect, ...], trigger: Trigger
) -> bool:
    if responding(table, character.id):
        return False
    if isinstance(wanted, say.WouldBeDealt) and wanted.other and trigger.card == character.id:
        return False
    if isinstance(wanted, say.WasDealt | say.SelfDefeated) and trigger.card != character.id:
        return False
    cost = effects[0].first if isinstance(effects[0], say.IfDone) else effects[0]
    pays_by_disabling = isinstance(cost, say.Disable) and cost.if_ready
    return not (pays_by_disabling and (character.disabled or character.dying))


def may_hold(table: Table, seat: int, kinds: frozenset[int]) -> bool:
    """Whether public facts allow that a hand holds one of these kinds: some hidden card of that kind cannot be told
    apart from a card of that hand."""
    if not kinds or not table.sides[seat].hand:
        return False
    labels = table.labels
    held = {labels[card] for card in table.sides[seat].hand}
    return any(kind in kinds and labels[card] in held and _hidden(table, card) for card, kind in enumerate(table.kinds))


def _hidden(table: Table, card: int) -> bool:
    one, two = table.sides
    return card in one.hand or card in two.hand or card in one.deck or card in two.deck or card in table.resource


def from_hand(table: Table, seat: int, moment: type) -> list[Wish]:
    """The responses of the Play group that a hand really holds."""
    kinds = table.book.from_hand.get(moment)
    if not kinds:
        return []
    return [
        (seat, card, ability.index)
        for card in table.sides[seat].hand
        if table.kinds[card] in kinds and not responding(table, card)
        for ability in table.kind(card).responses["P"]
        if type(ability.trigger) is moment
    ]


async def offer(table: Table, trigger: Trigger, open_wishes: list[Wish], hand_seats: tuple[int, ...]) -> bool:
    """Ask for responses to a trigger, non-active player first, and execute at most one (HB-R37).

    `open_wishes` are responses of cards in play, `hand_seats` the seats that may answer from hand at all.
    True if a response was executed.
    """
    moment = trigger.moment
    active = table.active()
    wishes: list[Wish] = []
    for seat in (1 - active, active):
        mine = [wish for wish in open_wishes if wish[0] == seat]
        hand = (
            seat in hand_seats
            and table.phase == "play"
            and may_hold(table, seat, table.book.from_hand.get(moment, frozenset()))
        )
        if mine or hand:
            wish = await _ask(table, seat, trigger, mine, hand)
            if wish is not None:
                wishes.append(wish)
    if not wishes:
        return False
    chosen = wishes[0]
    if len(wishes) > 1:
        moves: list[Move] = [("which", *wish) for wish in wishes]
        answer = await Question(active, "which", moves, rule="HB-INT-3", about=trigger.card)
        chosen = (int(answer[1]), int(answer[2]), int(answer[3]))
    await _respond(table, chosen, trigger)
    return True


async def _ask(table: Table, seat: int, trigger: Trigger, mine: list[Wish], hand: bool) -> Wish | None:
    def moves() -> list[Move]:
        held = from_hand(table, seat, trigger.moment) if hand else []
        return [*(("respond", wish[1], wish[2]) for wish in mine + held), ("decline",)]

    answer = await Question(
        seat,
        "respond",
        moves,
        rule="HB-REACT-2" if trigger.moment in _REACTIONS else "HB-INT-2",
        window=True,
        hand=hand,
        about=trigger.card,
        group="window",
        data=(trigger.moment, trigger.amount, trigger.source),
    )
    return None if answer[0] == "decline" else (seat, int(answer[1]), int(answer[2]))


_REACTIONS = (say.WasDealt, say.SelfDefeated, say.OwnDefeatedInPlay)


async def _respond(table: Table, wish: Wish, trigger: Trigger) -> None:
    seat, card, index = wish
    ability = table.kind(card).abilities[index]
    side = table.sides[seat]
    bearer = card
    if card in side.hand:  # a card used from hand goes to the discard pile first (HB-R26)
        side.hand.remove(card)
        side.discard.append(card)
    elif ability.group == "E":
        bearer = next(c.id for c in side.characters() if card in c.attached)
    me = table.character(bearer)
    if table.recorder is not None:
        table.recorder.say(
            "announced", f"<{seat}> answers with {table.name(card)}: {ability.name}.", card=card, seat=seat
        )
    doing = Doing(table, seat, bearer, ability, me, card)
    doing.trigger = trigger
    if trigger.moment is say.WasDealt and trigger.source >= 0:
        doing.it = table.character(trigger.source)
    await execute(table, doing, "response")

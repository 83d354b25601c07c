"""The Title Belt and the pile: draws, the reveal of the belt, and claiming it (BR-BELT, BR-R26)."""

from __future__ import annotations

from tabletop.engine.chance import below, shuffle
from tabletop.games.hero_brawl.knowledge import shuffled_into_pile
from tabletop.games.hero_brawl.table import IN_PILE, NOBODY, Table


def _belt_is_next(table: Table) -> bool:
    """Whether the top card of the pile is the belt.

    Its place in a shuffled pile is as good as drawn now: so it is written down nowhere, and a bot that imagines hidden
    cards does not know it either.
    """
    if table.belt != IN_PILE:
        return False
    if table.belt_below >= 0:
        return table.belt_below == 0
    return below(table, len(table.pile) + 1) == 0


def draw(table: Table, seat: int, count: int) -> list[int]:
    """An effect draws cards into a hand, as far as the pile reaches; a belt that shows up is replaced (BR-R26)."""
    drawn: list[int] = []
    while len(drawn) < count and table.pile_count():
        if _belt_is_next(table):
            reveal(table, seat)
        else:
            drawn.append(_take(table, seat))
    if table.recorder is not None and not drawn and count:
        table.recorder.say("nothing", f"The pile is empty: <{seat}> draws nothing.", seat=seat)
    return drawn


def turn_draw(table: Table, seat: int) -> bool:
    """The draw at the start of a turn. False if it shows the belt: then nothing is played (BR-TURN-4)."""
    if not table.pile_count():
        return True
    if _belt_is_next(table):
        reveal(table, seat)
        return False
    _take(table, seat)
    return True


def _take(table: Table, seat: int) -> int:
    card = table.pile.pop()
    if table.belt_below > 0:
        table.belt_below -= 1
    table.players[seat].hand.append(card)
    table.revealed += 1
    if table.recorder is not None:
        table.recorder.say(
            "drawn",
            f"<{seat}> draws {table.name(card)}.",
            seats=(seat,),
            public=f"<{seat}> draws a card.",
            card=card,
            seat=seat,
            origin="pile",
            to=f"hand-{seat}",
        )
    return card


def reveal(table: Table, seat: int) -> None:
    """The belt shows up: its drawer is champion, discard and pile are shuffled together (BR-BELT-1, BR-BELT-2)."""
    table.belt = seat
    table.belt_below = NOBODY
    back = len(table.discard)
    shuffled_into_pile(table, table.discard)
    table.pile += table.discard
    table.discard = []
    shuffle(table, table.pile)
    table.revealed += 1
    if table.recorder is not None:
        table.recorder.say(
            "belt",
            f"<{seat}> draws the Title Belt and is champion: the endgame begins.",
            seat=seat,
            card=table.belt_card(),
            origin="pile",
            to=f"belt-{seat}",
            herald="The belt is out!",
        )
        table.recorder.say("shuffled", f"The discard ({back}) is shuffled into the pile: {len(table.pile)} cards.")


def give_belt(table: Table, seat: int, why: str = "") -> None:
    """The belt goes to a seat, or to nobody with VACANT."""
    before = table.belt
    if before == seat:
        return
    table.belt = seat
    if table.recorder is None:
        return
    origin = f"belt-{before}" if before >= 0 else "belt"
    if seat < 0:
        sentence = f"The Title Belt of <{before}> is vacant."
    elif before < 0:
        sentence = f"<{seat}> takes the vacant Title Belt{why}."
    else:
        sentence = f"<{seat}> takes the Title Belt from <{before}>{why}."
    to = f"belt-{seat}" if seat >= 0 else "belt"
    shout = "New champion!" if seat >= 0 else "The belt is vacant!"
    table.recorder.say("belt", sentence, seat=seat, card=table.belt_card(), origin=origin, to=to, herald=shout)


def claim(table: Table, seat: int) -> None:
    """A CEO takes the belt from wherever it lies on the table (BR-BELT-12); nothing before the reveal (BR-R21)."""
    if table.belt == IN_PILE:
        if table.recorder is not None:
            table.recorder.say("nothing", "Nobody has drawn the Title Belt yet: there is nothing to claim.", seat=seat)
    elif table.belt == seat:
        if table.recorder is not None:
            table.recorder.say("nothing", f"<{seat}> is champion already.", seat=seat)
    else:
        give_belt(table, seat, " with a CEO")

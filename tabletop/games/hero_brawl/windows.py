"""The three windows for interrupts, and the chain of answers to answers (BR-R7 to BR-R12).

Everybody is asked whom public facts allow to answer, whoever holds what (BR-R45, BR-R54).
"""

from __future__ import annotations

from typing import Literal

from tabletop.engine.decision import Question
from tabletop.games.hero_brawl import sentences as s
from tabletop.games.hero_brawl.belt import claim, draw
from tabletop.games.hero_brawl.piles import to_discard
from tabletop.games.hero_brawl.settling import settle
from tabletop.games.hero_brawl.table import IN_PILE, Pending, Table

_RULES = {"action": "BR-R7", "interrupt": "BR-R9", "result": "BR-ROSH-10", "closing": "BR-R7"}


async def window(table: Table, kind: str, item: Pending) -> None:
    """Ask until everybody has declined in turn, or until the card being answered is stopped.

    `kind` is "action", "interrupt", "result" or "closing"; `item` is what is answered.
    """
    while not item.cancelled and table.outcome is None:
        table.windows += 1
        answer = await _ask_round(table, kind, item)
        if answer is None:
            return
        await _interrupt(table, kind, item, *answer)


async def _ask_round(table: Table, kind: str, item: Pending) -> tuple[int, int] | None:
    """The first who answers, (seat, card); None when everybody has declined (BR-R11)."""
    last = item.seat if kind in ("action", "interrupt") else table.active
    for seat in (*table.left_of(last), last):
        stops, claims = may_answer(table, kind, item, seat)
        if not stops and not claims:
            continue
        if not table.ask_everybody and not held(table, seat, stops, claims):
            continue
        answer = await Question(
            seat,
            "respond",
            lambda seat=seat, stops=stops, claims=claims: [  # type: ignore[misc]
                *(("respond", card) for card in held(table, seat, stops, claims)),
                ("decline",),
            ],
            rule=_RULES[kind],
            window=True,
            hand=True,
            about=item.card,
            group=f"{kind}-{table.windows}",
            data=(kind, item),
        )
        if answer[0] != "decline":
            return seat, int(answer[1])
    return None


def may_answer(table: Table, kind: str, item: Pending, seat: int) -> tuple[bool, bool]:
    """Whether public facts allow a seat to play (a Referee, a CEO) in a window.

    Not one's own announced card (BR-R10); a CEO only for a belt on the table that one does not have (BR-R21, BR-R22);
    and never a card of which all copies lie face up (BR-R54).
    """
    player = table.players[seat]
    if player.out or not player.hand:
        return False, False
    stops = kind == "result" or (kind in ("action", "interrupt") and seat != item.seat)
    claims = kind != "interrupt" and table.belt not in (IN_PILE, seat)
    return stops and _somewhere(table, "stops"), claims and _somewhere(table, "claims")


def _somewhere(table: Table, what: Literal["stops", "claims"]) -> bool:
    """Whether a card that stops (or claims) may lie hidden: not all of them are face up."""
    wanted = table.book.stopping if what == "stops" else table.book.claiming
    seen = [*table.discard, *table.in_play]
    for player in table.players:
        seen += player.shield
    total = sum(kind in wanted for kind in table.kinds)
    return total > sum(table.kinds[card] in wanted for card in seen)


def held(table: Table, seat: int, stops: bool, claims: bool) -> list[int]:
    """The cards of a hand that can be played in a window that allows these."""
    kinds = table.kinds
    book = table.book.kinds
    return [
        card
        for card in table.players[seat].hand
        if (stops and book[kinds[card]].stops) or (claims and book[kinds[card]].claims)
    ]


async def _interrupt(table: Table, kind: str, item: Pending, seat: int, card: int) -> None:
    """An interrupt: announced, its card drawn at once, then answered by Referees, then carried out (BR-R9, BR-R12)."""
    player = table.players[seat]
    player.hand.remove(card)
    table.in_play.append(card)
    table.rolled = []
    printed = table.kind(card)
    mine = Pending("interrupt", seat, card, item.seat)
    table.pending.append(mine)
    table.revealed += 1
    if table.recorder is not None:
        table.recorder.say(
            "announced",
            f"<{seat}> answers with {table.name(card)}, a {printed.type}.",
            seat=seat,
            card=card,
            about=item.card,
            origin=f"hand-{seat}",
            to="mat",
        )
    if printed.draws:
        draw(table, seat, printed.draws)
    await window(table, "interrupt", mine)
    table.pending.remove(mine)
    if not mine.cancelled:
        _carry_out(table, kind, item, mine)
    to_discard(table, [card], "mat")
    if kind == "closing":
        settle(table)


def _carry_out(table: Table, kind: str, item: Pending, mine: Pending) -> None:
    for effect in table.kind(mine.card).effects:
        if isinstance(effect, s.ClaimBelt):
            if kind != "interrupt":
                claim(table, mine.seat)
        elif isinstance(effect, s.StopOrFlip) and may_stop(kind, item, mine.seat):
            _stop_or_flip(table, kind, item, mine)


def may_stop(kind: str, item: Pending, seat: int) -> bool:
    """Whether an interrupt of this seat stops or flips what the window is about (BR-R8, BR-R10)."""
    return kind == "result" or (kind != "closing" and seat != item.seat)


def _stop_or_flip(table: Table, kind: str, item: Pending, mine: Pending) -> None:
    if kind == "result":
        item.winner = item.target if item.winner == item.seat else item.seat
        if table.recorder is not None:
            table.recorder.say(
                "flipped", f"{table.name(mine.card)} turns the result round: <{item.winner}> wins.", seat=item.winner
            )
        return
    item.cancelled = True
    if table.recorder is not None:
        table.recorder.say(
            "cancelled", f"{table.name(mine.card)} stops {table.name(item.card)}.", seat=mine.seat, card=item.card
        )

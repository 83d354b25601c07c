"""A roshambo: two secret commits, the result and its window, and the card that the winner keeps (BR-ROSH)."""

from __future__ import annotations

from tabletop.engine.decision import Question
from tabletop.engine.knowledge import confuse, remember
from tabletop.games.hero_brawl.knowledge import picked_secretly
from tabletop.games.hero_brawl.table import NOBODY, Pending, Table
from tabletop.games.hero_brawl.windows import window


async def roshambo(table: Table, attacker: int, target: int, card: int) -> None:
    """The attacker commits first, which tells the other nothing: cards stay face down until both lie (BR-ROSH-2)."""
    if not table.players[attacker].hand or not table.players[target].hand:
        if table.recorder is not None:
            empty = attacker if not table.players[attacker].hand else target
            table.recorder.say("nothing", f"<{empty}> has no card to commit: there is no roshambo.", seat=empty)
        return
    for seat in (attacker, target):
        await _commit(table, seat, card)
    first, second = table.committed[attacker], table.committed[target]
    result = Pending("result", attacker, card, target)
    result.winner = attacker if table.kind(first).beats(table.kind(second)) else target
    table.pending.append(result)
    table.revealed += 1
    _tell_result(table, result, first, second)
    await window(table, "result", result)
    await _keep(table, result)
    table.pending.remove(result)
    loser = target if result.winner == attacker else attacker
    table.beaten = [result.winner, loser]


async def _commit(table: Table, seat: int, card: int) -> None:
    player = table.players[seat]
    hand = list(player.hand)
    answer = await Question(
        seat,
        "commit",
        [("commit", mine) for mine in hand],
        rule="BR-ROSH-2" if len(hand) > 1 else "BR-ROSH-3",
        hand=True,
        about=card,
        group="roshambo",
    )
    mine = int(answer[1])
    picked_secretly(table, seat)
    player.hand.remove(mine)
    table.committed[seat] = mine
    if table.recorder is not None:
        table.recorder.say(
            "committed",
            f"<{seat}> commits {table.name(mine)}.",
            seats=(seat,),
            public=f"<{seat}> commits a card.",
            seat=seat,
            card=mine,
            origin=f"hand-{seat}",
            to=f"committed-{seat}",
        )


def _tell_result(table: Table, result: Pending, first: int, second: int) -> None:
    """The battlers see both cards, the others only who has won (BR-ROSH-4, BR-R38)."""
    if table.recorder is None:
        return
    winner = result.winner
    loser = result.target if winner == result.seat else result.seat
    best, worse = (first, second) if winner == result.seat else (second, first)
    one, two = table.kind(best), table.kind(worse)
    table.recorder.say(
        "result",
        f"{table.name(best)} ({one.symbol} {one.number}) beats {table.name(worse)} ({two.symbol} {two.number}): "
        f"<{winner}> wins the roshambo against <{loser}>.",
        seats=(result.seat, result.target),
        public=f"<{winner}> wins the roshambo against <{loser}>.",
        seat=winner,
        loser=loser,
        card=best,
        other=worse,
    )


async def _keep(table: Table, result: Pending) -> None:
    """The winner takes either card into hand, the other is discarded (BR-ROSH-7)."""
    winner, loser = result.winner, result.target if result.winner == result.seat else result.seat
    cards = [table.committed[winner], table.committed[loser]]
    answer = await Question(
        winner,
        "keep",
        [("keep", card) for card in cards],
        rule="BR-ROSH-7",
        hand=True,
        about=result.card,
        group="keep",
        data=(result,),
    )
    kept = int(answer[1])
    lost = cards[1] if kept == cards[0] else cards[0]
    confuse(table, cards, {winner, loser})
    table.committed[winner] = table.committed[loser] = NOBODY
    table.players[winner].hand.append(kept)
    remember(table, loser, [kept])
    table.discard.append(lost)
    table.revealed += 1
    if table.recorder is not None:
        table.recorder.say(
            "kept",
            f"<{winner}> keeps {table.name(kept)}.",
            seats=(winner, loser),
            public=f"<{winner}> keeps one of the two cards.",
            seat=winner,
            card=kept,
            origin=f"committed-{winner if kept == cards[0] else loser}",
            to=f"hand-{winner}",
        )
        # Whose card it was stays with the battlers: the move starts from the mat for everybody.
        table.recorder.say(
            "discarded", f"{table.name(lost)} is discarded.", card=lost, seat=loser, origin="mat", to="discard"
        )

"""A player who gives up (BR-R55): out at once, and what was under way is dropped so that the others can go on."""

from __future__ import annotations

from tabletop.engine.knowledge import confuse, remember
from tabletop.games.hero_brawl.belt import give_belt
from tabletop.games.hero_brawl.knowledge import battle
from tabletop.games.hero_brawl.piles import to_discard
from tabletop.games.hero_brawl.settling import end, settle
from tabletop.games.hero_brawl.table import NOBODY, VACANT, Table


def concede(table: Table, seat: int) -> None:
    """The hand and a Tag Team go to the discard, a belt is vacant, the turn under way ends without effect.

    With one player left that player wins.
    """
    player = table.players[seat]
    if table.recorder is not None:
        table.recorder.say("eliminated", f"<{seat}> gives up and is out.", seat=seat, herald="Out!")
    _drop_what_is_under_way(table)
    player.out = True
    hand, shield = player.hand, player.shield
    player.hand, player.shield = [], []
    to_discard(table, hand, f"hand-{seat}")
    to_discard(table, shield, f"player-{seat}")
    table.revealed += 1
    if table.belt == seat:
        give_belt(table, VACANT)
    left = table.still_in()
    if len(left) == 1:
        sentence = f"<{seat}> gives up: <{left[0]}> is the last one left and wins."
        end(table, (left[0],), "concession", "BR-R55", sentence)
    elif table.phase not in ("setup", "draw") or (table.phase == "draw" and table.active == seat):
        settle(table)  # a hand emptied for what has just been dropped stays empty (BR-R15)
        if table.outcome is None:
            table.phase = "closing"


def _drop_what_is_under_way(table: Table) -> None:
    """Committed cards go back to their hands, cards in play to the discard without effect.

    Of a roshambo already decided the other battler has seen the card and remembers it.
    """
    fought = battle(table)
    table.pending = []
    table.slots = []
    table.damaged, table.beaten = NOBODY, []
    for owner in table.seats():
        card = table.committed[owner]
        if card >= 0:
            table.committed[owner] = NOBODY
            table.players[owner].hand.append(card)
            if fought is None:
                confuse(table, table.players[owner].hand, {owner})
            else:
                other = fought.target if owner == fought.seat else fought.seat
                confuse(table, table.players[owner].hand, {owner, other})
                remember(table, other, [card])
    to_discard(table, list(table.in_play), "mat")

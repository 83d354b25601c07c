"""The turn: draw, play, closing window, and whose turn is next (BR-TURN), each from one stable point to the next."""

from __future__ import annotations

from tabletop.engine.decision import Question
from tabletop.games.hero_brawl.announcing import play_moves
from tabletop.games.hero_brawl.belt import draw, turn_draw
from tabletop.games.hero_brawl.effects import execute
from tabletop.games.hero_brawl.piles import to_discard
from tabletop.games.hero_brawl.settling import final_whistle, settle
from tabletop.games.hero_brawl.setup import deal
from tabletop.games.hero_brawl.table import IN_PILE, NOBODY, Pending, Table
from tabletop.games.hero_brawl.windows import window


async def step(table: Table) -> None:
    """One step: the deal, the beginning of a turn, the card played, or its closing window."""
    if table.phase == "setup":
        deal(table)
        _begin(table, table.starting)
    elif table.phase == "draw":
        _draw_step(table)
    elif table.phase == "play":
        await _play_step(table)
    else:
        await _closing_step(table)


def _begin(table: Table, seat: int) -> None:
    """A round is once round the table from the starting player."""
    count = len(table.players)
    before = (table.active - table.starting) % count if table.turn else count
    table.turn += 1
    table.active = seat
    if (seat - table.starting) % count <= before:
        table.round += 1
    table.phase = "draw"
    if table.recorder is not None:
        final = ", final turn" if table.final else ""
        table.recorder.say("phase", f"Turn {table.turn} \u00b7 <{seat}>{final}", seat=seat, phase="draw")


def _draw_step(table: Table) -> None:
    """A Tag Team goes before the draw (BR-CARD-TAGTEAM-2); a turn draw showing the belt ends the turn (BR-TURN-4)."""
    seat = table.active
    player = table.players[seat]
    if player.shield:
        shield, player.shield = player.shield, []
        if table.recorder is not None:
            table.recorder.say("unshielded", f"The Tag Team of <{seat}> goes to the discard.", seat=seat)
        to_discard(table, shield, f"player-{seat}")
    table.phase = "play" if turn_draw(table, seat) else "closing"


async def _play_step(table: Table) -> None:
    """Exactly one card, its window, its effect, the discard, settlement (BR-TURN-2, BR-TURN-3)."""
    seat = table.active
    if table.players[seat].hand:
        answer = await Question(seat, "play", lambda: play_moves(table, seat), rule="BR-TURN-2", hand=True)
        await _play(table, seat, int(answer[1]), int(answer[2]) if len(answer) > 2 else NOBODY)
    settle(table)
    if table.outcome is None:
        table.phase = "closing"


async def _play(table: Table, seat: int, card: int, target: int) -> None:
    table.players[seat].hand.remove(card)
    table.in_play.append(card)
    table.rolled = []
    item = Pending("turn", seat, card, target)
    table.pending.append(item)
    table.revealed += 1
    kind = table.kind(card)
    if table.recorder is not None:
        on = f" on <{target}>" if target != NOBODY else ""
        table.recorder.say(
            "announced",
            f"<{seat}> plays {table.name(card)}, a {kind.type},{on}.".replace(",.", "."),
            seat=seat,
            card=card,
            target=target if target != NOBODY else None,
            origin=f"hand-{seat}",
            to="mat",
        )
    await window(table, "action", item)
    if not item.cancelled:
        await execute(table, item)
    elif kind.interrupt:  # only what it does is stopped, not its draw (BR-R12, BR-R13)
        draw(table, seat, kind.draws)
    table.pending.remove(item)
    if card in table.in_play:
        to_discard(table, [card], "mat")


async def _closing_step(table: Table) -> None:
    """The closing window, then the next turn or the end (BR-R7, BR-R16)."""
    if table.belt != IN_PILE:
        closing = Pending("closing", table.active)
        table.pending.append(closing)
        await window(table, "closing", closing)
        if table.outcome is not None:
            table.pending = []
            return
        table.pending.remove(closing)
    _next_turn(table)


def _next_turn(table: Table) -> None:
    """Turns go round; once the pile is gone each player still in has a final turn (BR-END-2, BR-R39 to R41)."""
    if not table.final and table.belt != IN_PILE and not table.pile:
        table.final = True
        active = [table.active] if not table.players[table.active].out else []
        table.turns_left = table.left_of(table.active) + active
        if table.recorder is not None:
            said = "The pile is used up: everybody still in has one final turn."
            table.recorder.say("final", said, herald="Final round!")
    if not table.final:
        _begin(table, table.left_of(table.active)[0])
        return
    table.turns_left = [seat for seat in table.turns_left if not table.players[seat].out]
    if table.turns_left:
        _begin(table, table.turns_left.pop(0))
    else:
        final_whistle(table)

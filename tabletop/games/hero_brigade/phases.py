"""The round: Draw, Play, Fight, Cleanup (HB-ROUND). `step` goes from one stable point to the next."""

from __future__ import annotations

from tabletop.games.hero_brigade import verbs_cards, verbs_control, verbs_movement  # noqa: F401  (their verbs register themselves)
from tabletop.games.hero_brigade.deploying import play_turn
from tabletop.games.hero_brigade.endings import check_draws, check_parties, check_resource
from tabletop.games.hero_brigade.fighting import fight_turn
from tabletop.games.hero_brigade.piles import choose_discards, draw
from tabletop.games.hero_brigade.setup import choose_decks
from tabletop.games.hero_brigade.table import NOBODY, Table

POOL = 4
CARDS_A_ROUND = 4


async def step(table: Table) -> None:
    """One step: a set-up, a whole Draw Phase or Cleanup, or a single turn of the Play or Fight Phase."""
    if table.phase == "play":
        await _play_step(table)
    elif table.phase == "fight":
        await _fight_step(table)
    elif table.phase == "draw":
        _draw_phase(table)
    elif table.phase == "cleanup":
        await _cleanup_phase(table)
    else:
        await choose_decks(table)
        table.round = 1
        table.phase = "draw"


def _begin(table: Table, phase: str) -> None:
    table.phase = phase
    table.turn = table.starting if phase in ("play", "fight") else NOBODY
    if table.recorder is not None:
        begins = f" \u00b7 <{table.starting}> begins" if table.turn != NOBODY else ""
        table.recorder.say("phase", f"Round {table.round} \u00b7 {phase.title()} Phase{begins}", phase=phase)


def _draw_phase(table: Table) -> None:
    """Pool first, then the Starting Player's draws, then the other's (HB-DRAW, HB-R15)."""
    if table.recorder is not None:
        table.recorder.say("phase", f"Round {table.round} \u00b7 Draw Phase", phase="draw")
    if len(table.resource) < POOL:  # HB-WIN-3, HB-R16
        table.last_round = True
        if table.recorder is not None:
            table.recorder.say("last", "Fewer than four Resource cards are left: this is the last round.")
    _lay_out_pool(table)
    complete = [True, True]
    for seat in (table.starting, 1 - table.starting):
        complete[seat] = draw(table, seat, CARDS_A_ROUND) == CARDS_A_ROUND
    if not check_draws(table, complete):
        for side in table.sides:
            side.passed = False
        _begin(table, "play")


def _lay_out_pool(table: Table) -> None:
    table.pool = [table.resource.pop() for _ in range(min(POOL, len(table.resource)))]
    table.revealed += 1
    if table.recorder is not None and table.pool:
        names = ", ".join(map(table.name, table.pool))
        table.recorder.say("pool", f"Pool: {names}.", cards=table.pool.copy())
    table.pool += [-1] * (POOL - len(table.pool))


def _may_play(table: Table, seat: int) -> bool:
    side = table.sides[seat]
    return not side.passed and bool(side.hand)


async def _play_step(table: Table) -> None:
    """One turn; a player who has passed or holds no card is skipped (HB-PLAY-3, HB-R23)."""
    seat = table.turn
    if not _may_play(table, seat):
        seat = 1 - seat
        if not _may_play(table, seat):
            _end_play(table)
            return
    table.turn = seat
    await play_turn(table, seat)
    table.turn = 1 - seat
    if not _may_play(table, 0) and not _may_play(table, 1):
        _end_play(table)


def _end_play(table: Table) -> None:
    """Round 1 has no Fight Phase (HB-ROUND-2)."""
    _begin(table, "cleanup" if table.round == 1 else "fight")


def _fight_over(table: Table) -> bool:
    return all(character.disabled for side in table.sides for character in side.characters())


async def _fight_step(table: Table) -> None:
    """One turn; a player without a Ready Character must pass (HB-FIGHT-7)."""
    if not _fight_over(table):
        seat = table.turn
        if any(not c.disabled for c in table.sides[seat].characters()):
            await fight_turn(table, seat)
        elif table.recorder is not None:
            table.recorder.say("passed", f"<{seat}> has no Ready Character and passes.", seat=seat)
        table.turn = 1 - seat
    if _fight_over(table):
        _end_fight(table)


def _end_fight(table: Table) -> None:
    """Taunts and delayed effects end (HB-R9 g, HB-R31); then the endings are checked (HB-WIN-1, HB-WIN-3)."""
    for side in table.sides:
        for character in side.characters():
            character.taunter = NOBODY
            character.shields = []
    table.turn = NOBODY
    if not check_parties(table) and not check_resource(table):
        _begin(table, "cleanup")


async def _cleanup_phase(table: Table) -> None:
    """Discard hands, clear the Pool, ready everyone, pass the marker (HB-CLEAN)."""
    for seat in (table.starting, 1 - table.starting):
        count = len(table.sides[seat].hand)
        if count:
            await choose_discards(table, seat, count, f"cleanup-{table.round}-{seat}")
    left = [card for card in table.pool if card >= 0]
    table.removed += left
    table.pool = []
    if table.recorder is not None and left:
        table.recorder.say("removed", f"Out of the game: {', '.join(map(table.name, left))}.", cards=left)
    for side in table.sides:
        for character in side.characters():
            character.disabled = False
    table.starting = 1 - table.starting
    table.round += 1
    table.phase = "draw"
    if table.recorder is not None:
        table.recorder.say("marker", f"The Starting Player Marker goes to <{table.starting}>.", seat=table.starting)

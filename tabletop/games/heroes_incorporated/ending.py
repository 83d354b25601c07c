"""The end of a round after scoring: supervillains, dice, crimes, clean-up, next opener (HI-TURN-7)."""

from __future__ import annotations

from tabletop.engine.chance import below
from tabletop.engine.decision import Move, Question
from tabletop.games.heroes_incorporated.city import COMPASS, CORNERS, LAIR_CORNERS, NOWHERE
from tabletop.games.heroes_incorporated.effects_city import destroy
from tabletop.games.heroes_incorporated.markers import clear
from tabletop.games.heroes_incorporated.moving import roll_pawn
from tabletop.games.heroes_incorporated.pieces import NONE, Villain
from tabletop.games.heroes_incorporated.scoring import roll_off
from tabletop.games.heroes_incorporated.table import Table
from tabletop.games.heroes_incorporated.tokens import discard_own

HAND_LIMIT = 5


async def villains_leave(table: Table) -> None:
    """One undefeated supervillain leaves its block, in the order played (HI-VILLAIN-15, HI-LAIR-1, HI-LAIR-12)."""
    villain = next((villain for villain in table.villains if not villain.lair), None)
    if villain is None:
        table.phase = "dice"
        return
    combat = table.kind(villain.card).combat
    assert combat is not None
    at = villain.block
    if combat.destroys and not table.kind(table.city[at]).crimeland and not table.destroyed[at]:
        destroy(table, at)
    corner = await _corner(table, villain) if table.lairs else NONE
    if corner == NONE:
        table.villains.remove(villain)
        table.discard.append(villain.card)
        if table.recorder is not None:
            text = f"{table.name(villain.card)} is undefeated and leaves."
            table.recorder.say("left", text, card=villain.card, origin=f"block-{at}", to="discard")
        return
    villain.block, villain.lair = corner, True
    if table.recorder is not None:
        text = f"{table.name(villain.card)} has its lair on {table.block_name(corner)}."
        table.recorder.say(
            "lair", text, card=villain.card, block=corner, origin=f"block-{at}", to=f"block-{corner}", herald="A lair!"
        )


async def _corner(table: Table, villain: Villain) -> int:
    """The crime die names a corner or an edge of which an empty corner is chosen (HI-LAIR-2 to 5)."""
    if not any(empty(table, corner, villain) for corner in CORNERS):
        return NONE
    roller = table.clockwise(villain.seat)[0]
    while True:
        face = below(table, 8) + 1
        table.crime_die = face
        table.revealed += 1
        corners = [corner for corner in LAIR_CORNERS[face] if empty(table, corner, villain)]
        if table.recorder is not None:
            again = "" if corners else ", not empty: again"
            text = f"<{roller}> rolls the crime die for {table.name(villain.card)}: {COMPASS[face - 1]}{again}."
            table.recorder.say("crime-die", text, seat=roller, face=face)
        if corners:
            moves: list[Move] = [("corner", corner) for corner in corners]
            answer = await Question(roller, "corner", moves, rule="HI-LAIR-2", about=villain.card)
            return int(answer[1])


def empty(table: Table, at: int, leaving: Villain) -> bool:
    """No hero, no crime pawn and no supervillain but the one that leaves is there (HI-LAIR-3, HI-R98)."""
    others = any(villain is not leaving for villain in table.villains_on(at))
    return not (table.has_pawn(at) or others or any(hero.block == at for hero in table.heroes))


async def dice_return(table: Table) -> None:
    """All Fight dice go back to their owners."""
    for hero in table.heroes:
        hero.die, hero.face = NOWHERE, 0
    if table.recorder is not None:
        table.recorder.say("dice", "The Fight dice go back to their owners.")
    table.moving = 0
    table.phase = "crimes"


async def crimes_move(table: Table) -> None:
    """One crime pawn moves by the crime die, in letter order (HI-CRIME-1)."""
    if table.moving < len(table.pawns):
        roll_pawn(table, table.moving)
        table.moving += 1
        return
    table.moving = table.crime_die = 0
    table.phase = "cleanup"
    _stand_up(table)


def _stand_up(table: Table) -> None:
    """Markers go back, used or not, and knocked-out heroes stand up (HI-MARK-8, HI-KO-3)."""
    for seat in table.seats():
        clear(table, seat)
        player = table.players[seat]
        player.noble, player.defeated = 0, False
    table.worn = []
    for number, hero in enumerate(table.heroes):
        if hero.down:
            hero.down = False
            if table.recorder is not None:
                text = f"{table.hero_name(number)} stands up again."
                table.recorder.say("up", text, seat=hero.seat, hero=number)
    if table.recorder is not None:
        table.recorder.say("cleanup", "All markers go back to their owners.")


async def clean_up(table: Table) -> None:
    """Every hand is cut to five, the owner choosing (HI-CRIME-9, HI-LIMIT-1)."""
    for seat in table.clockwise(table.opener):
        over = len(table.players[seat].hand) - HAND_LIMIT
        if over > 0:
            await discard_own(table, seat, over, NONE, "HI-LIMIT-1")
            return  # one player a step
    table.phase = "opener"


async def next_opener(table: Table) -> None:
    """The leader opens the next round; equal leaders roll for it (HI-TURN-4)."""
    most = max(table.players[seat].points for seat in table.still_in())
    leaders = [seat for seat in table.clockwise(table.opener) if table.players[seat].points == most]
    table.opener = roll_off(table, leaders, "the opening of the round")
    table.phase = "begin"

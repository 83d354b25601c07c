"""Settlement after a card and everything hung on it: belt moves, eliminations, endings (BR-R15 to BR-R20, BR-END)."""

from __future__ import annotations

from tabletop.engine.game import Outcome
from tabletop.games.hero_brawl.belt import give_belt
from tabletop.games.hero_brawl.piles import to_discard
from tabletop.games.hero_brawl.table import NOBODY, VACANT, Table


def settle(table: Table) -> None:
    """The steps (1) to (6) of BR-R16, in that order."""
    empty = [seat for seat in table.still_in() if not table.players[seat].hand]
    if empty and len(empty) == len(table.still_in()):
        _double_knockout(table, empty)
        return
    _move_belt(table)
    for seat in empty:
        eliminate(table, seat)
    left = table.still_in()
    if len(left) == 1:
        end(table, (left[0],), "elimination", "BR-END-1", f"<{left[0]}> is the last one left and wins.")


def _move_belt(table: Table) -> None:
    """Damage or a roshambo moves the belt, seen from the champion of this moment (BR-BELT-4 to 9, BR-R2, BR-R23)."""
    damaged, beaten = table.damaged, table.beaten
    table.damaged, table.beaten = NOBODY, []
    if beaten:
        winner, loser = beaten
        if table.belt in (loser, VACANT):
            give_belt(table, winner)
    elif damaged != NOBODY and table.belt >= 0:
        give_belt(table, damaged)


def eliminate(table: Table, seat: int) -> None:
    """A player is out; a Tag Team goes to the discard, a belt still held is vacant (BR-ELIM-2, BR-BELT-8, BR-R16)."""
    player = table.players[seat]
    player.out = True
    _tell_out(table, seat, "Eliminated!")
    if player.shield:
        shield, player.shield = player.shield, []
        to_discard(table, shield, f"player-{seat}")
    if table.belt == seat:
        give_belt(table, VACANT)


def _tell_out(table: Table, seat: int, herald: str = "") -> None:
    """`herald` is announced to the whole table; of a double knockout only its end is."""
    if table.recorder is not None:
        table.recorder.say("eliminated", f"<{seat}> has no cards left and is out.", seat=seat, herald=herald)


def _double_knockout(table: Table, empty: list[int]) -> None:
    """Nobody is left: the champion of that moment wins, before any belt move of this card (BR-END-3)."""
    champion = table.belt
    for seat in empty:
        table.players[seat].out = True
        _tell_out(table, seat)
    if champion >= 0:
        sentence = f"Nobody has a card left: <{champion}> wears the Title Belt and wins."
        end(table, (champion,), "double-knockout", "BR-END-3", sentence)
    else:
        end(
            table,
            (),
            "double-knockout",
            "BR-END-3",
            "Nobody has a card left and nobody wears the Title Belt: no winner.",
        )


def final_whistle(table: Table) -> None:
    """The final turns are over: the champion wins, with a vacant belt nobody (BR-END-2, BR-BELT-10)."""
    if table.belt >= 0:
        sentence = f"The pile is used up and the final turns are over: champion <{table.belt}> wins."
        end(table, (table.belt,), "pile-out", "BR-END-2", sentence)
    else:
        sentence = "The final turns are over and nobody wears the Title Belt: no winner."
        end(table, (), "pile-out", "BR-BELT-10", sentence)


def end(table: Table, winners: tuple[int, ...], ending: str, rule: str, sentence: str) -> None:
    """The game is over."""
    table.phase = "over"
    table.turns_left = []
    table.outcome = Outcome(winners, ending, rule, sentence)
    if table.recorder is not None:
        shout = "Double knockout!" if ending == "double-knockout" else ""
        table.recorder.say("outcome", sentence, winners=list(winners), herald=shout)

"""The endings of a duel (HB-WIN): Party, Deck and Resource Depletion, and the tie-breaker."""

from __future__ import annotations

from tabletop.engine.game import Outcome
from tabletop.games.hero_brigade.table import Table


def party_value(table: Table, seat: int) -> int:
    """The total Value of the Characters in a Party; Enhancements count 0 (HB-WIN-4, HB-R10)."""
    return sum(table.kind(character.id).value for character in table.sides[seat].characters())


def end(table: Table, winner: int, ending: str, rule: str, reason: str) -> None:
    """The game is over."""
    sentence = f"<{winner}> wins: {reason}"
    table.outcome = Outcome((winner,), ending, rule, sentence)
    table.phase = "over"
    if table.recorder is not None:
        table.recorder.say("outcome", sentence, seat=winner)


def break_tie(table: Table, ending: str, rule: str, reason: str) -> None:
    """The higher total Value wins, on equal totals the current Starting Player (HB-WIN-4)."""
    values = [party_value(table, seat) for seat in (0, 1)]
    if values[0] == values[1]:
        end(
            table,
            table.starting,
            ending,
            rule,
            f"{reason} Both Parties are worth {values[0]}, and the Starting Player wins on equal totals.",
        )
        return
    winner = 0 if values[0] > values[1] else 1
    end(
        table,
        winner,
        ending,
        rule,
        f"{reason} The Party's total Value is {values[winner]} against {values[1 - winner]}.",
    )


def check_parties(table: Table) -> bool:
    """Party Depletion, after a Fight Phase (HB-WIN-1); True if the game is over."""
    empty = [not table.sides[seat].characters() for seat in (0, 1)]
    if all(empty):
        end(
            table, table.starting, "party-depletion", "HB-WIN-1", "both Parties are empty, so the Starting Player wins."
        )
    elif any(empty):
        loser = empty.index(True)
        end(table, 1 - loser, "party-depletion", "HB-WIN-1", f"<{loser}>'s Party is empty after the Fight Phase.")
    return any(empty)


def check_draws(table: Table, complete: list[bool]) -> bool:
    """Deck Depletion, in a Draw Phase (HB-WIN-2, HB-R14, HB-R15); True if the game is over."""
    if all(complete):
        return False
    if any(complete):
        loser = complete.index(False)
        end(table, 1 - loser, "deck-depletion", "HB-WIN-2", f"<{loser}> could not draw four cards.")
    else:
        break_tie(table, "deck-depletion", "HB-WIN-2", "neither player could draw four cards.")
    return True


def check_resource(table: Table) -> bool:
    """Resource Depletion, after the Fight Phase of the last round (HB-WIN-3, HB-R16); True if the game is over."""
    if not table.last_round:
        return False
    break_tie(table, "resource-depletion", "HB-WIN-3", "the Resource deck has run out.")
    return True


def concede(table: Table, seat: int) -> None:
    """A player gives up; what was under way is dropped."""
    table.pending = []
    end(table, 1 - seat, "concession", "HB-R77", f"<{seat}> concedes.")

"""Cards on their way between hands, the mat and the discard; the pile is `belt.py`'s."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.games.hero_brawl.table import Table


def to_discard(table: Table, cards: Sequence[int], origin: str) -> None:
    """Used cards from the mat or from before a player go to the discard (BR-ZONE-3, BR-ZONE-4)."""
    for card in cards:
        if card in table.in_play:
            table.in_play.remove(card)
        table.discard.append(card)
        if table.recorder is not None:
            table.recorder.say("moved", card=card, origin=origin, to="discard")


def discard_from_hand(table: Table, seat: int, card: int, by: str = "discards") -> None:
    """A hand card is lost, face up on the discard."""
    table.players[seat].hand.remove(card)
    table.discard.append(card)
    table.revealed += 1
    if table.recorder is not None:
        table.recorder.say(
            "discarded", f"<{seat}> {by} {table.name(card)}.", seat=seat, card=card, origin=f"hand-{seat}", to="discard"
        )

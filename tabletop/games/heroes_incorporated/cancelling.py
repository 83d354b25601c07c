"""Mind Control: a card just played may be cancelled before it takes effect (HI-POWER-12, HI-R50, HI-R54)."""

from __future__ import annotations

from tabletop.engine.decision import Question
from tabletop.games.heroes_incorporated import sentences as s
from tabletop.games.heroes_incorporated.city import IN_REACH
from tabletop.games.heroes_incorporated.markers import pay_bonus
from tabletop.games.heroes_incorporated.table import Table


async def cancelled(table: Table, player: int, card: int) -> bool:
    """Ask everybody who may cancel this card, clockwise from the player in turn; whether it was cancelled.

    Nobody is asked about an own card (HI-R100). A cancelled card and the one paid for it leave the game.
    """
    table.windows += 1
    for seat in table.clockwise(table.active):
        by = controller(table, seat)
        if seat == player or by is None or not table.players[seat].hand:
            continue
        answer = await Question(
            seat,
            "cancel",
            lambda seat=seat: [*(("cancel", paid) for paid in table.players[seat].hand), ("decline",)],  # type: ignore[misc]
            rule="HI-POWER-12",
            window=True,
            hand=True,
            about=card,
            group=f"cancel-{table.windows}",
            data=(player, card, by),
        )
        if answer[0] != "decline":
            _cancel(table, seat, by, int(answer[1]), card)
            return True
    return False


def controller(table: Table, seat: int) -> int | None:
    """The hero with which a team may cancel: one with Mind Control, or in its own turn a Mimic beside one."""
    for hero in table.team(seat):
        if not table.heroes[hero].down and table.heroes[hero].block >= 0 and table.hero_kind(hero).cancels:
            return hero
    if seat != table.active:
        return None
    for hero in table.team(seat):
        if mimics(table, hero) and any(
            other != hero and found.block in IN_REACH[table.heroes[hero].block] and table.hero_kind(other).cancels
            for other, found in enumerate(table.heroes)
        ):
            return hero
    return None


def mimics(table: Table, hero: int) -> bool:
    """Whether a hero's Mimic can be used: its marker unused and the hero standing in the city."""
    bearer = table.heroes[hero]
    marker = table.hero_kind(hero).marker
    return (
        marker is not None
        and isinstance(marker.effect, s.Mimic)
        and not bearer.marked
        and not bearer.down
        and bearer.block >= 0
    )


def _cancel(table: Table, seat: int, by: int, paid: int, card: int) -> None:
    if not table.hero_kind(by).cancels:
        pay_bonus(table, by)
    table.players[seat].hand.remove(paid)
    table.played.remove(card)
    table.removed += [card, paid]
    table.revealed += 1
    if table.recorder is not None:
        name = table.hero_name(by)
        text = f"{name} cancels {table.name(card)}: <{seat}> discards {table.name(paid)}. Both cards leave the game."
        table.recorder.say(
            "cancelled", text, seat=seat, card=card, paid=paid, origin=f"hand-{seat}", to="removed", herald="Cancelled!"
        )

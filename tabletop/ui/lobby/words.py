"""The words beside a saved game: players, moment, date."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop.engine.game import Game
    from tabletop.saves.summary import Summary


def state_line(summary: Summary, game: Game | None) -> str:
    """Round and phase, or how it ended: "Round 3, Fight Phase"."""
    if summary.ended:
        return summary.ended
    titles = [title for _, title in game.phases] if game is not None else []
    parts = [f"Round {summary.round}"] if summary.round else []
    parts += [f"{summary.phase} Phase"] if summary.phase in titles else []
    return ", ".join(parts) or "Before the first round"


def turn_line(summary: Summary) -> str:
    """Whose turn it is: "Ann to act"."""
    if summary.ended:
        return "Finished"
    return f"{summary.to_move} to act" if summary.to_move else ""


def date_line(changed: datetime, now: datetime) -> str:
    """When, in words of the day: "Today, 20:14", "Sunday, 18:05", "3 November, 18:05". Both times are aware."""
    here = changed.astimezone()
    days = (now.astimezone().date() - here.date()).days
    clock = f"{here:%H:%M}"
    if days <= 0:
        return f"Today, {clock}"
    if days == 1:
        return f"Yesterday, {clock}"
    if days < 7:
        return f"{here:%A}, {clock}"
    year = "" if here.year == now.astimezone().year else f" {here.year}"
    return f"{here.day} {here:%B}{year}, {clock}"


def players_words(seats: tuple[int, ...]) -> str:
    """How many can play: "2 players", "1–2 players", "2, 4 or 6 players"."""
    if len(seats) == 1:
        return f"{seats[0]} player{'s' if seats[0] != 1 else ''}"
    if seats == tuple(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]}–{seats[-1]} players"
    return f"{', '.join(map(str, seats[:-1]))} or {seats[-1]} players"

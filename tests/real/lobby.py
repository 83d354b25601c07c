"""The lobby and its dialogs by mouse: beginning a game of people and bots, going on with the last one."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tests.real.program import PATIENCE, Failure, Program, point
from tests.real.screen import VirtualScreen

NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve", "Flo")


def button(seen: dict[str, Any], *texts: str, within: str = "") -> dict[str, Any] | None:
    """The first button that can be pressed with one of these texts or names; `within` names the part that it is in."""
    for each in seen["buttons"]:
        words = each["text"].lstrip("▶● ").strip()
        here = not within or within in each["within"]
        if here and each["at"] is not None and each["on"] and (words in texts or each["name"] in texts):
            return dict(each)
    return None


def press(screen: VirtualScreen, program: Program, *texts: str, within: str = "") -> None:
    """Wait for a button and click on it. Raises Failure if it does not come."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = button(program.look(), *texts, within=within)
        if found is not None:
            screen.click(point(found["at"]))
            return
        time.sleep(0.05)
    raise Failure(f"No button {' or '.join(texts)} can be pressed.")


@dataclass(frozen=True)
class Seat:
    """Who sits there; `bot` is the name of a bot, "" for a person."""

    name: str
    bot: str = ""


def seats_of(players: int, people: int) -> list[Seat]:
    """So many seats, the first ones for people, the others for random bots."""
    return [Seat(name, "" if place < people else "random") for place, name in enumerate(NAMES[:players])]


def begin_duel(screen: VirtualScreen, program: Program, seed: int, names: tuple[str, str] = ("Ann", "Bo")) -> None:
    """From the lobby to the table of Hero Brigade: two people with names, the seed under Advanced."""
    begin_game(screen, program, "Hero Brigade", [Seat(name) for name in names], seed)


def begin_game(
    screen: VirtualScreen,
    program: Program,
    title: str,
    seats: Sequence[Seat],
    seed: int,
    filled: Callable[[], None] = lambda: None,
    ticks: Sequence[str] = (),
) -> None:
    """From the lobby to the table: New game, seats with names and kinds, the seed under Advanced.

    `ticks` are titles of options to be ticked; `filled` is called when the form is filled in.
    """
    press(screen, program, "New game", within=title)
    time.sleep(0.3)
    if title != "Hero Brigade":
        _how_many(screen, program, len(seats))
    for number, seat in enumerate(seats, start=1):
        _kind(screen, program, number, f"Bot, {seat.bot}" if seat.bot else "Human")
        _write(screen, program, f"Name of seat {number}", seat.name)
    for tick in ticks:
        press(screen, program, tick)
    press(screen, program, "▸ Advanced")
    time.sleep(0.2)
    _write(screen, program, "Seed", str(seed))
    found = program.look()
    if not any(sheet["title"].startswith("New game") for sheet in found["sheets"]):
        raise Failure("The form for a new game is not open.")
    filled()
    press(screen, program, "Start the game")
    program.wait_for("READY")
    program.wait_for("DECISION")


def go_on(screen: VirtualScreen, program: Program) -> None:
    """Continue, from the lobby."""
    press(screen, program, "Continue")
    program.wait_for("READY")
    program.wait_for("DECISION")


def _field(program: Program, name: str) -> dict[str, Any]:
    for each in program.look()["fields"]:
        if each["name"].startswith(name) and each["at"] is not None:
            return dict(each)
    raise Failure(f"No field {name} can be reached.")


def _write(screen: VirtualScreen, program: Program, name: str, text: str) -> None:
    screen.click(point(_field(program, name)["at"]))
    screen.key("ctrl+a")
    screen.type(text)
    time.sleep(0.1)
    if _field(program, name)["value"] != text:
        raise Failure(f"The field {name} says {_field(program, name)['value']!r} instead of {text!r}.")


def _how_many(screen: VirtualScreen, program: Program, count: int) -> None:
    """As many seats as there are players."""
    press(screen, program, f"{count} players")
    time.sleep(0.3)


def _kind(screen: VirtualScreen, program: Program, seat: int, kind: str) -> None:
    """Who plays a seat, chosen in its list."""
    field = _field(program, f"Who plays seat {seat}")
    screen.click(point(field["at"]))
    time.sleep(0.3)
    entry = next((each for each in program.look()["menu"] if each["text"] == kind), None)
    if entry is None:
        raise Failure("The list of players does not open.")
    screen.click(point(entry["at"]))
    time.sleep(0.2)
    if _field(program, f"Who plays seat {seat}")["value"] != kind:
        raise Failure(f"Seat {seat} is not played by {kind}.")

"""The lobby and its dialogs by mouse: beginning a duel of two people, going on with the last one."""

from __future__ import annotations

import time
from typing import Any

from tests.real.program import PATIENCE, Failure, Program, point
from tests.real.screen import VirtualScreen


def button(seen: dict[str, Any], *texts: str) -> dict[str, Any] | None:
    """The first button that can be pressed with one of these texts or names."""
    for each in seen["buttons"]:
        words = each["text"].lstrip("▶ ").strip()
        if each["at"] is not None and each["on"] and (words in texts or each["name"] in texts):
            return dict(each)
    return None


def press(screen: VirtualScreen, program: Program, *texts: str) -> None:
    """Wait for a button and click on it. Raises Failure if it does not come."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = button(program.look(), *texts)
        if found is not None:
            screen.click(point(found["at"]))
            return
        time.sleep(0.05)
    raise Failure(f"No button {' or '.join(texts)} can be pressed.")


def begin_duel(screen: VirtualScreen, program: Program, seed: int, names: tuple[str, str] = ("Ann", "Bo")) -> None:
    """From the lobby to the table: New game, two people with names, the seed under Advanced."""
    press(screen, program, "New game", "New game of Hero Brigade")
    time.sleep(0.3)
    for number, name in enumerate(names, start=1):
        _human(screen, program, number)
        _write(screen, program, f"Name of seat {number}", name)
    press(screen, program, "▸ Advanced")
    time.sleep(0.2)
    _write(screen, program, "Seed", str(seed))
    found = program.look()
    if not any(sheet["title"].startswith("New game") for sheet in found["sheets"]):
        raise Failure("The form for a new game is not open.")
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


def _human(screen: VirtualScreen, program: Program, seat: int) -> None:
    field = _field(program, f"Who plays seat {seat}")
    screen.click(point(field["at"]))
    time.sleep(0.3)
    entry = next((each for each in program.look()["menu"] if each["text"] == "Human"), None)
    if entry is None:
        raise Failure("The list of players does not open.")
    screen.click(point(entry["at"]))
    time.sleep(0.2)

"""`tabletop check`: what is wrong with a save or a position, one line a fault with file, field and problem."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from tabletop.engine.position import PositionFault
from tabletop.games import all_games
from tabletop.opening import read_position
from tabletop.saves.faults import SaveError
from tabletop.saves.reading import faults_of, read_header

_POSITION_ENDINGS = (".toml", ".position")


@dataclass(slots=True)
class Checked:
    """The lines about a file's faults; without any, `summary` says what the file holds."""

    faults: list[str] = field(default_factory=list)
    summary: str = ""


def check_file(path: Path) -> Checked:
    """Look a file through. What is not named like a position is taken for a save."""
    return _check_position(path) if path.suffix.lower() in _POSITION_ENDINGS else _check_save(path)


def _check_save(path: Path) -> Checked:
    faults = faults_of(path)
    if faults:
        return Checked([_one_line(fault.line()) for fault in faults])
    try:
        header = read_header(path)
    except SaveError as fault:  # changed in between
        return Checked([_one_line(fault.line())])
    return Checked(summary=f"A save of {header.game}: {header.summary.line()}.")


def _check_position(path: Path) -> Checked:
    """A position does not say which game it is of: it is sound if it is one of any game, and may be one of several."""
    sound: list[str] = []
    faults: list[tuple[int, str]] = []
    for game in all_games():
        try:
            match = read_position(game, path).match(game)
        except PositionFault as fault:
            faults.append((_strangeness(fault), _one_line(str(fault))))
        except Exception as fault:  # a position that a game takes and then cannot play
            faults.append((0, _one_line(f"{path}: {type(fault).__name__}: {fault}")))
        else:
            asked = f", {match.names[match.to_move]} to decide" if match.to_move is not None else ""
            sound.append(f"{game.name}{asked}")
    if sound:
        return Checked(summary=f"A position of {', or of '.join(sound)}.")
    return Checked([line for _, line in sorted(faults, key=lambda each: each[0])[:1]])


def _strangeness(fault: PositionFault) -> int:
    """How far a position is from one of this game: most where not even its fields or decks are the game's."""
    if fault.problem.startswith("there is no such field"):
        return 3
    if fault.problem.startswith("There is no deck"):
        return 2
    return 1 if ' - at "$' in fault.problem else 0  # not looked at more closely


def _one_line(text: str) -> str:
    return " ".join(text.split())

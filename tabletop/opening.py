"""How a match begins: from what was said on the command line, from a position, or from a save."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tabletop.bots import HUMAN, UnknownBot, bot_named, bots_of
from tabletop.cardtext.card_files import CardFileError
from tabletop.cardtext.faults import CardTextError
from tabletop.engine.game import Game, SeatSetup, Setup, SetupFault
from tabletop.engine.match import Match
from tabletop.engine.position import Position, PositionFault
from tabletop.folders import saves_folder
from tabletop.games import UnknownGame, game_named
from tabletop.saves.falling_back import offer
from tabletop.saves.faults import SaveError
from tabletop.saves.reading import LoadedSave, read_save
from tabletop.saves.save_file import SUFFIX

LARGEST_POSITION = 1024 * 1024  # bytes
LONGEST_NAME = 40  # characters
SEED_BITS = 32  # a seed that people can read to each other


class UsageError(ValueError):
    """What was asked for cannot be; the message says in a sentence what to change."""


def wanted_game(name: str) -> Game:
    """The game of this name. Raises UsageError with the nearest name."""
    try:
        return game_named(name)
    except UnknownGame as unknown:
        raise UsageError(str(unknown)) from unknown


def new_match(
    game: Game, seats: Sequence[str], options: Iterable[tuple[str, str]] = (), seed: int | None = None
) -> Match:
    """A match at its first stable point. `seats` are `Ann` or `Bo:random`. Raises UsageError."""
    try:
        return Match.new(game, new_setup(game, seats, options, seed))
    except SetupFault as fault:
        raise UsageError(str(fault)) from fault


def new_setup(
    game: Game, seats: Sequence[str], options: Iterable[tuple[str, str]] = (), seed: int | None = None
) -> Setup:
    """The set-up; seats that are not named are people, and without a seed one is drawn. Raises UsageError."""
    wanted = [_seat(text) for text in seats]
    while len(wanted) < min(game.seats):
        wanted.append(SeatSetup(f"Player {len(wanted) + 1}"))
    try:
        return game.setup(wanted, _options(options), secrets.randbits(SEED_BITS) if seed is None else seed)
    except SetupFault as fault:
        raise UsageError(str(fault)) from fault


def wanted_bots(game: Game, text: str | None, players: int | None = None) -> tuple[str, ...]:
    """The bots of a simulation, one a seat; `players` random ones where none are named. Raises UsageError."""
    names = [word.strip() for word in text.split(",")] if text else ["random"] * (players or min(game.seats))
    for name in names:
        _check_bot(name)
    if text and players not in (None, len(names)):
        raise UsageError(f"--players says {players}, but --bots names {len(names)}.")
    if len(names) not in game.seats:
        said = f"but --bots names {len(names)}" if text else f"not {len(names)}"
        raise UsageError(f"{game.title} is for {game.counts} players, {said}.")
    return tuple(names)


def match_from_position(game: Game, path: Path, seats: Sequence[str] = ()) -> Match:
    """A match that begins with a position file; `seats` stand in for the players named there.

    Raises PositionFault that names file and field, UsageError for seats that do not fit.
    """
    position = read_position(game, path)
    seated = [_seat(text) for text in seats]
    seated += [SeatSetup(name) for name in position.names[len(seated) :]]
    try:
        with _card_faults(path):
            return position.match(game, tuple(seated))
    except SetupFault as fault:
        raise UsageError(str(fault)) from fault


def read_position(game: Game, path: Path) -> Position:
    """The position in a file. Raises PositionFault that names file and field."""
    try:
        if path.exists() and not path.is_file():
            raise PositionFault(str(path), "", "this is no plain file.")
        if path.stat().st_size > LARGEST_POSITION:
            raise PositionFault(str(path), "", "the file is far too large for a position.")
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as fault:
        raise PositionFault(str(path), f"byte {fault.start}", "from here on this is not UTF-8 text.") from fault
    except (OSError, ValueError) as fault:
        if isinstance(fault, PositionFault):
            raise
        words = fault.strerror if isinstance(fault, OSError) and fault.strerror else str(fault)
        raise PositionFault(str(path), "", f"it cannot be read: {words}.") from fault
    with _card_faults(path):
        position: Position = game.position(text, str(path))
    return position


@contextmanager
def _card_faults(path: Path) -> Iterator[None]:
    """A fault of a card that a position prints itself is a fault of the position."""
    try:
        yield
    except CardFileError as fault:
        field = ", ".join(filter(None, [f'card "{fault.card}"' if fault.card else "cards", fault.field]))
        raise PositionFault(str(path), field, fault.problem) from fault
    except CardTextError as fault:
        field = f'card "{fault.card}", ability "{fault.ability}", word {fault.number}'
        raise PositionFault(str(path), field, fault.sentence) from fault


def match_from_save(game: Game, name: Path) -> LoadedSave:
    """The match to go on with. Raises SaveError, with the advice to take an older copy if one opens."""
    return saved_match(name, game.name)


def saved_match(name: Path, game: str | None = None) -> LoadedSave:
    """The match in a save, found by file name or by its name in the folder of saved games. Raises SaveError."""
    path = _find_save(name)
    try:
        loaded = read_save(path, game=game)
        bots_of(loaded.match.setup)
    except SaveError as fault:
        raise SaveError(path, fault.field, fault.problem, offer(fault)) from fault
    except UnknownBot as fault:
        raise SaveError(path, "match.setup.seats", str(fault), "Update Tabletop to play on against it.") from fault
    return loaded


def _find_save(name: Path) -> Path:
    folder = saves_folder()
    for place in (name, name.with_name(name.name + SUFFIX), folder / name, folder / (name.name + SUFFIX)):
        if place.exists():
            return place
    return name


def _seat(text: str) -> SeatSetup:
    name, colon, kind = (part.strip() for part in text.rpartition(":"))
    if not colon:
        name, kind = kind, HUMAN
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise UsageError(f"A player's name is one line of at most {LONGEST_NAME} characters, not {name!r}.")
    if kind != HUMAN:
        _check_bot(kind)
    return SeatSetup(name, kind)


def _check_bot(name: str) -> None:
    try:
        bot_named(name)
    except UnknownBot as unknown:
        raise UsageError(str(unknown)) from unknown


def _options(options: Iterable[tuple[str, str]]) -> dict[str, str]:
    given: dict[str, str] = {}
    for name, value in options:
        if given.setdefault(name, value) != value:
            raise UsageError(f'Option "{name}" is given twice, as "{given[name]}" and "{value}".')
    return given

"""The commands of `tabletop`. Each is a function here that calls the part of the program that does the work.

Parts are imported when they are needed, so that every command starts fast; only the lobby and the table load Qt.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.arguments import USAGE_FAULT, parser
from tabletop.streams import drop_broken_pipe, prepare_streams

if TYPE_CHECKING:
    from tabletop.engine.match import Match
    from tabletop.saves.reading import LoadedSave

FOUND_FAULTS = 1
INTERRUPTED = 130  # as shells count: 128 + SIGINT
PIPE_BROKEN = 141  # 128 + SIGPIPE


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0, 1 faults found, 2 wrong use, 70 a fault of the program itself."""
    prepare_streams()
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        code = _run(words)
        sys.stdout.flush()
        return code
    except SystemExit as leave:
        return leave.code if isinstance(leave.code, int) else USAGE_FAULT
    except BrokenPipeError:
        drop_broken_pipe()
        return PIPE_BROKEN
    except KeyboardInterrupt:
        _say("Stopped.")
        return INTERRUPTED
    except Exception as error:
        return _crashed(error)


def _run(words: list[str]) -> int:
    arguments = parser().parse_args(words)
    if arguments.selftest:
        from tabletop.selftest import selftest

        return selftest()
    if arguments.command is None:
        return _lobby(words)
    from tabletop.engine.position import PositionFault
    from tabletop.opening import UsageError
    from tabletop.saves.faults import SaveError

    try:
        return COMMANDS[arguments.command](arguments)
    except UsageError as error:
        _say(str(error))
        return USAGE_FAULT
    except (SaveError, PositionFault) as error:
        _say(str(error))
        return FOUND_FAULTS


# ---------------------------------------------------------------- commands
def _lobby(words: list[str]) -> int:
    if not _screen_found():
        return FOUND_FAULTS
    from tabletop.crash import reporter
    from tabletop.ui.app import run_lobby

    reporter().install()
    return run_lobby(words)


def _play(arguments: argparse.Namespace) -> int:
    from tabletop.trace import Trace

    match, save = _opened(arguments)
    trace = Trace(sys.stdout if arguments.trace else None)
    if arguments.text:
        from tabletop.terminal.playing import play_in_terminal

        return play_in_terminal(match, trace, save)
    if not _screen_found():
        return FOUND_FAULTS
    from tabletop.crash import reporter
    from tabletop.ui.app import run_table

    reporter().install()
    return run_table(match, trace=trace, save_path=save)


def _opened(arguments: argparse.Namespace) -> tuple[Match, Path | None]:
    """The match that `play` is to play, and the save it comes from."""
    from tabletop.opening import UsageError, match_from_position, match_from_save, new_match, wanted_game

    game = wanted_game(arguments.game)
    if arguments.load is not None:
        if arguments.seat or arguments.option or arguments.seed is not None:
            raise UsageError("A save has its seats, options and seed already; leave --seat, --option and --seed out.")
        loaded = match_from_save(game, arguments.load)
        for note in loaded.notes:
            _say(note)
        return loaded.match, loaded.path
    if arguments.position is not None:
        if arguments.option or arguments.seed is not None:
            raise UsageError("A position has its options and seed in the file; leave --option and --seed out.")
        return match_from_position(game, arguments.position, arguments.seat or ()), None
    return new_match(game, arguments.seat or (), arguments.option, arguments.seed), None


def _simulate(arguments: argparse.Namespace) -> int:
    from concurrent.futures.process import BrokenProcessPool

    from tabletop.opening import new_setup, wanted_bots, wanted_game
    from tabletop.simulate.one_game import Plan
    from tabletop.simulate.progress import ProgressBar
    from tabletop.simulate.report import fault_lines, report_json, report_lines
    from tabletop.simulate.running import run_series

    game = wanted_game(arguments.game)
    bots = wanted_bots(game, arguments.bots, arguments.players)
    options = dict(new_setup(game, [f"{number}:{bot}" for number, bot in enumerate(bots)], arguments.option, 0).options)
    plan = Plan(game.name, bots, options, arguments.games, arguments.seed)
    bar = ProgressBar(sys.stderr, "games")
    started = time.perf_counter()
    try:
        results = run_series(plan, arguments.jobs, bar.show)
    except BrokenProcessPool:
        _say("A process of the simulation was ended from outside, perhaps for want of memory. Try fewer --jobs.")
        return FOUND_FAULTS
    finally:
        bar.clear()
    figures = report_json(plan, results, time.perf_counter() - started, arguments.jobs)
    if arguments.format == "json":
        _print_json(figures)
    else:
        _print_lines(report_lines(figures, game))
    for line in fault_lines(figures):
        _say(line)
    return FOUND_FAULTS if figures["faults"] else 0


def _replay(arguments: argparse.Namespace) -> int:
    from tabletop.opening import UsageError, saved_match
    from tabletop.terminal.replaying import PastTheEnd, replay_json, replay_text

    loaded = saved_match(arguments.save)
    if arguments.window:
        return _replay_in_window(loaded)
    try:
        if arguments.format == "json":
            _print_json(replay_json(loaded, arguments.to))
        else:
            _print_lines(replay_text(loaded, arguments.to))
    except PastTheEnd as fault:
        raise UsageError(str(fault)) from fault
    return 0


def _replay_in_window(loaded: LoadedSave) -> int:
    if not _screen_found():
        return FOUND_FAULTS
    from tabletop.crash import reporter
    from tabletop.replaying.opening import replay_of
    from tabletop.ui.app import run_replay

    reporter().install()
    return run_replay(replay_of(loaded), loaded.header.table.get("hands", ""))


def _check(arguments: argparse.Namespace) -> int:
    from tabletop.checking import check_file

    found = False
    for path in arguments.files:
        checked = check_file(path)
        found = found or bool(checked.faults)
        _print_lines(checked.faults or [f"{path}: no fault found. {checked.summary}"])
    return FOUND_FAULTS if found else 0


def _rules(arguments: argparse.Namespace) -> int:
    from tabletop.opening import UsageError, wanted_game
    from tabletop.rulebook import UnknownRule, rule_lines

    game = wanted_game(arguments.game)
    if arguments.number is None:
        _print_lines([game.rules_text().rstrip()])
        return 0
    try:
        _print_lines(rule_lines(game, arguments.number))
    except UnknownRule as unknown:
        raise UsageError(str(unknown)) from unknown
    return 0


COMMANDS: dict[str, Callable[[argparse.Namespace], int]] = {
    "play": _play,
    "simulate": _simulate,
    "replay": _replay,
    "check": _check,
    "rules": _rules,
}


# ---------------------------------------------------------------- words
def _screen_found() -> bool:
    """Whether a window can open; if not, say so, where Qt would end the whole program."""
    if not sys.platform.startswith("linux") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    ):
        return True
    _say("There is no screen here to open a window on. In the terminal: tabletop play hero-brigade --text")
    return False


def _crashed(error: Exception) -> int:
    from tabletop.crash import EXIT_CODE, reporter

    reporter().report(error)
    return EXIT_CODE


def _say(words: str) -> None:
    sys.stderr.write(words + "\n")


def _print_lines(lines: Sequence[str]) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))


def _print_json(values: object) -> None:
    import json

    sys.stdout.write(json.dumps(values, indent=1, ensure_ascii=False) + "\n")

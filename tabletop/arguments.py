"""The words of the command line: which commands there are and what each takes. What they do is in `cli.py`."""

from __future__ import annotations

import argparse
import difflib
import re
import sys
from pathlib import Path
from typing import NoReturn

from tabletop import __version__

USAGE_FAULT = 2
_LARGEST_SEED = 2**64 - 1
_ABOUT = "Superhero card games at one table. Without a command the lobby opens."


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one sentence and exit code 2."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the command and leave."""
        sys.stderr.write(f"{_sentence(message)} See: {self.prog} --help\n")
        raise SystemExit(USAGE_FAULT)


def parser() -> Parser:
    """The parser of all commands."""
    whole = Parser(prog="tabletop", description=_ABOUT, allow_abbrev=False)
    whole.add_argument("--version", action="version", version=f"Tabletop {__version__}")
    whole.add_argument("--selftest", action="store_true", help=argparse.SUPPRESS)
    commands = whole.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    _add_play(commands.add_parser("play", help="open a table at once, or play in the terminal", allow_abbrev=False))
    _add_simulate(commands.add_parser("simulate", help="let bots play many games", allow_abbrev=False))
    _add_replay(commands.add_parser("replay", help="show a saved game", allow_abbrev=False))
    _add_check(commands.add_parser("check", help="look for faults in saves and positions", allow_abbrev=False))
    _add_rules(commands.add_parser("rules", help="print the rules of a game", allow_abbrev=False))
    return whole


def _add_play(play: argparse.ArgumentParser) -> None:
    play.description = "Open a table. With --text it stands in the terminal, where a pipe can play too."
    play.add_argument("game", metavar="GAME", help="such as hero-brigade")
    play.add_argument("--seat", action="append", metavar="NAME[:BOT]", help='who plays, such as "Ann" or "Bo:random"')
    _add_options(play)
    play.add_argument("--seed", type=seed, metavar="N", help="the same seed and answers give the same game")
    start = play.add_mutually_exclusive_group()
    start.add_argument("--position", type=Path, metavar="FILE", help="begin with a position (TOML)")
    start.add_argument("--load", type=Path, metavar="SAVE", help="go on with a saved game")
    play.add_argument("--trace", action="store_true", help="print a line for each thing done")
    play.add_argument("--text", action="store_true", help="play in the terminal")


def _add_simulate(simulate: argparse.ArgumentParser) -> None:
    simulate.description = "Let bots play many games and count how they end."
    simulate.add_argument("game", metavar="GAME", help="such as hero-brigade")
    simulate.add_argument("--games", type=count, default=100, metavar="N", help="how many (100)")
    simulate.add_argument("--seed", type=seed, default=1, metavar="S", help="of the whole series (1)")
    simulate.add_argument("--jobs", type=count, default=1, metavar="J", help="processes (1); the results are the same")
    simulate.add_argument("--players", type=count, metavar="P", help="seats, where --bots names none (the fewest)")
    simulate.add_argument("--bots", metavar="BOT,BOT", help="one for each seat (all random)")
    _add_options(simulate)
    simulate.add_argument("--format", choices=("table", "json"), default="table", help="what to print (table)")


def _add_replay(replay: argparse.ArgumentParser) -> None:
    replay.description = "Show a saved game: all of a finished one, of another only what everybody may know."
    replay.add_argument("save", type=Path, metavar="SAVE")
    replay.add_argument("--to", type=count_or_none, metavar="N", help="as it stood after N answers")
    replay.add_argument("--format", choices=("text", "json"), default="text", help="what to print (text)")
    replay.add_argument("--window", action="store_true", help="show it in a window, with a time line")


def _add_check(check: argparse.ArgumentParser) -> None:
    check.description = "Look for faults in saves and positions: one line a fault, and exit code 1 if there are any."
    check.add_argument("files", type=Path, nargs="+", metavar="FILE")


def _add_rules(rules: argparse.ArgumentParser) -> None:
    rules.description = "Print the rules of a game, one rule, or a group of rules such as HB-DECK."
    rules.add_argument("game", metavar="GAME", help="such as hero-brigade")
    rules.add_argument("number", nargs="?", metavar="RULE", help="such as HB-DECK-3")


def _add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option", action="append", type=option, default=[], metavar="NAME=VALUE", help="such as stretch=on"
    )


# ---------------------------------------------------------------- values
def seed(text: str) -> int:
    """A seed: a whole number from 0 to 2**64 - 1."""
    number = _whole(text, "a seed")
    if number > _LARGEST_SEED:
        raise argparse.ArgumentTypeError(f"a seed can be at most {_LARGEST_SEED}, not {text}")
    return number


def count(text: str) -> int:
    """A whole number from 1 up."""
    number = _whole(text, "this")
    if number < 1:
        raise argparse.ArgumentTypeError("this must be 1 or more")
    return number


def count_or_none(text: str) -> int:
    """A whole number from 0 up."""
    return _whole(text, "this")


def option(text: str) -> tuple[str, str]:
    """`stretch=on` as a pair."""
    name, equals, value = text.partition("=")
    if not equals or not name.strip() or not value.strip():
        raise argparse.ArgumentTypeError(f'an option looks like stretch=on, not "{text}"')
    return name.strip(), value.strip()


def _whole(text: str, what: str) -> int:
    # int() would take "1_0" and the digits of other scripts, and refuse very long numbers in words of its own.
    if not re.fullmatch(r"[0-9]{1,20}", text):
        raise argparse.ArgumentTypeError(f'{what} must be a whole number from 0 up, not "{text}"')
    return int(text)


def _sentence(message: str) -> str:
    """One sentence for a person from what argparse says."""
    wrong = re.match(r"argument (?:COMMAND|command): invalid choice: '(.*?)' \(choose from (.*)\)", message)
    if wrong:
        known = re.findall(r"[\w-]+", wrong[2])
        near = difflib.get_close_matches(wrong[1], known, 1)
        hint = f' Did you mean "{near[0]}"?' if near else ""
        return f'There is no command "{wrong[1]}"; there are {", ".join(known)}.{hint}'
    return message[:1].upper() + message[1:].rstrip(".") + "."

"""The program is killed at random moments of a game, often with the mouse in the middle of something. Continue goes on.

    python -m tests.real.killed_in_play --out DIR [--game "Hero Brawl" --players 4 --humans 2] [--size 1280x720]
                                        [--seed N] [--kills 10]

After each kill the lobby is opened again and Continue is clicked. The game must stand at or after the answer that the
last SAVED line of the trace speaks of, with the very answers that were given before, and must ask what was asked then.
Every second kill comes at once after an answer, while it is being saved. Bots go on by themselves as soon as the table
is open again; what they have answered since then is not compared.
"""

from __future__ import annotations

import argparse
import contextlib
import random
import shutil
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path

from tabletop.engine.decision import key_of
from tabletop.saves.faults import SaveError
from tabletop.saves.reading import read_save
from tests.real.bout_player import BoutPlayer
from tests.real.city_player import CityPlayer
from tests.real.lobby import Seat, begin_game, go_on, seats_of
from tests.real.player import Player
from tests.real.program import Failure, Program
from tests.real.screen import VirtualScreen

FEWEST_SECONDS, MOST_SECONDS = 4.0, 14.0  # of play before a kill
SHORTLY = 0.06  # seconds: every second kill comes so soon after an answer, while it is being saved
PLAYERS = {"Hero Brigade": Player, "Hero Brawl": BoutPlayer, "Heroes Incorporated": CityPlayer}


@dataclass(frozen=True)
class Game:
    """What is played, and by whom."""

    title: str
    seats: list[Seat]

    @property
    def bots(self) -> list[int]:
        """The seats that no person plays."""
        return [place for place, seat in enumerate(self.seats) if seat.bot]


class Run:
    """What one run of the program said until it was killed."""

    def __init__(self, before: list[str], trace: list[str]) -> None:
        self.trace = trace
        self.answers = before + chosen(trace)
        self._before = before

    def saved(self) -> list[str]:
        """The answers in the file of the last SAVED line; those of before if there is none."""
        lines = [line for line in self.trace if line.startswith("SAVED ")]
        if not lines:
            return self._before
        path = Path(lines[-1].removeprefix("SAVED "))
        try:
            match = read_save(path).match
        except SaveError as fault:
            raise Failure(f"What was said to be saved does not open: {fault}") from fault
        return [key_of(entry.move) for entry in match.entries if not entry.forced]

    def asked_after(self, count: int) -> str:
        """The decision that came after so many answers of the match, "" if the run was killed before it said so."""
        given = len(self._before)
        asked = ""
        for line in self.trace:
            if line.startswith("CHOSE "):
                given, asked = given + 1, ""
            elif line.startswith("DECISION ") and given == count and not asked:
                asked = line
        return asked


def chosen(trace: list[str]) -> list[str]:
    """The answers in trace lines, those of bots as well."""
    return [line.removeprefix("CHOSE ") for line in trace if line.startswith("CHOSE ")]


def opened_at(program: Program) -> list[str]:
    """The answers of the match as Continue has opened it, without those that bots have given since."""
    while True:
        before = len(chosen(program.trace))
        now: list[str] = program.settled()["table"]["answers"]
        since = len(chosen(program.trace))
        if before == since:
            return now[: len(now) - since]


class Killer(threading.Thread):
    """Kills a program after some seconds; with `shortly`, so many seconds after the answer that follows."""

    def __init__(self, program: Program, seconds: float, shortly: float | None) -> None:
        super().__init__(daemon=True)
        self._program, self._seconds, self._shortly = program, seconds, shortly

    def run(self) -> None:
        """Wait, then kill."""
        time.sleep(self._seconds)
        if self._shortly is not None:
            with contextlib.suppress(Failure):
                self._program.wait_for("CHOSE", len(self._program.trace))
                time.sleep(self._shortly)
        self._program.kill()


def play_and_kill(
    screen: VirtualScreen,
    program: Program,
    game: Game,
    dice: random.Random,
    seconds: float,
    shortly: float | None,
) -> tuple[int, bool]:
    """Play until the program is killed in the middle of it. Returns the acts done, and whether the game had ended."""
    player = PLAYERS[game.title](screen, program, dice.randrange(2**31), bots=game.bots)
    player.with_undo = False  # the trace does not tell of it
    killer = Killer(program, seconds, shortly)
    killer.start()
    try:
        while player.step():
            pass
        return sum(player.check.acts.values()), True
    except Failure:
        if program.alive:
            raise
    finally:
        screen.release()  # the button that the mouse held when the program went
        program.kill()
        killer.join()
    return sum(player.check.acts.values()), False


def check(run: Run, now: list[str], first: str) -> int:
    """Compare the game that Continue opened with what was said before; returns how many answers were lost."""
    saved = run.saved()
    if len(now) < len(saved):
        raise Failure(f"{len(saved)} answers were saved, and only {len(now)} have come back.")
    both = min(len(now), len(run.answers))
    if now[:both] != run.answers[:both]:
        raise Failure(f"Other answers have come back: {now[-5:]} instead of {run.answers[-5:]}")
    asked = run.asked_after(len(now))
    if asked and asked != first:
        raise Failure(f"It asks {first!r}, and asked {asked!r} before.")
    return max(0, len(run.answers) - len(now))


def kill_often(out: Path, game: Game, size: tuple[int, int], seed: int, kills: int) -> list[str]:
    """Play, kill and go on so many times; returns a line about each."""
    dice = random.Random(seed)
    home = out / "home"
    report: list[str] = []
    with VirtualScreen(*size) as screen:
        last: Run | None = None
        while len(report) < kills:
            program = Program(screen, home)
            try:
                program.settled()
                time.sleep(0.6)
                before: list[str] = []
                if last is None:
                    shutil.rmtree(home / "data" / "autosaves", ignore_errors=True)
                    begin_game(screen, program, game.title, game.seats, dice.randrange(2**31))
                else:
                    go_on(screen, program)
                    before = opened_at(program)
                    lost = check(last, before, program.wait_for("DECISION"))
                    report[-1] += f"; back at answer {len(before)}, {lost} not yet saved"
                    print(report[-1], flush=True)
                seconds = dice.uniform(FEWEST_SECONDS, MOST_SECONDS)
                shortly = dice.uniform(0, SHORTLY) if len(report) % 2 else None
                acts, ended = play_and_kill(screen, program, game, dice, seconds, shortly)
            finally:
                program.kill()
            if ended:  # Continue offers no game that is over: another one begins
                last = None
                continue
            last = Run(before, program.trace)
            said = program.trace[-1] if program.trace else ""
            when = f"{seconds:4.1f} s" + (
                f" and {shortly * 1000:2.0f} ms after an answer" if shortly is not None else ""
            )
            report.append(f"kill {len(report) + 1:2d} after {when}, {acts} acts, last line {said[:40]!r}")
        assert last is not None
        program = Program(screen, home)
        try:
            program.settled()
            time.sleep(0.6)
            go_on(screen, program)
            now = opened_at(program)
            lost = check(last, now, program.wait_for("DECISION"))
            report[-1] += f"; back at answer {len(now)}, {lost} not yet saved"
            print(report[-1], flush=True)
            screen.picture().save(out / "continued.png")
        finally:
            program.end()
    return report


def main() -> int:
    """Read the arguments, kill, report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, required=True, help="folder for the saves and a picture")
    parser.add_argument("--game", default="Hero Brigade", choices=sorted(PLAYERS))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--humans", type=int, default=2, help="how many of them are people, the first ones")
    parser.add_argument("--size", default="1280x720", help="of the screen in pixels")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kills", type=int, default=10)
    arguments = parser.parse_args()
    width, height = (int(part) for part in arguments.size.split("x"))
    game = Game(arguments.game, seats_of(arguments.players, arguments.humans))
    shutil.rmtree(arguments.out / "home", ignore_errors=True)
    arguments.out.mkdir(parents=True, exist_ok=True)
    try:
        report = kill_often(arguments.out, game, (width, height), arguments.seed, arguments.kills)
    except Failure as failure:
        print(f"FAILED: {failure}")
        return 1
    print(f"{len(report)} kills, and the game went on each time.")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""A game of Heroes Incorporated by mouse, people and bots, from the lobby to the end, with pictures on the way.

    python -m tests.real.city_by_mouse --out DIR [--players 3] [--humans 2] [--size 1920x1080] [--scale 2] [--seed N]
                                       [--justice] [--lairs] [--rounds 2]

So many rounds are played by mouse. Then the game is played out without a screen, opened again with Continue in the
last turn of its last round, and ended by mouse. Prints how many acts of each kind were done; what stands in brackets
was no act but happened on the way. Exit code 1 and the reason if one did not do what it should.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import time
from collections import Counter
from pathlib import Path

from tests.real.city_album import CityAlbum
from tests.real.city_end import play_out
from tests.real.city_player import CityPlayer
from tests.real.duel_by_mouse import MOST_ACTS, end_sheet, one_game
from tests.real.lobby import begin_game, go_on, seats_of
from tests.real.program import Failure, Program
from tests.real.screen import VirtualScreen

TITLE = "Heroes Incorporated"
TICKS = {"justice": "Justice tokens", "lairs": "Supervillain lairs"}


class Evening:
    """One game on one screen; the acts of both runs of the program are counted together."""

    def __init__(self, screen: VirtualScreen, arguments: argparse.Namespace) -> None:
        self.screen, self.arguments = screen, arguments
        self.album = CityAlbum(screen, arguments.out)
        self.home = arguments.out / "home"
        self.seats = seats_of(arguments.players, arguments.humans)
        self.bots = [place for place, seat in enumerate(self.seats) if seat.bot]
        self.trace: list[str] = []
        self.acts: Counter[str] = Counter()
        self.answers = 0

    def rounds(self) -> Path | None:
        """From the lobby through the rounds by mouse; the last save, None if the game has ended meanwhile."""
        program = Program(self.screen, self.home, self.arguments.scale)
        player = self._player(program)
        try:
            program.settled()
            time.sleep(1.0)
            ticks = [title for name, title in TICKS.items() if getattr(self.arguments, name)]
            begin_game(
                self.screen, program, TITLE, self.seats, self.arguments.seed, lambda: self.album.take("new-game"), ticks
            )
            facts = program.settled()["table"]["facts"]
            if (facts["justice_on"], facts["lairs_on"]) != (self.arguments.justice, self.arguments.lairs):
                raise Failure("The table plays with other options than those that were ticked.")
            if not self._play(program, player):
                end_sheet(program, self.album)
                return None
            time.sleep(1.0)  # until the last answer lies on the disk
            return Path(next(line for line in reversed(program.trace) if line.startswith("SAVED"))[6:])
        finally:
            self._leave(program, player)

    def end(self, save: Path) -> None:
        """Continue shortly before the end, and play it."""
        play_out(save, self.arguments.seed)
        program = Program(self.screen, self.home, self.arguments.scale)
        player = self._player(program)
        try:
            program.settled()
            time.sleep(0.6)
            go_on(self.screen, program)
            one_game(program, player, self.arguments.seconds)
            end_sheet(program, self.album)
        finally:
            self._leave(program, player)

    def _play(self, program: Program, player: CityPlayer) -> bool:
        """Play until the rounds are over; False if the game is."""
        until = time.monotonic() + self.arguments.seconds
        for _ in range(MOST_ACTS):
            if not player.step():
                return False
            if player.round > self.arguments.rounds:
                return True
            if time.monotonic() > until:
                raise Failure(f"Round {player.round} is not over yet: {dict(player.check.acts)}")
        raise Failure("The rounds do not end.")

    def _player(self, program: Program) -> CityPlayer:
        return CityPlayer(self.screen, program, self.arguments.seed, self.album, self.bots)

    def _leave(self, program: Program, player: CityPlayer) -> None:
        self.screen.picture().save(self.arguments.out / "last.png")
        program.end()
        self.trace += program.trace
        self.acts += player.check.acts
        self.answers += player.check.answers
        (self.arguments.out / "trace.txt").write_text("\n".join(self.trace) + "\n", encoding="utf-8")
        if program.errors().strip() and sys.exc_info()[0] is None:
            raise Failure(f"The program complained: {program.errors()[-2000:]}")


def main() -> int:
    """Read the arguments, play, report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, required=True, help="folder for pictures and the trace")
    parser.add_argument("--players", type=int, default=3, choices=range(2, 5))
    parser.add_argument("--humans", type=int, default=2, help="how many of them are people, the first ones")
    parser.add_argument("--size", default="1920x1080", help="of the screen in pixels")
    parser.add_argument("--scale", type=float, default=1.0, help="QT_SCALE_FACTOR")
    parser.add_argument("--seed", type=int, default=1, help="of the game and of the people")
    parser.add_argument("--justice", action="store_true", help="with Justice tokens")
    parser.add_argument("--lairs", action="store_true", help="with supervillain lairs")
    parser.add_argument("--rounds", type=int, default=2, help="how many are played by mouse")
    parser.add_argument("--seconds", type=float, default=1800, help="the longest that they may take")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(arguments.out / "home", ignore_errors=True)
    began = time.monotonic()
    width, height = (int(part) for part in arguments.size.split("x"))
    with VirtualScreen(width, height) as screen:
        evening = Evening(screen, arguments)
        try:
            save = evening.rounds()
            if save is not None:
                evening.end(save)
        except Failure as failure:
            print(f"FAILED after {time.monotonic() - began:.0f} s: {failure}")
            return 1
    print(f"{evening.answers} answers of people, {time.monotonic() - began:.0f} s.")
    print("\n".join(line for line in evening.trace if line.startswith("ENDED")))
    for act, count in sorted(evening.acts.items(), key=lambda each: (each[0].startswith("("), -each[1])):
        print(f"{count:6d} {act}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

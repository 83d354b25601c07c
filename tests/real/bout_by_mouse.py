"""A whole game of Hero Brawl by mouse, people and bots, from the lobby to the end, with pictures on the way.

    python -m tests.real.bout_by_mouse --out DIR [--players 4] [--humans 2] [--size 1920x1080] [--scale 2] [--seed N]

Prints how many acts of each kind were done; what stands in brackets was no act but happened on the way. Exit code 1
and the reason if one did not do what it should. With `--whole` it plays on until every moment has its picture.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import time
from pathlib import Path

from tests.real.bout_album import BoutAlbum
from tests.real.bout_player import BoutPlayer
from tests.real.duel_by_mouse import end_sheet, one_game
from tests.real.lobby import begin_game, press, seats_of
from tests.real.program import Failure, Program
from tests.real.screen import VirtualScreen

TITLE = "Hero Brawl"
MOMENTS = {
    "lobby",
    "new-game",
    "window",
    "roshambo-battler",
    "roshambo-bystander",
    "belt-moves",
    "meter",
    "elimination",
    "rival",
    "end",
}
MOST_GAMES = 5


def play(out: Path, arguments: argparse.Namespace) -> BoutPlayer:
    """Play a game, with `whole` others until all moments have come. Raises Failure if an act does something else."""
    home, seats = out / "home", seats_of(arguments.players, arguments.humans)
    width, height = (int(part) for part in arguments.size.split("x"))
    shutil.rmtree(home, ignore_errors=True)
    with VirtualScreen(width, height) as screen:
        album = BoutAlbum(screen, out)
        program = Program(screen, home, arguments.scale)
        try:
            program.settled()
            time.sleep(1.0)
            album.take("lobby")
            begin_game(screen, program, TITLE, seats, arguments.seed, lambda: album.take("new-game"))
            bots = [place for place, seat in enumerate(seats) if seat.bot]
            player = BoutPlayer(screen, program, arguments.seed, album, bots)
            for _ in range(MOST_GAMES if arguments.whole else 1):
                one_game(program, player, arguments.seconds)
                end_sheet(program, album)
                if album.moments >= MOMENTS or not arguments.whole:
                    break
                mark = len(program.trace)
                press(screen, program, "Rematch")
                program.wait_for("READY", mark)
            missing = MOMENTS - album.moments
            if arguments.whole and missing:
                raise Failure(f"No picture of {', '.join(sorted(missing))}.")
            if program.errors().strip():
                raise Failure(f"The program complained: {program.errors()[-2000:]}")
            return player
        finally:
            screen.picture().save(out / "last.png")
            program.end()
            (out / "trace.txt").write_text("\n".join(program.trace) + "\n", encoding="utf-8")


def main() -> int:
    """Read the arguments, play, report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, required=True, help="folder for pictures and the trace")
    parser.add_argument("--players", type=int, default=4, choices=range(2, 7))
    parser.add_argument("--humans", type=int, default=2, help="how many of them are people, the first ones")
    parser.add_argument("--size", default="1920x1080", help="of the screen in pixels")
    parser.add_argument("--scale", type=float, default=1.0, help="QT_SCALE_FACTOR")
    parser.add_argument("--seed", type=int, default=1, help="of the game and of the people")
    parser.add_argument("--seconds", type=float, default=1800, help="the longest that a game may take")
    parser.add_argument("--whole", action="store_true", help="until there is a picture of each moment")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    try:
        player = play(arguments.out, arguments)
    except Failure as failure:
        print(f"FAILED after {time.monotonic() - began:.0f} s: {failure}")
        return 1
    lines = (arguments.out / "trace.txt").read_text(encoding="utf-8").splitlines()
    acts = player.check.acts
    done = sum(count for act, count in acts.items() if not act.startswith("("))
    print(f"{player.check.answers} answers of people in {done} acts, {time.monotonic() - began:.0f} s.")
    print("\n".join(line for line in lines if line.startswith("ENDED")))
    for act, count in sorted(acts.items(), key=lambda each: (each[0].startswith("("), -each[1])):
        print(f"{count:6d} {act}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

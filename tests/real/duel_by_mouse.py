"""A whole duel of two people by mouse, from the lobby to the end, with pictures on the way.

    python -m tests.real.duel_by_mouse --out DIR [--size 1920x1080] [--scale 2] [--seed N]

Prints how many acts of each kind were done; exit code 1 and the reason if one did not do what it should.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import time
from pathlib import Path

from tests.real.album import Album
from tests.real.lobby import begin_duel, press
from tests.real.player import Player
from tests.real.program import Failure, Program
from tests.real.screen import VirtualScreen

MOMENTS = {"lobby", "table-call", "hand", "drag", "fight", "end"}
MOST_ACTS = 3000
MOST_DUELS = 4


def play(out: Path, width: int, height: int, scale: float, seed: int, seconds: float) -> Player:
    """Play a duel, and others until all moments have come. Raises Failure if an act does not do what it should."""
    home = out / "home"
    shutil.rmtree(home, ignore_errors=True)
    with VirtualScreen(width, height) as screen:
        album = Album(screen, out)
        program = Program(screen, home, scale)
        try:
            program.settled()
            time.sleep(1.0)
            album.take("lobby")
            begin_duel(screen, program, seed)
            player = Player(screen, program, seed, album)
            for _ in range(MOST_DUELS):
                one_game(program, player, seconds)
                end_sheet(program, album)
                if album.moments >= MOMENTS:
                    break
                mark = len(program.trace)  # not every duel has a table call: another one with new shuffles
                press(screen, program, "Rematch")
                program.wait_for("READY", mark)
            missing = MOMENTS - album.moments
            if missing:
                raise Failure(f"No picture of {', '.join(sorted(missing))}.")
            if program.errors().strip():
                raise Failure(f"The program complained: {program.errors()[-2000:]}")
            return player
        finally:
            screen.picture().save(out / "last.png")
            program.end()
            (out / "trace.txt").write_text("\n".join(program.trace) + "\n", encoding="utf-8")


def one_game(program: Program, player: Player, seconds: float) -> None:
    """Play until the game says that it is over."""
    mark, until = len(program.trace), time.monotonic() + seconds
    for _ in range(MOST_ACTS):
        if not player.step():
            break
        if time.monotonic() > until:
            raise Failure(f"The game has not ended after {seconds:.0f} seconds: {dict(player.check.acts)}")
    program.wait_for("ENDED", mark)


def end_sheet(program: Program, album: Album) -> None:
    """The sheet that says who won and why."""
    seen = program.settled()
    if not any(sheet["title"] == "The end" for sheet in seen["sheets"]):
        raise Failure(f"The game is over, and no sheet says so: {seen['sheets']}")
    time.sleep(0.5)
    album.take("end")


def main() -> int:
    """Read the arguments, play, report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, required=True, help="folder for pictures and the trace")
    parser.add_argument("--size", default="1920x1080", help="of the screen in pixels")
    parser.add_argument("--scale", type=float, default=1.0, help="QT_SCALE_FACTOR")
    parser.add_argument("--seed", type=int, default=1, help="of the duel and of the people")
    parser.add_argument("--seconds", type=float, default=1800, help="the longest that a duel may take")
    arguments = parser.parse_args()
    width, height = (int(part) for part in arguments.size.split("x"))
    arguments.out.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    try:
        player = play(arguments.out, width, height, arguments.scale, arguments.seed, arguments.seconds)
    except Failure as failure:
        print(f"FAILED after {time.monotonic() - began:.0f} s: {failure}")
        return 1
    ended = next(line for line in (arguments.out / "trace.txt").read_text().splitlines() if line.startswith("ENDED"))
    acts, seconds = player.check.acts, time.monotonic() - began
    print(f"{player.check.answers} answers in {sum(acts.values())} acts, {seconds:.0f} s. {ended}")
    for act, count in acts.most_common():
        print(f"{count:6d} {act}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

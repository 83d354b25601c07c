"""Makes the saves that each release keeps: `python -m tests.saves.released` writes one a game and variant.

Run once for a release, when its version number is set; the files of older releases are never made again.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tabletop import __version__
from tabletop.saves.replacing import replace_file
from tabletop.saves.save_file import SUFFIX, snapshot
from tests.contract.cases import CASES
from tests.contract.roshambo import GAME as ROSHAMBO
from tests.saves.playing import answered

FOLDER = Path(__file__).parent / "released"
SEED = 2026
ANSWERS = 60  # far enough that there are several rounds, and a hand, in it


def kept() -> list[Path]:
    """The saves of all releases."""
    return sorted(FOLDER.glob(f"*/*{SUFFIX}"))


def keep_release() -> list[Path]:
    """Write the saves of this version. Raises FileExistsError if they are there already."""
    folder = FOLDER / __version__
    folder.mkdir(parents=True)
    written = []
    for case in CASES:
        if case.game is not ROSHAMBO:
            path = folder / f"{case}{SUFFIX}"
            replace_file(path, snapshot(answered(case.match(SEED), ANSWERS, SEED)).encoded())
            written.append(path)
    return written


if __name__ == "__main__":
    sys.stdout.write("".join(f"{path}\n" for path in keep_release()))

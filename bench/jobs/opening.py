"""From a click on "Play now" in a painted lobby to the first painted table, in wall milliseconds, in one process."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

from bench.clock import report


def main() -> None:
    ask = argparse.ArgumentParser()
    ask.add_argument("--game", default="hero-brigade")
    args = ask.parse_args()
    with tempfile.TemporaryDirectory() as home:
        os.environ["TABLETOP_HOME"] = home
        report(table_ms=open_game(args.game, Path(home)))


def open_game(game: str, home: Path) -> float:
    """Milliseconds; the lobby has had a second to settle before."""
    # Imported here as the program does it: only what the lobby needs, so that the click pays for the rest.
    from PySide6.QtWidgets import QApplication

    from tabletop.ui.app import App
    from tabletop.ui.lobby_flows import LobbyFlows
    from tabletop.ui.settings import load_settings

    application = QApplication(sys.argv[:1])
    app = App(load_settings())
    app.show_lobby()
    app.shell.resize(1280, 800)
    app.shell.show()
    until = time.monotonic() + 1.5
    while time.monotonic() < until:
        application.processEvents()
        time.sleep(0.005)
    flows = app.shell.findChild(LobbyFlows)
    assert isinstance(flows, LobbyFlows)
    painted: list[float] = []
    app.shell.painted.connect(lambda: painted.append(time.perf_counter()))
    began = time.perf_counter()
    flows.play_now(game)
    while not painted or app.table is None:
        application.processEvents()
    app.shell.close()
    return (painted[-1] - began) * 1e3


if __name__ == "__main__":
    main()

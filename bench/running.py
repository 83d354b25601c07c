"""Running the jobs, each in a process of its own, in interleaved rounds."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict
from pathlib import Path

from bench.rows import PEER
from bench.screen import VirtualScreen

ROOT = Path(__file__).resolve().parent.parent
Figures = Mapping[str, float | str]
Job = Callable[[int], Figures]


class JobFailed(RuntimeError):
    """A job ended badly; the message has its last words."""


def module(name: str, *arguments: str, python: str = sys.executable, offscreen: bool = True) -> Job:
    """A job that is a module of `bench.jobs`; the round's number is its seed where it takes one."""

    def run(number: int) -> Figures:
        seed = ["--seed", str(number)] if name in ("engine", "peer_catanatron", "batch") else []
        environment = dict(os.environ, PYTHONPATH=str(ROOT))
        if offscreen:
            environment["QT_QPA_PLATFORM"] = "offscreen"
        done = subprocess.run(
            [python, "-m", f"bench.jobs.{name}", *arguments, *seed],
            capture_output=True,
            text=True,
            env=environment,
            cwd=ROOT,
        )
        lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
        if done.returncode or not lines:
            raise JobFailed(f"bench.jobs.{name}: {done.stderr.strip()[-600:] or 'no figures'}")
        figures: dict[str, float | str] = json.loads(lines[-1])
        return figures

    return run


def window(screen: VirtualScreen, home: Path, *command: str, quiet: float = 1.2) -> Job:
    """A job that starts a program on the virtual screen. Its home is kept, so later starts find its settings."""

    started: list[bool] = []

    def run(_number: int) -> Figures:
        try:
            if not started:  # the very first start makes settings and caches, and is not what people wait for daily
                started.append(True)
                screen.start([sys.executable, "-m", *command], home, quiet=quiet)
            return asdict(screen.start([sys.executable, "-m", *command], home, quiet=quiet))
        except RuntimeError as fault:
            raise JobFailed(str(fault)) from fault

    return run


CITY = "heroes-incorporated"  # besides the game that is measured: a board game with the longest turns


def loaded_table(screen: VirtualScreen, home: Path, game: str) -> Job:
    """A job that opens a table from a save in which much lies on it."""
    save = home / "full.tabletop"
    opened = window(screen, home / "table", "tabletop", "play", game, "--load", str(save), quiet=2.5)

    def run(number: int) -> Figures:
        if not save.exists():
            module("full_table", str(save), game)(number)
        return opened(number)

    return run


def jobs(seconds: float, game: str, peers: str | None, screen: VirtualScreen | None, home: Path) -> dict[str, Job]:
    """All jobs that can run here: without an interpreter for peers or a screen, theirs are left out."""
    budget = ["--seconds", str(seconds)]
    found: dict[str, Job] = {}
    if peers is not None:
        found[PEER] = module("peer_catanatron", *budget, python=peers)
    for part in ("playouts", "clones", "searches", "saves"):
        found[part] = module("engine", part, "--game", game, *budget)
    for count in ("1", "2"):
        found[f"batch_{count}"] = module("batch", "--game", game, "--jobs", count)
    found["pillow"] = module("pillow_card", *budget)
    found["cards"] = module("cards", "--game", game)
    crowd = ["--cards", "500", "--width", "80"]
    found["bare_crowd"] = module("bare_scene", *crowd, "--ghost", "64", "--trail", *budget)
    found["crowd"] = module("scene", "--game", game, *crowd, *budget)
    found["bare_scene"] = module("bare_scene", "--trail", *budget)
    found["scene"] = module("scene", "--game", game, *budget)
    found["clicks"] = module("clicks", "--game", game)
    for part in ("playouts", "clones"):
        found[f"city_{part}"] = module("engine", part, "--game", CITY, *budget)
    found["city_scene"] = module("scene", "--game", CITY, "--players", "4", "--held", "hero:", *budget)
    if screen is not None:
        found["opening"] = module("opening", "--game", game)
        found["bare_window"] = window(screen, home / "bare", "bench.jobs.bare_window")
        found["lobby"] = window(screen, home / "lobby", "tabletop")
        found["table"] = loaded_table(screen, home, game)
    return found


def run_rounds(
    chosen: Mapping[str, Job], rounds: int, say: Callable[[str], None]
) -> tuple[dict[str, list[Figures]], dict[str, str]]:
    """The figures of each job, one entry a round, and the last words of the jobs that failed."""
    figures: dict[str, list[Figures]] = {name: [] for name in chosen}
    failed: dict[str, str] = {}
    for number in range(1, rounds + 1):
        for name, job in chosen.items():
            if name in failed:
                continue
            say(f"round {number} of {rounds}: {name}")
            try:
                figures[name].append(job(number))
            except JobFailed as fault:
                failed[name] = str(fault)
    return figures, failed


def needed(names: Iterable[str], available: Mapping[str, Job]) -> dict[str, Job]:
    """The jobs of these names that can run here, in the order of `available`."""
    wanted = set(names)
    return {name: job for name, job in available.items() if name in wanted}


def temporary_home() -> tempfile.TemporaryDirectory[str]:
    """A folder for the homes of programs that are started."""
    return tempfile.TemporaryDirectory(prefix="bench-home-")

"""What is measured, beside what, and how good it should be.

A job is a name and how to run it (`jobs.py` in words of processes); a row is one line of the table. Goals were set by
what other programs of this kind reach on the same machine.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Row:
    """One line: a figure of a job, and either another job's figure that it is divided by or nothing.

    `goal` is what we want, `must` what is still acceptable: of the ratio where there is a `base`, else of the figure.
    """

    title: str
    unit: str
    ours: tuple[str, str]
    base: tuple[str, str] | None = None
    better: Literal["more", "less", ""] = ""
    goal: float | None = None
    must: float | None = None
    base_title: str = ""

    def verdict(self, value: float) -> str:
        """`goal`, `acceptable` or `missed`; empty where nothing was set."""
        if self.goal is None or self.must is None:
            return ""
        sign = 1 if self.better == "more" else -1
        if sign * value >= sign * self.goal:
            return "goal"
        return "acceptable" if sign * value >= sign * self.must else "missed"


PEER = "peer"
ROWS = (
    Row(
        "random games: real decisions",
        "1/s",
        ("playouts", "decisions_per_second"),
        (PEER, "decisions_per_second"),
        "more",
        1.0,
        0.5,
        "catanatron, all decisions",
    ),
    Row("random games", "1/s", ("playouts", "games_per_second")),
    Row("share of forced decisions", "", ("playouts", "forced_share")),
    Row(
        "clone at a checkpoint",
        "µs",
        ("clones", "clone_us"),
        (PEER, "copy_us"),
        "less",
        0.3,
        1.0,
        "catanatron copy()",
    ),
    Row(
        "clone after 4 answers or more",
        "µs",
        ("clones", "clone_deep_us"),
        (PEER, "copy_us"),
        "less",
        1.0,
        2.0,
        "catanatron copy()",
    ),
    Row(
        "search: clone and play out",
        "1/s",
        ("searches", "iterations_per_second"),
        ("playouts", "games_per_second"),
        "more",
        0.9,
        0.8,
        "random games",
    ),
    Row("saving a long game", "ms", ("saves", "save_ms")),
    Row("opening a long save", "ms", ("saves", "load_ms")),
    Row("size of a long save", "kB", ("saves", "save_kb")),
    Row(
        "batch of games, two processes",
        "1/s",
        ("batch_2", "games_per_second"),
        ("batch_1", "games_per_second"),
        "more",
        1.8,
        1.6,
        "one process",
    ),
    Row(
        "cards drawn for the first time, 750 px",
        "1/s",
        ("cards", "first_per_second"),
        ("pillow", "cards_per_second"),
        "more",
        1.3,
        1.0,
        "plain Pillow card",
    ),
    Row("cards drawn again, 750 px", "1/s", ("cards", "again_per_second")),
    Row(
        "start to the first painted lobby",
        "ms",
        ("lobby", "window_ms"),
        ("bare_window", "window_ms"),
        "less",
        1.6,
        2.2,
        "bare window",
    ),
    Row("opening a game from the lobby", "ms", ("opening", "table_ms"), None, "less", 300, 600),
    Row("memory with a table open", "MiB", ("table", "rss_mib"), None, "less", 170, 187),
    Row(
        "one frame of dragging over 500 cards",
        "ms",
        ("crowd", "drag_ms"),
        ("bare_crowd", "drag_ms"),
        "less",
        1.5,
        3.0,
        "bare scene with ghost and trail",
    ),
    Row(
        "full repaint with 500 cards",
        "ms",
        ("crowd", "full_ms"),
        ("bare_crowd", "full_ms"),
        "less",
        1.3,
        2.0,
        "bare scene",
    ),
    Row(
        "one frame of dragging, full table",
        "ms",
        ("scene", "drag_ms"),
        ("bare_scene", "drag_ms"),
        "less",
        1.5,
        3.0,
        "bare scene with ghost and trail",
    ),
    # The game's table has panels, captions, numbers and buttons besides its cards; there is nothing bare to compare.
    Row("full repaint, full table", "ms", ("scene", "full_ms"), None, "less", 1000 / 60, 1000 / 30),
    Row("waiting for a frame of dragging, median", "ms", ("scene", "wall_ms"), None, "less", 1000 / 60, 1000 / 30),
    Row(
        "waiting for a frame of dragging, 95th percentile",
        "ms",
        ("scene", "wall_p95_ms"),
        None,
        "less",
        1000 / 60,
        1000 / 30,
    ),
    Row("from a click to its picture, median", "ms", ("clicks", "click_ms"), None, "less", 50, 100),
    Row("from a click to its picture, 95th percentile", "ms", ("clicks", "click_p95_ms"), None, "less", 50, 100),
    Row(
        "random games of Heroes Incorporated: real decisions",
        "1/s",
        ("city_playouts", "decisions_per_second"),
        ("playouts", "decisions_per_second"),
        base_title="Hero Brigade",
    ),
    Row(
        "the same",
        "1/s",
        ("city_playouts", "decisions_per_second"),
        (PEER, "decisions_per_second"),
        "more",
        1.0,
        0.5,
        "catanatron, all decisions",
    ),
    Row(
        "clone at a checkpoint, Heroes Incorporated",
        "µs",
        ("city_clones", "clone_us"),
        ("clones", "clone_us"),
        base_title="Hero Brigade",
    ),
    Row(
        "clone after 4 answers or more, Heroes Incorporated",
        "µs",
        ("city_clones", "clone_deep_us"),
        (PEER, "copy_us"),
        "less",
        1.0,
        2.0,
        "catanatron copy()",
    ),
    Row(
        "one frame of dragging a hero over the city, four teams",
        "ms",
        ("city_scene", "drag_ms"),
        ("bare_scene", "drag_ms"),
        "less",
        1.5,
        3.0,
        "bare scene with ghost and trail",
    ),
    Row(
        "waiting for such a frame, 95th percentile",
        "ms",
        ("city_scene", "wall_p95_ms"),
        None,
        "less",
        1000 / 60,
        1000 / 30,
    ),
)

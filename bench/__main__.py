"""`python -m bench`: all measurements in interleaved rounds, as a table and as JSON.

    python -m bench [--rounds 5] [--seconds 1.5] [--peers PYTHON] [--only WORD ...] [--json FILE]

`--peers` is an interpreter with `catanatron` installed (`python3 -m venv peers; peers/bin/pip install catanatron`).
Without it the ratios against that peer are left out. Programs with a window need Xvfb.
"""

from __future__ import annotations

import argparse
import json
import platform
import shutil
import statistics
import sys
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path

from bench.rows import ROWS, Row
from bench.running import Figures, jobs, needed, run_rounds, temporary_home
from bench.screen import VirtualScreen


def measured(row: Row, figures: Mapping[str, Sequence[Figures]]) -> dict[str, float | str | None]:
    """A row's medians: our figure, the base's, their ratio within each round, and what was set for it."""
    ours = [float(found[row.ours[1]]) for found in figures.get(row.ours[0], ())]
    base = [float(found[row.base[1]]) for found in figures.get(row.base[0], ())] if row.base else []
    ratios = [a / b for a, b in zip(ours, base, strict=False)]
    value = statistics.median(ours) if ours else None
    ratio = statistics.median(ratios) if ratios else None
    judged = ratio if row.base else value
    return {
        "value": value,
        "base": statistics.median(base) if base else None,
        "ratio": ratio,
        "verdict": row.verdict(judged) if judged is not None else "not measured",
    }


def number(value: float | str | None) -> str:
    """A figure with three digits that matter."""
    if value is None:
        return "–"
    if isinstance(value, str):
        return value
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def table(lines: Sequence[tuple[Row, Mapping[str, float | str | None]]]) -> str:
    """The rows as a Markdown table."""
    rows = ["| what | figure | beside | ratio | goal | acceptable | |", "|---|---|---|---|---|---|---|"]
    for row, found in lines:
        beside = f"{number(found['base'])} {row.base_title}" if row.base else ""
        sign = {"more": "≥ ", "less": "≤ ", "": ""}[row.better]
        limits = [sign + number(limit) if limit is not None else "" for limit in (row.goal, row.must)]
        ratio = number(found["ratio"]) if row.base else ""
        cells = [row.title, f"{number(found['value'])} {row.unit}".strip(), beside, ratio, *limits, found["verdict"]]
        rows.append("| " + " | ".join(map(str, cells)) + " |")
    return "\n".join(rows)


def main() -> int:
    ask = argparse.ArgumentParser(prog="python -m bench", description="Measure the program beside its peers.")
    ask.add_argument("--rounds", type=int, default=5, help="interleaved rounds (default 5)")
    ask.add_argument("--seconds", type=float, default=1.5, help="CPU seconds for each job in a round (default 1.5)")
    ask.add_argument("--game", default="hero-brigade")
    ask.add_argument("--peers", metavar="PYTHON", help="an interpreter with catanatron installed")
    ask.add_argument("--only", nargs="+", metavar="WORD", help="rows with one of these words in their title")
    ask.add_argument("--json", type=Path, metavar="FILE", help="write all figures of all rounds here")
    args = ask.parse_args()
    rows = [row for row in ROWS if not args.only or any(word in row.title for word in args.only)]
    names = {job for row in rows for job, _ in ([row.ours] + ([row.base] if row.base else []))}
    with ExitStack() as stack:
        home = Path(stack.enter_context(temporary_home()))
        screen = stack.enter_context(VirtualScreen()) if shutil.which("Xvfb") else None
        available = jobs(args.seconds, args.game, args.peers, screen, home)
        chosen = needed(names, available)
        figures, failed = run_rounds(chosen, args.rounds, lambda line: print(line, file=sys.stderr, flush=True))
    lines = [(row, measured(row, figures)) for row in rows]
    print(table(lines))
    if args.peers is None:
        print("\nWithout --peers PYTHON there is no ratio against catanatron.")
    if screen is None:
        print("\nWithout Xvfb nothing with a window was started.")
    for name, words in failed.items():
        print(f"\n{name} failed: {words}", file=sys.stderr)
    if args.json:
        everything = {
            "machine": {"python": platform.python_version(), "system": platform.platform()},
            "rounds": args.rounds,
            "rows": [asdict(row) | dict(found) for row, found in lines],
            "figures": {name: [dict(each) for each in found] for name, found in figures.items()},
            "failed": failed,
        }
        args.json.write_text(json.dumps(everything, indent=1), encoding="utf-8")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

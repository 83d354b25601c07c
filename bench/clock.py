"""Timing inside a job: CPU seconds of this process, since the machine may be shared.

Nothing but the standard library, so that the jobs of peers can run in an environment of their own.
"""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Callable

CPU = time.process_time


def seconds_each(act: Callable[[], object], budget: float) -> float:
    """CPU seconds that one call takes: the median of five batches which together take about `budget` seconds."""
    act()
    began = CPU()
    act()
    once = max(CPU() - began, 1e-7)
    calls = max(1, int(budget / 5 / once))
    batches = []
    for _ in range(5):
        began = CPU()
        for _ in range(calls):
            act()
        batches.append((CPU() - began) / calls)
    return statistics.median(batches)


def report(**figures: float | str) -> None:
    """The job's one line."""
    print(json.dumps(figures))

"""A whole series of games, in this process or on several; the results are the same for any number of processes."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

from tabletop.simulate.one_game import Plan, Result, leave_interrupts_to_the_parent, play_batch, play_one

Progress = Callable[[int, int], None]

SHORTEST_TASK = 0.025  # seconds; below that, sending it costs more than playing it
USUAL_TASK = 0.25
MOST_PROCESSES = 61  # more cannot be waited for at once on Windows
_SPLIT = 4  # tasks a process at least, so that all end at about the same time
_AHEAD = 3  # tasks a process that wait in the queue


def run_series(plan: Plan, jobs: int, progress: Progress | None = None) -> list[Result]:
    """All games of a plan, in order. `progress(done, all)` is called now and then.

    Raises BrokenProcessPool if a worker process dies, SetupFault and UnknownGame if there is no such game.
    """
    results: list[Result] = []
    source = _here(plan, 0, plan.games) if jobs <= 1 else _spread(plan, jobs)
    for batch in source:
        results += batch
        if progress is not None:
            progress(len(results), plan.games)
    return sorted(results, key=lambda result: result.number)


def batch_size(seconds_a_game: float, games: int, jobs: int) -> int:
    """How many games make one task."""
    seconds = max(seconds_a_game, 1e-6)
    shortest = -(-SHORTEST_TASK // seconds)
    even = -(-games // (jobs * _SPLIT))
    return max(1, int(max(shortest, min(USUAL_TASK // seconds, even))))


def _here(plan: Plan, first: int, games: int) -> Iterator[list[Result]]:
    for number in range(first, first + games):
        yield [play_one(plan, number)]


def _spread(plan: Plan, jobs: int) -> Iterator[list[Result]]:
    # The first games are played here: they tell how long one takes, and a short series needs no workers.
    done, started = 0, time.perf_counter()
    while done < plan.games and time.perf_counter() - started < USUAL_TASK:
        yield [play_one(plan, done)]
        done += 1
    if done < plan.games:
        size = batch_size((time.perf_counter() - started) / done, plan.games - done, jobs)
        yield from _on_workers(plan, done, size, jobs)


def _on_workers(plan: Plan, first: int, size: int, jobs: int) -> Iterator[list[Result]]:
    context = multiprocessing.get_context("spawn")
    starts = iter(range(first, plan.games, size))
    running: set[Future[list[Result]]] = set()
    with ProcessPoolExecutor(min(jobs, MOST_PROCESSES), context, leave_interrupts_to_the_parent) as pool:
        try:
            while True:
                while len(running) < jobs * _AHEAD and (start := next(starts, None)) is not None:
                    running.add(pool.submit(play_batch, plan, start, min(size, plan.games - start)))
                if not running:
                    return
                ready, running = wait(running, return_when=FIRST_COMPLETED)
                for future in ready:
                    yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)

"""What a series of games came to: figures as JSON values and as a table for people."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Sequence
from typing import Any

from tabletop.engine.game import Game
from tabletop.simulate.one_game import Fault, Finished, Plan, Result


def report_json(plan: Plan, results: Sequence[Result], seconds: float, jobs: int) -> dict[str, Any]:
    """All figures. `outcomes.by_seat` counts wins by seat number from 0, "shared" those of several, "none" of nobody.

    `decisions` had a choice or were a response window; `forced` answers had none.
    """
    finished = [result for result in results if isinstance(result, Finished)]
    decisions = [result.decisions for result in finished]
    total = sum(decisions)
    return {
        "game": plan.game,
        "games": plan.games,
        "seed": plan.seed,
        "jobs": jobs,
        "bots": list(plan.bots),
        "options": dict(plan.options),
        "finished": len(finished),
        "outcomes": {"by_seat": _by_seat(plan, finished), "by_ending": _by_ending(finished)},
        "decisions": total,
        "forced": sum(result.forced for result in finished),
        "decisions_a_game": _spread(decisions),
        "rounds_a_game": _tenths([result.rounds for result in finished]),
        "turns_a_game": _tenths([result.turns for result in finished]),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(total / seconds, 1) if seconds else 0.0,
        "hashes": [result.state_hash for result in finished],
        "each": [_each(result) for result in finished],
        "faults": [_fault(result) for result in results if isinstance(result, Fault)],
    }


def report_lines(figures: dict[str, Any], game: Game) -> list[str]:
    """The figures as a table. Of the options only those that are not as usual are named."""
    games = figures["games"]
    bots = ", ".join(figures["bots"])
    lines = [f"{game.title}: {games} games, seed {figures['seed']}, bots {bots}, processes {figures['jobs']}"]
    usual = {spec.name: spec.default for spec in game.options}
    options = ", ".join(f"{name}={value}" for name, value in figures["options"].items() if value != usual.get(name))
    if options:
        lines.append(f"options: {options}")
    rows = [("finished", str(figures["finished"]), _share(figures["finished"], games))]
    for seat, wins in figures["outcomes"]["by_seat"].items():
        who = f"won by seat {int(seat) + 1}" if seat.isdigit() else {"shared": "shared", "none": "won by nobody"}[seat]
        rows.append((who, str(wins), _share(wins, figures["finished"])))
    for ending, count in figures["outcomes"]["by_ending"].items():
        rows.append((f"ended by {ending}", str(count), _share(count, figures["finished"])))
    if figures["decisions"] or not game.automatic:
        rows.append(("decisions", str(figures["decisions"]), ""))
        for name, value in figures["decisions_a_game"].items():
            rows.append((f"decisions a game, {name}", str(value), ""))
    for what in ("rounds", "turns"):
        rows += [(f"{what} a game, {name}", str(value), "") for name, value in figures[f"{what}_a_game"].items()]
    rows.append(("seconds", f"{figures['seconds']:.1f}", ""))
    if not game.automatic:
        rows.append(("decisions a second", f"{figures['decisions_per_second']:.0f}", ""))
    wide, number = (max(len(row[column]) for row in rows) for column in (0, 1))
    lines += [f"{name:<{wide}}  {value:>{number}}  {share:>7}".rstrip() for name, value, share in rows]
    return lines


def fault_lines(figures: dict[str, Any]) -> list[str]:
    """One line a game that failed."""
    return [
        f"Game {fault['number']} (seed {fault['seed']}) failed after {len(fault['answers'])} answers: {fault['error']}"
        for fault in figures["faults"]
    ]


def _by_seat(plan: Plan, finished: Sequence[Finished]) -> dict[str, int]:
    counts = {str(seat): 0 for seat in range(len(plan.bots))} | {"shared": 0, "none": 0}
    for result in finished:
        winners = result.outcome.winners
        counts["none" if not winners else str(winners[0]) if len(winners) == 1 else "shared"] += 1
    return counts


def _by_ending(finished: Sequence[Finished]) -> dict[str, int]:
    return dict(sorted(Counter(result.outcome.ending for result in finished).items()))


def _spread(decisions: Sequence[int]) -> dict[str, float]:
    if not decisions:
        return {}
    return {
        "least": min(decisions),
        "median": statistics.median(decisions),
        "mean": round(statistics.fmean(decisions), 1),
        "most": max(decisions),
    }


def _tenths(counts: Sequence[int]) -> dict[str, float]:
    """Middle and spread; empty for what a game does not count."""
    if not any(counts):
        return {}
    low, high = (sorted(counts)[len(counts) * tenth // 10] for tenth in (1, 9))
    return {"median": statistics.median(counts), "10 %": low, "90 %": high}


def _each(result: Finished) -> dict[str, Any]:
    return {
        "number": result.number,
        "seed": result.seed,
        "winners": list(result.outcome.winners),
        "ending": result.outcome.ending,
        "rule": result.outcome.rule,
        "decisions": result.decisions,
        "rounds": result.rounds,
        "turns": result.turns,
        "hash": result.state_hash,
    }


def _fault(fault: Fault) -> dict[str, Any]:
    return {
        "number": fault.number,
        "seed": fault.seed,
        "error": fault.error,
        "answers": list(fault.answers),
        "traceback": fault.trace,
    }


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else ""

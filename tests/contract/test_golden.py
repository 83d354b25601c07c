"""One recorded game per variant: when it changes, rules or cards have changed, and somebody must look.

`python -m tests.contract.test_golden` writes them anew; the difference belongs into the review.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tabletop.engine.events import plain
from tests.contract.cases import CASES, Case, every_case, random_walk

GOLDEN = Path(__file__).parent / "golden"


def recorded(case: Case) -> dict[str, Any]:
    """A random game as answers, log and final hash."""
    match = case.match(2026)
    for _ in random_walk(match, 2026):
        pass
    assert match.outcome is not None
    return {
        "answers": [":".join(map(str, entry.move)) for entry in match.entries],
        "log": [plain(event.text, match.names) for event in match.events if event.text],
        "ending": match.outcome.ending,
        "hash": match.state_hash(),
    }


@every_case
def test_the_recorded_game_is_the_same_today(case: Case) -> None:
    wanted = json.loads((GOLDEN / f"{case}.json").read_text(encoding="utf-8"))
    assert recorded(case) == wanted


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for each in CASES:
        text = json.dumps(recorded(each), indent=1, ensure_ascii=False)
        (GOLDEN / f"{each}.json").write_text(text + "\n", encoding="utf-8")

"""What holds for every diary of these tests: no card lost or doubled, nothing left under way, replay gives the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletop.games.hero_brigade.checking import check_state
from tests.games.hero_brigade.diary import Diary


@pytest.fixture(autouse=True)
def sound_diaries() -> Iterator[None]:
    """Looks once more at each diary that a test has opened."""
    Diary.opened.clear()
    yield
    for day in Diary.opened:
        check_state(day.table, day.match.card_set, "table")
        if day.match.question is None or day.match.question.kind in ("play", "fight"):
            under_way = [pending for pending in day.table.pending if pending.kind != "activation"]
            assert not under_way
            assert not day.table.resolving
        assert day.match.clone().state_hash() == day.match.state_hash()
    Diary.opened.clear()

"""Replays in the window of the tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tabletop.replaying.replay import Replay
from tabletop.ui.replay.flows import ReplayFlows
from tabletop.ui.shell import Shell

OpenReplay = Callable[[Replay], ReplayFlows]


@pytest.fixture
def open_replay(shell: Shell) -> Iterator[OpenReplay]:
    """Opens replays in the window; those that are still open are closed in the end."""
    opened: list[ReplayFlows] = []
    gone: list[ReplayFlows] = []

    def show(replay: Replay) -> ReplayFlows:
        flows = ReplayFlows(shell, replay)
        flows.closed.connect(lambda: gone.append(flows))
        flows.branched.connect(lambda _match: gone.append(flows))
        opened.append(flows)
        flows.open()
        return flows

    yield show
    for flows in opened:
        if flows not in gone:
            flows.page.close_page()

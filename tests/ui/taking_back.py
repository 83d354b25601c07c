"""Taking back through a controller, for any game: each offer takes something back, and it can be given again."""

from __future__ import annotations

from typing import Protocol

from tabletop.ui.controller import Controller


class Acting(Protocol):
    """People who play at random."""

    def act(self) -> None:
        """Do one thing."""
        ...


def given(controller: Controller) -> list[tuple[int, str]]:
    """The answers so far."""
    return [(entry.seat, str(entry.move)) for entry in controller.match.entries]


def taken_back(controller: Controller, people: Acting, acts: int) -> int:
    """How often something could be taken back in so many acts; each time it is, and is given again."""
    taken = 0
    for _ in range(acts):
        if controller.match.outcome is not None:
            break
        if controller.undo_block() is None:
            before, state = given(controller), controller.match.state_hash()
            controller.undo()
            assert len(given(controller)) < len(before)
            assert controller.match.can_redo
            controller.redo()
            assert given(controller) == before
            assert controller.match.state_hash() == state
            taken += 1
        people.act()
    return taken

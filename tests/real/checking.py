"""Whether each act gave the answers that it should: compared with the trace lines of the program.

An act is expected to give certain answers and no others; what it gave instead is a `Failure`.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from tests.real.program import Failure, Program

DECLINE = "decline"
RESPONSE_SECONDS = 8.0  # for an answer to show in the trace


class Checker:
    """Counts acts and answers, and raises Failure where they do not fit.

    `bots` are the seats that nobody at the mouse plays: their answers are no one's act. `answered` is called as soon as
    the answers of an act are in the trace, before the table has come to rest.
    """

    def __init__(self, program: Program, bots: Iterable[int] = ()) -> None:
        self._program = program
        self._bots = frozenset(bots)
        self.answered: Callable[[], None] = lambda: None
        self.acts: Counter[str] = Counter()
        self.answers = 0

    @property
    def mark(self) -> int:
        """Where the trace stands now, for `answers_since`."""
        return len(self._program.trace)

    def expect(self, name: str, act: Callable[[], None], keys: list[str] | None, chained: bool = False) -> None:
        """Act, then compare the answers in the trace.

        `keys` None stands for "declined by everybody still asked". `chained` allows a second answer of one's own
        choice after the first. Declines that follow by themselves are always allowed.
        """
        before = self.mark
        act()
        given = self.given(before, 1 if keys is None else len(keys))
        plain = [key for key in given if key != DECLINE]
        if keys is None:
            right = bool(given) and not plain
        elif chained and len(plain) == 2:
            right = plain[:1] == keys
        else:
            right = given[: len(keys)] == keys and all(key == DECLINE for key in given[len(keys) :])
        if not right:
            raise Failure(f"{name} should give {keys or 'declines'}, the trace has {given}.")
        self.done(name, given)

    def given(self, before: int, wanted: int) -> list[str]:
        """The answers since, once there are as many as wanted and the table has come to rest."""
        until = time.monotonic() + (RESPONSE_SECONDS if wanted else 0.0)
        while len(self.answers_since(before)) < wanted and time.monotonic() < until:
            time.sleep(0.02)
        if wanted:
            self.answered()
        self._program.settled()
        return self.answers_since(before)

    def answers_since(self, before: int) -> list[str]:
        """The keys that people have chosen from this place of the trace on."""
        return [key for number, key in self._chosen() if number >= before]

    def _chosen(self) -> Iterator[tuple[int, str]]:
        """Number and key of each CHOSE line, without those that answer the DECISION of a bot."""
        asked = -1
        for number, line in enumerate(list(self._program.trace)):
            if line.startswith("DECISION "):
                asked = int(line.split()[1])
            elif line.startswith("CHOSE "):
                if asked not in self._bots:
                    yield number, line.removeprefix("CHOSE ")
                asked = -1  # what is answered besides was not asked aloud: a person's standing answer

    def done(self, name: str, given: list[str]) -> None:
        """An act did what it should; after an answer somebody must be asked, or the game be over."""
        self.acts[name] += 1
        self.answers += len(given)
        if given:
            last = max(number for number, _ in self._chosen())
            if not any(line.startswith(("DECISION", "ENDED")) for line in self._program.trace[last:]):
                raise Failure(f"After {given} neither a decision nor an end came.")

    def until(self, true: Callable[[dict[str, Any]], bool], words: str) -> dict[str, Any]:
        """Look until this is true of what is seen. Raises Failure with the words."""
        until = time.monotonic() + RESPONSE_SECONDS
        while time.monotonic() < until:
            seen = self._program.look()
            if true(seen):
                return seen
            time.sleep(0.03)
        raise Failure(f"{words}: that did not happen.")

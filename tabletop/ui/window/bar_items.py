"""The values that the action bar shows: items, lines, hold buttons, and what things are called.

What is offered at which moment is in `actions.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol


class Names(Protocol):
    """What things on the table are called."""

    def title(self, thing: str) -> str:
        """The name of a piece, place or zone."""
        ...

    def emblem(self, thing: str) -> str:
        """The name of a card's emblem among the icons, "" for none."""
        ...

    def place(self, thing: str) -> str:
        """Where a piece lies, to tell two of the same name apart."""
        ...

    def order(self, thing: str) -> tuple[int, int]:
        """Its place in the reading order of the table."""
        ...

    def ground(self, thing: str) -> bool:
        """Whether something may stand on it: a block of a city is a card and a place."""
        ...


@dataclass(frozen=True, slots=True)
class Item:
    """One button. `kind` says what it does: choose option `key`, pick or let go `subject`, or both answers in a row."""

    kind: Literal["choose", "subject", "chain"]
    label: str
    key: str = ""
    preview: str = ""
    cap: str = ""
    icon: str = ""
    subject: str = ""
    target: str = ""
    heading: str = ""
    chosen: bool = False


NOBODY = Item("choose", "Nobody", "!nobody", cap="End")
SKIP = Item("choose", "Skip ahead", "!skip", cap="S")
TO_THE_END = Item("choose", "Run to the end", "!skip", cap="S")
RESULT = Item("choose", "The result", "!result", cap="End")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of buttons with its heading."""

    heading: str
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Hold:
    """A hold button: `call` if it claims an answer in a table call, `offered` if the decision can be answered without
    it; `brief` are both lines where there is less room."""

    seat: int
    title: str
    note: str
    cap: str
    call: bool = False
    brief: tuple[str, str] | None = None
    offered: bool = False


@dataclass(frozen=True, slots=True)
class Actions:
    """Everything in the action bar."""

    prompt: str
    icon: str = ""
    note: str = ""
    why: tuple[str, ...] = ()
    rule: str = ""
    lines: tuple[Line, ...] = ()
    holds: tuple[Hold, ...] = ()
    cancel: bool = False
    counter: tuple[int, int] | None = None
    buttons: tuple[Item, ...] = ()

    def item_for(self, cap: str) -> Item | None:
        """The button with this key cap."""
        every = [*self.buttons, *(item for line in self.lines for item in line.items)]
        return next((item for item in every if item.cap == cap), None)

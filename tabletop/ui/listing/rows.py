"""The rows of the list, as values: what they say, what stands at their right, and what activating them does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from tabletop.ui.window.bar_items import Item

Tone = Literal["", "target", "acts", "chosen", "muted"]
DeedKind = Literal["item", "ask", "open", "back", "cancel", "why", "close", "options", "look"]


@dataclass(frozen=True, slots=True)
class Deed:
    """What activating a row does: act on `item`; `ask` whether to open the hand of `seat` (`claim` to answer a table
    call), `open` it, go `back` from asking; `cancel` the choice so far; say `why` this is asked; `close` a hand that
    peeked; go to the `options` of a thing; or only `look` at it and hear why it cannot act."""

    kind: DeedKind
    item: Item | None = None
    seat: int = -1
    claim: bool = False


@dataclass(slots=True)
class Row:
    """One row. `key` stays the same while the row means the same; `spoken` is what a screen reader says.

    `thing` names what it mirrors on the table. `cap` is the key that does the same. A `strong` row heads a part; one
    that is `open_first` is unfolded when it comes up for the first time.
    """

    key: str
    text: str
    spoken: str = ""
    state: str = ""
    tone: Tone = ""
    cap: str = ""
    deed: Deed | None = None
    thing: str = ""
    strong: bool = False
    open_first: bool = False
    children: list[Row] = field(default_factory=list)

    def said(self) -> str:
        """The sentence for a screen reader."""
        words = self.spoken or ", ".join(part for part in (self.text, self.state) if part)
        told = not self.cap or self.cap.isdigit()  # a digit is the number that is said anyway
        return words if told else f"{words}. Key {self.cap}"

    def walk(self) -> Iterator[Row]:
        """This row and all below it."""
        yield self
        for child in self.children:
            yield from child.walk()


def counted(number: int, one: str, many: str) -> str:
    """`1 card`, `4 cards`."""
    return f"{number} {one if number == 1 else many}"

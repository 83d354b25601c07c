"""Places on a table, in millimetres, for any game: rectangles, zones, panels and hands. Plain values without Qt.

Seats are counted as steps round the table from the seat that sits nearest (0 own, 1 the next), so that one description
serves every seat. What is shown of the view's facts is in `fittings.py`, the whole table in `layout.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Show = Literal["row", "fan", "pile", "grid", "tray", "track", "board", "strip", "blocks", "block", "plaques", "spaces"]
Edge = Literal["top", "bottom", "left", "right"]
Spread = Literal["", "across", "down"]
Plaque = Literal["row", "chip", "tag"]

OWN = 0
RIVAL = 1

CARD_RATIO = 88 / 63  # height of a card over its width


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle in table millimetres, from its upper left corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    def united(self, other: Rect) -> Rect:
        """The smallest rectangle around both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Rect(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)


@dataclass(frozen=True, slots=True)
class Caption:
    """A sheared label on a panel's edge. `{owner}` in the text is the owner's name.

    `fill` is a colour, "side" for the owner's side or seat colour, or "paper". `turn` is what it says instead while the
    fact `active` names the owner; the panel then has a thick border in the seat's colour. `room` is how wide it may be,
    in millimetres, where something lies beside it, and `short` what it says where `text` does not fit. With `sign` the
    owner's sign stands before the name, and behind it that a bot plays and what the facts in `notes` say of the owner
    they name (fact, words, fewer words).
    """

    text: str
    edge: Edge = "top"
    fill: str = "side"
    turn: str = ""
    room: float = 0.0
    short: str = ""
    sign: bool = False
    notes: tuple[tuple[str, str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Zone:
    """How one zone of the view is shown.

    `zone` is its name in the view, with `{seat}` for the owner; `seat` is steps from the nearest seat, None for shared.
    `card` is the width of a card; `gap`, `top` and `left` say where the first card stands inside `at`. A zone that is
    `reversed` is drawn as its owner across the table lays it. `count` words the counter below a pile (`{count}`) or
    above a grid (`{count}`, `{slots}`). `back` is the back of hidden cards, a side's name or "side" for the owner's.
    `height` is that of a place when it is no card's (0 means a card's). A "track" or "grid" fills rows of `columns`.
    `hide_empty` zones leave no trace when nothing lies there. `strips` tells where attached cards peek out. `fills`: a
    card dropped on the whole zone goes to the first empty place. With `spread` the pieces lie in the middle of `at`,
    side by side or one below the other, closer where they are many. `title` is what it is called in words, where no
    caption and no count say it. "blocks" shows its cards as square blocks in rows of `columns`, and "block" what
    stands on one of them: heroes, pawns, dice and cards, smaller where they are many. "plaques" shows cards as plates
    with words of the kind `plaque`, `none` what stands there without any; "spaces" are round places for markers under
    their title, dashed while empty and with `numbered` in turn. Pieces that are `borne` lie on those of another zone:
    (its name, the field that names the bearer); `at` is then the place on the first of them.
    """

    zone: str
    show: Show
    at: Rect
    seat: int | None = None
    card: float = 63.0
    slots: int = 1
    columns: int = 1
    gap: float = 10.0
    top: float = 0.0
    left: float = 0.0
    reversed: bool = False
    panel: bool = False
    caption: Caption | None = None
    count: str = ""
    place: str = ""
    back: str = "side"
    browse: bool = False
    hide_empty: bool = False
    strips: Edge = "top"
    fills: bool = False
    height: float = 0.0
    spread: Spread = ""
    title: str = ""
    plaque: Plaque = "row"
    none: str = ""
    numbered: bool = False
    end: float = 0.0
    borne: tuple[str, str] = ("", "")

    def name(self, near: int, seats: int) -> str:
        """The zone's name in the view when seat `near` of `seats` sits nearest."""
        return self.zone.format(seat=seat_at(self.seat, near, seats))

    def owner(self, near: int, seats: int) -> int | None:
        """The seat that owns it, None for a shared zone."""
        return seat_at(self.seat, near, seats)

    def slot(self, place: int, count: int | None = None) -> Rect:
        """The rectangle of a position counted from 0; `count` pieces share a tray that is too narrow."""
        height = self.height or self.card * CARD_RATIO
        if self.spread:
            return self._spread(place, max(count or 0, place + 1), height)
        if self.show == "pile":
            return Rect(self.at.x + self.left, self.at.y + self.top, self.card, height)
        if self.show in ("grid", "track", "blocks", "plaques"):
            down, across = divmod(place, self.columns)
        else:
            down, across = 0, place
        step = self.card + self.gap
        if self.show == "tray" and count and count > 1:
            step = min(step, (self.at.w - 2 * self.left - self.card) / (count - 1))
        if self.reversed:
            across = self.slots - 1 - across
        return Rect(
            self.at.x + self.left + across * step, self.at.y + self.top + down * (height + self.gap), self.card, height
        )

    def _spread(self, place: int, count: int, height: float) -> Rect:
        across = self.spread == "across"
        room, size = (self.at.w, self.card) if across else (self.at.h, height)
        step = min(size + self.gap, (room - size) / (count - 1)) if count > 1 else 0.0
        along = (room - size - step * (count - 1)) / 2 + step * place
        if across:
            return Rect(self.at.x + along, self.at.y + (self.at.h - height) / 2, self.card, height)
        return Rect(self.at.x + (self.at.w - self.card) / 2, self.at.y + along, self.card, height)


@dataclass(frozen=True, slots=True)
class Panel:
    """A piece of ground with a border that is no zone of its own."""

    at: Rect
    seat: int | None = None
    caption: Caption | None = None


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand on the table's edge: a fan of backs, and the named button that opens it.

    `button` is the upper left corner of the button, `middle` the middle of the fan on its edge, both in millimetres;
    `card` is the width of a back. With `row` the cards lie straight and whole in that rectangle, as in a
    player's panel; the button then takes at most `room` millimetres. A hand whose backs are not `shown` is the button
    alone, with the count. While the fact `covered` is set something else lies where the fan is: the backs are not
    there, and the button stands at `aside`. `quiet` are the words beside a hand that is not needed.
    """

    zone: str
    seat: int
    middle: tuple[float, float]
    button: tuple[float, float]
    edge: Edge = "bottom"
    card: float = 39.4
    back: str = "side"
    note: Rect = Rect(0, 0, 0, 0)
    row: Rect | None = None
    room: float = 0.0
    shown: bool = True
    covered: str = ""
    aside: tuple[float, float] = (0.0, 0.0)
    quiet: str = "Hands stay closed\nfor this choice."

    def name(self, near: int, seats: int) -> str:
        """The zone's name in the view when seat `near` of `seats` sits nearest."""
        return self.zone.format(seat=seat_at(self.seat, near, seats))

    def owner(self, near: int, seats: int) -> int:
        """The seat whose hand it is."""
        return (near + self.seat) % seats


def seat_at(steps: int | None, near: int, seats: int) -> int | None:
    """The seat so many steps round the table from the nearest one."""
    return None if steps is None else (near + steps) % max(seats, 1)

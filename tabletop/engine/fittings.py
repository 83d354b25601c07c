"""What stands on a table besides its zones, shown from the view's facts: figures, lines, tracks, charts, lanes.

Plain values without Qt, for any game; places are in table millimetres (`places.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tabletop.engine.places import CARD_RATIO, Rect

Gauge = Literal["number", "dial", "bag", "stepper", "plate", "compass"]


@dataclass(frozen=True, slots=True)
class Figure:
    """A large number from the view's facts; for a list of numbers, the owner's.

    A "dial" shows it against `most`, a "bag" as what it holds, a "stepper" with keys that change it from 0 to `most`,
    a "plate" on paper with an `icon` before it, a "compass" as one of eight directions clockwise from north, with what
    `note` says. It is there only while the fact `when` is set, if that names one.
    """

    fact: str
    at: Rect
    caption: str
    seat: int | None = None
    show: Gauge = "number"
    most: int = 0
    icon: str = ""
    note: str = ""
    when: str = ""


@dataclass(frozen=True, slots=True)
class Marker:
    """A round marker whose holder is a seat in the view's facts; nothing is shown while that is None."""

    fact: str
    at: Rect
    title: str
    note: str
    icon: str


@dataclass(frozen=True, slots=True)
class Lines:
    """Some lines of text from the view's facts, the first one strong; for a list of lists, the owner's.

    A line may mention seats as `<0>`, shown as their names. Other lines come `after` so many milliseconds, where they
    tell how something ends that is still to be seen. `free` is the larger room that they take while no hold button
    and no piece stands in it.
    """

    fact: str
    at: Rect
    seat: int | None = None
    centred: bool = False
    after: float = 0.0
    free: Rect | None = None


@dataclass(frozen=True, slots=True)
class Duel:
    """Two cards against each other on a mat, large and tilted, a burst with their symbols between them.

    The fact is None while there is none, else `seats` (two), `winner` (a seat or None), `word` (the sound word), `says`
    (headline and sentence) and `rules`. `zone` with `{seat}` names where each one's card lies in the view; `card` is
    its width. A card that may be seen has the fields `icon` and `title` (behind the name), the winner's `word` and
    `headline`, which then stand instead of those for everybody.
    """

    fact: str
    at: Rect
    zone: str
    card: float = 82.0
    back: str = "side"

    def slot(self, side: int) -> Rect:
        """Where the card of the first (0) or the second (1) of the two lies, before it is tilted."""
        height = self.card * CARD_RATIO
        x = self.at.x + self.at.w * (0.27 if side == 0 else 0.73) - self.card / 2
        return Rect(x, self.at.y + (self.at.h - height) * 0.42, self.card, height)


@dataclass(frozen=True, slots=True)
class Chart:
    """A line a seat over time, from a fact that lists points of one number a seat.

    `most` is the top of the scale, which is lower while less has been reached.
    With `every` a point was taken every so many rounds, from 0 on, and the last one now, in the fact `round`.
    """

    fact: str
    at: Rect
    title: str
    most: int
    every: int = 0


@dataclass(frozen=True, slots=True)
class Track:
    """A track of numbers from 0 with the seats' signs on it, from a fact with a number a seat.

    It has `columns` in a row; the last cell holds all numbers from `most` + 1 on. The number of the fact `target` is
    marked.
    """

    fact: str
    at: Rect
    most: int
    columns: int
    target: str = ""


@dataclass(frozen=True, slots=True)
class Standings:
    """What each seat would have if the round ended now, from a fact with a dictionary a seat.

    `points`, `gain`, `parts` (words and a number each) and `powers` (what else it would get). While it is `hovered`
    only, it is there as long as the pointer is over that rectangle.
    """

    fact: str
    at: Rect
    title: str
    hovered: Rect | None = None


@dataclass(frozen=True, slots=True)
class Lane:
    """A place that is only there while something may be dropped on it, such as "Play"."""

    target: str
    at: Rect
    title: str
    colour: str


@dataclass(frozen=True, slots=True)
class Ask:
    """A kind of decision whose options stand as tiles: what stands above them.

    With `icon` the number at the end of an option's key is shown as so many of these icons instead of its label.
    """

    kind: str
    heading: str
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Band:
    """A band of paper over which something is decided by dice: what must be reached, what was rolled, the choices.

    The fact is None while nothing is decided, else has `title`, `lines` (a name and a number each, the strong one
    first), `note`, `target`, `value` (0 before the roll), `says` (below the dice), `verdict`, `good`, `word` and
    `sentence` (while nobody chooses), `roll` (another number for each roll), `over`, and `place`: the square of the
    zone `grid` that it is about. The dice lie in `zone`. What is over stays for a moment, or until it is clicked.
    """

    fact: str
    at: Rect
    zone: str
    grid: str
    asks: tuple[Ask, ...] = ()


@dataclass(frozen=True, slots=True)
class Stage:
    """A dark ground in the middle on which cards are shown large: those of `zones`, while there are any.

    `{seat}` in a zone is the seat that is asked, else the nearest one. `heading` says what it is, from the view's facts
    where it names one in braces. Each zone has its own rectangle; its cards show their reading face if they are `read`.
    Decisions of the kinds `asks` stand on it as tiles in the first rectangle. `notes` are such words, too, each with
    its rectangle; a zone that is alone lies in the middle, above the `foot` that is kept free for a note. It stands
    `aside`, with its only zone in the second rectangle, while something on the table is chosen that it would cover.
    """

    at: Rect
    zones: tuple[tuple[str, Rect], ...]
    heading: str = ""
    read: bool = True
    asks: tuple[Ask, ...] = ()
    notes: tuple[tuple[str, Rect], ...] = ()
    foot: float = 0.0
    aside: tuple[Rect, Rect] | None = None


@dataclass(frozen=True, slots=True)
class Beat:
    """How an event of a kind is shown in its turn, for `length` milliseconds, before what comes after it.

    Words in braces are taken from the event's data. `burst` and `note` are the words of a burst over the thing `at`, in
    the colour of the event's `seat`. The pieces `moves` go on their way now, not before; a name may end in `*`. The die
    `rolls` rolls in the zone `where` before it goes on. `card` is shown large for a moment. The number `fact` becomes
    `value` now; of a list with an entry a seat, that of the event's seat.
    """

    kind: str
    length: float = 0.0
    burst: str = ""
    note: str = ""
    at: str = ""
    moves: tuple[str, ...] = ()
    rolls: str = ""
    where: str = ""
    card: str = ""
    fact: str = ""
    value: str = ""


@dataclass(frozen=True, slots=True)
class Zigzag:
    """The red line between two sides that face each other, from left to right."""

    x: float
    y: float
    w: float

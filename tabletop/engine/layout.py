"""Where things lie on a table, in millimetres, for any game: plain values without Qt.

A game's `layout.py` fills these in; the scene draws them. Seats are counted as steps round the table from the seat that
sits nearest (0 own, 1 the next), so one description serves every seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

Show = Literal["row", "fan", "pile", "grid", "tray", "track", "board", "strip", "blocks", "block", "plaques", "spaces"]
Edge = Literal["top", "bottom", "left", "right"]
Spread = Literal["", "across", "down"]
Gauge = Literal["number", "dial", "bag", "stepper", "plate", "compass"]
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


@dataclass(frozen=True, slots=True)
class Sides:
    """Colours and the emblems of backs that go with a side.

    `fact` names a list in the view's facts with one side a seat, None before it is chosen.
    """

    fact: str
    colours: Mapping[str, str] = field(default_factory=dict)
    emblems: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Layout:
    """A whole table. `size` is its width and height; `attached` is (zone, field naming the bearer).

    `raised` is what must stay visible above a risen hand; `accent` is the game's colour. A test of skill stands in
    `meter`. Cards of another player's hand that may be picked are laid out in `picked`, if it is set. A table that
    `turns` always brings the person who decides to the lower edge: another's risen hand would cover who sits there.
    """

    zones: tuple[Zone, ...]
    accent: str = "#F0452F"
    size: tuple[float, float] = (578.0, 342.0)
    panels: tuple[Panel, ...] = ()
    hands: tuple[Hand, ...] = ()
    figures: tuple[Figure, ...] = ()
    markers: tuple[Marker, ...] = ()
    lanes: tuple[Lane, ...] = ()
    lines: tuple[Lines, ...] = ()
    duel: Duel | None = None
    band: Band | None = None
    stages: tuple[Stage, ...] = ()
    beats: tuple[Beat, ...] = ()
    chart: Chart | None = None
    tracks: tuple[Track, ...] = ()
    standings: Standings | None = None
    zigzags: tuple[Zigzag, ...] = ()
    sides: Sides = Sides("")
    attached: tuple[str, str] = ("", "")
    call: Rect = Rect(0, 0, 0, 0)
    meter: Rect = Rect(139.0, 146.0, 300.0, 50.0)
    picked: Rect | None = None
    raised: Rect = Rect(0, 0, 578.0, 342.0)
    turns: bool = False

    def attached_zones(self, seats: int) -> Iterator[str]:
        """The names of the zones whose cards peek out under their bearers."""
        zone = self.attached[0]
        if zone:
            yield from dict.fromkeys(zone.format(seat=seat) for seat in range(seats))


def seat_at(steps: int | None, near: int, seats: int) -> int | None:
    """The seat so many steps round the table from the nearest one."""
    return None if steps is None else (near + steps) % max(seats, 1)

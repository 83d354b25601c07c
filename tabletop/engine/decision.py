"""Questions and answers: the one form that screen, keyboard, text mode, bots, tests and saves share.

Rules ask with a `Question` (cheap, made during play); everybody else sees a `Decision` made from it.
Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field, replace

# A move is what rules compute with: a verb and the numbers and slot names it needs. Its key is the same
# thing as text, so an answer can be read back without listing the options again.
MovePart = str | int
Move = tuple[MovePart, ...]


def key_of(move: Move) -> str:
    """The option key of a move: its parts joined by colons, for example `deploy:17:front`."""
    return ":".join(map(str, move))


def move_of(key: str) -> Move:
    """The move that a key stands for; whole numbers become `int` again."""
    return tuple(int(part) if _is_number(part) else part for part in key.split(":"))


def _is_number(part: str) -> bool:
    """Short plain figures only: keys come from files and people too."""
    return len(part) < 19 and part.isascii() and part.isdigit()


@dataclass(frozen=True, slots=True)
class Measure:
    """A zone on the bar of a test of skill: its `share` of the bar in per cent, on both sides of the middle together,
    and the `mark` that stands in it. The zones of a decision's options follow each other from the middle outwards.
    """

    share: int
    mark: str


@dataclass(frozen=True, slots=True)
class Option:
    """One thing a seat may answer.

    `subject` and `target` name things on the table as `View` names them (`card:17`, `place:front-0:2`,
    `zone:front-0`, `lane:play`); an option with neither is a plain button. An option with a `measure` is the result of
    a test of skill: a screen that can measure gives it, nobody picks it from a list. `from_hand`: it tells something of
    the seat's hidden cards, in a decision that can be answered without them; a screen on which others look shows it
    only while that hand is open.
    """

    key: str
    label: str
    subject: str | None = None
    target: str | None = None
    preview: str = ""
    heading: str = ""
    measure: Measure | None = None
    from_hand: bool = False

    @property
    def measured(self) -> bool:
        """Whether it is the result of a test of skill."""
        return self.measure is not None


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is not allowed: the number of the rule and a sentence for the player."""

    rule: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})"


@dataclass(frozen=True, slots=True)
class Call:
    """What a response window announces on the open table, the same for everybody.

    `line` says all of it where it stands in one line; without it, title and question follow each other.
    """

    title: str
    question: str
    subject: str | None = None
    line: str = ""

    @property
    def prompt(self) -> str:
        """What was announced and what is asked, to be read in one go."""
        return self.line or f"{self.title.rstrip('.')}. {self.question}"


class Question:
    """What a rule asks of one seat. Awaiting it gives the chosen move.

    `moves` is called only when the answer is not known yet, never while a match is driven again.
    A choice with one option answers itself unless `always` is set, as it must be where the answer would betray a hand
    and in every response window. `data` is whatever the game needs to word the options.
    """

    __slots__ = (
        "_found",
        "about",
        "always",
        "data",
        "group",
        "hand",
        "kind",
        "moves",
        "picks",
        "rule",
        "seat",
        "window",
    )

    def __init__(
        self,
        seat: int,
        kind: str,
        moves: Callable[[], list[Move]] | list[Move],
        *,
        rule: str = "",
        window: bool = False,
        always: bool = False,
        hand: bool = False,
        about: int = -1,
        group: str = "",
        picks: tuple[int, int] | None = None,
        data: tuple[object, ...] = (),
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.moves = moves
        self.rule = rule
        self.window = window
        self.always = always or window
        self.hand = hand
        self.about = about
        self.group = group
        self.picks = picks
        self.data = data
        self._found: list[Move] | None = None

    def candidates(self) -> list[Move]:
        """The legal moves, in the order in which the rules found them; found once."""
        found = self._found
        if found is None:
            moves = self.moves
            found = self._found = moves if isinstance(moves, list) else moves()
        return found

    def __await__(self) -> Generator[Question, Move, Move]:
        answer = yield self
        return answer


@dataclass(frozen=True, slots=True)
class Decision:
    """A question as one seat sees it.

    `number` runs through the match; an answer quotes it so that a stale click is refused. `group` ties the
    decisions of one dialog or response window together; `picks` is (chosen so far, total) inside such a group.
    `uses_hand` says that hidden cards of the seat are needed to answer, `hand_too` that for all that others know the
    hand could offer more than the public options (those `from_hand`): it comes from public facts alone, so that it
    tells nothing. `call` is set in a response window.
    `why` explains in words, outermost first, which effect of which card is resolving.
    """

    number: int
    seat: int
    kind: str
    prompt: str
    options: tuple[Option, ...]
    rule: str
    group: str = ""
    picks: tuple[int, int] | None = None
    window: bool = False
    uses_hand: bool = False
    about: str | None = None
    call: Call | None = None
    why: tuple[str, ...] = field(default=())
    hand_too: bool = False

    def option(self, key: str) -> Option | None:
        """The option with this key, or None."""
        return next((option for option in self.options if option.key == key), None)

    def listed(self) -> tuple[Option, ...]:
        """The options that may be picked from a list: all that are not measured."""
        return tuple(option for option in self.options if option.measure is None)

    def public(self) -> Decision:
        """The same without what only the hand offers."""
        return replace(self, options=tuple(option for option in self.options if not option.from_hand))

    def subjects(self) -> list[str]:
        """Things that may be picked up, in the order of the options."""
        return list(dict.fromkeys(option.subject for option in self.options if option.subject is not None))

    def for_subject(self, subject: str | None) -> Sequence[Option]:
        """The options of one subject; those without a subject for None."""
        return [option for option in self.options if option.subject == subject]

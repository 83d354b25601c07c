"""What a game gives the engine: its description, and the functions that know its rules.

A `Game` is light, so that a lobby can list it; its `rules()` load the module that plays.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self

import msgspec

from tabletop.engine.cards import CardSet
from tabletop.engine.decision import Decision, Move, Question, Refusal
from tabletop.engine.events import Event
from tabletop.engine.figures import FinalFigure
from tabletop.engine.recorder import Recorder
from tabletop.engine.standing import StandingAnswer
from tabletop.engine.view import Json, View

Step = Coroutine[Question, Move, None]


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """A choice made before the game. `choices` are (value, label); the first sentence people read is `help`."""

    name: str
    title: str
    help: str
    choices: tuple[tuple[str, str], ...]
    default: str
    rule: str = ""
    only_if: tuple[str, str] | None = None  # (option, value): used only with that choice


class SeatSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a seat: `kind` is "human" or the name of a bot."""

    name: str
    kind: str = "human"


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is decided before the first card is dealt."""

    game: str
    seats: tuple[SeatSetup, ...]
    options: dict[str, str] = {}
    seed: int = 0


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended. `ending` is a short word for statistics; `sentence` mentions seats as `<0>`."""

    winners: tuple[int, ...]
    ending: str
    rule: str
    sentence: str


class TableState(Protocol):
    """What the engine needs of a game's state. `kinds[id]` is an index into the card set.

    `revealed` counts the moments at which something hidden came out: undo stops there.
    """

    chance: int
    script: list[int]
    kinds: list[int]
    revealed: int
    outcome: Outcome | None
    recorder: Recorder | None

    def copy(self) -> Self:
        """An independent copy without a recorder."""
        ...


class Rules(Protocol):
    """A game's rules as functions over its table. See `docs/adding-a-game.md` for what each must hold."""

    def new(self, setup: Setup, card_set: CardSet) -> Any:
        """The table at the first stable point. Raises SetupFault for options or seats that do not fit."""
        ...

    def step(self, table: Any) -> Step:
        """The coroutine from this stable point to the next."""
        ...

    def decision(self, table: Any, question: Question, number: int, names: Sequence[str]) -> Decision:
        """A question in words, with its options sorted."""
        ...

    def view(self, table: Any, seat: int) -> View:
        """The one door: what this seat may see."""
        ...

    def hidden_groups(self, table: Any, seat: int) -> list[list[int]]:
        """Ids whose cards the seat cannot tell apart, group by group; it knows each group's cards as a whole."""
        ...

    def not_now(self, table: Any, question: Question | None, subject: str | None, target: str | None) -> Refusal:
        """Why this pair is no option at this moment."""
        ...

    def concede(self, table: Any, seat: int) -> None:
        """End the game because a seat gives up."""
        ...

    def round_of(self, table: Any) -> int:
        """The number of the round, for chapters and checkpoints."""
        ...

    def dump(self, table: Any) -> Json:
        """The state as JSON values."""
        ...

    def load(self, data: Json, card_set: CardSet, where: str) -> Any:
        """The table again. Raises SaveFault naming the field below `where` that is wrong."""
        ...

    def encode(self, table: Any) -> bytes:
        """The state as bytes, the same for the same state on every machine; for hashes."""
        ...


class SetupFault(ValueError):
    """Options or seats that a game cannot be set up with; the message says what to change."""


class SaveFault(ValueError):
    """A fault in saved data: `field` says where, `problem` what is wrong."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Game:
    """A game as the lobby lists it; what is heavy comes through functions.

    `minutes` is (shortest, longest) usual length, `seats` the possible numbers of players. `phases` are (value of the
    view's fact `phase`, title) in the order in which a round runs through them. `final_figures` are counted from the
    view of everything when the game is over. `how_to_play` is the one page for people who are new (markdown, see
    `ui/rulebook/pages.py`), `tutorial` a lesson (TOML, see `tutorials/lesson.py`).
    `again` fills in options of a rematch from the log and the outcome of the game that has just ended.
    `standing` are questions that a seat may answer once and for all. `layouts` gives a layout for a number of seats
    where they differ; `layout` is then that of the smallest. An `automatic` game asks nobody anything: a screen lets it
    go on step by step (`Match.advance`); `landmarks` are the kinds of events at which one looks up when it runs fast.
    `sets` are (value of the cards' field `set`, how it is called) where the value alone would not say it.
    `conflict` says why options cannot stand together with a number of seats, "" if they can; an option may depend on
    those declared before it.
    """

    name: str
    title: str
    accent: str
    blurb: str
    emblem: str
    minutes: tuple[int, int]
    seats: tuple[int, ...]
    options: tuple[OptionSpec, ...]
    rules: Callable[[], Rules]
    card_set: Callable[[], CardSet]
    rules_text: Callable[[], str]
    layout: Callable[[], Any]
    face: Callable[[CardSet, str], Any]
    position: Callable[[str, str], Any]
    term: Callable[[str], str | None] = lambda _word: None
    phases: tuple[tuple[str, str], ...] = ()
    final_figures: Callable[[View], Sequence[FinalFigure]] = lambda _view: ()
    how_to_play: Callable[[], str] = str
    tutorial: Callable[[], str] | None = None
    again: Callable[[Sequence[Event], Outcome], dict[str, str]] = lambda _log, _outcome: {}
    standing: tuple[StandingAnswer, ...] = ()
    layouts: Callable[[int], Any] | None = None
    automatic: bool = False
    landmarks: tuple[str, ...] = ()
    sets: tuple[tuple[str, str], ...] = ()
    conflict: Callable[[Mapping[str, str], int], str] = lambda _options, _seats: ""

    @property
    def counts(self) -> str:
        """For how many players it is, in words: "2", "2 to 6", "2 or 4"."""
        first, last = self.seats[0], self.seats[-1]
        if len(self.seats) > 2 and self.seats == tuple(range(first, last + 1)):
            return f"{first} to {last}"
        return " or ".join(map(str, self.seats))

    def layout_for(self, seats: int) -> Any:
        """The table for so many players."""
        return self.layout() if self.layouts is None else self.layouts(seats)

    def rematch(self, last: Setup, log: Sequence[Event], outcome: Outcome, seed: int) -> Setup:
        """The same people and options once more, with what the game that has just ended says of the next one."""
        return self.setup(last.seats, last.options | self.again(log, outcome), seed)

    def setup(self, seats: Sequence[SeatSetup], options: dict[str, str], seed: int) -> Setup:
        """A set-up with defaults filled in.

        Raises SetupFault if an option or value is unknown, options do not stand together or the number of seats does
        not fit.
        """
        known = {spec.name: spec for spec in self.options}
        for name, value in options.items():
            if name not in known:
                raise SetupFault(f'{self.title} has no option "{name}". It has: {", ".join(known) or "none"}.')
            values = [choice for choice, _ in known[name].choices]
            if value not in values:
                raise SetupFault(f'Option "{name}" cannot be "{value}". It can be: {", ".join(values)}.')
        if len(seats) not in self.seats:
            raise SetupFault(f"{self.title} is for {self.counts} players, not {len(seats)}.")
        names = [seat.name.strip() for seat in seats]
        if "" in names or len(set(names)) < len(names):
            raise SetupFault("Every seat needs a name of its own.")
        filled = {spec.name: options.get(spec.name, spec.default) for spec in self.options}
        if problem := self.conflict(filled, len(seats)):
            raise SetupFault(problem)
        return Setup(self.name, tuple(seats), filled, seed)

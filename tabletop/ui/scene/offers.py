"""What clicks and drops mean: options of the decision sorted by subject and target. No graphics, no rules.

A click or a drop gives an act; carrying it out is the view's business.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tabletop.engine.decision import Decision, Option


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer the decision with this key."""

    key: str


@dataclass(frozen=True, slots=True)
class Chain:
    """Choose the subject, then this target of the decision that follows."""

    subject: str
    target: str


@dataclass(frozen=True, slots=True)
class Menu:
    """Several options fit: ask which, at the place."""

    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Select:
    """Light the targets of this subject; None lets go of the one before."""

    subject: str | None


@dataclass(frozen=True, slots=True)
class Refuse:
    """Not an option; `target` is "" for the subject alone."""

    subject: str
    target: str


TILE = "tile:"  # what the names of tiles begin with, followed by the key of an option
Act = Answer | Chain | Menu | Select | Refuse | None


class Offers:
    """The options of one decision, with the targets of decisions that would follow."""

    def __init__(self, decision: Decision | None = None, hands: frozenset[str] = frozenset()):
        self.decision = decision
        self._hands = hands
        self._chains: dict[str, tuple[Option, ...]] = {}
        self._by_subject: dict[str | None, list[Option]] = {}
        for option in decision.options if decision is not None else ():
            self._by_subject.setdefault(option.subject, []).append(option)

    @property
    def subjects(self) -> list[str]:
        """Things that may act now, in the order of the options."""
        return [subject for subject in self._by_subject if subject is not None]

    def add_chain(self, subject: str, options: Sequence[Option]) -> None:
        """Targets that would be offered once `subject` has been chosen."""
        self._chains[subject] = tuple(option for option in options if option.target is not None)

    def lone_subject(self) -> str | None:
        """The one thing that every target belongs to: its targets are lit without choosing it first.

        A card in a hand is never taken as chosen.
        """
        subjects = self.subjects
        if len(subjects) != 1 or subjects[0] in self._hands:
            return None
        return subjects[0] if all(option.target for option in self._by_subject[subjects[0]]) else None

    def targets(self, subject: str | None) -> dict[str, list[Option]]:
        """What may be dropped on or clicked for this subject; a chain's targets only where it has none itself."""
        found: dict[str, list[Option]] = {}
        for option in (*self._by_subject.get(subject, ()), *self._chain(subject)):
            if option.target is not None:
                found.setdefault(option.target, []).append(option)
        return found

    def drop(self, subject: str, things: Sequence[str]) -> Act:
        """The meaning of letting go of `subject` over these things, nearest first."""
        if subject in things[:1] or not things:
            return Select(None)
        targets = self.targets(subject)
        for thing in things:
            if thing in targets:
                return self._choose(subject, thing, targets[thing])
        return Refuse(subject, things[0])

    def click(self, things: Sequence[str], selected: str | None) -> Act:
        """The meaning of a click on these things, nearest first, while `selected` is chosen."""
        if things and things[0].startswith(TILE):
            return Answer(things[0].removeprefix(TILE))
        chosen = selected or self.lone_subject()
        if chosen is not None and things[:1] != [chosen]:  # a click on it is not meant for the row it stands in
            targets = self.targets(chosen)
            for thing in things:
                if thing in targets and thing != chosen:  # itself is chosen by its button or menu
                    return self._choose(chosen, thing, targets[thing])
        free = self.targets(None)
        for thing in things:
            if thing in free:
                return self._one_of(free[thing])
        nearest = things[0] if things else None
        if nearest is not None and nearest in self._by_subject:
            return self._pick(nearest, selected)
        if nearest is None:
            return None if selected is None else Select(None)
        if selected is None and not nearest.startswith("card:"):
            return None
        return None if chosen is None else Refuse(chosen, nearest)

    def _pick(self, subject: str, selected: str | None) -> Act:
        options = self._by_subject[subject]
        if len(options) == 1 and subject != self.lone_subject():
            return Answer(options[0].key)
        if subject == selected or not any(option.target for option in options):
            return Menu(tuple(options))
        return Select(subject)

    def _choose(self, subject: str, target: str, options: list[Option]) -> Act:
        own = [option for option in options if option in self._by_subject.get(subject, ())]
        return self._one_of(own) if own else Chain(subject, target)

    def _chain(self, subject: str | None) -> tuple[Option, ...]:
        own = self._by_subject.get(subject, ())
        if subject is None or len(own) != 1 or own[0].target is not None:
            return ()
        return self._chains.get(subject, ())

    @staticmethod
    def _one_of(options: list[Option]) -> Act:
        return Answer(options[0].key) if len(options) == 1 else Menu(tuple(options))

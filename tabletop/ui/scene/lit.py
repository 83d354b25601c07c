"""Which things are lit, and how, for what is chosen, held or pointed at. No graphics.

What is neither a target nor the chosen subject is dimmed while something is chosen or held.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tabletop.engine.decision import Option
from tabletop.engine.view import View
from tabletop.ui.scene.offers import Offers
from tabletop.ui.scene.outlines import Mark

OWN_TAG = "your own"
ACTS_TAG, TARGET_TAG = "acts", "target"  # of what is told after it was done
NO_EFFECT = "no effect"  # the preview of an option that does nothing to its target


@dataclass(frozen=True, slots=True)
class Pointing:
    """What the person is doing: a chosen subject, a subject being dragged, the thing under the pointer, the focus."""

    selected: str | None = None
    held: str | None = None
    pointed: str | None = None
    focus: str | None = None


@dataclass(slots=True)
class Lit:
    """Outlines and tags by thing. `dims` says whether all the rest is dimmed; `targets` are the legal ones."""

    marks: dict[str, tuple[Mark, ...]] = field(default_factory=dict)
    tags: dict[str, str] = field(default_factory=dict)
    targets: dict[str, list[Option]] = field(default_factory=dict)
    subject: str | None = None
    dims: bool = False
    apart: set[str] = field(default_factory=set)  # stands for the subject or a target

    def dimmed(self, thing: str) -> bool:
        """Whether this thing is "not now"."""
        return self.dims and thing != self.subject and thing not in self.targets and thing not in self.apart

    def preview(self, thing: str | None) -> str:
        """What choosing this target would do, in a few words."""
        return next((option.preview for option in self.targets.get(thing or "", ()) if option.preview), "")


def light(offers: Offers, view: View | None, pointing: Pointing, announced: str | None) -> Lit:
    """Work out all lights of a moment."""
    chosen = pointing.held or pointing.selected or offers.lone_subject()
    lit = Lit(subject=chosen)
    marks: dict[str, list[Mark]] = {}
    if announced:
        marks.setdefault(announced, []).append("announced")
    if chosen is not None:
        lit.targets = offers.targets(chosen)
        lit.dims = pointing.held is not None or (bool(lit.targets) and _is_all(offers, chosen, pointing))
        marks.setdefault(chosen, []).append(_of_subject(chosen, pointing))
    else:
        for subject in offers.subjects:
            marks.setdefault(subject, []).append("acts")
        lit.targets = offers.targets(None)
    own = own_targets(list(lit.targets), view, offers.decision.seat if offers.decision else None)
    for target in lit.targets:
        if target == chosen:
            continue  # dropping it on itself cancels; a self target is chosen by its button
        pointed = target in (pointing.pointed, pointing.focus)
        marks.setdefault(target, []).append("pointed" if pointed else "own" if target in own else "target")
        if target in own:
            lit.tags[target] = OWN_TAG
        if any(option.preview == NO_EFFECT for option in lit.targets[target]):
            marks[target].append("shield")
    if pointing.focus:
        marks.setdefault(pointing.focus, []).append("focus")
    lit.marks = {thing: tuple(dict.fromkeys(each)) for thing, each in marks.items()}
    return lit


def _is_all(offers: Offers, chosen: str, pointing: Pointing) -> bool:
    """Whether the rest is out of the question, and not only because one thing alone can act among other answers."""
    decision = offers.decision
    return (
        pointing.selected is not None or decision is None or decision.about == chosen or not decision.for_subject(None)
    )


def tell(lit: Lit, acting: str | None, acted_on: tuple[str, ...]) -> None:
    """Add what has just been done: who acted, in dots of paper, and on whom, in the brackets of a target."""
    if acting is not None:
        lit.marks[acting] = ("announced", *lit.marks.get(acting, ()))
        lit.tags.setdefault(acting, ACTS_TAG)
    for thing in acted_on:
        lit.marks[thing] = ("target", *lit.marks.get(thing, ()))
        lit.tags.setdefault(thing, TARGET_TAG)
        lit.targets.setdefault(thing, [])


def together(lit: Lit, apart: Mapping[str, str]) -> None:
    """Add what lies elsewhere and stands for something lit: it has the same outlines."""
    for key, meant in apart.items():
        if meant == lit.subject or meant in lit.targets:
            lit.apart.add(key)
        marks = tuple(mark for mark in lit.marks.get(meant, ()) if mark != "focus")
        if marks:
            lit.marks[key] = (*lit.marks.get(key, ()), *marks)


def _of_subject(chosen: str, pointing: Pointing) -> Mark:
    """What a subject is whose targets are lit: chosen, be it by the person just now or by the decision before."""
    return "held" if chosen == pointing.held else "selected"


def own_targets(targets: list[str], view: View | None, seat: int | None) -> set[str]:
    """The targets that belong to the seat that decides, if there are others too; else it need not be said."""
    if view is None or seat is None:
        return set()
    owners = {target: owner_of(target, view) for target in targets}
    own = {target for target, owner in owners.items() if owner == seat}
    rival = any(owner not in (seat, None) for owner in owners.values())
    return own if rival else set()


def owner_of(thing: str, view: View) -> int | None:
    """The seat in whose zone a card or place lies; None for shared ones and whole lanes."""
    kind, _, rest = thing.partition(":")
    if kind in ("place", "zone"):
        zone = view.zones.get(rest.rpartition(":")[0] if kind == "place" else rest)
        return zone.owner if zone is not None else None
    for zone in view.zones.values():
        if any(piece.key == thing for piece in zone.pieces):
            return zone.owner
    return None

"""Which sentences may stand on which kind of piece: checked when a text has been read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletop.cardtext.control import ChooseOne, IfDone, May
from tabletop.cardtext.faults import SentenceError
from tabletop.engine.cards import AbilityText, CardDef
from tabletop.games.heroes_incorporated import sentences as s

_HERO_CONSTANTS = ("fly", "blast", "outsmart", "magic", "teleport", "rocket", "inventor", "income")
_CARRIER_CONSTANTS = ("fly", "blast", "outsmart", "two-steps", "scanner")
_GADGET_CLAUSES = (s.Constant, s.RollAgain, s.RaiseFace, s.LiftDie, s.Shielding)
_OF_A_BLOCK = (s.PlaceWinner, s.TakeBlockToken, s.WinnerIs, s.TokenHere)
_OF_A_HERO = (s.Illusion, s.Minions, s.Mimic)


def check_ability(sentences: s.Sentences, card: CardDef, ability: AbilityText) -> None:
    """Raises SentenceError if these sentences cannot stand on such a card as such an ability."""
    clauses = sentences.clauses
    if card.kind == "Hero":
        _check_power(clauses, card, ability)
    elif card.kind == "Gadget":
        _check_gadget(clauses)
    elif card.kind == "Team HQ gadget":
        _check_marker(clauses, ("coloured", "white"))
    elif card.kind == "Fame":
        _only_one(clauses, s.Requirement, 'A Fame card says "Requirement: ..." and nothing else.')
    elif card.kind == "Supervillain":
        _only_one(clauses, s.Combat, 'A supervillain says "Combat N" with what belongs to it and nothing else.')
    else:
        _check_effects(clauses, card.kind)
    for index, clause in enumerate(clauses):
        before = (*clauses[:index], clause.first) if isinstance(clause, IfDone) else clauses[:index]
        _check_inside(clause, card.kind, any(isinstance(part, s.KnockOut) for part in _parts(before)))


def _check_power(clauses: tuple[s.Clause, ...], card: CardDef, ability: AbilityText) -> None:
    if ability.kind == "Setup" and not all(isinstance(clause, s.StartsWith) for clause in clauses):
        raise SentenceError('A power of the kind Setup says only "This hero starts with ...".')
    if ability.kind == "Reaction":
        _only_one(clauses, s.Cancel, 'A power of the kind Reaction says only "When a card is played: ...".')
    if ability.kind == "Bonus":
        _check_marker(clauses, (card.extra.get("marker", ""),))
    if ability.kind == "Constant":
        for clause in clauses:
            _check_lasting(clause)


def _check_lasting(clause: s.Clause) -> None:
    match clause:
        case s.Constant(what) if what not in _HERO_CONSTANTS:
            raise SentenceError("This is something that only a gadget does for its carrier.")
        case s.Constant() | s.StartsWith() | s.IfThen(s.JusticeOn(), May(s.TradeJustice()), None):
            pass
        case _:
            raise SentenceError("This does not hold all the time, so it is no power of the kind Constant.")


def _check_gadget(clauses: tuple[s.Clause, ...]) -> None:
    for clause in clauses:
        if not isinstance(clause, _GADGET_CLAUSES):
            raise SentenceError("A gadget that a hero carries says what its carrier has, or may do once a round.")
        if isinstance(clause, s.Constant) and clause.what not in _CARRIER_CONSTANTS:
            raise SentenceError("This is something that only a hero's power can do.")


def _check_marker(clauses: tuple[s.Clause, ...], colours: tuple[str, ...]) -> None:
    said = " or ".join(f'"{colour.capitalize()} marker: ..."' for colour in colours)
    _only_one(clauses, s.Marker, f"This text says {said} and nothing else.")
    for clause in clauses:
        if isinstance(clause, s.Marker) and clause.colour not in colours:
            raise SentenceError(f"This text begins with {said}.", clause.colour)


def _only_one(clauses: tuple[s.Clause, ...], form: type, problem: str) -> None:
    if len(clauses) != 1 or not isinstance(clauses[0], form):
        raise SentenceError(problem)


def _check_effects(clauses: tuple[s.Clause, ...], kind: str) -> None:
    if not all(isinstance(clause, s.Effect) for clause in clauses):
        raise SentenceError(f"A card of the kind {kind} says only what happens, not what holds or waits for a moment.")
    if kind == "KO gadget" and not any(isinstance(part, s.KnockOut) for part in _parts(clauses)):
        raise SentenceError('A KO gadget says "Knock out one standing opposing hero".')


def _check_inside(clause: s.Clause, kind: str, named: bool) -> None:
    """`named`: a knock-out before this clause has named a hero that it can speak of."""
    for part in _parts(clause):
        match part:
            case _ if isinstance(part, _OF_A_BLOCK) and kind != "Block":
                raise SentenceError("Only a block can say this: it is about the block or its winner.", *_said(part))
            case _ if isinstance(part, _OF_A_HERO) and kind != "Hero":
                raise SentenceError("Only a hero's power can say this.", "this hero")
            case s.Granted(acts, team=False) if kind != "Hero" and acts != ("play",):
                raise SentenceError('Only a hero\'s power can speak of "this hero".', "this hero")
            case s.TargetLoses() if not named:
                raise SentenceError('"It" is no one here: knock out a hero before.', "it loses")
            case s.TakeRandom(owner=True) if not named:
                raise SentenceError(
                    "There is no hero here whose owner could be meant: knock one out before.", "its owner"
                )
            case s.DiscardOther() if not isinstance(clause, s.Requirement):
                raise SentenceError("This can only be the requirement of a Fame card.", "discard")
            case s.DieOnNumber(number) | s.Minions(_, number) if not 2 <= number <= 5:
                raise SentenceError("Blocks have numbers from 2 to 5.", f"of number {number}")
            case s.TradeJustice() if kind == "Hero" and not isinstance(clause, s.IfThen):
                raise SentenceError("Without the Justice option there are no Justice tokens.", "trade")
    _check_it(clause)


def _check_it(clause: s.Clause) -> None:
    """`Put it on one of your heroes` needs the token that the condition has named."""
    if isinstance(clause, s.IfThen) and isinstance(clause.condition, s.TokenHere):
        parts = _parts(clause.otherwise)
    else:
        parts = _parts(clause)
    if any(isinstance(part, s.TakeBlockToken) for part in parts):
        raise SentenceError('"It" is nothing here: begin with "If a Combat +1 token lies on this block:".', "put it")


def _said(part: Any) -> tuple[str, ...]:
    match part:
        case s.PlaceWinner() | s.WinnerIs():
            return ("the winning hero",)
        case s.TokenHere():
            return ("on this block",)
    return ("put it",)


def _parts(said: Any) -> Iterator[Any]:
    """A clause and all effects and conditions inside it."""
    yield said
    match said:
        case tuple():
            for part in said:
                yield from _parts(part)
        case May(effect) | s.Marker(_, effect):
            yield from _parts(effect)
        case IfDone(first, then):
            yield from _parts((first, then))
        case ChooseOne(choices):
            yield from _parts(choices)
        case s.IfThen(condition, then, otherwise):
            yield from _parts((condition, then, otherwise))
        case s.Gain(_, instead) | s.Draw(_, instead) | s.LookTake(_, _, instead) if instead is not None:
            yield from _parts(instead.condition)
        case s.Requirement(condition):
            yield from _parts(condition)

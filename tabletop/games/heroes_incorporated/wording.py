"""A clause's tree back in words, as it can stand on a card."""

from __future__ import annotations

from tabletop.cardtext.control import ChooseOne, IfDone, May
from tabletop.cardtext.numbers import in_words as word
from tabletop.games.heroes_incorporated import sentences as s
from tabletop.games.heroes_incorporated.wording_parts import condition_in_words, counted, justice, points, token

_LASTING: dict[s.Lasting, str] = {
    "fly": "Moves of this hero may also be diagonal",
    "blast": "This hero may fight crime on an orthogonally adjacent block",
    "outsmart": "This hero wins ties",
    "two-steps": "A Move of the carrier may be two steps",
    "scanner": "Combat numbers of supervillains are 1 lower for the carrier",
    "magic": "Two dice are rolled for each fight of this hero and the higher one is used",
    "teleport": "A Move of this hero may be a teleport",
    "rocket": "One normal action lets this hero move one block and then fight crime there",
    "inventor": "While it stands you play gadget cards without an action",
    "income": "Gain 1 Hero Point at the end of every round",
}
_AROUND = "the block of this hero or an orthogonally adjacent block"
_ROLL = "Once a round, after a Fight roll of the carrier: you may"
_DEEDS = {"move": "moves", "fight": "fights crime"}


def in_words(clause: s.Clause) -> str:
    """The phrase of a clause or an effect, without its full stop."""
    match clause:
        case s.Constant(what):
            return _LASTING[what]
        case s.StartsWith(kind):
            return f"This hero starts with one {token(kind)}{' of your choice' if kind == 'gadget' else ''}"
        case s.Marker(colour, effect):
            return f"{colour.capitalize()} marker: {_small(in_words(effect))}"
        case s.RollAgain():
            return f"{_ROLL} roll again"
        case s.RaiseFace(steps):
            return f"{_ROLL} turn the face {word(steps)} up"
        case s.LiftDie():
            return "Once a round, in your turn: you may take the carrier's die off its block"
        case s.Shielding():
            return "When the carrier would be knocked out: you may discard this gadget token instead"
        case s.Cancel(count):
            cards = counted(count, "card")
            return f"When a card is played: you may discard {cards} from your hand to cancel it"
        case s.Combat():
            return _combat(clause)
        case s.Requirement(condition):
            return f"Requirement: {condition_in_words(condition)}"
        case May(effect):
            return f"You may {_small(in_words(effect))}"
        case IfDone(first, then):
            return f"{in_words(first)}; if you do: {_small(in_words(then))}"
        case ChooseOne(choices):
            return "Choose one: " + "; or ".join(_small(in_words(choice)) for choice in choices)
        case s.IfThen(condition, then, otherwise):
            rest = "" if otherwise is None else f"; otherwise: {_small(in_words(otherwise))}"
            return f"If {condition_in_words(condition)}: {_small(in_words(then))}{rest}"
        case _:
            return _gaining(clause) or _fighting(clause) or _on_the_city(clause)


def _gaining(effect: s.Effect) -> str:
    """Hero Points, Justice tokens and cards; "" for other effects."""
    match effect:
        case s.Gain(count, instead):
            return f"Gain {points(count)}{_instead(instead, figures=True)}"
        case s.GainJustice(count):
            return f"Gain {justice(count)}"
        case s.TradeJustice(tokens, count):
            return f"Trade {justice(tokens)} for {points(count)}"
        case s.LosePoints(count):
            return f"One opponent with at least as many Hero Points as you loses {points(count)}"
        case s.Draw(count, instead):
            return f"Draw {counted(count, 'card')}{_instead(instead)}"
        case s.Discard(count):
            return f"Discard {counted(count, 'card')} from your hand"
        case s.OpponentsDiscard(origin, count):
            article = "an" if origin == "Alien" else "a"
            return f"Each opponent with {article} {origin} hero discards {counted(count, 'card')}"
        case s.LookTake(depth, keep, instead):
            looked = f"Look at the top {counted(depth, 'card')} of the deck"
            taken = f"take {word(keep)} of them into your hand{_instead(instead)}"
            return f"{looked}; {taken}; put the rest under the deck in any order"
        case s.TakeGadgetCard():
            return "Take one gadget card from the discard pile into your hand"
        case s.TakeRandom(owner):
            return f"Take one random card from the hand of {'its owner' if owner else 'one opponent'}"
        case s.SetFame():
            return "Put one Fame card from your hand into play without its requirement"
    return ""


def _fighting(effect: s.Effect) -> str:
    """Heroes, their tokens and their deeds; "" for other effects."""
    match effect:
        case s.PowerUp():
            return "Put one Combat +1 token on one of your heroes"
        case s.TakeBlockToken():
            return "Put it on one of your heroes"
        case s.KnockOut(origins, near):
            of = f"{' or '.join(origins)} " if origins else ""
            on = " on the block of one of your standing heroes or on an orthogonally adjacent block" if near else ""
            return f"Knock out one standing opposing {of}hero{on}"
        case s.TargetLoses(kind, yours):
            return f"It loses one {token(kind)}{' of your choice' if yours else ''}"
        case s.OpposingLoses():
            return "One opposing hero loses one Combat +1 token or gadget token of your choice"
        case s.ReturnMarker():
            return "Return one of your used hero bonus markers to its hero"
        case s.Granted(acts, team):
            return _granted(acts, team)
        case s.Mimic():
            return f"Copy one power of a hero on {_AROUND}"
    return ""


def _on_the_city(effect: s.Effect) -> str:
    match effect:
        case s.PlaceWinner():
            return "Put the winning hero on any block"
        case s.PlaceHero():
            return "Put one of your free heroes on any block with a crime pawn"
        case s.SendPawn():
            return "Send one crime pawn from a block without a die to Crimeland"
        case s.DestroyBlock():
            return "Destroy one block, other than Crimeland, without a hero, crime pawn, die or supervillain"
        case s.RestoreBlock():
            return "Restore one destroyed block"
        case s.MovePawns(most):
            return f"Move one or {word(most)} crime pawns, each from a block without a die to a neighbour"
        case s.Illusion():
            return f"Move one crime pawn, from {_AROUND}, to a neighbour"
        case s.Minions(count, number):
            gained = f"Gain {points(count)} for a crime on a block of number {number}, {_AROUND}"
            return f"{gained}; send one crime pawn from it to Crimeland"
    raise TypeError(f"no words for {effect!r}")


def _granted(acts: tuple[s.Act, ...], team: bool) -> str:
    deeds = " or ".join(_DEEDS[act] for act in acts if act != "play")
    play = "play one card from your hand"
    if not deeds:
        return _large(play)
    said = f"{'One of your heroes' if team else 'This hero'} {deeds}"
    return f"{said}, or you {play}" if "play" in acts else said


def _combat(villain: s.Combat) -> str:
    said = f"Combat {villain.number}" + "".join(f", {number} against {origin}" for origin, number in villain.against)
    match villain.penalty:
        case s.MisserKnockedOut():
            said += "; a hero that misses is knocked out"
        case s.MisserLoses(kind):
            said += f"; a hero that misses loses one {token(kind)}"
        case s.MisserDiscards(count):
            said += f"; the owner of a hero that misses discards {counted(count, 'card')}"
    if villain.destroys:
        said += "; if undefeated at the end of the round: destroy its block unless it is Crimeland"
    return said


def _instead(instead: s.Instead | None, figures: bool = False) -> str:
    if instead is None:
        return ""
    count = str(instead.count) if figures else word(instead.count)
    return f", or {count} if {condition_in_words(instead.condition)}"


def _small(words: str) -> str:
    return words[:1].lower() + words[1:]


def _large(words: str) -> str:
    return words[:1].upper() + words[1:]

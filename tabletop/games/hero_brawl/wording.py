"""A sentence's tree back in words, as it can stand on a card."""

from __future__ import annotations

from tabletop.cardtext.control import ChooseOne, IfDone, May
from tabletop.games.hero_brawl import sentences as s


def in_words(effect: s.Effect) -> str:
    """The phrase of an effect, without its full stop."""
    match effect:
        case May(inner):
            return f"You may {_small(in_words(inner))}"
        case IfDone(first, then):
            return f"{in_words(first)}; if you do, {_small(in_words(then))}"
        case ChooseOne(choices):
            return "Choose one: " + "; or ".join(_small(in_words(choice)) for choice in choices)
        case s.Draw(count):
            return f"Draw {count}"
        case s.Discard(count):
            return f"Discard {count}"
        case s.DiscardFewer(fewer):
            return f"Discard {fewer} fewer than drawn"
        case s.OpponentDiscards(count, picked):
            return f"One opponent discards {count}{' picked by you' if picked else ''}"
        case s.ExchangeCards(count):
            return f"Exchange {count} {'card' if count == 1 else 'cards'} with one opponent"
        case s.ExchangeHands():
            return "Exchange hands with one opponent"
        case s.MoveHands():
            return "All hands move one place to the left"
        case s.Roshambo():
            return "Roshambo with one opponent"
        case s.Shield():
            return "Shield yourself until your next turn starts"
        case s.ClaimBelt():
            return "Claim the belt"
        case s.StopOrFlip():
            return "Stop one card or flip one roshambo"


def _small(words: str) -> str:
    return words[:1].lower() + words[1:]

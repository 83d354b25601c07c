"""The tree behind a Hero Brawl card's text: one class a sentence form, all values. Nothing here acts.

`cardtext.lark` parses text into these, `effects.py` runs them. Names follow part 7 of the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tabletop.cardtext.control import ChooseOne, IfDone, May


@dataclass(frozen=True, slots=True)
class Draw:
    """`Draw N.`: from the pile, as far as it reaches."""

    count: int


@dataclass(frozen=True, slots=True)
class Discard:
    """`Discard N.`: cards of the own hand, own choice."""

    count: int


@dataclass(frozen=True, slots=True)
class DiscardFewer:
    """`Discard N fewer than drawn.`: counts what this card drew into the hand; never below 0."""

    fewer: int


@dataclass(frozen=True, slots=True)
class OpponentDiscards:
    """`One opponent discards N.`; with `picked` the player of the card points at face-down cards (BR-R33)."""

    count: int
    picked: bool = False


@dataclass(frozen=True, slots=True)
class ExchangeCards:
    """`Exchange N card with one opponent.`: each picks secretly; only the opponent gives if the own hand is empty."""

    count: int


@dataclass(frozen=True, slots=True)
class ExchangeHands:
    """`Exchange hands with one opponent.`: whole hands, also empty ones."""


@dataclass(frozen=True, slots=True)
class MoveHands:
    """`All hands move one place to the left.`: every participant of BR-R29 at the same moment."""


@dataclass(frozen=True, slots=True)
class Roshambo:
    """`Roshambo with one opponent.` (BR-ROSH-1 to 10)."""


@dataclass(frozen=True, slots=True)
class Shield:
    """`Shield yourself until your next turn starts.`: the card stays on the table."""


@dataclass(frozen=True, slots=True)
class ClaimBelt:
    """`Claim the belt.`: nothing before the reveal or for the champion."""


@dataclass(frozen=True, slots=True)
class StopOrFlip:
    """`Stop one card or flip one roshambo.`: what the window offers; nothing as a turn card."""


Effect = (
    May
    | IfDone
    | ChooseOne
    | Draw
    | Discard
    | DiscardFewer
    | OpponentDiscards
    | ExchangeCards
    | ExchangeHands
    | MoveHands
    | Roshambo
    | Shield
    | ClaimBelt
    | StopOrFlip
)

AIMED = (OpponentDiscards, ExchangeCards, ExchangeHands, Roshambo)
"""The effects that name an opponent when the card is announced."""


@dataclass(frozen=True, slots=True)
class Sentences:
    """A whole text: its effects, and the condition that covers them."""

    effects: tuple[Effect, ...]
    condition: Literal["", "pile", "hit"] = ""

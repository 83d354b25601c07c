"""The terms of the cards in a few words each, for the screen; the rules they come from are in `rules.md`."""

from __future__ import annotations

TERMS = {
    "FRT": "one Character in the Front Row of either Party, Ready or Disabled (HB-TERM-10).",
    "SRT": "one Character in the Support Row of either Party, Ready or Disabled (HB-TERM-10).",
    "Target": "one Character of either Party, in any row.",
    "DMG": "damage: each dealing of it lowers HP, less what reduces it (HB-TERM-9).",
    "HEAL": "gains HP, up to the starting HP; may always be declined (HB-TERM-11).",
    "DR": "each dealing of damage to it is that much lower (HB-TERM-9).",
    "Penetrating": "is not lowered by DR (HB-TERM-16).",
    "Taunted": "must be activated on its owner's next turn and hit the taunter (HB-TAUNT-1).",
    "Disable": "turn it sideways: it may not act again this round (HB-TERM-8).",
    "Disabled": "turned sideways: it may not act again this round (HB-TERM-3).",
    "Ready": "may be chosen to act (HB-TERM-3).",
    "Move": "to an empty position of the same Party, with its Enhancements (HB-TERM-14).",
    "Swap": "two Characters of one Party trade positions (HB-TERM-15).",
    "Acquire": "take one card of the Pool; it goes on top of your discard pile (HB-TERM-4).",
    "Banish": "to your Banished pile, for good; not a Defeat (HB-TERM-6).",
    "Defeat": "it leaves play and costs its Value in cards of the deck (HB-DEFEAT-3).",
    "Bearer": "the Character that the Enhancement is attached to (HB-TERM-19).",
    "Row Attack": "hits each position of the row, empty ones too (HB-ROW-4).",
    "Interrupt": "used when what it names happens, and resolved before that.",
    "Reaction": "used when what it names has happened, and resolved after that.",
    "Constant": "works as long as the card is in play in that row.",
}

_STEMS = {"targets": "Target", "moves": "Move", "acquires": "Acquire", "banished": "Banish", "defeated": "Defeat"}


def term(word: str) -> str | None:
    """What a word of a card's text means, None if it is no term. A number after it does not matter ("DR 1")."""
    stem = word.rstrip("0123456789 ")
    return TERMS.get(stem) or TERMS.get(_STEMS.get(stem.casefold(), ""))

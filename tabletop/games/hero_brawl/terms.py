"""The terms of Hero Brawl in a few words each, for the screen; the rules they come from are in `rules.md`."""

from __future__ import annotations

TERMS = {
    "Roshambo": "rock defeats scissors, scissors defeat paper, paper defeats rock; on equal symbols the higher number "
    "wins. The winner keeps either card, the other is discarded (BR-ROSH-5 to 7).",
    "Shield": "no target of attacks, left out of swaps, until the player's next turn starts (BR-CARD-TAGTEAM-3).",
    "Belt": "the Title Belt: its holder is champion and wins when the pile is used up (BR-END-2).",
    "Pile": "the draw pile. Once the belt is out and the pile is empty, everybody has one final turn (BR-END-2).",
    "Stop": "the card goes to the discard without effect; it was still the play of that turn (BR-R13).",
    "Flip": "winner and loser of a roshambo change places (BR-ROSH-10).",
    "Skill": "a die must reach 2, 4 or 6, as the meter says; a plain roll needs 4 (BR-R43).",
    "Opponent": "any other player still in and not shielded, named when the card is announced.",
    "Exchange": "both sides give at the same moment; nobody sees what the others get.",
    "Discard": "lose a hand card, face up; it is not replaced.",
}

_STEMS = {
    "shielded": "Shield",
    "opponents": "Opponent",
    "discards": "Discard",
    "stops": "Stop",
    "flips": "Flip",
    "pile": "Pile",
    "belt": "Belt",
}


def term(word: str) -> str | None:
    """What a word of a card's text means, None if it is no term."""
    stem = word.rstrip("0123456789 ")
    return TERMS.get(stem) or TERMS.get(stem.title()) or TERMS.get(_STEMS.get(stem.casefold(), ""))

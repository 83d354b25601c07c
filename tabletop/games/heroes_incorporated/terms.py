"""The terms of Heroes Incorporated in a few words each, for the screen; the rules they come from are in `rules.md`."""

from __future__ import annotations

POWERS = {
    "Transform": "the hero begins with one Combat +1 token (HI-POWER-1).",
    "Fly": "the hero's Moves may also be diagonal (HI-POWER-2).",
    "Blast": "the hero may fight on an orthogonally adjacent block; its die locks it where it stands (HI-POWER-3).",
    "Noble": "1 Hero Point more at the end of every round; two Justice tokens may become 1 Hero Point (HI-POWER-4).",
    "Magic": "two dice are rolled for each fight and the higher one counts (HI-POWER-5).",
    "Teleport": "a Move may go to any block: roll a die, on a 1 the hero lands in Crimeland (HI-POWER-6).",
    "Detective": "black marker: draw one card, once a round (HI-POWER-7).",
    "SuperSenses": "orange marker: this hero fights crime, once a round (HI-POWER-8).",
    "SuperSpeed": "brown marker: move, fight crime or play a card, once a round (HI-POWER-9).",
    "Inventor": "starts with a gadget; while the hero stands, gadget cards cost no action (HI-POWER-10).",
    "Illusion": "pink marker: one crime pawn near the hero moves to a neighbour (HI-POWER-11).",
    "Mind Control": "discard a card to cancel one that was just played; both leave the game (HI-POWER-12).",
    "Minions": "grey marker: 2 Hero Points for a crime on a block of number 2 near the hero (HI-POWER-13).",
    "Rocket": "one normal action moves the hero one block and then lets it fight there (HI-POWER-14).",
    "Outsmart": "of two equal fight values the hero with this power wins (HI-POWER-15).",
    "Mimic": "natural marker: use one power of a hero near by, once (HI-POWER-16).",
}
TERMS = {
    **POWERS,
    "Combat +1": "adds 1 to its hero's fight value, three at most on a hero (HI-MOD-1).",
    "Justice": "a token for a miss: spend it after a roll to turn the die one up, 6 at most (HI-JUSTICE-4).",
    "Locked": "its die lies on a block: it can neither move nor fight (HI-FIGHT-10).",
    "Free": "standing and not locked: it may move and fight (HI-FIGHT-1).",
    "Standing": "not knocked out (HI-KO-1).",
    "Fight value": "the face of the die and the hero's Combat +1 tokens (HI-MOD-1).",
    "Fight": "a free hero rolls on a block with crime, to reach its number and to equal the dice there (HI-FIGHT-5).",
    "Miss": "a roll that fails, so that its die is not placed (HI-FIGHT-6).",
    "Neighbour": "any of the eight blocks around, diagonal ones too (HI-R49).",
    "Orthogonal": "north, east, south or west, not diagonal (HI-ACT-2).",
    "Crimeland": "the block in the middle: pawns that would leave the city go there; never destroyed (HI-CRIME-3).",
    "Crime pawn": "a crime on its block; several on one block count as one (HI-FIGHT-12).",
    "Hero Point": "36 of them win with two players, 30 with more, at the end of a round (HI-WIN-1).",
    "Supervillain": "thrown in before another player rolls: its combat number is to be reached (HI-VILLAIN-6).",
    "KO": "the hero lies down until the end of the round, its die comes off (HI-KO-1).",
    "Gadget token": "lies on one of your heroes, three at most, none on an Alien (HI-CARD-5).",
    "Carrier": "the hero on which the gadget token lies; only it uses the gadget (HI-CARD-5).",
    "HQ": "a Team HQ gadget works once a round as a bonus action, paid with a marker (HI-HQ-2).",
    "Fame": "pays 1 Hero Point at the end of every round, one at most for each player (HI-CARD-7).",
    "Fate": "played for an action and discarded (HI-CARD-8).",
    "Adventure": "played for an action, pays its Hero Points at once (HI-CARD-9).",
    "Power-up": "puts a Combat +1 token on one of your heroes (HI-CARD-11).",
    "Bonus": "an action on top of the normal one, once a round, paid with the hero's own marker (HI-BONUS-1).",
    "Constant": "always works, without an action.",
    "Reaction": "used when what it names happens, in another player's turn too.",
    "Destroy": "the block has no number and no power any more (HI-FIGHT-16).",
}

_FORMS = {
    "combat token": "Combat +1",
    "combat tokens": "Combat +1",
    "justice token": "Justice",
    "justice tokens": "Justice",
    "fights": "Fight",
    "fights crime": "Fight",
    "fight crime": "Fight",
    "misses": "Miss",
    "stands": "Standing",
    "orthogonally": "Orthogonal",
    "neighbours": "Neighbour",
    "crime pawns": "Crime pawn",
    "hero points": "Hero Point",
    "supervillains": "Supervillain",
    "ko gadget": "KO",
    "knock out": "KO",
    "knocked out": "KO",
    "gadget tokens": "Gadget token",
    "team hq gadget": "HQ",
    "destroyed": "Destroy",
}
_KNOWN = {name.casefold(): meaning for name, meaning in TERMS.items()}


def term(word: str) -> str | None:
    """What a word of a card's text means, None if it is no term. Small letters will do."""
    plain = word.strip().casefold()
    return _KNOWN.get(_FORMS.get(plain, plain).casefold())

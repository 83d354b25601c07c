"""Where the zones of Hero Brawl lie, in millimetres: the mat, the others clockwise round it, own hand below."""

from __future__ import annotations

from tabletop.engine.layout import (
    CARD_RATIO,
    Caption,
    Duel,
    Hand,
    Lane,
    Layout,
    Lines,
    Panel,
    Rect,
    Sides,
    Zone,
)
from tabletop.games.hero_brawl.faces import BACK

ACCENT = "#F0509B"
MAT = Rect(111.0, 49.0, 356.0, 199.0)
PANEL = (93.0, 90.0)
PILE_CARD = 34.0
OWN_CARD = 39.4

LEFT, RIGHT = 7.0, 478.0
UPPER, LOWER = 9.0, 111.0
TOP = Rect(131.0, 12.0, 316.0, 35.0)

BELT = Rect(MAT.right - 57.0, MAT.y + 24.0, 50.0, 98.0)  # what is known of the belt; a vacant one lies in it

# Where the others sit, clockwise from the left of the nearest seat, for each number of seats.
PLACES: dict[int, tuple[Rect, ...]] = {
    2: (TOP,),
    3: (Rect(LEFT, UPPER, *PANEL), Rect(RIGHT, UPPER, *PANEL)),
    4: (Rect(LEFT, LOWER, *PANEL), Rect(LEFT, UPPER, *PANEL), Rect(RIGHT, UPPER, *PANEL)),
    5: (
        Rect(LEFT, LOWER, *PANEL),
        Rect(LEFT, UPPER, *PANEL),
        Rect(RIGHT, UPPER, *PANEL),
        Rect(RIGHT, LOWER, *PANEL),
    ),
    6: (
        Rect(LEFT, LOWER, *PANEL),
        Rect(LEFT, UPPER, *PANEL),
        TOP,
        Rect(RIGHT, UPPER, *PANEL),
        Rect(RIGHT, LOWER, *PANEL),
    ),
}

DECK = "brawl"
ROLLS = 640.0  # milliseconds at most until a die lies still


def _seat(steps: int, at: Rect) -> tuple[tuple[Zone, ...], Hand, Lines]:
    """A player's panel: backs of the hand and a Tag Team, words and belt, a person's button; the one on top is flat."""
    if at.h < 60:
        row = Rect(at.x + 6.0, at.y + 4.5, 84.0, 27.0)
        shield = Rect(row.right + 3.0, row.y, 19.3, row.h)
        words = Rect(shield.right + 5.0, at.y + 4.0, 64.0, at.h - 7.0)
        belt = Rect(words.right + 2.0, at.y + 4.0, 28.0, 28.0)
        button = (at.right - 90.0, at.y + 7.0)
    else:
        row = Rect(at.x + 6.0, at.y + 8.0, 60.0, 39.2)
        shield = Rect(row.right + 2.0, row.y, 21.0, row.h)
        words = Rect(at.x + 6.0, row.bottom + 1.0, at.w - 36.0, 19.0)
        belt = Rect(at.right - 29.0, row.bottom - 1.0, 25.0, 25.0)
        button = (at.x + 4.5, at.bottom - 21.5)
    zones = (
        Zone("player-{seat}", "row", at, steps, slots=0, panel=True, caption=Caption("{owner}"), card=shield.w,
             left=shield.x - at.x, top=shield.y - at.y, back=DECK),
        Zone("belt-{seat}", "row", belt, steps, slots=0, card=belt.w, height=belt.h, hide_empty=True),
    )  # fmt: skip
    middle = (row.x + row.w / 2, row.y + row.h / 2)
    hand = Hand("hand-{seat}", steps, middle, button, "top", row.h / CARD_RATIO, DECK, row=row, room=84.0)
    return zones, hand, Lines("status", words, steps)


def _own() -> tuple[tuple[Zone, ...], Hand, Lines]:
    zones = (
        Zone("player-{seat}", "row", Rect(60.0, 276.0, 46.0, 62.0), 0, slots=0, card=44.0, left=1.0, top=0.5, back=DECK,
             hide_empty=True),
        Zone("belt-{seat}", "row", Rect(116.0, 276.0, 56.0, 56.0), 0, slots=0, card=56.0, height=56.0, hide_empty=True),
    )  # fmt: skip
    hand = Hand("hand-{seat}", 0, (289.0, 342.0), (400.0, 312.0), "bottom", OWN_CARD, DECK)
    return zones, hand, Lines("status", Rect(478.0, 300.0, 94.0, 38.0), 0)


def _shared() -> tuple[Zone, ...]:
    """All on the mat: the piles at its left, what is played in the middle, a vacant belt at its right."""

    def pile(name: str, title: str, y: float, browse: bool) -> Zone:
        at = Rect(MAT.x + 9.0, y, PILE_CARD, 60.0)
        return Zone(name, "pile", at, card=PILE_CARD, count=title + " {count}", back=DECK, browse=browse)

    played = Rect(MAT.x + 56.0, MAT.y + 32.0, 246.0, 128.0)
    belt = Rect(BELT.x + 4.0, BELT.y + 8.0, BELT.w - 8.0, BELT.w - 8.0)
    return (
        pile("pile", "Pile", MAT.y + 20.0, browse=False),
        pile("discard", "Discard", MAT.y + 92.0, browse=True),
        Zone("mat", "row", played, slots=0, card=82.0, gap=6.0, left=82.0, top=6.0, back=DECK),
        Zone("stack", "row", Rect(MAT.x + 9.0, MAT.y + 150.0, 46.0, 44.0), slots=0, card=28.0, back=DECK,
             hide_empty=True),
        Zone("die", "row", Rect(MAT.x + 84.0, MAT.y + 66.0, 28.0, 28.0), slots=0, card=28.0, height=28.0,
             hide_empty=True),
        Zone("belt", "row", belt, slots=0, card=belt.w, height=belt.h, hide_empty=True),
    )  # fmt: skip


def _layout(seats: int) -> Layout:
    around = [_seat(steps, at) for steps, at in enumerate(PLACES[seats], 1)]
    zones, hand, lines = _own()
    return Layout(
        zones=(*_shared(), *(zone for one in around for zone in one[0]), *zones),
        accent=ACCENT,
        panels=(Panel(BELT, caption=Caption("Title Belt", fill="#FFD23F")),),
        hands=(hand, *(one[1] for one in around)),
        lines=(
            lines,
            *(one[2] for one in around),
            Lines("roll", Rect(MAT.x + 60.0, MAT.y + 98.5, 76.0, 34.0), centred=True, after=ROLLS),
            Lines("endgame", Rect(BELT.x + 4.0, BELT.y + 52.0, BELT.w - 8.0, 44.0), centred=True),
        ),
        lanes=(Lane("lane:play", Rect(MAT.x + 8.0, MAT.bottom - 34.0, MAT.w - 16.0, 28.0), "Play", "#26793F"),),
        sides=Sides("", {DECK: BACK.frame}, {DECK: BACK.emblem}),
        call=Rect(MAT.x, MAT.bottom - 31.0, MAT.w, 30.0),
        meter=Rect(MAT.x + 14.0, MAT.bottom - 45.0, MAT.w - 28.0, 57.0),
        duel=Duel("duel", MAT, "committed-{seat}", back=DECK),
        raised=Rect(0.0, 0.0, 578.0, 256.0),
    )


LAYOUT = {seats: _layout(seats) for seats in PLACES}

"""Where the zones of Hero Brawl lie, in millimetres: the mat, the others clockwise round it, own hand below."""

from __future__ import annotations

from tabletop.engine.fittings import Duel, Lane, Lines
from tabletop.engine.layout import Layout, Sides
from tabletop.engine.places import CARD_RATIO, Caption, Hand, Panel, Rect, Zone
from tabletop.games.hero_brawl.faces import BACK

ACCENT = "#F0509B"
MAT = Rect(111.0, 49.0, 356.0, 199.0)
PANEL = (93.0, 88.0)
PILE_CARD = 29.0
ASIDE_CARD = 33.0
OWN_CARD = 39.4

LEFT, RIGHT = 7.0, 478.0
UPPER, LOWER = 10.5, 108.0
BELOW = 203.0  # what lies under the panels at the left and the right edge, and stays in sight over a risen hand
TOP = Rect(131.0, 12.0, 316.0, 35.0)

BELT = Rect(RIGHT, BELOW + 4.5, PANEL[0], 44.5)  # what is known of the belt; a vacant one lies in it
OWN = Rect(LEFT, 297.5, 168.0, 42.0)

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
CAPTION = Caption("{owner}", turn="{owner} \u00b7 turn")
SMALL = Caption("{owner}", turn="{owner} \u00b7 turn", room=53.0)  # beside the belt
ROLLS = 640.0  # milliseconds at most until a die lies still


def _seat(steps: int, at: Rect) -> tuple[tuple[Zone, ...], Hand, Lines]:
    """A player's panel: backs of the hand and a Tag Team, words and belt, a person's button; the one on top is flat."""
    if at.h < 60:
        row = Rect(at.x + 6.0, at.y + 4.5, 84.0, 27.0)
        shield = Rect(row.right + 3.0, row.y, 19.3, row.h)
        words = Rect(shield.right + 5.0, at.y + 4.0, 77.0, at.h - 7.0)
        belt = Rect(words.right + 2.0, at.y + 2.0, 30.0, 30.0)
        button = (at.right - 86.0, at.y + 7.0)
        free, caption = Rect(row.right + 5.0, words.y, words.right - row.right - 5.0, words.h), CAPTION
    else:
        row = Rect(at.x + 6.0, at.y + 7.0, 60.0, 36.0)
        shield = Rect(row.right + 2.0, row.y, 21.0, row.h)
        words = Rect(at.x + 6.0, row.bottom + 0.5, at.w - 10.0, 20.8)
        belt = Rect(at.right - 33.0, at.y - 14.0, 32.0, 32.0)
        button = (at.x + 5.0, at.bottom - 23.2)
        free = Rect(words.x, words.y, words.w, at.bottom - words.y - 7.0)
        caption = SMALL
    zones = (
        Zone("player-{seat}", "row", at, steps, slots=0, panel=True, caption=caption, card=shield.w,
             left=shield.x - at.x, top=shield.y - at.y, back=DECK, title="Tag Team"),
        Zone("belt-{seat}", "row", belt, steps, slots=0, card=belt.w, height=belt.h, hide_empty=True,
             title="Title Belt"),
    )  # fmt: skip
    middle = (row.x + row.w / 2, row.y + row.h / 2)
    hand = Hand("hand-{seat}", steps, middle, button, "top", row.h / CARD_RATIO, DECK, row=row, room=83.0)
    return zones, hand, Lines("status", words, steps, free=free)


def _own() -> tuple[tuple[Zone, ...], Hand, Lines]:
    """The nearest seat: a flat panel left of its hand."""
    shield, belt = 24.0, 41.0
    words = Rect(OWN.x + shield + 9.0, OWN.y + 6.0, OWN.w - shield - belt - 14.0, OWN.h - 8.0)
    zones = (
        Zone("player-{seat}", "row", OWN, 0, slots=0, panel=True, caption=CAPTION, card=shield, left=5.0, top=5.0,
             back=DECK, title="Tag Team"),
        Zone("belt-{seat}", "row", Rect(OWN.right - belt - 3.0, OWN.y + 1.0, belt, belt), 0, slots=0, card=belt,
             height=belt, hide_empty=True, title="Title Belt"),
    )  # fmt: skip
    hand = Hand("hand-{seat}", 0, (289.0, 342.0), (400.0, 312.0), "bottom", OWN_CARD, DECK)
    free = Rect(OWN.x + 7.0, words.y, words.right - OWN.x - 7.0, words.h)
    return zones, hand, Lines("status", words, 0, free=free)


def _shared() -> tuple[Zone, ...]:
    """The piles under the panels at the left, what is played on the mat, a vacant belt under those at the right."""

    def pile(name: str, title: str, x: float, browse: bool) -> Zone:
        at = Rect(x, BELOW, PILE_CARD, 47.0)
        return Zone(name, "pile", at, card=PILE_CARD, count=title + " {count}", back=DECK, browse=browse)

    played = Rect(MAT.x + 12.0, MAT.y + 32.0, MAT.w - 24.0, 128.0)
    aside = Rect(MAT.x + 12.0, MAT.y + 12.0, ASIDE_CARD, MAT.h - 24.0)
    return (
        pile("pile", "Pile", LEFT + 29.0, browse=False),
        pile("discard", "Discard", LEFT + 63.0, browse=True),
        Zone("mat", "row", played, slots=0, card=82.0, gap=6.0, back=DECK, spread="across", title="In play"),
        Zone("stack", "row", aside, slots=0, card=ASIDE_CARD, gap=4.0, back=DECK, hide_empty=True, spread="down",
             title="In play"),
        Zone("die", "row", Rect(MAT.x + 56.0, MAT.y + 66.0, 28.0, 28.0), slots=0, card=28.0, height=28.0,
             hide_empty=True, title="Die"),
        Zone("belt", "row", Rect(BELT.x + 3.0, BELT.y + 2.5, 40.0, 40.0), slots=0, card=40.0, height=40.0,
             hide_empty=True, title="Title Belt"),
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
            Lines("roll", Rect(MAT.x + 12.0, MAT.y + 98.5, 116.0, 34.0), centred=True, after=ROLLS),
            Lines(
                "endgame",
                Rect(BELT.x + 45.0, BELT.y + 7.0, BELT.w - 49.0, BELT.h - 9.0),
                free=Rect(BELT.x + 5.0, BELT.y + 7.0, BELT.w - 9.0, BELT.h - 9.0),
            ),
        ),
        lanes=(Lane("lane:play", Rect(MAT.x + 8.0, MAT.bottom - 34.0, MAT.w - 16.0, 28.0), "Play", "#26793F"),),
        sides=Sides("", {DECK: BACK.frame}, {DECK: BACK.emblem}),
        call=Rect(MAT.x, 252.0, MAT.w if seats < 5 else RIGHT + PANEL[0] - MAT.x, 42.5),
        meter=Rect(MAT.x + 14.0, MAT.bottom - 45.0, MAT.w - 28.0, 57.0),
        picked=Rect(MAT.x + 54.0, MAT.y + 44.0, MAT.w - 72.0, 96.0),
        duel=Duel("duel", MAT, "committed-{seat}", back=DECK),
        raised=Rect(0.0, 0.0, 578.0, 270.0),
        turns=True,
    )


LAYOUT = {seats: _layout(seats) for seats in PLACES}

"""Where the teams' boards lie, in millimetres, with their hands, the Hero Points and the piles."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.engine.fittings import Figure, Standings, Track
from tabletop.engine.layout import Layout
from tabletop.engine.places import CARD_RATIO, Caption, Hand, Panel, Rect, Zone

WIDE = 137.0  # of boards and of all that lies above and below them
LEFT, RIGHT = 7.0, 434.0
UPPER, LOWER, FOOT = 14.0, 153.0, 290.0
CORNERS = ((RIGHT, LOWER), (LEFT, UPPER), (LEFT, LOWER), (RIGHT, UPPER))
DUEL = ((RIGHT, UPPER), (LEFT, UPPER))
BELOW = 212.0  # what lies below the boards of two

EDGE = 5.0  # from a board's edge to what lies on it
ROWS, BETWEEN = 7.6, 2.0  # the first row below the board's edge, and the gap between two
CHIP = (46.0, 7.2)  # a gadget on a hero's row, two in a line
MARKER, SMALL = 13.0, 9.4  # markers on their spaces, and those left
TAG = (61.0, 8.0)  # Fame card and HQ gadget
CAPTION = Caption(
    "{owner}",
    turn="{owner}",
    sign=True,
    room=88.0,
    notes=(("opener", "opened the round", "opened"),),
)
RESEARCH = "research"
PAPER = "paper"
PILE = 20.0
TALL_PANEL = 100.0  # from here on piles are large
TO_36 = 36


@dataclass(frozen=True, slots=True)
class Form:
    """How high a board is, and a hero's row on it; where the markers' spaces and the cards that stay begin."""

    high: float

    @property
    def row(self) -> float:
        """The height of a hero's row."""
        return (self.marks - 11.8 - ROWS - BETWEEN) / 2

    @property
    def marks(self) -> float:
        """From the board's upper edge to the spaces."""
        return self.high - 36.6

    @property
    def tags(self) -> float:
        """From the board's upper edge to the Fame card."""
        return self.high - 20.4


LOW, TALL = Form(125.0), Form(184.0)  # with two teams there is room for what powers say


def corners(seats: int) -> tuple[tuple[float, float], ...]:
    """The boards' upper left corners, by steps from the nearest seat; two face each other across the city."""
    return DUEL if seats == 2 else CORNERS


def boards(seats: int) -> Layout:
    """What lies left and right of the city and below it."""
    form = TALL if seats == 2 else LOW
    made = [_board(steps, Rect(*corner, WIDE, form.high), form) for steps, corner in enumerate(corners(seats)[:seats])]
    track, research = Rect(LEFT, FOOT, WIDE, 49.0), Rect(RIGHT, FOOT, WIDE, 49.0)
    if seats == 2:
        research = Rect(RIGHT, BELOW, WIDE, FOOT + 49.0 - BELOW)
    points = Caption(
        "Hero Points \u00b7 {target} wins at a round\u2019s end", fill=PAPER, short="Hero Points \u00b7 {target} wins"
    )
    return Layout(
        zones=(*(zone for zones, _ in made for zone in zones), *_piles(research)),
        panels=(Panel(track, caption=points), Panel(research, caption=Caption("Research", fill=PAPER))),
        figures=(*(figure for _, figures in made for figure in figures), _crime_die(research)),
        hands=tuple(_hand(steps, *corners(seats)[steps], form) for steps in range(seats)),
        tracks=(Track("points", Rect(track.x + 4.0, track.y + 6.2, track.w - 8.0, 39.6), TO_36, 13, "target"),),
        standings=_standings(seats, track),
    )


# ------------------------------------------------------------ a team's board
def _board(steps: int, at: Rect, form: Form) -> tuple[tuple[Zone, ...], tuple[Figure, ...]]:
    """Two heroes with what they carry, the markers, the cards that stay; the figures on the board's upper edge."""
    zones = (*_heroes(steps, at, form), *_markers(steps, at, form), *_staying(steps, at, form))
    plate = Rect(at.right - EDGE - 14.0, at.y - 6.0, 14.0, 12.0)
    figures = (
        Figure("points", plate, "Hero Points", steps, show="plate"),
        Figure("justice", Rect(plate.x - 21.0, plate.y, 19.0, 12.0), "Justice", steps, show="plate",
               icon="cross-shield", when="justice_on"),
    )  # fmt: skip
    return zones, figures


def _heroes(steps: int, at: Rect, form: Form) -> tuple[Zone, ...]:
    wide, high = at.w - 2 * EDGE, form.row
    first = Rect(at.x + EDGE, at.y + ROWS, wide, high)
    chips = Rect(first.x + 34.0, first.bottom - 15.1, 2 * CHIP[0], 2 * CHIP[1])
    bonus = Rect(first.right - 12.5, first.y + 1.8, 11.0, 11.0)
    return (
        Zone("team-{seat}", "plaques", at, steps, slots=2, card=wide, height=high, gap=BETWEEN, left=EDGE, top=ROWS,
             panel=True, caption=CAPTION, plaque="row", end=12.5, title="Heroes"),
        Zone("gear-{seat}", "plaques", chips, steps, columns=2, card=CHIP[0] - 0.8, height=CHIP[1] - 0.3, gap=0.5,
             hide_empty=True, plaque="chip", borne=("team-{seat}", "on"), title="Gadgets"),
        Zone("ready-{seat}", "row", bonus, steps, slots=0, card=bonus.w, height=bonus.h, hide_empty=True,
             borne=("team-{seat}", "hero"), title="Bonus markers ready"),
    )  # fmt: skip


def _markers(steps: int, at: Rect, form: Form) -> tuple[Zone, ...]:
    y = at.y + form.marks
    actions = Rect(at.x + EDGE, y, 4 * MARKER + 3.0, MARKER)
    bonus = Rect(actions.right + 5.0, y, 2 * MARKER + 1.0, MARKER)
    left = Rect(bonus.right + 5.0, y, at.right - EDGE - bonus.right - 5.0, MARKER)
    return (
        Zone("actions-{seat}", "spaces", actions, steps, slots=4, card=MARKER, height=MARKER, gap=1.0, numbered=True,
             title="Actions"),
        Zone("bonus-{seat}", "spaces", bonus, steps, slots=2, card=MARKER, height=MARKER, gap=1.0, title="Bonus"),
        Zone("stock-{seat}", "spaces", left, steps, slots=0, card=SMALL, height=SMALL, gap=-2.8, top=3.2,
             title="Markers left"),
    )  # fmt: skip


def _staying(steps: int, at: Rect, form: Form) -> tuple[Zone, ...]:
    """The Fame card and the HQ gadget with its marker, beside the hand's button."""
    wide, high = TAG
    fame = Rect(at.right - EDGE - wide, at.y + form.tags, wide, high)
    hq = Rect(fame.x, fame.bottom + 0.9, wide, high)
    mark = Rect(hq.right - high, hq.y + 0.6, high - 1.2, high - 1.2)
    return (
        Zone("fame-{seat}", "plaques", fame, steps, card=wide, height=high, plaque="tag", none="No Fame card",
             title="Fame card"),
        Zone("hq-{seat}", "plaques", hq, steps, card=wide, height=high, plaque="tag", end=high,
             none="No HQ gadget", title="Team HQ gadget"),
        Zone("hqmark-{seat}", "row", mark, steps, slots=0, card=mark.w, height=mark.h, hide_empty=True,
             title="Marker on the HQ gadget"),
    )  # fmt: skip


def _hand(steps: int, x: float, y: float, form: Form) -> Hand:
    """The count of the hand on its button; the nearest one lies as a fan below the city with its button beside it."""
    aside = (x + EDGE, y + form.tags + 0.6)
    if steps:
        return Hand(
            "hand-{seat}", steps, (x + 30.0, y + form.high - 13.0), aside, "top", 20.0, RESEARCH, room=61.0, shown=False
        )
    return Hand("hand-{seat}", 0, (258.0, 342.0), (322.0, 303.0), "bottom", 39.4, RESEARCH,
                note=Rect(155.0, 290.0, 70.0, 46.0), room=61.0, covered="fight", aside=aside,
                quiet="This decision\nneeds no hand.")  # fmt: skip


# ------------------------------------------------------------ what belongs to nobody
def _piles(at: Rect) -> tuple[Zone, ...]:
    """Beside the crime die; where there is room, large and above it."""
    most = PILE if at.h < TALL_PANEL else 2 * PILE

    def pile(
        name: str, title: str, x: float, browse: bool, hide: bool = False, share: float = 1.0, said: str = ""
    ) -> Zone:
        wide = most * share
        room = Rect(at.x + x, at.y + 7.0 + (most - wide) * CARD_RATIO, wide, wide * CARD_RATIO + 8.0)
        return Zone(name, "pile", room, card=wide, count=title + " {count}", back=RESEARCH, browse=browse,
                    hide_empty=hide, title=said)  # fmt: skip

    x = (5.0, 41.0, 65.0) if most == PILE else (7.0, 56.0, 104.0)
    return (
        pile("deck", "Deck", x[0], browse=False),
        pile("discard", "Discard", x[1], browse=True),
        pile("removed", "Out", x[2], browse=True, hide=True, share=0.65, said="Out of the game"),
    )


def _crime_die(at: Rect) -> Figure:
    room = Rect(at.x + 81.0, at.y + 6.5, at.w - 84.0, 38.0)
    if at.h > TALL_PANEL:
        room = Rect(at.x + 6.0, at.bottom - 42.0, at.w - 12.0, 38.0)
    return Figure("crime_die", room, "Crime die", show="compass", note="rolls when the round ends")


def _standings(seats: int, track: Rect) -> Standings:
    """Below the rival's board, with three teams in the place of a fourth; with four over the left boards, while the
    pointer is over the Hero Points."""
    title = "If the round ended now"
    if seats == 2:
        return Standings("forecast", Rect(LEFT, BELOW, WIDE, 66.0), title)
    if seats == 3:
        return Standings("forecast", Rect(RIGHT, UPPER, WIDE, LOW.high), title)
    over = LOWER - 6.5  # the caption and the plates of the board below it are covered whole
    return Standings("forecast", Rect(LEFT, over, WIDE, FOOT - 8.5 - over), title, hovered=track)

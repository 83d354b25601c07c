"""Where the zones of the Protocol lie: a column a seat, cards turned up in one row, below it a chart and the pot."""

from __future__ import annotations

from tabletop.engine.fittings import Chart, Figure, Lines
from tabletop.engine.layout import Layout, Sides
from tabletop.engine.places import CARD_RATIO, Caption, Panel, Rect, Zone
from tabletop.games.hero_brawl.faces import BACK
from tabletop.games.hero_brawl.layout import ACCENT, DECK

SIDE, RIGHT, BOTTOM = 7.0, 571.0, 336.0
TOP = 13.0  # of the panels; their captions stand on it
GAP = 5.0
WIDEST = 104.0  # a card with its piles below
LINE = 10.0  # high: what is turned up, in words
FIGURE = 28.0  # wide


def _column(seat: int, seats: int) -> Rect:
    wide = (RIGHT - SIDE - GAP * (seats - 1)) / seats
    card = min(wide - 10.0, WIDEST)
    pile = (wide - FIGURE - 8.0) / 2 if seats > 3 else 40.0
    high = 226.0 if seats == 2 else 11.0 + card * CARD_RATIO + LINE + 2.0 + min(pile, 40.0) * CARD_RATIO + 12.0
    return Rect(SIDE + seat * (wide + GAP), TOP, wide, high)


def _pile(name: str, title: str, at: Rect, steps: int) -> Zone:
    return Zone(name + "-{seat}", "pile", at, steps, card=at.w, count=title + " {count}", back=DECK)


def _seat(steps: int, seats: int) -> tuple[tuple[Zone, ...], Figure, Lines, Panel]:
    """The card turned up, deck and win pile below it or, for two, beside it; the same for everybody."""
    at = _column(steps, seats)
    middle = at.x + at.w / 2
    if seats == 2:
        card = (at.h - 11.0 - LINE - 3.0) / CARD_RATIO
        pile = 54.0
        y = at.y + 30.0
        deck, won = Rect(at.x + 6.0, y, pile, 92.0), Rect(at.right - pile - 6.0, y, pile, 92.0)
        figure = Rect(deck.x + (pile - FIGURE) / 2, y + 108.0, FIGURE, 36.0)
    else:
        card = min(at.w - 10.0, WIDEST)
        pile = min((at.w - FIGURE - 8.0) / 2, 40.0)
        y = at.y + 9.0 + card * CARD_RATIO + LINE + 3.0
        off = FIGURE / 2 + 1.0
        deck = Rect(middle - off - pile, y, pile, pile * CARD_RATIO + 10.0)
        won = Rect(middle + off, y, pile, pile * CARD_RATIO + 10.0)
        figure = Rect(middle - FIGURE / 2, y + 2.0, FIGURE, 36.0)
    turned = Rect(middle - card / 2, at.y + 8.0, card, card * CARD_RATIO)
    zones = (
        Zone("turned-{seat}", "row", turned, steps, card=card, slots=1, back=DECK),
        _pile("deck", "Deck", deck, steps),
        _pile("pile", "Won", won, steps),
    )
    words = Lines("standing", Rect(at.x + 3.0, turned.bottom + 1.0, at.w - 6.0, LINE), steps, centred=True)
    return zones, Figure("owned", figure, "Cards", steps), words, Panel(at, steps, Caption("{owner}"))


def _layout(seats: int) -> Layout:
    made = [_seat(steps, seats) for steps in range(seats)]
    top = made[0][3].at.bottom + 10.0
    says = Rect(RIGHT - 92.0, top + 36.0, 92.0, 20.0)
    pot = Rect(says.x, says.bottom + 2.0, says.w, BOTTOM - says.bottom - 2.0)
    chart = Rect(SIDE, top, says.x - GAP - SIDE, BOTTOM - top)
    return Layout(
        zones=(
            *(zone for one in made for zone in one[0]),
            Zone("pot", "tray", pot, card=min(pot.h / CARD_RATIO, 40.0), gap=3.0, hide_empty=True, back=DECK),
        ),
        accent=ACCENT,
        panels=tuple(one[3] for one in made),
        figures=(*(one[1] for one in made), Figure("round", Rect(says.x, top, says.w, 36.0), "Round")),
        lines=(Lines("round_says", says, centred=True), *(one[2] for one in made)),
        chart=Chart("history", chart, "Cards held", 60, 10),
        sides=Sides("", {DECK: BACK.frame}, {DECK: BACK.emblem}),
        raised=Rect(0.0, 0.0, 578.0, 342.0),
    )  # fmt: skip


LAYOUT = {seats: _layout(seats) for seats in range(2, 7)}

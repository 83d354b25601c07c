"""Where the zones of the Protocol lie: for each seat a deck, the card turned up and a win pile; a chart below."""

from __future__ import annotations

from tabletop.engine.layout import Chart, Figure, Layout, Lines, Rect, Sides, Zone
from tabletop.games.hero_brawl.faces import BACK
from tabletop.games.hero_brawl.layout import ACCENT, DECK

HEIGHT = 168.0
GAP = 6.0


def _seat(steps: int, seats: int) -> tuple[tuple[Zone, ...], Figure]:
    """A column of its own for each seat, the same for everybody: nobody sits nearer than others."""
    columns = min(seats, 3)
    rows = 1 if seats <= 3 else 2
    wide = (578.0 - 2 * 7.0 - GAP * (columns - 1)) / columns
    high = (HEIGHT + 76.0 - GAP * (rows - 1) - 10.0) / rows
    x = 7.0 + (steps % columns) * (wide + GAP)
    y = 10.0 + (steps // columns) * (high + GAP)
    card = min(high - 34.0, 116.0) / (88 / 63)
    side = min(card * 0.6, (wide - card - 24.0) / 2)

    def pile(name: str, title: str, left: float) -> Zone:
        at = Rect(left, y + 14.0, side, high - 20.0)
        return Zone(name + "-{seat}", "pile", at, steps, card=side, count=title + " {count}", back=DECK)

    turned = Rect(x + (wide - card) / 2, y + 12.0, card, high - 18.0)
    zones = (
        Zone("turned-{seat}", "row", turned, steps, card=card, slots=1),
        pile("deck", "Deck", x + 6.0),
        pile("pile", "Won", x + wide - side - 6.0),
    )
    figure = Figure("owned", Rect(x + wide - side - 6.0, y + high - 40.0, side, 34.0), "Cards", steps)
    return zones, figure


def _layout(seats: int) -> Layout:
    made = [_seat(steps, seats) for steps in range(seats)]
    return Layout(
        zones=(
            *(zone for one in made for zone in one[0]),
            Zone("pot", "tray", Rect(470.0, 262.0, 100.0, 70.0), card=34.0, gap=4.0, hide_empty=True, back=DECK),
        ),
        accent=ACCENT,
        figures=tuple(one[1] for one in made),
        lines=(Lines("round_says", Rect(14.0, 258.0, 150.0, 78.0)),),
        chart=Chart("history", Rect(172.0, 258.0, 290.0, 78.0), "Cards held", 60),
        sides=Sides("", {DECK: BACK.frame}, {DECK: BACK.emblem}),
        raised=Rect(0.0, 0.0, 578.0, 342.0),
    )


LAYOUT = {seats: _layout(seats) for seats in range(2, 7)}

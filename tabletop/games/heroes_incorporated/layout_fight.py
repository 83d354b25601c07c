"""Where a fight, the draft and cards that are looked at are shown, in millimetres, and how a round's end is told."""

from __future__ import annotations

from tabletop.engine.fittings import Ask, Band, Beat, Stage
from tabletop.engine.layout import Layout
from tabletop.engine.places import Rect, Zone
from tabletop.games.heroes_incorporated.layout_boards import corners
from tabletop.games.heroes_incorporated.layout_city import CITY

BAND = Rect(151.0, 287.0, 283.0, 52.0)
DIE = 27.0  # edge of a rolled die
DICE = Rect(BAND.x + 94.0, BAND.y + 6.0, 38.0, 32.0)
KEPT = Rect(157.0, 190.0, 92.0, 58.0)  # words beside the hero that has been kept
BESIDE = (Rect(510.0, 282.0, 60.0, 58.0), Rect(513.0, 289.0, 54.0, 48.0))  # a played card while its target is chosen
BACK = 30.0  # width of a hero's back on a board during the draft


def fight(seats: int) -> Layout:
    """What lies below the city while a fight is under way, and over it before the first round."""
    dice = Zone("fight", "row", DICE, card=DIE, height=DIE, gap=2.0, hide_empty=True, spread="across", title="Dice")
    return Layout(
        zones=(dice, *(zone for steps in range(seats) for zone in _drafted(steps, *corners(seats)[steps]))),
        band=Band(
            "fight",
            BAND,
            "fight",
            "city",
            (Ask("justice", "Spend Justice?", "cross-shield"), Ask("roll", "Use a gadget?")),
        ),
        stages=(
            Stage(
                Rect(149.0, 22.0, 281.0, 250.0),
                (("draft-{seat}", Rect(161.0, 42.0, 257.0, 120.0)), ("kept-{seat}", Rect(232.0, 175.0, 115.0, 88.0))),
                "{draft}",
                asks=(Ask("gadget", "Choose a gadget token"),),
                notes=(("{draft_next}", Rect(161.0, 198.0, 257.0, 46.0)), ("{draft_kept}", KEPT)),
                foot=48.0,
            ),
            Stage(
                Rect(CITY.x, 60.0, CITY.w, 170.0),
                (("", Rect(163.0, 76.0, 253.0, 146.0)),),
                asks=(Ask("retrieve", "Gadgets in the discard pile"),),
            ),
            Stage(Rect(CITY.x, 60.0, CITY.w, 132.0), (("looked", Rect(165.0, 74.0, 249.0, 110.0)),), "Looked at"),
            Stage(Rect(CITY.x, 200.0, CITY.w, 70.0), (("under", Rect(165.0, 212.0, 249.0, 52.0)),), "Under the deck"),
            Stage(
                Rect(249.0, 62.0, 81.0, 122.0), (("played", Rect(253.0, 74.0, 73.0, 104.0)),), "Played", aside=BESIDE
            ),
        ),
        beats=BEATS,
        call=BAND,
    )


def _drafted(steps: int, x: float, y: float) -> tuple[Zone, ...]:
    """The heroes that a player looks at and has kept, as backs on the empty board while another one is asked."""
    return (
        Zone(
            "draft-{seat}", "row", Rect(x + 8.0, y + 14.0, 66.0, 44.0), steps, card=BACK, gap=2.0, back="hero",
            hide_empty=True, spread="across", title="Heroes to choose from",
        ),
        Zone(
            "kept-{seat}", "row", Rect(x + 78.0, y + 14.0, 51.0, 44.0), steps, card=BACK, gap=2.0, back="hero",
            hide_empty=True, spread="across", title="Heroes chosen",
        ),
    )  # fmt: skip


BLOCK = "place:city:{block}"
BEATS = (
    Beat("rolled", 450.0, rolls="die:{hero}", where="fight"),
    Beat("placed-die", 250.0, moves=("die:{hero}", "hero:{hero}")),
    Beat("miss", 200.0),
    Beat("lifted", 250.0, moves=("die:{hero}", "hero:{hero}")),
    Beat("ko", moves=("hero:{hero}",)),
    Beat("destroyed", moves=("card:{card}",)),
    Beat("defeated", 250.0, moves=("card:{card}",)),
    Beat("announced", 700.0, card="card:{card}", moves=("card:{card}",)),
    Beat("thrown", 700.0, card="card:{card}", moves=("card:{card}",)),
    Beat("pays", 560.0, burst="+{amount}", at=BLOCK),
    Beat("points", 320.0, fact="points", value="{after}"),
    Beat("power", 400.0, burst="!", note="power", at=BLOCK),
    Beat("left", 250.0, moves=("card:{card}",)),
    Beat("lair", 250.0, moves=("card:{card}",)),
    Beat("dice", 250.0, moves=("die:*", "hero:*")),
    Beat("crime-die", 200.0, fact="crime_die", value="{face}"),
    Beat("crime", 330.0, moves=("{piece}",)),
)
"""What is told one after the other: a roll before what comes of it, the points of a round, the crimes on their way."""

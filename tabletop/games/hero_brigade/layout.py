"""Where the zones of Hero Brigade lie, in table millimetres: own side below, the rival's as its owner lays it.

The Pool and the Resource deck lie left, decks and piles right, and the two Front Rows face each other in the middle.
"""

from __future__ import annotations

from tabletop.engine.fittings import Figure, Lane, Marker, Zigzag
from tabletop.engine.layout import Layout, Sides
from tabletop.engine.places import OWN, RIVAL, Caption, Hand, Panel, Rect, Zone

HERO = "#2766C8"
VILLAIN = "#7B3AA6"
RESOURCE = "#C98A14"

POOL_CARD = 39.5  # width of a card of the Pool
PILE_CARD = 35.0  # width of a deck or pile of a player


def _row(seat: int, name: str, title: str, at: Rect, slots: int) -> Zone:
    own = seat == OWN
    return Zone(
        zone=name + "-{seat}",
        show="row",
        at=at,
        seat=seat,
        slots=slots,
        left=5.0,
        top=9.5 if own else 4.2,
        reversed=not own,
        panel=True,
        caption=Caption("{owner} · " + title, "bottom" if own else "top"),
        place="Position {n}",
        strips="top" if own else "bottom",
        fills=True,
    )


def _piles(seat: int, y: float) -> tuple[Zone, ...]:
    def pile(name: str, title: str, x: float, down: float, browse: bool) -> Zone:
        at = Rect(x, y + down, PILE_CARD, 58.0)
        return Zone(name + "-{seat}", "pile", at, seat, card=PILE_CARD, count=title + " {count}", browse=browse)

    return (
        pile("deck", "Deck", 493.5, 0.0, browse=False),
        pile("discard", "Discard", 536.0, 0.0, browse=True),
        pile("banished", "Banished", 493.5, 61.0, browse=True),
    )


def _shared() -> tuple[Zone, ...]:
    def pile(name: str, title: str, x: float, browse: bool) -> Zone:
        at = Rect(x, 37.0, POOL_CARD, 64.0)
        return Zone(name, "pile", at, card=POOL_CARD, count=title + " {count}", back="resource", browse=browse)

    def box(side: str, title: str, x: float) -> Zone:
        at = Rect(x, 127.5, 28.0, 47.0)
        return Zone(f"box-{side}", "pile", at, card=26.0, count=title + " {count}", back=side, hide_empty=True)

    return (
        pile("resource", "Deck", 11.0, browse=False),
        pile("removed", "Removed", 56.5, browse=True),
        Zone(
            "pool",
            "grid",
            Rect(11.0, 113.0, 85.0, 127.0),
            card=POOL_CARD,
            slots=4,
            columns=2,
            gap=6.0,
            top=8.0,
            count="Pool {count} of {slots} left",
            back="resource",
        ),
        box("hero", "Heroes", 150.0),
        box("villain", "Villains", 185.0),
        Zone("resolving", "tray", Rect(114.0, 127.5, 138.0, 46.0), card=32.5, gap=4.0, back="side", hide_empty=True),
    )


LAYOUT = Layout(
    zones=(
        *_shared(),
        _row(RIVAL, "support", "Support Row", Rect(110.0, 25.0, 146.0, 101.0), 2),
        _row(RIVAL, "front", "Front Row", Rect(266.0, 35.0, 219.0, 101.0), 3),
        _row(OWN, "front", "Front Row", Rect(266.0, 165.0, 219.0, 101.0), 3),
        _row(OWN, "support", "Support Row", Rect(110.0, 175.0, 146.0, 101.0), 2),
        *_piles(RIVAL, 27.0),
        *_piles(OWN, 174.0),
    ),
    panels=(Panel(Rect(6.0, 27.0, 95.0, 247.0), caption=Caption("Resource", fill=RESOURCE)),),
    hands=(
        Hand("hand-{seat}", OWN, (260.0, 342.0), (318.0, 308.0), note=Rect(110.0, 288.0, 108.0, 50.0)),
        Hand(
            "hand-{seat}", RIVAL, (262.0, 0.0), (320.0, 3.0), edge="top", card=34.9, note=Rect(110.0, 4.0, 108.0, 50.0)
        ),
    ),
    figures=(
        Figure("party_value", Rect(533.0, 88.0, 41.0, 40.0), "Party Value", RIVAL),
        Figure("party_value", Rect(533.0, 235.0, 41.0, 40.0), "Party Value", OWN),
    ),
    markers=(
        Marker(
            "starting",
            Rect(11.0, 243.0, 88.0, 24.0),
            "Starting Player",
            "Passes on in Cleanup.",
            "flat-star",
        ),
    ),
    lanes=(Lane("lane:play", Rect(110.0, 139.0, 375.0, 23.5), "Play", "#26793F"),),
    zigzags=(Zigzag(266.0, 150.5, 217.0),),
    sides=Sides(
        "decks",
        {"hero": HERO, "villain": VILLAIN, "resource": RESOURCE},
        {"hero": "cape", "villain": "dark-squad", "resource": "crystal-cluster"},
    ),
    attached=("attached-{seat}", "bearer"),
    call=Rect(110.0, 137.0, 375.0, 26.0),
    raised=Rect(0.0, 0.0, 578.0, 298.0),
)


def layout() -> Layout:
    """The table of a duel."""
    return LAYOUT

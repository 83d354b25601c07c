"""A table with every part and every kind of zone on it, for tests and for looking at."""

from __future__ import annotations

from typing import Any

from tabletop.engine.fittings import Figure
from tabletop.engine.layout import Layout
from tabletop.engine.places import Caption, Rect, Zone
from tabletop.engine.view import Piece, View
from tabletop.engine.view import Zone as Pieces
from tabletop.ui.scene.parts.standing import MARKERS
from tabletop.ui.scene.parts.tokens import TOKENS
from tabletop.ui.scene.state import SceneState

LAYOUT = Layout(
    accent="#F58A1F",
    zones=(
        Zone(
            "tray",
            "tray",
            Rect(10, 20, 330, 32),
            card=22,
            height=22,
            gap=6,
            top=5,
            left=8,
            slots=12,
            caption=Caption("Tokens · {count}", "top", "paper"),
        ),
        Zone(
            "kinds",
            "tray",
            Rect(10, 68, 330, 32),
            card=22,
            height=22,
            gap=6,
            top=5,
            left=8,
            slots=12,
            caption=Caption("Kinds", "top", "side"),
            seat=0,
        ),
        Zone("ability-0", "board", Rect(10, 115, 86.5, 33.4), card=15.5, height=15.5, gap=2, top=16, left=5, slots=5),
        Zone("ability-1", "board", Rect(102, 115, 86.5, 33.4), card=15.5, height=15.5, gap=2, top=16, left=5, slots=5),
        Zone(
            "ability-2", "board", Rect(194, 115, 86.5, 33.4), card=13.6, height=13.6, gap=2, top=17.5, left=5, slots=5
        ),
        Zone("track", "track", Rect(10, 160, 126, 38), card=11.4, height=12.5, gap=0, slots=31, columns=11),
        Zone("phases", "strip", Rect(150, 158, 190, 12)),
        Zone("armoury", "strip", Rect(150, 172, 190, 26), card=22, height=22, gap=10, top=2, left=4, slots=6),
        Zone("city", "grid", Rect(360, 20, 164, 110), card=51.6, height=51.6, gap=2.7, slots=6, columns=3),
        Zone("markers", "tray", Rect(10, 212, 180, 22), card=14, height=14, gap=6, top=4, left=6, slots=8),
    ),
    figures=(
        Figure("hp", Rect(360, 150, 56.9, 56.9), "", show="dial", most=60),
        Figure("low", Rect(425, 150, 56.9, 56.9), "", show="dial", most=60),
        Figure("out", Rect(490, 150, 56.9, 56.9), "", show="dial", most=60),
        Figure("bag", Rect(200, 212, 100, 45), "tokens, 2 crisis among them", show="bag", seat=0),
        Figure("split", Rect(310, 220, 35.6, 13.7), "", show="stepper", most=8),
    ),
)


def piece(key: str, zone: str, place: int, kind: str | None = None, **fields: Any) -> Piece:
    """A part."""
    return Piece(key, kind, zone, place, fields)


def zone(name: str, *pieces: Piece, owner: int | None = None) -> Pieces:
    """A zone of parts."""
    return Pieces(name, owner, len(pieces), list(pieces))


FACTS: dict[str, Any] = {
    "hp": 41, "low": 12, "out": 0, "bag": 11, "split": 5,
    "boards": {
        "ability-0": {"title": "Baton Rush", "damage": "3", "spaces": ["combat", "combat"], "payable": True},
        "ability-1": {"title": "Smoke Screen", "damage": "1+2", "spaces": ["specialty", "agility"],
                      "unlock": "Vanish", "indefensible": True},
        "ability-2": {"title": "The Last Clue", "damage": "8", "finishing": True,
                      "spaces": ["crest", "crest", "combat", "agility", "focus"]},
        "phases": {"steps": ["Watch", "Preparation", "Combat", "Power-up"], "now": 2},
    },
}  # fmt: skip


def parts_view(**changed: Pieces) -> View:
    """Every part once."""
    kinds = [piece(f"token:k{n}", "kinds", n, kind) for n, kind in enumerate(TOKENS)]
    tray = [
        piece("token:1", "tray", 0, "combat"),
        piece("token:2", "tray", 1, "combat", double=True),
        piece("token:3", "tray", 2, "agility", power=True),
        piece("token:4", "tray", 3, "focus", critical=True),
        piece("token:5", "tray", 4, "focus", empty=True),
        piece("token:6", "tray", 6, "resource", last=True),
        piece("token:7", "tray", 7, "crest", double=True, power=True),
    ]
    city = [
        piece("pawn:a", "city", 0, words="A"),
        piece("stand:x", "city", 0, seat=0, icon="cat", locked=True),
        piece("die:0", "city", 0, face=3, seat=2),
        piece("pawn:b", "city", 1, words="B"),
        piece("stand:y", "city", 1, seat=2, icon="sharp-crown", lying=True),
        piece("stand:z", "city", 2, seat=1, icon="brain"),
        *(piece(f"die:{n}", "city", 3 + n // 3, face=n + 1, seat=n, words="+1" if n == 4 else "") for n in range(1, 6)),
    ]
    signs = [piece(f"sign:{seat}", "track", place, seat=seat, words=str(place)) for seat, place in
             enumerate((14, 17, 11, 9, 17, 30))]  # fmt: skip
    markers = [piece(f"marker:{kind}", "markers", n, kind) for n, kind in enumerate(MARKERS)]
    made = [
        zone("tray", *tray), zone("kinds", *kinds, owner=0), zone("city", *city), zone("track", *signs),
        zone("markers", *markers, piece("marker:e", "markers", 7, "", words="4", empty=True)),
        zone("ability-0", piece("token:8", "ability-0", 0, "combat"), piece("token:9", "ability-0", 1, "combat")),
        zone("ability-1"), zone("ability-2"), zone("phases"),
        zone("armoury", *(piece(f"token:a{n}", "armoury", n, "combat", double=True) for n in range(4))),
    ]  # fmt: skip
    return View(0, {each.name: each for each in made} | changed, FACTS)


def parts_state(**changed: Pieces) -> SceneState:
    """A moment of this table."""
    return SceneState(parts_view(**changed), names=["Ann", "Bo"], humans=[True, True])

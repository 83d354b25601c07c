"""A duel in the middle of a round, made by hand: views, decisions and plain pictures for tests of the scene."""

from __future__ import annotations

import threading
from dataclasses import replace
from typing import Any

from PySide6.QtGui import QColor, QImage

from tabletop.engine.decision import Decision, Option
from tabletop.engine.places import CARD_RATIO
from tabletop.engine.view import Piece, View, Zone
from tabletop.ui.scene.pictures import FaceKind, Look
from tabletop.ui.scene.state import SceneState

OWN_FRONT = ("bert", "johnny-pyro")
RIVAL_FRONT = ("henchman", "chinese-calculus")
HAND = ("vasilisa", "xiang", "magic-tome")


class PlainFaces:
    """Faces that are one flat colour; `drawn` holds what was asked for."""

    def __init__(self) -> None:
        self.drawn: list[Look] = []
        self.lock = threading.Lock()
        self.high_contrast = False

    def title(self, card: str) -> str:
        return card.replace("-", " ").title()

    def frame(self, card: str) -> str:
        return "#2766C8"

    def ground(self, card: str) -> str:
        return "#2F6486"

    def emblem(self, card: str) -> str:
        return "fist"

    def look(self, piece: Piece, face: FaceKind) -> Look:
        assert piece.kind is not None
        return Look(piece.kind, face, marks=str(piece.fields.get("hp", "")))

    def set_high_contrast(self, on: bool) -> None:
        self.high_contrast = on

    def draw(self, look: Look, width: int) -> QImage:
        with self.lock:
            self.drawn.append(look)
        image = QImage(width, round(width * CARD_RATIO), QImage.Format.Format_ARGB32_Premultiplied)
        front = "#FFFFFF" if self.high_contrast else "#2766C8"
        image.fill(QColor(front if look.card else "#7B3AA6"))
        return image


def _zone(name: str, owner: int | None, pieces: list[Piece], count: int | None = None) -> Zone:
    return Zone(name, owner, len(pieces) if count is None else count, pieces)


def _row(name: str, owner: int, kinds: tuple[str, ...], first: int) -> Zone:
    pieces = [
        Piece(f"card:{first + n}", kind, name, n, {"hp": 4, "start": 5, "disabled": False, "taunted_by": None})
        for n, kind in enumerate(kinds)
    ]
    return _zone(name, owner, pieces)


def hand(seat: int, open_: bool, kinds: tuple[str, ...] = HAND) -> Zone:
    """A hand, seen or not."""
    name = f"hand-{seat}"
    if not open_:
        return _zone(name, seat, [Piece(f"hidden:{name}:{n}", None, name, n) for n in range(len(kinds))])
    return _zone(name, seat, [Piece(f"card:{50 + 10 * seat + n}", kind, name, n) for n, kind in enumerate(kinds)])


def view(open_hands: tuple[int, ...] = (), zones: dict[str, Zone] | None = None) -> View:
    """The duel: BERT (10) and Johnny Pyro (11) against Henchman (20) and Chinese Calculus (21).

    `zones` replace those of the same name.
    """
    made = [
        _zone("resource", None, [], 38),
        _zone("pool", None, [Piece("card:40", "bunny-dangerous", "pool", 2)]),
        _zone("removed", None, []),
        _zone("resolving", None, []),
        _zone("box-hero", None, []),
        _zone("box-villain", None, []),
    ]
    for seat in (0, 1):
        made += [
            _zone(f"deck-{seat}", seat, [], 8),
            hand(seat, seat in open_hands),
            _zone(f"discard-{seat}", seat, [Piece(f"card:{70 + seat}", "police-officer", f"discard-{seat}", 0)]),
            _zone(f"banished-{seat}", seat, []),
            _row(f"front-{seat}", seat, (OWN_FRONT, RIVAL_FRONT)[seat], 10 + 10 * seat),
            _row(f"support-{seat}", seat, (), 0),
            _zone(f"attached-{seat}", seat, []),
        ]
    found = {zone.name: zone for zone in made} | (zones or {})
    facts = {"decks": ["hero", "villain"], "party_value": [6, 3], "starting": 1, "round": 3, "phase": "fight"}
    return View(0, found, facts)


def decision(kind: str, *options: Option, number: int = 1, **fields: Any) -> Decision:
    """A decision of seat 0."""
    return replace(Decision(number, 0, kind, "Choose.", tuple(options), "HB-FIGHT-2"), **fields)


def fight(number: int = 1) -> Decision:
    """Which Ready Character acts?"""
    return decision(
        "fight", Option("activate:10", "BERT", "card:10"), Option("activate:11", "Johnny", "card:11"), number=number
    )


def targets(number: int = 2) -> Decision:
    """BERT's Target: one of three, one of them on the own side."""
    return decision(
        "target",
        Option("target:20", "Henchman", "card:10", "card:20", "defeated"),
        Option("target:21", "Chinese Calculus", "card:10", "card:21", "−1, 1 less DR 1"),
        Option("target:11", "Johnny Pyro", "card:10", "card:11", "−2"),
        number=number,
    )


def play(number: int = 1) -> Decision:
    """Vasilisa (50) to a row or for her Play ability, Xiang (51) to the Front Row, or pass."""
    return decision(
        "play",
        Option("deploy:50:front", "Vasilisa to Front Row", "card:50", "zone:front-0"),
        Option("deploy:50:support", "Vasilisa to Support Row", "card:50", "zone:support-0"),
        Option("play:50", "Play Vasilisa: Spellbook", "card:50", "lane:play", "Draw one card."),
        Option("deploy:51:front", "Xiang to Front Row", "card:51", "zone:front-0"),
        Option("pass", "Pass"),
        number=number,
        uses_hand=True,
    )


def state(asked: Decision | None = None, shown: View | None = None, **fields: Any) -> SceneState:
    """A state between Ann and Bo, both human, hands closed."""
    made = SceneState(view=shown or view(), decision=asked, names=["Ann", "Bo"], humans=[True, True])
    for name, value in fields.items():
        setattr(made, name, value)
    return made


def open_state(asked: Decision | None = None, **fields: Any) -> SceneState:
    """Ann's hand is risen."""
    return state(asked or play(), view((0,)), open_hand=0, **fields)

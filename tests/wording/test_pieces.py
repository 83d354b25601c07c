"""Pieces in words: state, what they carry, reasons, and words of a game's own."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

from tabletop.engine.match import Match
from tabletop.engine.view import Piece, View, Zone
from tabletop.wording.pieces import HIDDEN, piece_marks, piece_reasons, piece_title, piece_words

TITLES = {"bert": "BERT", "gizmo": "Science Gizmo"}


def table(*pieces: Piece) -> View:
    zones: dict[str, Zone] = {}
    for piece in pieces:
        zones.setdefault(piece.zone, Zone(piece.zone, 0, 0)).pieces.append(piece)
    return View(0, zones, {})


def bert(**fields: object) -> Piece:
    return Piece("card:17", "bert", "front-0", 1, dict(fields))


def test_hit_points_state_and_numbers() -> None:
    piece = bert(hp=5, start=8, value=3, disabled=True, dr=1, chips=[{"icon": "fist"}], taunted_by=None)
    words = piece_marks(piece, table(piece), TITLES)
    assert words == ["5 of 8 hit points", "disabled", "value 3", "DR 1"]


def test_one_hit_point_is_no_plural() -> None:
    piece = bert(hp=1, start=1, disabled=False)
    assert piece_marks(piece, table(piece), TITLES) == ["1 of 1 hit point", "ready"]


def test_a_bearer_says_what_it_carries_and_by_whom_it_is_taunted() -> None:
    piece = bert(taunted_by="card:17")
    carried = Piece("card:30", "gizmo", "attached-0", 0, {"bearer": "card:17"})
    view = table(piece, carried)
    assert piece_marks(piece, view, TITLES) == ["taunted by BERT", "carries Science Gizmo"]
    assert piece_marks(carried, view, TITLES) == ["on BERT"]


def test_shields_and_why_a_card_cannot_be_used() -> None:
    shield = {"seat": 0, "amount": 2, "name": "Shield Wall", "when": "next Fight"}
    piece = bert(protect=[shield], barred="No Magic Character.", rule="HB-PLAY-12")
    words = piece_marks(piece, table(piece), TITLES)
    assert words == ["Shield Wall, damage 2 lower, next Fight", "not now: No Magic Character"]


def test_reasons_name_the_people() -> None:
    assert piece_reasons(bert(reasons=["DR 1 from <1>'s <17:BERT>."]), ["Ann", "Bo"]) == ["DR 1 from Bo's BERT"]


def test_a_hidden_piece_has_no_name() -> None:
    assert piece_title(Piece("hidden:hand-1:0", None, "hand-1", 0), TITLES) == HIDDEN


def test_a_game_may_use_words_of_its_own() -> None:
    piece = bert(hp=5, value=3)
    own = SimpleNamespace(rules=SimpleNamespace(describe_piece=lambda piece, view, titles: [f"{titles[piece.kind]}!"]))
    cards = SimpleNamespace(by_id=lambda _kind: SimpleNamespace(numbers={"hp": 5, "value": 3}))
    plain = SimpleNamespace(rules=SimpleNamespace(), card_set=cards)
    assert piece_words(cast(Match, own), piece, table(piece), TITLES) == ["BERT!"]
    assert piece_words(cast(Match, plain), piece, table(piece), TITLES) == ["5 hit points"]

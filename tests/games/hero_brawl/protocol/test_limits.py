"""Positions and saves of the Protocol that cannot be, and what may be seen of its decks."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tabletop.engine.chance import Source
from tabletop.engine.decision import Question
from tabletop.engine.game import SaveFault
from tabletop.engine.match import Match
from tabletop.engine.position import PositionFault
from tabletop.engine.view import ALL, SPECTATOR
from tabletop.games.hero_brawl import PROTOCOL
from tabletop.games.hero_brawl.protocol.position import build_position, read_position
from tests.citing import rule
from tests.games.hero_brawl.protocol.decks import Decks, decks


# ------------------------------------------------------------ positions
@pytest.mark.parametrize(
    ("data", "field", "words"),
    [
        ({"players": [{}]}, "players", "2 to 6"),
        ({"players": [{}] * 7}, "players", "2 to 6"),
        ({"players": [{}, 5]}, "players", "2 to 6"),
        ({"players": [{"name": "Ann"}, {"name": "Ann"}]}, "players", "name of its own"),
        ({"pots": []}, "pots", 'Did you mean "pot"?'),
        ({"players": [{"hand": 3}, {}]}, "players[0].hand", "there is no such field"),
        ({"players": [{"deck": ["Gearlok"]}, {}]}, "players[0].deck[0]", 'Did you mean "Gearlock"?'),
        ({"players": [{"deck": ["Gearlock"]}, {"pile": ["Gearlock"]}]}, "players[1].pile[0]", "left to place"),
        ({"players": [{"deck": [-1]}, {}]}, "players[0].deck[0]", "left to place"),
        ({"players": [{"deck": 40}, {"deck": 21}]}, "players[1].deck", "only 20 cards are left, not 21"),
        ({"players": [{"deck": "Gearlock"}, {}]}, "players[0].deck", "a list or a whole number"),
        ({"players": [{"out": "yes"}, {}]}, "players[0].out", "true or false"),
        ({"pot": ["Zzyzx"]}, "pot[0]", "left to place"),
        ({"pot": 61}, "pot", "only 60 cards are left"),
        ({"round": -1}, "round", "from 0 to 9999"),
        ({"limit": -5}, "limit", "from 0 to 9999"),
        ({"players": [{"out": True, "deck": 3}, {}]}, "players[0].deck", "is out"),
        ({"players": [{"out": True, "pile": 3}, {}]}, "players[0].pile", "is out"),
    ],
)
def test_a_mistake_in_a_position_is_named_with_its_field(data: dict[str, Any], field: str, words: str) -> None:
    with pytest.raises(PositionFault) as caught:
        build_position(data, "decks.toml")
    assert (caught.value.file, caught.value.field) == ("decks.toml", field)
    assert words in caught.value.problem


def test_a_position_goes_from_the_top_down_and_the_rest_is_set_aside() -> None:
    position = read_position(
        'round = 12\npot = ["Baron Boo"]\n[[players]]\nname = "Mia"\ndeck = ["Title Belt", "gearlock", 3]\npile = 7\n'
        "[[players]]\ndeck = 5\n"
    )
    table = position.table
    assert position.names == ("Mia", "Bo")
    assert [table.kind(card).name for card in table.decks[0][::-1][:2]] == ["The Hero Brawl Title Belt", "Gearlock"]
    assert (len(table.decks[0]), len(table.piles[0]), len(table.decks[1]), len(table.pot)) == (5, 7, 5, 1)
    assert (len(table.aside), table.round, table.phase) == (42, 12, "turn")
    assert len(build_position({"pot": ["Baron Boo", 2]}).table.pot) == 3


# ------------------------------------------------------------ saves
def _saved() -> dict[str, Any]:
    game = decks([{"deck": ["Gearlock", 3]}, {"deck": ["Doctor Deal", 3], "pile": 2}, {"deck": 4}])
    game.half()
    game.match.advance()
    data: dict[str, Any] = copy.deepcopy(game.match.dump())
    data["first"], data["entries"], data["checkpoints"] = game.match.rules.dump(game.table), [], []
    return data


def _load(*changes: tuple[str, object]) -> Match:
    data = _saved()
    for field, value in changes:
        at: Any = data["first"]
        *way, last = [int(p) if p.isdigit() else p for p in field.replace("[", ".").replace("]", "").split(".")]
        for part in way:
            at = at[part]
        at[last] = value
    return Match.load(data, lambda _name: PROTOCOL)[0]


def test_unchanged_a_save_loads_and_plays_on_to_the_end() -> None:
    match = _load()
    assert match.outcome is None  # it goes on when it is told to
    match.run()
    assert match.outcome is not None


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("decks", [[]]),
        ("piles", []),
        ("turned", [-1]),
        ("out", [False]),
        ("won", [0, 0]),
        ("history", [[1]]),
        ("kinds[0]", 99),
        ("phase", "lunch"),
        ("chance", -1),
        ("round", -1),
        ("limit", -1),
        ("winner", 5),
        ("decks[0][0]", 77),
        ("outcome", {"winners": [0], "ending": "pot", "rule": "BR-R50", "sentence": "<0> wins."}),
    ],
)
def test_a_value_that_cannot_be_is_named(field: str, value: object) -> None:
    with pytest.raises(SaveFault) as caught:
        _load((field, value))
    assert caught.value.field == f"first.{field}"


def test_a_winner_who_does_not_exist_is_refused() -> None:
    won = {"winners": [4], "ending": "elimination", "rule": "BR-PROTOCOL-8", "sentence": "It is over."}
    with pytest.raises(SaveFault, match="no such seat"):
        _load(("phase", "over"), ("outcome", won))


@pytest.mark.parametrize(("change", "words"), [("twice", "already"), ("nowhere", "lies nowhere")])
def test_a_card_in_two_decks_or_in_none_is_refused(change: str, words: str) -> None:
    data = _saved()
    deck = data["first"]["decks"][2]
    if change == "twice":
        deck.append(data["first"]["decks"][0][0])
    else:
        deck.pop()
    with pytest.raises(SaveFault, match=words):
        Match.load(data, lambda _name: PROTOCOL)


def test_a_whole_game_is_saved_and_loaded_to_the_same_state() -> None:
    game = decks([{"deck": 6}, {"deck": 6}, {"deck": 6}], limit=30)
    while game.outcome is None:
        game.half()
    again, notes = Match.load(game.match.dump(), lambda _name: PROTOCOL)
    assert notes == []
    assert (again.table.decks, again.table.piles, again.outcome) == (
        game.table.decks,
        game.table.piles,
        game.outcome,
    )


# ------------------------------------------------------------ what may be seen
def _seen() -> Decks:
    game = decks([{"deck": ["Gearlock", "Opal Oracle", 2], "pile": ["Baron Boo"]}, {"deck": ["Doctor Deal", 2]}])
    game.half()
    return game


@rule("BR-PROTOCOL-1", "BR-PROTOCOL-2")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_decks_and_win_piles_are_face_down_for_everybody(seat: int) -> None:
    game = _seen()
    view = game.match.ask(seat).view()
    shown = {piece.kind for zone in view.zones.values() for piece in zone.pieces}
    assert shown == {"gearlock", "doctor-deal"}
    assert [view.zones[name].count for name in ("deck-0", "pile-0", "deck-1", "pile-1")] == [3, 1, 2, 0]
    assert (view.facts["owned"], view.facts["winner"], view.facts["phase"]) == ([5, 3], 0, "compare")


def test_imagined_worlds_keep_what_is_up_and_how_much_everybody_has() -> None:
    game = _seen()
    tops = set()
    for seed in range(20):
        world = game.match.imagine(0, Source(seed)).table
        assert [world.kind(card).name for card in world.turned] == ["Gearlock", "Doctor Deal"]
        assert [world.owned(seat) for seat in (0, 1)] == [5, 3]
        tops.add(world.kind(world.decks[0][-1]).name)
    assert len(tops) > 5
    assert game.match.rules.hidden_groups(game.table, ALL) == []


def test_nobody_is_asked_anything() -> None:
    game = _seen()
    assert (game.match.to_move, game.match.ask(0).decision()) == (None, None)
    refusal = game.match.ask(0).refuse("zone:deck-0", "lane:play")
    assert (refusal.rule, "nothing to choose" in refusal.sentence) == ("BR-PROTOCOL-2", True)
    with pytest.raises(NotImplementedError):
        game.match.rules.decision(game.table, Question(0, "play", []), 0, ["Ann", "Bo"])


def test_the_chart_has_a_point_for_every_tenth_round_and_the_end() -> None:
    game = decks([{"deck": 10}, {"deck": 10}], limit=25)
    while game.outcome is None:
        game.half()
    history = game.table.history
    assert len(history) == game.table.round // 10 + 1
    assert history[-1] == game.owned()
    assert all(sum(point) == 20 for point in history)
    assert game.match.ask(0).view().facts["history"][: len(history)] == history

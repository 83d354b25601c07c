"""The Draw Phase: Pool, hands, and the draws that fail (HB-DRAW, HB-R14, HB-R15)."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.hero_brigade.diary import Diary, play


def drawing(deck: int, discard: int, **more: object) -> Diary:
    """A Draw Phase of the Hero player with so many cards; police officers and such, it does not matter which."""
    names = ["Police Officer x7", "BERT x2", "Xiang x2"]
    left, pile = discard, []
    for name in names:
        count = min(left, int(name.rpartition("x")[2]))
        pile += [f"{name.rpartition(' ')[0]} x{count}"] if count else []
        left -= count
    return play(phase="draw", hero={"deck": deck, "discard": pile, "front": ["Vasilisa"]}, **more)


@rule("HB-DRAW-1")
def test_four_resource_cards_lie_open_to_both_players() -> None:
    day = play(phase="draw", resource={"deck": ["Alien Ship", "Magic Tome", "..."]})
    assert day.pool()[:2] == ["Alien Ship", "Magic Tome"]
    assert len(day.pool()) == 4
    assert len(day.table.resource) == 46
    for seat in (0, 1):
        zone = day.match.ask(seat).view().zones["pool"]
        assert [piece.kind for piece in zone.pieces][:2] == ["alien-ship", "magic-tome"]


@rule("HB-DRAW-2", "HB-R15")
def test_each_player_draws_four_after_the_pool_the_starting_player_first() -> None:
    day = play(
        phase="draw",
        starting="villain",
        hero={"deck": ["BERT", "Xiang", "Vasilisa", "Chill Factor", "..."]},
        villain={"deck": ["Fred", "Henchman", "The Mime", "Prof. Dog", "..."]},
    )
    assert day.names("hand", "hero") == ["BERT", "Xiang", "Vasilisa", "Chill Factor"]
    assert day.names("hand", "villain") == ["Fred the Talking Potato", "Henchman", "The Mime", "Prof. Dog"]
    assert day.counts("hero") == day.counts("villain") == (4, 16, 0, 0)
    order = [(event.kind, event.data.get("seat")) for event in day.match.events if event.kind in ("pool", "drawn")]
    villain, hero = day.seat("villain"), day.seat("hero")
    assert order == [("pool", None), *[("drawn", villain)] * 4, *[("drawn", hero)] * 4]


@rule("HB-DRAW-2")
def test_cards_are_drawn_in_addition_to_those_in_hand() -> None:
    day = play(phase="draw", hero={"hand": ["BERT"], "deck": 9})
    assert day.counts("hero") == (5, 5, 0, 0)


@example("HB-EX-5")
@rule("HB-DRAW-3", "HB-DECK-1", "HB-DECK-2", "HB-DECK-4")
def test_a_reshuffle_between_two_draws_happens_at_once() -> None:
    day = drawing(deck=2, discard=6)
    assert day.counts("hero") == (4, 3, 0, 1)
    events = [e.kind for e in day.match.events if e.data.get("seat") == day.seat("hero") or e.kind == "banished"]
    assert events == ["drawn", "drawn", "shuffled", "banished", "drawn", "drawn"]
    assert day.phase == "play"


@rule("HB-DRAW-4", "HB-WIN-2", "HB-R14")
@pytest.mark.parametrize(
    ("deck", "discard", "enough"),
    [
        (2, 2, False),
        (3, 2, True),
        (2, 3, True),
        (4, 0, True),
        (0, 5, True),
        (0, 4, False),
        (3, 1, False),
        (3, 0, False),
    ],
)
def test_a_draw_fails_only_if_the_fourth_card_is_missing_after_the_reshuffle(
    deck: int, discard: int, enough: bool
) -> None:
    day = drawing(deck, discard)
    assert (day.phase == "play") == enough
    if enough:
        assert day.counts("hero")[0] == 4
    else:
        assert day.outcome is not None
        assert (day.outcome.ending, day.outcome.rule, day.winner) == ("deck-depletion", "HB-WIN-2", "villain")
        assert day.counts("hero")[0] < 4


@rule("HB-R15", "HB-DRAW-4")
def test_both_draws_are_completed_before_the_ending_is_checked() -> None:
    day = drawing(deck=1, discard=0, starting="hero", villain={"deck": 2, "front": ["Fred", "The Excrementalist"]})
    assert day.counts("hero")[0] == 1
    assert day.counts("villain")[0] == 2
    assert day.winner == "villain", "neither could draw four; Fred and The Excrementalist are worth more than Vasilisa"
    alone = drawing(deck=1, discard=0, starting="hero", villain={"deck": 9})
    assert alone.counts("villain")[0] == 4, "the other player still draws"
    assert alone.winner == "villain"

"""The endings of a duel (HB-WIN, HB-R10, HB-R16)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.hero_brigade.diary import Diary, play


def fight_over(hero: dict[str, Any], villain: dict[str, Any], **more: Any) -> Diary:
    """A Fight Phase that ends with this, since nobody who stands is Ready."""
    return play(phase="fight", hero={"deck": 9, **hero}, villain={"deck": 9, **villain}, **more)


def verdict(day: Diary) -> tuple[str | None, str, str] | None:
    """Who has won, by which ending and rule."""
    return None if day.outcome is None else (day.winner, day.outcome.ending, day.outcome.rule)


# ---------------------------------------------------------------- Party Depletion
@rule("HB-WIN-1")
@pytest.mark.parametrize(
    ("hero", "villain", "winner"),
    [(["BERT disabled"], [], "hero"), ([], ["Clone/Spy/Twin disabled"], "villain")],
)
def test_after_a_fight_phase_an_empty_party_loses(hero: list[str], villain: list[str], winner: str) -> None:
    for starting in ("hero", "villain"):
        day = fight_over({"front": hero}, {"front": villain}, starting=starting)
        assert verdict(day) == (winner, "party-depletion", "HB-WIN-1")
        assert day.phase == "over"


@rule("HB-WIN-1")
@pytest.mark.parametrize("starting", ["hero", "villain"])
def test_if_both_parties_are_empty_the_starting_player_wins(starting: str) -> None:
    assert verdict(fight_over({}, {}, starting=starting)) == (starting, "party-depletion", "HB-WIN-1")


@rule("HB-WIN-1")
def test_the_game_ends_at_once_and_nothing_is_cleaned_up() -> None:
    day = fight_over(
        {"front": ["BERT disabled"], "hand": ["Xiang"]}, {"hand": ["Fred"]}, resource={"pool": ["Alien Ship"]}
    )
    assert day.match.to_move is None
    assert day.pool() == ["Alien Ship"]
    assert (day.counts("hero"), day.counts("villain")) == ((1, 9, 0, 0), (1, 9, 0, 0))
    assert day.disabled("BERT")


@rule("HB-WIN-1")
def test_during_the_fight_phase_an_empty_party_does_not_end_the_game() -> None:
    day = play(
        phase="fight",
        hero={"front": ["Xiang", "BERT"], "support": ["Vasilisa"], "deck": 9},
        villain={"front": ["Henchman"], "deck": 9},
    )
    day.choose("Xiang").choose("Henchman")
    assert day.party("villain") == {}
    assert (day.outcome, day.who, day.phase) == (None, "hero", "fight")
    assert day.options == ["BERT", "Vasilisa"]


@rule("HB-WIN-1", "HB-ROUND-2")
def test_without_a_fight_phase_in_round_1_empty_parties_do_not_matter() -> None:
    day = play(round=1, hero={"hand": ["BERT"]}, villain={"hand": ["Fred"]})
    day.choose("Pass").choose("Pass")
    assert (day.outcome, day.fact("round")) == (None, 2)


# ---------------------------------------------------------------- Deck Depletion
@rule("HB-WIN-2")
def test_who_alone_can_draw_four_wins() -> None:
    rich = {"front": ["Johnny Pyro", "BERT"], "deck": 3}
    day = play(phase="draw", starting="hero", hero=rich, villain={"front": ["Henchman"], "deck": 4})
    assert verdict(day) == ("villain", "deck-depletion", "HB-WIN-2"), "whatever the Parties are worth"
    assert day.phase == "over"
    assert day.match.to_move is None


@rule("HB-WIN-2", "HB-WIN-4")
@pytest.mark.parametrize("starting", ["hero", "villain"])
def test_if_neither_can_draw_four_the_tie_breaker_decides(starting: str) -> None:
    more = play(
        phase="draw",
        starting=starting,
        hero={"front": ["Xiang"], "deck": 3},
        villain={"front": ["Fred", "Henchman", "The Mime"], "deck": 3},
    )
    assert verdict(more) == ("villain", "deck-depletion", "HB-WIN-2")
    equal = play(
        phase="draw", starting=starting, hero={"front": ["Xiang"], "deck": 3}, villain={"front": ["Fred"], "deck": 3}
    )
    assert verdict(equal) == (starting, "deck-depletion", "HB-WIN-2")


# ---------------------------------------------------------------- Resource Depletion
@rule("HB-WIN-3", "HB-R16")
@pytest.mark.parametrize(("resource", "pool", "last"), [(3, 3, True), (0, 0, True), (4, 4, False), (5, 4, False)])
def test_fewer_than_four_resource_cards_make_this_round_the_last(resource: int, pool: int, last: bool) -> None:
    day = play(phase="draw", resource={"deck": resource})
    assert (len(day.pool()), day.fact("last_round")) == (pool, last)
    assert day.phase == "play", "the round is played"


@rule("HB-WIN-3", "HB-R16", "HB-WIN-4")
def test_the_tie_breaker_decides_after_the_fight_phase_of_the_last_round_before_cleanup() -> None:
    day = fight_over(
        {"front": ["Xiang disabled"], "hand": ["Vasilisa"]},
        {"front": ["Chinese Calculus disabled"], "hand": ["Fred"]},
        last_round=True,
        starting="hero",
        resource={"pool": ["Alien Ship"], "deck": 0},
    )
    assert verdict(day) == ("villain", "resource-depletion", "HB-WIN-3")
    assert day.pool() == ["Alien Ship"]
    assert (day.fact("starting"), day.disabled("Xiang")) == (day.seat("hero"), True)
    assert (day.counts("hero")[0], day.counts("villain")[0]) == (1, 1)


@rule("HB-WIN-3")
def test_another_ending_of_the_last_round_comes_first() -> None:
    day = fight_over({}, {"front": ["Henchman disabled"]}, last_round=True)
    assert verdict(day) == ("villain", "party-depletion", "HB-WIN-1")
    drawn = play(
        phase="draw",
        hero={"deck": 9, "front": ["BERT"]},
        villain={"deck": 1, "front": ["Prof. Dog"]},
        resource={"deck": 2},
    )
    assert verdict(drawn) == ("hero", "deck-depletion", "HB-WIN-2")


@rule("HB-WIN-3", "HB-R16")
def test_a_last_round_is_played_from_its_draw_phase_to_its_tie_breaker() -> None:
    day = play(
        phase="draw",
        starting="villain",
        hero={"front": ["Xiang disabled"]},
        villain={"front": ["Fred disabled"]},
        resource={"deck": 3},
    )
    day.choose("Pass").choose("Pass")
    assert verdict(day) == ("villain", "resource-depletion", "HB-WIN-3"), (
        "equal Values: the Starting Player of this round"
    )


# ---------------------------------------------------------------- the tie-breaker
@rule("HB-WIN-4")
@pytest.mark.parametrize("starting", ["hero", "villain"])
@pytest.mark.parametrize(
    ("hero", "villain", "winner"),
    [
        (["BERT disabled"], ["Fred disabled"], "hero"),
        (["BERT 1 disabled"], ["Fred disabled", "The Mime disabled"], "villain"),
        (["Xiang disabled"], ["Fred disabled"], None),
        (["Police Officer disabled"], ["Henchman disabled", "Henchman disabled"], None),
    ],
)
def test_the_higher_total_value_wins_and_the_starting_player_on_equal_totals(
    starting: str, hero: list[str], villain: list[str], winner: str | None
) -> None:
    day = fight_over({"front": hero}, {"front": villain}, last_round=True, starting=starting)
    assert day.winner == (winner or starting)


@rule("HB-R10", "HB-WIN-4", "HB-TERM-2")
def test_enhancements_count_0() -> None:
    day = fight_over(
        {"front": ["Xiang disabled + Astral Projection"]},
        {"front": ["Fred disabled"]},
        last_round=True,
        starting="villain",
    )
    assert day.fact("party_value") == [2, 2]
    assert day.winner == "villain"


@rule("HB-R27", "HB-WIN-1")
def test_party_depletion_is_not_checked_in_the_play_phase() -> None:
    day = play(
        hero={"hand": ["Bunny Dangerous", "BERT"], "front": ["Xiang"]},
        villain={"front": ["Henchman"], "hand": ["Fred"]},
    )
    day.choose("Play Bunny Dangerous").choose("Henchman")
    assert day.party("villain") == {}
    assert (day.outcome, day.phase, day.who) == (None, "play", "villain")

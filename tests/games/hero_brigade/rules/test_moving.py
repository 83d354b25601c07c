"""Move, Swap and what belongs to a Party (HB-TERM-2, 14 and 15, HB-R7)."""

from __future__ import annotations

from tests.citing import rule
from tests.games.hero_brigade.diary import play


@rule("HB-TERM-14")
def test_a_move_takes_everything_along_to_an_empty_position_of_the_same_party() -> None:
    day = play(
        hero={"hand": ["Tactical Maneuvers", "Dr. Cat"], "front": ["BERT 5 disabled + Alien Ship", "Xiang"]},
        villain={"hand": ["Henchman"], "front": ["Fred"]},
    )
    day.choose("Play Tactical Maneuvers").choose("choose:1").choose("BERT")
    assert day.options == ["Front Row 3", "Support Row 1", "Support Row 2"]
    assert day.refusal(day.card("BERT"), day.place("villain", "F2")).rule == "HB-TERM-14"
    day.last("Support Row 2")
    assert day.settled() == {
        "hero hand": ["Dr. Cat"],
        "hero discard": ["Tactical Maneuvers"],
        "hero F1": None,
        "hero S2": "BERT 5 disabled + Alien Ship",
    }


@rule("HB-TERM-14", "HB-ABIL-6")
def test_there_is_no_move_in_a_full_party() -> None:
    day = play(
        hero={
            "hand": ["Tactical Maneuvers", "Johnny Pyro"],
            "front": ["BERT", "Xiang", "Police Officer"],
            "support": ["Dr. Cat", "Vasilisa"],
        },
        villain={"hand": ["Henchman"], "front": ["Fred"]},
    )
    day.choose("Play Tactical Maneuvers").choose("choose:1").last("BERT")
    assert day.settled() == {"hero hand": ["Johnny Pyro"], "hero discard": ["Tactical Maneuvers"]}


@rule("HB-TERM-15", "HB-R7")
def test_a_swap_trades_two_positions_with_state_hp_and_enhancements() -> None:
    day = play(
        hero={
            "hand": ["Tactical Maneuvers", "Dr. Cat"],
            "front": ["BERT 5 disabled + Alien Ship", "Xiang 2", "Vasilisa"],
            "support": ["Chill Factor 3 + Mutant DNA", "Police Officer"],
        },
        villain={"hand": ["Henchman"], "front": ["Fred", "The Mime"]},
    )
    day.choose("Play Tactical Maneuvers").choose("choose:0")
    assert set(day.options) == {"BERT", "Xiang", "Vasilisa", "Chill Factor", "Police Officer"}
    assert day.refusal(None, day.card("Fred")).rule == "HB-TERM-15"
    day.choose("BERT").last("Chill Factor")
    assert day.settled() == {
        "hero hand": ["Dr. Cat"],
        "hero discard": ["Tactical Maneuvers"],
        "hero F1": "Chill Factor 3 + Mutant DNA",
        "hero S1": "BERT 5 disabled + Alien Ship",
    }


@rule("HB-R7")
def test_a_swap_needs_two_characters() -> None:
    day = play(
        hero={"hand": ["Tactical Maneuvers", "Dr. Cat"], "front": ["BERT"]},
        villain={"hand": ["Henchman"], "front": ["Fred", "The Mime"]},
    )
    day.choose("Play Tactical Maneuvers").last("choose:0")
    assert day.settled() == {"hero hand": ["Dr. Cat"], "hero discard": ["Tactical Maneuvers"]}


@rule("HB-TERM-2")
def test_a_party_includes_the_enhancements_which_leave_play_with_their_bearer() -> None:
    day = play(
        turn="villain",
        hero={"front": ["BERT", "Dr. Cat + Alien Ship"], "hand": ["Xiang"], "deck": 9},
        villain={"hand": ["Bunny Dangerous", "Fred"]},
    )
    assert day.match.ask(1).view().zones["attached-0"].pieces[0].fields["bearer"] == day.card("Dr. Cat")
    day.choose("Play Bunny Dangerous").choose("Dr. Cat").last("Dr. Cat")
    assert day.names("discard", "hero") == ["Dr. Cat", "Alien Ship"]
    assert day.party("hero") == {"F1": "BERT"}

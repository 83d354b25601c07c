"""The round and its phases, the marker, the Cleanup Phase (HB-ROUND, HB-CLEAN, HB-TERM-1 and 18)."""

from __future__ import annotations

from tests.citing import rule
from tests.games.hero_brigade.diary import Diary, new_game, play


def phases(day: Diary) -> list[str]:
    """The phases that have begun, by the log."""
    return [str(event.data.get("phase")) for event in day.match.events if event.kind == "phase"]


@rule("HB-ROUND-1")
def test_a_round_is_draw_play_fight_cleanup_and_then_the_next_begins() -> None:
    day = play(phase="draw", round=4, hero={"front": ["Vasilisa"]}, villain={"front": ["The Mime", "Henchman"]})
    day.choose("Pass").choose("Pass")
    assert phases(day) == ["draw", "play", "fight"]
    day.choose("Henchman", side="villain").unanswered().choose("Vasilisa")
    assert phases(day) == ["draw", "play", "fight", "cleanup"]
    day.choose("All as shown").choose("All as shown")
    assert phases(day) == ["draw", "play", "fight", "cleanup", "draw", "play"]
    assert day.fact("round") == 5


@rule("HB-ROUND-2")
def test_the_first_round_has_no_fight_phase() -> None:
    day = new_game(first="0", pick="hero")
    day.choose("Pass").choose("Pass").choose("All as shown").choose("All as shown")
    assert phases(day) == ["setup", "draw", "play", "cleanup", "draw", "play"]
    assert day.fact("round") == 2
    day.choose("Pass").choose("Pass")
    assert phases(day)[-1] == "fight"


@rule("HB-ROUND-3", "HB-CLEAN-4", "HB-TERM-18")
def test_the_marker_passes_at_the_end_of_every_cleanup() -> None:
    day = play(phase="cleanup", round=2, starting="hero", hero={"front": ["BERT"]}, villain={"front": ["Fred"]})
    assert (day.fact("round"), day.fact("starting"), day.who) == (3, day.seat("villain"), "villain")
    day.choose("Pass")
    assert day.fact("starting") == day.seat("villain"), "a turn does not move the marker"
    day.choose("Pass")
    assert day.phase == "fight"
    assert day.fact("starting") == day.seat("villain"), "nor does a phase"


@rule("HB-TERM-1")
def test_the_active_player_is_the_one_whose_turn_it_is() -> None:
    day = play(hero={"hand": ["Police Officer x2"]}, villain={"hand": ["Henchman x2"]})
    assert day.fact("active") == day.seat("hero")
    day.choose("Police Officer to Front Row")
    assert day.fact("active") == day.seat("villain")
    day.choose("Pass")
    assert day.fact("active") == day.seat("hero")
    passed = play(hero={"hand": ["BERT"], "passed": True}, villain={"hand": ["Henchman"]}, turn="hero")
    assert passed.fact("active") == passed.seat("villain"), "who has passed takes no turn"
    fight = play(phase="fight", turn="villain", hero={"front": ["BERT"]}, villain={"front": ["Fred", "Henchman"]})
    assert fight.fact("active") == fight.seat("villain")
    cleanup = play(phase="cleanup", hero={"hand": ["BERT", "Xiang"]})
    assert cleanup.fact("active") is None


@rule("HB-CLEAN-1")
def test_both_players_discard_their_hands_each_in_an_order_of_choice() -> None:
    day = play(
        phase="cleanup",
        starting="villain",
        hero={"hand": ["BERT", "Xiang", "Vasilisa"]},
        villain={"hand": ["Henchman", "Fred"]},
    )
    assert day.who == "villain"
    day.choose("Fred")
    assert day.names("discard", "villain") == ["Fred the Talking Potato", "Henchman"]
    assert day.who == "hero"
    day.choose("Xiang").choose("Vasilisa")
    assert day.names("discard", "hero") == ["Xiang", "Vasilisa", "BERT"]
    assert day.counts("hero")[0] == 4, "the cards of the next Draw Phase"


@rule("HB-CLEAN-1")
def test_a_hand_can_be_discarded_as_it_is_shown() -> None:
    day = play(phase="cleanup", hero={"hand": ["BERT", "Xiang", "Vasilisa"]})
    day.last("All as shown")
    assert day.names("discard", "hero") == ["BERT", "Xiang", "Vasilisa"]


@rule("HB-CLEAN-2", "HB-R2")
def test_what_is_left_in_the_pool_leaves_the_game() -> None:
    day = play(
        phase="cleanup",
        hero={"hand": ["BERT", "Xiang"]},
        villain={"front": ["Fred"]},
        resource={"pool": ["Alien Ship", "Magic Tome"], "removed": ["Bunny Dangerous"], "deck": 8},
    )
    day.last("All as shown")
    assert day.changes["out"] == ["Bunny Dangerous", "Alien Ship", "Magic Tome"]
    assert day.changes["pool"] == []
    assert "resource" not in day.changes
    day.go_on()
    assert len(day.pool()) == 4
    assert len(day.table.resource) == 4
    assert len(day.table.removed) == 3


@rule("HB-R2")
def test_cards_that_have_left_the_game_never_return() -> None:
    day = play(
        phase="cleanup",
        hero={"hand": ["BERT", "Xiang"]},
        villain={"front": ["Fred"]},
        resource={"pool": ["Alien Ship"], "deck": 4},
    )
    day.choose("All as shown")
    assert len(day.table.resource) == 0
    assert day.picture()["out"] == ["Alien Ship"]
    assert "Alien Ship" not in day.pool()


@rule("HB-CLEAN-3", "HB-R3", "HB-R30")
def test_disabled_characters_become_ready_in_cleanup() -> None:
    day = play(
        phase="cleanup",
        hero={"front": ["BERT 3 disabled", "Xiang"], "hand": ["Vasilisa", "Chill Factor"]},
        villain={"front": ["Fred 2 disabled"], "support": ["Henchman disabled"]},
    )
    assert day.disabled("BERT"), "not before the hands are discarded"
    day.last("All as shown")
    assert day.phase == "draw", "and before the next Draw Phase begins"
    parties = {place: value for place, value in day.changes.items() if place[-2:] in ("F1", "F2", "S1")}
    assert parties == {"hero F1": "BERT 3", "villain F1": "Fred 2", "villain S1": "Henchman 1"}


@rule("HB-CLEAN-5")
def test_damage_and_extra_hp_stay_from_round_to_round() -> None:
    day = play(
        phase="cleanup",
        hero={"front": ["BERT 3", "Xiang 7"], "hand": ["Vasilisa", "Chill Factor"]},
        villain={"front": ["Fred 2"]},
    )
    day.choose("All as shown")
    assert day.phase == "play"
    assert (day.hp("BERT"), day.hp("Xiang"), day.hp("Fred")) == (3, 7, 2)


@rule("HB-R21", "HB-R11")
def test_cards_discarded_in_cleanup_wait_for_a_postponed_reshuffle() -> None:
    day = play(
        phase="cleanup",
        starting="hero",
        hero={"front": ["BERT"], "hand": ["Xiang x2", "Vasilisa x2", "Police Officer"], "deck": 0},
        villain={"front": ["Fred"]},
    )
    day.choose("Xiang").last("All as shown")
    assert day.counts("hero") == (0, 0, 5, 0), "discarding does not reshuffle"
    day.go_on()
    assert day.counts("hero") == (4, 0, 0, 1), "the first draw of the next round does"
    assert day.phase == "play"

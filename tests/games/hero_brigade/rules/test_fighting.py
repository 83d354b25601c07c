"""The Fight Phase: turns, passing, the end of the phase (HB-FIGHT-1, 2 and 6 to 9, HB-R32, HB-R69)."""

from __future__ import annotations

from tests.citing import rule
from tests.games.hero_brigade.diary import Diary, play, printed


def abilities(day: Diary) -> list[str]:
    """The abilities begun so far, by the log."""
    return [line.partition(": ")[2].rstrip(".") for line, kind in _lines(day) if kind == "ability"]


def _lines(day: Diary) -> list[tuple[str, str]]:
    texts = [event for event in day.match.events if event.text]
    return [(line, event.kind) for line, event in zip(day.log, texts, strict=True)]


@rule("HB-FIGHT-1")
def test_the_starting_player_begins_and_the_players_alternate() -> None:
    day = play(
        starting="villain",
        hero={"front": ["Police Officer", "Xiang", "BERT"]},
        villain={"front": ["Henchman", "The Mime", "Fred"]},
        phase="fight",
    )
    order = [day.who]
    for name, victim in (("Henchman", "BERT"), ("Xiang", "Fred"), ("The Mime", "BERT"), ("BERT", "Fred")):
        day.choose(name).choose(victim).unanswered()
        order.append(day.who)
    assert order == ["villain", "hero", "villain", "hero", "villain"]


@rule("HB-FIGHT-1")
def test_the_fight_phase_begins_with_the_starting_player_whoever_played_last() -> None:
    day = play(
        starting="villain",
        turn="hero",
        hero={"hand": ["BERT"], "front": ["Xiang", "Vasilisa"], "passed": False},
        villain={"front": ["Fred", "The Mime"], "passed": True},
    )
    day.choose("Pass")
    assert (day.phase, day.who) == ("fight", "villain")


@rule("HB-FIGHT-2", "HB-TERM-3")
def test_a_turn_picks_one_of_the_own_ready_characters() -> None:
    day = play(
        phase="fight",
        hero={"front": ["BERT", "Xiang disabled"], "support": ["Chill Factor"]},
        villain={"front": ["Fred", "Henchman"]},
    )
    assert day.options == ["BERT", "Chill Factor"]
    assert day.refusal(day.card("Xiang"), None).rule == "HB-TERM-3"
    assert day.refusal(day.card("Fred"), None).rule == "HB-FIGHT-2"


@rule("HB-FIGHT-2", "HB-ABIL-5")
def test_every_useable_active_ability_is_carried_out() -> None:
    day = play(
        phase="fight",
        hero={"front": ["Johnny Pyro", "BERT"]},
        villain={"front": ["Fred", "Henchman"], "support": ["The Mime"]},
    )
    day.choose("Johnny Pyro").choose("Fred")
    assert set(day.options) == {"Bo’s Front Row", "Your own Front Row"}, "the second one cannot be left out"
    day.last("Bo’s Front Row")
    assert abilities(day) == ["Flaming Fist", "Fireball"]
    assert day.hp("Fred") == 2


@rule("HB-FIGHT-6", "HB-TERM-3")
def test_after_its_last_ability_the_character_is_disabled_and_does_not_act_again() -> None:
    day = play(
        phase="fight",
        hero={"front": ["BERT", "Xiang", "Police Officer"]},
        villain={"front": ["The Mime", "Fred", "Henchman"]},
    )
    day.choose("Xiang").choose("Fred").unanswered().choose("Henchman").choose("BERT")
    assert day.options == ["BERT", "Police Officer"]


@rule("HB-FIGHT-7")
def test_one_may_pass_only_without_a_ready_character_and_then_must() -> None:
    day = play(
        phase="fight",
        hero={"front": ["BERT", "Xiang"]},
        villain={"front": ["Fred disabled", "The Mime disabled"]},
    )
    assert day.options == ["BERT", "Xiang"], "no pass with a Ready Character"
    day.choose("BERT").choose("Fred")
    assert "Bo has no Ready Character and passes." in day.log
    assert day.who == "hero"


@rule("HB-FIGHT-8", "HB-R32", "HB-R44")
def test_a_character_without_a_useable_ability_costs_a_turn_too() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["BERT", "Xiang"]},
        villain={"front": ["Clone/Spy/Twin", "Fred"], "support": ["Henchman"]},
    )
    assert day.options == ["Clone/Spy/Twin", "Fred", "Henchman"]
    day.last("Clone/Spy/Twin")
    assert day.settled() == {"villain F1": "Clone/Spy/Twin 2 disabled"}
    day.go_on()
    assert day.who == "hero"


@rule("HB-R32", "HB-FIGHT-9")
def test_such_a_turn_plays_itself_only_when_there_is_no_other_ready_character() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["BERT disabled"], "hand": ["Xiang", "Vasilisa"]},
        villain={"front": ["Clone/Spy/Twin"], "support": ["Henchman"]},
    )
    assert day.phase == "fight"
    day.choose("Henchman")
    assert [line for line in day.log if "activates" in line] == [
        "Bo activates Henchman. It has no useable ability.",
        "Bo activates Clone/Spy/Twin. It has no useable ability.",
    ]
    assert day.phase == "cleanup"


@rule("HB-FIGHT-9")
def test_the_phase_ends_when_every_character_is_disabled() -> None:
    day = play(
        phase="fight",
        hero={"front": ["BERT", "Xiang disabled"], "hand": ["Vasilisa", "Dr. Cat"]},
        villain={"front": ["Fred disabled"], "support": ["Henchman disabled"]},
    )
    assert day.phase == "fight"
    day.choose("Fred")
    assert day.phase == "cleanup"
    assert all(day.disabled(name) for name in ("BERT", "Xiang", "Fred", "Henchman"))


@rule("HB-R69", "HB-FIGHT-9", "HB-CARD-6")
def test_who_is_made_ready_again_may_act_again_and_the_phase_goes_on() -> None:
    coach = printed("Coach", "F Active Up: Ready one Disabled Normal Character in your Party.", copies=1)
    day = play(
        phase="fight",
        cards=[coach],
        hero={"front": ["Coach", "Police Officer disabled", "BERT disabled"]},
        villain={"front": ["Fred disabled"], "support": ["Henchman disabled"]},
    )
    assert day.phase == "fight"
    assert "Police Officer is Ready again." in day.log
    assert day.disabled("Coach")
    assert "Sidearm" in day.asked.prompt
    assert day.disabled("BERT"), "BERT is not Normal"

"""The Fight Phase: turns, activations, passing, the end of the phase (HB-FIGHT); Enhance abilities (HB-R5)."""

from __future__ import annotations

from tests.citing import example, rule
from tests.games.hero_brigade.diary import Diary, play, printed


def abilities(day: Diary) -> list[str]:
    """The abilities begun so far, by the log."""
    return [line.partition(": ")[2].rstrip(".") for line, kind in _lines(day) if kind == "ability"]


def _lines(day: Diary) -> list[tuple[str, str]]:
    texts = [event for event in day.match.events if event.text]
    return [(line, event.kind) for line, event in zip(day.log, texts, strict=True)]


# ---------------------------------------------------------------- turns
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


@example("HB-EX-3")
@rule("HB-FIGHT-3", "HB-ABIL-1")
def test_only_the_group_of_the_row_is_useable() -> None:
    for place, name in (("front", "Hot Potato"), ("support", "Spud Gun")):
        rows = (
            {"front": ["", "Fred"], "support": ["The Mime"]}
            if place == "front"
            else {"front": ["Henchman"], "support": ["Fred"]}
        )
        day = play(phase="fight", turn="villain", hero={"front": ["BERT", "Xiang"]}, villain=rows)
        day.choose("Fred").last("BERT")
        assert abilities(day) == [name, "Regrow"]


@rule("HB-FIGHT-3", "HB-R5")
def test_enhance_abilities_are_useable_in_either_row_after_the_own_in_order_of_attachment() -> None:
    for rows in ({"front": ["Vasilisa + Magic Tome"]}, {"support": ["Vasilisa + Magic Tome"]}):
        day = play(
            phase="fight",
            hero={**rows, "deck": 9} | ({"support": ["BERT"]} if "front" in rows else {"front": ["BERT"]}),
            villain={"front": ["Fred", "The Mime"]},
        )
        day.choose("Vasilisa")
        while day.match.to_move is not None and "Chapter of Mending" not in abilities(day):
            day.last("Fred" if "Fred" in day.options else day.options[0])
        own = "Witchfire" if "front" in rows else "Mend"
        assert abilities(day) == [own, "Chapter of Bolts", "Chapter of Mending"]


@rule("HB-R5")
def test_the_order_of_attachment_is_the_order_of_the_enhance_abilities() -> None:
    for first, second, wanted in (
        ("Alien Ship", "Laser", ["Rivet Gun", "Death Ray", "Zap"]),
        ("Laser", "Alien Ship", ["Rivet Gun", "Zap", "Death Ray"]),
    ):
        laser = printed("Laser", "E Active Zap: 1 DMG to one Target.", kind="Enhancement", types=["Tech"])
        day = play(
            phase="fight",
            cards=[laser],
            hero={"support": [f"BERT + {first} + {second}"], "front": ["Xiang"]},
            villain={"front": ["Fred"], "support": ["Natural Disaster", "The Mime"]},
        )
        day.choose("BERT").choose("Fred").choose("The Mime").last("The Mime")
        assert abilities(day) == wanted


@rule("HB-R5", "HB-TERM-19", "HB-R41f")
def test_the_bearer_is_the_source_of_an_enhance_ability() -> None:
    day = play(
        phase="fight",
        hero={"front": ["BERT + Alien Ship", "Xiang"], "deck": 9},
        villain={"support": ["Prof. Dog", "The Mime"], "front": ["The Deadly Duelist"], "deck": 9},
    )
    day.choose("BERT").choose("The Deadly Duelist").choose("The Deadly Duelist: Riposte").last("Prof. Dog")
    assert day.hp("Prof. Dog") == 4, "Top Dog: Unaffected by Enhance Abilities of Hero-Type cards, and BERT is a Hero"
    assert day.hp("BERT") == 8, "Riposte 2, less Armor 1, less Hull 1"


@rule("HB-FIGHT-4")
def test_abilities_are_executed_in_printing_order_each_completely() -> None:
    ranger = printed(
        "Ranger",
        "F Active First: 1 DMG to one FRT.",
        "F Active Second: 1 DMG to one SRT.",
        "S Active Elsewhere: 1 DMG to one FRT.",
        "F Active Third: 1 DMG to one Target.",
    )
    day = play(
        phase="fight",
        cards=[ranger],
        hero={"front": ["Ranger", "BERT"]},
        villain={"front": ["Fred", "Henchman"], "support": ["Natural Disaster", "The Excrementalist"]},
    )
    day.choose("Ranger")
    assert abilities(day) == ["First"]
    day.choose("Fred")
    assert abilities(day) == ["First", "Second"]
    assert (day.hp("Fred"), day.options) == (4, ["Natural Disaster", "The Excrementalist"])
    day.choose("The Excrementalist").last("Fred")
    assert abilities(day) == ["First", "Second", "Third"]
    assert day.settled() == {
        "hero F1": "Ranger 4 disabled",
        "villain F1": "Fred 3",
        "villain S2": "The Excrementalist 3",
    }


@example("HB-EX-4")
@rule("HB-FIGHT-5", "HB-FIGHT-6", "HB-ABIL-9")
def test_repeated_abilities_are_resolved_one_by_one_at_different_targets() -> None:
    day = play(
        phase="fight",
        turn="villain",
        villain={"front": ["The Excrementalist", "Henchman"]},
        hero={"front": ["BERT"], "support": ["Chill Factor"], "deck": 9},
    )
    day.choose("The Excrementalist").choose("Chill Factor")
    assert (day.hp("Chill Factor"), day.disabled("The Excrementalist")) == (3, False)
    day.choose("Chill Factor")
    assert (day.hp("Chill Factor"), day.disabled("The Excrementalist")) == (2, False)
    day.last("BERT")
    assert day.settled() == {"villain F1": "The Excrementalist 4 disabled", "hero S1": "Chill Factor 2"}


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
    assert day.asked.prompt == "Choose a Front Row Target for Sidearm: 1 damage."
    assert day.disabled("BERT"), "BERT is not Normal"


# ---------------------------------------------------------------- changes during an activation
@rule("HB-R33")
def test_the_list_of_abilities_is_fixed_when_the_activation_starts() -> None:
    runner = printed(
        "Runner",
        "S Active Dash: You may Move Runner to an empty position of its Front Row.",
        "S Active Shot: 1 DMG to one FRT.",
        "F Active Blow: 3 DMG to one FRT.",
    )
    day = play(
        phase="fight",
        cards=[runner],
        hero={"support": ["Runner"], "front": ["BERT"]},
        villain={"front": ["Fred", "Henchman"]},
    )
    day.choose("Runner").choose("Yes").choose("Front Row 3").last("Fred")
    assert abilities(day) == ["Dash", "Shot"]
    assert day.settled() == {"hero S1": None, "hero F3": "Runner 4 disabled", "villain F1": "Fred 4"}


@rule("HB-R34", "HB-ABIL-7")
def test_who_is_defeated_during_its_activation_finishes_only_the_current_ability() -> None:
    berserk = printed(
        "Berserk",
        "F Active Rage: 2 DMG to one FRT. 1 DMG to one SRT.",
        "F Active More: 3 DMG to one FRT.",
        hp=2,
    )
    day = play(
        phase="fight",
        cards=[berserk],
        hero={"front": ["Berserk", "BERT"], "deck": 9},
        villain={"front": ["The Deadly Duelist", "Henchman"], "support": ["Fred", "The Mime"]},
    )
    day.choose("Berserk").choose("The Deadly Duelist").choose("The Deadly Duelist: Riposte")
    assert (day.party("hero"), day.options) == ({"F2": "BERT"}, ["Fred", "The Mime"])
    day.last("Fred")
    assert day.settled() == {
        "hero F1": None,
        "hero discard": ["Berserk"],
        "villain F1": "The Deadly Duelist 2",
        "villain S1": "Fred 4",
    }
    assert abilities(day) == ["Rage"]


@rule("HB-R35")
def test_who_is_disabled_by_a_response_finishes_its_activation() -> None:
    trap = printed("Trap", "F Reaction Snap: When Trap is dealt damage by a Character: Disable that Character.", hp=5)
    day = play(
        phase="fight",
        cards=[trap],
        turn="villain",
        villain={"front": ["The Excrementalist", "Fred"]},
        hero={"front": ["Trap", "BERT"]},
    )
    day.choose("The Excrementalist").choose("Trap").choose("Trap: Snap")
    assert day.disabled("The Excrementalist")
    day.choose("BERT").last("BERT")
    assert abilities(day) == ["Telekinesis"] * 3
    assert day.hp("Trap") == 4

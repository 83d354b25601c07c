"""An activation: which abilities, in which order, and what may change under way (HB-FIGHT-3 to 5, HB-R33 to R35)."""

from __future__ import annotations

from tests.citing import example, rule
from tests.games.hero_brigade.diary import Diary, play, printed


def abilities(day: Diary) -> list[str]:
    """The abilities begun so far, by the log."""
    return [line.partition(": ")[2].rstrip(".") for line, kind in _lines(day) if kind == "ability"]


def _lines(day: Diary) -> list[tuple[str, str]]:
    texts = [event for event in day.match.events if event.text]
    return [(line, event.kind) for line, event in zip(day.log, texts, strict=True)]


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

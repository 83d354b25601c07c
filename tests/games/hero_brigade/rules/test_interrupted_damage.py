"""Interrupts to damage: amounts, redirection, responses to responses (HB-R38, HB-R39, HB-R41j)."""

from __future__ import annotations

from tests.citing import rule
from tests.games.hero_brigade.diary import Diary, play, printed

PREVENT = "When a Character in your Party would be dealt damage by an opposing Ability: prevent that damage."


REDIRECT = (
    "When another Character in your Party would be dealt damage by an opposing Ability: "
    "this Character is dealt that damage instead."
)


def shot_at(target: str, villain: dict[str, object], *cards: dict[str, object], **more: object) -> Diary:
    """Xiang (2 DMG to one Target) has chosen; BERT stands beside him. Nobody has answered yet."""
    day = play(phase="fight", cards=list(cards), hero={"front": ["Xiang", "BERT"], "deck": 9}, villain=villain, **more)
    return day.choose("Xiang").choose(target)


@rule("HB-R39")
def test_an_interrupt_asks_about_the_amount_before_reductions() -> None:
    day = play(
        phase="fight",
        hero={"front": ["Police Officer", "Xiang"]},
        villain={"front": ["The Mime", "Chinese Calculus"]},
    )
    day.choose("Police Officer").choose("Chinese Calculus")
    assert day.options == ["The Mime: Invisible Wall", "No answer"], "1 damage, of which DR would leave nothing"


@rule("HB-R39")
def test_an_interrupt_needs_at_least_1_damage() -> None:
    dud = printed(
        "Dud",
        "F Active Fizz: DMG equal to the number of non-Normal Characters in the opposing Party, at most 4, to one FRT.",
    )
    day = play(
        phase="fight",
        cards=[dud, printed("Wall", f"F Interrupt Block: {PREVENT}", deck="villain", types=["Normal"])],
        hero={"front": ["Dud", "Xiang"]},
        villain={"front": ["Wall", "Henchman"]},
    )
    day.choose("Dud").last("Henchman")
    assert day.settled() == {"hero F1": "Dud 4 disabled"}


@rule("HB-R41j")
def test_redirected_damage_keeps_its_amount_and_meets_the_dr_of_the_new_recipient() -> None:
    guard = printed("Guard", "S Constant Shell: DR 1.", f"S Interrupt Step In: {REDIRECT}", deck="villain", hp=6)
    day = shot_at("Fred", {"front": ["Fred", "Henchman"], "support": ["Guard"]}, guard)
    day.last("Guard: Step In")
    assert day.settled() == {"hero F1": "Xiang 5 disabled", "villain S1": "Guard 5"}


@rule("HB-R41j")
def test_redirected_damage_meets_the_unaffected_of_the_new_recipient() -> None:
    guard = printed(
        "Guard",
        "S Constant Veil: Unaffected by Hero-Type cards.",
        f"S Interrupt Step In: {REDIRECT}",
        deck="villain",
    )
    day = shot_at("Fred", {"front": ["Fred", "Henchman"], "support": ["Guard"]}, guard)
    day.last("Guard: Step In")
    assert day.settled() == {"hero F1": "Xiang 5 disabled"}


@rule("HB-R41j")
def test_a_redirected_row_attack_is_still_a_row_attack() -> None:
    guard = printed("Guard", "S Constant Hop: Unaffected by Row Attacks.", f"S Interrupt Step In: {REDIRECT}")
    day = play(
        phase="fight",
        cards=[guard],
        turn="villain",
        hero={"front": ["BERT", "Chill Factor", "Police Officer"], "support": ["Guard"]},
        villain={"support": ["Natural Disaster"], "front": ["Fred"]},
    )
    day.choose("Natural Disaster").choose("No answer").choose("Guard: Step In").last("Guard: Step In")
    assert day.settled() == {"villain S1": "Natural Disaster 4 disabled", "hero F1": "BERT 7"}


@rule("HB-R41j", "HB-R38")
def test_redirected_damage_is_a_trigger_of_its_own_but_not_for_who_redirected_it() -> None:
    guard = printed(
        "Guard",
        "S Interrupt Take: When a Character in your Party would be dealt damage by an opposing Ability: "
        "Guard is dealt that damage instead.",
        deck="villain",
    )
    day = shot_at("Fred", {"front": ["The Mime", "Fred"], "support": ["Guard"]}, guard)
    day.choose("Guard: Take")
    assert day.options == ["The Mime: Invisible Wall", "No answer"]
    day.last("No answer")
    assert day.settled() == {"hero F1": "Xiang 5 disabled", "villain S1": "Guard 2"}


@rule("HB-R38")
def test_responses_may_trigger_responses_and_the_last_begun_is_finished_first() -> None:
    day = play(
        phase="fight",
        cards=[printed("Wall", f"F Interrupt Block: {PREVENT}", types=["Normal"])],
        hero={"front": ["Johnny Pyro", "Wall"]},
        villain={"front": ["The Deadly Duelist", "Fred"]},
    )
    day.choose("Johnny Pyro").choose("The Deadly Duelist").choose("The Deadly Duelist: Riposte")
    assert (day.who, day.options) == ("hero", ["Wall: Block", "No answer"])
    assert [line for line in day.asked.why if "Riposte" in line]
    day.choose("Wall: Block")
    assert (day.hp("The Deadly Duelist"), day.hp("Johnny Pyro")) == (2, 6)
    assert day.asked.kind == "row", "and then Johnny Pyro goes on with Fireball"

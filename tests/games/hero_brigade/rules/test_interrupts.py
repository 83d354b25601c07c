"""Interrupts: when they may be used, one for each trigger, who chooses (HB-INT, HB-R37)."""

from __future__ import annotations

import pytest

from tabletop.games.hero_brigade.doing import Trigger
from tabletop.games.hero_brigade.responses import offer
from tabletop.games.hero_brigade.sentences import WasDealt
from tests.citing import rule
from tests.games.hero_brigade.diary import Diary, play, printed

PREVENT = "When a Character in your Party would be dealt damage by an opposing Ability: prevent that damage."


def shot_at(target: str, villain: dict[str, object], *cards: dict[str, object], **more: object) -> Diary:
    """Xiang (2 DMG to one Target) has chosen; BERT stands beside him. Nobody has answered yet."""
    day = play(phase="fight", cards=list(cards), hero={"front": ["Xiang", "BERT"], "deck": 9}, villain=villain, **more)
    return day.choose("Xiang").choose(target)


@rule("HB-INT-1")
def test_an_interrupt_needs_its_row() -> None:
    front = shot_at("Fred", {"front": ["The Mime", "Fred"]})
    assert front.options == ["The Mime: Invisible Wall", "No answer"]
    support = shot_at("Fred", {"front": ["Fred"], "support": ["The Mime"]})
    assert (support.hp("Fred"), support.asked.kind) == (3, "fight")


@rule("HB-INT-1")
def test_disabled_cards_keep_their_interrupts() -> None:
    wall = printed("Wall", f"F Interrupt Block: {PREVENT}", deck="villain")
    day = shot_at("Fred", {"front": ["Wall disabled", "Fred"], "support": ["Henchman"]}, wall)
    day.last("Wall: Block")
    assert day.settled() == {"hero F1": "Xiang 5 disabled"}


@rule("HB-INT-1", "HB-CARD-6")
def test_an_interrupt_may_cost_that_its_card_is_ready() -> None:
    day = shot_at("Fred", {"front": ["The Mime disabled", "Fred"], "support": ["Henchman"]})
    assert day.hp("Fred") == 3, "The Mime could not pay by being Disabled"


@rule("HB-INT-1")
def test_an_interrupt_of_the_play_group_is_useable_from_hand_only_in_the_play_phase() -> None:
    guardian = printed("Guardian", f"P Interrupt Duck: {PREVENT}", deck="villain", copies=2)
    day = play(
        cards=[guardian],
        hero={"hand": ["Johnny Pyro", "BERT"]},
        villain={"hand": ["Guardian", "Henchman"], "front": ["Fred", "The Excrementalist"]},
    )
    day.choose("Play Johnny Pyro").choose("choose:1").choose("Fred")
    assert (day.who, day.options) == ("villain", ["Guardian: Duck", "No answer"])
    day.last("Guardian: Duck")
    assert day.settled() == {
        "hero hand": ["BERT"],
        "hero discard": ["Johnny Pyro"],
        "villain hand": ["Henchman"],
        "villain discard": ["Guardian"],
    }
    fight = shot_at("Fred", {"front": ["Fred", "Henchman"], "hand": ["Guardian"]}, guardian)
    assert fight.hp("Fred") == 3


@rule("HB-INT-1")
def test_an_interrupt_of_the_play_group_is_not_useable_in_play() -> None:
    day = play(
        hero={"hand": ["BERT", "Xiang"]},
        villain={"front": ["Madame Romalda"], "support": ["Union Rep"], "hand": ["Fred"]},
    )
    day.last("BERT to Front Row")
    assert day.settled() == {"hero F1": "BERT 8", "hero hand": ["Xiang"]}


@rule("HB-INT-2")
def test_an_interrupt_is_optional() -> None:
    day = shot_at("Fred", {"front": ["The Mime", "Fred"]})
    day.last("No answer")
    assert day.settled() == {"hero F1": "Xiang 5 disabled", "villain F2": "Fred 3"}


@rule("HB-INT-2")
def test_an_interrupt_resolves_after_the_declaration_and_before_the_effect() -> None:
    day = shot_at("Fred", {"front": ["The Mime", "Fred"]})
    assert day.hp("Fred") == 5
    call = day.asked.call
    assert call is not None
    assert (call.title, call.subject) == ("2 damage is about to hit Fred.", day.card("Fred"))
    day.last("The Mime: Invisible Wall")
    assert day.settled() == {"hero F1": "Xiang 5 disabled", "villain F1": "The Mime 5 disabled"}


@rule("HB-INT-3", "HB-R37")
def test_one_interrupt_for_each_trigger() -> None:
    wall = printed("Wall", f"F Interrupt Block: {PREVENT}", deck="villain")
    day = shot_at("Fred", {"front": ["The Mime", "Fred", "Wall"]}, wall)
    assert set(day.options) == {"The Mime: Invisible Wall", "Wall: Block", "No answer"}
    day.last("Wall: Block")
    assert day.settled() == {"hero F1": "Xiang 5 disabled"}, "the other one is not used"


@rule("HB-INT-3", "HB-R37", "HB-R36", "HB-PROTO-1")
def test_reactions_in_play_and_in_hand_are_offered_together_and_one_is_executed() -> None:
    herald = printed(
        "Herald", "F Reaction Toll: When a Character in your Party is Defeated during the Play Phase: draw one card."
    )
    jester = printed("Jester", "F Reaction Jest: When Jester is Defeated: draw one card.", deck="villain", hp=2)
    day = play(
        cards=[herald, jester],
        turn="villain",
        hero={"front": ["Herald", "Police Officer"], "hand": ["The Understudy", "BERT"], "deck": 9},
        villain={"hand": ["Bunny Dangerous", "Fred"], "front": ["Jester"], "deck": 9},
    )
    day.choose("Play Bunny Dangerous").choose("Police Officer")
    assert (day.who, set(day.options)) == ("hero", {"Herald: Toll", "The Understudy: Step In", "No answer"})
    day.last("Herald: Toll")
    assert day.counts("hero") == (3, 8, 1, 0), "one card for the Toll, and The Understudy stays in hand"


@rule("HB-R37")
def test_cards_in_play_and_in_hand_are_offered_together() -> None:
    watcher = printed(
        "Watcher", "F Interrupt See: When the opponent deploys a Character: cancel that deployment.", deck="villain"
    )
    day = play(
        cards=[watcher],
        hero={"hand": ["BERT", "Xiang"]},
        villain={"front": ["Watcher"], "hand": ["Madame Romalda", "Henchman"]},
    )
    day.choose("BERT to Front Row")
    assert (day.who, set(day.options)) == (
        "villain",
        {"Watcher: See", "Madame Romalda: Clairvoyant", "No answer"},
    )
    day.last("Watcher: See")
    assert day.settled() == {"hero hand": ["Xiang"], "hero discard": ["BERT"]}


@rule("HB-INT-4")
def test_the_same_interrupt_may_be_used_at_every_trigger() -> None:
    wall = printed("Wall", f"F Interrupt Block: {PREVENT}")
    day = play(
        phase="fight",
        cards=[wall],
        turn="villain",
        hero={"front": ["Wall", "Chill Factor"]},
        villain={"front": ["The Excrementalist", "Fred"]},
    )
    day.choose("The Excrementalist")
    for answer in ("Wall: Block", "Wall: Block", "No answer"):
        day.choose("Chill Factor").last(answer)
        day.go_on()
    assert day.hp("Chill Factor") == 3


@rule("HB-INT-1", "HB-ABIL-4")
def test_own_damage_is_no_opposing_ability() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["Xiang"], "support": ["BERT"]},
        villain={"front": ["The Mime", "Fred", "Henchman"]},
    )
    day.choose("Fred").last("Henchman")
    assert day.party("villain") == {"F1": "The Mime", "F2": "Fred the Talking Potato"}


@rule("HB-PROTO-1")
def test_both_players_get_time_to_declare_even_while_the_other_acts() -> None:
    day = play(hero={"hand": ["BERT", "Xiang"]}, villain={"hand": ["Madame Romalda"], "passed": True})
    day.choose("BERT to Front Row")
    decision = day.asked
    assert (decision.seat, decision.window, decision.kind) == (day.seat("villain"), True, "respond")
    day.last("No answer")
    assert day.settled() == {"hero F1": "BERT 8", "hero hand": ["Xiang"]}


@rule("HB-INT-3", "HB-REACT-3", "HB-R37", "HB-R36")
def test_when_both_sides_want_to_answer_the_other_is_asked_first_and_the_active_player_picks() -> None:
    # No printed trigger can be answered by both sides, so the question is put here directly.
    day = play(hero={"front": ["The Deadly Duelist"], "hand": ["BERT"]}, villain={"front": ["Pack Mule"]})
    table, duelist, mule = day.table.copy(), day.get("The Deadly Duelist").id, day.get("Pack Mule").id
    hero, villain = day.seat("hero"), day.seat("villain")
    riposte = next(a.index for a in table.kind(duelist).abilities if a.name == "Riposte")
    saddlebags = next(a.index for a in table.kind(mule).abilities if a.name == "Saddlebags")
    wishes = [(hero, duelist, riposte), (villain, mule, saddlebags)]
    for picked, resource in ((wishes[0], 0), (wishes[1], 1)):
        before = len(table.resource)
        asking = offer(table, Trigger(WasDealt, duelist, 1, mule), wishes, ())
        question = asking.send(None)
        assert (question.seat, question.window) == (villain, True), "the player who is not active"
        question = asking.send(("respond", mule, saddlebags))
        assert (question.seat, question.window) == (hero, True)
        question = asking.send(("respond", duelist, riposte))
        assert (question.seat, question.kind) == (hero, "which")
        assert question.candidates() == [("which", *wishes[1]), ("which", *wishes[0])]
        with pytest.raises(StopIteration):
            asking.send(("which", *picked))
        assert before - len(table.resource) == resource, "only the one that was picked is executed"
    assert [c.hp for side in table.sides for c in side.characters()] == [4, 2], "Riposte alone hit, and once"

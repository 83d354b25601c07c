"""Reactions: when they may be used, that they are finished before a Defeat, one for each trigger (HB-REACT)."""

from __future__ import annotations

from tests.citing import example, rule
from tests.games.hero_brigade.diary import play, printed

STING = "When {} is dealt damage by a Character: 2 DMG to that Character."


@rule("HB-REACT-1")
def test_a_reaction_needs_its_row() -> None:
    day = play(
        phase="fight",
        hero={"front": ["Xiang", "BERT"]},
        villain={"support": ["The Deadly Duelist"], "front": ["Fred"]},
    )
    day.choose("Xiang").last("The Deadly Duelist")
    assert day.settled() == {"hero F1": "Xiang 5 disabled", "villain S1": "The Deadly Duelist 2"}


@rule("HB-REACT-1")
def test_disabled_cards_keep_their_reactions() -> None:
    day = play(
        phase="fight",
        hero={"front": ["Xiang", "BERT"]},
        villain={"front": ["The Deadly Duelist disabled", "Fred"]},
    )
    day.choose("Xiang").choose("The Deadly Duelist").last("The Deadly Duelist: Riposte")
    assert day.settled() == {"hero F1": "Xiang 3 disabled", "villain F1": "The Deadly Duelist 2 disabled"}


@rule("HB-REACT-1")
def test_a_reaction_of_the_play_group_is_useable_only_from_hand_in_the_play_phase() -> None:
    fight = play(
        phase="fight",
        hero={"front": ["Xiang", "BERT"]},
        villain={"front": ["Henchman", "Fred"], "support": ["The Mime"], "hand": ["The Understudy"], "deck": 9},
    )
    fight.choose("Xiang").last("Henchman")
    assert fight.counts("villain") == (1, 9, 1, 0)
    in_party = play(
        hero={"hand": ["Bunny Dangerous", "BERT"]},
        villain={"front": ["Henchman", "The Understudy"], "hand": ["Fred"], "deck": 9},
    )
    in_party.choose("Play Bunny Dangerous").last("Henchman")
    assert in_party.counts("villain") == (1, 9, 1, 0)


@rule("HB-REACT-2")
def test_a_reaction_is_optional() -> None:
    day = play(
        phase="fight",
        hero={"front": ["Xiang", "BERT"]},
        villain={"front": ["The Deadly Duelist", "Fred"]},
    )
    day.choose("Xiang").choose("The Deadly Duelist").last("No answer")
    assert day.settled() == {"hero F1": "Xiang 5 disabled", "villain F1": "The Deadly Duelist 2"}


@rule("HB-REACT-2")
def test_a_reaction_comes_when_the_effect_is_complete_and_before_the_next() -> None:
    day = play(
        phase="fight",
        hero={"front": ["Johnny Pyro", "BERT"]},
        villain={"front": ["The Deadly Duelist", "Fred"]},
    )
    day.choose("Johnny Pyro").choose("The Deadly Duelist")
    assert (day.hp("The Deadly Duelist"), day.who) == (2, "villain")
    day.choose("The Deadly Duelist: Riposte")
    assert day.hp("Johnny Pyro") == 4
    assert day.asked.kind == "row", "only now Fireball"


@example("HB-EX-13")
@rule("HB-REACT-2", "HB-REACT-5", "HB-DEFEAT-3")
def test_a_defeated_characters_reaction_is_finished_before_it_is_discarded() -> None:
    day = play(
        phase="fight",
        hero={"front": ["Johnny Pyro 2", "BERT"], "deck": 9},
        villain={"front": ["The Deadly Duelist 2", "Fred"], "deck": 9},
    )
    day.choose("Johnny Pyro").choose("The Deadly Duelist")
    assert day.hp("The Deadly Duelist") == 0
    day.last("The Deadly Duelist: Riposte")
    assert day.settled() == {
        "hero F1": None,
        "hero discard": ["Johnny Pyro"],
        "hero deck": 6,
        "hero banished": day.changes["hero banished"],
        "villain F1": None,
        "villain discard": ["The Deadly Duelist"],
        "villain deck": 6,
        "villain banished": day.changes["villain banished"],
    }
    steps = [
        (event.kind, event.data.get("to", ""))
        for event in day.match.events
        if event.kind in ("moved", "banished", "defeated")
    ]
    hero, villain = day.seat("hero"), day.seat("villain")
    assert steps == [
        ("defeated", ""),
        ("moved", f"discard-{hero}"),
        *[("banished", f"banished-{hero}")] * 3,
        ("defeated", ""),
        ("moved", f"discard-{villain}"),
        *[("banished", f"banished-{villain}")] * 3,
    ]


@rule("HB-REACT-3")
def test_one_reaction_for_each_trigger() -> None:
    hedgehog = printed(
        "Hedgehog",
        f"F Reaction Spines: {STING.format('Hedgehog')}",
        "F Reaction Roll: When Hedgehog is dealt damage by a Character: draw one card.",
        deck="villain",
        hp=9,
    )
    day = play(
        phase="fight",
        cards=[hedgehog],
        hero={"front": ["Xiang", "BERT"]},
        villain={"front": ["Hedgehog", "Fred"], "deck": 9},
    )
    day.choose("Xiang").choose("Hedgehog")
    assert set(day.options) == {"Hedgehog: Spines", "Hedgehog: Roll", "No answer"}
    day.last("Hedgehog: Roll")
    assert day.hp("Xiang") == 5
    assert day.counts("villain") == (1, 8, 0, 0)


@rule("HB-REACT-3", "HB-R38a", "HB-R36")
def test_a_defeat_is_one_trigger_for_all_reactions_that_speak_of_it() -> None:
    day = play(
        hero={"hand": ["Bunny Dangerous", "BERT"]},
        villain={"front": ["Pack Mule"], "hand": ["The Understudy", "Fred"], "deck": 9},
        resource={"deck": ["Alien Ship", "..."]},
    )
    day.choose("Play Bunny Dangerous")
    assert (day.who, set(day.options)) == ("villain", {"Pack Mule: Saddlebags", "The Understudy: Step In", "No answer"})
    assert day.party("villain") == {"F1": "Pack Mule"}, "the position becomes empty afterwards"
    day.last("The Understudy: Step In")
    assert day.names("discard", "villain") == ["The Understudy", "Pack Mule"]
    assert day.counts("villain") == (3, 6, 2, 1)


@rule("HB-REACT-4")
def test_the_same_reaction_may_be_used_at_every_trigger() -> None:
    hedgehog = printed("Hedgehog", f"F Reaction Spines: {STING.format('Hedgehog')}", hp=9)
    day = play(
        phase="fight",
        cards=[hedgehog],
        turn="villain",
        hero={"front": ["Hedgehog", "BERT"]},
        villain={"front": ["The Excrementalist", "Fred"], "deck": 9},
    )
    day.choose("The Excrementalist").choose("Hedgehog").choose("Hedgehog: Spines")
    assert day.hp("The Excrementalist") == 2
    day.choose("Hedgehog").last("Hedgehog: Spines")
    assert day.names("discard", "villain") == ["The Excrementalist"]


@rule("HB-REACT-5")
def test_the_reactor_still_stands_while_its_reaction_is_resolved() -> None:
    day = play(
        phase="fight",
        hero={"front": ["Xiang", "BERT"]},
        villain={"front": ["Pack Mule 2", "Fred"]},
        resource={"deck": ["Captain Mediocre", "..."]},
    )
    day.choose("Xiang").choose("Pack Mule")
    assert day.party("villain")["F1"] == "Pack Mule"
    assert day.names("discard", "villain") == []
    day.last("Pack Mule: Saddlebags")
    assert day.names("discard", "villain") == ["Captain Mediocre", "Pack Mule"]


@rule("HB-R38")
def test_a_card_does_not_respond_to_an_effect_of_its_own_response() -> None:
    touchy = printed("Touchy", "F Reaction Rage: When Touchy is dealt damage by a Character: 1 DMG to one FRT.", hp=9)
    day = play(
        phase="fight",
        cards=[touchy],
        turn="villain",
        hero={"front": ["Touchy", "BERT"]},
        villain={"front": ["Natural Disaster", "Fred"]},
    )
    day.choose("Natural Disaster").choose("Touchy").choose("Touchy: Rage").last("Touchy")
    assert day.hp("Touchy") == 5
    day.go_on()
    assert (day.who, day.asked.kind) == ("hero", "fight")


@rule("HB-R38")
def test_a_reaction_may_answer_a_reaction() -> None:
    hedgehog = printed("Hedgehog", f"F Reaction Spines: {STING.format('Hedgehog')}", hp=6)
    day = play(
        phase="fight",
        cards=[hedgehog],
        turn="villain",
        hero={"front": ["Hedgehog", "BERT"], "deck": 9},
        villain={"front": ["The Deadly Duelist", "Fred"], "deck": 9},
    )
    day.choose("The Deadly Duelist").choose("Hedgehog").choose("Hedgehog: Spines")
    assert (day.who, day.options) == ("villain", ["The Deadly Duelist: Riposte", "No answer"])
    day.choose("The Deadly Duelist: Riposte")
    assert (day.hp("Hedgehog"), day.hp("The Deadly Duelist"), day.who) == (2, 2, "hero")
    day.last("No answer")
    assert day.settled() == {"hero F1": "Hedgehog 2", "villain F1": "The Deadly Duelist 2 disabled"}


@rule("HB-R39")
def test_where_nothing_is_left_after_reductions_nothing_was_dealt() -> None:
    shell = printed("Shell", "F Constant Hard: DR 2.", f"F Reaction Snap: {STING.format('Shell')}", deck="villain")
    day = play(
        phase="fight",
        cards=[shell],
        hero={"front": ["Xiang", "BERT"]},
        villain={"front": ["Shell", "Fred"]},
    )
    day.choose("Xiang").last("Shell")
    assert day.settled() == {"hero F1": "Xiang 5 disabled"}


@rule("HB-R68", "HB-R28")
def test_a_reaction_does_not_reach_a_card_that_was_only_played() -> None:
    day = play(
        hero={"hand": ["Johnny Pyro", "BERT"], "deck": 9},
        villain={"front": ["The Deadly Duelist"], "hand": ["Fred"]},
    )
    day.choose("Play Johnny Pyro").choose("choose:1").last("The Deadly Duelist: Riposte")
    assert day.settled() == {
        "hero hand": ["BERT"],
        "hero discard": ["Johnny Pyro"],
        "villain F1": "The Deadly Duelist 2",
    }, "no effect and no unassigned damage, though the Hero Party has empty positions"


@rule("HB-R68")
def test_a_reaction_does_not_reach_who_has_left_play() -> None:
    bomb = printed("Bomb", "F Active Bang: 2 DMG to one FRT. 2 DMG to one FRT.", hp=1, deck="hero")
    day = play(
        phase="fight",
        cards=[bomb],
        hero={"front": ["Bomb", "BERT"], "deck": 9},
        villain={"front": ["The Deadly Duelist", "Fred"], "deck": 9},
    )
    day.choose("Bomb").choose("The Deadly Duelist").choose("The Deadly Duelist: Riposte")
    assert day.party("hero") == {"F2": "BERT"}
    day.choose("The Deadly Duelist").last("The Deadly Duelist: Riposte")
    assert day.counts("hero") == (0, 9, 1, 0)
    assert day.hp("BERT") == 8

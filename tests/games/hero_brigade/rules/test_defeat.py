"""Hit Points and Defeat (HB-DEFEAT)."""

from __future__ import annotations

from tests.citing import example, rule
from tests.games.hero_brigade.diary import play, printed


@rule("HB-DEFEAT-1", "HB-TERM-9", "HB-TERM-5")
def test_damage_lowers_hp_by_what_is_dealt_after_reductions() -> None:
    day = play(
        phase="fight",
        hero={"front": ["BERT", "Xiang"]},
        villain={"front": ["Natural Disaster", "Fred"], "deck": 9},
        turn="villain",
    )
    day.choose("Natural Disaster").last("BERT")
    assert day.settled() == {"hero F1": "BERT 6", "villain F1": "Natural Disaster 4 disabled"}
    day.go_on().choose("Xiang").mark().last("Fred")
    assert day.settled() == {"villain F2": "Fred 3", "hero F2": "Xiang 5 disabled"}


@rule("HB-DEFEAT-2")
def test_a_character_at_0_hp_is_defeated_and_at_1_it_is_not() -> None:
    for hp, party in (
        (2, {"F2": "Natural Disaster"}),
        (3, {"F1": "Fred the Talking Potato", "F2": "Natural Disaster"}),
    ):
        day = play(
            phase="fight",
            hero={"front": ["Xiang", "BERT"], "deck": 9},
            villain={"front": [f"Fred {hp}", "Natural Disaster"], "deck": 9},
        )
        day.choose("Xiang").last("Fred")
        assert day.party("villain") == party
        assert day.party("hero") == {"F1": "Xiang", "F2": "BERT"}


@rule("HB-DEFEAT-3")
def test_reaction_then_discard_then_value() -> None:
    day = play(
        phase="fight",
        hero={"front": ["Xiang", "BERT"], "deck": 9},
        villain={"front": ["Pack Mule 1", "Fred"], "deck": ["The Mime", "Henchman", "Henchman"]},
        resource={"deck": ["Alien Ship", "..."]},
    )
    day.choose("Xiang").choose("Pack Mule")
    assert day.asked.window
    assert day.party("villain")["F1"] == "Pack Mule", "it still stands while its Reaction may be used"
    day.last("Pack Mule: Saddlebags")
    assert day.names("discard", "villain") == ["Alien Ship", "Pack Mule"]
    assert day.names("banished", "villain") == ["The Mime"]
    assert day.counts("villain") == (0, 2, 2, 1)
    kinds = [
        (e.kind, e.data.get("to")) for e in day.match.events if e.kind in ("defeated", "gained", "moved", "banished")
    ]
    assert kinds == [
        ("defeated", None),
        ("gained", "discard-1"),
        ("moved", "discard-1"),
        ("banished", "banished-1"),
    ]


@rule("HB-DEFEAT-3", "HB-DECK-5", "HB-R10", "HB-R36")
def test_the_owner_chooses_the_order_of_the_card_and_its_enhancements() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["Dr. Cat 1 + Alien Ship + Science Gizmo", "BERT"], "deck": 9},
        villain={"front": ["Natural Disaster", "Fred"], "deck": 9},
    )
    day.choose("Natural Disaster").choose("Dr. Cat")
    assert (day.who, day.options) == ("hero", ["Dr. Cat", "Alien Ship", "Science Gizmo"])
    day.choose("Science Gizmo").last("Dr. Cat")
    assert day.names("discard", "hero") == ["Science Gizmo", "Dr. Cat", "Alien Ship"]
    assert day.counts("hero") == (0, 5, 3, 4), "the Value is that of Dr. Cat alone"
    assert day.counts("villain") == (0, 9, 0, 0)


@example("HB-EX-6")
@rule("HB-DEFEAT-4", "HB-DEFEAT-3", "HB-DECK-1")
def test_a_reshuffle_while_the_value_is_paid_costs_a_card_more() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["Xiang 1", "BERT"], "deck": ["Vasilisa"], "discard": ["Police Officer x3", "Chill Factor x2"]},
        villain={"front": ["Natural Disaster", "Fred"], "deck": 9},
    )
    day.choose("Natural Disaster").last("Xiang")
    assert day.counts("hero") == (0, 4, 0, 3)
    assert day.names("banished", "hero")[0] == "Vasilisa"
    kinds = [e.kind for e in day.match.events if e.kind in ("moved", "shuffled", "banished")]
    assert kinds == ["moved", "banished", "shuffled", "banished", "banished"]


@rule("HB-DEFEAT-5")
def test_a_character_that_an_effect_defeats_follows_the_same_steps_whatever_its_hp() -> None:
    day = play(
        hero={"hand": ["Bunny Dangerous", "Xiang"], "deck": 9},
        villain={"front": ["Pack Mule", "Chinese Calculus + Alien Ship"], "hand": ["Fred"], "deck": 9},
    )
    day.choose("Play Bunny Dangerous").choose("Chinese Calculus").choose("Alien Ship")
    assert day.names("discard", "villain") == ["Alien Ship", "Chinese Calculus"]
    assert day.counts("villain") == (1, 6, 2, 3)
    assert day.party("villain") == {"F1": "Pack Mule"}
    again = play(hero={"hand": ["Bunny Dangerous", "Xiang"]}, villain={"front": ["Pack Mule"], "hand": ["Fred"]})
    again.choose("Play Bunny Dangerous")
    assert again.options == ["Pack Mule: Saddlebags", "No answer"], "its Reactions too"


@example("HB-EX-25")
@rule("HB-DEFEAT-6")
def test_damage_beyond_the_hp_is_lost() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["Police Officer", "BERT", "Xiang"], "support": ["Vasilisa", "Dr. Cat"], "deck": 9},
        villain={"front": ["Natural Disaster", "Fred"], "deck": 9},
    )
    day.choose("Natural Disaster").last("Police Officer")
    assert day.settled() == {
        "hero F1": None,
        "hero discard": ["Police Officer"],
        "villain F1": "Natural Disaster 4 disabled",
    }


@rule("HB-DEFEAT-6", "HB-DEFEAT-2")
def test_hp_never_fall_below_0_so_that_the_reaction_window_shows_0() -> None:
    day = play(
        phase="fight",
        turn="villain",
        hero={"front": ["The Deadly Duelist 1", "BERT"], "deck": 9},
        villain={"front": ["Natural Disaster", "Fred"], "deck": 9},
    )
    day.choose("Natural Disaster").choose("The Deadly Duelist")
    assert day.hp("The Deadly Duelist") == 0


@rule("HB-R76", "HB-DEFEAT-3")
def test_who_waits_for_the_discard_pile_is_not_defeated_twice() -> None:
    twin = printed("Avenger", "F Reaction Revenge: When Avenger is Defeated: 2 DMG to one opposing FRT.", hp=1, value=1)
    day = play(
        phase="fight",
        cards=[twin],
        turn="villain",
        hero={"front": ["Avenger", "BERT"], "deck": 9},
        villain={"front": ["The Deadly Duelist 1", "Fred"], "deck": 9},
    )
    day.choose("The Deadly Duelist").choose("Avenger").choose("Avenger: Revenge").choose("The Deadly Duelist")
    assert day.options == ["The Deadly Duelist: Riposte", "No answer"]
    day.last("The Deadly Duelist: Riposte")
    assert day.counts("hero") == (0, 8, 1, 1), "the Riposte finds nobody to hit"
    assert day.counts("villain") == (0, 6, 1, 3)

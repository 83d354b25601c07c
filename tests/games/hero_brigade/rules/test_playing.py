"""The Play Phase: turns, passing, deploying, attaching, playing (HB-PLAY)."""

from __future__ import annotations

import pytest

from tests.citing import example, rule
from tests.games.hero_brigade.diary import LANE, play, printed


# ---------------------------------------------------------------- turns
@rule("HB-PLAY-1")
def test_players_alternate_and_a_turn_is_one_card_or_a_pass() -> None:
    day = play(
        starting="villain", hero={"hand": ["Police Officer x3"]}, villain={"hand": ["Henchman x3"], "front": ["Fred"]}
    )
    assert day.who == "villain"
    day.choose("Henchman to Front Row")
    assert (day.who, day.counts("villain")[0], day.counts("hero")[0]) == ("hero", 2, 3)
    day.choose("Police Officer to Front Row")
    assert (day.who, day.counts("villain")[0], day.counts("hero")[0]) == ("villain", 2, 2)
    assert day.refusal(day.card("Police Officer"), day.row("villain", "support")).rule == "HB-PLAY-1"


@rule("HB-PLAY-2")
def test_a_card_is_resolved_completely_before_the_next() -> None:
    day = play(
        hero={"hand": ["Chill Factor", "Police Officer"]},
        villain={"hand": ["Henchman"]},
        resource={"pool": ["Alien Ship", "Magic Tome"]},
    )
    day.choose("Play Chill Factor")
    assert (day.who, day.options) == ("hero", ["Alien Ship", "Magic Tome"])
    day.choose("Magic Tome")
    assert (day.who, day.names("discard", "hero")) == ("villain", ["Chill Factor", "Magic Tome"])


@rule("HB-PLAY-3")
def test_after_a_pass_the_other_player_takes_turn_after_turn() -> None:
    day = play(hero={"hand": ["Police Officer x2"]}, villain={"hand": ["Henchman x3"], "front": ["Fred"]})
    day.choose("Pass")
    assert day.fact("passed") == [True, False]
    for left in (2, 1):
        assert day.who == "villain"
        day.choose("Henchman to Front Row")
        assert day.counts("villain")[0] == left
    assert day.counts("hero")[0] == 2
    assert day.who == "villain"
    assert day.phase == "play"


@rule("HB-PLAY-4", "HB-INT-1")
def test_who_has_passed_may_still_use_an_interrupt_from_hand() -> None:
    day = play(
        hero={"hand": ["Madame Romalda", "Police Officer"], "passed": True},
        villain={"hand": ["Henchman x2"]},
        turn="villain",
    )
    day.choose("Henchman to Front Row")
    assert (day.who, day.asked.window) == ("hero", True)
    day.last("Madame Romalda")
    assert day.settled() == {
        "hero hand": ["Police Officer"],
        "hero discard": ["Madame Romalda"],
        "villain hand": ["Henchman"],
        "villain discard": ["Henchman"],
    }


@rule("HB-PLAY-4", "HB-REACT-1")
def test_who_has_passed_may_still_use_a_reaction_from_hand() -> None:
    day = play(
        hero={"front": ["Police Officer"], "hand": ["The Understudy"], "passed": True, "deck": 9},
        villain={"hand": ["Bunny Dangerous", "Henchman"]},
        turn="villain",
    )
    day.choose("Play Bunny Dangerous")
    assert (day.who, day.asked.window) == ("hero", True)
    day.last("The Understudy")
    assert day.counts("hero") == (2, 7, 2, 0)
    day.go_on()
    assert day.who == "villain", "a reaction gives no turn back to who has passed"


@rule("HB-PLAY-5")
def test_the_phase_ends_when_both_have_passed() -> None:
    day = play(hero={"hand": ["BERT"], "front": ["Xiang", "Vasilisa"]}, villain={"hand": ["Fred"]})
    day.choose("Pass")
    assert day.phase == "play"
    day.choose("Pass")
    assert day.phase == "fight"


@rule("HB-PLAY-5")
def test_the_phase_ends_when_nobody_has_cards_or_turns_left() -> None:
    day = play(hero={"hand": ["Police Officer", "Xiang"], "front": ["Vasilisa"]}, villain={"hand": ["Henchman"]})
    day.choose("Pass").choose("Henchman to Front Row")
    assert day.phase == "fight"
    assert day.counts("hero")[0] == 2
    nobody = play(hero={"front": ["Xiang", "Vasilisa"]}, villain={"front": ["Fred"]})
    assert nobody.phase == "fight"


# ---------------------------------------------------------------- Characters
@rule("HB-PLAY-6")
def test_a_character_goes_to_the_front_row_the_support_row_or_is_played() -> None:
    day = play(hero={"hand": ["Xiang"], "front": ["Vasilisa"]})
    assert set(day.options) == {"Xiang to Front Row", "Xiang to Support Row", "Play Xiang: Quick Hands", "Pass"}
    assert day.refusal(day.card("Xiang"), day.card("Vasilisa")).rule == "HB-PLAY-6"
    assert play(hero={"hand": ["Xiang"]}).last("Xiang to Support Row").settled() == {
        "hero S1": "Xiang 5",
        "hero hand": [],
    }


@rule("HB-PLAY-7")
@pytest.mark.parametrize(
    ("front", "support", "row", "place"),
    [
        ([], [], "Front", "F1"),
        (["", "Xiang"], [], "Front", "F1"),
        (["Xiang", "", "Vasilisa"], [], "Front", "F2"),
        (["Xiang", "Vasilisa"], [], "Front", "F3"),
        ([], ["Xiang"], "Support", "S2"),
        ([], ["", "Xiang"], "Support", "S1"),
    ],
)
def test_a_character_takes_the_leftmost_empty_position(
    front: list[str], support: list[str], row: str, place: str
) -> None:
    day = play(hero={"front": front, "support": support, "hand": ["BERT"]}, villain={"hand": ["Fred"]})
    day.last(f"BERT to {row} Row")
    assert day.settled() == {f"hero {place}": "BERT 8", "hero hand": []}


@rule("HB-PLAY-7", "HB-PLAY-8", "HB-TERM-7")
def test_the_front_row_has_three_positions_and_the_support_row_two() -> None:
    full_front = play(hero={"front": ["Police Officer", "Police Officer", "Police Officer"], "hand": ["BERT"]})
    assert set(full_front.options) == {"BERT to Support Row", "Play BERT: Shield Wall", "Pass"}
    assert full_front.refusal(full_front.card("BERT"), full_front.row("hero", "front")).rule == "HB-PLAY-7"
    full_support = play(hero={"support": ["Police Officer", "Police Officer"], "hand": ["BERT"]})
    assert set(full_support.options) == {"BERT to Front Row", "Play BERT: Shield Wall", "Pass"}
    assert full_support.refusal(full_support.card("BERT"), full_support.row("villain", "front")).rule == "HB-TERM-7"


@rule("HB-PLAY-9")
def test_no_second_character_of_that_name_in_one_party() -> None:
    day = play(hero={"support": ["BERT"], "hand": ["BERT", "Xiang"]}, villain={"hand": ["Fred"]})
    assert {label for label in day.options if "Row" in label} == {"Xiang to Front Row", "Xiang to Support Row"}
    assert day.refusal(day.held("BERT", "hero"), day.row("hero", "front")).rule == "HB-PLAY-9"


@rule("HB-PLAY-9")
def test_the_same_name_in_the_other_party_does_not_matter() -> None:
    day = play(hero={"hand": ["Bunny Dangerous"]}, villain={"front": ["Bunny Dangerous"], "hand": ["Fred"]})
    day.last("Bunny Dangerous to Front Row")
    assert day.settled() == {"hero F1": "Bunny Dangerous 3", "hero hand": []}


@rule("HB-PLAY-10", "HB-CARD-3")
def test_normal_characters_and_enhancements_may_be_there_again() -> None:
    day = play(
        hero={
            "front": ["Police Officer", "BERT + Alien Ship"],
            "support": ["Dr. Cat"],
            "hand": ["Police Officer", "Alien Ship"],
        },
        villain={"hand": ["Fred", "Henchman"]},
    )
    day.choose("Police Officer to Front Row").choose("Pass").last("Alien Ship to Dr. Cat")
    assert day.changes["hero F3"] == "Police Officer 1"
    assert day.changes["hero S1"] == "Dr. Cat 4 + Alien Ship"


@rule("HB-PLAY-11")
def test_nobody_can_be_deployed_into_a_full_party() -> None:
    full = {"front": ["Police Officer", "Xiang", "Vasilisa"], "support": ["Dr. Cat", "Chill Factor"]}
    day = play(hero={**full, "hand": ["BERT", "Police Officer"]}, villain={"hand": ["Clone/Spy/Twin"]})
    assert not [label for label in day.options if "Row" in label]
    for name in ("BERT", "Police Officer"):
        assert day.refusal(day.held(name, "hero"), day.row("hero", "front")).rule == "HB-PLAY-11"
    day.choose("Pass")
    assert day.options == ["Pass"], "nor can a Clone come in from the other side"


# ---------------------------------------------------------------- Enhancements
@rule("HB-PLAY-12", "HB-TERM-2")
def test_an_enhancement_is_attached_to_a_fitting_character_or_played() -> None:
    day = play(
        hero={"front": ["BERT", "Xiang", "Police Officer"], "support": ["Dr. Cat"], "hand": ["Science Gizmo"]},
        villain={"hand": ["Fred"], "front": ["Chinese Calculus"]},
    )
    assert set(day.options) == {
        "Science Gizmo to BERT",
        "Science Gizmo to Dr. Cat",
        "Play Science Gizmo: Tinker",
        "Pass",
    }
    gizmo = day.card("Science Gizmo")
    assert day.refusal(gizmo, day.card("Xiang")).rule == "HB-PLAY-12"
    assert day.refusal(gizmo, day.row("hero", "support")).rule == "HB-PLAY-12"
    day.last("Science Gizmo to BERT")
    assert day.settled() == {"hero F1": "BERT 8 + Science Gizmo", "hero hand": []}


@rule("HB-PLAY-12")
def test_one_fitting_type_is_enough() -> None:
    day = play(hero={"front": ["BERT"], "support": ["The Star-King"], "hand": ["Alien Ship"]})
    assert [label for label in day.options if " to " in label] == ["Alien Ship to BERT", "Alien Ship to The Star-King"]


@example("HB-EX-2a", "HB-EX-2b", "HB-EX-2c")
@rule("HB-PLAY-13", "HB-PLAY-10", "HB-PLAY-12")
def test_any_number_of_enhancements_but_no_two_of_one_name() -> None:
    day = play(
        hero={"front": ["BERT + Alien Ship", "The Star-King"], "hand": ["Alien Ship", "Science Gizmo"]},
        villain={"hand": ["Fred", "Henchman"]},
    )
    attaching = {label for label in day.options if " to " in label}
    assert attaching == {"Alien Ship to The Star-King", "Science Gizmo to BERT"}
    refusal = day.refusal(day.card("Alien Ship"), day.card("BERT"))
    assert (refusal.rule, refusal.sentence) == ("HB-PLAY-13", "BERT already carries Alien Ship.")
    day.choose("Science Gizmo to BERT")
    assert day.attached("BERT") == ["Alien Ship", "Science Gizmo"]
    day.choose("Pass").last("Alien Ship to The Star-King")
    assert day.settled() == {
        "hero F1": "BERT 8 + Alien Ship + Science Gizmo",
        "hero F2": "The Star-King 8 + Alien Ship",
        "hero hand": [],
    }


@rule("HB-R5a")
def test_an_enhancement_goes_only_to_a_character_in_the_own_party() -> None:
    day = play(hero={"hand": ["Science Gizmo"], "front": ["BERT"]}, villain={"front": ["Chinese Calculus"]})
    assert [label for label in day.options if " to " in label] == ["Science Gizmo to BERT"]
    assert day.refusal(day.card("Science Gizmo"), day.card("Chinese Calculus")).rule == "HB-R5a"


# ---------------------------------------------------------------- Play abilities
@rule("HB-PLAY-14")
def test_a_played_card_goes_to_the_discard_pile_before_its_ability_is_resolved() -> None:
    day = play(hero={"hand": ["Chill Factor", "BERT"]}, resource={"pool": ["Alien Ship", "Magic Tome"]})
    day.choose("Play Chill Factor")
    assert day.names("discard", "hero") == ["Chill Factor"]
    assert day.pool() == ["Alien Ship", "Magic Tome"]
    day.last("Alien Ship")
    assert day.names("discard", "hero") == ["Chill Factor", "Alien Ship"]


@example("HB-EX-24")
@rule("HB-PLAY-15", "HB-PLAY-9")
def test_a_card_may_be_played_although_its_name_is_in_the_party() -> None:
    day = play(hero={"front": ["Xiang"], "hand": ["Xiang"], "deck": 9}, villain={"hand": ["Fred"]})
    assert set(day.options) == {"Play Xiang: Quick Hands", "Pass"}
    assert day.refusal(day.held("Xiang", "hero"), day.row("hero", "support")).rule == "HB-PLAY-9"
    day.last("Play Xiang")
    assert day.counts("hero") == (2, 7, 1, 0)
    assert day.party("hero") == {"F1": "Xiang"}


@rule("HB-PLAY-16", "HB-R47")
def test_a_card_without_a_use_stays_in_hand_and_its_player_has_to_pass() -> None:
    day = play(
        hero={"hand": ["Magic Tome"], "front": ["Chill Factor"]}, villain={"hand": ["Fred"], "front": ["The Mime"]}
    )
    assert day.options == ["Pass"]
    assert day.refusal(day.card("Magic Tome"), LANE).rule == "HB-PLAY-16"
    assert day.refusal(day.card("Magic Tome"), day.card("Chill Factor")).rule == "HB-PLAY-12"
    assert day.refusal(day.card("Magic Tome"), None).sentence == "No Magic Character in your Party."
    day.last("Pass")
    assert day.settled() == {}
    assert day.names("hand", "hero") == ["Magic Tome"]


@rule("HB-PLAY-16", "HB-INT-1")
def test_a_play_ability_that_only_answers_is_no_turn() -> None:
    day = play(hero={"hand": ["Madame Romalda"], "front": ["Madame Romalda"]}, villain={"hand": ["Fred"]})
    assert day.options == ["Pass"]
    assert day.refusal(day.held("Madame Romalda", "hero"), LANE).rule == "HB-INT-1"


@rule("HB-PLAY-17")
def test_a_character_deployed_this_round_is_ready_and_may_fight() -> None:
    day = play(hero={"hand": ["BERT"]}, villain={"front": ["Henchman", "Fred"]})
    day.choose("BERT to Front Row")
    assert day.phase == "fight"
    assert not day.disabled("BERT")
    assert day.who == "hero", "BERT, the only Ready one, acts and chooses a Target"
    assert day.asked.kind == "target"


# ---------------------------------------------------------------- rulings
@rule("HB-R23", "HB-PLAY-1")
def test_one_may_pass_with_playable_cards_in_hand() -> None:
    day = play(hero={"hand": ["Xiang", "BERT"]}, villain={"hand": ["Fred"]})
    day.last("Pass")
    assert day.settled() == {}
    assert day.fact("passed") == [True, False]


@rule("HB-R23")
def test_an_empty_hand_is_no_pass_and_new_cards_may_be_resolved() -> None:
    mule = printed("Mailman", "F Reaction Last Post: When Mailman is Defeated: draw two cards.", hp=1)
    day = play(
        cards=[mule],
        hero={"front": ["Mailman", "BERT"], "deck": ["Xiang", "Vasilisa", "..."]},
        villain={"hand": ["Henchman", "Bunny Dangerous", "Fred"], "front": ["The Mime"]},
        turn="villain",
    )
    day.choose("Henchman to Front Row")
    assert day.who == "villain", "the Hero player's turn is skipped"
    assert day.fact("passed") == [False, False]
    day.choose("Play Bunny Dangerous").choose("Mailman").choose("Mailman: Last Post")
    assert (day.who, day.names("hand", "hero")) == ("hero", ["Xiang", "Vasilisa"])
    assert "Xiang to Front Row" in day.options


@rule("HB-R24")
def test_a_card_may_be_played_for_nothing() -> None:
    day = play(hero={"hand": ["Chill Factor", "BERT"]}, villain={"hand": ["Fred"]}, resource={"pool": []})
    day.last("Play Chill Factor")
    assert day.settled() == {"hero hand": ["BERT"], "hero discard": ["Chill Factor"]}


@rule("HB-R24", "HB-R48")
def test_a_cost_that_cannot_be_paid_in_full_is_not_paid_at_all() -> None:
    day = play(hero={"hand": ["BERT"]}, villain={"hand": ["Henchman x2"]}, turn="villain")
    day.last("Play Henchman")
    assert day.settled() == {"villain hand": ["Henchman"], "villain discard": ["Henchman"]}
    paid = play(hero={"hand": ["BERT"]}, villain={"hand": ["Henchman x3"]}, turn="villain", resource={"deck": 9})
    paid.last("Play Henchman")
    assert paid.counts("villain")[0] == 1
    assert paid.names("discard", "villain") == ["Henchman"] * 3
    assert len(paid.table.resource) == 8


@rule("HB-R24")
def test_part_of_a_cost_in_cards_of_any_name_is_not_paid_either() -> None:
    pawnbroker = printed(
        "Pawnbroker", "P Active Pawn: Discard two cards from your hand; if you do, draw three cards.", copies=2
    )
    poor = play(cards=[pawnbroker], hero={"hand": ["Pawnbroker", "BERT"], "deck": 9}, villain={"hand": ["Fred"]})
    poor.last("Play Pawnbroker")
    assert poor.settled() == {"hero hand": ["BERT"], "hero discard": ["Pawnbroker"]}
    rich = play(cards=[pawnbroker], hero={"hand": ["Pawnbroker", "BERT", "Xiang"], "deck": 9})
    rich.choose("Play Pawnbroker").choose("BERT")
    assert rich.counts("hero") == (3, 6, 3, 0)


@rule("HB-R24")
def test_part_of_a_cost_from_the_deck_is_not_paid_either() -> None:
    gambler = printed("Gambler", "P Active Bet: Banish the top two cards of your deck; if you do, draw one card.")
    day = play(cards=[gambler], hero={"hand": ["Gambler", "BERT"], "deck": 1}, villain={"hand": ["Fred"]})
    day.last("Play Gambler")
    assert day.settled() == {"hero hand": ["BERT"], "hero discard": ["Gambler"]}
    rich = play(cards=[gambler], hero={"hand": ["Gambler", "BERT"], "deck": 4}, villain={"hand": ["Fred"]})
    rich.last("Play Gambler")
    assert rich.counts("hero") == (2, 1, 1, 2)


@rule("HB-R25", "HB-R26", "HB-INT-2")
@example("HB-EX-12")
def test_a_cancelled_deployment_goes_to_the_discard_pile_and_uses_up_the_turn() -> None:
    day = play(hero={"hand": ["Johnny Pyro", "BERT"]}, villain={"hand": ["Madame Romalda", "Henchman"]})
    day.choose("Johnny Pyro to Front Row")
    assert day.party("hero") == {}, "nobody stands there before the answers"
    day.last("Madame Romalda: Clairvoyant")
    assert day.settled() == {
        "hero hand": ["BERT"],
        "hero discard": ["Johnny Pyro"],
        "villain hand": ["Henchman"],
        "villain discard": ["Madame Romalda"],
    }
    day.go_on()
    assert day.who == "villain", "the turn of the Hero player is used up, and the Interrupt was no turn"


@rule("HB-R25")
def test_a_cancelled_play_ability_leaves_its_card_on_the_discard_pile() -> None:
    day = play(hero={"hand": ["Xiang", "BERT"], "deck": 9}, villain={"hand": ["Union Rep", "Henchman"]})
    day.choose("Play Xiang").last("Union Rep: Work Stoppage")
    assert day.settled() == {
        "hero hand": ["BERT"],
        "hero discard": ["Xiang"],
        "villain hand": ["Henchman"],
        "villain discard": ["Union Rep"],
    }
    day.go_on()
    assert day.who == "villain"


@rule("HB-R26", "HB-PLAY-14")
def test_a_response_from_hand_goes_to_the_discard_pile_before_it_resolves() -> None:
    day = play(
        hero={"front": ["Police Officer", "BERT"], "hand": ["The Understudy"], "deck": 1},
        villain={"hand": ["Bunny Dangerous", "Fred"]},
        turn="villain",
    )
    day.choose("Play Bunny Dangerous").choose("Police Officer").last("The Understudy")
    assert day.counts("hero")[0] == 1, "one from the deck; The Understudy alone was reshuffled, and Banished"
    assert day.names("banished", "hero") == ["The Understudy"]
    assert day.names("discard", "hero") == ["Police Officer"]


@rule("HB-R27", "HB-PLAY-7", "HB-WIN-1")
def test_a_defeat_in_the_play_phase_frees_the_position_at_once() -> None:
    day = play(
        hero={"front": ["Chill Factor", "", ""], "hand": ["Police Officer"], "deck": 9},
        villain={"hand": ["Bunny Dangerous", "Henchman"]},
        turn="villain",
    )
    day.choose("Play Bunny Dangerous")
    assert day.counts("hero") == (1, 7, 1, 2), "the Value is paid"
    assert day.party("hero") == day.party("villain") == {}
    assert day.outcome is None, "an empty Party loses only after a Fight Phase"
    day.last("Police Officer to Front Row")
    assert day.party("hero") == {"F1": "Police Officer"}


@rule("HB-R28")
def test_unassigned_damage_works_in_the_play_phase_of_round_1_too() -> None:
    day = play(
        round=1,
        hero={"hand": ["Johnny Pyro", "BERT"]},
        villain={"hand": ["Fred"], "deck": ["The Mime", "Henchman", "..."]},
    )
    day.choose("Play Johnny Pyro").choose("choose:1").last("Empty Front Row 2")
    assert day.settled() == {
        "hero hand": ["BERT"],
        "hero discard": ["Johnny Pyro"],
        "villain deck": 17,
        "villain discard": ["The Mime", "Henchman"],
    }


@rule("HB-R29", "HB-R20")
def test_the_name_limit_of_a_clone_is_that_of_the_party_it_enters() -> None:
    spy = printed(
        "Mole",
        "C Constant Burrow: Deploy this card only into the opponent's Party. This card then belongs to the opponent.",
        copies=3,
    )
    day = play(
        cards=[spy],
        hero={"hand": ["Clone/Spy/Twin", "Mole"], "front": ["Mole"]},
        villain={"front": ["Clone/Spy/Twin"], "hand": ["Fred", "Henchman"]},
    )
    assert len([label for label in day.options if label.startswith("Clone/Spy/Twin to")]) == 2
    day.choose("Mole to Bo’s Front Row").choose("Pass")
    assert day.party("villain") == {"F1": "Clone/Spy/Twin", "F2": "Mole"}
    day.last("Clone/Spy/Twin to Bo’s Front Row")
    assert day.party("villain")["F3"] == "Clone/Spy/Twin"
    again = play(cards=[spy], hero={"hand": ["Mole"]}, villain={"front": ["Mole"], "hand": ["Fred"]})
    assert again.options == ["Pass"]
    assert again.refusal(again.held("Mole", "hero"), again.row("villain", "front")).rule == "HB-PLAY-9"


@rule("HB-R30")
def test_who_is_disabled_in_the_play_phase_does_not_act_in_this_rounds_fight() -> None:
    day = play(
        hero={"hand": ["Sister Static"], "front": ["BERT", "Xiang"]},
        villain={"front": ["Fred", "The Mime", "Henchman"]},
    )
    day.choose("Play Sister Static").choose("Fred")
    assert day.phase == "fight"
    assert day.disabled("Fred")
    day.choose("Xiang").choose("The Mime").unanswered()
    assert (day.who, day.options) == ("villain", ["The Mime", "Henchman"])

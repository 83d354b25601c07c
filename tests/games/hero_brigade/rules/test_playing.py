"""The Play Phase: turns, passing, playing a card for its Play ability (HB-PLAY, HB-R23 to R30)."""

from __future__ import annotations

from tests.citing import example, rule
from tests.games.hero_brigade.diary import LANE, play, printed


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


@rule("HB-PLAY-4", "HB-INT-1", "HB-PROTO-1")
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

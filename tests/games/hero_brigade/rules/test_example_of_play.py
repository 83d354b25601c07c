"""The Example of Play, row by row with the state after each, and where the rules win over it (HB-R42 to R48)."""

from __future__ import annotations

from tests.citing import example, rule
from tests.games.hero_brigade.rules.stacked import begin, counted, does, reshuffle_script, round_1, round_2, round_3


@example("HB-EX-PLAY-1")
@rule("HB-PLAY-1", "HB-ROUND-2", "HB-R47", "HB-R2")
def test_round_1() -> None:
    day = begin()
    assert day.pool() == ["Clone/Spy/Twin", "Mallardiction, Duck-Pope", "Bunny Dangerous", "Tactical Maneuvers"]
    assert len(day.table.resource) == 46
    assert day.names("hand", "hero") == ["Vasilisa", "Chill Factor", "Police Officer", "Police Officer"]
    assert day.names("hand", "villain") == ["Chinese Calculus", "The Excrementalist", "The Excrementalist", "Henchman"]
    counted(day, (4, 16, 0, 0), (4, 16, 0, 0))

    assert day.who == "hero"
    does(day, "Play Chill Factor", "Bunny Dangerous")  # 1
    counted(day, (3, 16, 2, 0), (4, 16, 0, 0))
    assert day.names("discard", "hero") == ["Chill Factor", "Bunny Dangerous"]
    assert len(day.pool()) == 3
    does(day, "Play The Excrementalist", "Mallardiction")  # 2
    counted(day, (3, 16, 2, 0), (3, 16, 2, 0))
    assert day.pool() == ["Clone/Spy/Twin", "Tactical Maneuvers"]
    does(day, "Play Vasilisa")  # 3
    counted(day, (3, 15, 3, 0), (3, 16, 2, 0))
    assert day.names("hand", "hero")[-1] == "Xiang"
    does(day, "Play The Excrementalist", "Tactical Maneuvers")  # 4
    counted(day, (3, 15, 3, 0), (2, 16, 4, 0))
    assert day.pool() == ["Clone/Spy/Twin"]
    does(day, "Play Xiang")  # 5
    counted(day, (4, 13, 4, 0), (2, 16, 4, 0))
    assert day.names("hand", "hero")[-2:] == ["Chill Factor", "Police Officer"]
    does(day, "Chinese Calculus to Front Row")  # 6
    counted(day, (4, 13, 4, 0), (1, 16, 4, 0))
    assert day.party("villain") == {"F1": "Chinese Calculus"}
    does(day, "Play Police Officer")  # 7
    counted(day, (2, 13, 7, 0), (1, 16, 4, 0))
    assert day.names("hand", "hero") == ["Chill Factor", "Magic Tome"]
    assert len(day.table.resource) == 45
    does(day, "Henchman to Support Row")  # 8
    counted(day, (2, 13, 7, 0), (0, 16, 4, 0))
    assert day.party("villain") == {"F1": "Chinese Calculus", "S1": "Henchman"}
    does(day, "Chill Factor to Support Row")  # 9
    counted(day, (1, 13, 7, 0), (0, 16, 4, 0))
    assert (day.party("hero"), day.hp("Chill Factor")) == ({"S1": "Chill Factor"}, 4)
    assert (day.who, day.options) == ("hero", ["Pass"]), "10: Magic Tome has no use"
    day.last("Pass")
    counted(day, (1, 13, 7, 0), (0, 16, 4, 0))

    assert day.phase == "cleanup", "no Fight Phase in round 1"
    while day.phase == "cleanup":
        if not day.match.advance():
            day.last("Magic Tome")
    counted(day, (0, 13, 8, 0), (0, 16, 4, 0))
    assert day.fact("starting") == day.seat("villain")
    assert day.picture()["out"] == ["Clone/Spy/Twin"]


@example("HB-EX-PLAY-2")
@rule("HB-R44", "HB-R32", "HB-CLEAN-5", "HB-ROW-4", "HB-R46")
def test_round_2() -> None:
    day = begin()
    round_1(day)
    assert day.fact("round") == 2
    assert day.pool() == ["Sparring Partners", "8th Dimensional Invader", "Mutant DNA", "Madame Romalda"]
    assert len(day.table.resource) == 41
    assert day.names("hand", "villain") == ["The Mime", "The Mime", "Henchman", "Henchman"]
    assert day.names("hand", "hero") == ["Police Officer", "Police Officer", "Reinforcements", "Dr. Cat"]
    counted(day, (4, 9, 8, 0), (4, 12, 4, 0))
    assert day.names("discard", "hero")[-1] == "Magic Tome"

    assert day.who == "villain"
    does(day, "Play The Mime")  # 1
    counted(day, (4, 9, 8, 0), (5, 10, 5, 0))
    assert day.names("hand", "villain")[-2:] == ["Fred the Talking Potato"] * 2
    does(day, "Play Reinforcements", "Madame Romalda")  # 2
    counted(day, (3, 9, 10, 0), (5, 10, 5, 0))
    assert len(day.pool()) == 3
    does(day, "Play Fred", "8th Dim. Invader")  # 3
    counted(day, (3, 9, 10, 0), (4, 10, 7, 0))
    assert day.pool() == ["Sparring Partners", "Mutant DNA"]
    does(day, "Play Dr. Cat")  # 4
    counted(day, (3, 9, 11, 0), (4, 10, 7, 0))
    assert day.names("hand", "hero")[-1] == "Clone/Spy/Twin"
    assert len(day.table.resource) == 40
    does(day, "Play The Mime")  # 5
    counted(day, (3, 9, 11, 0), (5, 8, 8, 0))
    assert day.names("hand", "villain")[-2:] == ["Natural Disaster", "Henchman"]
    does(day, "Clone/Spy/Twin to Bo’s Support Row")  # 6
    counted(day, (2, 9, 11, 0), (5, 8, 8, 0))
    assert day.party("villain") == {"F1": "Chinese Calculus", "S1": "Henchman", "S2": "Clone/Spy/Twin"}
    does(day, "Play Henchman")  # 7
    counted(day, (2, 9, 11, 0), (3, 8, 11, 0))
    assert day.names("hand", "villain")[-1] == "Tactical Maneuvers"
    assert len(day.table.resource) == 39
    does(day, "Police Officer to Front Row")  # 8
    counted(day, (1, 9, 11, 0), (3, 8, 11, 0))
    does(day, "Natural Disaster to Front Row")  # 9
    counted(day, (1, 9, 11, 0), (2, 8, 11, 0))
    assert day.party("villain")["F2"] == "Natural Disaster"
    does(day, "Police Officer to Front Row")  # 10
    counted(day, (0, 9, 11, 0), (2, 8, 11, 0))
    assert day.party("hero") == {"F1": "Police Officer", "F2": "Police Officer", "S1": "Chill Factor"}
    does(day, "Play Tactical Maneuvers", "choose:0", "Natural Disaster", "Henchman")  # 11
    counted(day, (0, 9, 11, 0), (1, 8, 12, 0))
    assert day.party("villain") == {
        "F1": "Chinese Calculus", "F2": "Henchman", "S1": "Natural Disaster", "S2": "Clone/Spy/Twin",
    }  # fmt: skip
    assert day.who == "villain", "12: the Hero player has no cards"
    does(day, "Fred to Front Row")
    counted(day, (0, 9, 11, 0), (0, 8, 12, 0))
    assert day.party("villain")["F3"] == "Fred the Talking Potato"

    assert (day.phase, day.who) == ("fight", "villain")
    day.last("Natural Disaster")  # 1
    counted(day, (0, 7, 15, 0), (0, 8, 12, 0))
    assert day.party("hero") == {"S1": "Chill Factor"}
    assert day.names("discard", "hero")[-4:] == ["Police Officer", "Police Officer", "Vasilisa", "Johnny Pyro"]
    day.go_on().last("Fred")  # 2: Chill Factor, the only Ready Hero, acts
    assert day.hp("Fred") == 2
    assert day.disabled("Chill Factor")
    day.go_on().choose("Fred").choose("Chill Factor").last("Yes")  # 3
    assert (day.hp("Chill Factor"), day.hp("Fred")) == (2, 3)
    counted(day, (0, 7, 15, 0), (0, 8, 12, 0))
    day.go_on()
    assert "Ann has no Ready Character and passes." in day.log
    day.choose("Henchman").last("Empty Front Row 2")  # 4
    counted(day, (0, 6, 16, 0), (0, 8, 12, 0))
    assert day.names("discard", "hero")[-1] == "Police Officer"
    day.go_on().choose("Chinese Calculus").last("Empty Front Row 1")  # 5
    counted(day, (0, 4, 18, 0), (0, 8, 12, 0))
    assert day.names("discard", "hero")[-2:] == ["Xiang", "BERT"]
    assert day.picture()["hero S1"] == "Chill Factor 2 disabled", "no Taunt"
    assert not day.disabled("Clone/Spy/Twin")
    assert day.match.advance()  # the Hero player passes
    assert day.phase == "fight"
    assert day.match.advance()  # 6
    assert "Bo activates Clone/Spy/Twin. It has no useable ability." in day.log
    assert (day.phase, day.outcome) == ("cleanup", None)
    counted(day, (0, 4, 18, 0), (0, 8, 12, 0))
    assert day.match.advance()
    assert day.picture()["out"] == ["Clone/Spy/Twin", "Sparring Partners", "Mutant DNA"]
    assert day.fact("starting") == day.seat("hero")
    assert (day.hp("Chill Factor"), day.hp("Fred")) == (2, 3)
    assert not [c for side in day.table.sides for c in side.characters() if c.disabled]


@rule("HB-R42", "HB-DECK-3", "HB-DECK-1")
def test_the_hand_of_round_3_in_a_continuous_game_is_the_one_that_the_rules_give() -> None:
    day = begin(reshuffle_script())
    round_1(day)
    round_2(day)
    assert (day.phase, day.fact("round"), day.who) == ("play", 3, "hero")
    assert day.names("hand", "hero") == ["Johnny Pyro", "BERT", "Reinforcements", "Police Officer"]
    assert day.names("banished", "hero") == ["Police Officer"]
    assert "Bunny Dangerous" in day.names("deck", "hero")
    assert day.names("deck", "hero")[:-3:-1] == ["Vasilisa", "Police Officer"]
    counted(day, (4, 17, 0, 1), (4, 4, 12, 0))
    assert day.pool() == ["8th Dimensional Invader", "8th Dimensional Invader", "Magic Tome", "Science Gizmo"]
    assert len(day.table.resource) == 35
    assert day.names("hand", "villain") == ["Henchman", "Henchman", "Natural Disaster", "Reinforcements"]


@example("HB-EX-PLAY-3")
@rule("HB-R42", "HB-R43", "HB-R44", "HB-R45", "HB-R48", "HB-R46")
def test_round_3() -> None:
    day = round_3()
    counted(day, (4, 17, 0, 1), (4, 4, 12, 0))
    assert (day.phase, day.who) == ("play", "hero")
    does(day, "Play Reinforcements", "Science Gizmo")  # 1
    counted(day, (3, 17, 2, 1), (4, 4, 12, 0))
    assert len(day.pool()) == 3
    does(day, "Play Reinforcements", "8th Dim. Invader")  # 2
    counted(day, (3, 17, 2, 1), (3, 4, 14, 0))
    assert day.pool() == ["8th Dimensional Invader", "Magic Tome"]
    does(day, "BERT to Front Row")  # 3
    counted(day, (2, 17, 2, 1), (3, 4, 14, 0))
    assert (day.party("hero")["F1"], day.hp("BERT")) == ("BERT", 8)
    assert not [label for label in day.options if "Row" in label], "the Villain Party is full"
    does(day, "Play Natural Disaster", "choose:1", "Chill Factor")  # 4
    counted(day, (2, 15, 3, 3), (2, 4, 15, 0))
    assert day.party("hero") == {"F1": "BERT"}
    assert day.names("banished", "hero")[-2:] == ["Vasilisa", "Police Officer"]
    does(day, "Johnny Pyro to Front Row")  # 5
    counted(day, (1, 15, 3, 3), (2, 4, 15, 0))
    assert (day.party("hero")["F2"], day.hp("Johnny Pyro")) == ("Johnny Pyro", 6)
    assert set(day.options) == {"Play Henchman: Gang Up", "Pass"}, "6: legal and without effect"
    does(day, "Pass")
    counted(day, (1, 15, 3, 3), (2, 4, 15, 0))
    day.choose("Play Bunny Dangerous").last("Fred")  # 7
    counted(day, (0, 15, 4, 3), (2, 2, 16, 2))
    assert day.names("banished", "villain") == ["Prof. Dog", "Henchman"]
    assert day.names("discard", "villain")[-1] == "Fred the Talking Potato"
    assert "F3" not in day.party("villain")

    assert day.phase == "fight", "the Villain player has passed, the Hero player has no cards"
    day.go_on().choose("BERT").last("Chinese Calculus")  # 1
    assert day.picture()["villain F1"] == "Chinese Calculus 4 taunted"
    day.go_on()  # 2: Chinese Calculus must be activated and hit BERT
    assert (day.hp("BERT"), day.disabled("Chinese Calculus")) == (6, True)
    assert day.picture()["hero F1"] == "BERT 6 disabled", "no Taunt"
    assert day.who == "hero"
    day.choose("Chinese Calculus").last("Bo’s Front Row")  # 3: Johnny Pyro
    assert day.picture()["villain F1"] == "Chinese Calculus 3 disabled"
    assert day.party("villain") == {"F1": "Chinese Calculus", "S1": "Natural Disaster", "S2": "Clone/Spy/Twin"}
    assert day.names("discard", "villain")[-2:] == ["Henchman", "Reinforcements"]
    counted(day, (0, 15, 4, 3), (2, 1, 18, 2))
    day.go_on().last("Natural Disaster")  # 4
    assert (day.hp("BERT"), day.hp("Johnny Pyro")) == (5, 4)
    counted(day, (0, 13, 6, 3), (2, 1, 18, 2))
    day.go_on()  # 5
    assert day.disabled("Clone/Spy/Twin")
    assert "Bo activates Clone/Spy/Twin. It has no useable ability." in day.log
    assert day.phase == "cleanup"

    day.last("All as shown")
    counted(day, (0, 13, 6, 3), (0, 1, 20, 2))
    assert day.names("discard", "villain")[-2:] == ["Henchman", "Henchman"]
    assert day.picture()["out"] == [
        "Clone/Spy/Twin", "Sparring Partners", "Mutant DNA", "8th Dim. Invader", "Magic Tome",
    ]  # fmt: skip
    assert day.fact("starting") == day.seat("villain")
    assert day.party("hero") == {"F1": "BERT", "F2": "Johnny Pyro"}
    assert (day.hp("BERT"), day.hp("Johnny Pyro"), day.hp("Chinese Calculus")) == (5, 4, 3)
    assert len(day.table.resource) == 35

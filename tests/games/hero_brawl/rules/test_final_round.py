"""The final round: who has a turn, in which order, and what a shield is worth in it (BR-R14, BR-R37, BR-R39 to 42)."""

from __future__ import annotations

from tests.citing import example, rule
from tests.games.hero_brawl.bout import Bout, play

HEELS = ("Baron Boo", "Lord Lowblow", "Countess Cackle")


def _turns(bout: Bout, plays: dict[str, str]) -> list[str]:
    """Plays the rest, each player one named card on nobody; returns whose turns those were."""
    found = []
    while bout.question == "play":
        found.append(bout.turn)
        bout.play(plays[bout.turn]).quiet()
    return found


@example("BR-S38")
@rule("BR-R39", "BR-END-2")
def test_the_turn_in_which_the_pile_ran_out_is_finished_and_its_player_is_last() -> None:
    bout = play(
        turn="Bo",
        phase="draw",
        players=[{"hand": ["Baron Boo", 2]}, {"hand": ["Lord Lowblow", "Professor Pretzel", 1]}, {"hand": ["Heel", 2]}],
        pile=1,
        belt="Cy",
    )
    assert (bout.pile, bout.table.final, bout.question) == (0, False, "play")
    turns = [bout.turn]
    bout.play("Lord Lowblow")
    assert bout.table.final
    turns += _turns(bout, {"Cy": "Countess Cackle", "Ann": "Baron Boo", "Bo": "Professor Pretzel"})
    assert turns == ["Bo", "Cy", "Ann", "Bo"]
    assert (bout.winner, bout.outcome.ending if bout.outcome else "") == ("Cy", "pile-out")
    assert bout.counts() == [2, 2, 2], "no draws any more"


@rule("BR-R39")
def test_a_pile_emptied_by_the_turns_card_counts_for_that_turn() -> None:
    bout = play(
        players=[{"hand": ["Baron Boo", "Gearlock"]}, {"hand": ["Lord Lowblow", 2]}, {"hand": ["Heel", 2]}],
        pile=1,
        belt="Cy",
    )
    bout.play("Baron Boo")
    assert (bout.table.final, bout.turn, bout.table.turns_left) == (True, "Bo", [2, 0])


@rule("BR-R40", "BR-R39")
def test_a_pile_emptied_by_somebody_elses_interrupt_makes_this_the_last_ordinary_turn() -> None:
    bout = play(
        players=[{"hand": ["Little Thud", 2]}, {"hand": ["Referee", 2]}, {"hand": 3}],
        pile=1,
        belt="Cy",
    )
    bout.play("Little Thud", on="Bo").respond("Bo", "Referee").quiet()
    assert (bout.pile, bout.table.final, bout.turn, bout.table.turns_left) == (0, True, "Bo", [2, 0])


@rule("BR-R40")
def test_a_pile_emptied_in_the_closing_window_does_so_too() -> None:
    bout = play(
        players=[{"hand": ["Little Thud", 2]}, {"hand": ["CEO", 2]}, {"hand": 3}],
        pile=1,
        belt="Cy",
        discard=["Referee"] * 5,
    )
    bout.play("Little Thud", on="Cy").pass_round()
    bout.choose(bout.hand("Cy")[0])
    assert bout.window == "closing"
    bout.respond("Bo", "CEO")
    assert (bout.pile, bout.table.final, bout.turn) == (0, True, "Bo")


@rule("BR-R41")
def test_a_player_eliminated_on_the_own_turn_ends_it_and_the_next_one_goes_on() -> None:
    bout = play(players=[{"hand": ["Folding Fury"]}, {"hand": 3}, {"hand": 3}], pile=0, belt="Cy", final=["Bo", "Cy"])
    bout.play("Folding Fury", on="Bo")
    assert (bout.out("Ann"), bout.turn, bout.question) == (True, "Bo", "play")


@rule("BR-R41")
def test_who_is_eliminated_loses_the_final_turn() -> None:
    bout = play(
        players=[{"hand": ["Little Thud", "Heel"]}, {"hand": ["Gearlock"]}, {"hand": ["Heel", 2]}],
        pile=0,
        belt="Cy",
        final=["Bo", "Cy"],
    )
    bout.play("Little Thud", on="Bo")
    assert (bout.out("Bo"), bout.turn, bout.table.turns_left) == (True, "Cy", [])
    assert [line for line in bout.log() if line.startswith("Turn ")] == ["Turn 2 \u00b7 Cy, final turn"]
    bout.play("Heel")
    assert bout.winner == "Cy"


@rule("BR-R41", "BR-R39")
def test_who_is_out_when_the_pile_runs_out_has_no_final_turn() -> None:
    bout = play(
        players=[{"hand": ["Little Thud", "Heel"]}, {"hand": ["Justice Stripes"]}, {"hand": 2}, {"hand": 2}],
        pile=0,
        belt="Cy",
        final=["Bo", "Cy", "Dee"],
    )
    bout.play("Little Thud", on="Cy").respond("Bo", "Justice Stripes")
    assert (bout.turn, bout.table.turns_left) == ("Cy", [3])


@rule("BR-R42")
def test_a_roshambo_in_the_final_round_is_fought_with_hand_cards_as_usual() -> None:
    bout = play(
        players=[{"hand": ["Folding Fury", "Gearlock", 1]}, {"hand": ["Doctor Deal", 1]}], pile=0, belt="Bo", final=[]
    )
    bout.play("Folding Fury", on="Bo").commit("Gearlock", "Doctor Deal").choose("Doctor Deal")
    assert (bout.count("Ann"), bout.count("Bo")) == (2, 1)
    assert (bout.winner, bout.outcome.ending if bout.outcome else "") == ("Ann", "pile-out")


@example("BR-S39")
@rule("BR-R16", "BR-BELT-10")
def test_a_vacant_belt_at_the_end_of_the_final_round_means_no_winner() -> None:
    bout = play(players=[{"hand": ["Heel", 2]}, {"hand": 2}], pile=0, belt="vacant", final=[])
    bout.play("Heel")
    assert (bout.winner, bout.outcome.rule if bout.outcome else "") == (None, "BR-BELT-10")


@rule("BR-R14")
def test_playing_is_compulsory_and_there_is_no_pass() -> None:
    bout = play(players=[{"hand": ["Heel", "Technician"]}, {"hand": 2}], pile=0, belt="Bo", final=["Bo"])
    assert [option.target for option in bout.decision.options] == ["lane:play", "lane:play"]
    bout.play("Heel")
    assert any(heel in bout.discard[-1:] for heel in HEELS), "spent without effect"
    assert bout.count("Ann") == 1


@rule("BR-R14")
def test_a_one_card_hand_in_the_final_round_ends_empty() -> None:
    bout = play(players=[{"hand": ["Heel"]}, {"hand": 2}, {"hand": 2}], pile=0, belt="Ann", final=["Bo", "Cy"])
    assert (bout.out("Ann"), bout.table.belt, bout.turn) == (True, -1, "Bo")


@rule("BR-R37", "BR-CARD-TAGTEAM-2")
def test_a_shield_ends_at_the_start_of_the_final_turn_too() -> None:
    bout = play(
        players=[{"hand": ["Tag Team", 2]}, {"hand": ["Little Thud", 2]}, {"hand": ["Heel", 2]}],
        pile=0,
        belt="Ann",
        final=["Bo", "Cy", "Ann"],
    )
    bout.play("Tag Team")
    assert bout.shielded("Ann")
    assert bout.refuse("Little Thud", "Ann").rule == "BR-CARD-TAGTEAM-3"
    bout.play("Little Thud", on="Cy").answer(bout.keys()[0])
    assert (bout.turn, bout.shielded("Ann")) == ("Cy", True)
    bout.play(next(name for name in bout.hand("Cy") if not bout.table.kind(_id(bout, name)).aimed))
    assert (bout.turn, bout.shielded("Ann")) == ("Ann", False)


def _id(bout: Bout, name: str) -> int:
    return next(card for card in range(60) if bout.table.kind(card).name == name)


@rule("BR-R37")
def test_without_a_further_turn_a_shield_lasts_until_the_game_ends() -> None:
    bout = play(players=[{"hand": ["Tag Team", 2]}, {"hand": ["Little Thud", 2]}], pile=0, belt="Ann", final=["Bo"])
    bout.play("Tag Team")
    targets = {option.target for option in bout.decision.options}
    assert "zone:player-0" not in targets
    bout.play("Little Thud")
    assert (bout.winner, bout.shielded("Ann")) == ("Ann", True)


@rule("BR-R36", "BR-ZONE-5")
def test_a_tag_team_as_the_last_card_lays_the_shield_and_its_player_is_out() -> None:
    bout = play(
        players=[{"hand": ["Salt and Saber"]}, {"hand": 2}, {"hand": 2}], pile=0, belt="Ann", final=["Bo", "Cy"]
    )
    lines = bout.log()
    assert "Ann is shielded until the start of the next own turn." in lines
    assert (bout.out("Ann"), bout.shielded("Ann"), bout.discard[-1]) == (True, False, "Salt and Saber")
    assert bout.table.belt == -1

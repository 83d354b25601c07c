"""Hand, in play, pile and discard, and what lies on the table (BR-ZONE)."""

from __future__ import annotations

from tabletop.engine.view import SPECTATOR
from tests.citing import example, rule
from tests.games.hero_brawl.bout import play


@rule("BR-ZONE-1")
def test_a_player_is_out_when_the_hand_is_empty_and_not_before() -> None:
    bout = play(players=[{"hand": ["Jobber", 2]}, {"hand": 1}, {"hand": 1}], pile=0, belt="Cy").hold()
    bout.play("Jobber", on="Bo")
    assert (bout.out("Ann"), bout.out("Bo"), bout.out("Cy")) == (False, True, False)
    assert bout.outcome is None


@rule("BR-ZONE-2")
def test_a_card_being_resolved_is_not_in_the_hand() -> None:
    bout = play(players=[{"hand": ["Gearlock", "Opal Oracle", "Baron Boo"]}, {"hand": ["Referee"]}], pile=5)
    bout.play("Gearlock")
    assert bout.question == "respond", "the window is open and the Technician in play"
    assert (bout.count("Ann"), bout.mat, bout.discard.count("Gearlock")) == (2, ["Gearlock"], 0)
    bout.quiet()
    assert bout.question == "discard"
    assert bout.offered() == ["Opal Oracle", "Baron Boo"], "the Technician cannot pay for itself"


@rule("BR-ZONE-3")
def test_a_resolved_card_goes_to_the_discard_and_a_tag_team_to_the_table() -> None:
    bout = play(players=[{"hand": ["Baron Boo", 2]}, {"hand": 3}], pile=9, belt="Bo").hold()
    bout.play("Baron Boo")
    assert (bout.mat, bout.discard[-1]) == ([], "Baron Boo")
    bout = play(players=[{"hand": ["Salt and Saber", 2]}, {"hand": 3}], pile=9, belt="Bo").hold()
    bout.play("Salt and Saber")
    assert bout.mat == []
    assert "Salt and Saber" not in bout.discard
    assert bout.shielded("Ann")


@rule("BR-ZONE-4")
def test_lost_discarded_and_used_cards_all_go_to_the_discard() -> None:
    bout = play(players=[{"hand": ["Captain Canvas", 2]}, {"hand": ["Opal Oracle", 1]}], pile=9, belt="Ann").hold()
    bout.play("Captain Canvas", on="Bo").choose("Opal Oracle")
    assert sorted(bout.discard[-2:]) == ["Captain Canvas", "Opal Oracle"]

    bout = play(players=[{"hand": ["Gearlock", "Opal Oracle"]}, {"hand": 2}], pile=9, belt="Ann").hold()
    bout.play("Gearlock")
    assert sorted(bout.discard[-2:]) == ["Gearlock", "Opal Oracle"]

    bout = play(
        players=[{"hand": ["Iron Megaphone", "Folding Fury"]}, {"hand": ["Crutch Crusader", 1]}], pile=9, belt="Ann"
    ).hold()
    bout.play("Iron Megaphone", on="Bo").choose("Crutch Crusader").choose("Folding Fury")
    assert sorted(bout.discard[-2:]) == ["Crutch Crusader", "Iron Megaphone"]


@rule("BR-ZONE-5")
def test_the_belt_does_not_travel_with_a_hand() -> None:
    """The champion comes out of the exchange with more cards, so nothing but the hands changes its owner."""
    bout = play(players=[{"hand": ["Doctor Deal", 4]}, {"hand": 2}, {"hand": 3}], pile=9, belt="Bo").hold()
    before = bout.picture()
    bout.play("Doctor Deal", on="Bo")
    assert bout.counts() == [2, 4, 3]
    assert bout.champion == "Bo"
    assert bout.changed(before) == {"Ann: hand", "Bo: hand", "discard"}


@rule("BR-ZONE-5")
def test_cards_on_the_table_stay_when_all_hands_move() -> None:
    bout = play(
        players=[{"hand": ["The Ricochet", 2]}, {"hand": 3, "shield": "Salt and Saber"}, {"hand": 4}],
        pile=9,
        belt="Bo",
    ).hold()
    before = bout.picture()
    bout.play("The Ricochet")
    assert bout.counts() == [4, 3, 2]
    assert bout.changed(before) == {"Ann: hand", "Cy: hand", "discard"}


@example("BR-S3")
@rule("BR-ZONE-6")
def test_there_is_no_hand_limit() -> None:
    bout = play(phase="draw", players=[{"hand": 5}, {"hand": 3}], pile=10, belt="Bo")
    assert (bout.asked, bout.question, bout.count("Ann")) == ("Ann", "play", 6)
    bout = play(phase="draw", players=[{"hand": 30}, {"hand": 1}], pile=10, belt="Bo")
    assert (bout.question, bout.count("Ann")) == ("play", 31)


@rule("BR-ZONE-6")
def test_a_small_hand_is_not_filled_up() -> None:
    bout = play(phase="draw", players=[{"hand": ["Heel"]}, {"hand": 1}], pile=10, belt="Bo")
    assert bout.counts() == [2, 1]


@rule("BR-ZONE-7")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    bout = play(players=[{"hand": 3}, {"hand": 2}, {"hand": 4}], pile=9, belt="Bo")
    for seat in (0, 1, 2, SPECTATOR):
        view = bout.match.ask(seat).view()
        for owner in (0, 1, 2):
            zone = view.zones[f"hand-{owner}"]
            assert zone.count == bout.counts()[owner], "how many cards is public"
            assert len(zone.pieces) == zone.count
            assert all((piece.kind is not None) == (seat == owner) for piece in zone.pieces)


@rule("BR-ZONE-7")
def test_the_log_tells_others_nothing_of_a_drawn_card() -> None:
    bout = play(phase="draw", players=[{"hand": 1}, {"hand": 2}], pile=["Opal Oracle", 5], belt="Bo")
    assert "Ann draws Opal Oracle." in bout.log(0)
    for seat in (1, SPECTATOR):
        assert "Ann draws a card." in bout.log(seat)
        assert not any("Opal Oracle" in line for line in bout.log(seat))

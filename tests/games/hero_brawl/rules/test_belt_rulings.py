"""CEOs, shields and the place of the belt (BR-R21, BR-R22, BR-R24, BR-R25, BR-R53)."""

from __future__ import annotations

from tests.citing import rule
from tests.games.hero_brawl.bout import play


@rule("BR-R21")
def test_before_the_reveal_a_ceo_is_no_interrupt() -> None:
    bout = play(
        players=[{"hand": ["Heel", 2]}, {"hand": ["Chairman Chrome", "Justice Stripes", 1]}],
        pile=["Lord Lowblow", 9],
    )
    bout.play("Heel")
    assert (bout.asked, bout.offered()) == ("Bo", ["Justice Stripes", "-"])
    assert bout.refuse("Chairman Chrome", None).rule == "BR-R21"


@rule("BR-R21")
def test_before_the_reveal_a_ceo_as_a_turn_card_only_draws() -> None:
    bout = play(
        players=[{"hand": ["CEO", 2]}, {"hand": 3}],
        pile=["Lord Lowblow", "Little Thud", 8],
    )
    bout.play("CEO").quiet()
    assert (bout.champion, bout.belt_in_pile) == (None, True)
    assert bout.hand("Ann")[-1] == "Lord Lowblow"
    assert "Nobody has drawn the Title Belt yet: there is nothing to claim." in bout.log()


@rule("BR-R21", "BR-R26")
def test_a_ceo_whose_draw_is_the_belt_makes_its_player_champion() -> None:
    bout = play(players=[{"hand": ["CEO", 2]}, {"hand": 3}], pile=["belt", 9], discard=3)
    bout.play("CEO").quiet()
    assert (bout.champion, bout.count("Ann")) == ("Ann", 3), "a card came in its place"


@rule("BR-R22")
def test_the_champion_may_play_a_ceo_as_the_card_of_the_own_turn_and_only_draws() -> None:
    bout = play(players=[{"hand": ["CEO", 2]}, {"hand": 3}], pile=["Lord Lowblow", 9], belt="Ann")
    bout.play("CEO").quiet()
    assert (bout.champion, bout.count("Ann"), bout.hand("Ann")[-1]) == ("Ann", 3, "Lord Lowblow")


@rule("BR-R22")
def test_the_champion_plays_no_ceo_as_an_interrupt() -> None:
    bout = play(players=[{"hand": ["Heel", 2]}, {"hand": ["Chairman Chrome", "Justice Stripes", 1]}], pile=9, belt="Bo")
    bout.play("Heel")
    assert bout.offered() == ["Justice Stripes", "-"]
    assert bout.refuse("Chairman Chrome", None).rule == "BR-R22"


@rule("BR-R24", "BR-BELT-12")
def test_a_ceo_works_against_a_shielded_champion() -> None:
    bout = play(players=[{"hand": ["CEO", 2]}, {"hand": 3, "shield": "Tag Team"}, {"hand": 3}], pile=9, belt="Bo")
    bout.play("CEO").quiet()
    assert bout.champion == "Ann"


@rule("BR-R24")
def test_a_shielded_player_may_use_interrupts() -> None:
    bout = play(
        players=[
            {"hand": ["Heel", 2]},
            {"hand": ["Chairman Chrome", "Justice Stripes", 1], "shield": "Tag Team"},
            {"hand": 3},
        ],
        pile=9,
        belt="Cy",
    )
    bout.play("Heel").respond("Bo", "Chairman Chrome")
    bout.quiet()
    assert bout.champion == "Bo"


@rule("BR-R25")
def test_a_turn_draw_that_shows_the_belt_leaves_the_hand_as_it_was() -> None:
    bout = play(phase="draw", players=[{"hand": ["Gearlock", "Heel"]}, {"hand": 3}], pile=["belt", 6], discard=1)
    assert (bout.champion, bout.hand("Ann")[0], bout.count("Ann")) == ("Ann", "Gearlock", 2)
    assert bout.quiet().turn == "Bo"


@rule("BR-R25", "BR-ELIM-2")
def test_the_belt_is_no_hand_card_and_keeps_nobody_in() -> None:
    bout = play(
        players=[{"hand": ["Little Thud", 2]}, {"hand": ["Gearlock"]}, {"hand": 2}],
        pile=0,
        belt="Bo",
        final=["Bo", "Cy"],
    )
    bout.play("Little Thud", on="Bo")
    assert bout.out("Bo")


@rule("BR-R53")
def test_a_vacant_belt_lies_face_up_in_the_middle() -> None:
    bout = play(players=[{"hand": ["Folding Fury"]}, {"hand": 2}, {"hand": 2}], pile=0, belt="Ann", final=["Bo", "Cy"])
    assert bout.question == "play"
    bout.play("Folding Fury", on="Bo")
    assert bout.out("Ann")
    for seat in (0, 1, 2):
        view = bout.match.ask(seat).view()
        assert [piece.kind for piece in view.zones["belt"].pieces] == ["the-hero-brawl-title-belt"]
        assert view.zones["belt-0"].count == 0
        assert (view.facts["belt"], view.facts["champion"]) == ("vacant", None)
    belt = bout.table.belt_card()
    assert belt not in bout.table.discard + bout.table.pile
    assert bout.pile == 0


@rule("BR-R53")
def test_a_vacant_belt_never_goes_back_to_the_pile() -> None:
    bout = play(players=[{"hand": ["Heel", 2]}, {"hand": 2}, {"hand": 2}], pile=4, belt="Ann")
    bout.match.concede(0)
    assert bout.table.belt == -1
    cards = bout.pile + len(bout.discard) + sum(bout.counts()) + len(bout.table.in_play)
    assert cards == 59
    assert bout.pile in (3, 4), "the turn draw at most"

"""Rulings of our own, where the catalogue was silent (HB-R74 and up)."""

from __future__ import annotations

from tests.citing import rule
from tests.games.hero_brigade.diary import play


@rule("HB-R74")
def test_mimicry_copies_from_an_unaffected_character() -> None:
    """Madame Romalda is Unaffected by Magic cards; her Evil Eye can be copied, and then hits whom it is aimed at."""
    day = play(
        phase="fight",
        starting="villain",
        villain={"support": ["The Mime"]},
        hero={"front": ["Madame Romalda", "BERT"], "deck": 5},
    )
    day.choose("Madame Romalda")
    assert day.asked.prompt == "Choose a Target for Evil Eye: 1 damage."
    day.choose("Madame Romalda")
    assert day.hp("Madame Romalda") == 3
    assert day.hp("BERT") == 8
    assert day.disabled("The Mime")


@rule("HB-R75")
def test_who_may_hold_an_interrupt_is_asked_and_nobody_else() -> None:
    """A card off the Resource deck might be Madame Romalda; cards of the own deck cannot be."""
    position = {"hero": {"hand": ["BERT", "Police Officer"]}, "resource": {"deck": ["Bunny Dangerous", "..."]}}
    day = play(**position, villain={"hand": ["Prof. Dog", "Henchman"]})
    day.choose("BERT to Front Row")
    assert day.asked.kind == "play", "nobody knows of a Resource card in that hand, so nobody is asked"
    day.choose("Play Prof. Dog").choose("Police Officer to Front Row")
    assert day.who == "villain"
    assert day.asked.kind == "respond"
    assert day.options == ["No answer"], "the villain drew Bunny Dangerous, and is asked all the same"
    day.choose("No answer")
    assert day.party("hero") == {"F1": "BERT", "F2": "Police Officer"}


@rule("HB-R75")
def test_once_every_such_card_lies_open_nobody_is_asked() -> None:
    day = play(
        hero={"hand": ["BERT"]},
        villain={"hand": ["Prof. Dog", "Bunny Dangerous"], "discard": ["Madame Romalda x2"]},
    )
    day.choose("BERT to Front Row")
    assert day.asked.kind == "play"
    assert day.party("hero") == {"F1": "BERT"}


@rule("HB-R76")
def test_a_character_on_its_way_out_is_not_hit_again() -> None:
    """The Duelist falls to Flaming Fist and strikes back; it costs its Value once."""
    day = play(
        phase="fight",
        hero={"front": ["Johnny Pyro"], "deck": 9},
        villain={"front": ["The Deadly Duelist 2", "Chinese Calculus"], "deck": 9},
    )
    day.choose("The Deadly Duelist").choose("The Deadly Duelist: Riposte")
    day.choose("Bo’s Front Row")
    assert day.hp("Johnny Pyro") == 4
    assert day.party("villain") == {"F2": "Chinese Calculus"}
    assert day.counts("villain")[3] == 3


@rule("HB-R77")
def test_conceding_ends_the_game_at_any_moment() -> None:
    day = play(phase="fight", hero={"front": ["BERT"]}, villain={"front": ["Henchman"]})
    day.match.concede(day.seat("villain"))
    assert day.winner == "hero"
    assert day.outcome is not None
    assert day.outcome.ending == "concession"
    assert day.match.to_move is None


@rule("HB-R78")
def test_equal_cards_pay_without_a_question() -> None:
    day = play(
        hero={"hand": ["Police Officer x4"], "deck": 5},
        villain={"hand": ["Henchman"]},
        resource={"deck": ["Alien Ship"]},
    )
    day.choose("Play Police Officer")
    assert day.who == "villain"
    assert day.names("discard", "hero") == ["Police Officer"] * 3
    assert day.names("hand", "hero") == ["Police Officer", "Alien Ship"]

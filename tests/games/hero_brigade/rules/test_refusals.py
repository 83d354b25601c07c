"""Why something is not possible now: each refusal names the true reason and its rule."""

from __future__ import annotations

import pytest

from tests.games.hero_brigade.diary import Diary, play, play_with_all, printed


# ---------------------------------------------------------------- Fight Phase, before anything is activated
def ready() -> Diary:
    return play(
        phase="fight",
        hero={"front": ["BERT", "Police Officer", "Xiang disabled"], "support": ["Vasilisa"]},
        villain={"front": ["Fred"], "support": ["Natural Disaster"]},
    )


def test_a_character_that_may_be_activated_is_not_called_taunted() -> None:
    day = ready()
    refusal = day.refusal(day.card("BERT"), None)
    assert refusal.rule == "HB-FIGHT-2"
    assert refusal.sentence == "Activate BERT first; its abilities then ask for what they need."


@pytest.mark.parametrize(
    ("subject", "target", "rule", "sentence"),
    [
        (
            "BERT",
            "Natural Disaster",
            "HB-TERM-10",
            "Natural Disaster stands in the Support Row. Clobber needs a Front Row Target.",
        ),
        ("BERT", "Fred", "HB-TARGET-1", "Clobber of BERT can be aimed at Fred the Talking Potato."),
        ("Vasilisa", "Fred", "HB-R41h", "Mend is for a Character in your own Party."),
        ("Vasilisa", "Vasilisa", "HB-TARGET-1", "Mend is for another Character."),
        ("Xiang", "Fred", "HB-TERM-3", "Xiang is Disabled and may not act again this round."),
        ("Fred", "BERT", "HB-FIGHT-2", "Fred the Talking Potato is not yours to activate."),
    ],
)
def test_a_character_carried_to_another_hears_about_its_first_target(
    subject: str, target: str, rule: str, sentence: str
) -> None:
    day = play(
        phase="fight",
        hero={"front": ["BERT", "Police Officer", "Xiang 1 disabled"], "support": ["Vasilisa"]},
        villain={"front": ["Fred"], "support": ["Natural Disaster"]},
    )
    before = day.match.state_hash()
    refusal = day.refusal(day.card(subject), day.card(target))
    assert (refusal.rule, refusal.sentence) == (rule, sentence)
    assert "Taunt" not in str(refusal)
    assert day.match.state_hash() == before


def test_a_row_carried_to_hears_about_it_too() -> None:
    day = ready()
    refusal = day.refusal(day.card("BERT"), day.row("villain", "front"))
    assert (refusal.rule, refusal.sentence) == ("HB-TARGET-1", "Clobber needs a Character in play.")


def test_who_is_not_asked_hears_that() -> None:
    day = ready()
    assert day.match.ask(1).refuse(day.card("Fred"), day.card("BERT")).rule == "HB-TERM-1"


def test_while_one_is_taunted_the_others_hear_that() -> None:
    day = play(
        phase="fight",
        hero={"front": ["BERT", "Chill Factor", "Xiang"]},
        villain={"front": ["Fred", "Chinese Calculus"]},
        taunted={"BERT": "Fred", "Chill Factor": "Fred"},
    )
    assert day.refusal(day.card("Xiang"), day.card("Fred")).rule == "HB-TAUNT-1"
    assert day.refusal(day.card("BERT"), None).rule == "HB-FIGHT-2"
    must = "BERT is Taunted: each of its Attacks that can hit Fred the Talking Potato must hit Fred the Talking Potato."
    assert str(day.refusal(day.card("BERT"), day.card("Chinese Calculus"))) == f"{must} (HB-TAUNT-2)"


def test_a_type_or_state_that_does_not_fit() -> None:
    day = play_with_all(
        phase="fight",
        turn="villain",
        hero={"front": ["Xiang"]},
        villain={"front": ["Henchman disabled", "Henchman disabled", "Fred disabled"], "support": ["Tiger-Mother"]},
    )
    words = "Fred the Talking Potato does not fit what Encore asks for. (HB-TARGET-1)"
    assert str(day.refusal(None, day.card("Fred"))) == words


# ---------------------------------------------------------------- empty positions
def test_empty_positions_while_the_opponents_front_row_is_empty() -> None:
    day = play(
        phase="fight",
        hero={"front": ["Police Officer"], "support": ["Vasilisa"]},
        villain={"support": ["Natural Disaster"]},
    )
    day.choose("Police Officer")
    refusals = {place: day.refusal(None, day.place(*place)) for place in (("hero", "F2"), ("villain", "S2"))}
    assert str(refusals["hero", "F2"]) == "Only empty positions of the opponent's Party can be chosen. (HB-R41b)"
    assert str(refusals["villain", "S2"]) == "Sidearm needs the Front Row. (HB-TERM-10)"


def test_empty_positions_while_an_opposing_character_fits() -> None:
    day = play(phase="fight", hero={"front": ["Police Officer", "Xiang"]}, villain={"front": ["Fred"]})
    day.choose("Police Officer")
    refusal = day.refusal(None, day.place("villain", "F2"))
    assert str(refusal) == "Sidearm cannot hit an empty position while an opposing Character fits. (HB-TARGET-3)"
    for nowhere in ("zone:pool", "lane:play", "card:9999", None):
        assert str(day.refusal(None, nowhere)) == "Sidearm needs a Character in play. (HB-TARGET-1)"


def test_empty_positions_for_what_is_for_the_own_party() -> None:
    day = play(
        phase="fight", hero={"front": ["Xiang 1", "BERT 1"], "support": ["Vasilisa"]}, villain={"front": ["Fred"]}
    )
    day.choose("Vasilisa")
    for place in (day.place("hero", "F3"), day.place("villain", "F2")):
        assert str(day.refusal(None, place)) == "Mend is for a Character in your own Party. (HB-R41h)"


def test_one_on_its_way_out_is_no_target() -> None:
    thorn = printed("Thorn", "F Reaction Prick: When Thorn is dealt damage by a Character: 1 DMG to one Target.", hp=2)
    day = play(
        phase="fight",
        turn="villain",
        cards=[thorn],
        hero={"front": ["Thorn", "Xiang"]},
        villain={"front": ["Fred", "Henchman"]},
    )
    day.choose("Fred").choose("Thorn").choose("Thorn: Prick")
    assert set(day.options) == {"Xiang", "Fred", "Henchman"}
    assert str(day.refusal(None, day.card("Thorn"))) == "Thorn is Defeated already. (HB-R76)"


# ---------------------------------------------------------------- Swap
def test_swap() -> None:
    day = play(
        hero={"hand": ["Tactical Maneuvers"], "front": ["BERT", "Xiang", "Vasilisa"]}, villain={"front": ["Fred"]}
    )
    day.choose("Play Tactical Maneuvers").choose("Swap two Characters in your Party.").choose("BERT")
    assert day.asked.prompt == "Change Places: Swap which Character with BERT?"
    assert str(day.refusal(None, day.card("BERT"))) == "BERT cannot Swap with itself. (HB-TERM-15)"
    foreign = "Fred the Talking Potato does not stand in the Party concerned. (HB-TERM-15)"
    assert str(day.refusal(None, day.card("Fred"))) == foreign


# ---------------------------------------------------------------- Play Phase
HAND = ["Clone/Spy/Twin", "Magic Tome", "Union Rep", "Alien Ship", "Reinforcements"]
LEFTMOST = "Union Rep goes to the leftmost empty position of the row. (HB-PLAY-7)"
UNLIT = "cannot go there; its places are lit while you hold it."


@pytest.mark.parametrize(
    ("card", "target", "words"),
    [
        ("Union Rep", "hero F1", LEFTMOST),
        ("Union Rep", "hero F2", LEFTMOST),
        ("Union Rep", "hero F3", LEFTMOST),
        ("Union Rep", "hero S1", "The Support Row has no empty position. (HB-PLAY-7)"),
        ("Union Rep", "villain F3", "You deploy into your own Party. (HB-TERM-7)"),
        ("Union Rep", "zone:pool", f"Union Rep {UNLIT} (HB-PLAY-6)"),
        ("Union Rep", "lane:play", "The Play ability of Union Rep only answers something. (HB-INT-1)"),
        ("Union Rep", "BERT", "Union Rep is a Character: it is deployed or played, not attached. (HB-PLAY-6)"),
        ("Alien Ship", "zone:pool", f"Alien Ship {UNLIT} (HB-PLAY-12)"),
        ("Alien Ship", "hero F2", "Alien Ship is an Enhancement: it is attached or played, not deployed. (HB-PLAY-12)"),
        ("Alien Ship", "Xiang", "Xiang is not Alien or Tech. (HB-PLAY-12)"),
        ("Alien Ship", "Fred", "An Enhancement goes to a Character in your own Party. (HB-R5a)"),
        ("Magic Tome", "zone:pool", "No Magic Character in your Party. (HB-PLAY-12)"),
        ("Reinforcements", "BERT", "Reinforcements has no Enhancement Type and cannot be attached. (HB-R4)"),
        ("Clone/Spy/Twin", "hero F2", "Clone/Spy/Twin is deployed only into the opponent's Party. (HB-R20)"),
        ("Clone/Spy/Twin", "villain F1", "Clone/Spy/Twin goes to the leftmost empty position of the row. (HB-PLAY-7)"),
    ],
)
def test_in_the_play_phase(card: str, target: str, words: str) -> None:
    """A place that the card could not take at all, and one that only its row is lit for."""
    day = play(
        hero={"hand": HAND, "front": ["BERT"], "support": ["Xiang", "Chill Factor"]},
        villain={"front": ["Fred", "Natural Disaster"], "hand": ["Henchman"]},
    )
    side, _, place = target.partition(" ")
    where = target if ":" in target else day.place(side, place) if place else day.card(target)
    assert str(day.refusal(day.held(card, "hero"), where)) == words


def test_a_second_one_of_the_name_in_the_opponents_party() -> None:
    """A spy of one's own making: only a Normal card may stand twice in a Party."""
    text = "Deploy this card only into the opponent's Party. This card then belongs to the opponent."
    day = play(
        cards=[printed("Mole", f"C Constant Infiltrate: {text}", copies=2)],
        hero={"hand": ["Mole", "BERT"], "front": ["Xiang"]},
        villain={"front": ["Mole", "Fred"]},
    )
    refusal = day.refusal(day.held("Mole", "hero"), day.row("villain", "front"))
    assert str(refusal) == "That Party already has a Mole. (HB-PLAY-9)"


def test_after_the_end() -> None:
    day = play(hero={"hand": ["Xiang"]}, villain={"front": ["Fred"]})
    day.match.concede(1)
    assert str(day.match.ask(0).refuse(day.held("Xiang", "hero"), "lane:play")) == "The game is over. (HB-R77)"

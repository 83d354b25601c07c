"""Attaching Enhancements and using their abilities (HB-PLAY-12 and 13, HB-R5 and R5a)."""

from __future__ import annotations

from tests.citing import example, rule
from tests.games.hero_brigade.diary import Diary, play, printed


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


def abilities(day: Diary) -> list[str]:
    """The abilities begun so far, by the log."""
    return [line.partition(": ")[2].rstrip(".") for line, kind in _lines(day) if kind == "ability"]


def _lines(day: Diary) -> list[tuple[str, str]]:
    texts = [event for event in day.match.events if event.text]
    return [(line, event.kind) for line, event in zip(day.log, texts, strict=True)]


@rule("HB-FIGHT-3", "HB-R5")
def test_enhance_abilities_are_useable_in_either_row_after_the_own_in_order_of_attachment() -> None:
    for rows in ({"front": ["Vasilisa + Magic Tome"]}, {"support": ["Vasilisa + Magic Tome"]}):
        day = play(
            phase="fight",
            hero={**rows, "deck": 9} | ({"support": ["BERT"]} if "front" in rows else {"front": ["BERT"]}),
            villain={"front": ["Fred", "The Mime"]},
        )
        day.choose("Vasilisa")
        while day.match.to_move is not None and "Chapter of Mending" not in abilities(day):
            day.last("Fred" if "Fred" in day.options else day.options[0])
        own = "Witchfire" if "front" in rows else "Mend"
        assert abilities(day) == [own, "Chapter of Bolts", "Chapter of Mending"]


@rule("HB-R5")
def test_the_order_of_attachment_is_the_order_of_the_enhance_abilities() -> None:
    for first, second, wanted in (
        ("Alien Ship", "Laser", ["Rivet Gun", "Death Ray", "Zap"]),
        ("Laser", "Alien Ship", ["Rivet Gun", "Zap", "Death Ray"]),
    ):
        laser = printed("Laser", "E Active Zap: 1 DMG to one Target.", kind="Enhancement", types=["Tech"])
        day = play(
            phase="fight",
            cards=[laser],
            hero={"support": [f"BERT + {first} + {second}"], "front": ["Xiang"]},
            villain={"front": ["Fred"], "support": ["Natural Disaster", "The Mime"]},
        )
        day.choose("BERT").choose("Fred").choose("The Mime").last("The Mime")
        assert abilities(day) == wanted


@rule("HB-R5", "HB-TERM-19", "HB-R41f")
def test_the_bearer_is_the_source_of_an_enhance_ability() -> None:
    day = play(
        phase="fight",
        hero={"front": ["BERT + Alien Ship", "Xiang"], "deck": 9},
        villain={"support": ["Prof. Dog", "The Mime"], "front": ["The Deadly Duelist"], "deck": 9},
    )
    day.choose("BERT").choose("The Deadly Duelist").choose("The Deadly Duelist: Riposte").last("Prof. Dog")
    assert day.hp("Prof. Dog") == 4, "Top Dog: Unaffected by Enhance Abilities of Hero-Type cards, and BERT is a Hero"
    assert day.hp("BERT") == 8, "Riposte 2, less Armor 1, less Hull 1"

"""Cards of one's own may do what no printed card does: nothing vanishes, and everything can be looked at."""

from __future__ import annotations

import pytest

from tests.games.hero_brigade.diary import Diary, play, printed


def shoved(front: list[str]) -> Diary:
    """The Heroes deploy BERT to the Front Row; an Interrupt from hand is about to Move Xiang out of the Support Row."""
    blocker = printed(
        "Blocker", "P Interrupt Shove: When the opponent deploys a Character: Move one opposing Target.", deck="villain"
    )
    day = play(
        cards=[blocker],
        hero={"hand": ["BERT"], "front": front, "support": ["Xiang"]},
        villain={"hand": ["Blocker"], "front": ["Fred"]},
    )
    day.choose("BERT to Front Row").choose("Blocker: Shove")
    return day if day.asked.kind == "place" else day.choose("Xiang")


def test_a_position_that_an_interrupt_fills_is_not_deployed_into() -> None:
    day = shoved([])
    day.last("Front Row 1")
    assert day.settled() == {
        "hero F1": "Xiang 5",
        "hero F2": "BERT 8",
        "hero S1": None,
        "hero hand": [],
        "villain hand": [],
        "villain discard": ["Blocker"],
    }


def test_a_row_that_an_interrupt_fills_takes_nobody_more() -> None:
    day = shoved(["Vasilisa", "Dr. Cat"])
    day.last("Front Row 3")
    assert day.settled() == {
        "hero F3": "Xiang 5",
        "hero S1": None,
        "hero hand": [],
        "hero discard": ["BERT"],
        "villain hand": [],
        "villain discard": ["Blocker"],
    }
    assert "The deployment of BERT is cancelled." in day.log


WALL = "Reduce each damage dealt to one SRT during the next Fight Phase by 2."


@pytest.mark.parametrize("seat", [0, 1])
def test_a_shield_that_an_enhancement_gives_bears_the_name_of_its_ability(seat: int) -> None:
    """Cover is the second ability of the Umbrella, which has more abilities than its Bearer."""
    umbrella = printed(
        "Umbrella", "P Active Open: Draw one card.", f"E Active Cover: {WALL}", kind="Enhancement", types=["Hero"]
    )
    plain = printed("Plain", "F Active Hit: 1 DMG to one FRT.")
    day = play(
        phase="fight",
        cards=[umbrella, plain],
        hero={"front": ["Plain + Umbrella"], "support": ["Xiang"]},
        villain={"front": ["Fred"]},
    )
    day.choose("Plain").choose("Fred").last("Xiang")
    piece = day.match.ask(seat).view().piece(day.card("Xiang"))
    assert piece is not None
    assert piece.fields["protect"] == [{"seat": 0, "amount": 2, "name": "Cover", "when": "this Fight"}]


def test_a_shield_that_mimicry_gives_bears_the_name_of_the_copied_ability() -> None:
    """The copied ability is the seventh of its card; The Mime has four."""
    draws = [f"P Active Draw {number}: Draw one card." for number in range(6)]
    plain = printed("Plain", *draws, f"F Active Cover: {WALL}")
    day = play(
        phase="fight",
        turn="villain",
        cards=[plain],
        hero={"front": ["Plain"]},
        villain={"front": ["Fred"], "support": ["The Mime", "Natural Disaster"]},
    )
    day.choose("The Mime").last("Natural Disaster")
    piece = day.match.ask(0).view().piece(day.card("Natural Disaster"))
    assert piece is not None
    assert piece.fields["protect"] == [{"seat": 1, "amount": 2, "name": "Cover", "when": "this Fight"}]

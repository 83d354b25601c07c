"""Rulings of our own on cards that move, costs, needless questions and what is new information (HB-R83 and up)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.games.hero_brigade.diary import play, play_with_all, printed


@rule("HB-R83")
def test_a_card_put_into_an_empty_deck_is_the_deck() -> None:
    day = play(
        phase="fight",
        hero={"front": ["Xiang"], "support": ["Gravedigger Gus"], "deck": [], "discard": ["BERT", "Vasilisa"]},
        villain={"front": ["Fred"]},
    )
    day.choose("Gravedigger Gus").last("Yes")
    assert day.settled() == {
        "hero S1": "Gravedigger Gus 4 disabled",
        "hero deck": 1,
        "hero discard": ["BERT"],
    }
    assert day.names("deck", "hero") == ["Vasilisa"]


@rule("HB-R84")
def test_a_gain_that_empties_the_deck_reshuffles_without_the_gained_card() -> None:
    """Participation Prize draws the last card; the Captain himself reaches the discard pile after the reshuffle."""
    day = play(
        hero={"hand": ["Chill Factor"], "deck": ["BERT"], "discard": ["Vasilisa", "Dr. Cat"]},
        villain={"hand": ["Henchman"]},
        resource={"pool": ["Captain Mediocre"]},
    )
    day.last("Play Chill Factor")
    assert day.names("hand", "hero") == ["BERT"]
    assert day.names("discard", "hero") == ["Captain Mediocre"]
    pile = [*day.names("deck", "hero"), *day.names("banished", "hero")]
    assert sorted(pile) == ["Chill Factor", "Dr. Cat", "Vasilisa"]
    assert day.counts("hero")[3] == 1


PRIZE = "Participation Prize"
MOVES: dict[str, tuple[dict[str, Any], list[str]]] = {
    "laid out": ({"phase": "draw", "resource": {"deck": ["Captain Mediocre x2", "..."]}}, []),
    "milled": (
        {"phase": "fight", "turn": "villain", "hero": {"support": ["Xiang"], "deck": ["Captain Mediocre", "BERT"]}},
        ["Henchman", "Empty Front Row 1"],
    ),
    "discarded": ({"phase": "cleanup", "hero": {"hand": ["Captain Mediocre"], "deck": 5}}, []),
    "drawn": ({"hero": {"hand": ["Vasilisa"], "deck": ["Captain Mediocre", "BERT"]}}, ["Play Vasilisa"]),
}


@rule("HB-R86")
@pytest.mark.parametrize("name", MOVES)
def test_only_what_comes_to_a_player_from_pool_or_resource_deck_is_gained(name: str) -> None:
    """The Captain's Gain ability would draw a card for whoever gains him."""
    position, answers = MOVES[name]
    position = {"hero": {"deck": 9}, "villain": {"front": ["Henchman", "Fred"], "deck": 9, "hand": []}, **position}
    day = play(**position)
    for answer in answers:
        day.choose(answer)
    assert any("Captain Mediocre" in line for line in day.log)
    assert not any(event.kind == "gained" for event in day.match.events)
    drawn = sum(event.kind == "drawn" for event in day.match.events)
    assert drawn == {"laid out": 8, "milled": 0, "discarded": 8, "drawn": 1}[name]


@rule("HB-R90")
@pytest.mark.parametrize(
    ("deck", "discard", "left"),
    [([], ["BERT"], (0, 1, 0)), ([], ["BERT", "Xiang"], (0, 0, 2)), (["BERT"], [], (0, 0, 1))],
)
def test_a_cost_from_the_deck_is_paid_in_full_or_not_begun(
    deck: list[str], discard: list[str], left: tuple[int, int, int]
) -> None:
    day = play(
        phase="fight",
        hero={"support": ["The Feeder"], "deck": deck, "discard": discard},
        villain={"front": ["Fred", "Henchman"]},
    )
    if left[1]:
        assert "Feed: the cost cannot be paid in full: nothing happens." in day.log
    else:
        assert day.options == ["No", "Yes"]
        day.choose("Yes")
    assert day.asked.prompt == "Choose a Target for Tendril: 1 damage.", "the other ability follows all the same"
    assert day.counts("hero")[1:] == left
    assert day.hp("The Feeder") == (4 if left[1] else 6)


@rule("HB-R92", "HB-PROTO-2")
def test_a_hand_card_shown_by_its_owner_ends_no_taking_back() -> None:
    day = play(
        hero={"hand": ["Secret Weakness", "BERT", "Xiang"], "deck": 9},
        villain={"front": ["Fred"], "passed": True, "hand": ["Henchman"]},
    )
    before = day.match.state_hash()
    day.choose("Play Secret Weakness").choose("Yes").choose("BERT")  # discards it, and Banishes Secret Weakness
    assert day.match.undo_block() is None
    day.choose("Xiang to Front Row")
    assert day.match.undo_block() is None
    for _ in range(4):
        day.match.undo()
    assert day.match.state_hash() == before


@rule("HB-R92", "HB-PROTO-2")
def test_a_drawn_card_does() -> None:
    day = play(hero={"hand": ["Vasilisa", "BERT"], "deck": 9}, villain={"passed": True, "hand": ["Henchman"]})
    day.choose("Play Vasilisa")
    assert day.match.undo_block() == "Something hidden has come out since then."


def fight(*support: str, **more: Any) -> dict[str, Any]:
    """A Fight Phase in which a card of the Hero's Support Row is activated."""
    return {"phase": "fight", "hero": {"front": ["Xiang"], "support": list(support), **more}}


NEEDLESS: dict[str, tuple[dict[str, Any], str, str]] = {
    "En Garde": (
        {"phase": "fight", "hero": {"front": ["BERT", "Xiang", "Vasilisa"], "support": ["The Deadly Duelist"]}},
        "The Deadly Duelist",
        "",
    ),
    "Exhume": (fight("Gravedigger Gus"), "Gravedigger Gus", ""),
    "Crystal Ball": ({**fight("Madame Romalda"), "resource": {"deck": []}}, "Madame Romalda", ""),
    "Mind Shove": (
        {
            "phase": "fight",
            "turn": "villain",
            "villain": {"front": ["Fred"], "support": ["Big Brain Brett"]},
            "hero": {"front": ["Xiang"]},
        },
        "Big Brain Brett",
        "Xiang",
    ),
    "Forest Path": ({"hero": {"hand": ["El'Desta"], "deck": 9}}, "Play El'Desta", ""),
    "High Standards": ({"hero": {"hand": ["Tiger-Mother"], "deck": 9}}, "Play Tiger-Mother", ""),
    "Face It": ({"hero": {"hand": ["Secret Weakness"]}}, "Play Secret Weakness", ""),
}


@rule("HB-R93", "HB-ABIL-5", "HB-ABIL-6")
@pytest.mark.parametrize("ability", NEEDLESS)
def test_what_can_do_nothing_is_not_asked_about(ability: str) -> None:
    position, act, target = NEEDLESS[ability]
    day = play_with_all(**{"villain": {"front": ["Fred"], "hand": ["Henchman"]}, **position})
    day.last(act)
    if target:
        day.last(target)
    assert day.match.to_move is None, "the turn is over without a question"
    said = [line for line in day.log if line.startswith(ability)]
    cost = ability in ("High Standards", "Face It")
    assert said == [
        f"{ability}: the cost cannot be paid in full: nothing happens."
        if cost
        else f"{ability} has nothing to act on: nothing happens."
    ]


@rule("HB-R93")
@pytest.mark.parametrize(
    ("position", "act"),
    [
        ({"phase": "fight", "hero": {"front": ["BERT"], "support": ["The Deadly Duelist"]}}, "The Deadly Duelist"),
        (fight("Gravedigger Gus", discard=["BERT"]), "Gravedigger Gus"),
        (fight("Madame Romalda"), "Madame Romalda"),
        ({"hero": {"hand": ["El'Desta"], "front": ["BERT"], "deck": 9}}, "Play El'Desta"),
        ({"hero": {"hand": ["Tiger-Mother", "BERT"], "deck": 9}}, "Play Tiger-Mother"),
        ({"hero": {"hand": ["Secret Weakness", "BERT"]}}, "Play Secret Weakness"),
    ],
)
def test_what_could_do_something_is(position: dict[str, Any], act: str) -> None:
    day = play_with_all(**{"villain": {"front": ["Fred"], "hand": ["Henchman"]}, **position})
    day.choose(act)
    assert (day.asked.kind, day.options) == ("may", ["No", "Yes"])


@rule("HB-R93")
@pytest.mark.parametrize(
    ("text", "pool", "support"),
    [
        ("You may Acquire one card.", [], []),
        ("You may Banish up to two cards from your discard pile.", ["Alien Ship"], []),
        ("You may Move one opposing SRT to an empty position of its Front Row.", ["Alien Ship"], []),
        ("You may Swap two Characters in your Party.", ["Alien Ship"], []),
        ("You may discard one card from your hand.", ["Alien Ship"], []),
    ],
)
def test_own_cards_too(text: str, pool: list[str], support: list[str]) -> None:
    idler = printed("Idler", f"S Active Idle: {text}")
    day = play(
        phase="fight",
        cards=[idler],
        resource={"pool": pool},
        hero={"support": ["Idler", *support], "hand": []},
        villain={"front": ["Fred"]},
    )
    assert "Idle has nothing to act on: nothing happens." in day.log

"""Plain lines for a decision, a table and a card."""

from __future__ import annotations

from tabletop.engine.cards import AbilityText, CardDef, CardSet
from tabletop.engine.decision import Call, Decision, Option
from tabletop.engine.view import Piece, View, Zone
from tabletop.terminal.wording import decision_lines, own_secrets, view_lines
from tabletop.wording.pieces import card_lines

BERT = CardDef(
    id="bert",
    name="BERT",
    deck="hero",
    copies=2,
    kind="character",
    types=("Tech", "Hero"),
    numbers={"hp": 8, "value": 3},
    abilities=(AbilityText("Front", "Clobber", "2 DMG to one FRT."),),
)
CARDS = CardSet("hero-brigade", (BERT,))
NAMES = ["Ann", "Bo"]


def zone(name: str, owner: int | None, *pieces: Piece, count: int | None = None) -> Zone:
    return Zone(name, owner, len(pieces) if count is None else count, list(pieces))


def view(seat: int, *zones: Zone, **facts: object) -> View:
    return View(seat, {each.name: each for each in zones}, dict(facts))


def test_a_decision_says_whose_it_is_and_numbers_its_options() -> None:
    decision = Decision(
        4,
        1,
        "target",
        "Choose a Target",
        (Option("target:17", "BERT", preview="defeated"), Option("skip", "Nobody")),
        "HB-TARGET-1",
        picks=(0, 2),
    )
    assert decision_lines(decision, NAMES) == [
        "Bo, your decision: Choose a Target (choice 1 of 2)",
        "1. BERT (defeated) [target:17]",
        "2. Nobody [skip]",
    ]


def test_headings_are_said_once_and_a_call_comes_first() -> None:
    options = (Option("a", "A", heading="BERT"), Option("b", "B", heading="BERT"), Option("c", "C", heading="Xiang"))
    decision = Decision(4, 0, "respond", "Answer", options, "", call=Call("Bo deploys BERT.", "Who answers?"))
    assert decision_lines(decision, NAMES) == [
        "Bo deploys BERT.",
        "Who answers?",
        "Ann, your decision: Answer",
        "BERT:",
        "1. A [a]",
        "2. B [b]",
        "Xiang:",
        "3. C [c]",
    ]


def test_the_table_is_told_zone_by_zone() -> None:
    fields = {
        "hp": 5,
        "dr": 0,
        "disabled": True,
        "taunted_by": None,
        "chips": [{"icon": "fist"}],
        "reasons": ["DR 1 from Armor"],
    }
    table = view(
        0,
        zone("front-0", 0, Piece("card:17", "bert", "front-0", 1, fields)),
        zone("hand-1", 1, Piece("hidden:hand-1:0", None, "hand-1", 0), count=1),
        zone("resource", None, count=50),
        zone("pool", None),
        round=3,
        party_value=[4, 5],
        last_round=False,
        starting=None,
        active=1,
    )
    assert view_lines(table, NAMES, CARDS) == [
        "round: 3",
        "party value: Ann 4, Bo 5",
        "active: Bo",
        "Ann, front (front-0): 1 card.",
        "  position 2: BERT [card:17], 5 hit points, disabled, DR 1 from Armor",
        "Bo, hand (hand-1): 1 card, hidden.",
        "resource (resource): 50 cards, hidden.",
    ]


def test_secrets_are_what_the_open_table_does_not_show() -> None:
    seen = zone("front-0", 0, Piece("card:17", "bert", "front-0", 0))
    own = view(0, seen, zone("hand-0", 0, Piece("card:18", "bert", "hand-0", 0)))
    public = view(-1, seen, zone("hand-0", 0, Piece("hidden:hand-0:0", None, "hand-0", 0)))
    assert own_secrets(own, public, NAMES, CARDS) == ["Ann, hand: BERT."]
    assert own_secrets(public, public, NAMES, CARDS) == []


def test_a_card_is_read_as_it_is_printed() -> None:
    assert card_lines(BERT) == [
        "BERT: character (Tech, Hero), HP 8, value 3.",
        "Front, Active: Clobber. 2 DMG to one FRT.",
    ]

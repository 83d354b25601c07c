"""A sentence of the wrong kind, in the wrong group, or without what it refers to."""

from __future__ import annotations

import pytest

from tests.cardtext.saying import fault, read

CANCEL = "When the opponent deploys a Character: cancel that deployment."
RIPOSTE = "When Zoltan is dealt damage by a Character: 2 DMG to that Character."


@pytest.mark.parametrize(
    ("text", "kind", "says"),
    [
        ("DR 1.", "Active", "that is a Constant, but the ability is Active"),
        ("DR 1.", "Reaction", "that is a Constant, but the ability is a Reaction"),
        ("Draw one card.", "Constant", "A Constant says what holds all the time"),
        (CANCEL, "Constant", "A Constant says what holds all the time"),
        ("Draw one card.", "Interrupt", "An Interrupt begins with its trigger"),
        ("Draw one card.", "Reaction", "A Reaction begins with its trigger"),
        (CANCEL, "Active", "This trigger makes an Interrupt, but the ability is Active."),
        (CANCEL, "Reaction", "This trigger makes an Interrupt, but the ability is a Reaction."),
        (RIPOSTE, "Interrupt", "This trigger makes a Reaction, but the ability is an Interrupt."),
    ],
)
def test_the_wrong_kind(text: str, kind: str, says: str) -> None:
    error = fault(text, kind)
    assert says in str(error)
    assert error.number == 1


@pytest.mark.parametrize(
    ("text", "kind", "group", "says", "word"),
    [
        ("DR 1.", "Constant", "P", "cannot be a Play Ability", "DR"),
        ("DR 1.", "Constant", "C", "nothing else stands there", "DR"),
        (
            "Deploy this card only into the opponent's Party. This card then belongs to the opponent.",
            "Constant",
            "F",
            "a rule of the card",
            "Deploy",
        ),
        ("Bearer: DR 1.", "Constant", "F", "Only Enhance Abilities have a Bearer", "Bearer"),
        (
            "Its starting HP and its HP rise by 2 when this is attached.",
            "Constant",
            "S",
            "Only an Enhancement",
            "attached",
        ),
        (CANCEL, "Interrupt", "G", "no other trigger", "When"),
        (RIPOSTE, "Reaction", "P", "used from outside the Party", "When"),
        ("1 HEAL.", "Active", "P", "Name a Target", "HEAL"),
        ("Draw one card. You may Move this card.", "Active", "G", "Name a Target", "this"),
        (
            "Put this card on the opponent's discard pile instead of where it was going. This card then belongs to the "
            "opponent.",
            "Active",
            "P",
            "while it is gained",
            "instead",
        ),
        ("Choose one: draw one card; or prevent that damage.", "Active", "F", "needs a trigger", "that"),
        (
            "When the opponent deploys a Character: prevent that damage.",
            "Interrupt",
            "P",
            "would be dealt damage",
            "that",
        ),
        (
            "When a Character in your Party would be dealt damage by an opposing Ability: cancel that Ability.",
            "Interrupt",
            "F",
            "declares an Active Play Ability",
            "that",
        ),
        ("That Character is Taunted.", "Active", "F", "nobody knows which Character", "That"),
        ("Draw one card. Disable that Character.", "Active", "F", "nobody knows which Character", "that"),
        ("If that Character has 3 HP or less, draw one card.", "Active", "F", "nobody knows which Character", "that"),
    ],
)
def test_the_wrong_place(text: str, kind: str, group: str, says: str, word: str) -> None:
    error = fault(text, kind, group)
    assert says in str(error)
    assert error.word == word


@pytest.mark.parametrize(
    ("text", "kind", "group"),
    [
        (CANCEL, "Interrupt", "P"),
        (CANCEL, "Interrupt", "F"),
        (RIPOSTE, "Reaction", "E"),
        ("When Zoltan is Defeated: draw one card.", "Reaction", "S"),
        ("Disable one FRT. Draw one card. Disable that Character.", "Active", "P"),
        ("Damage dealt by its Abilities is Penetrating.", "Constant", "F"),
        ("You may deal 2 DMG to one FRT; if you do, that Character is Taunted.", "Active", "F"),
    ],
)
def test_the_right_place(text: str, kind: str, group: str) -> None:
    tree = read(text, kind, group)
    assert tree.effects or tree.constant


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("1 DMG to one other other FRT.", "described twice"),
        ("1 DMG to one Ready Disabled FRT.", '"ready" and "disabled"'),
        ("1 DMG to one Hero Villain FRT.", '"Hero" and "Villain"'),
        ("1 DMG to one opposing Character in your Party.", '"opposing" and "own"'),
        ("1 DMG to one FRT with more than 4 HP and 3 HP or less.", "No Character has more than 4 HP and 3 HP or less"),
        ("Unaffected by Play and Play Abilities of Magic-Type cards.", "named twice"),
        (
            "DMG equal to 3 plus the number of non-Normal Characters in the opposing Party, at most 3, to one FRT.",
            "the limit would leave no other number",
        ),
    ],
)
def test_phrases_that_contradict_themselves(text: str, says: str) -> None:
    assert says in str(fault(text))

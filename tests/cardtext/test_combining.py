"""The vocabulary combines: sentences that no printed card has mean what they say, in whatever way they are said."""

from __future__ import annotations

import pytest

from tabletop.games.hero_brigade import sentences as s
from tests.cardtext.saying import card_saying, read, with_card

NEW: dict[str, s.Effect] = {
    "3 Penetrating DMG to one opposing SRT.": s.Damage(s.Amount(3), s.Target("support", "opposing"), penetrating=True),
    "You may Disable one FRT with 4 HP or less.": s.May(s.Disable(s.Target("front", hp_most=4))),
    "Each Character in your Support Row: 2 HEAL.": s.HealEach(2, "support"),
    "Discard two cards from your hand; if you do, Acquire one card.": s.IfDone(s.Discard(2), s.Acquire(1)),
    "Defeat each Character with 2 HP or less in both Parties.": s.DefeatEach(2),
    "2 DMG to each position of your Front Row (Row Attack).": s.RowDamage(2, "front", "own"),
    "1 DMG to each position of one of your Rows.": s.RowDamage(1, "any", "own"),
    "1 Penetrating DMG to each position of the opposing Support Row.": s.RowDamage(1, "support", "opposing", True),
    "2 DMG to each position of both Support Rows.": s.BothRowsDamage(2, "support"),
    "Move one opposing FRT to an empty position of its Support Row.": s.Move(s.Target("front", "opposing"), "support"),
    "Taunt one opposing Target.": s.Taunt(s.Target(side="opposing")),
    "You may deal 2 DMG to one FRT; if you do, Banish the top card of your deck.": s.IfDone(
        s.May(s.Damage(s.Amount(2), s.Target("front"))), s.BanishTop(1)
    ),
    "Penetrating DMG equal to the number of non-Hero Characters in the opposing Party to one Target.": s.Damage(
        s.Amount(0, "Hero"), s.Target(), penetrating=True
    ),
    "Choose one: draw one card; or Acquire one card; or 1 HEAL.": s.ChooseOne(
        (s.Draw(1), s.Acquire(1), s.Heal(1, s.Self()))
    ),
    "If Vasilisa is in your Party, you may choose one: draw one card; or 1 HEAL.": s.IfInParty(
        "Vasilisa", s.May(s.ChooseOne((s.Draw(1), s.Heal(1, s.Self()))))
    ),
    "The opponent discards two cards named Henchman from their hand.": s.Discard(2, "opponent", "Henchman"),
}


@pytest.mark.parametrize("text", NEW)
def test_a_new_sentence_is_read(text: str) -> None:
    assert read(text) == s.Sentences((NEW[text],))


SAME = [
    ("Draw 2 cards.", "Draw two cards."),
    ("draw two card", "Draw two cards."),
    ("two dmg to one frt.", "2 DMG to one FRT."),
    ("Deal 2 DMG to one FRT.", "2 DMG to one FRT."),
    ("1 DMG to one Character.", "1 DMG to one Target."),
    ("1 DMG to another FRT.", "1 DMG to one other FRT."),
    ("1 DMG to one Character in the opposing Front Row.", "1 DMG to one opposing FRT."),
    ("1 DMG to one Disabled opposing Magic FRT.", "1 DMG to one opposing Disabled Magic FRT."),
    ("1 DMG to each position of one opposing Front Row.", "1 DMG to each position of the opposing Front Row."),
    ("2\u00a0DMG\n  to one FRT .", "2 DMG to one FRT."),
    ("2 DMG to one FRT. (That hurts (a lot).)", "2 DMG to one FRT."),
    ("2 DMG (not more) to one FRT.", "2 DMG to one FRT."),
    ("Zoltan: 1 HEAL.", "1 HEAL."),
    ("Move this card.", "Move Zoltan, The Great."),
    ("Move ZOLTAN, the   great.", "Move this Character."),
    ("One FRT is Taunted.", "Taunt one FRT."),
    ("Banish the top one card of your deck.", "Banish the top card of your deck."),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_two_ways_of_saying_the_same_give_the_same_tree(one: str, other: str) -> None:
    assert read(one) == read(other)


def test_quotes_and_dashes_may_be_typographic() -> None:
    text = "Put this card on the opponent{}s discard pile instead of where it was going. "
    text += "This card then belongs to the opponent."
    assert read(text.format("’"), group="G") == s.Sentences((s.GiveAway(),))
    hyphen = "\N{NON-BREAKING HYPHEN}"
    assert read(f"Unaffected by Magic{hyphen}Type cards.", "Constant").constant == s.UnaffectedByType("Magic")


def test_a_new_card_speaks_of_itself_by_its_name() -> None:
    text = "When another Character in your Party would be dealt damage by an opposing Ability: "
    text += "{} is dealt that damage instead."
    expected = s.Sentences((s.Redirect(),), s.WouldBeDealt(other=True))
    assert read(text.format("Zoltan, The Great"), "Interrupt") == expected
    assert read(text.format("this Character"), "Interrupt") == expected
    assert read(text.format("Zoltan"), "Interrupt", "S") == expected


def test_a_card_may_be_called_like_words_of_the_language() -> None:
    assert read("Draw one card. Draw: 2 HEAL.", name="Draw").effects == (s.Draw(1), s.Heal(2, s.Self()))
    assert read("The opponent discards one card from their hand.", name="The opponent").effects[0] == s.Discard(
        1, "opponent"
    )
    assert read("Move two. Draw two cards.", name="Two").effects == (s.Move(s.Self()), s.Draw(2))
    assert read("Disable one FRT. Disable one.", name="One").effects[1] == s.Disable(s.Self())


def test_a_new_type_of_the_own_card_is_known() -> None:
    assert read("Disable one Wizard Character in your Party.").effects[0] == s.Disable(
        s.Target(side="own", of_type="Wizard")
    )


def test_other_cards_of_an_edited_set_are_known_by_name() -> None:
    from tabletop.games.hero_brigade.reading import read_ability

    friend = card_saying("If Zoltan is in your Party, draw one card.", name="Ygor, The Friend")
    edited = with_card(card_saying("1 HEAL."))
    assert read_ability(friend, friend.abilities[0], edited).effects == (s.IfInParty("Zoltan, The Great", s.Draw(1)),)


def test_that_character_after_damage_is_its_source() -> None:
    tree = read("When Zoltan is dealt damage by a Character: 2 DMG to that Character.", "Reaction")
    assert tree == s.Sentences((s.Damage(s.Amount(2), s.That()),), s.WasDealt())


def test_an_enhancement_speaks_of_its_bearer() -> None:
    assert read("Bearer: 1 HEAL.", group="E") == s.Sentences((s.Heal(1, s.Self()),), bearer=True)
    assert read("Move the Bearer.", group="E").effects == (s.Move(s.Self()),)
    tree = read("Bearer: its starting HP and its HP rise by 3 when this is attached.", "Constant", "E")
    assert tree == s.Sentences(constant=s.RaiseHp(3), bearer=True)

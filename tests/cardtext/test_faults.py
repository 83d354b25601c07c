"""A text that is not understood: the error points at the word, says what was expected and suggests what was meant."""

from __future__ import annotations

import pytest

from tabletop.cardtext.faults import CardTextError
from tabletop.cardtext.nearest import distance
from tabletop.cardtext.reference import examples
from tabletop.games.hero_brigade.reading import LANGUAGE, base_card_set
from tests.cardtext.saying import card_saying, fault, read, with_card

SLIPS = ("swap", "leave out", "double", "other letter")


def misspelt(word: str, how: str) -> str:
    middle = len(word) // 2
    if how == "swap":
        return word[: middle - 1] + word[middle] + word[middle - 1] + word[middle + 1 :]
    if how == "leave out":
        return word[:middle] + word[middle + 1 :]
    if how == "double":
        return word[:middle] + word[middle] * 2 + word[middle + 1 :]
    return word[:middle] + "q" + word[middle + 1 :]


def texts() -> list[tuple[str, str]]:
    """Every text there is, with the name of a card that can say it."""
    printed = [(card.name, ability.text) for card in base_card_set().cards for ability in card.abilities]
    return printed + [("The Mime", text) for _, text in examples()]


def place_of(word: str) -> tuple[str, str, int] | None:
    """A text in which the word stands, whose it is, and where the word is."""
    for name, text in texts():
        padded = "".join(letter if letter.isalnum() or letter == "'" else " " for letter in text) + " "
        place = f" {padded}".casefold().find(f" {word.casefold()} ")
        if place >= 0 and "(" not in text[:place]:
            return name, text, place
    return None


KNOWN = {word.casefold() for word in LANGUAGE.vocabulary.words()}
WORDS = [word for word in LANGUAGE.vocabulary.words() if word[0].isalpha() and word[-1].isalpha() and len(word) > 2]


@pytest.mark.parametrize(
    ("word", "how"),
    # A slip that makes another word of the language, or the same one, is no misspelling.
    [(word, how) for word in WORDS for how in SLIPS if misspelt(word, how).casefold() not in KNOWN],
)
def test_a_word_misspelt_once_is_suggested(word: str, how: str) -> None:
    found = place_of(word)
    assert found, f"no card and no example says {word!r}"
    name, text, place = found
    slip = misspelt(word, how)
    broken = text[:place] + slip + text[place + len(word) :]
    error = fault(broken, name=name)
    assert (error.word.casefold(), error.offset) == (slip.casefold(), place)
    suggestion = (error.suggestion or "").casefold()
    if suggestion != word.casefold():
        # "tht" is as near to "the" as to "that".
        assert len(word) < 5
        assert distance(slip.casefold(), suggestion) == distance(slip.casefold(), word.casefold()), str(error)


def test_the_message_names_file_card_ability_and_word() -> None:
    error = fault("2 Penetrating DGM to one FRT.", name="BERT")
    assert str(error) == ('cards.toml: card "BERT", ability "Trick", word 3: I do not know "DGM". Did you mean "DMG"?')
    assert (error.file, error.card, error.ability, error.field) == ("cards.toml", "BERT", "Trick", "text")
    assert (error.word, error.number, error.line, error.column, error.suggestion) == ("DGM", 3, 1, 15, "DMG")
    assert error.expected == ('"DMG"',)


def test_the_place_counts_lines_and_reminders() -> None:
    error = fault("Draw one card.\n(Yes, really.)\n  Drwa two cards.")
    assert (error.line, error.column, error.number, error.suggestion) == (3, 3, 6, "draw")


def test_a_known_word_in_the_wrong_place_says_what_was_expected() -> None:
    error = fault("Choose one: draw one card; Acquire one card.")
    assert error.problem == '"Acquire" cannot stand here.'
    assert error.expected == ('"or"', '"if"')
    assert 'Expected "or" or "if".' in str(error)
    assert fault("DR 1 2.").expected == ('"."',)


def test_a_long_list_of_what_was_expected_is_cut() -> None:
    error = fault("Xyzzy.")
    assert len(error.expected) > 20
    assert f"or one of {len(error.expected) - 8} other words." in str(error)


@pytest.mark.parametrize("number", ["0", "-1", "100", "2.5", "1,5", "999999999999999999999999", "−3"])
@pytest.mark.parametrize("text", ["{} DMG to one FRT.", "Draw {} cards.", "DMG equal to {} plus the", "DR {}."])
def test_numbers_out_of_range(text: str, number: str) -> None:
    error = fault(text.format(number))
    assert "is out of range: a card can say whole numbers from 1 to 99." in str(error)
    assert error.number == text.split().index("{}" if "{}" in text.split() else "{}.") + 1


@pytest.mark.parametrize("text", ["", "   ", "\n", "(Only a reminder.)", " (One.) (Two.) "])
def test_an_empty_text(text: str) -> None:
    error = fault(text)
    assert "The text is empty." in str(error)
    assert (error.line, error.number) == (1, 1)


def test_brackets() -> None:
    assert "never closed" in str(fault("Draw one card. (And so on"))
    assert fault("Draw one card. (And so on").word == "("
    assert fault("Draw (one (big) card.").column == 6
    assert "never opened" in str(fault("Draw one card.) Yes."))


def test_a_very_long_text_is_refused_at_once() -> None:
    error = fault("Draw one card. " * 10_000)
    assert "has 150000 characters; at most 1000 can be read" in str(error)
    longest = "If Fist is in your Party, " * 37 + "draw one card."
    assert len(longest) < 1000
    assert read(longest).effects


def test_a_text_that_ends_too_early() -> None:
    error = fault("Draw two")
    assert str(error).endswith('word 2: The text ends too early. Expected "card" or "cards".')
    assert fault("2 DMG to one FRT; if you do,").word == ""


@pytest.mark.parametrize(
    ("text", "suggestion"),
    [
        ("If Fsit is in your Party, draw one card.", "Fist"),
        ("Discard two other cards named Henchmen from your hand.", "Henchman"),
        ("If Clone/Spy/Twinn is in your Party, draw one card.", "Clone/Spy/Twin"),
        ("If Mallardiction, Duck-Poep is in your Party, draw one card.", "Mallardiction, Duck-Pope"),
        ("Disable Zolatn, The Great.", "Zoltan, The Great"),
        ("Unaffected by Magc-Type cards.", "Magic"),
        ("Disable one Wizzard Target.", "Wizard"),
        ("Discard tree cards from your hand.", "three"),
    ],
)
def test_names_types_and_numbers_are_suggested(text: str, suggestion: str) -> None:
    assert fault(text).suggestion == suggestion


def test_an_unknown_card() -> None:
    error = fault("Discard two cards named Batman from your hand.")
    assert error.problem == 'I do not know a card called "Batman".'
    assert error.expected == ("the name of a card",)


def test_another_card_where_only_the_own_name_can_stand() -> None:
    error = fault("Disable Vasilisa.")
    assert error.problem == '"Vasilisa" is another card; by name a card can only speak of itself here.'
    assert '"Zoltan, The Great"' in error.expected


def test_an_unknown_type() -> None:
    assert fault("Unaffected by Foo-Type cards.", "Constant").problem == 'I do not know the Type "Foo".'


def test_a_new_card_is_known_only_in_the_set_it_belongs_to() -> None:
    from tabletop.games.hero_brigade.reading import read_ability

    friend = card_saying("If Zoltan is in your Party, draw one card.", name="Ygor, The Friend")
    assert read_ability(friend, friend.abilities[0], with_card(card_saying("1 HEAL."))).effects
    with pytest.raises(CardTextError, match="Zoltan"):
        read_ability(friend, friend.abilities[0])


def test_a_card_of_the_game_may_be_named_in_a_set_without_it() -> None:
    from tabletop.engine.cards import CardSet
    from tabletop.games.hero_brigade.reading import read_card_set

    fewer = CardSet("hero-brigade", tuple(card for card in base_card_set().cards if card.name != "Fist"))
    assert read_card_set(fewer)["bro"] == read_card_set(base_card_set())["bro"]


def test_the_file_named_is_the_one_given() -> None:
    from tabletop.games.hero_brigade.reading import read_ability

    card = card_saying("Draw.")
    with pytest.raises(CardTextError, match=r"^my_cards\.toml: card "):
        read_ability(card, card.abilities[0], file="my_cards.toml")

"""Card files that cannot be used: each fault names file, card and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.cardtext.card_files import CardFileError, read_card_file
from tabletop.engine.cards import CardSet
from tabletop.games.hero_brigade.reading import CARD_FILE, base_card_set, check_card_set

CARD = """
[[cards]]
id = "zoltan"
name = "Zoltan"
deck = "hero"
copies = 1
kind = "Character"
types = ["Hero"]
numbers = { hp = 3, value = 1 }
abilities = [{ group = "F", name = "Trick", text = "1 HEAL." }]
"""

SHORT = 'id = "chill-factor"\nname = "Chill Factor"\ndeck = "hero"\ncopies = {}'


def fault(text: str, tmp_path: Path) -> CardFileError:
    """The error that a file with this content gives, in reading or in checking."""
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(CardFileError) as caught:
        check_card_set(read_card_file(path, "hero-brigade"), path.name)
    return caught.value


def test_a_good_file(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(CARD, "utf-8")
    card_set = read_card_file(tmp_path / "mine.toml", "hero-brigade", "mine")
    assert isinstance(card_set, CardSet)
    assert (card_set.game, card_set.name, card_set.cards[0].abilities[0].kind) == ("hero-brigade", "mine", "Active")
    check_card_set(card_set, "mine.toml")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("copies = 1", 'copies = "1"', 'mine.toml: card "Zoltan", copies: Expected int, got str.'),
        ("copies = 1", "copies = -1", 'mine.toml: card "Zoltan", copies: The number of copies cannot be negative.'),
        ("copies = 1", "copys = 1", 'mine.toml: card "Zoltan", copys: There is no such field. Did you mean "copies"?'),
        ("copies = 1\n", "", 'mine.toml: card "Zoltan", copies: This field is missing.'),
        ('name = "Zoltan"', 'name = " "', 'mine.toml: card " ", name: This must not be empty.'),
        ('name = "Zoltan"\n', "", 'mine.toml: card "number 1", name: This field is missing.'),
        ('"hero"', '"herro"', 'mine.toml: card "Zoltan", deck: There is no deck "herro".'),
        ('"Character"', '"Person"', 'mine.toml: card "Zoltan", kind: A card is a Character or an Enhancement'),
        ('["Hero"]', "[]", 'mine.toml: card "Zoltan", types: A Character has one Type or more.'),
        ("hp = 3", "hp = 0", 'mine.toml: card "Zoltan", numbers.hp: 0 is out of range: 1 to 99.'),
        ("hp = 3, ", "", 'mine.toml: card "Zoltan", numbers.hp: This number is missing.'),
        ("hp = 3", "hp = 3, mp = 1", 'mine.toml: card "Zoltan", numbers.mp: '),
        ('group = "F"', 'group = "X"', 'mine.toml: card "Zoltan", abilities[0].group: There is no group "X".'),
        ('group = "F"', 'group = "E"', "abilities[0].group: Only an Enhancement has Enhance Abilities."),
        ('group = "F"', 'group = "F", kind = "Passive"', 'abilities[0].kind: There is no kind "Passive".'),
        ('name = "Trick"', 'name = ""', "abilities[0].name: An ability needs a name."),
        ("text =", "txt =", 'abilities[0].txt: There is no such field. Did you mean "text"?'),
        ('id = "zoltan"', 'id = "zoltan"\nreplaces = "bert"', 'replaces: There is no card with the id "bert".'),
        ("[[cards]]", "[[cards]", "mine.toml: This is not TOML: "),
        ("[[cards]]", "[[card]]", "mine.toml, cards: There are no cards."),
    ],
)
def test_a_fault_names_file_card_and_field(old: str, new: str, message: str, tmp_path: Path) -> None:
    assert old in CARD
    assert message in str(fault(CARD.replace(old, new, 1), tmp_path))


def test_an_enhancement_without_types_cannot_be_attached(tmp_path: Path) -> None:
    text = CARD.replace("Character", "Enhancement").replace('"F"', '"E"').replace("numbers = { hp = 3, value = 1 }", "")
    assert "so it has no Enhance Abilities" in str(fault(text.replace('["Hero"]', "[]"), tmp_path))
    assert "neither HP nor Value" in str(fault(CARD.replace("Character", "Enhancement"), tmp_path))


def test_an_id_used_twice(tmp_path: Path) -> None:
    assert str(fault(CARD + CARD, tmp_path)).endswith('id: "zoltan" is the id of "Zoltan" already.')


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(CardFileError, match=r"absent\.toml: The file cannot be read: No such file"):
        read_card_file(tmp_path / "absent.toml", "hero-brigade")
    (tmp_path / "mine.toml").write_bytes(b'[[cards]]\nid = "\xff"')
    with pytest.raises(CardFileError, match=r"not UTF-8 text \(byte 16\)"):
        read_card_file(tmp_path / "mine.toml", "hero-brigade")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('replaces = "chill-factor"', 'replaces = "dr-cat"', '"Dr. Cat" is the mentor, which stays.'),
        ('replaces = "chill-factor"', 'replaces = "henchman"', '"Henchman" is no base card of the same deck.'),
        ('replaces = "chill-factor"', 'replaces = "little-maple"', "is no base card of the same deck."),
        (SHORT.format(2), SHORT.format(1), "has only 1 copies for 2 to replace."),
    ],
)
def test_what_a_stretch_card_may_replace(old: str, new: str, message: str, tmp_path: Path) -> None:
    text = CARD_FILE.read_text("utf-8")
    assert old in text
    error = fault(text.replace(old, new), tmp_path)
    assert (error.card, error.field) == ("Citizen Beta", "replaces")
    assert message in str(error)


def test_the_own_cards_are_read_once() -> None:
    assert base_card_set() is base_card_set()

"""What the tests of the card language share: a card made of one ability, and reading it."""

from __future__ import annotations

from tabletop.cardtext.faults import CardTextError
from tabletop.engine.cards import AbilityText, CardDef, CardSet
from tabletop.games.hero_brigade.reading import base_card_set, read_ability
from tabletop.games.hero_brigade.sentences import Sentences


def card_saying(text: str, kind: str = "Active", group: str = "F", name: str = "Zoltan, The Great") -> CardDef:
    """A card outside the base set with one ability, an Enhancement if the group is E."""
    enhancement = group == "E"
    return CardDef(
        id="zoltan",
        name=name,
        short_name="Zoltan" if name.startswith("Zoltan") else "",
        deck="hero",
        copies=1,
        kind="Enhancement" if enhancement else "Character",
        types=("Tech",) if enhancement else ("Hero", "Wizard"),
        numbers={} if enhancement else {"hp": 3, "value": 1},
        abilities=(AbilityText(group=group, name="Trick", text=text, kind=kind),),
    )


def read(text: str, kind: str = "Active", group: str = "F", name: str = "Zoltan, The Great") -> Sentences:
    """The tree of a text on such a card."""
    card = card_saying(text, kind, group, name)
    return read_ability(card, card.abilities[0])


def fault(text: str, kind: str = "Active", group: str = "F", name: str = "Zoltan, The Great") -> CardTextError:
    """The error that a text on such a card gives."""
    try:
        tree = read(text, kind, group, name)
    except CardTextError as error:
        return error
    raise AssertionError(f"{text!r} was read: {tree}")


def with_card(card: CardDef) -> CardSet:
    """The game's own cards and one more."""
    own = base_card_set()
    return CardSet(own.game, (*own.cards, card), "edited")

"""What may stand on a card of Hero Brawl: its fields, and which sentences fit a turn or an interrupt."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.cardtext.control import inside
from tabletop.cardtext.faults import SentenceError
from tabletop.engine.cards import AbilityText, CardDef, CardSet
from tabletop.games.hero_brawl import sentences as s

BELT = "Belt"
CARD_KINDS = ("Wrestler", BELT)
PLAYED = ("Turn", "Interrupt")
SYMBOLS = ("rock", "paper", "scissors")

_AT_ANY_TIME = (s.ClaimBelt, s.StopOrFlip, s.Draw)


def check_card(card: CardDef) -> Iterator[tuple[str, str]]:
    """Field and problem of everything that is wrong with what is printed besides the text."""
    if card.kind not in CARD_KINDS:
        yield "kind", f'"{card.kind}" is no kind of card here; it can be {" or ".join(CARD_KINDS)}'
    if card.extra.get("symbol") not in SYMBOLS:
        yield "extra.symbol", f"a card needs a symbol: {', '.join(SYMBOLS)}"
    if not 1 <= card.numbers.get("number", 0) <= 99:
        yield "numbers.number", "a card needs a number from 1 to 99"
    if len(card.types) != 1:
        yield "types", "a card has one type"
    if card.kind == BELT and card.abilities:
        yield "abilities", "the Title Belt is never played and has no text that runs"
    if card.kind != BELT and len(card.abilities) != 1:
        yield "abilities", "a card has one text"
    for index, ability in enumerate(card.abilities):
        if ability.kind not in PLAYED:
            yield f"abilities[{index}].kind", f'"{ability.kind}" is not known; it can be {" or ".join(PLAYED)}'


def check_deck(card_set: CardSet) -> Iterator[str]:
    """Problems of the deck as a whole."""
    belts = sum(card.copies for card in card_set.cards if card.kind == BELT)
    if belts != 1:
        yield f"the deck needs exactly one Title Belt; it has {belts}"


def check_battles(card_set: CardSet) -> Iterator[tuple[str, str]]:
    """Name and problem of each card that could meet one like it in a roshambo, which then had no winner (BR-ROSH-6)."""
    seen: dict[tuple[str, int], str] = {}
    for card in card_set.cards:
        sign = card.extra["symbol"], card.numbers["number"]
        if sign in seen:
            yield card.name, f'"{seen[sign]}" has {sign[0]} {sign[1]} already; in a roshambo neither would win'
        elif card.copies > 1:
            yield card.name, f"only one card can have {sign[0]} {sign[1]}, not {card.copies} copies"
        seen[sign] = card.name


def check_ability(sentences: s.Sentences, ability: AbilityText) -> None:
    """Raises SentenceError if these sentences cannot stand on a card that is played this way."""
    effects = sentences.effects
    if ability.kind == "Interrupt":
        if sentences.condition or not all(isinstance(effect, _AT_ANY_TIME) for effect in effects):
            raise SentenceError(
                'An interrupt can only say "Claim the belt.", "Stop one card or flip one roshambo." and "Draw N."'
            )
        if not any(isinstance(effect, s.ClaimBelt | s.StopOrFlip) for effect in effects):
            raise SentenceError("An interrupt that only draws answers nothing. Make it a Turn card.")
    elif any(isinstance(effect, s.StopOrFlip) for effect in inside(effects)):
        raise SentenceError("A card that is played as a turn stops nothing. Make it an Interrupt.", "stop")
    if sum(isinstance(effect, s.Roshambo) for effect in inside(effects)) > 1:
        raise SentenceError("A card starts one roshambo at most.", "roshambo")
    drawn = False
    for effect in inside(effects):
        drawn = drawn or isinstance(effect, s.Draw)
        if isinstance(effect, s.DiscardFewer) and not drawn:
            raise SentenceError('"fewer than drawn" needs a "Draw N." before it.', "fewer than drawn")

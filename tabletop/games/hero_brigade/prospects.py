"""What an effect could do by public facts: costs that cannot be paid and needless questions are not begun.

Hidden cards are never looked at here, so that neither a question nor its absence tells anything.
"""

from __future__ import annotations

from tabletop.games.hero_brigade import sentences as say
from tabletop.games.hero_brigade.damage import unaffected
from tabletop.games.hero_brigade.doing import Doing, alive
from tabletop.games.hero_brigade.table import Character, Table, row_of
from tabletop.games.hero_brigade.targets import PLACES_OF, SIDES_OF, eligible


def payable(table: Table, doing: Doing, cost: say.Effect) -> bool:
    """Whether a cost in own cards can be paid in full; anything that is no such cost counts as payable (HB-R24)."""
    if isinstance(cost, say.May):
        return payable(table, doing, cost.effect)
    side = table.sides[doing.seat]
    if isinstance(cost, say.Discard):
        return cost.who == "opponent" or cost.named is not None or len(side.hand) >= cost.count
    if isinstance(cost, say.BanishTop):  # of a discard pile that becomes the deck, the reshuffle Banishes one card
        return len(side.deck) + max(0, len(side.discard) - 1) >= cost.count
    return True


def idle(table: Table, doing: Doing, effect: say.Effect) -> bool:
    """Whether everybody can see that this effect would change nothing (HB-R93); False where it might."""
    side = table.sides[doing.seat]
    if isinstance(effect, say.IfDone):
        return not payable(table, doing, effect.first) or idle(table, doing, effect.first)
    if isinstance(effect, say.Move):
        return not any(_room(table, c, effect.to) for c in _recipients(table, doing, effect.who))
    if isinstance(effect, say.Swap):
        return len(eligible(table, doing, say.Target(), doing.seat if effect.side == "own" else 1 - doing.seat)) < 2
    if isinstance(effect, say.Recycle | say.BanishDiscarded):
        return not side.discard
    if isinstance(effect, say.Discard):
        hand = side.hand if effect.who == "you" else table.sides[1 - doing.seat].hand
        return not hand
    if isinstance(effect, say.TakeResource):
        return not table.resource
    if isinstance(effect, say.Acquire):
        return all(card < 0 for card in table.pool)
    if isinstance(effect, say.Heal):
        return not _heals(table, doing, _recipients(table, doing, effect.who), effect.amount, effect.above)
    if isinstance(effect, say.HealEach):
        allies = table.sides[doing.seat].characters()
        row = [c for c in allies if effect.row in ("any", row_of(c.place))]
        return not _heals(table, doing, row, effect.amount, False)
    return False


def _recipients(table: Table, doing: Doing, who: say.Who) -> list[Character]:
    """The Characters that an effect could be for."""
    if isinstance(who, say.Target):
        seats = [doing.seat if offset == 0 else 1 - doing.seat for offset in SIDES_OF[who.side]]
        return [character for seat in seats for character in eligible(table, doing, who, seat)]
    character = doing.it if isinstance(who, say.That) else doing.me
    return [character] if character is not None and alive(character, table) else []


def _room(table: Table, character: Character, row: str) -> bool:
    return any(table.sides[character.side].party[place] is None for place in PLACES_OF[row])


def _heals(table: Table, doing: Doing, characters: list[Character], amount: int, above: bool) -> bool:
    return any(
        amount > 0 and (above or c.hp < c.start) and (c is doing.me or not unaffected(table, doing, c))
        for c in characters
        if alive(c, table)
    )

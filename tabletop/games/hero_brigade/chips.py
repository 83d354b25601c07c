"""Chips: what a card's abilities do in the row it stands in, in an icon and a number each.

Read from the sentences, so a card with changed text shows its new chips at once. What attached Enhancements add is
already in them. Drawing them is the studio's work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from tabletop.cardtext.faults import CardTextError
from tabletop.engine.cards import AbilityText, CardDef
from tabletop.games.hero_brigade import sentences as say

Reader = Callable[[CardDef, AbilityText], say.Sentences]
ROWS: dict[str, tuple[str, ...]] = {"front": ("F",), "support": ("S",), "any": ("F", "E")}


class Mark(NamedTuple):
    """A chip. `shape`: `bare` front only or a whole row, `ring` any Target, `plate-front`, `plate-any` Penetrating."""

    icon: str
    number: str = ""
    shape: str = "bare"


def marks(card: CardDef, row: say.Row, attached: Sequence[CardDef], read: Reader) -> tuple[Mark, ...]:
    """The chips of a card in a row, with those of the Enhancements attached to it, in the order of the abilities.

    Row "any" is for a card in no row: its Front or Enhance Abilities, and if it has neither its Play Abilities. A text
    that can't be read has no chip.
    """
    said = [*_said(card, ROWS[row], read), *(one for each in attached for one in _said(each, ("E",), read))]
    if not said and row == "any":
        said = list(_said(card, ("P",), read))
    pierces = any(isinstance(one.constant, say.PenetratingAttacks) for one in said)
    shown = [mark for one in said for mark in _of_sentences(one)]
    if pierces and card.kind == "Character":
        shown = [_piercing(mark) for mark in shown if mark.icon != "pierced-body"]
    return tuple(_without_repeats(_summed(shown)))


def _said(card: CardDef, groups: Iterable[str], read: Reader) -> Iterator[say.Sentences]:
    for ability in card.abilities:
        if ability.group in groups:
            try:
                yield read(card, ability)
            except CardTextError:
                continue


def _of_sentences(said: say.Sentences) -> list[Mark]:
    if said.constant is not None:
        return list(_of_constant(said.constant))
    shown = [mark for effect in said.effects for mark in _of_effect(effect)]
    if isinstance(said.trigger, say.WasDealt | say.SelfDefeated | say.OwnDefeatedInPlay):
        number = next((mark.number for mark in shown if mark.number), "")
        return [Mark("return-arrow", number)]
    return shown


def _of_constant(constant: say.Constant) -> Iterator[Mark]:
    match constant:
        case say.DamageReduction(amount):
            yield Mark("checked-shield", str(amount))
        case say.UnaffectedByRowAttacks():
            yield Mark("running-shoe")
        case say.UnaffectedByType():
            yield Mark("cancel")
        case say.PenetratingAttacks():
            yield Mark("pierced-body")
        case say.RaiseHp(amount):
            yield Mark("heart-plus", str(amount))
        case say.Infiltrate():
            return


def _of_effect(effect: say.Effect) -> list[Mark]:
    """The chips of one effect; of a cost and what it buys, only what is bought."""
    match effect:
        case say.Damage(amount, who, penetrating):
            more = "+" if amount.per_not_type else ""
            return [Mark("fist", f"{amount.base}{more}{_support_only(who)}", _shape(who, penetrating))]
        case say.RowDamage(amount, _, _, penetrating):
            return [Mark("explosion-rays", str(amount), "plate-front" if penetrating else "bare")]
        case say.ChooseOne(choices):
            return [mark for choice in choices for mark in _of_effect(choice)]
        case say.May(inner):
            return _of_effect(inner)
        case say.IfDone(_, then) | say.IfThatHp(_, then):
            return _of_effect(then)
        case say.IfInParty(_, then, otherwise):
            return _of_alternatives(then, otherwise)
        case _:
            return [_of_plain(effect)]


def _of_plain(effect: say.Effect) -> Mark:
    """Effects whose chip is an icon of their own and at most one number."""
    match effect:
        case say.BothRowsDamage(amount, _):
            return Mark("explosion-rays", str(amount))
        case say.Heal(amount, _, _) | say.HealEach(amount, _):
            return Mark("health-normal", str(amount))
        case say.SetHp(who, hp):
            return Mark("fist", f"={hp}", _shape(who, False))
        case say.DefeatEach(most):
            return Mark("skull-crossed-bones", f"≤{most}")
        case say.Disable(who, _):
            return Mark("clockwise-rotation", _limit(who))
        case say.Protect(_, amount):
            return Mark("shield-echoes", str(amount))
        case say.Draw(count):
            return Mark("card-draw", str(count))
        case say.Acquire(count):
            return Mark("card-pickup", str(count))
        case say.BanishTop(count) | say.BanishDiscarded(count):
            return Mark("card-burn", str(count))
        case say.Discard(count, _, _):
            return Mark("card-discard", str(count))
        case _:
            return Mark(ICONS[type(effect)])


ICONS: dict[type[say.Effect], str] = {
    say.Defeat: "skull-crossed-bones",
    say.Ready: "anticlockwise-rotation",
    say.Taunt: "shouting",
    say.Move: "move",
    say.Swap: "body-swapping",
    say.TakeResource: "card-pickup",
    say.BanishThis: "card-burn",
    say.Recycle: "cycle",
    say.CopyAbility: "double-face-mask",
    say.CancelDeployment: "brick-wall",
    say.CancelAbility: "brick-wall",
    say.Prevent: "brick-wall",
    say.Redirect: "shield-bash",
    say.GiveAway: "card-discard",
}


def _of_alternatives(then: say.Effect, otherwise: say.Effect | None) -> list[Mark]:
    """What happens in any case, with a plus if it can be more."""
    best = _of_effect(then)
    if otherwise is None:
        return best
    least = _of_effect(otherwise)
    if len(best) == len(least) == 1 and best[0].icon == least[0].icon and best[0].number > least[0].number:
        return [least[0]._replace(number=f"{least[0].number}+")]
    return least


def _shape(who: say.Who, penetrating: bool) -> str:
    anywhere = isinstance(who, say.Target) and who.row == "any"
    if penetrating:
        return "plate-any" if anywhere else "plate-front"
    return "ring" if anywhere else "bare"


def _support_only(who: say.Who) -> str:
    """The word behind a number that only reaches the Support Row, as the card itself has it."""
    return " SRT" if isinstance(who, say.Target) and who.row == "support" else ""


def _limit(who: say.Who) -> str:
    return f"≤{who.hp_most}" if isinstance(who, say.Target) and who.hp_most is not None else ""


def _piercing(mark: Mark) -> Mark:
    if mark.icon not in ("fist", "explosion-rays") or mark.number.startswith("="):
        return mark
    return mark._replace(shape={"bare": "plate-front", "ring": "plate-any"}.get(mark.shape, mark.shape))


def _summed(shown: list[Mark]) -> Iterator[Mark]:
    """Damage reductions add up (HB-R41g): one shield with the sum, where the first stood."""
    total = sum(int(mark.number) for mark in shown if mark.icon == "checked-shield")
    for mark in shown:
        if mark.icon != "checked-shield":
            yield mark
        elif total:
            yield mark._replace(number=str(total))
            total = 0


def _without_repeats(shown: Iterable[Mark]) -> Iterator[Mark]:
    """Being Unaffected twice is being Unaffected; the same attack twice is two attacks."""
    seen: set[Mark] = set()
    for mark in shown:
        if mark in seen and mark.icon in ("running-shoe", "cancel", "pierced-body"):
            continue
        seen.add(mark)
        yield mark

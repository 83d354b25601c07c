"""The tree behind a card's text, printed back as text: the normal form of every way of saying the same thing.

Reading what is printed here gives the same tree. Reminders in brackets are not part of a tree and not printed, apart
from "(Row Attack)", which belongs to the sentence.
"""

from __future__ import annotations

from functools import singledispatchmethod

from tabletop.cardtext.numbers import in_words
from tabletop.games.hero_brigade import sentences as s
from tabletop.games.hero_brigade.wording_parts import ROW, PartWording, UnwordableError

_PARTY = {"own": "your Party", "opposing": "the opposing Party"}


def word_sentences(sentences: s.Sentences, me: str = "this Character") -> str:
    """The text of a tree. `me` is how the card speaks of itself: its name, or `the Bearer` on an Enhancement.

    A tree that was read has words; for one made by hand without a sentence of its own, UnwordableError is raised.
    """
    words = _Wording(me)
    if sentences.constant is not None:
        text = words.constant(sentences.constant) + "."
    else:
        effects = [words.effect(effect) + "." for effect in sentences.effects]
        if not effects:
            raise UnwordableError("A text needs an effect or a constant.")
        text = " ".join([effects[0], *map(_capital, effects[1:])])
    if sentences.trigger is not None:
        text = f"when {words.trigger(sentences.trigger)}: {text}"
    if sentences.bearer:
        # "Bearer: DR 1.", but "Bearer: damage dealt by its Abilities is Penetrating."
        return f"Bearer: {_capital(text) if text.startswith('unaffected') else text}"
    return _capital(text)


def word_ability(sentences: s.Sentences, card_name: str, group: str) -> str:
    """The text of an ability as it is printed on a card of that name, in that group (a letter)."""
    return word_sentences(sentences, "the Bearer" if group == "E" else card_name)


class _Wording(PartWording):
    """Words for effects as they stand inside a sentence: with a small first letter, unless it is a term."""

    # ------------------------------------------------------------ effects
    @singledispatchmethod
    def effect(self, effect: s.Effect) -> str:
        """The words of an effect."""
        raise UnwordableError(f"There are no words for {effect}.")

    @effect.register
    def _(self, effect: s.Damage) -> str:
        return f"{self.amount(effect.amount, effect.penetrating)} to {self.who(effect.who)}"

    @effect.register
    def _(self, effect: s.RowDamage) -> str:
        kind = "Penetrating DMG" if effect.penetrating else "DMG"
        return f"{effect.amount} {kind} to each position of {self.row(effect.row, effect.side)} (Row Attack)"

    @effect.register
    def _(self, effect: s.BothRowsDamage) -> str:
        return f"{effect.amount} DMG to each position of both {ROW[effect.row]}s"

    @effect.register
    def _(self, effect: s.Heal) -> str:
        who = "" if isinstance(effect.who, s.Self) else self.who(effect.who) + ": "
        return f"{who}{effect.amount} HEAL" + (", even above starting HP" if effect.above else "")

    @effect.register
    def _(self, effect: s.HealEach) -> str:
        return f"each Character in your {ROW[effect.row]}: {effect.amount} HEAL"

    @effect.register
    def _(self, effect: s.SetHp) -> str:
        return f"set the HP of {self.target(effect.who)} to {effect.hp}"

    @effect.register
    def _(self, effect: s.Defeat) -> str:
        return f"Defeat {self.target(effect.who)}"

    @effect.register
    def _(self, effect: s.DefeatEach) -> str:
        return f"Defeat each Character with {effect.hp_most} HP or less in both Parties"

    @effect.register
    def _(self, effect: s.Disable) -> str:
        return f"Disable {self.who(effect.who)}" + (" if it is Ready" if effect.if_ready else "")

    @effect.register
    def _(self, effect: s.Ready) -> str:
        return f"Ready {self.target(effect.who)}"

    @effect.register
    def _(self, effect: s.Taunt) -> str:
        return f"{self.who(effect.who)} is Taunted"

    @effect.register
    def _(self, effect: s.Move) -> str:
        to = "" if effect.to == "any" else f" to an empty position of its {ROW[effect.to]}"
        return f"Move {self.who(effect.who)}{to}"

    @effect.register
    def _(self, effect: s.Swap) -> str:
        return f"Swap two Characters in {_PARTY[effect.side]}"

    @effect.register
    def _(self, effect: s.Protect) -> str:
        return f"reduce each damage dealt to {self.target(effect.who)} during the next Fight Phase by {effect.amount}"

    @effect.register
    def _(self, effect: s.Draw) -> str:
        return f"draw {_cards(effect.count)}"

    @effect.register
    def _(self, effect: s.TakeResource) -> str:
        to = "into your hand" if effect.to == "hand" else "on your discard pile"
        return f"put the top card of the Resource Deck {to}"

    @effect.register
    def _(self, effect: s.Acquire) -> str:
        return f"Acquire {_cards(effect.count)}"

    @effect.register
    def _(self, effect: s.BanishTop) -> str:
        return f"Banish the top {_cards(effect.count).removeprefix('one ')} of your deck"

    @effect.register
    def _(self, effect: s.BanishDiscarded) -> str:
        return f"Banish up to {_cards(effect.most)} from your discard pile"

    @effect.register
    def _(self, effect: s.BanishThis) -> str:
        return "Banish this card"

    @effect.register
    def _(self, effect: s.Discard) -> str:
        cards = _cards(effect.count)
        if effect.named is not None:
            # The card itself has left the hand when its Play Ability is carried out: "two other cards named Henchman".
            other = "other " if effect.named == self.me and effect.who == "you" else ""
            number, noun = cards.split()
            cards = f"{number} {other}{noun} named {effect.named}"
        if effect.who == "opponent":
            return f"the opponent discards {cards} from their hand"
        return f"discard {cards} from your hand"

    @effect.register
    def _(self, effect: s.Recycle) -> str:
        return "put the top card of your discard pile on the bottom of your deck"

    @effect.register
    def _(self, effect: s.CopyAbility) -> str:
        on = self.target(effect.who)
        return f"execute the first Active Front Ability printed on {on} as if it were printed on {self.me}"

    @effect.register
    def _(self, effect: s.CancelDeployment) -> str:
        return "cancel that deployment"

    @effect.register
    def _(self, effect: s.CancelAbility) -> str:
        return "cancel that Ability"

    @effect.register
    def _(self, effect: s.Prevent) -> str:
        return "prevent that damage"

    @effect.register
    def _(self, effect: s.Redirect) -> str:
        return f"{self.me} is dealt that damage instead"

    @effect.register
    def _(self, effect: s.GiveAway) -> str:
        return (
            "put this card on the opponent's discard pile instead of where it was going. "
            "This card then belongs to the opponent"
        )

    # ------------------------------------------------------------ control
    @effect.register
    def _(self, effect: s.ChooseOne) -> str:
        return "choose one: " + "; or ".join(map(self.effect, effect.choices))

    @effect.register
    def _(self, effect: s.May) -> str:
        inner = self.effect(effect.effect)
        if isinstance(effect.effect, s.Taunt):
            inner = f"Taunt {self.who(effect.effect.who)}"
        elif isinstance(effect.effect, s.Damage | s.RowDamage | s.BothRowsDamage):
            inner = "deal " + inner
        return f"you may {inner}"

    @effect.register
    def _(self, effect: s.IfDone) -> str:
        return f"{self.effect(effect.first)}; if you do, {self.effect(effect.then)}"

    @effect.register
    def _(self, effect: s.IfThatHp) -> str:
        return f"if that Character has {effect.hp_most} HP or less, {self.effect(effect.then)}"

    @effect.register
    def _(self, effect: s.IfInParty) -> str:
        text = f"if {effect.name} is in your Party, {self.effect(effect.then)}"
        return text if effect.otherwise is None else f"{text}; otherwise, {self.effect(effect.otherwise)}"


def _cards(count: int) -> str:
    return f"{in_words(count)} {'card' if count == 1 else 'cards'}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]

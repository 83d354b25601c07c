"""What may stand where on a card: which sentences fit a kind of ability, a group and the sentences around them.

`check_ability` is for a text that was read, `check_card` for what is printed besides. What sentences mean is not here.
"""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.cardtext.faults import SentenceError
from tabletop.engine.cards import AbilityText, CardDef
from tabletop.games.hero_brigade import sentences as s

KINDS = ("Active", "Constant", "Interrupt", "Reaction")
GROUPS = {"F": "Front", "S": "Support", "P": "Play", "G": "Gain", "E": "Enhance", "C": "card rule"}
DECKS = ("hero", "villain", "resource")
TYPES = ("Hero", "Villain", "Mercenary", "Normal", "Tech", "Mutant", "Magic", "Psychic", "Alien")

_TRIGGERS: dict[str, tuple[type[s.Trigger], ...]] = {
    "Interrupt": (s.WouldBeDealt, s.OpponentDeploys, s.OpponentPlays),
    "Reaction": (s.WasDealt, s.SelfDefeated, s.OwnDefeatedInPlay),
}
_NEEDS_TRIGGER: dict[type[s.Effect], tuple[type[s.Trigger], str, str]] = {
    s.Prevent: (s.WouldBeDealt, "that damage", "When ... would be dealt damage by an opposing Ability:"),
    s.Redirect: (s.WouldBeDealt, "that damage", "When ... would be dealt damage by an opposing Ability:"),
    s.CancelDeployment: (s.OpponentDeploys, "that deployment", "When the opponent deploys a Character:"),
    s.CancelAbility: (s.OpponentPlays, "that Ability", "When the opponent declares an Active Play Ability ...:"),
}


def check_ability(sentences: s.Sentences, ability: AbilityText, own_names: tuple[str, ...]) -> None:
    """Raises SentenceError if these sentences cannot stand in this kind and group of ability.

    `own_names` are the names by which the card speaks of itself.
    """
    _check_kind(sentences, ability)
    _check_group(sentences, ability.group, own_names)
    _check_references(sentences)


def effects_in(effects: tuple[s.Effect, ...]) -> Iterator[s.Effect]:
    """All effects, in the order in which they are said, those inside others after them."""
    for effect in effects:
        yield effect
        match effect:
            case s.ChooseOne(choices):
                yield from effects_in(choices)
            case s.May(inner):
                yield from effects_in((inner,))
            case s.IfDone(first, then):
                yield from effects_in((first, then))
            case s.IfThatHp(_, then):
                yield from effects_in((then,))
            case s.IfInParty(_, then, otherwise):
                yield from effects_in((then,) if otherwise is None else (then, otherwise))


def _check_kind(sentences: s.Sentences, ability: AbilityText) -> None:
    kind = ability.kind
    if sentences.constant is not None:
        if kind != "Constant":
            raise SentenceError(
                f"This says what holds all the time; that is a Constant, but the ability is {_one(kind)}."
            )
        return
    if kind == "Constant":
        raise SentenceError(
            'A Constant says what holds all the time ("DR 1."); this says what happens. Make it Active.'
        )
    if sentences.trigger is None:
        if kind != "Active":
            begins = f'{_one(kind)[:1].upper()}{_one(kind)[1:]} begins with its trigger ("When ...:").'
            raise SentenceError(f"{begins} Add it, or make it Active.")
        return
    fitting = next(name for name, triggers in _TRIGGERS.items() if isinstance(sentences.trigger, triggers))
    if kind != fitting:
        raise SentenceError(f"This trigger makes {_one(fitting)}, but the ability is {_one(kind)}.", "when")


def _check_group(sentences: s.Sentences, group: str, own_names: tuple[str, ...]) -> None:
    if isinstance(sentences.constant, s.Infiltrate) != (group == "C"):
        raise SentenceError(
            'How the card itself is deployed is a rule of the card (group "C"); nothing else stands there.'
        )
    if sentences.bearer and group != "E":
        raise SentenceError("Only Enhance Abilities have a Bearer.", "Bearer")
    if isinstance(sentences.constant, s.RaiseHp) and group != "E":
        raise SentenceError("Only an Enhancement can be attached.", "attached")
    if group in "PG":
        _check_without_body(sentences, group, own_names)
    if group != "G" and any(isinstance(effect, s.GiveAway) for effect in sentences.effects):
        raise SentenceError("A card can only go elsewhere while it is gained (group G).", "instead")


def _check_without_body(sentences: s.Sentences, group: str, own_names: tuple[str, ...]) -> None:
    """Play and Gain Abilities are executed while the card itself is in no Party."""
    name = GROUPS[group]
    if sentences.constant is not None:
        raise SentenceError(f"A Constant works while its card is in a Party; it cannot be a {name} Ability.")
    if group == "G" and sentences.trigger is not None:
        raise SentenceError("A Gain Ability is executed when the card is gained; it has no other trigger.", "when")
    if isinstance(sentences.trigger, s.WasDealt | s.SelfDefeated):
        raise SentenceError(
            f"This cannot happen to the card itself: a {name} Ability is used from outside the Party.", "when"
        )
    for effect in effects_in(sentences.effects):
        if isinstance(effect, s.Redirect) or isinstance(getattr(effect, "who", None), s.Self):
            problem = f"The card itself is in no Party when its {name} Ability is executed. Name a Target"
            said = ("HEAL",) if isinstance(effect, s.Heal) else ("this Character", "this card", *own_names)
            raise SentenceError(f'{problem} ("one Character in your Party: 1 HEAL").', *said)


def _check_references(sentences: s.Sentences) -> None:
    """`that Character`, `that damage` and the like need something before them that they refer to."""
    known = isinstance(sentences.trigger, s.WasDealt)
    for effect in effects_in(sentences.effects):
        who = getattr(effect, "who", None)
        if (isinstance(who, s.That) or isinstance(effect, s.IfThatHp)) and not known:
            problem = "No sentence before this one names a Target, so nobody knows which Character that is."
            raise SentenceError(problem, "that Character")
        known = known or isinstance(who, s.Target)
        needed = _NEEDS_TRIGGER.get(type(effect))
        if needed and not isinstance(sentences.trigger, needed[0]):
            raise SentenceError(f'"{needed[1]}" needs a trigger that tells of it: "{needed[2]}".', needed[1])


def check_card(card: CardDef) -> Iterator[tuple[str, str]]:
    """What is wrong with a card apart from its texts, as fields and sentences."""
    if card.deck not in DECKS:
        yield "deck", f'There is no deck "{card.deck}". The decks are {", ".join(DECKS)}.'
    if card.copies < 0:
        yield "copies", "The number of copies cannot be negative."
    if card.kind == "Character":
        yield from _check_numbers(card)
        if not card.types:
            yield "types", "A Character has one Type or more."
    elif card.kind == "Enhancement":
        if card.numbers:
            yield "numbers", "An Enhancement has neither HP nor Value."
    else:
        yield "kind", f'A card is a Character or an Enhancement, not "{card.kind}".'
    for index, ability in enumerate(card.abilities):
        for field, problem in _check_place(card, ability):
            yield f"abilities[{index}].{field}", problem


def _check_numbers(card: CardDef) -> Iterator[tuple[str, str]]:
    for name, least in (("hp", 1), ("value", 0)):
        number = card.numbers.get(name)
        if number is None:
            yield f"numbers.{name}", "This number is missing."
        elif not least <= number <= 99:
            yield f"numbers.{name}", f"{number} is out of range: {least} to 99."
    for name in card.numbers.keys() - {"hp", "value"}:
        yield f"numbers.{name}", "A Character's numbers are hp and value."


def _check_place(card: CardDef, ability: AbilityText) -> Iterator[tuple[str, str]]:
    if not ability.name.strip():
        yield "name", "An ability needs a name."
    if ability.kind not in KINDS:
        yield "kind", f'There is no kind "{ability.kind}". An ability is {", ".join(KINDS[:-1])} or {KINDS[-1]}.'
    if ability.group not in GROUPS:
        yield "group", f'There is no group "{ability.group}". The groups are {", ".join(GROUPS)}.'
    elif ability.group in "FS" and card.kind != "Character":
        yield "group", f"Only a Character has {GROUPS[ability.group]} Abilities."
    elif ability.group == "E" and card.kind != "Enhancement":
        yield "group", "Only an Enhancement has Enhance Abilities."
    elif ability.group == "E" and not card.types:
        yield "group", "An Enhancement without Types cannot be attached, so it has no Enhance Abilities."


def _one(kind: str) -> str:
    return {"Active": "Active", "Interrupt": "an Interrupt"}.get(kind, f"a {kind}")

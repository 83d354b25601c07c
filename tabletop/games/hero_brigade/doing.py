"""An ability being executed: who executes it, with which card, at whom it looks. And the step from sentence to verb.

The verbs register themselves in `VERBS`; which sentence forms exist is said in `sentences.py`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from tabletop.games.hero_brigade.book import Ability
from tabletop.games.hero_brigade.sentences import Effect
from tabletop.games.hero_brigade.table import Character, Pending, Table


class Trigger:
    """What a response answers, and what it did about it. `card` is the card it is about."""

    __slots__ = ("amount", "cancelled", "card", "moment", "prevented", "redirect", "source")

    def __init__(self, moment: type, card: int, amount: int = 0, source: int = -1) -> None:
        self.moment = moment
        self.card = card
        self.amount = amount
        self.source = source
        self.cancelled = False
        self.prevented = False
        self.redirect: Character | None = None


class Gain:
    """A card on its way to a hand or discard pile; `given_away` sends it to the opponent's discard pile."""

    __slots__ = ("given_away",)

    def __init__(self) -> None:
        self.given_away = False


class Doing:
    """The execution of one ability (HB-ABIL-4). `me` is None while the card is not in play.

    `it` is the Target of the sentence before. `types` are those that Unaffected asks about (HB-R41f).
    `taunter` is the Character that this activation's Attacks must hit, if they can (HB-R9). `printed` is the card that
    the ability stands on: the Enhancement where `card` is its Bearer.
    """

    __slots__ = (
        "ability", "card", "gain", "group", "it", "me", "penetrating", "printed", "seat", "taunter", "trigger", "types",
    )  # fmt: skip

    def __init__(
        self, table: Table, seat: int, card: int, ability: Ability, me: Character | None, printed: int | None = None
    ) -> None:
        self.seat = seat
        self.card = card
        self.printed = card if printed is None else printed
        self.ability = ability
        self.group = ability.group
        self.me = me
        self.types = table.kind(card).types
        self.it: Character | None = None
        self.taunter: Character | None = None
        self.penetrating = False
        self.trigger: Trigger | None = None
        self.gain: Gain | None = None
        if me is not None and me.attached:
            self.penetrating = any(table.kind(card).penetrating for card in me.attached)


Verb = Callable[[Table, Doing, Any], Awaitable[bool]]
VERBS: dict[type, Verb] = {}


def verb(sentence: type) -> Callable[[Verb], Verb]:
    """Registers the coroutine that carries out a sentence form. It returns whether that was done completely."""

    def register(coroutine: Verb) -> Verb:
        VERBS[sentence] = coroutine
        return coroutine

    return register


async def perform(table: Table, doing: Doing, effect: Effect) -> bool:
    """Carry out one sentence; True if it was carried out completely (for `if you do`)."""
    return await VERBS[type(effect)](table, doing, effect)


async def execute(table: Table, doing: Doing, kind: str = "ability") -> None:
    """Carry out all sentences in order (HB-FIGHT-4); finished even if the card leaves play (HB-ABIL-7)."""
    ability = doing.ability
    table.pending.append(Pending(kind, doing.seat, doing.card, ability.index, doing.printed))
    for effect in ability.effects:
        await VERBS[type(effect)](table, doing, effect)
    table.pending.pop()


def nothing(table: Table, text: str) -> None:
    """Tell the log that an ability changes nothing; it counts as executed all the same (HB-ABIL-6)."""
    if table.recorder is not None:
        table.recorder.say("nothing", text)


def alive(character: Character | None, table: Table) -> bool:
    """Whether a Character is still in play and not on its way out."""
    return (
        character is not None
        and not character.dying
        and table.sides[character.side].party[character.place] is character
    )

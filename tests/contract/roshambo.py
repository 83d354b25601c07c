"""A throw-away game for the contract tests: secret commits of two at once, and a response window.

Both lay a card face down, both are turned up; then each may cancel the result with a Referee from hand, and whether
one is held must not show. Rock beats scissors, scissors beat paper, paper beats rock.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tabletop.engine.cards import CardDef, CardSet
from tabletop.engine.chance import MASK, shuffle
from tabletop.engine.decision import Call, Decision, Move, Option, Question, Refusal, key_of
from tabletop.engine.game import Game, Outcome, SaveFault, Setup, Step
from tabletop.engine.recorder import Recorder
from tabletop.engine.view import ALL, Json, Piece, View, Zone

KINDS = (("rock", 4), ("paper", 4), ("scissors", 4), ("referee", 2))
BEATS = {"rock": "scissors", "scissors": "paper", "paper": "rock"}
HAND = 3


class State(msgspec.Struct):
    chance: int
    kinds: list[int]
    script: list[int] = []
    revealed: int = 0
    round: int = 0
    deck: list[int] = []
    hands: list[list[int]] = msgspec.field(default_factory=lambda: [[], []])
    laid: list[int] = msgspec.field(default_factory=lambda: [-1, -1])
    shown: bool = False
    used: list[int] = []
    points: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    outcome: Outcome | None = None


class Table(State, kw_only=True):
    card_set: CardSet
    recorder: Recorder | None = None

    def copy(self) -> Table:
        data = {name: getattr(self, name) for name in State.__struct_fields__}
        data.update(
            kinds=self.kinds.copy(), script=self.script.copy(), deck=self.deck.copy(), laid=self.laid.copy(),
            hands=[hand.copy() for hand in self.hands], used=self.used.copy(), points=self.points.copy(),
        )  # fmt: skip
        return Table(**data, card_set=self.card_set)

    def name(self, card: int) -> str:
        return self.card_set.cards[self.kinds[card]].id

    def say(self, kind: str, text: str) -> None:
        if self.recorder is not None:
            self.recorder.say(kind, text)


def card_set() -> CardSet:
    return CardSet("roshambo", tuple(CardDef(name, name.title(), "deck", copies, "card") for name, copies in KINDS))


async def step(table: Table) -> None:
    """A round: draw up, commit in secret, reveal, respond, score."""
    if table.round == 0:
        shuffle(table, table.deck)
    table.round += 1
    table.revealed += 1
    for hand in table.hands:
        while len(hand) < HAND and table.deck:
            hand.append(table.deck.pop())
    if not all(table.hands):
        _end(table)
        return
    for seat in (0, 1):
        await _lay(table, seat)
    table.shown = True
    table.revealed += 1
    table.say("shown", " against ".join(f"<{card}:{table.name(card)}>" for card in table.laid))
    cancelled = False
    for seat in (0, 1):
        cancelled = await _referee(table, seat) or cancelled
    if not cancelled:
        _score(table)
    table.used += table.laid
    table.laid = [-1, -1]
    table.shown = False


async def _lay(table: Table, seat: int) -> None:
    moves: list[Move] = [("lay", card) for card in table.hands[seat]]
    answer = await Question(seat, "lay", moves, always=True, hand=True)
    card = int(answer[1])
    table.hands[seat].remove(card)
    table.laid[seat] = card
    table.say("laid", f"<{seat}> lays a card.")


async def _referee(table: Table, seat: int) -> bool:
    if not table.hands[seat]:
        return False

    def moves() -> list[Move]:
        held = [("referee", card) for card in table.hands[seat] if table.name(card) == "referee"]
        return [*held, ("decline",)]

    answer = await Question(seat, "respond", moves, window=True, hand=True, group="window")
    if answer[0] == "decline":
        return False
    card = int(answer[1])
    table.hands[seat].remove(card)
    table.used.append(card)
    table.say("referee", f"<{seat}> whistles with <{card}:referee>.")
    return True


def _score(table: Table) -> None:
    one, two = (table.name(card) for card in table.laid)
    if BEATS.get(one) == two:
        table.points[0] += 1
    elif BEATS.get(two) == one:
        table.points[1] += 1


def _end(table: Table) -> None:
    best = max(table.points)
    winners = tuple(seat for seat in (0, 1) if table.points[seat] == best)
    table.outcome = Outcome(winners, "cards-gone", "RO-1", "The cards are gone.")
    table.say("outcome", "The cards are gone.")


class Roshambo:
    def new(self, setup: Setup, cards: CardSet) -> Table:
        kinds = [index for index, card in enumerate(cards.cards) for _ in range(card.copies)]
        return Table(chance=setup.seed & MASK, kinds=kinds, deck=list(range(len(kinds))), card_set=cards)

    def step(self, table: Table) -> Step:
        return step(table)

    def decision(self, table: Table, question: Question, number: int, names: Sequence[str]) -> Decision:
        options = tuple(self._option(table, move) for move in sorted(question.candidates(), key=key_of))
        call = Call("Both cards lie open.", "Does anyone whistle?") if question.window else None
        return Decision(
            number, question.seat, question.kind, "Lay a card." if call is None else "Whistle?", options, "RO-2",
            question.group, None, question.window, question.hand, None, call,
        )  # fmt: skip

    def _option(self, table: Table, move: Move) -> Option:
        if move[0] == "decline":
            return Option("decline", "No answer")
        return Option(key_of(move), table.name(int(move[1])).title(), f"card:{move[1]}", "zone:middle")

    def view(self, table: Table, seat: int) -> View:
        zones = [Zone("deck", None, len(table.deck))]
        for owner, hand in enumerate(table.hands):
            zones.append(self._cards(table, f"hand-{owner}", owner, hand, seat in (owner, ALL)))
            laid = [card for card in [table.laid[owner]] if card >= 0]
            zones.append(self._cards(table, f"laid-{owner}", owner, laid, table.shown or seat in (owner, ALL)))
        zones.append(self._cards(table, "used", None, table.used, True))
        return View(seat, {zone.name: zone for zone in zones}, {"round": table.round, "points": table.points.copy()})

    def _cards(self, table: Table, name: str, owner: int | None, cards: list[int], seen: bool) -> Zone:
        pieces = [
            Piece(f"card:{card}", table.name(card), name, n) if seen else Piece(f"hidden:{name}:{n}", None, name, n)
            for n, card in enumerate(cards)
        ]
        return Zone(name, owner, len(cards), pieces)

    def hidden_groups(self, table: Table, seat: int) -> list[list[int]]:
        if seat == ALL:
            return []
        hidden = list(table.deck)
        for owner in (0, 1):
            if owner != seat:
                hidden += table.hands[owner]
                if not table.shown:
                    hidden += [card for card in [table.laid[owner]] if card >= 0]
        return [sorted(hidden)]

    def not_now(self, _table: Table, question: Question | None, _subject: str | None, _target: str | None) -> Refusal:
        if question is None:
            return Refusal("RO-3", "You are not asked.")
        return Refusal("RO-2", "One card of your hand goes to the middle.")

    def concede(self, table: Table, seat: int) -> None:
        table.outcome = Outcome((1 - seat,), "concession", "", f"<{seat}> concedes.")

    def round_of(self, table: Table) -> int:
        return table.round

    def dump(self, table: Table) -> Json:
        return msgspec.to_builtins({name: getattr(table, name) for name in State.__struct_fields__})

    def encode(self, table: Table) -> bytes:
        return msgspec.json.encode([getattr(table, name) for name in State.__struct_fields__])

    def load(self, data: Json, cards: CardSet, where: str) -> Table:
        try:
            state = msgspec.convert(data, State)
        except msgspec.ValidationError as fault:
            raise SaveFault(where, str(fault)) from fault
        lying = [*state.deck, *state.hands[0], *state.hands[1], *state.used, *(c for c in state.laid if c >= 0)]
        if sorted(lying) != list(range(len(state.kinds))):
            raise SaveFault(where, "a card lies twice or nowhere")
        return Table(*(getattr(state, name) for name in State.__struct_fields__), card_set=cards)


RULES = Roshambo()
GAME = Game(
    name="roshambo",
    title="Roshambo",
    accent="#FFFFFF",
    blurb="Two secret commits and a whistle.",
    emblem="rock",
    minutes=(1, 2),
    seats=(2,),
    options=(),
    rules=lambda: RULES,
    card_set=card_set,
    rules_text=lambda: "**RO-1** When a hand is empty the game is over.",
    layout=lambda: None,
    face=lambda _cards, _card: None,
    position=lambda _text, _path: None,
)

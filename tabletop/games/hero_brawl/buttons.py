"""The options of a decision in words: label, where they are on the table, and what they would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tabletop.cardtext.control import inside
from tabletop.engine.decision import Measure, Move, Option, Question, key_of
from tabletop.games.hero_brawl import sentences as s
from tabletop.games.hero_brawl.skill import SHARES, ZONES
from tabletop.games.hero_brawl.table import Pending, Table
from tabletop.games.hero_brawl.wording import in_words

MAT = "lane:play"
_ZONE_NAMES = dict(zip(ZONES, ("the inner zone", "the middle zone", "the outer zone"), strict=True))


class Buttons:
    """Words for the moves of one question."""

    def __init__(self, table: Table, question: Question, names: Sequence[str]) -> None:
        self.table = table
        self.question = question
        self.names = names

    def option(self, move: Move) -> Option:
        """The option that a move is."""
        kind = str(move[0])
        key = key_of(move)
        if kind == "decline":
            return Option(key, "No answer")
        if kind == "die":
            return Option(key, "Roll a plain die", preview="4 or more hits")
        if kind == "meter":
            needed = int(move[1])
            zone = Measure(SHARES[needed], f"{needed}+")
            return Option(key, f"Stop in {_ZONE_NAMES[needed]}", preview=f"{needed} or more hits", measure=zone)
        if kind == "pick":
            return self._pick(key, int(move[1]))
        if kind in ("yes", "no"):
            return Option(key, kind.title())
        if kind == "choose":
            return Option(key, in_words(cast("s.Effect", self.question.data[int(move[1])])))
        card = int(move[1])
        if kind == "play":
            return self._play(key, card, int(move[2]) if len(move) > 2 else None)
        if kind == "respond":
            return self._respond(key, card)
        return self._card(key, kind, card)

    def _play(self, key: str, card: int, target: int | None) -> Option:
        printed = self.table.kind(card)
        label = f"{printed.name}, {printed.type}"
        if target is None:
            spent = "spent without effect" if printed.aimed else self._preview(card)
            return Option(key, f"{label} on the mat", f"card:{card}", MAT, spent)
        return Option(
            key, f"{label} on {self.names[target]}", f"card:{card}", f"zone:player-{target}", self._aimed(card, target)
        )

    def _preview(self, card: int) -> str:
        """What a card without a target brings, where public numbers say it."""
        printed = self.table.kind(card)
        if printed.condition == "pile" and not self.table.pile_count():
            return "nothing: the pile is empty"
        if printed.draws and not self.table.pile_count():
            return "no draw: the pile is empty"
        return ""

    def _aimed(self, card: int, target: int) -> str:
        me, other = self.question.seat, target
        mine, theirs = len(self.table.players[me].hand) - 1, len(self.table.players[other].hand)
        effects = list(inside(self.table.kind(card).effects))
        if any(isinstance(effect, s.Roshambo) for effect in effects):
            return "no battle: you have no other card" if not mine else "the loser is one card down"
        if any(isinstance(effect, s.ExchangeHands) for effect in effects):
            return f"you get {theirs}, {self.names[other]} gets {mine}"
        if any(isinstance(effect, s.ExchangeCards) for effect in effects):
            return "one card each way" if mine else "you only receive"
        lost = sum(effect.count for effect in effects if isinstance(effect, s.OpponentDiscards))
        left = max(0, theirs - lost)
        return f"{self.names[other]} {theirs} \u2192 {left} cards" + ("" if left else ": out")

    def _respond(self, key: str, card: int) -> Option:
        kind, item = str(self.question.data[0]), self.question.data[1]
        assert isinstance(item, Pending)
        printed = self.table.kind(card)
        does = []
        if printed.stops and kind != "closing":
            does.append(
                "turn the result round" if kind == "result" else f"stop {self.table.kind(item.card).table_name}"
            )
        if printed.claims and kind != "interrupt":
            does.append("claim the belt")
        return Option(key, f"{printed.name}: {' and '.join(does)}", f"card:{card}", MAT)

    def _pick(self, key: str, slot: int) -> Option:
        victim = int(str(self.question.data[0]))
        if self.table.open_rival:
            card = self.table.slots[slot]
            printed = self.table.kind(card)
            return Option(key, printed.name, f"card:{card}", preview=f"{printed.symbol} {printed.number}")
        return Option(key, f"Card {slot + 1}", f"hidden:hand-{victim}:{slot}")

    def _card(self, key: str, kind: str, card: int) -> Option:
        seat = self.question.seat
        printed = self.table.kind(card)
        target: str | None
        if kind == "give":
            item = self.table.pending[-1]
            target = f"zone:player-{item.target if seat == item.seat else item.seat}"
        else:
            target = {"commit": MAT, "discard": "zone:discard", "keep": None}[kind]
        return Option(key, printed.name, f"card:{card}", target, f"{printed.symbol} {printed.number}")

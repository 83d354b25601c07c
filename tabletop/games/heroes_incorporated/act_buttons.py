"""Options of actions in words: moves, fights, plays, markers (HI-ACT, HI-BONUS)."""

from __future__ import annotations

from tabletop.engine.decision import Move, Option
from tabletop.games.heroes_incorporated.markers import hq_colour
from tabletop.games.heroes_incorporated.naming import TELEPORT, Naming
from tabletop.games.heroes_incorporated.pieces import NONE
from tabletop.games.heroes_incorporated.seeing_teams import marker_on_hq
from tabletop.games.heroes_incorporated.wording import in_words


class ActButtons(Naming):
    """One method for each kind of action."""

    def move(self, key: str, move: Move) -> Option:
        hero, to = int(move[1]), int(move[2])
        return Option(
            key, f"{self.hero(hero)} to {self.block(to)}", f"hero:{hero}", self.block_key(to), self.arrival(to)
        )

    def teleport(self, key: str, move: Move) -> Option:
        hero = int(move[1])
        return Option(key, f"{self.hero(hero)} teleports", f"hero:{hero}", TELEPORT, "2 to 6: any block; 1: Crimeland")

    def fight(self, key: str, move: Move) -> Option:
        hero, at = int(move[1]), int(move[2])
        label = f"{self.hero(hero)} fights on {self.block(at)}"
        return Option(key, label, f"hero:{hero}", self.crime_key(at), self.odds(hero, at))

    def rocket(self, key: str, move: Move) -> Option:
        hero, at = int(move[1]), int(move[2])
        label = f"{self.hero(hero)} moves to {self.block(at)} and fights"
        return Option(key, label, f"hero:{hero}", self.crime_key(at), self.odds(hero, at))

    def play(self, key: str, move: Move) -> Option:
        card = int(move[1])
        free = move[0] == "free"
        name = self.table.kind(card).name
        target, on = self.dropped_on(move[2:])
        note = "free" if free else ""
        if self._fame_replaced(card):
            note = f"replaces {self.table.kind(self.table.players[self.question.seat].fame).name}"
        return Option(
            key,
            f"{name}{on}",
            f"card:{card}",
            target,
            note,
            from_hand=self.question.kind != "granted" or not self.question.hand,
        )

    def _fame_replaced(self, card: int) -> bool:
        return self.table.kind(card).type == "Fame" and self.table.players[self.question.seat].fame != NONE

    def draw(self, key: str, _move: Move) -> Option:
        return Option(key, "Draw a card", preview="uses the white marker")

    def passing(self, key: str, _move: Move) -> Option:
        return Option(key, "Pass", preview="uses a coloured marker")

    def end(self, key: str, _move: Move) -> Option:
        return Option(key, "End the turn")

    def hq(self, key: str, move: Move) -> Option:
        seat = self.question.seat
        player = self.table.players[seat]
        kind = self.table.kind(player.hq)
        marker = marker_on_hq(hq_colour(self.table, seat))
        clause = kind.marker
        assert clause is not None
        return Option(
            key,
            kind.name,
            f"marker:{seat}:{marker}",
            f"card:{player.hq}",
            in_words(clause.effect),
            from_hand=not self.known(move),
        )

    def bonus(self, key: str, move: Move) -> Option:
        hero = int(move[1])
        clause = self.table.hero_kind(hero).marker
        assert clause is not None
        label = f"{self.hero(hero)}: {clause.colour} marker"
        return Option(
            key,
            label,
            f"bonus:{hero}",
            f"zone:bonus-{self.question.seat}",
            in_words(clause.effect),
            from_hand=not self.known(move),
        )

    def belt(self, key: str, move: Move) -> Option:
        gadget = int(move[1])
        hero = next(number for number, one in enumerate(self.table.heroes) if gadget in one.gadgets)
        label = f"{self.table.kind(gadget).name}: take {self.hero(hero)}\u2019s die back"
        return Option(key, label, f"die:{hero}", f"hero:{hero}", "free to act again")

    def trade(self, key: str, move: Move) -> Option:
        trade = self.table.hero_kind(int(move[1])).trades if len(move) > 1 else None
        tokens, points = (trade.tokens, trade.points) if trade is not None else (2, 1)
        unit = "Hero Point" if points == 1 else "Hero Points"
        return Option(key, f"Trade {tokens} Justice tokens for {points} {unit}")

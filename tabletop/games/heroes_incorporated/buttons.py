"""The options of a decision in words: label, where they are on the table, and what they would do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tabletop.engine.decision import Move, Option, Question, key_of
from tabletop.games.heroes_incorporated import sentences as s
from tabletop.games.heroes_incorporated.actions import bonus_actions
from tabletop.games.heroes_incorporated.city import CENTRE
from tabletop.games.heroes_incorporated.judging import fight_target
from tabletop.games.heroes_incorporated.markers import hq_colour
from tabletop.games.heroes_incorporated.mimic import copies
from tabletop.games.heroes_incorporated.moving import letter
from tabletop.games.heroes_incorporated.prospects import chance_of, face_prospect, justice_prospect
from tabletop.games.heroes_incorporated.seeing import marker_on_hq
from tabletop.games.heroes_incorporated.table import NONE, Table
from tabletop.games.heroes_incorporated.wording import in_words

PLAY, TELEPORT = "lane:play", "lane:teleport"


class Buttons:
    """Words for the moves of one question."""

    def __init__(self, table: Table, question: Question, names: Sequence[str]) -> None:
        self.table = table
        self.question = question
        self.names = names
        self._open: list[Move] | None = None

    def option(self, move: Move) -> Option:
        """The option that a move is."""
        return _BY_VERB[str(move[0])](self, key_of(move), move)

    # ------------------------------------------------------------ names
    def hero(self, number: int) -> str:
        """A hero's name."""
        return self.table.hero_kind(number).name

    def block(self, at: int) -> str:
        """A block's name."""
        return self.table.kind(self.table.city[at]).name

    def block_key(self, at: int) -> str:
        """A block as a thing on the table."""
        return f"card:{self.table.city[at]}"

    def crime_key(self, at: int) -> str:
        """What is fought on a block: its first crime pawn, or the supervillain in its lair."""
        villain = self.table.lair(at)
        return f"card:{villain.card}" if villain is not None else f"pawn:{letter(self.table.pawns.index(at))}"

    def known(self, move: Move) -> bool:
        """Whether everybody may know that this bonus action is open, whatever the hand holds."""
        if self._open is None:
            self._open = bonus_actions(self.table, self.question.seat, with_hand=False)
        return move in self._open

    # ------------------------------------------------------------ actions
    def move(self, key: str, move: Move) -> Option:
        hero, to = int(move[1]), int(move[2])
        return Option(
            key, f"{self.hero(hero)} to {self.block(to)}", f"hero:{hero}", self.block_key(to), self._arrival(to)
        )

    def _arrival(self, at: int) -> str:
        """What a block has to offer."""
        number = self.table.number(at)
        if not number:
            return "destroyed"
        return f"{number}, crime" if self.table.has_pawn(at) else str(number)

    def teleport(self, key: str, move: Move) -> Option:
        hero = int(move[1])
        return Option(key, f"{self.hero(hero)} teleports", f"hero:{hero}", TELEPORT, "2 to 6: any block; 1: Crimeland")

    def fight(self, key: str, move: Move) -> Option:
        hero, at = int(move[1]), int(move[2])
        label = f"{self.hero(hero)} fights on {self.block(at)}"
        return Option(key, label, f"hero:{hero}", self.crime_key(at), self._odds(hero, at))

    def rocket(self, key: str, move: Move) -> Option:
        hero, at = int(move[1]), int(move[2])
        label = f"{self.hero(hero)} moves to {self.block(at)} and fights"
        return Option(key, label, f"hero:{hero}", self.crime_key(at), self._odds(hero, at))

    def _odds(self, hero: int, at: int) -> str:
        return f"{fight_target(self.table, at, hero)} to reach, {chance_of(self.table, hero, at)} %"

    def play(self, key: str, move: Move) -> Option:
        card = int(move[1])
        free = move[0] == "free"
        name = self.table.kind(card).name
        target, on = self._on(move[2:])
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

    def _on(self, on: Move) -> tuple[str, str]:
        """Where a card is dropped, and the words for it."""
        if not on:
            return PLAY, ""
        kind, number = str(on[0]), int(on[1])
        if kind == "hero":
            return f"hero:{number}", f" on {self.hero(number)}"
        if kind == "block":
            return self.block_key(number), f" on {self.block(number)}"
        if kind == "seat":
            return f"zone:team-{number}", f" on {self.names[number]}"
        return f"pawn:{letter(number)}", f" on crime {letter(number)}"

    def draw(self, key: str, _move: Move) -> Option:
        return Option(key, "Draw a card", preview="the white marker")

    def passing(self, key: str, _move: Move) -> Option:
        return Option(key, "Pass", preview="a marker is spent")

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

    # ------------------------------------------------------------ set-up
    def keep(self, key: str, move: Move) -> Option:
        kind = self.table.kind(int(move[1]))
        powers = ", ".join(power.name for power in kind.powers)
        return Option(key, kind.name, f"card:{move[1]}", preview=f"{kind.origin}: {powers}")

    def gadget(self, key: str, move: Move) -> Option:
        kind = self.table.kind(int(move[1]))
        return Option(key, kind.name, preview=kind.text)

    def place(self, key: str, move: Move) -> Option:
        hero, at = int(move[1]), int(move[2])
        card = self.table.heroes[hero].card
        return Option(
            key, f"{self.hero(hero)} on {self.block(at)}", f"card:{card}", self.block_key(at), self._arrival(at)
        )

    # ------------------------------------------------------------ answers
    def throw(self, key: str, move: Move) -> Option:
        card = int(move[1])
        kind = self.table.kind(card)
        at = int(str(self.question.data[1]))
        return Option(key, f"{kind.name} on {self.block(at)}", f"card:{card}", self.block_key(at), kind.text)

    def cancel(self, key: str, move: Move) -> Option:
        card = int(move[1])
        return Option(
            key, f"Discard {self.table.kind(card).name} to cancel", f"card:{card}", PLAY, "both leave the game"
        )

    def decline(self, key: str, _move: Move) -> Option:
        return Option(key, "No answer")

    def roll(self, key: str, move: Move) -> Option:
        fight = self.table.fight
        assert fight is not None
        if move[0] == "keep":
            return Option(key, f"Keep the {fight.face}", preview=face_prospect(self.table, fight.face))
        gadget = self.table.kind(int(move[1])).name
        if move[0] == "again":
            return Option(key, f"{gadget}: roll again", f"card:{move[1]}", preview="the second roll stands")
        return Option(
            key,
            f"{gadget}: turn to {fight.face + 1}",
            f"card:{move[1]}",
            preview=face_prospect(self.table, fight.face + 1),
        )

    def justice(self, key: str, move: Move) -> Option:
        fight = self.table.fight
        assert fight is not None
        spent = int(move[1])
        label = f"Spend {spent}" if spent else "Spend none"
        subject = f"die:{fight.hero}" if spent == 1 else None
        return Option(key, label, subject, preview=justice_prospect(self.table, spent))

    def shield(self, key: str, move: Move) -> Option:
        return Option(
            key, f"Discard {self.table.kind(int(move[1])).name}", f"card:{move[1]}", preview="stays on its feet"
        )

    def fall(self, key: str, _move: Move) -> Option:
        return Option(key, "Be knocked out")

    def lose(self, key: str, move: Move) -> Option:
        if move[2] == "combat":
            return Option(key, "A Combat +1 token")
        return Option(key, self.table.kind(int(move[2])).name, f"card:{move[2]}")

    def stray(self, key: str, move: Move) -> Option:
        if move[0] == "spend":
            return Option(key, "Spend 2 Justice tokens", preview="any block")
        return Option(key, "Land in Crimeland", preview="gain a Justice token")

    def land(self, key: str, move: Move) -> Option:
        hero, at = int(move[1]), int(move[2])
        return Option(key, self.block(at), f"hero:{hero}", self.block_key(at), self._arrival(at))

    # ------------------------------------------------------------ targets and choices
    def aim(self, key: str, move: Move) -> Option:
        target, _ = self._on(move)
        number = int(move[1])
        kind = str(move[0])
        words = self.hero(number) if kind == "hero" else self.block(number) if kind == "block" else self.names[number]
        return Option(key, words, self._acting(), target)

    def _acting(self) -> str | None:
        """What is aimed: the winning hero that is put somewhere, else the card or block whose text it is."""
        data = self.question.data
        if data and isinstance(data[0], s.PlaceWinner):
            return f"hero:{data[1]}"
        return f"card:{self.question.about}" if self.question.about >= 0 else None

    def pawn(self, key: str, move: Move) -> Option:
        pawn = int(move[1])
        name = f"crime {letter(pawn)}"
        if len(move) < 3:
            where = self.block(self.table.pawns[pawn])
            return Option(key, f"{name.capitalize()} from {where}", f"pawn:{letter(pawn)}", self.block_key(CENTRE))
        to = int(move[2])
        return Option(
            key,
            f"{name.capitalize()} to {self.block(to)}",
            f"pawn:{letter(pawn)}",
            self.block_key(to),
            self._arrival(to),
        )

    def token(self, key: str, move: Move) -> Option:
        if move[2] == "combat":
            return Option(key, "A Combat +1 token")
        return Option(key, self.table.kind(int(move[2])).name, f"card:{move[2]}")

    def swap(self, key: str, move: Move) -> Option:
        if self.question.kind == "gadget":
            return self.gadget(key, move)
        return Option(key, f"Discard {self.table.kind(int(move[1])).name}", f"card:{move[1]}", preview="makes room")

    def no(self, key: str, _move: Move) -> Option:
        return Option(key, "No")

    def yes(self, key: str, _move: Move) -> Option:
        return Option(key, "Yes")

    def choose(self, key: str, move: Move) -> Option:
        return Option(key, in_words(self.question.data[int(move[1])]))  # type: ignore[arg-type]

    def discard(self, key: str, move: Move) -> Option:
        return Option(key, self.table.kind(int(move[1])).name, f"card:{move[1]}", "zone:discard")

    def looked(self, key: str, move: Move) -> Option:
        return Option(key, self.table.kind(int(move[1])).name, f"card:{move[1]}")

    def retrieve(self, key: str, move: Move) -> Option:
        kind = self.table.kind(int(move[1]))
        return Option(key, kind.name, preview=kind.text)

    def fame(self, key: str, move: Move) -> Option:
        target = f"zone:fame-{self.question.seat}"
        return Option(key, self.table.kind(int(move[1])).name, f"card:{move[1]}", target)

    def minions(self, key: str, move: Move) -> Option:
        pawn = int(move[1])
        where = self.block(self.table.pawns[pawn])
        return Option(
            key, f"Crime {letter(pawn)} on {where}", f"pawn:{letter(pawn)}", self.block_key(CENTRE), "2 Hero Points"
        )

    def copy(self, key: str, move: Move) -> Option:
        other = int(move[1])
        power = self.table.hero_kind(other).powers[int(move[2])]
        copier = int(str(self.question.data[0]))
        by_hand = move not in copies(self.table, copier, with_hand=False)
        label = f"{power.name} of {self.hero(other)}"
        return Option(key, label, f"hero:{other}", preview=power.text, from_hand=by_hand)

    def point(self, key: str, _move: Move) -> Option:
        return Option(key, "1 more Hero Point at the end of this round")

    def power(self, key: str, move: Move) -> Option:
        at = int(move[1])
        return Option(key, self.block(at), self.block_key(at), preview=self.table.kind(self.table.city[at]).text)

    def done(self, key: str, _move: Move) -> Option:
        return Option(key, "No more" if self.question.kind == "power" else "No trade")

    def winner(self, key: str, move: Move) -> Option:
        return Option(key, self.hero(int(move[1])), f"hero:{move[1]}")

    def corner(self, key: str, move: Move) -> Option:
        at = int(move[1])
        return Option(key, self.block(at), self._acting(), self.block_key(at))


_BY_VERB: dict[str, Callable[[Buttons, str, Move], Option]] = {
    "move": Buttons.move,
    "teleport": Buttons.teleport,
    "fight": Buttons.fight,
    "rocket": Buttons.rocket,
    "play": Buttons.play,
    "free": Buttons.play,
    "draw": Buttons.draw,
    "pass": Buttons.passing,
    "end": Buttons.end,
    "hq": Buttons.hq,
    "bonus": Buttons.bonus,
    "belt": Buttons.belt,
    "trade": Buttons.trade,
    "keep": lambda buttons, key, move: buttons.keep(key, move) if len(move) > 1 else buttons.roll(key, move),
    "left": Buttons.keep,
    "gadget": Buttons.swap,
    "place": Buttons.place,
    "throw": Buttons.throw,
    "cancel": Buttons.cancel,
    "decline": Buttons.decline,
    "again": Buttons.roll,
    "raise": Buttons.roll,
    "justice": Buttons.justice,
    "shield": Buttons.shield,
    "fall": Buttons.fall,
    "lose": Buttons.lose,
    "spend": Buttons.stray,
    "crimeland": Buttons.stray,
    "land": Buttons.land,
    "hero": Buttons.aim,
    "block": Buttons.aim,
    "seat": Buttons.aim,
    "pawn": Buttons.pawn,
    "token": Buttons.token,
    "no": Buttons.no,
    "yes": Buttons.yes,
    "choose": Buttons.choose,
    "discard": Buttons.discard,
    "take": Buttons.looked,
    "under": Buttons.looked,
    "retrieve": Buttons.retrieve,
    "fame": Buttons.fame,
    "minions": Buttons.minions,
    "copy": Buttons.copy,
    "point": Buttons.point,
    "power": Buttons.power,
    "done": Buttons.done,
    "winner": Buttons.winner,
    "corner": Buttons.corner,
}

"""Options of choices in words: the draft, answers in windows, dice, targets, tokens, block powers."""

from __future__ import annotations

from typing import cast

from tabletop.engine.decision import Move, Option
from tabletop.games.heroes_incorporated import sentences as s
from tabletop.games.heroes_incorporated.city import CENTRE
from tabletop.games.heroes_incorporated.mimic import copies
from tabletop.games.heroes_incorporated.moving import letter
from tabletop.games.heroes_incorporated.naming import PLAY, Naming
from tabletop.games.heroes_incorporated.prospects import face_prospect, justice_prospect
from tabletop.games.heroes_incorporated.wording import in_words


class ChoiceButtons(Naming):
    """One method for each kind of choice."""

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
            key, f"{self.hero(hero)} on {self.block(at)}", f"card:{card}", self.block_key(at), self.arrival(at)
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
            key,
            f"Discard {self.table.kind(card).name} to cancel",
            f"card:{card}",
            PLAY,
            "leaves the game",
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
            key, f"Discard {self.table.kind(int(move[1])).name}", f"card:{move[1]}", preview="the hero stays standing"
        )

    def fall(self, key: str, _move: Move) -> Option:
        return Option(key, "Let it be knocked out")

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
        return Option(key, self.block(at), f"hero:{hero}", self.block_key(at), self.arrival(at))

    # ------------------------------------------------------------ targets and choices
    def aim(self, key: str, move: Move) -> Option:
        target, _ = self.dropped_on(move)
        number = int(move[1])
        kind = str(move[0])
        words = self.hero(number) if kind == "hero" else self.block(number) if kind == "block" else self.names[number]
        return Option(key, words, self.acting(), target)

    def pawn(self, key: str, move: Move) -> Option:
        pawn = int(move[1])
        name = f"Crime {letter(pawn)}"
        if len(move) < 3:
            where = self.block(self.table.pawns[pawn])
            return Option(key, f"{name} from {where}", f"pawn:{letter(pawn)}", self.block_key(CENTRE))
        to = int(move[2])
        return Option(
            key,
            f"{name} to {self.block(to)}",
            f"pawn:{letter(pawn)}",
            self.block_key(to),
            self.arrival(to),
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
        return Option(key, in_words(cast("s.Effect", self.question.data[int(move[1])])))

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
        return Option(key, label, f"hero:{other}", preview=f"{power.name}: {power.text}", from_hand=by_hand)

    def point(self, key: str, _move: Move) -> Option:
        return Option(key, "1 more Hero Point at the end of this round")

    def power(self, key: str, move: Move) -> Option:
        at = int(move[1])
        return Option(key, self.block(at), self.block_key(at), preview=self.table.kind(self.table.city[at]).text)

    def done(self, key: str, _move: Move) -> Option:
        return Option(key, "Use no power" if self.question.kind == "power" else "No trade")

    def winner(self, key: str, move: Move) -> Option:
        return Option(key, self.hero(int(move[1])), f"hero:{move[1]}")

    def corner(self, key: str, move: Move) -> Option:
        at = int(move[1])
        return Option(key, self.block(at), self.acting(), self.block_key(at))

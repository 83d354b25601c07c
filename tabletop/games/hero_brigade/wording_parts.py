"""Parts of sentences, from the tree back to words: Targets, rows, amounts, triggers, constants; see `wording.py`."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.games.hero_brigade import sentences as s

ROW = {"front": "Front Row", "support": "Support Row", "any": "Party"}
_NOUN = {"front": "FRT", "support": "SRT", "any": "Target"}
_GROUP = {"F": "Front", "S": "Support", "E": "Enhance", "P": "Play", "G": "Gain"}


class UnwordableError(ValueError):
    """A tree for which the language has no sentence."""


@dataclass(frozen=True, slots=True)
class PartWording:
    """Words for the parts of one text, as they stand inside a sentence. `me` is how the card speaks of itself."""

    me: str

    # ------------------------------------------------------------ who and where
    def who(self, who: s.Who) -> str:
        if isinstance(who, s.That):
            return "that Character"
        return self.me if isinstance(who, s.Self) else self.target(who)

    def target(self, target: s.Target) -> str:
        words = ["one"]
        words += ["other"] * target.other
        words += ["opposing"] * (target.side == "opposing")
        if target.state:
            words.append(target.state.capitalize())
        if target.of_type:
            words.append(target.of_type)
        words.append(f"Character in your {ROW[target.row]}" if target.side == "own" else _NOUN[target.row])
        return " ".join(words) + self.limit(target.hp_over, target.hp_most)

    @staticmethod
    def limit(over: int | None, most: int | None) -> str:
        parts = []
        if over is not None:
            parts.append(f"more than {over} HP")
        if most is not None:
            parts.append(f"{most} HP or less")
        return " with " + " and ".join(parts) if parts else ""

    @staticmethod
    def row(row: s.Row, side: s.Reach) -> str:
        if row == "any":
            return {"any": "one Row", "opposing": "one opposing Row", "own": "one of your Rows"}[side]
        return {"any": "one", "opposing": "the opposing", "own": "your"}[side] + " " + ROW[row]

    @staticmethod
    def amount(amount: s.Amount, penetrating: bool) -> str:
        kind = "Penetrating DMG" if penetrating else "DMG"
        if amount.per_not_type is None:
            if amount.cap is not None:
                raise UnwordableError("A fixed amount has no upper limit.")
            return f"{amount.base} {kind}"
        plus = f"{amount.base} plus " if amount.base else ""
        most = f", at most {amount.cap}," if amount.cap is not None else ""
        return f"{kind} equal to {plus}the number of non-{amount.per_not_type} Characters in the opposing Party{most}"

    # ------------------------------------------------------------ triggers and constants
    def trigger(self, trigger: s.Trigger) -> str:
        """The words between "When" and the colon."""
        match trigger:
            case s.WouldBeDealt(other):
                who = "another Character" if other else "a Character"
                return f"{who} in your Party would be dealt damage by an opposing Ability"
            case s.WasDealt():
                return f"{self.me} is dealt damage by a Character"
            case s.SelfDefeated():
                return f"{self.me} is Defeated"
            case s.OwnDefeatedInPlay():
                return "a Character in your Party is Defeated during the Play Phase"
            case s.OpponentDeploys():
                return "the opponent deploys a Character"
            case s.OpponentPlays():
                return "the opponent declares an Active Play Ability of a Character card"

    @staticmethod
    def constant(constant: s.Constant) -> str:
        """The words of a constant, without the full stop."""
        match constant:
            case s.DamageReduction(amount):
                return f"DR {amount}"
            case s.UnaffectedByRowAttacks():
                return "unaffected by Row Attacks"
            case s.UnaffectedByType(of_type, groups):
                return f"unaffected by {_groups(groups)}{of_type}-Type cards"
            case s.PenetratingAttacks():
                return "damage dealt by its Abilities is Penetrating"
            case s.RaiseHp(amount):
                return f"its starting HP and its HP rise by {amount} when this is attached"
            case s.Infiltrate():
                return "deploy this card only into the opponent's Party. This card then belongs to the opponent"


def _groups(groups: tuple[str, ...]) -> str:
    if not groups:
        return ""
    names = [_GROUP[letter] for letter in groups]
    listed = " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))
    return f"{listed} Abilities of "

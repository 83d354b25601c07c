"""The wording of a question: its prompt, and what a table call announces. Its options are worded in `buttons.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tabletop.engine.decision import Call, Question
from tabletop.games.hero_brigade import sentences as say
from tabletop.games.hero_brigade.table import Table
from tabletop.games.hero_brigade.verbs_movement import place_name


def target_words(wanted: say.Target) -> str:
    """What may be chosen, in plain words: `an opposing Front Row Target with 3 HP or less`."""
    whose = {"any": "", "own": "", "opposing": "opposing "}[wanted.side]
    row = {"any": "", "front": "Front Row ", "support": "Support Row "}[wanted.row]
    state = f"{wanted.state.title()} " if wanted.state else ""
    kind = f"{wanted.of_type} " if wanted.of_type else ""
    what = "Character" if wanted.side == "own" else "Target"
    noun = f"{'other ' if wanted.other else ''}{whose}{state}{kind}{row}{what}"
    limit = f" with {wanted.hp_most} HP or less" if wanted.hp_most is not None else ""
    limit += f" with more than {wanted.hp_over} HP" if wanted.hp_over is not None else ""
    party = " in your Party" if wanted.side == "own" else ""
    return f"{'an' if noun[0] in 'aeiouAEIOU' else 'a'} {noun}{party}{limit}".replace("an other", "another")


class Words:
    """The wording of one question."""

    def __init__(self, table: Table, question: Question, names: Sequence[str]) -> None:
        self.table = table
        self.question = question
        self.names = names
        self.subject = f"card:{question.about}" if question.about >= 0 else None

    # ------------------------------------------------------------ prompts
    def prompt(self) -> str:
        """The question in one plain sentence."""
        prompts: dict[str, Callable[[], str]] = {
            "deck": lambda: "You are the Starting Player. Which deck do you play?",
            "play": lambda: "Play Phase: deploy, attach or play one card from your hand, or pass.",
            "fight": lambda: "Fight Phase: choose a Ready Character to activate.",
            "target": self._target_prompt,
            "row": self._row_prompt,
            "place": lambda: f"Move {self.card_name(self.question.data[1])} to which position?",
            "choose": lambda: f"{self.ability_name()}: choose one.",
            "may": self._may_prompt,
            "acquire": lambda: "Acquire one card of the Pool: it goes on top of your discard pile.",
            "discard": self._discard_prompt,
            "order": lambda: "Which card goes to the discard pile next?",
            "banish": lambda: f"{self.ability_name()}: Banish a card of your discard pile, or stop.",
            "respond": lambda: self.call().prompt,
            "which": lambda: "Several answers are wanted, one is executed. Which?",
        }
        return prompts[self.question.kind]()

    def ability_name(self) -> str:
        return str(getattr(self.question.data[0], "name", ""))

    def card_name(self, card: object) -> str:
        return self.table.kind(int(str(card))).table_name

    def _target_prompt(self) -> str:
        what, amount, wanted = self.question.data[1:4]
        name = self.ability_name()
        if what == "swap":
            other = self.question.data[2]
            return f"{name}: Swap which Character{'' if other == -1 else f' with {self.card_name(other)}'}?"
        assert isinstance(wanted, say.Target)
        assert isinstance(amount, int)
        return f"Choose {target_words(wanted)} for {name}: {self._purpose(str(what), amount)}."

    def _purpose(self, what: str, amount: int) -> str:
        piercing = "Penetrating " if self.question.data[4] else ""
        return {
            "damage": f"{amount} {piercing}damage",
            "heal": f"{amount} HEAL",
            "disable": "Disable",
            "taunt": "Taunt",
            "defeat": "Defeat",
            "move": "Move",
            "ready": "make it Ready",
            "protect": "protect it in the next Fight Phase",
            "set_hp": "set its HP",
            "copy": "copy its first Active Front ability",
        }[what]

    def _row_prompt(self) -> str:
        what, amount = self.question.data[1:3]
        if what == "defeat":
            return f"{self.ability_name()}: which row comes next? Characters with {amount} HP or less are Defeated."
        if what == "first":
            rows = f"{str(self.question.candidates()[0][2]).title()} Rows"
            return f"{self.ability_name()}: {amount} damage to each position of both {rows}. Which row first?"
        return f"{self.ability_name()}: {amount} damage to each position of which row?"

    def _may_prompt(self) -> str:
        what = self.question.data[1]
        if what == "heal":
            return f"{self.ability_name()}: take the HEAL of {self.question.data[2]}?"
        return f"{self.ability_name()}: {getattr(self.question.data[0], 'text', '')}"

    def _discard_prompt(self) -> str:
        done, total = self.question.picks or (0, 1)
        left = total - done
        return f"Discard {left} card{'s' if left > 1 else ''} from your hand: which one {'next' if done else 'first'}?"

    # ------------------------------------------------------------ response windows
    def call(self) -> Call:
        """What a table call announces; the same whoever holds what."""
        table, question = self.table, self.question
        moment, amount = question.data[0], question.data[1]
        name = self.card_name(question.about)
        actor = self.names[1 - question.seat]
        if moment is say.OpponentDeploys:
            announced = table.pending[-1]
            whose = f"{self.names[announced.target]}\u2019s " if announced.target != announced.seat else ""
            place = place_name(announced.place)
            row, _, number = place.rpartition(" ")
            title, asked = f"{actor} deploys {name}", "Does anyone stop it?"
            return Call(
                f"{title}.",
                f"{whose}{row}, position {number}. {asked}",
                self.subject,
                f"{title} to {whose}{place}. {asked}",
            )
        if moment is say.OpponentPlays:
            ability = table.kind(question.about).abilities[table.pending[-1].ability]
            title, asked = f"{actor} plays {name}", f"{ability.name}: {ability.text} Does anyone stop it?"
            return Call(f"{title}.", asked, self.subject, f"{title} for {asked}")
        if moment is say.WouldBeDealt:
            return Call(f"{amount} damage is about to hit {name}.", "Does anyone stop it?", self.subject)
        if moment is say.WasDealt:
            return Call(f"{name} was dealt {amount} damage.", "Does anyone react?", self.subject)
        return Call(f"{name} is Defeated.", "Does anyone react?", self.subject)

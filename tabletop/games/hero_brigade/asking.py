"""Questions in words: prompts, options, previews and what a table call announces."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tabletop.engine.decision import Call, Decision, Move, Option, Question, key_of
from tabletop.games.hero_brigade import sentences as say
from tabletop.games.hero_brigade.damage import MINUS, after_reductions, reduced_by, unaffected
from tabletop.games.hero_brigade.doing import Doing
from tabletop.games.hero_brigade.table import Table
from tabletop.games.hero_brigade.verbs_movement import place_name
from tabletop.games.hero_brigade.wording import word_sentences


def decision(table: Table, question: Question, number: int, names: Sequence[str]) -> Decision:
    """A question as the asked seat reads it, its options in a fixed order."""
    words = Words(table, question, names)
    options = [words.option(move) for move in sorted(question.candidates(), key=_order)]
    options.sort(key=lambda option: option.subject is None and option.target is None)  # plain buttons come last
    return Decision(
        number,
        question.seat,
        question.kind,
        words.prompt(),
        tuple(options),
        question.rule,
        question.group,
        question.picks,
        question.window,
        question.hand,
        f"card:{question.about}" if question.about >= 0 else None,
        words.call() if question.window else None,
        tuple(why(table, names)),
    )


def _order(move: Move) -> list[tuple[bool, int, str]]:
    return [(isinstance(part, str), part if isinstance(part, int) else 0, str(part)) for part in move]


def why(table: Table, names: Sequence[str]) -> list[str]:
    """What is under way, outermost first, in words."""
    lines = []
    for pending in table.pending:
        kind = table.kind(pending.card)
        who = names[pending.seat]
        if pending.kind == "deploy":
            whose = f"{names[pending.target]}\u2019s " if pending.target != pending.seat else ""
            lines.append(f"{who} deploys {kind.name} to {whose}{place_name(pending.place)}.")
        elif pending.kind == "activation":
            lines.append(f"{who} activates {kind.name}.")
        elif pending.kind == "damage":
            lines.append(f"{pending.amount} damage is about to hit {table.kind(pending.target).name}.")
        else:
            kind = table.kind(pending.target if pending.target >= 0 else pending.card)
            ability = kind.abilities[pending.ability] if 0 <= pending.ability < len(kind.abilities) else None
            verb = {"play": "plays", "response": "answers with", "gain": "gains"}.get(pending.kind, "uses")
            text = f": {ability.name} \u2013 {ability.text}" if ability is not None else "."
            lines.append(f"{who} {verb} {kind.name}{text}")
    return lines


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
            "place": lambda: f"Move {self._card_name(self.question.data[1])} to which position?",
            "choose": lambda: f"{self._ability()}: choose one.",
            "may": self._may_prompt,
            "acquire": lambda: "Acquire one card of the Pool: it goes on top of your discard pile.",
            "discard": self._discard_prompt,
            "order": lambda: "Which card goes to the discard pile next?",
            "banish": lambda: f"{self._ability()}: Banish a card of your discard pile, or stop.",
            "respond": lambda: self._announcement()[0] + " " + self._announcement()[1],
            "which": lambda: "Several answers are wanted, one is executed. Which?",
        }
        return prompts[self.question.kind]()

    def _ability(self) -> str:
        return str(getattr(self.question.data[0], "name", ""))

    def _card_name(self, card: object) -> str:
        return self.table.kind(int(str(card))).table_name

    def _target_prompt(self) -> str:
        what, amount, wanted = self.question.data[1:4]
        name = self._ability()
        if what == "swap":
            other = self.question.data[2]
            return f"{name}: Swap which Character{'' if other == -1 else f' with {self._card_name(other)}'}?"
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
            return f"{self._ability()}: which row comes next? Characters with {amount} HP or less are Defeated."
        if what == "first":
            rows = f"{str(self.question.candidates()[0][2]).title()} Rows"
            return f"{self._ability()}: {amount} damage to each position of both {rows}. Which row first?"
        return f"{self._ability()}: {amount} damage to each position of which row?"

    def _may_prompt(self) -> str:
        what = self.question.data[1]
        if what == "heal":
            return f"{self._ability()}: take the HEAL of {self.question.data[2]}?"
        return f"{self._ability()}: {getattr(self.question.data[0], 'text', '')}"

    def _discard_prompt(self) -> str:
        done, total = self.question.picks or (0, 1)
        left = total - done
        return f"Discard {left} card{'s' if left > 1 else ''} from your hand: which one {'next' if done else 'first'}?"

    # ------------------------------------------------------------ response windows
    def call(self) -> Call:
        """What a table call announces; the same whoever holds what."""
        title, ask = self._announcement()
        return Call(title, ask, self.subject)

    def _announcement(self) -> tuple[str, str]:
        table, question = self.table, self.question
        moment, amount = question.data[0], question.data[1]
        name = self._card_name(question.about)
        actor = self.names[1 - question.seat]
        if moment is say.OpponentDeploys:
            announced = table.pending[-1]
            whose = f"{self.names[announced.target]}\u2019s " if announced.target != announced.seat else ""
            return f"{actor} deploys {name}.", f"{whose}{place_name(announced.place)}. Does anyone stop it?"
        if moment is say.OpponentPlays:
            ability = table.kind(question.about).abilities[table.pending[-1].ability]
            return f"{actor} plays {name}.", f"{ability.name}: {ability.text} Does anyone stop it?"
        if moment is say.WouldBeDealt:
            return f"{amount} damage is about to hit {name}.", "Does anyone stop it?"
        if moment is say.WasDealt:
            return f"{name} was dealt {amount} damage.", "Does anyone react?"
        return f"{name} is Defeated.", "Does anyone react?"

    # ------------------------------------------------------------ options
    def option(self, move: Move) -> Option:
        """One option in words."""
        return OPTIONS[str(move[0])](self, move)

    def plain(self, move: Move, label: str, preview: str = "") -> Option:
        """A button without subject or target."""
        return Option(key_of(move), label, None, None, preview)

    def deploy(self, move: Move) -> Option:
        """A Character to a row, at the position that the rule picks (HB-PLAY-7)."""
        table, row = self.table, str(move[2])
        kind = table.kind(int(move[1]))
        seat = 1 - self.question.seat if kind.infiltrates else self.question.seat
        places = (0, 1, 2) if row == "front" else (3, 4)
        place = next(p for p in places if table.sides[seat].party[p] is None)
        slot = place + 1 if place < 3 else place - 2
        whose = "" if seat == self.question.seat else f"{self.names[seat]}\u2019s "
        return Option(
            key_of(move),
            f"{kind.table_name} to {whose}{row.title()} Row",
            f"card:{move[1]}",
            f"zone:{row}-{seat}",
            f"position {slot}",
        )

    def attach(self, move: Move) -> Option:
        """An Enhancement to a Character."""
        label = f"{self._card_name(move[1])} to {self._card_name(move[2])}"
        return Option(key_of(move), label, f"card:{move[1]}", f"card:{move[2]}", "attach")

    def play(self, move: Move) -> Option:
        """A card for its Play ability."""
        kind = self.table.kind(int(move[1]))
        ability = kind.actives["P"][0]
        return Option(
            key_of(move), f"Play {kind.table_name}: {ability.name}", f"card:{move[1]}", "lane:play", ability.text
        )

    def activate(self, move: Move) -> Option:
        """A Ready Character."""
        return Option(key_of(move), self._card_name(move[1]), f"card:{move[1]}")

    def target(self, move: Move) -> Option:
        """A Character as Target, with what would happen to it."""
        character = self.table.character(int(move[1]))
        assert character is not None
        own = character.side == self.question.seat
        heading = "Your own" if own else self.names[character.side]
        subject = self.subject if self.subject != f"card:{move[1]}" or own else None
        return Option(
            key_of(move), self._card_name(move[1]), subject, f"card:{move[1]}", self._preview(int(move[1])), heading
        )

    def _preview(self, card: int) -> str:
        what, amount = self.question.data[1:3]
        if what != "damage":
            return ""
        table, question = self.table, self.question
        character = table.character(card)
        assert character is not None
        assert isinstance(amount, int)
        ability = question.data[0]
        me = table.character(question.about)
        doing = Doing(table, question.seat, question.about, ability, me)  # type: ignore[arg-type]
        doing.group = str(question.data[5])  # of a copied ability: that of the ability which copies (HB-R88)
        if unaffected(table, doing, character):
            return "no effect"
        dealt = after_reductions(table, character, amount, bool(question.data[4]))
        if dealt >= character.hp:
            return "defeated"
        less = f", {amount} less {reduced_by(table, character)}" if dealt < amount else ""
        return f"{MINUS}{dealt}{less}" if dealt else f"no damage{less}"

    def empty(self, move: Move) -> Option:
        """An empty position of the opponent's Party."""
        seat, place = int(move[1]), int(move[2])
        row, slot = ("front", place) if place < 3 else ("support", place - 3)
        what, amount = self.question.data[1:3]
        preview = f"{amount} from the deck" if what == "damage" else "no effect"
        return Option(
            key_of(move),
            f"Empty {place_name(place)}",
            self.subject,
            f"place:{row}-{seat}:{slot}",
            preview,
            self.names[seat],
        )

    def row(self, move: Move) -> Option:
        """A whole row."""
        seat, row = int(move[1]), str(move[2])
        whose = "Your own" if seat == self.question.seat else f"{self.names[seat]}\u2019s"
        return Option(
            key_of(move), f"{whose} {row.title()} Row", self.subject, f"zone:{row}-{seat}", "", self.names[seat]
        )

    def place(self, move: Move) -> Option:
        """An empty position to move to."""
        seat, place = int(move[1]), int(move[2])
        row, slot = ("front", place) if place < 3 else ("support", place - 3)
        moved = f"card:{self.question.data[1]}"
        return Option(key_of(move), place_name(place), moved, f"place:{row}-{seat}:{slot}")

    def choose(self, move: Move) -> Option:
        """One of the alternatives of a card."""
        said = self.question.data[1]
        assert isinstance(said, say.ChooseOne)
        effect = said.choices[int(move[1])]
        return self.plain(move, word_sentences(say.Sentences((effect,)), self._card_name(self.question.about)))

    def card(self, move: Move) -> Option:
        """A card to pick: acquire, discard, banish, or next in an order."""
        return Option(key_of(move), self._card_name(move[1]), f"card:{move[1]}")

    def respond(self, move: Move) -> Option:
        """An Interrupt or Reaction."""
        card, index = int(move[-2]), int(move[-1])
        ability = self.table.kind(card).abilities[index]
        return Option(key_of(move), f"{self._card_name(card)}: {ability.name}", f"card:{card}", None, ability.text)

    def skip(self, move: Move) -> Option:
        """Leaving a Target out."""
        heal = len(self.question.data) > 1 and self.question.data[1] == "heal"
        return self.plain(move, "No HEAL" if heal else "Do not resolve it")


OPTIONS: dict[str, Callable[[Words, Move], Option]] = {
    "deck": lambda words, move: words.plain(move, f"{str(move[1]).title()} deck"),
    "deploy": Words.deploy,
    "attach": Words.attach,
    "play": Words.play,
    "pass": lambda words, move: words.plain(move, "Pass", "no more cards this phase"),
    "activate": Words.activate,
    "target": Words.target,
    "empty": Words.empty,
    "skip": Words.skip,
    "row": Words.row,
    "place": Words.place,
    "choose": Words.choose,
    "yes": lambda words, move: words.plain(move, "Yes"),
    "no": lambda words, move: words.plain(move, "No"),
    "acquire": Words.card,
    "discard": Words.card,
    "rest": lambda words, move: words.plain(move, "All as shown", "in the order of the hand"),
    "next": Words.card,
    "banish": Words.card,
    "done": lambda words, move: words.plain(move, "Done"),
    "respond": Words.respond,
    "which": Words.respond,
    "decline": lambda words, move: words.plain(move, "No answer"),
}

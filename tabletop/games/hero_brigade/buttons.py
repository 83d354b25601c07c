"""The options of a question as buttons: label, what is picked up, where it goes, and what would come of it."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.engine.decision import Move, Option, key_of
from tabletop.games.hero_brigade import sentences as say
from tabletop.games.hero_brigade.damage import MINUS, after_reductions, reduced_by, unaffected
from tabletop.games.hero_brigade.doing import Doing
from tabletop.games.hero_brigade.prompts import Words
from tabletop.games.hero_brigade.verbs_movement import place_name
from tabletop.games.hero_brigade.wording import word_sentences


class Buttons(Words):
    """The options of one question in words, beside its prompt."""

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
        label = f"{self.card_name(move[1])} to {self.card_name(move[2])}"
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
        return Option(key_of(move), self.card_name(move[1]), f"card:{move[1]}")

    def deck(self, move: Move) -> Option:
        """One of the decks that wait between the rows before the first round."""
        return Option(key_of(move), f"{str(move[1]).title()} deck", None, f"zone:box-{move[1]}")

    def target(self, move: Move) -> Option:
        """A Character as Target, with what would happen to it."""
        character = self.table.character(int(move[1]))
        assert character is not None
        own = character.side == self.question.seat
        heading = "Your own" if own else self.names[character.side]
        subject = self.subject if self.subject != f"card:{move[1]}" or own else None
        return Option(
            key_of(move), self.card_name(move[1]), subject, f"card:{move[1]}", self._preview(int(move[1])), heading
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
        return Option(key_of(move), f"{whose} {row.title()} Row", self.subject, f"zone:{row}-{seat}")

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
        return self.plain(move, word_sentences(say.Sentences((effect,)), self.card_name(self.question.about)))

    def card(self, move: Move) -> Option:
        """A card to pick: acquire, discard, banish, or next in an order."""
        return Option(key_of(move), self.card_name(move[1]), f"card:{move[1]}")

    def respond(self, move: Move) -> Option:
        """An Interrupt or Reaction."""
        card, index = int(move[-2]), int(move[-1])
        ability = self.table.kind(card).abilities[index]
        return Option(key_of(move), f"{self.card_name(card)}: {ability.name}", f"card:{card}", None, ability.text)

    def skip(self, move: Move) -> Option:
        """Leaving a Target out."""
        heal = len(self.question.data) > 1 and self.question.data[1] == "heal"
        return self.plain(move, "No HEAL" if heal else "Do not resolve it")


OPTIONS: dict[str, Callable[[Buttons, Move], Option]] = {
    "deck": Buttons.deck,
    "deploy": Buttons.deploy,
    "attach": Buttons.attach,
    "play": Buttons.play,
    "pass": lambda words, move: words.plain(move, "Pass", "no more cards this phase"),
    "activate": Buttons.activate,
    "target": Buttons.target,
    "empty": Buttons.empty,
    "skip": Buttons.skip,
    "row": Buttons.row,
    "place": Buttons.place,
    "choose": Buttons.choose,
    "yes": lambda words, move: words.plain(move, "Yes"),
    "no": lambda words, move: words.plain(move, "No"),
    "acquire": Buttons.card,
    "discard": Buttons.card,
    "rest": lambda words, move: words.plain(move, "All as shown", "in the order of the hand"),
    "next": Buttons.card,
    "banish": Buttons.card,
    "done": lambda words, move: words.plain(move, "Done"),
    "respond": Buttons.respond,
    "which": Buttons.respond,
    "decline": lambda words, move: words.plain(move, "No answer"),
}

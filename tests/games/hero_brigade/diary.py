"""A player's diary: set up a minimal position, answer by the words on the buttons, look at what changed.

    day = play(phase="fight", hero={"front": ["BERT"]}, villain={"front": ["Henchman"], "support": ["Fred"]})
    day.choose("BERT").choose("Henchman")
    assert day.names("discard", "villain") == ["Henchman"]

Sides are "hero" and "villain", positions F1 to F3 and S1, S2 as their owner counts them. `changes` compares the whole
table with what it was, so that a test can say what changed and that nothing else did.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, Self

import msgspec

from tabletop.engine.decision import Decision, Refusal
from tabletop.engine.events import plain
from tabletop.engine.game import Outcome, SeatSetup
from tabletop.engine.match import Match
from tabletop.engine.view import SPECTATOR
from tabletop.games import game_named
from tabletop.games.hero_brigade.checking import check_state
from tabletop.games.hero_brigade.position import build_position
from tabletop.games.hero_brigade.reading import base_card_set
from tabletop.games.hero_brigade.table import Character, Table

PLACES = ("F1", "F2", "F3", "S1", "S2")
LANE = "lane:play"


def play(**position: Any) -> Diary:
    """A diary that begins with a position, written as in its TOML form."""
    return Diary(build_position(position).match(game_named("hero-brigade")))


def play_with_all(**position: Any) -> Diary:
    """Like `play`, but no stretch card takes the place of another, so that any cards can meet."""
    return play(cards=_stretch_as_base(), **position)


@cache
def _stretch_as_base() -> list[dict[str, Any]]:
    stretch = (card for card in base_card_set().cards if card.set == "stretch")
    return [{**msgspec.to_builtins(card), "set": "base", "replaces": ""} for card in stretch]


def new_game(seed: int = 0, stretch: Mapping[str, str] | None = None, **options: str) -> Diary:
    """A diary that begins with the set-up; Ann sits on seat 0, Bo on seat 1.

    `stretch` brings the stretch cards in and says what they replace where it is not the preset.
    """
    game = game_named("hero-brigade")
    if stretch is not None:
        options |= {"stretch": "on", **{f"for-{card}": replaced for card, replaced in stretch.items()}}
    match = Match.new(game, game.setup([SeatSetup("Ann"), SeatSetup("Bo")], options, seed))
    match.run()
    return Diary(match)


def printed(name: str, *abilities: str, **fields: Any) -> dict[str, Any]:
    """A card of one's own for `play(cards=[...])`: abilities as `F Reaction Riposte: When ...`, the group first.

    A Character of the Hero deck with one copy, 4 HP and Value 0, unless `fields` say otherwise.
    """
    enhancement = fields.get("kind") == "Enhancement"
    numbers = {} if enhancement else {"hp": fields.pop("hp", 4), "value": fields.pop("value", 0)}
    told = [ability.partition(": ") for ability in abilities]
    return {
        "id": name.lower().replace(" ", "-"),
        "name": name,
        "deck": "hero",
        "copies": 1,
        "kind": "Character",
        "types": ["Hero"],
        "numbers": numbers,
        "abilities": [
            dict(zip(("group", "kind", "name"), head.split(" ", 2), strict=True), text=text) for head, _, text in told
        ],
        **fields,
    }


class Diary:
    """One match, acted on by name."""

    opened: ClassVar[list[Diary]] = []

    def __init__(self, match: Match) -> None:
        self.match = match
        self.opened.append(self)
        self.mark()

    # ------------------------------------------------------------ acting
    def choose(self, words: str, *, side: str | None = None, at: str | None = None) -> Self:
        """Take the option with these words on its button (or with this key).

        `side` says whose card is meant, `at` on which position it stands.
        """
        self.last(words, side=side, at=at)
        self.match.run()
        return self

    def last(self, words: str, *, side: str | None = None, at: str | None = None) -> Self:
        """Like `choose`, for the last answer of a turn: the next turn has not begun, not even by itself."""
        decision = self.asked
        found = [o for o in decision.options if words in (o.label, o.key, o.label.partition(":")[0])]
        if side is not None:
            found = [o for o in found if self._side_of(o.target or o.subject) == side]
        if at is not None:
            found = [o for o in found if self._place_of(o.target or o.subject) == at]
        labels = {option.label for option in found}
        assert len(labels) == 1, f'"{words}" fits {sorted(labels)} of {self.options} ({decision.prompt})'
        assert decision.seat == self.match.to_move
        self.match.answer(found[0].key, decision.number)
        return self

    def only(self, words: str) -> Self:
        """Like `choose`, for the only thing that may be answered; fails if there is a choice."""
        assert self.options == [words]
        return self.choose(words)

    def unanswered(self) -> Self:
        """Nobody answers, in all response windows that are open now one after the other."""
        while self.match.to_move is not None and self.asked.window:
            self.choose("No answer")
        return self

    def go_on(self) -> Self:
        """Goes on after `last`, to the next decision."""
        self.match.run()
        return self

    def mark(self) -> Self:
        """From here on `changes` and `settled` count."""
        self._before = self.picture()
        return self

    # ------------------------------------------------------------ looking
    def picture(self) -> dict[str, object]:
        """All that lies on the table, by place: Characters as a position spells them, piles as names, decks counted."""
        table = self.table
        shown: dict[str, object] = {
            "pool": self._names([c for c in table.pool if c >= 0]),
            "resource": len(table.resource),
            "out": self._names(table.removed),
        }
        for deck, side in zip(table.decks, table.sides, strict=True):
            shown |= {f"{deck} {place}": None for place in PLACES}
            shown |= {f"{deck} {PLACES[c.place]}": self._spelt(c) for c in side.characters()}
            shown |= {f"{deck} {pile}": self._names(getattr(side, pile)) for pile in ("hand", "discard", "banished")}
            shown[f"{deck} deck"] = len(side.deck)
        return shown

    @property
    def changes(self) -> dict[str, object]:
        """What lies otherwise than at the start (or the last `mark`), by place, as it lies now: nothing else moved."""
        now = self.picture()
        return {place: now[place] for place in now if now[place] != self._before[place]}

    def settled(self) -> dict[str, object]:
        """The `changes`; fails unless the game has come to rest with each card in exactly one place."""
        assert not self.table.pending
        assert not self.table.resolving
        assert self.match.to_move is None or self.asked.kind in ("play", "fight") or self.phase == "cleanup"
        check_state(self.table, self.match.card_set, "table")
        return self.changes

    @property
    def table(self) -> Table:
        table: Table = self.match.table
        return table

    @property
    def asked(self) -> Decision:
        """The pending decision as the asked seat sees it."""
        assert self.match.to_move is not None, f"nobody is asked: {self.outcome}"
        decision = self.match.ask(self.match.to_move).decision()
        assert decision is not None
        return decision

    @property
    def options(self) -> list[str]:
        """The words on the buttons."""
        return [option.label for option in self.asked.options]

    @property
    def keys(self) -> list[str]:
        return [option.key for option in self.asked.options]

    @property
    def who(self) -> str | None:
        """The side that must decide."""
        return None if self.match.to_move is None else self.table.decks[self.match.to_move]

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    @property
    def winner(self) -> str | None:
        return None if self.outcome is None else self.table.decks[self.outcome.winners[0]]

    @property
    def log(self) -> list[str]:
        """What the log says, without marks."""
        return [plain(event.text, self.match.names) for event in self.match.events if event.text]

    @property
    def phase(self) -> str:
        return self.table.phase

    def seat(self, side: str) -> int:
        return self.table.decks.index(side)

    def names(self, pile: str, side: str) -> list[str]:
        """The names in a hand, deck, discard or banished pile; the top card last."""
        return [self.table.kind(card).name for card in getattr(self.table.sides[self.seat(side)], pile)]

    def counts(self, side: str) -> tuple[int, int, int, int]:
        """Hand, deck, discard and Banished, as the Example of Play counts them."""
        cards = self.table.sides[self.seat(side)]
        return len(cards.hand), len(cards.deck), len(cards.discard), len(cards.banished)

    def pool(self) -> list[str]:
        return [self.table.kind(card).name for card in self.table.pool if card >= 0]

    def party(self, side: str) -> dict[str, str]:
        """Names by position."""
        characters = self.table.sides[self.seat(side)].characters()
        return {PLACES[c.place]: self.table.kind(c.id).name for c in characters}

    def get(self, name: str, side: str | None = None) -> Character:
        """The Character of that name in play; fails if there is none or more than one."""
        found = [
            c
            for s in self.table.sides
            for c in s.characters()
            if name in (self.table.kind(c.id).name, self.table.kind(c.id).table_name)
            and (side is None or self.table.decks[c.side] == side)
        ]
        assert len(found) == 1, f"{len(found)} x {name} in play"
        return found[0]

    def at(self, side: str, place: str) -> Character | None:
        return self.table.sides[self.seat(side)].party[PLACES.index(place)]

    def hp(self, name: str, side: str | None = None) -> int:
        return self.get(name, side).hp

    def disabled(self, name: str, side: str | None = None) -> bool:
        return self.get(name, side).disabled

    def attached(self, name: str, side: str | None = None) -> list[str]:
        return [self.table.kind(card).name for card in self.get(name, side).attached]

    def card(self, name: str) -> str:
        """The key of a visible card in a hand or in play, for refusals."""
        for number, kind in enumerate(self.table.kinds):
            printed_card = self.table.book.kinds[kind]
            if name in (printed_card.name, printed_card.table_name) and self._lies_open(number):
                return f"card:{number}"
        raise AssertionError(f"{name} is neither in a hand nor in play")

    def held(self, name: str, side: str) -> str:
        """The key of a card in that hand, for refusals."""
        cards = [card for card in self.table.sides[self.seat(side)].hand if self.table.kind(card).name == name]
        assert cards, f"{name} is not in that hand"
        return f"card:{cards[0]}"

    def refusal(self, subject: str | None, target: str | None) -> Refusal:
        """Why the seat that must decide may not do this."""
        return self.match.ask(self.match.to_move or 0).refuse(subject, target)

    def row(self, side: str, row: str) -> str:
        """The key of a row, for refusals."""
        return f"zone:{row}-{self.seat(side)}"

    def place(self, side: str, place: str) -> str:
        """The key of a position, for refusals."""
        row = "front" if place[0] == "F" else "support"
        return f"place:{row}-{self.seat(side)}:{int(place[1]) - 1}"

    def fact(self, name: str) -> Any:
        """What the public view says of the match: `round`, `starting`, `passed`, `party_value` ..."""
        return self.match.ask(SPECTATOR).view().facts[name]

    def _names(self, cards: list[int]) -> list[str]:
        return [self.table.kind(card).table_name for card in cards]

    def _spelt(self, character: Character) -> str:
        words = [self.table.kind(character.id).table_name, str(character.hp)]
        words += ["disabled"] * character.disabled + ["taunted"] * (character.taunter >= 0)
        words += [f"shield {shield.amount}" for shield in character.shields]
        return " + ".join([" ".join(words), *self._names(character.attached)])

    def _lies_open(self, card: int) -> bool:
        return self.table.character(card) is not None or any(card in side.hand for side in self.table.sides)

    def _place_of(self, name: str | None) -> str | None:
        number = (name or "").partition(":")[2]
        character = self.table.character(int(number)) if number.isdigit() else None
        return None if character is None else PLACES[character.place]

    def _side_of(self, name: str | None) -> str | None:
        number = (name or "").partition(":")[2]
        character = self.table.character(int(number)) if number.isdigit() else None
        return None if character is None else self.table.decks[character.side]

"""A game in the city as a test tells it: set up a position, act with heroes and cards by name, look at what changed.

    game = play(players=[{"heroes": [{"name": "Titan", "at": [2, 1]}, "Lumen"], "hand": ["Meteor Strike"]}, {}],
                pawns=[[2, 2]], rolls=[5])
    game.move("Titan", (2, 2)).end().idle("Bo").fight("Titan")
    assert game.die_on("Titan") == (2, 2)

Players are Ann, Bo, Cy and Dee. Blocks are (row, column) from 1. `rolls` are the next faces of every die, in order.
Every answer is followed by a check of the whole state.
"""

from __future__ import annotations

from typing import Any, Self

from tabletop.engine.decision import Decision, Option, Refusal
from tabletop.engine.events import plain
from tabletop.engine.game import Outcome, SeatSetup
from tabletop.engine.match import Match
from tabletop.games.heroes_incorporated import GAME
from tabletop.games.heroes_incorporated.checking import check_state
from tabletop.games.heroes_incorporated.city import coordinates, space
from tabletop.games.heroes_incorporated.pieces import NONE, Hero, Player
from tabletop.games.heroes_incorporated.position import NAMES, build_position
from tabletop.games.heroes_incorporated.table import Table

Where = tuple[int, int]
WINDOWS = ("throw", "cancel")


def play(**position: Any) -> CityPlay:
    """A game that begins with a position, written as in its TOML form."""
    return CityPlay(build_position(position).match(GAME))


def stand(name: str, row: int, column: int, **more: Any) -> dict[str, Any]:
    """A hero of a position, where it stands and what else is said of it."""
    return {"name": name, "at": [row, column], **more}


def new_game(count: int, seed: int = 0, script: tuple[int, ...] = (), **options: str) -> CityPlay:
    """A game that begins with the draft. `script` are the first numbers of chance, shuffles included."""
    seats = [SeatSetup(name) for name in NAMES[:count]]
    match = Match.new(GAME, GAME.setup(seats, options, seed))
    match.table.script = list(script)
    match.run()
    return CityPlay(match)


class CityPlay:
    """A match with the words that tests use."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # ------------------------------------------------------------ what is asked
    @property
    def table(self) -> Table:
        """The state."""
        table: Table = self.match.table
        return table

    @property
    def asked(self) -> str | None:
        """Who must decide."""
        seat = self.match.to_move
        return None if seat is None else self.match.names[seat]

    @property
    def decision(self) -> Decision:
        """The pending decision. Fails if there is none."""
        decision = self.match.decision
        assert decision is not None, "nobody is asked anything"
        return decision

    @property
    def question(self) -> str:
        """The kind of the pending decision, "" when nobody is asked."""
        return "" if self.match.decision is None else self.match.decision.kind

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.match.outcome

    @property
    def winner(self) -> str | None:
        """The winner's name, None while it goes on."""
        return None if self.outcome is None else self.match.names[self.outcome.winners[0]]

    @property
    def keys(self) -> list[str]:
        """The keys of the pending decision's options."""
        return [option.key for option in self.decision.options]

    def labels(self) -> list[str]:
        """The labels of the pending decision's options."""
        return [option.label for option in self.decision.options]

    def option(self, text: str) -> Option:
        """The option whose key is this, or whose label begins with it."""
        for option in self.decision.options:
            if option.key == text or option.label.startswith(text):
                return option
        raise AssertionError(f"{text!r} is not among {self.labels()}")

    def can(self, text: str) -> bool:
        """Whether there is such an option."""
        return any(option.key == text or option.label.startswith(text) for option in self.decision.options)

    # ------------------------------------------------------------ answering
    def answer(self, text: str) -> Self:
        """Answer by key, or by the beginning of a label."""
        self.match.answer(self.option(text).key)
        self.match.run()
        check_state(self.table, self.match.card_set, "state")
        return self

    def quiet(self) -> Self:
        """Nobody throws in a supervillain and nobody cancels, until something else is asked."""
        while self.question in WINDOWS:
            self.answer("decline")
        return self

    def _act(self, key: str, quiet: bool) -> Self:
        self.answer(key)
        return self.quiet() if quiet else self

    def move(self, hero: str, to: Where) -> Self:
        """A hero moves."""
        return self.answer(f"move:{self.number(hero)}:{space(*to)}")

    def fight(self, hero: str, at: Where | None = None, quiet: bool = True) -> Self:
        """A hero fights, by default where it stands; with `quiet` no supervillain is thrown in."""
        return self._act(f"fight:{self.number(hero)}:{self._space(hero, at)}", quiet)

    def rocket(self, hero: str, to: Where, quiet: bool = True) -> Self:
        """A hero moves one block and fights there."""
        return self._act(f"rocket:{self.number(hero)}:{space(*to)}", quiet)

    def teleport(self, hero: str) -> Self:
        """A hero teleports; the destination is asked next."""
        return self.answer(f"teleport:{self.number(hero)}")

    def play(self, card: str, on: str | Where | None = None, quiet: bool = True, verb: str = "play") -> Self:
        """The player in turn plays a card of the hand, on a hero, a player, a block or nothing."""
        ids = [one for one in self.table.players[self.decision.seat].hand if self.table.kind(one).name == card]
        for one in ids:
            key = f"{verb}:{one}{self._on(on)}"
            if key in self.keys:
                return self._act(key, quiet)
        raise AssertionError(f"{card} on {on} is not among {self.labels()}")

    def free(self, card: str, on: str | Where | None = None, quiet: bool = True) -> Self:
        """A gadget card without an action (Inventor)."""
        return self.play(card, on, quiet, "free")

    def _on(self, on: str | Where | None) -> str:
        if on is None:
            return ""
        if isinstance(on, tuple):
            return f":block:{space(*on)}"
        if on in self.match.names:
            return f":seat:{self.match.names.index(on)}"
        return f":hero:{self.number(on)}"

    def draw(self) -> Self:
        """The normal Draw."""
        return self.answer("draw")

    def pass_(self) -> Self:
        """The normal Pass."""
        return self.answer("pass")

    def end(self) -> Self:
        """End the turn, where there was still something to do in it."""
        return self.answer("end") if self.question == "act" and "end" in self.keys else self

    def bonus(self, hero: str) -> Self:
        """Use a hero's bonus marker."""
        return self.answer(f"bonus:{self.number(hero)}")

    def hq(self) -> Self:
        """Use the Team HQ gadget."""
        return self.answer("hq")

    def throw(self, who: str, villain: str) -> Self:
        """Everybody asked before declines, then this player throws in a supervillain."""
        while self.question == "throw" and self.asked != who:
            self.answer("decline")
        assert self.question == "throw", f"{who} is not asked for a supervillain"
        return self.answer(villain)

    def cancel(self, who: str, paid: str) -> Self:
        """Everybody asked before declines, then this player pays a card to cancel."""
        while self.question == "cancel" and self.asked != who:
            self.answer("decline")
        assert self.question == "cancel", f"{who} is not asked"
        return self.answer(f"Discard {paid}")

    def give_up(self, who: str) -> Self:
        """This player gives up."""
        self.match.concede(self.match.names.index(who))
        self.match.run()
        check_state(self.table, self.match.card_set, "state")
        return self

    def idle(self, *who: str) -> Self:
        """These players take a turn each in which nothing happens: a pass, or a draw when that is all they can do."""
        for name in who:
            self.end()
            assert (self.asked, self.question) == (name, "act"), f"asked is {self.asked} {self.question}"
            self.answer("pass" if "pass" in self.keys else "draw")
            self.end()
        return self

    def to_round_end(self) -> Self:
        """Everybody idles until the round is over; stops at the first question of its end, or in the next round."""
        now = self.table.round
        while self.table.round == now and self.question in ("act", *WINDOWS) and self.outcome is None:
            if self.question in WINDOWS:
                self.answer("decline")
            else:
                self.answer(next(key for key in ("end", "pass", "draw") if key in self.keys))
        return self

    # ------------------------------------------------------------ looking
    def number(self, hero: str) -> int:
        """The number of a hero in the game."""
        for number in range(len(self.table.heroes)):
            if self.table.hero_kind(number).name == hero:
                return number
        raise AssertionError(f"{hero} is not in this game")

    def _space(self, hero: str, at: Where | None) -> int:
        return self.hero(hero).block if at is None else space(*at)

    def hero(self, name: str) -> Hero:
        """A hero's state."""
        return self.table.heroes[self.number(name)]

    def at(self, hero: str) -> Where:
        """Where a hero stands."""
        return coordinates(self.hero(hero).block)

    def die_on(self, hero: str) -> Where | None:
        """Where a hero's die lies."""
        die = self.hero(hero).die
        return None if die < 0 else coordinates(die)

    def player(self, name: str) -> Player:
        """A player's state."""
        return self.table.players[self.match.names.index(name)]

    def points(self, name: str) -> int:
        """A player's Hero Points."""
        return self.player(name).points

    def hand(self, name: str) -> list[str]:
        """The names of a hand's cards."""
        return [self.table.kind(card).name for card in self.player(name).hand]

    def markers(self, name: str) -> tuple[int, int]:
        """Coloured and white markers left."""
        player = self.player(name)
        return player.coloured, player.white

    def spaces(self, name: str) -> list[str]:
        """The normal spaces filled, in order."""
        return ["white" if white else "coloured" for white in self.player(name).spaces]

    def gear(self, hero: str) -> list[str]:
        """The gadgets of a hero."""
        return [self.table.kind(card).name for card in self.hero(hero).gadgets]

    def hq_of(self, name: str) -> str:
        """The Team HQ gadget of a player, "" without one."""
        card = self.player(name).hq
        return "" if card == NONE else self.table.kind(card).name

    def fame_of(self, name: str) -> str:
        """The Fame card of a player, "" without one."""
        card = self.player(name).fame
        return "" if card == NONE else self.table.kind(card).name

    @property
    def discard(self) -> list[str]:
        """The names on the discard pile, the top one last."""
        return [self.table.kind(card).name for card in self.table.discard]

    @property
    def removed(self) -> list[str]:
        """The names out of the game."""
        return [self.table.kind(card).name for card in self.table.removed]

    @property
    def deck(self) -> list[str]:
        """The names in the deck, the top one first."""
        return [self.table.kind(card).name for card in reversed(self.table.deck)]

    def villains(self, at: Where) -> list[str]:
        """The supervillains on a block, in order."""
        return [self.table.kind(villain.card).name for villain in self.table.villains_on(space(*at))]

    @property
    def pawns(self) -> list[Where]:
        """Where the crime pawns stand, A first."""
        return [coordinates(at) for at in self.table.pawns]

    def block(self, at: Where) -> str:
        """The name of a block."""
        return self.table.kind(self.table.city[space(*at)]).name

    def destroyed(self, at: Where) -> bool:
        """Whether a block is destroyed."""
        return self.table.destroyed[space(*at)]

    def tokens(self, at: Where) -> int:
        """Combat +1 tokens on a block."""
        return self.table.tokens[space(*at)]

    @property
    def rolled(self) -> list[object]:
        """The dice of the last Fight roll."""
        dice = next(event.data["dice"] for event in reversed(self.match.events) if event.kind == "rolled")
        assert isinstance(dice, list)
        return dice

    def target(self) -> int:
        """What must be reached in the fight under way."""
        assert self.table.fight is not None
        return self.table.fight.target

    def picture(self) -> dict[str, object]:
        """What lies where, to be compared with what lies there later (`changed`)."""
        seen: dict[str, object] = {"discard": self.discard, "removed": self.removed, "deck": len(self.table.deck)}
        seen |= {f"pawn {letter}": at for letter, at in zip("ABCDEFG", self.pawns, strict=False)}
        for name in self.match.names:
            player = self.player(name)
            seen |= {f"{name}: {field}": getattr(player, field) for field in ("points", "justice", "coloured", "white")}
            seen |= {
                f"{name}: hand": self.hand(name),
                f"{name}: fame": self.fame_of(name),
                f"{name}: hq": self.hq_of(name),
            }
        for number, hero in enumerate(self.table.heroes):
            name = self.table.hero_kind(number).name
            seen |= {f"{name}: {field}": getattr(hero, field) for field in ("block", "down", "combat", "marked", "die")}
            seen[f"{name}: gear"] = self.gear(name)
        seen |= {f"block {coordinates(at)}": gone for at, gone in enumerate(self.table.destroyed)}
        return seen

    def changed(self, before: dict[str, object]) -> set[str]:
        """What differs from a picture taken before: everything else was spared."""
        now = self.picture()
        return {name for name, value in before.items() if now[name] != value}

    def refuse(self, subject: str | None, target: str | Where | None) -> Refusal:
        """Why the player who is asked may not do this. Heroes, cards and players by name, blocks as (row, column)."""
        seat = self.match.to_move
        assert seat is not None
        return self.match.ask(seat).refuse(self._key(subject), self._key(target))

    def _key(self, thing: str | Where | None) -> str | None:
        if thing is None or (isinstance(thing, str) and ":" in thing):
            return thing
        if isinstance(thing, tuple):
            return f"card:{self.table.city[space(*thing)]}"
        if thing in self.match.names:
            return f"zone:team-{self.match.names.index(thing)}"
        for number in range(len(self.table.heroes)):
            if self.table.hero_kind(number).name == thing:
                return f"hero:{number}"
        return next(f"card:{card}" for card in range(len(self.table.kinds)) if self.table.kind(card).name == thing)

    def log(self, seat: int | None = None) -> list[str]:
        """The lines of the log, as a seat may read them or in full."""
        events = self.match.events if seat is None else self.match.ask(seat).log()
        return [plain(event.text, self.match.names) for event in events if event.text]

"""A bout as a test tells it: set up a position, play cards by name or type, answer windows, look at what changed.

    bout = play(players=[{"hand": ["Jobber", 2]}, {"hand": 1}], pile=9, belt="Bo")
    bout.play("Jobber", on="Bo").quiet()
    assert bout.champion == "Ann"

Players are Ann, Bo, Cy, Dee, Eve and Flo. Cards filled in are no Referee and no CEO unless a test says
`interrupts=True`. `quiet` declines every window until somebody must choose something else.
"""

from __future__ import annotations

from typing import Any, Self

from tabletop.engine.decision import Decision, Option, Refusal
from tabletop.engine.events import plain
from tabletop.engine.game import Outcome, SeatSetup
from tabletop.engine.match import Match
from tabletop.games.hero_brawl import BRAWL
from tabletop.games.hero_brawl.checking import check_state
from tabletop.games.hero_brawl.position import NAMES, build_position
from tabletop.games.hero_brawl.table import IN_PILE, Table


def play(**position: Any) -> Bout:
    """A bout that begins with a position, written as in its TOML form."""
    return Bout(build_position({"interrupts": False, **position}).match(BRAWL))


def last_card(**position: Any) -> Bout:
    """As `play`, for a player who has no choice: the turn is played as far as it goes and held at its settlement."""
    at = build_position({"interrupts": False, **position})
    setup = BRAWL.setup(tuple(SeatSetup(name) for name in at.names), at.options, at.seed)
    match = Match.at(BRAWL, setup, at.card_set, at.table)
    match.advance()
    return Bout(match).hold()


def new_game(count: int, seed: int = 0, kinds: tuple[str, ...] = (), **options: str) -> Bout:
    """A bout that begins with the deal for so many players, all human unless `kinds` says otherwise."""
    seats = [SeatSetup(name, kinds[n] if n < len(kinds) else "human") for n, name in enumerate(NAMES[:count])]
    match = Match.new(BRAWL, BRAWL.setup(seats, options, seed))
    match.run()
    return Bout(match)


class Bout:
    """A match with the words that tests use. Every answer is followed by a check of the whole state."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.held = False

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
        """The winner's name, None without one."""
        assert self.outcome is not None, "it is not over"
        return self.match.names[self.outcome.winners[0]] if self.outcome.winners else None

    def keys(self) -> list[str]:
        """The keys of the pending decision's options."""
        return [option.key for option in self.decision.options]

    def offered(self) -> list[str]:
        """The names of the cards that may be chosen, each once; "-" stands for a plain button."""
        found = [self._named(option) for option in self.decision.options]
        return list(dict.fromkeys(found))

    def _named(self, option: Option) -> str:
        subject = option.subject or ""
        return self.table.kind(int(subject[5:])).name if subject.startswith("card:") else "-"

    # ------------------------------------------------------------ answering
    def answer(self, key: str) -> Self:
        """Answer the pending decision by key."""
        self.match.answer(key)
        if not self.held:
            self.match.run()
        check_state(self.table, self.match.card_set, "state")
        return self

    def hold(self) -> Self:
        """From now on a turn stops at its settlement; `go_on` begins the closing window and the next turn."""
        self.held = True
        return self

    def go_on(self) -> Self:
        """On to the next decision, as it was before `hold`."""
        self.held = False
        self.match.run()
        return self

    def play(self, card: str, on: str | None = None) -> Self:
        """The active player plays a card, given by name or type, on an opponent or on nobody."""
        assert self.question == "play", f"asked is {self.question!r}"
        for option in self.decision.options:
            target = None if not option.target or ":player-" not in option.target else option.target[-1]
            wanted = None if on is None else str(self.seat(on))
            if self._is(option, card) and target == wanted:
                return self.answer(option.key)
        raise AssertionError(f"{card} on {on} is not among {[option.label for option in self.decision.options]}")

    def choose(self, card: str) -> Self:
        """Answer a choice among cards (commit, keep, discard, give, an open pick) by name or type."""
        option = next((option for option in self.decision.options if self._is(option, card)), None)
        assert option is not None, f"{card} is not among {[one.label for one in self.decision.options]}"
        return self.answer(option.key)

    def _is(self, option: Option, card: str) -> bool:
        subject = option.subject or ""
        if not subject.startswith("card:"):
            return False
        kind = self.table.kind(int(subject[5:]))
        return card in (kind.name, kind.type)

    def respond(self, who: str, card: str) -> Self:
        """Everybody asked before declines, then this player answers with a Referee or CEO."""
        while self.question == "respond" and self.asked != who:
            self.answer("decline")
        assert self.question == "respond", f"{who} is not asked for an answer"
        return self.choose(card)

    def decline(self) -> Self:
        """Whoever is asked in a window declines."""
        assert self.question == "respond"
        return self.answer("decline")

    def quiet(self) -> Self:
        """Nobody answers until something else must be decided or the game is over."""
        while self.question == "respond":
            self.answer("decline")
        return self

    @property
    def window(self) -> str:
        """Which window is open: action, interrupt, result or closing; "" outside of one."""
        return self.decision.group.rsplit("-", 1)[0] if self.question == "respond" else ""

    def pass_round(self) -> list[str]:
        """Everybody declines in the window that is open; returns who was asked, in order."""
        assert self.question == "respond", "no window is open"
        group, found = self.decision.group, []
        while self.question == "respond" and self.decision.group == group:
            assert self.asked is not None
            found.append(self.asked)
            self.decline()
        return found

    def commit(self, first: str, second: str) -> Self:
        """Both battlers of a roshambo commit, the attacker first; who has one card commits it unasked."""
        for card in (first, second):
            if self.question == "commit" and any(self._is(option, card) for option in self.decision.options):
                self.choose(card)
        return self

    # ------------------------------------------------------------ looking
    def picture(self) -> dict[str, object]:
        """What lies where, to be compared with what lies there later (`changed`)."""
        seen: dict[str, object] = {"belt": self.table.belt, "pile": self.pile, "discard": self.discard}
        for name, player in zip(self.match.names, self.table.players, strict=True):
            seen[f"{name}: hand"] = sorted(player.hand)
            seen[f"{name}: shield"] = list(player.shield)
            seen[f"{name}: out"] = player.out
        return seen

    def changed(self, before: dict[str, object]) -> set[str]:
        """What differs from a picture taken before: everything else was spared."""
        now = self.picture()
        return {name for name, value in before.items() if now[name] != value}

    def seat(self, name: str) -> int:
        """The seat of a player."""
        return self.match.names.index(name)

    def hand(self, name: str) -> list[str]:
        """The names of a hand's cards."""
        return [self.table.kind(card).name for card in self.table.players[self.seat(name)].hand]

    def count(self, name: str) -> int:
        """How many cards a hand has."""
        return len(self.table.players[self.seat(name)].hand)

    def counts(self) -> list[int]:
        """The sizes of all hands."""
        return [len(player.hand) for player in self.table.players]

    def shielded(self, name: str) -> bool:
        """Whether a player has a Tag Team face up."""
        return bool(self.table.players[self.seat(name)].shield)

    def out(self, name: str) -> bool:
        """Whether a player is eliminated."""
        return self.table.players[self.seat(name)].out

    @property
    def champion(self) -> str | None:
        """Who wears the belt."""
        return self.match.names[self.table.belt] if self.table.belt >= 0 else None

    @property
    def belt_in_pile(self) -> bool:
        """Whether the belt is still to come."""
        return self.table.belt == IN_PILE

    @property
    def pile(self) -> int:
        """How many cards the pile has, a belt in it included."""
        return self.table.pile_count()

    @property
    def discard(self) -> list[str]:
        """The names on the discard, the top one last."""
        return [self.table.kind(card).name for card in self.table.discard]

    @property
    def mat(self) -> list[str]:
        """The names of the cards in play."""
        return [self.table.kind(card).name for card in self.table.in_play]

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return self.match.names[self.table.active]

    def refuse(self, subject: str | None, target: str | None) -> Refusal:
        """Why the player who is asked may not do this; `subject` is a card's name or a key of the table."""
        seat = self.match.to_move
        assert seat is not None
        for card in range(len(self.table.kinds)):
            if subject == self.table.kind(card).name:
                subject = f"card:{card}"
        if target in self.match.names:
            target = f"zone:player-{self.seat(target)}"
        return self.match.ask(seat).refuse(subject, target)

    def log(self, seat: int | None = None) -> list[str]:
        """The lines of the log, as a seat may read them or in full."""
        events = self.match.events if seat is None else self.match.ask(seat).log()
        return [plain(event.text, self.match.names) for event in events if event.text]

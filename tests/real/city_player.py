"""The people of a game of Heroes Incorporated at one mouse, and what must be true of every table that they see."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from tabletop.games.heroes_incorporated import GAME
from tests.real.answering import bar
from tests.real.city_album import CityAlbum
from tests.real.city_sense import choose
from tests.real.player import Player, bar_hold
from tests.real.program import Failure, Program
from tests.real.screen import VirtualScreen
from tests.real.touching import Table

CARDS = 118  # of all decks and the city
COMBAT, MARKERS = 12, 5
NO_CARDS = ("actions", "stock", "bonus", "ready", "hqmark", "fight")  # zones of dice and markers
OWN = ("draft", "kept")  # besides hands, zones that their owner alone may see
VILLAINS = frozenset(card.id for card in GAME.card_set().cards if card.kind == "Supervillain")
READ_SECONDS = 0.9  # from an answer until rolled dice lie still
SCORING_SECONDS = (0.5, 1.2, 1.9)  # after the answer that ends a round


class CityPlayer(Player):
    """Plays every seat but those of the `bots`. `round` is the round of the table seen last."""

    def __init__(
        self,
        screen: VirtualScreen,
        program: Program,
        seed: int,
        album: CityAlbum | None = None,
        bots: Iterable[int] = (),
    ) -> None:
        super().__init__(screen, program, seed, album, bots)
        self.round = 0
        self._city = album
        self._held: dict[int, bool] = {}  # whether a seat held a supervillain when its hand was seen last
        self._roll = 0
        self._phase = ""
        program.watched = self._glance

    # ------------------------------------------------------------ what must be true
    def _look_at(self, table: Table) -> None:
        if table["outcome"]:
            return
        self._secrets(table)
        self._pieces(table)
        if table["seat"] is not None and table["bot"] is None:
            asked = next(line for line in reversed(self._program.trace) if line.startswith("DECISION"))
            if int(asked.split()[1]) != table["seat"]:
                raise Failure(f"The screen asks seat {table['seat']}, the trace says {asked!r}.")
            table["asked"] = "cancel" if "Mind Control" in asked else "throw"
        self.round, self._phase = table["round"], table["phase"]
        for zone in table["seen_hands"]:
            self._held[int(zone.rpartition("-")[2])] = bool(VILLAINS & set(table["kinds"][zone]))
        super()._look_at(table)

    def _secrets(self, table: Table) -> None:
        """Nobody sees another's hand or heroes of the draft, and while all hands are closed nobody sees any."""
        looker = table["looker"]
        if table["seen_hands"] not in ([], [f"hand-{looker}"]):
            raise Failure(f"The hand of {looker} is open, and {table['seen_hands']} are seen.")
        for zone, kinds in table["kinds"].items():
            name, _, owner = zone.rpartition("-")
            if name in OWN and any(kinds) and int(owner) != looker:
                raise Failure(f"Seat {looker} looks and sees {kinds} in {zone}.")
            if zone in ("deck", "heroes", "looked", "under") and any(kinds) and looker is None:
                raise Failure(f"With every hand closed {kinds} are seen in {zone}.")

    def _pieces(self, table: Table) -> None:
        """Every card lies on the table once, no marker and no token is lost or made."""
        counts, facts = table["counts"], table["facts"]
        cards = sum(count for zone, count in counts.items() if not zone.startswith((*NO_CARDS, "block-")))
        cards += sum(kind in VILLAINS for zone, kinds in table["kinds"].items() if "block-" in zone for kind in kinds)
        if cards != CARDS:
            raise Failure(f"{cards} cards lie on the table: {counts}")
        for seat in range(len(facts["points"])):
            placed = counts[f"actions-{seat}"] + counts[f"hqmark-{seat}"]
            left = facts["coloured"][seat] + facts["white"][seat]
            if placed + left != MARKERS or counts[f"stock-{seat}"] != left:
                raise Failure(
                    f"Seat {seat} has placed {placed} markers, {left} are left, {counts[f'stock-{seat}']} lie."
                )
        supply = facts["supply"]["combat"]
        if not 0 <= supply <= COMBAT or table["tokens"] + supply != COMBAT:
            raise Failure(f"{table['tokens']} Combat +1 tokens lie on heroes and blocks, and {supply} in the supply.")

    def _glance(self, seen: dict[str, Any]) -> None:
        """While the table moves after an answer, a bot's too: dice roll, a round is scored."""
        table = seen.get("table")
        if self._city is None or table is None or table["outcome"]:
            return
        facts, fight = table["facts"], table["facts"]["fight"]
        if facts["phase"] == "scoring" != self._phase or facts["round"] > self.round > 0:
            self.round, self._phase = facts["round"], facts["phase"]
            self._score(self._city)
        elif fight is not None and fight["roll"] and fight["roll"] != self._roll:
            self._roll = fight["roll"]
            thrown = bool(VILLAINS & set(table["kinds"][f"block-{fight['block']}"]))
            time.sleep(READ_SECONDS)
            self._city.fought(table, thrown)
            self.check.acts[f"(a fight{' against a supervillain' if thrown else ''})"] += 1

    def _score(self, album: CityAlbum) -> None:
        began = time.monotonic()
        for number, moment in enumerate(SCORING_SECONDS):
            time.sleep(max(0.0, began + moment - time.monotonic()))
            album.take(f"scoring-{number}", self.round)
        self.check.acts["(a round is scored)"] += 1

    # ------------------------------------------------------------ hands
    def _call(self, table: Table) -> None:
        """Whoever is known to hold a supervillain answers mostly, others seldom: they may still decline."""
        dice = self._dice.random()
        known = [seat for seat in table["call"] if self._held.get(seat) and table["asked"] == "throw"]
        if dice < (0.8 if known else 0.12) and self.check.acts["nobody"]:
            self._claim(table, self._dice.choice(known or table["call"]))
        elif dice > 0.96 and table["holds"]:
            self._peek(table)
        else:
            place = self._one_of(table["nobody"], bar(table, "!nobody"))
            self.check.expect("nobody", lambda: self._touch.click(place), None)

    def _claim(self, table: Table, seat: int) -> None:
        place = self._one_of(table["claims"].get(str(seat)), bar_hold(table, seat))

        def claimed() -> None:
            self.check.until(lambda seen: seat not in seen["table"]["call"], f"Seat {seat} claims an answer")

        self.check.expect("claim", lambda: self._touch.hold(place, claimed), [])

    def _peek(self, table: Table) -> None:
        """Only whoever is not asked peeks: the one who is would open the hand for good."""
        holds = {
            seat: place for seat, place in table["holds"].items() if int(seat) not in (table["offered"], table["seat"])
        }
        if holds:
            super()._peek({**table, "holds": holds})

    def _open(self, table: Table, seat: int) -> None:
        """The hand of whoever acts is opened: it may hold a card to play."""
        place = self._one_of(table["holds"].get(str(seat)), bar_hold(table, seat))

        def opened() -> None:
            self.check.until(lambda seen: seen["table"]["looker"] == seat, f"The hand of seat {seat} opens")

        self.check.expect("open a hand to play", lambda: self._touch.hold(place, opened), [])

    # ------------------------------------------------------------ decisions
    def _decide(self, seen: dict[str, Any], table: Table) -> None:
        dice, seat = self._dice.random(), table["seat"]
        if table["offered"] is not None and dice < 0.4 and table["counts"][f"hand-{seat}"]:
            self._open(table, seat)
        elif dice > 0.97 and self.with_undo and self._answering.undo(seen):
            return
        elif dice > 0.94 and table["holds"] and not table["seen_hands"]:
            self._peek(table)
        elif dice < 0.86 or not self._misplace(table):
            self._answer(table)

    def _misplace(self, table: Table) -> bool:
        """Let go of a hero or a card over a block that is no target of it."""
        options = [o for o in table["options"] if o["target"] and o["subject"] in table["things"]]
        if not options:
            return False
        subject = self._dice.choice(options)["subject"]
        blocks = {block for block, there in table["blocks"].items() if subject not in there}
        rule = self._answering.misplace_among(table, subject, lambda here: sorted(blocks & set(here["things"])))
        if rule and not rule.startswith("HI-"):
            raise Failure(f"A drop of {subject} was refused by {rule}, no rule of this game.")
        self.check.acts[f"({rule or 'nothing to refuse'})"] += 1
        return True

    def _answer(self, table: Table) -> None:
        by, option = self._answering, dict(choose(table["options"], self._dice))
        elsewhere = table["stand_ins"].get(option["subject"])
        if elsewhere is not None and self._dice.random() < 0.3:
            table = {**table, "things": {**table["things"], option["subject"]: elsewhere}}
            self.check.acts["(by the card on the board)"] += 1
        way = self._dice.choice(self._ways(table, option))
        if way == "drag":
            by.drag(table, option)
        elif way == "drag on":
            by.drag_on(table, option)
        elif way == "click":
            by.click(table, option, option["subject"])
        elif way == "aim":
            by.click(table, option, option["target"])
        elif way == "tile":
            by.click_tile(table, option)
        elif way == "key" and by.type(table, option):
            pass
        elif way != "click twice" or not by.click_twice(table, option):
            by.press(option)
        self.check.acts[f"({option['key'].partition(':')[0]})"] += 1

    def _ways(self, table: Table, option: Table) -> list[str]:
        """How this option may be taken, what a hand on the table would do first of all."""
        subject, target, things = option["subject"], option["target"], table["things"]
        subjects = [each["subject"] for each in table["options"]]
        alone = subjects.count(subject) == 1
        lone = len(set(subjects) - {None}) == 1 and all(o["target"] for o in table["options"] if o["subject"])
        ways = ["press"] if subject or target else ["press", "key"]
        if option["key"] in table["tiles"]:
            ways += ["tile"] * 4
        if subject in things and target:
            ways += ["drag"] * 5
            ways += ["click twice"] if not alone else []
        elif subject in things and alone:
            ways += ["click"] * 3
            ways += ["drag on"] if subject.startswith("card:") and table["kind"] == "act" else []
        if lone and target in things and not str(subject).startswith("card:"):
            ways += ["aim"]
        return ways

"""The people of a game of Hero Brawl at one mouse, and what must be true of every table that they see."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterable
from typing import Any

from tests.real.album import Album
from tests.real.answering import bar
from tests.real.player import Player
from tests.real.program import Failure, Program
from tests.real.screen import VirtualScreen
from tests.real.touching import Table

CARDS = 60
GLADLY = {"Foreign Object": 3.0, "Tag Team": 2.0, "Rival": 2.0, "High Flier": 1.5}  # they show most
AIM = "zone:player-"
ANY_RULE = {"commit": "BR-ROSH-2", "keep": "BR-ROSH-7", "discard": "BR-R34", "give": "BR-R34"}
STOPPED_SECONDS = 4.0  # for the marker of a meter to be seen standing


class BoutPlayer(Player):
    """Plays every seat but those of the `bots`, and looks at each table whether it shows what it should."""

    def __init__(
        self, screen: VirtualScreen, program: Program, seed: int, album: Album | None = None, bots: Iterable[int] = ()
    ) -> None:
        super().__init__(screen, program, seed, album, bots)
        self._champion: int | None = None
        self._out = 0
        self.check.answered = self._glance

    # ------------------------------------------------------------ what must be true
    def _look_at(self, table: Table) -> None:
        self._secrets(table)
        cards = sum(count for zone, count in table["counts"].items() if zone != "die")
        if cards != CARDS:
            raise Failure(f"{cards} cards lie on the table: {table['counts']}")
        if table["seat"] is not None and table["bot"] is None:
            asked = next(line for line in reversed(self._program.trace) if line.startswith("DECISION"))
            if int(asked.split()[1]) != table["seat"]:
                raise Failure(f"The screen asks seat {table['seat']}, the trace says {asked!r}.")
        super()._look_at(table)
        self._note(table)

    def _secrets(self, table: Table) -> None:
        """Only the open hand is seen, and committed cards only by the battlers (BR-ZONE-7, BR-ROSH-4)."""
        looker, facts = table["looker"], table["facts"]
        if table["outcome"]:
            return
        if table["seen_hands"] not in ([], [f"hand-{looker}"]):
            raise Failure(f"The hand of {looker} is open, and {table['seen_hands']} are seen.")
        battlers = facts["result"]["seats"] if facts["result"] is not None else []
        for zone, kinds in table["kinds"].items():
            owner = int(zone.rpartition("-")[2]) if zone.startswith("committed-") else None
            if owner is None or not any(kinds):
                continue
            if looker != owner and not (looker in battlers and owner in battlers):
                raise Failure(f"Seat {looker} looks and sees what seat {owner} has committed: {kinds}")

    def _note(self, table: Table) -> None:
        """Count what has happened to belt and players."""
        facts = table["facts"]
        if facts["champion"] != self._champion:
            self.check.acts["(the belt moves)"] += 1
            self._champion = facts["champion"]
        if sum(facts["out"]) > self._out:
            self.check.acts["(a player is out)"] += sum(facts["out"]) - self._out
        self._out = sum(facts["out"])

    def _glance(self) -> None:
        """Just after an answer: the belt, or a player who goes, may be on its way."""
        if self._album is None:
            return
        table = self._program.look().get("table")
        if table is None or table["outcome"]:
            return  # at the end a sheet tells it
        facts = table["facts"]
        if facts["champion"] != self._champion and facts["champion"] is not None:
            time.sleep(0.35)  # until an open hand has gone down
            self._album.take("belt-moves", 1.0 + (self._champion is not None) + 0.2 * facts["out"].count(False))
        if sum(facts["out"]) > self._out:
            time.sleep(0.25)  # until what is said about it stands
            self._album.take("elimination", 1.0 * facts["out"].count(False))

    def _wait_for_bot(self, table: Table) -> None:
        place = bar(table, "!skip")
        if place and self._dice.random() < 0.03:
            self.check.expect("skip ahead", lambda: self._touch.click(place), [])
            return
        super()._wait_for_bot(table)
        self._glance()

    # ------------------------------------------------------------ hands
    def _call(self, table: Table) -> None:
        """Now and then a seat says beforehand that it answers nothing in this turn."""
        silent = [button for button in table["bar"] if button["key"].startswith("!stand ") and button["at"]]
        silent = [button for button in silent if button["key"].endswith(" turn")]
        if silent and self._dice.random() < 0.04 and self.check.acts["nobody"]:
            button = self._dice.choice(silent)
            seat = int(button["key"].split()[1])

            def silenced() -> None:
                self._touch.click(button["at"])
                self.check.until(lambda seen: seat not in seen["table"]["call"], f"Seat {seat} says nothing this turn")

            self.check.expect("no answer this turn", silenced, [])
            return
        super()._call(table)

    def _wanted(self, table: Table) -> None:
        if self.with_undo and self._dice.random() < 0.1 and self._answering.undo(self._program.settled()):
            return
        super()._wanted(table)

    # ------------------------------------------------------------ decisions
    def _decide(self, seen: dict[str, Any], table: Table) -> None:
        if table["kind"] == "skill":
            self._test_skill(seen, table)
            return
        dice = self._dice.random()
        shielded = [f"{AIM}{seat}" for seat, shield in enumerate(table["facts"]["shielded"]) if shield]
        if dice < (0.3 if shielded and table["kind"] == "play" else 0.06):
            told = self.check.acts["refused drop"]
            if self._answering.misplace_on_zone(table, lambda *drop: self._rule(table, *drop), shielded):
                zone = "shielded" if shielded else "another zone"
                self.check.acts[f"(refused on {zone})"] += self.check.acts["refused drop"] - told
                return
        if dice > 0.9 and self.with_undo and self._answering.undo(seen):
            return
        self._answer(table)

    def _rule(self, table: Table, subject: str, zone: str) -> str:
        """The rule that a drop of this card, which may act now, on this zone breaks."""
        kind = table["kind"]
        if kind in ANY_RULE:
            return ANY_RULE[kind]
        if kind != "play":
            return "BR-R7"
        aimed = any(str(o["target"]).startswith(AIM) for o in table["options"] if o["subject"] == subject)
        if not aimed:
            return "BR-TURN-2"
        name, _, seat = zone.removeprefix("zone:").rpartition("-")
        if name not in ("player", "belt") or not seat.isdigit():
            return "BR-R35"
        if int(seat) == table["seat"]:
            return "BR-ROSH-1"
        if table["facts"]["out"][int(seat)]:
            return "BR-ELIM-2"
        return "BR-CARD-TAGTEAM-3" if table["facts"]["shielded"][int(seat)] else "BR-R35"

    def _answer(self, table: Table) -> None:
        options, by = table["options"], self._answering
        option = self._dice.choices(options, [self._weight(option) for option in options])[0]
        subject, target = str(option["subject"]), option["target"]
        alone = [each["subject"] for each in options].count(option["subject"]) == 1
        ways = ["press"]
        if subject in table["things"] and subject.startswith("card:"):
            ways += ["drag"] * 4 if target else []
            ways += ["click"] if alone else ["click twice"] if target else []
        elif subject in table["things"]:
            ways += ["click"] * 3
        way = self._dice.choice(ways)
        if way == "drag":
            by.drag(table, option)
        elif way == "click":
            by.click(table, option, subject)
        elif way == "press" or not by.click_twice(table, option):
            by.press(option)
        self.check.acts[f"({table['kind']})"] += 1

    def _weight(self, option: Table) -> float:
        """How gladly an option is taken: what shows most, and an answer by whoever has claimed one."""
        if option["key"].startswith("respond:"):
            return 4.0
        return next((worth for kind, worth in GLADLY.items() if f", {kind}" in option["label"]), 1.0)

    # ------------------------------------------------------------ the test of skill
    def _test_skill(self, seen: dict[str, Any], table: Table) -> None:
        """Stop the meter, or roll a plain die beside it or in the action bar."""
        meter = table["meter"]
        if not meter["shown"] or meter["at"] is None:
            raise Failure(f"A High Flier is asked for and no meter can be pressed: {meter}")
        if self._dice.random() < 0.3 and self.check.acts["meter"]:
            if self._dice.random() < 0.5:
                self._answering.press(next(option for option in table["options"] if option["key"] == "die"))
                return
            button = next(b for b in seen["buttons"] if b["name"].startswith("Roll a plain die") and b["at"])
            self.check.expect("plain die beside the meter", lambda: self._touch.click(button["at"]), ["die"])
            return
        before = self.check.mark
        self._touch.click(meter["at"])
        self.check.until(lambda now: now["table"]["meter"]["running"], "The marker of the meter runs")
        time.sleep(self._dice.uniform(0.35, 1.3))
        if self._album is not None:
            self._album.take("meter", sum(table["facts"]["hands"]))
        self._touch.click(meter["at"])
        stopped = self._stopped()
        given = self.check.given(before, 1)
        zone = zone_at(stopped["place"], meter["zones"])
        if given[:1] != [zone]:
            raise Failure(f"The marker stopped at {stopped['place']:.3f}, in {zone}, and {given} was answered.")
        self.check.done("meter", given)
        self.check.acts[f"({zone})"] += 1

    def _stopped(self) -> Table:
        """The meter once its marker stands."""
        until = time.monotonic() + STOPPED_SECONDS
        while time.monotonic() < until:
            table = self._program.look()["table"]
            if not table["meter"]["running"]:
                if self._album is not None and table["meter"]["shown"]:
                    self._album.take("meter-stopped", sum(table["facts"]["hands"]))
                meter: Table = table["meter"]
                return meter
        raise Failure("The marker of the meter does not stop.")


def zone_at(place: float, zones: list[list[Any]]) -> str:
    """The key of the zone at a place of the bar from 0 to 1, by shares in per cent from the middle outwards."""
    out = round(abs(place - 0.5) * 200, 6)
    reached = itertools.accumulate(share for _, share in zones)
    return str(next((key for (key, _), share in zip(zones, reached, strict=True) if out <= share), zones[-1][0]))

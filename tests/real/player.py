"""The people at one mouse, who choose at random with a seed what the screen offers, by dragging where they can."""

from __future__ import annotations

import random
import time
from collections.abc import Iterable
from typing import Any

from tests.real.album import Album
from tests.real.answering import Answering, bar
from tests.real.checking import Checker
from tests.real.program import Failure, Program
from tests.real.screen import VirtualScreen
from tests.real.touching import Table, Touch

# Cards that answer out of a hand: with them in the decks there are table calls.
ANSWERERS = ("Madame Romalda", "Union Rep", "The Understudy")
BOT_SECONDS = 20.0  # that a bot may take for one answer


class Player:
    """Plays every seat but those of the `bots`. `check` has counted the acts."""

    def __init__(
        self,
        screen: VirtualScreen,
        program: Program,
        seed: int,
        album: Album | None = None,
        bots: Iterable[int] = (),
    ) -> None:
        self._program, self._album = program, album
        self._dice = random.Random(seed)
        self.check = Checker(program, bots)
        self._touch = Touch(screen, program, album)
        self._answering = Answering(program, self._touch, self.check, self._dice, album)
        self.with_undo = True

    def step(self) -> bool:
        """One act of whoever is asked, or a moment of waiting for a bot. False when the game is over."""
        seen = self._program.settled()
        table = seen["table"]
        if table["outcome"]:
            return False
        if seen["sheets"] or seen["menu"]:
            raise Failure(f"Something lies over the table: {seen['sheets'] or seen['menu']}")
        self._look_at(table)
        if table["bot"] is not None:
            self._wait_for_bot(table)
        elif table["call"]:
            self._call(table)
        elif table["wanted"] is not None:
            self._wanted(table)
        elif table["options"]:
            self._decide(seen, table)
        else:
            raise Failure(f"Nothing can be done: {table['prompt']}")
        return True

    def _look_at(self, table: Table) -> None:
        """What stands on the screen now, at rest."""
        if self._album is not None:
            self._album.look_at(table)

    def _wait_for_bot(self, table: Table) -> None:
        """A bot decides without anybody's doing: look until it has."""
        until = time.monotonic() + BOT_SECONDS
        while time.monotonic() < until:
            now = self._program.look().get("table", {})
            if now.get("bot") is None or len(now["answers"]) != len(table["answers"]):
                return
            time.sleep(0.03)
        raise Failure(f"The bot of seat {table['bot']} does not decide: {table['prompt']}")

    # ------------------------------------------------------------ hands
    def _call(self, table: Table) -> None:
        """A table call: mostly nobody answers (the first time for certain); sometimes somebody does, or only peeks."""
        dice = self._dice.random()
        if dice < 0.08 and table["holds"]:
            self._peek(table)
        elif dice < 0.33 and self.check.acts["nobody"]:
            seat = self._dice.choice(table["call"])
            place = self._one_of(table["claims"].get(str(seat)), bar_hold(table, seat))

            def claimed() -> None:
                self.check.until(lambda seen: seat not in seen["table"]["call"], f"Seat {seat} claims an answer")

            self.check.expect("claim", lambda: self._touch.hold(place, claimed), [])
        else:
            place = self._one_of(table["nobody"], bar(table, "!nobody"))
            self.check.expect("nobody", lambda: self._touch.click(place), None)

    def _wanted(self, table: Table) -> None:
        """A decision that uses the hand: its owner holds a button to open it."""
        seat = table["wanted"]
        blind = bar(table, "pass")
        if blind and self._dice.random() < 0.06:
            self.check.expect("pass without a look", lambda: self._touch.click(blind), ["pass"])
            return
        place = self._one_of(table["holds"].get(str(seat)), bar_hold(table, seat))

        def opened() -> None:
            self.check.until(lambda seen: seen["table"]["looker"] == seat, f"The hand of seat {seat} opens")

        self.check.expect("open a hand", lambda: self._touch.hold(place, opened), [])
        after = self._program.settled()["table"]
        if after["looker"] != seat or after["seen_hands"] != shown(after, seat):
            raise Failure(f"Seat {seat} held its button, but {after['looker']} sees {after['seen_hands']}.")

    def _peek(self, table: Table) -> None:
        """Hold one's own button to look; the hand closes when it is let go."""
        seat, place = self._dice.choice(sorted(table["holds"].items()))

        def look() -> None:
            during = self.check.until(lambda seen: seen["table"]["open"] == int(seat), "A peek shows the hand")
            if during["table"]["seen_hands"] != shown(during["table"], int(seat)):
                raise Failure(f"A peek of seat {seat} shows {during['table']['seen_hands']}.")
            if self._album is not None:
                self._album.take("peek", during["table"]["standing"])

        self.check.expect("peek", lambda: self._touch.hold(place, look), [])
        after = self._program.settled()["table"]
        if after["seen_hands"] or after["open"] is not None:
            raise Failure(f"After a peek {after['seen_hands']} stay open.")

    def _one_of(self, *places: list[int] | None) -> list[int] | None:
        return self._dice.choice([place for place in places if place] or [None])

    # ------------------------------------------------------------ decisions
    def _decide(self, seen: dict[str, Any], table: Table) -> None:
        dice = self._dice.random()
        if dice < 0.03 and table["holds"] and not table["seen_hands"]:
            self._peek(table)
            return
        taken_back = dice < 0.06 and self.with_undo and self._answering.undo(seen)
        if not taken_back and not (0.06 <= dice < 0.12 and self._answering.misplace(table)):
            self._answer(table)

    def _answer(self, table: Table) -> None:
        options, by = table["options"], self._answering
        option = self._dice.choices(options, [self._weight(option) for option in options])[0]
        subject, target = option["subject"], option["target"]
        alone = [each["subject"] for each in options].count(subject) == 1
        touch = subject in table["things"] and subject.startswith("card:")
        dice = self._dice.random()
        if subject and target and subject != target and touch and dice < 0.75:
            by.drag(table, option)
        elif subject and not target and touch and dice < 0.6 and alone:
            by.drag_on(table, option)
        elif subject and not target and touch and dice < 0.8 and alone:
            by.click(table, option, subject)
        elif not subject and target in table["things"] and dice < 0.7:
            by.click(table, option, target)
        elif not (subject and target and subject != target and touch and by.click_twice(table, option)):
            by.press(option)

    def _weight(self, option: Table) -> float:
        """How gladly an option is taken: passes and declines would make a dull game."""
        answers = option["label"].startswith(ANSWERERS)
        if option["key"].startswith("acquire:"):
            return 30.0 if answers else 1.0
        if option["key"].startswith(("play:", "deploy:")) and answers:
            return 0.1
        return 0.12 if option["key"] == "pass" else 1.0


def shown(table: Table, seat: int) -> list[str]:
    """What is seen of the hands while this one is open: its zone, or nothing where it has no cards."""
    return [f"hand-{seat}"] if table["counts"][f"hand-{seat}"] else []


def bar_hold(table: Table, seat: int) -> list[int] | None:
    """Where the action bar has this seat's hold button."""
    return next((hold["at"] for hold in table["bar_holds"] if hold["seat"] == seat), None)

"""The ways to give one answer by mouse: drags, clicks, the action bar. Each is checked against the trace.

Which option to take and which way is said by `player.py`.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any

from tests.real.album import Album
from tests.real.checking import DECLINE, Checker
from tests.real.program import Failure, Program
from tests.real.touching import Table, Touch


class Answering:
    """Answers the decision that stands on the screen."""

    def __init__(
        self, program: Program, touch: Touch, check: Checker, dice: random.Random, album: Album | None
    ) -> None:
        self._program, self._touch, self._check, self._dice, self._album = program, touch, check, dice, album

    def drag(self, table: Table, option: Table) -> None:
        """Drag a card to one of its lit targets, and let go there."""

        def act() -> None:
            here = self._touch.lift(table, option["subject"])
            if option["target"] not in here["lit"]:
                raise Failure(f"{option['target']} is no lit target of {option['key']}: {here['lit']}")
            self._touch.drop(table, here, option["subject"], option["target"])
            self._touch.choose_in_menu(option["label"])

        self._check.expect("drag", act, [option["key"]])

    def drag_on(self, table: Table, option: Table) -> None:
        """Drag a card that acts to a target of the question that follows: both are answered by one drop."""
        before = self._check.mark
        here = self._touch.lift(table, option["subject"])
        targets = [each for each in here["lit"] if each in here["things"] and each != option["subject"]]
        if not targets:
            self._put_back(table, option["subject"])
            return
        target = self._dice.choice(targets)
        self._touch.drop(table, here, option["subject"], target)
        given = self._check.given(before, 2)
        if given[:1] != [option["key"]] or len([key for key in given if key != DECLINE]) != 2:
            raise Failure(f"A drag of {option['subject']} to {target} gave the answers {given}.")
        self._check.done("drag on to a Target", given)

    def click(self, table: Table, option: Table, thing: str) -> None:
        """One click on a card or a target that leaves nothing to ask."""
        self._check.expect(
            "click on a card" if thing == option["subject"] else "click on a Target",
            lambda: self._touch.click(table["things"][thing]),
            [option["key"]],
        )

    def click_twice(self, table: Table, option: Table) -> bool:
        """Click on a card, then on its target. False if that is no way to take this option."""
        if sum(each["subject"] == option["subject"] for each in table["options"]) < 2:
            return False  # one click would answer at once, or the card counts as chosen already
        before = self._check.mark
        self._touch.click(table["things"][option["subject"]])
        here = self._program.settled()
        if self._check.answers_since(before):
            raise Failure(f"A click on {option['subject']} alone gave {self._check.answers_since(before)}.")
        places, label = here["table"]["things"], option["label"]
        if here["menu"]:
            self._check.expect("click, menu", lambda: self._touch.choose_in_menu(label, must=True), [option["key"]])
        elif option["target"] not in places:
            return False
        else:

            def act() -> None:
                self._touch.click(places[option["target"]])
                self._touch.choose_in_menu(label)

            self._check.expect("click twice", act, [option["key"]])
        return True

    def press(self, option: Table) -> None:
        """Use the action bar: the button itself, or its subject's button first."""
        start = self._check.mark
        self._check.expect("button", lambda: self._press(option, start), [option["key"]], chained=True)

    def misplace(self, table: Table) -> bool:
        """Drop a card on one where it may not go: nothing is answered, the reason is told. False if no card can be."""
        subject = self._any_card(table)
        if subject is None:
            return False

        def others(here: Table) -> list[str]:
            if any(lit.startswith(("zone:", "lane:")) for lit in here["lit"]):
                return []  # what stands in a lit row belongs to it
            return [thing for thing in here["things"] if thing.startswith("card:")]

        self.misplace_among(table, subject, others)
        return True

    def misplace_among(self, table: Table, subject: str, others: Callable[[Table], list[str]]) -> str:
        """Drop something on one of these things that is no target of it; the rule that is told, "" if it is put back
        because there is none."""
        before = self._check.mark
        here = self._touch.lift(table, subject)
        wrong = sorted(thing for thing in others(here) if thing not in here["lit"] and thing != subject)
        if not wrong:
            self._put_back(table, subject)
            return ""
        target = self._dice.choice(wrong)
        self._touch.drop(table, here, subject, target)
        return self._refused(table, f"A drop of {subject} on {target}", before)

    def misplace_on_zone(self, table: Table, rule: Callable[[str, str], str], wanted: Sequence[str] = ()) -> bool:
        """Drop a card on a zone that is no target, one of `wanted` if there is such: the reason is told, with the rule
        that `rule` says for this card and zone. False if no card can be."""
        subject, before = self._any_card(table), self._check.mark
        if subject is None:
            return False
        here = self._touch.lift(table, subject)
        if not here["elsewhere"]:
            self._put_back(table, subject)
            return True
        zones = [zone for zone in here["elsewhere"] if zone in wanted] or sorted(here["elsewhere"])
        zone = self._dice.choice(zones)
        here["things"][zone] = here["elsewhere"][zone]
        self._touch.drop(table, here, subject, zone)
        told = self._refused(table, f"A drop of {subject} on {zone}", before)
        if told != rule(subject, zone):
            raise Failure(f"A drop of {subject} on {zone} was refused by {told}, not by {rule(subject, zone)}.")
        return True

    def undo(self, seen: dict[str, Any]) -> bool:
        """Take the last answer back. False if that is not possible now."""
        table = seen["table"]
        button = next((b for b in seen["buttons"] if "Undo" in (b["name"], b["text"].strip())), None)
        if button is None or not button["on"] or button["at"] is None or table["window"]:
            return False
        before, count = self._check.mark, len(table["answers"])
        self._touch.click(button["at"])
        after = self._check.until(lambda now: len(now["table"]["answers"]) < count, "Undo takes an answer back")
        left = after["table"]["answers"]
        if self._check.answers_since(before) or left != table["answers"][: len(left)]:
            raise Failure("Undo left other answers than those of before.")
        self._check.done("undo", [])
        return True

    def click_tile(self, table: Table, option: Table) -> None:
        """One click on the tile of an option."""
        place = table["tiles"][option["key"]]
        self._check.expect("tile", lambda: self._touch.click(place), [option["key"]])

    def type(self, table: Table, option: Table) -> bool:
        """Press the key on the cap of an option's button. False if it has none."""
        cap = next((each["cap"] for each in table["bar"] if each["key"] == option["key"] and each["cap"]), "")
        if cap:
            self._check.expect("key", lambda: self._touch.key(cap), [option["key"]])
        return bool(cap)

    # ------------------------------------------------------------ inside
    def _any_card(self, table: Table) -> str | None:
        """A card that may act now and can be touched."""
        subjects = [o["subject"] for o in table["options"] if str(o["subject"]).startswith("card:")]
        subjects = [subject for subject in subjects if subject in table["things"]]
        return self._dice.choice(subjects) if subjects else None

    def _refused(self, table: Table, what: str, before: int) -> str:
        """A drop has been refused and answered nothing. Returns the number of the rule."""
        line = self._program.wait_for("REFUSED", before)
        after = self._check.until(lambda seen: bool(seen["table"]["refusal"]), f"A refusal ({line}) is told")
        if self._check.answers_since(before) or after["table"]["number"] != table["number"]:
            raise Failure(f"{what} gave {self._check.answers_since(before)}.")
        if self._album is not None:
            time.sleep(0.3)
            self._album.take("refused", after["table"]["standing"])
        self._check.done("refused drop", [])
        return line.removeprefix("REFUSED ")

    def _put_back(self, table: Table, subject: str) -> None:
        self._check.expect("drag and put back", lambda: self._touch.put_back(table, subject), [])

    def _press(self, option: Table, start: int) -> None:
        now = self._program.settled()["table"]
        place = bar(now, option["key"])
        if place is None and option["subject"]:
            mine = [button for button in now["bar"] if button["subject"] == option["subject"]]
            subject = next((b["at"] for b in mine if b["kind"] == "subject" and not b["chosen"]), None)
            if subject is not None:
                self._touch.click(subject)
                now = self._program.settled()["table"]
                if self._check.answers_since(start):
                    return  # a subject with nothing further to say acts at once
            place = bar(now, option["key"])
            if place is None and any(each["kind"] == "chain" for each in now["bar"]):
                self._press_chain(now, option)
                return
        if place is None:
            self._touch.choose_in_more(option["label"])
        else:
            self._touch.click(place)
        if option["key"] == "pass":
            self._confirm_pass(start)

    def _press_chain(self, table: Table, option: Table) -> None:
        """The second line of the bar answers the card and its first target at once."""
        chains = [b for b in table["bar"] if b["kind"] == "chain" and b["key"].startswith(f"{option['key']} ")]
        places = [b["at"] for b in chains if b["at"]]
        if not places:
            raise Failure(f"No button leads on from {option['key']}.")
        self._touch.click(self._dice.choice(places))

    def _confirm_pass(self, start: int) -> None:
        """Passing with cards that could be played is asked once more."""

        def asked_or_done(seen: dict[str, Any]) -> bool:
            return bool(seen["sheets"] or self._check.answers_since(start))

        seen = self._check.until(asked_or_done, "Pass answers or asks")
        for sheet in seen["sheets"]:
            if sheet["title"] == "Pass":
                if self._album is not None:
                    time.sleep(0.2)
                    self._album.take("pass")
                self._touch.click(next(b["at"] for b in sheet["buttons"] if b["text"] == "Pass"))


def bar(table: Table, key: str) -> list[int] | None:
    """Where the action bar has the button that chooses this key."""
    places = (b["at"] for b in table["bar"] if b["key"] == key and b["kind"] == "choose")
    return next((place for place in places if place), None)

"""What hands do on the table: clicks, holding a button, lifting a card and letting it go, choosing in a menu.

Where things are was told by the program; that they are reached is the X server's business.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from tests.real.album import Album
from tests.real.program import Failure, Program, point
from tests.real.screen import Point, VirtualScreen

Table = dict[str, Any]
LIFT = (18, -14)  # pixels that a card is drawn out of its place before one looks what is lit


class Touch:
    """The mouse on the table."""

    def __init__(self, screen: VirtualScreen, program: Program, album: Album | None) -> None:
        self._screen, self._program, self._album = screen, program, album

    def click(self, place: list[int] | None, what: str = "That") -> None:
        """Click there; None means that it is nowhere to be seen."""
        if place is None:
            raise Failure(f"{what} is nowhere on the screen: {self._program.look()}")
        self._screen.click(point(place))

    def key(self, cap: str) -> None:
        """Press a key, as the cap on a button says it."""
        self._screen.key(cap)

    def hold(self, place: list[int] | None, meanwhile: Callable[[], None] = lambda: None) -> None:
        """Hold a button for more than half a second."""
        if place is None:
            raise Failure("The hold button is not on the screen.")
        self._screen.hold(point(place), meanwhile)

    def lift(self, table: Table, subject: str) -> Table:
        """Press on a card and draw it out of its place; what can be seen then, with the lit targets."""
        start = point(table["things"][subject])
        self._screen.press(start)
        self._screen.glide(start, Point(start.x + LIFT[0], start.y + LIFT[1]))
        time.sleep(0.15)
        seen: Table = self._program.look()["table"]
        return seen

    def drop(self, before: Table, here: Table, subject: str, target: str) -> None:
        """Go on with a lifted card to a target and let go."""
        if target not in here["things"]:
            self._screen.release()
            raise Failure(f"{target} is lit for {subject}, but lies nowhere where one could let go.")
        start, end = point(before["things"][subject]), point(here["things"][target])
        self._screen.glide(Point(start.x + LIFT[0], start.y + LIFT[1]), end)
        time.sleep(0.2)
        if self._album is not None and len(here["lit"]) > 1 and target in here["lit"]:
            self._album.drag(here, subject)
        self._screen.release()

    def put_back(self, table: Table, subject: str) -> None:
        """Let go of a lifted card on its own place."""
        place = point(table["things"][subject])
        self._screen.glide(Point(place.x + LIFT[0], place.y + LIFT[1]), place)
        self._screen.release()

    def choose_in_menu(self, label: str, must: bool = False) -> None:
        """If a drop or click fits several options, a menu asks which."""
        time.sleep(0.2)
        menu = self._program.look()["menu"]
        if not menu and not must:
            return
        self._pick(menu, label)
        if self._album is not None:
            self._album.take("menu", len(menu))

    def choose_in_more(self, label: str) -> None:
        """The last button of a full line holds those that do not fit; the lowest line is asked now."""
        seen = self._program.look()
        for more in reversed([each for each in seen["buttons"] if each["text"].endswith(" more") and each["at"]]):
            self.click(more["at"])
            time.sleep(0.3)
            if self._album is not None:
                self._album.take("more")
            entry = _entry(self._program.look()["menu"], label)
            if entry is not None:
                self.click(entry["at"])
                return
            self._screen.key("Escape")
            time.sleep(0.2)
        raise Failure(f"There is no button for {label!r}: {[each['text'] for each in seen['buttons']]}")

    def _pick(self, menu: list[dict[str, Any]], label: str) -> None:
        entry = _entry(menu, label)
        if entry is None:
            raise Failure(f"{label!r} is not in the menu {[each['text'] for each in menu]}.")
        self.click(entry["at"])


def _entry(menu: list[dict[str, Any]], label: str) -> dict[str, Any] | None:
    """The entry for an option; beside its subject it says only what is not said there."""
    whole = [each for each in menu if each["text"].replace("&&", "&").startswith(label)]
    ends = [each for each in menu if label.lower().endswith(_words(each["text"]))]
    return next(iter(whole), None) or max(ends, key=lambda each: len(_words(each["text"])), default=None)


def _words(text: str) -> str:
    """What an entry of a menu is called, without what stands beside it and its key."""
    return text.replace("&&", "&").partition("\t")[0].partition("  ")[0].lower()

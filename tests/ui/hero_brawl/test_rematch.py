"""A rematch of Hero Brawl: whoever was out first is filled in, in the window, in the form and in the terminal."""

from __future__ import annotations

import io

import pytest

from tabletop.engine.events import Event
from tabletop.engine.game import Outcome
from tabletop.engine.match import Match
from tabletop.games.hero_brawl import BRAWL
from tabletop.terminal.playing import rematch
from tabletop.terminal.session import Console
from tabletop.ui.lobby.page import LobbyPage
from tabletop.ui.lobby_flows import LobbyFlows
from tabletop.ui.newgame.quick import SEATS, quick_setup
from tabletop.ui.shell import Shell
from tests.citing import rule
from tests.games.hero_brawl.bout import last_card
from tests.ui.conftest import OpenTable
from tests.ui.hero_brawl.bouts import new_bout
from tests.ui.texts import words_in


def ended(first_out: int, seats: int = 3, first: str = "loser") -> Match:
    """A game in which one after the other has given up, this seat first."""
    match = new_bout(seats, first=first)
    match.concede(first_out)
    for seat in range(seats):
        if match.outcome is None and seat != first_out:
            match.concede(seat)
    return match


@rule("BR-R44")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_who_was_out_first_begins_the_rematch(open_table: OpenTable, seat: int) -> None:
    table = open_table(ended(seat))
    begun: list[Match] = []
    table.rematch.connect(lambda match, _hands: begun.append(match))
    table._again()
    (fresh,) = begun
    fresh.run()
    assert fresh.setup.options["lost"] == str(seat)
    assert fresh.table.starting == seat
    assert fresh.setup.seed != table.controller.match.setup.seed


@rule("BR-R44")
def test_a_loser_of_a_double_knockout_is_not_its_winner() -> None:
    for belt, loser in (("Ann", "1"), ("Bo", "0")):
        bout = last_card(players=[{"hand": ["Jobber"]}, {"hand": 1}], pile=0, belt=belt).go_on().quiet()
        assert bout.outcome is not None
        assert bout.outcome.ending == "double-knockout"
        assert BRAWL.again(bout.match.events, bout.outcome) == {"lost": loser}


@rule("BR-R44")
def test_where_nobody_was_out_the_next_game_begins_by_lot() -> None:
    champion = Outcome((0,), "pile-out", "BR-END-2", "<0> wins.")
    assert BRAWL.again([], champion) == {"lost": "none"}
    assert BRAWL.again([Event(0, "eliminated", data={"seat": 0})], champion) == {"lost": "none"}


def test_the_form_and_play_now_know_who_was_out_first(open_table: OpenTable) -> None:
    match = ended(2)
    table = open_table(match)
    settings = table.page.settings
    settings.names, settings.kinds = list(match.names), ["human"] * 3
    settings.options[BRAWL.name] = {"first": "loser", SEATS: "3"}
    table.end()
    assert settings.options[BRAWL.name]["lost"] == "2"
    assert quick_setup(BRAWL, settings, 1).options["lost"] == "2"


def test_what_other_people_played_is_not_remembered(open_table: OpenTable) -> None:
    table = open_table(ended(2))
    settings = table.page.settings
    settings.names, settings.kinds = ["Ann", "Bo"], ["human"] * 2
    settings.options[BRAWL.name] = {"first": "loser", SEATS: "2"}
    table.end()
    assert "lost" not in settings.options[BRAWL.name]


@pytest.mark.parametrize(("typed", "begins"), [("again", True), ("Yes", True), ("", False), (None, False)])
def test_a_terminal_offers_it_too(typed: str | None, begins: bool) -> None:
    out = io.StringIO()
    console = Console(lambda _prompt: typed, lambda text: print(text, file=out), private=True)
    fresh = rematch(ended(1), console)
    assert (fresh is not None) is begins
    if fresh is not None:
        fresh.run()
        assert fresh.table.starting == 1
        assert fresh.names == ["Ann", "Bo", "Cy"]


def test_a_terminal_offers_nothing_before_the_end_or_where_only_bots_play_and_a_pipe_never() -> None:
    def never(_prompt: str) -> str | None:
        raise AssertionError("asked")

    console = Console(never, print, private=True)
    assert rematch(new_bout(2), console) is None
    bots = new_bout(0, 2)
    bots.concede(0)
    assert rematch(bots, console) is None
    assert rematch(ended(1), Console(never, print)) is None


def test_play_now_with_options_that_fit_no_more_says_so(shell: Shell) -> None:
    shell.settings.names, shell.settings.kinds = ["Ann", "Bo"], ["human"] * 2
    shell.settings.options[BRAWL.name] = {"first": "4", SEATS: "2"}  # as somebody wrote it into the file
    flows = LobbyFlows(shell, LobbyPage(shell.theme, [BRAWL]))
    opened: list[object] = []
    flows.opened.connect(lambda match, _path, _hands: opened.append(match))
    flows.play_now(BRAWL.name)
    assert opened == []
    assert "The first player cannot be seat 5: there are 2 seats." in words_in(shell.open_sheets()[-1])

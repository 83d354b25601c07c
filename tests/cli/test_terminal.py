"""A game in the terminal: what people type, what they read, and that no secret is read out to the wrong one."""

from __future__ import annotations

import errno
import io
import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tabletop.bots import bot_named, bots_of
from tabletop.crash import CrashReporter
from tabletop.engine.events import plain
from tabletop.engine.match import Match, RuleFault
from tabletop.engine.view import SPECTATOR
from tabletop.folders import logs_folder
from tabletop.saves.autosave import Autosaver
from tabletop.saves.reading import read_save
from tabletop.terminal.session import Console, TerminalTable
from tabletop.trace import Trace
from tests.cli.running import run
from tests.saves.playing import begun, played


@dataclass
class Heard:
    """What came out of a session, and the match as it stood at its end."""

    text: str
    match: Match
    autosaver: Autosaver

    @property
    def lines(self) -> list[str]:
        return self.text.splitlines()

    def after(self, prompt: str) -> list[str]:
        """The lines after the one that was typed (typed lines are written with "> " before them)."""
        lines = self.lines
        return lines[lines.index(f"> {prompt}") + 1 :]


def play(match: Match, typed: Iterable[str], *, private: bool = False) -> Heard:
    """Type some lines at a match; after them the input ends."""
    out = io.StringIO()
    waiting = iter(typed)

    def read(prompt: str) -> str | None:
        line = next(waiting, None)
        if line is not None:
            out.write(f"{prompt}{line}\n")
        return line

    saver = Autosaver.begin(match)
    console = Console(read, lambda text: print(text, file=out), private)
    crash = CrashReporter(console.write)
    table = TerminalTable(match, bots_of(match.setup), console, saver, Trace(out), crash)
    saver.on_saved, saver.on_fault = table.saved, table.save_failed
    table.play()
    return Heard(out.getvalue(), match, saver)


def test_an_option_is_chosen_by_number_or_by_key() -> None:
    by_number, by_key = play(begun(), ["2"]), play(begun(), ["deck:villain"])
    assert by_number.match.state_hash() == by_key.match.state_hash()
    assert "CHOSE deck:villain" in by_number.lines


def test_the_trace_tells_each_thing_done_in_its_order() -> None:
    heard = play(begun(), ["1", "nonsense"])
    words = [line.split(" ")[0] for line in heard.lines]
    told = [word for word in words if word in ("READY", "DECISION", "CHOSE", "REFUSED", "SAVED", "ENDED")]
    assert told == ["READY", "DECISION", "CHOSE", "SAVED", "DECISION", "REFUSED", "SAVED"]
    assert "REFUSED unknown-input" in heard.lines


@pytest.mark.parametrize("typed", ["0", "3", "-1", "deck:robot", "dekc:hero", "\uff11", "undoo"])
def test_what_is_no_option_is_told_what_is_allowed(typed: str) -> None:
    heard = play(begun(), [typed])
    (answer, *_) = [line for line in heard.lines if line.startswith(f'"{typed}" is no option here.')]
    assert "a number from 1 to 2" in answer
    assert "view, log" in answer
    assert heard.match.number == begun().number


def test_the_end_of_the_input_says_where_the_game_is_kept() -> None:
    heard = play(begun(), ["1"])
    assert heard.autosaver.last is not None
    assert heard.lines[-1].startswith(f"The game is kept in {heard.autosaver.last}. Go on with: tabletop play")
    assert read_save(heard.autosaver.last).match.state_hash() == heard.match.state_hash()


def test_quitting_keeps_the_game_too() -> None:
    heard = play(begun(), ["1", "quit", "1"])
    assert "The input has ended." not in heard.text
    assert heard.autosaver.last is not None
    assert read_save(heard.autosaver.last).match.state_hash() == heard.match.state_hash()


def test_a_hand_is_told_only_with_its_own_decision() -> None:
    heard = play(begun(), ["1", *["pass"] * 2, *["1"] * 30])
    match = begun()
    lines = heard.lines
    hands = [(number, line) for number, line in enumerate(lines) if ", hand: " in line]
    assert len(hands) > 5
    for number, line in hands:
        owner = line.partition(",")[0]
        told = next(later for later in lines[number:] if ", your decision: " in later)
        assert told.startswith(f"{owner}, your decision: ")
    assert {line.partition(",")[0] for _, line in hands} == set(match.names)


def test_between_two_people_only_the_public_log_is_told() -> None:
    heard = play(begun(), ["1", *["1"] * 40])
    public, own = (told_to(heard.match, seats) for seats in ((SPECTATOR,), (0, 1)))
    assert len(own - public) > 3
    assert [line for line in heard.lines if line in own - public] == []


def told_to(match: Match, seats: tuple[int, ...]) -> set[str]:
    """The lines of the log of some seats."""
    return {plain(event.text, match.names) for seat in seats for event in match.ask(seat).log()}


def test_against_a_bot_a_person_reads_their_own_draws() -> None:
    match = begun(5, "Ann", "Bo:random")
    typed = ["1"] if match.to_move == 0 else []
    lines = [line for line in play(match, typed).lines if "draws" in line]
    assert sum("draws a card" in line for line in lines) == 4
    assert sum(line.startswith(("You draw", "Ann draws")) and "a card" not in line for line in lines) == 4


def test_on_a_screen_the_hand_goes_away_before_the_next_one_comes() -> None:
    heard = play(begun(), ["", "1", "", "1", "", "2"], private=True)
    assert heard.text.count("Press Enter when only") >= 2
    cleared = heard.text.index("\x1b[2J")
    hand = heard.text.index(", hand: ")
    assert hand < cleared < heard.text.index("Press Enter when only", hand)


def test_in_a_pipe_nothing_asks_for_enter_and_nothing_is_cleared() -> None:
    heard = play(begun(), ["1"] * 10)
    assert "Press Enter" not in heard.text
    assert "\x1b" not in heard.text


def test_view_names_every_card_the_seat_may_see() -> None:
    match = begun()
    answer = play(match, ["1", "view"]).after("view")
    seat = match.to_move
    assert seat is not None
    view = match.ask(seat).view()
    shown = [piece.key for zone in view.zones.values() for piece in zone.pieces if piece.kind is not None]
    assert shown
    text = "\n".join(answer)
    assert [key for key in shown if f"[{key}]" not in text] == []
    assert f"(hand-{1 - seat}): 4 cards, hidden." in text


def test_log_gives_as_many_lines_as_wanted() -> None:
    heard = play(begun(), ["1", "log 2", "log", "log x"])
    assert heard.after("log 2").index("> log") == 2
    assert heard.after("log").index("> log x") >= 10
    assert heard.after("log x")[0].startswith('After "log" comes how many lines')


def test_why_tells_the_rule_for_what_is_not_allowed() -> None:
    heard = play(begun(), ["1", "why", "why pool", "why zorro", "why a b c", "why lane:play front-0"])
    assert any("HB-PLAY" in line for line in heard.after("why")[:3])
    assert "(HB-" in heard.after("why pool")[0]
    assert heard.after("why zorro")[0].startswith('Nothing on the table is called "zorro"')
    assert heard.after("why a b c")[0].startswith('After "why" come one or two things')


def test_why_says_that_an_option_is_allowed() -> None:
    match = played(1)
    decision = match.decision
    assert decision is not None
    number, option = next((n, o) for n, o in enumerate(decision.options, 1) if o.subject and o.target)
    typed = f"why {option.subject} {option.target}"
    assert play(match, [typed]).after(typed)[0].startswith(f"That is allowed: option {number}, ")


def test_a_card_and_a_rule_can_be_read() -> None:
    heard = play(begun(), ["card bert", "card bertt", "card", "rule HB-PLAY-5", "rule HB-PLAY-555", "rule"])
    assert "Clobber" in "\n".join(heard.after("card bert")[:6])
    assert heard.after("card bertt")[0] == 'There is no card "bertt". Did you mean "BERT"?'
    assert heard.after("card")[0] == 'After "card" comes the name of a card.'
    assert heard.after("rule HB-PLAY-5")[0].startswith("HB-PLAY-5: The phase ends when")
    assert "HB-PLAY-5" in heard.after("rule HB-PLAY-555")[0]
    assert heard.after("rule")[0].startswith("Give the number of a rule")


def test_undo_takes_back_and_redo_gives_again() -> None:
    match = played(1)
    option = next(o.key for o in match.decision.options if o.key.startswith("deploy"))  # type: ignore[union-attr]
    before = match.state_hash()
    heard = play(match, [option, "undo"])
    assert "The last decision is taken back." in heard.lines
    assert heard.match.state_hash() == before
    assert heard.autosaver.last is not None
    assert read_save(heard.autosaver.last).match.state_hash() == before
    again = play(played(1), [option, "undo", "redo", "redo"])
    assert again.match.state_hash() == play(played(1), [option]).match.state_hash()
    assert "Nothing has been taken back." in again.lines


def test_undo_says_what_stops_it() -> None:
    assert "That cannot be taken back: Nothing has been decided yet." in play(begun(), ["undo"]).lines
    assert "That cannot be taken back: Something hidden has come out since then." in play(begun(), ["1", "undo"]).lines


def test_undo_does_not_take_a_bots_answer_back() -> None:
    match = begun(5, "Ann", "Bo:random")
    typed = [] if match.to_move == 1 else ["1"]
    heard = play(match, [*typed, "1", "undo"])
    assert any(line.startswith("That cannot be taken back: Bo has answered") for line in heard.lines) or any(
        "Something hidden" in line for line in heard.lines
    )


def test_save_writes_a_file_and_keeps_the_older_one(tmp_path: Path) -> None:
    path = tmp_path / "my evening"
    heard = play(begun(), [f"save {path}", "1", f"save {path}", "save"])
    assert f"SAVED {path}" in heard.lines
    assert f"Saved in {path}. The older one is kept as {path}.bak." in heard.lines
    assert read_save(path).match.state_hash() == heard.match.state_hash()
    assert heard.after("save")[0].startswith('After "save" comes the name of a file')


def test_a_save_that_fails_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    heard = play(begun(), [f"save {tmp_path / 'nowhere' / 'x'}", "1"])
    assert "REFUSED not-saved" in heard.lines
    assert any("there is no folder" in line for line in heard.lines)
    assert "CHOSE deck:hero" in heard.lines


def test_a_full_disk_is_told_once_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_space(*_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "write", no_space)
    heard = play(begun(), ["1", "1", "1"])
    told = [line for line in heard.lines if line.startswith("Autosave: The game was not saved: the disk is full.")]
    assert len(told) == 1
    assert sum(line.startswith("CHOSE") for line in heard.lines) == 3


def test_conceding_asks_and_ends_the_game() -> None:
    match = begun()
    loser = match.names[match.to_move or 0]
    heard = play(match, ["concede", "concede yes"])
    assert any(line.startswith(f"{loser} would give the game up") for line in heard.lines)
    assert heard.match.outcome is not None
    assert heard.lines[-1].startswith("ENDED ")


def test_an_error_inside_a_card_costs_only_that_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun()
    answer = Match.answer

    def fails_once(self: Match, key: str, number: int | None = None) -> None:
        if key == "deck:hero":
            raise RuleFault("KeyError: 'x'")
        answer(self, key, number)

    monkeypatch.setattr(Match, "answer", fails_once)
    heard = play(match, ["1", "2"])
    assert "REFUSED fault" in heard.lines
    assert "CHOSE deck:villain" in heard.lines
    assert "Traceback" not in heard.text
    assert len(list(logs_folder().glob("crash-*.txt"))) == 1


def test_a_bot_whose_answer_fails_takes_another(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(5, "Ann:random", "Bo:random")
    answer, failed = Match.answer, list[Any]()

    def fails_first(self: Match, key: str, number: int | None = None) -> None:
        if not failed:
            failed.append(key)
            raise RuleFault("KeyError: 'x'")
        answer(self, key, number)

    monkeypatch.setattr(Match, "answer", fails_first)
    heard = play(match, [])
    assert heard.match.outcome is not None
    assert f"CHOSE {failed[0]}" not in heard.lines[: heard.lines.index("REFUSED fault") + 3]


def test_help_lists_every_command() -> None:
    from tabletop.terminal.commands import COMMANDS

    text = "\n".join(play(begun(), ["help"]).after("help"))
    assert [command for command in COMMANDS if command not in text] == []


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_whole_game_through_a_pipe(seed: int) -> None:
    typed = whole_game(seed)
    done = run("play", "hero-brigade", "--text", "--trace", "--seed", str(seed), text="\n".join(typed) + "\n")
    assert done.returncode == 0
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    assert lines[0] == "READY"
    assert lines[-1].startswith("ENDED ")
    assert [line[6:] for line in lines if line.startswith("CHOSE ")] == typed


def whole_game(seed: int) -> list[str]:
    """The keys that a random bot would answer, to the end of the game."""
    match = begun(seed, "Player 1", "Player 2")
    bot = bot_named("random", seed)
    keys = []
    while match.to_move is not None:
        keys.append(bot.choose(match.ask(match.to_move)))
        match.answer(keys[-1])
        match.run()
    return keys

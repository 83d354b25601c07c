"""Games of two to six seats from the command line: whole games through a pipe, and words for what cannot be."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from tabletop import cli
from tabletop.games import game_named
from tabletop.games.hero_brawl.position import build_position
from tabletop.opening import new_match, wanted_game
from tabletop.saves.reading import read_save
from tabletop.saves.save_file import write_save
from tests.cli.running import run
from tests.cli.test_terminal import play
from tests.saves.playing import answered, rewritten

NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus")
BRAWL, PROTOCOL = "hero-brawl", "roshambo-protocol"


def seated(count: int, bots: Sequence[int] = ()) -> list[str]:
    """`--seat` for so many players."""
    return [
        word
        for seat, name in enumerate(NAMES[:count])
        for word in ("--seat", f"{name}:random" if seat in bots else name)
    ]


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = cli.main(words)
    captured = capsys.readouterr()
    return code, captured.out, captured.err


# ---------------------------------------------------------------- Hero Brawl
@pytest.mark.parametrize(("count", "bots"), [(2, ()), (2, (1,)), (4, (1, 3)), (4, ())])
def test_a_whole_brawl_through_a_pipe(count: int, bots: Sequence[int]) -> None:
    done = run("play", BRAWL, "--text", *seated(count, bots), "--seed", "6", text="1\n" * 5000)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"The game is over\. .*\(BR-[A-Z]+-?\d+\)", done.stdout.splitlines()[-1])
    for name in NAMES[:count]:
        assert name in done.stdout


def test_every_command_fits_a_brawl(tmp_path: Path) -> None:
    match = build_position({"players": [{"hand": ["Gearlock", 3]}, {"hand": 3}, {"hand": 2}]}).match(game_named(BRAWL))
    path = tmp_path / "brawl.tabletop"
    typed = ["view", "options", "why", "why Gearlock pile", "log 3", "card gearlock", "rule BR-R7", f"save {path}"]
    heard = play(match, [*typed, "undo", "redo", "concede", "help", "quit"])
    view = heard.after("view")
    assert view[0].startswith("Round 1, turn 1, Ann\u2019s turn.")
    assert any(line.startswith("  hand (hand-0): Gearlock, ") and "[card:" in line for line in view)
    assert "Bo: 3 cards." in view
    assert not any(line.startswith("  hand (hand-1)") for line in view)
    assert heard.after("card gearlock")[0].startswith("Gearlock")
    assert heard.after("rule BR-R7")[0].startswith("BR-R7")
    assert "Not" not in heard.after("concede")[0]
    assert read_save(path).match.state_hash() == match.state_hash()


def test_the_result_of_a_meter_is_no_option_in_text() -> None:
    position = {"players": [{"hand": ["Cloudbreaker", 2]}, {"hand": 3}], "options": {"flier": "meter"}}
    match = build_position(position).match(game_named(BRAWL))
    decision = match.decision
    assert decision is not None
    match.answer(next(option.key for option in decision.options if "Cloudbreaker" in option.label))
    match.run()
    while match.decision is not None and match.decision.kind != "skill":
        match.answer("decline")
        match.run()
    decision = match.decision
    assert decision is not None
    assert any(option.measured for option in decision.options)
    measured = next(option.key for option in decision.options if option.measured)
    heard = play(match, ["options", measured, "2", "1"])
    told = heard.after("options")
    listed = [line for line in told[: told.index(f"> {measured}")] if "[" in line]
    assert listed == ["1. Roll a plain die (4 or more hits) [die]"]
    assert any(line.startswith(f'"{measured}" is no option here.') for line in heard.after(measured)[:2])
    assert any(line.startswith('"2" is no option here.') for line in heard.after("2")[:2])
    assert "CHOSE die" in heard.lines


# ---------------------------------------------------------------- the Protocol
@pytest.mark.parametrize(("count", "bots"), [(2, ()), (4, (0, 1, 2, 3)), (4, (2,))])
def test_a_whole_protocol_through_a_pipe(count: int, bots: Sequence[int]) -> None:
    done = run("play", PROTOCOL, "--text", *seated(count, bots), "--seed", "6", text="\n3\nchange\nend\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"The game is over\. .*\(BR-\w+(-\d+)?\)", done.stdout.splitlines()[-1])


def test_the_round_limit_ends_it() -> None:
    done = run("play", PROTOCOL, "--text", *seated(3), "--seed", "6", "--option", "limit=100", text="end\n")
    assert "The limit of 100 rounds is reached" in done.stdout
    assert done.stdout.rstrip().endswith("(BR-R52)")


def test_the_end_of_the_input_keeps_the_protocol(tmp_path: Path) -> None:
    done = run("play", PROTOCOL, "--text", *seated(2), "--seed", "6", text="12\n")
    path = Path(re.search(r"The game is kept in (.*?)\. Go on with", done.stdout).group(1))  # type: ignore[union-attr]
    assert read_save(path).match.table.round == 12
    more = run("play", PROTOCOL, "--text", "--load", str(path), text="view\nend\n")
    assert "Round 12." in more.stdout
    assert "The game is over." in more.stdout
    assert run("check", str(path)).returncode == 0
    shown = run("replay", str(path), "--to", "5").stdout
    assert "turns up" in shown
    assert run("replay", str(path), "--to", "500").stderr.startswith("This save has 24 steps; --to can be 0 to 24")


def test_every_command_fits_the_protocol(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "p.tabletop"
    typed = [
        "",
        "view",
        "log 2",
        "log x",
        "card gearlock",
        "rule BR-PROTOCOL-2",
        f"save {path}",
        "foo",
        "chnge",
        "help",
    ]
    typed += ["concede", "concede Zoe yes", "concede bo", "concede bo yes", "concede bo yes", "quit"]
    done = run("play", PROTOCOL, "--text", *seated(3), "--seed", "6", text="\n".join(typed) + "\n")
    lines = done.stdout.splitlines()
    assert "Round 1." in lines
    assert sum(" cards, " in line and "in the deck" in line for line in lines) == 3
    assert 'After "log" comes how many lines you want, such as "log 50", not "x".' in lines
    assert any(line.startswith('"foo" means nothing here. Press Enter') for line in lines)
    assert any(line.startswith('"chnge" means nothing here. Did you mean "change"?') for line in lines)
    assert lines.count('After "concede" comes who gives up: Ann, Bo, Cy.') == 2
    assert 'Bo would give the game up and lose it. Type "concede Bo yes" to do so.' in lines
    assert "Bo is out of the game already." in lines
    assert "Bo gives up and is out." in lines
    assert lines[-1].startswith("The game is kept in ")
    assert read_save(path).match.steps == 2


def test_much_that_happened_is_told_in_short() -> None:
    done = run("play", PROTOCOL, "--text", *seated(4), "--seed", "6", text="60\n")
    assert len(done.stdout.splitlines()) < 80
    assert re.search(r"\(\d+ lines are left out; log \d+ tells all\.\)", done.stdout)
    assert "takes the lead with" in done.stdout


# ---------------------------------------------------------------- what cannot be
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((BRAWL, *seated(7)), "Hero Brawl is for 2 to 6 players, not 7."),
        ((PROTOCOL, *seated(7)), "Roshambo Protocol is for 2 to 6 players, not 7."),
        ((BRAWL, "--seat", "Ann", "--seat", "Bo", "--seat", "Ann"), "Every seat needs a name of its own."),
        ((PROTOCOL, "--seat", "Ann", "--seat", " Ann"), "Every seat needs a name of its own."),
        ((PROTOCOL, "--option", "limit=7"), 'Option "limit" cannot be "7". It can be: 200, 100, 500, off.'),
    ],
)
def test_wrong_seats_are_one_sentence(capsys: pytest.CaptureFixture[str], words: Sequence[str], sentence: str) -> None:
    code, out, err = said(capsys, "play", *words, "--text")
    assert (code, out, err) == (2, "", f"{sentence}\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--players", "7"), "Hero Brawl is for 2 to 6 players, not 7."),
        (("--players", "1"), "Hero Brawl is for 2 to 6 players, not 1."),
        (("--bots", "random"), "Hero Brawl is for 2 to 6 players, but --bots names 1."),
        (("--players", "3", "--bots", "random,random"), "--players says 3, but --bots names 2."),
        (("--players", "0"), "Argument --players: this must be 1 or more. See: tabletop simulate --help"),
    ],
)
def test_wrong_numbers_of_bots_are_one_sentence(
    capsys: pytest.CaptureFixture[str], words: Sequence[str], sentence: str
) -> None:
    code, out, err = said(capsys, "simulate", BRAWL, *words)
    assert (code, out, err) == (2, "", f"{sentence}\n")


def test_a_save_whose_seat_is_gone_is_refused_in_words(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    match = new_match(wanted_game(BRAWL), NAMES[:4], (), 5)
    match.run()
    path = tmp_path / "brawl.tabletop"
    write_save(path, answered(match, 20, 3))
    rewritten(path, lambda document: document["match"]["setup"]["seats"].pop())
    for words in (("play", BRAWL, "--text", "--load", str(path)), ("replay", str(path))):
        code, out, err = said(capsys, *words)
        assert (code, out) == (1, "")
        assert f"{path}" in err
        assert "There are 3 seats (Ann, Bo, Cy), but the table in first has 4 players." in err

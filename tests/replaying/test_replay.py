"""A replay tells of every moment what was seen and told then, in any order, and nothing that is still secret."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from tabletop.bots import bot_named
from tabletop.engine.decision import key_of
from tabletop.engine.events import Event, plain
from tabletop.engine.game import SeatSetup
from tabletop.engine.match import Match
from tabletop.engine.view import ALL, SPECTATOR, Json
from tabletop.replaying.opening import read_replay
from tabletop.replaying.replay import Replay
from tabletop.saves.save_file import write_save
from tests.saves.playing import answer_once, answered, begun, finished, played


def live(seed: int, most: int, seat: int) -> tuple[Match, list[tuple[Json, list[Event], int | None]]]:
    """A match played at random, and at each decision what could be seen and read of it."""
    match, bot = begun(seed), bot_named("random", seed)
    seen = []
    for _ in range(most):
        log = [event.for_seat(seat) for event in match.events]
        seen.append((match.rules.view(match.table, seat).to_json(), log, match.to_move))
        if match.outcome is not None:
            break
        answer_once(match, bot)
    return match, seen


@pytest.mark.parametrize("seed", range(6))
def test_a_finished_game_shows_again_what_it_was_at_every_decision(seed: int) -> None:
    match, seen = live(seed, 5000, ALL)
    replay = Replay.of_match(match)
    assert replay.finished
    assert replay.last == len(seen) - 1
    for number, (view, log, to_move) in enumerate(seen):
        position = replay.at(number)
        assert position.view.to_json() == view
        assert position.log == log
        assert position.to_move == to_move
    assert replay.at(replay.last).outcome == match.outcome


@pytest.mark.parametrize("seed", range(4))
def test_jumping_anywhere_and_back_is_the_same(seed: int) -> None:
    match, seen = live(seed, 5000, ALL)
    replay = Replay.of_match(match)
    chance = random.Random(seed)
    for _ in range(80):
        number = chance.randrange(len(seen))
        position = replay.at(number)
        assert (position.view.to_json(), position.log, position.to_move) == seen[number]
    assert replay.at(-5).number == 0
    assert replay.at(10_000).number == replay.last


@pytest.mark.parametrize("answers", [1, 9, 40])
def test_of_an_unfinished_game_only_the_open_table_shows(answers: int) -> None:
    match, seen = live(3, answers + 1, SPECTATOR)
    replay = Replay.of_match(match)
    assert not replay.finished
    for number, (view, log, to_move) in enumerate(seen):
        position = replay.at(number)
        assert (position.view.to_json(), position.log, position.to_move) == (view, log, to_move)
        for name, zone in position.view.zones.items():
            if name.startswith("hand-"):
                assert all(piece.kind is None for piece in zone.pieces)


def test_the_words_of_an_unfinished_game_tell_no_more_than_its_public_log() -> None:
    match, _ = live(5, 60, SPECTATOR)
    replay = Replay.of_match(match)
    public = [event.for_seat(SPECTATOR).text for event in match.events]
    told = {plain(text, match.names) for text in public}
    for number in range(1, replay.last + 1):
        choice = replay.choice(number)
        assert choice.words in told | {"decides", "does not answer"}
        assert choice.asked == ""
        assert choice.about is None or f"<{choice.about.removeprefix('card:')}:" in "".join(public)


def test_the_words_of_a_finished_game_are_those_on_the_buttons() -> None:
    match = finished(5)
    replay = Replay.of_match(match)
    chosen = [entry for entry in match.entries if not entry.forced]
    assert replay.last == len(chosen)
    assert replay.choice(0).seat is None
    for number, entry in enumerate(chosen, 1):
        choice = replay.choice(number)
        assert choice.seat == entry.seat
        assert choice.words not in ("", "decides", key_of(entry.move))
        assert choice.asked.endswith((".", "?"))


def test_conceding_is_a_decision_too() -> None:
    match = played(7)
    match.concede(1)
    replay = Replay.of_match(match)
    assert replay.choice(replay.last).words == "concedes the game"
    assert replay.at(replay.last).outcome == match.outcome
    assert replay.at(replay.last - 1).outcome is None


def test_chapters_follow_rounds_and_phases() -> None:
    match, seen = live(5, 5000, ALL)
    replay = Replay.of_match(match)
    starts = [chapter.start for chapter in replay.chapters]
    assert starts == sorted(set(starts))
    assert starts[0] == 0
    rounds = [chapter.round for chapter in replay.chapters]
    assert rounds == sorted(rounds)
    titles = dict(match.game.phases)
    for number, (view, _, _) in enumerate(seen[:-1]):
        chapter = replay.chapter(number)
        assert chapter.round == view["facts"]["round"]
        assert chapter.phase == titles.get(view["facts"]["phase"], "Setup")
    assert replay.chapter(replay.last).title == "The end"
    assert replay.chapter(30).title.startswith("Round ")


def test_events_between_positions_make_up_the_log() -> None:
    replay = Replay.of_match(finished(2))
    log = list(replay.at(0).log)
    for number in range(replay.last):
        log += replay.events_between(number, number + 1)
    assert log == replay.at(replay.last).log


def test_a_long_game_jumps_in_less_than_fifty_milliseconds() -> None:
    match = max((finished(seed) for seed in range(4)), key=lambda each: len(each.entries))
    replay = Replay.of_match(match)
    times = []
    for number in random.Random(1).sample(range(replay.last), 20):
        started = time.perf_counter()
        replay.at(number)
        times.append(time.perf_counter() - started)
    assert sorted(times)[len(times) // 2] < 0.05


def test_the_match_behind_it_stays_as_it_was() -> None:
    match = played(30)
    before = (match.state_hash(), len(match.events), len(match.entries))
    replay = Replay.of_match(match)
    for number in (0, 12, 3, replay.last):
        replay.at(number)
    assert (match.state_hash(), len(match.events), len(match.entries)) == before


# ---------------------------------------------------------------- playing on
def test_playing_on_leaves_the_save_alone_and_can_be_saved_itself(tmp_path: Path) -> None:
    path = tmp_path / "evening.tabletop"
    write_save(path, finished(4))
    before = path.read_bytes()
    replay = read_replay(path)
    number = replay.last // 2
    view = replay.at(number).view
    seats = [SeatSetup("Ann"), SeatSetup("Bo", "random")]
    match = replay.branch(number, seats)
    assert match.rules.view(match.table, ALL) == view
    assert [seat.kind for seat in match.setup.seats] == ["human", "random"]
    assert match.outcome is None
    assert match.undo_block(free=True) is None
    assert answered(match, 5000, 99).outcome is not None
    again = tmp_path / "on.tabletop"
    write_save(again, match)
    assert read_replay(again).last > number
    assert path.read_bytes() == before


def test_who_may_play_on() -> None:
    over = Replay.of_match(finished(4))
    assert over.branch_block(3) is None
    assert over.branch_block(over.last) == "The game is over here: go back to a moment before."
    hot_seat = Replay.of_match(played(12))
    assert hot_seat.branch_block(5) is None
    with_bot = begun(5, "Ann", "Robo:random")
    words = Replay.of_match(with_bot).branch_block(0)
    assert words is not None
    assert words.startswith("This game with Robo has not ended.")


def test_a_position_keeps_its_numbers() -> None:
    """A log of a later part of a game is numbered on, so that nothing is taken for something before."""
    replay = Replay.of_match(finished(1))
    log = replay.at(replay.last).log
    assert [event.number for event in log] == list(range(len(log)))

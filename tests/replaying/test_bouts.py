"""Looking back on a bout of four: chapters are turns, silence is told as silence, an open game tells nothing hidden."""

from __future__ import annotations

from tabletop.engine.decision import key_of
from tabletop.engine.match import Match
from tabletop.replaying.replay import Replay
from tests.ui.hero_brawl.bouts import Crowd, controlled, new_bout


def bout(answers: int, humans: int = 4, bots: int = 0) -> Match:
    controller = controlled(new_bout(humans, bots, seed=9))
    crowd = Crowd(controller, 3)
    while controller.match.outcome is None and controller.match.number < answers:
        crowd.act()
    return controller.match


def test_chapters_are_turns() -> None:
    replay = Replay.of_match(bout(60))
    titles = [chapter.title for chapter in replay.chapters]
    turns = [event.text for event in bout(60).events if event.kind == "phase" and event.text.startswith("Turn ")]
    assert titles[0].endswith("’s turn")
    assert titles[0].startswith("Round 1 · ")
    assert len(titles) <= len(turns)
    assert len(set(titles)) == len(titles)


def test_silence_is_told_as_silence() -> None:
    match = bout(60)
    replay = Replay.of_match(match)
    given = [entry for entry in match.entries if not entry.forced]
    silent = [number for number, entry in enumerate(given, 1) if key_of(entry.move) == "decline"]
    assert len(silent) > 10
    assert {replay.choice(number).words for number in silent} == {"does not answer"}


def test_an_open_game_shows_no_hand_and_no_committed_card() -> None:
    replay = Replay.of_match(bout(80))
    for number in range(replay.last + 1):
        for zone in replay.at(number).view.zones.values():
            if zone.name.startswith(("hand-", "committed-")):
                assert all(piece.kind is None for piece in zone.pieces)


def test_of_a_finished_game_one_may_play_on_from_a_call() -> None:
    match = bout(10_000, 2, 2)
    replay = Replay.of_match(match)
    assert replay.finished
    number = next(n for n in range(5, replay.last) if replay.choice(n + 1).words == "No answer")
    fresh = replay.branch(number, match.setup.seats)
    fresh.run()
    assert fresh.outcome is None
    assert fresh.decision is not None
    assert fresh.decision.window

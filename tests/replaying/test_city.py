"""Looking back on a game of Heroes Incorporated: chapters, what was meant, an open game tells nothing hidden."""

from __future__ import annotations

from tabletop.engine.decision import key_of
from tabletop.engine.match import Match
from tabletop.engine.view import SPECTATOR
from tabletop.replaying.replay import Replay
from tests.ui.heroes_incorporated.games import Crowd, controlled, new_game


def played(answers: int, humans: int = 3, bots: int = 0) -> Match:
    controller = controlled(new_game(humans, bots, seed=9))
    crowd = Crowd(controller, 3)
    while controller.match.outcome is None and controller.match.number < answers:
        crowd.act()
    return controller.match


def test_chapters_are_turns_and_follow_each_other() -> None:
    replay = Replay.of_match(played(150))
    titles = [chapter.title for chapter in replay.chapters]
    assert len(titles) > 4
    assert len(set(titles)) == len(titles)
    opener = next(title for title in titles if title.startswith("Round 1"))
    assert opener.endswith("’s turn 1")
    assert {title.rpartition(" ")[2] for title in titles if "’s turn" in title} == {"1", "2", "3", "4"}


def test_an_open_game_shows_no_hand_and_no_draft() -> None:
    replay = Replay.of_match(played(120))
    for number in range(0, replay.last + 1, 3):
        for zone in replay.at(number).view.zones.values():
            if zone.name.startswith(("hand-", "draft-", "kept-")):
                assert all(piece.kind is None for piece in zone.pieces)


def test_an_open_game_names_no_card_of_a_hand() -> None:
    match = played(200)
    held = {match.table.kind(card).name for player in match.table.players for card in player.hand}
    public = "\n".join(event.text for event in match.ask(SPECTATOR).log())
    replay = Replay.of_match(match)
    words = "\n".join(replay.choice(number).words for number in range(1, replay.last + 1))
    assert not [name for name in held if name in words and name not in public]


def test_of_a_finished_game_one_sees_who_meant_what_and_plays_on() -> None:
    match = played(20_000, 2, 1)
    replay = Replay.of_match(match)
    assert replay.finished
    given = [entry for entry in match.entries if not entry.forced]
    moves = [number for number, entry in enumerate(given, 1) if key_of(entry.move).startswith("move:")]
    choice = replay.choice(moves[0])
    assert choice.acting is not None
    assert choice.acting.startswith("hero:")
    assert choice.acted_on
    assert choice.acted_on[0].startswith("card:")
    fresh = replay.branch(moves[-1], match.setup.seats)
    fresh.run()
    assert fresh.decision is not None

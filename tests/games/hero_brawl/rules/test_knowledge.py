"""What a seat knows of hidden cards, and that the worlds a bot imagines keep it (`knowledge.py`)."""

from __future__ import annotations

from tabletop.engine.chance import Source
from tabletop.engine.match import Match
from tabletop.engine.view import SPECTATOR
from tabletop.games.hero_brawl.knowledge import picked_secretly
from tests.citing import rule
from tests.games.hero_brawl.bout import Bout, play

ANN = ["Gearlock", "Dustbin Titan"]
BO = ["Iron Megaphone", "Kendo Comet"]


def _id(bout: Bout, name: str) -> int:
    return next(card for card in range(len(bout.table.kinds)) if bout.table.kind(card).name == name)


def _groups(bout: Bout, seat: str | int) -> list[set[str]]:
    """The groups of hidden cards that a seat knows as a whole, the largest (the unknown rest) left out."""
    number = bout.seat(seat) if isinstance(seat, str) else seat
    groups = bout.match.rules.hidden_groups(bout.table, number)
    return sorted(({bout.table.kind(c).name for c in group} for group in groups), key=len)[:-1]


def _worlds(bout: Bout, seat: str, count: int = 12) -> list[Match]:
    return [bout.match.imagine(bout.seat(seat), Source(n)) for n in range(count)]


def _hand_of(match: Match, seat: int) -> list[str]:
    table = match.table
    return [table.kind(card).name for card in table.players[seat].hand]


def _three(card: str, **more: object) -> Bout:
    return play(
        players=[
            {"hand": [card, *ANN]},
            {"hand": [*BO, 1]},
            {"hand": ["Opal Oracle" if card != "Opal Oracle" else "Heel", 2]},
        ],
        **{"pile": 20, "belt": "Cy", **more},
    )


def test_at_first_all_hidden_cards_are_one_group_without_the_own_hand_and_the_belt() -> None:
    bout = _three("Heel", belt="pile", pile=["Jobber", 20])
    groups = bout.match.rules.hidden_groups(bout.table, 0)
    assert len(groups) == 1
    hidden = set(groups[0])
    assert hidden == {*bout.table.pile, *bout.table.players[1].hand, *bout.table.players[2].hand}
    assert bout.table.belt_card() not in hidden
    assert set(bout.match.rules.hidden_groups(bout.table, SPECTATOR)[0]) == hidden | set(bout.table.players[0].hand)


def test_a_manager_is_remembered_on_both_sides() -> None:
    bout = _three("Doctor Deal")
    given = set(bout.hand("Bo"))
    bout.play("Doctor Deal", on="Bo").quiet()
    assert _groups(bout, "Ann") == [set(ANN)]
    assert _groups(bout, "Bo") == [given]
    assert _groups(bout, "Cy") == []


def test_a_loose_cannon_is_remembered_by_everybody_who_gives() -> None:
    bout = _three("Kaboom Calliope")
    before = {name: set(bout.hand(name)) for name in ("Bo", "Cy")}
    bout.play("Kaboom Calliope").quiet()
    assert _groups(bout, "Ann") == [set(ANN)]
    assert _groups(bout, "Bo") == [before["Bo"]]
    assert _groups(bout, "Cy") == [before["Cy"]]


def test_a_diva_is_remembered_card_by_card() -> None:
    bout = _three("Opal Oracle")
    bout.play("Opal Oracle", on="Bo").choose("Gearlock").choose("Kendo Comet").quiet()
    assert _groups(bout, "Ann") == [{"Gearlock"}]
    assert _groups(bout, "Bo") == [{"Kendo Comet"}]
    assert _groups(bout, "Cy") == []


def test_the_loser_of_a_roshambo_knows_which_card_the_winner_kept() -> None:
    bout = _three("Folding Fury")
    bout.play("Folding Fury", on="Bo").commit("Gearlock", "Kendo Comet").choose("Kendo Comet").quiet()
    assert _groups(bout, "Bo") == [{"Kendo Comet"}]
    assert _groups(bout, "Cy") == []
    for world in _worlds(bout, "Bo"):
        assert "Kendo Comet" in _hand_of(world, 0)


def test_a_rivals_player_who_sees_the_hand_remembers_what_is_left() -> None:
    bout = _three("Grudge Hawk", options={"rival": "seen"})
    hand = set(bout.hand("Bo"))
    bout.play("Grudge Hawk", on="Bo").choose("Kendo Comet").quiet()
    assert _groups(bout, "Ann") == [hand - {"Kendo Comet"}]
    unseen = _three("Grudge Hawk")
    unseen.play("Grudge Hawk", on="Bo").answer("pick:0")
    assert _groups(unseen, "Ann") == []


@rule("BR-R34", "BR-ROSH-2")
def test_a_secret_pick_merges_what_could_be_told_apart() -> None:
    bout = _three("Opal Oracle")
    bout.play("Opal Oracle", on="Bo").choose("Gearlock").choose("Kendo Comet").quiet()
    assert _groups(bout, "Ann") == [{"Gearlock"}]
    assert bout.asked == "Bo"
    picked_secretly(bout.table, 1)
    assert _groups(bout, "Ann") == [], "Gearlock may have been picked"
    assert _groups(bout, "Bo") == [{"Kendo Comet"}], "nobody has picked from Ann's hand"


def test_a_commit_from_a_hand_partly_known_leaves_the_other_in_doubt_which_card_it_was() -> None:
    bout = play(
        turn="Ann",
        players=[
            {"hand": ["Opal Oracle", *ANN]},
            {"hand": ["Kendo Comet", "Folding Fury", "Iron Megaphone"]},
            {"hand": ["Crutch Crusader", 2]},
        ],
        pile=20,
        belt="Cy",
    )
    bout.play("Opal Oracle", on="Bo").choose("Gearlock").choose("Kendo Comet")
    bout.play("Folding Fury", on="Cy").commit("Gearlock", "Crutch Crusader")
    assert bout.question == "keep"
    assert _groups(bout, "Ann") == [], "Bo has committed one of the hand unseen"
    in_doubt = {_place(world, _id(bout, "Gearlock")) for world in _worlds(bout, "Ann", 40)}
    assert len(in_doubt) > 1


def _place(match: Match, _card: int) -> str:
    """Where Gearlock lies in a world."""
    table = match.table
    for seat, player in enumerate(table.players):
        if "Gearlock" in [table.kind(card).name for card in player.hand]:
            return f"hand-{seat}"
    if any(card >= 0 and table.kind(card).name == "Gearlock" for card in table.committed):
        return "committed"
    return "pile"


def test_a_single_card_picked_is_no_secret() -> None:
    bout = play(
        players=[{"hand": ["Doctor Deal", "Gearlock"]}, {"hand": [*BO]}, {"hand": ["Folding Fury", 2]}],
        pile=0,
        belt="Cy",
        final=["Cy"],
    )
    bout.play("Doctor Deal", on="Bo")
    assert bout.hand("Bo") == ["Gearlock"]
    bout.play("Folding Fury", on="Bo")
    assert bout.question == "commit"
    bout.choose(bout.offered()[0])
    assert _groups(bout, "Ann") == [{"Gearlock"}], "the only card of that hand must be it"


def test_what_has_been_face_up_is_forgotten_only_in_the_pile() -> None:
    bout = play(
        players=[{"hand": ["Doctor Deal", *ANN]}, {"hand": [*BO]}, {"hand": 2}],
        pile=["Heel", "belt", 8],
        discard=["Cloudbreaker"],
    )
    bout.play("Doctor Deal", on="Bo").quiet()
    assert _groups(bout, "Ann") == [set(ANN)]
    bout.match.concede(1)
    bout.match.run()
    bout.quiet()
    assert bout.champion == "Cy", "the discard, Ann's old cards in it, was shuffled into the pile"
    assert _groups(bout, "Ann") == []


def test_imagined_worlds_keep_hands_handed_over_the_own_hand_and_all_that_is_open() -> None:
    bout = _three("Doctor Deal")
    bout.play("Doctor Deal", on="Bo").quiet()
    assert bout.asked == "Bo"
    drawn = set()
    for world in _worlds(bout, "Ann", 30):
        assert set(ANN) <= set(_hand_of(world, 1)), "what Ann gave is where it is"
        assert _hand_of(world, 0) == bout.hand("Ann")
        assert world.table.discard == bout.table.discard
        assert [world.table.kind(card).name for card in world.table.discard] == bout.discard
        assert sorted(world.table.kinds) == sorted(bout.table.kinds)
        drawn.add(frozenset(set(_hand_of(world, 1)) - set(ANN)))
    assert len(drawn) > 3, "the card that Bo has drawn may be any"
    others = [frozenset(_hand_of(world, 1)) for world in _worlds(bout, "Cy", 30)]
    assert len(set(others)) > 10
    assert sum(set(ANN) <= hand for hand in others) < 10, "Cy has not seen that hand"


def test_imagined_worlds_play_on() -> None:
    bout = _three("Doctor Deal")
    bout.play("Doctor Deal", on="Bo").quiet()
    for world in _worlds(bout, "Bo", 5):
        question = world.question
        assert question is not None
        assert question.seat == 1
        world.answer(bout.keys()[0])
        world.run()
    assert bout.question == "play", "the match itself has not moved"


def test_a_spectator_cannot_tell_any_hidden_cards_apart() -> None:
    bout = _three("Doctor Deal")
    bout.play("Doctor Deal", on="Bo").quiet()
    assert len(bout.match.rules.hidden_groups(bout.table, SPECTATOR)) == 1


def test_a_committed_card_that_returns_when_somebody_gives_up_is_known_to_who_saw_it() -> None:
    bout = play(
        players=[
            {"hand": ["Folding Fury", *ANN]},
            {"hand": [*BO, 1]},
            {"hand": ["Referee", "CEO", 2]},
            {"hand": 2},
        ],
        pile=20,
        belt="Dee",
    )
    bout.play("Folding Fury", on="Bo")
    while bout.window == "action":
        bout.decline()
    bout.commit("Gearlock", "Kendo Comet")
    assert bout.window == "result"
    bout.match.concede(bout.seat("Dee"))
    bout.match.run()
    assert _groups(bout, "Ann") == [{"Kendo Comet"}]
    assert _groups(bout, "Bo") == [{"Gearlock"}]
    assert _groups(bout, "Cy") == []

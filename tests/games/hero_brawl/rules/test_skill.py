"""A High Flier's test of skill: meter, plain die, and bots (BR-R43)."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.engine.decision import Measure
from tabletop.engine.game import SaveFault, SeatSetup
from tabletop.engine.match import Match
from tabletop.engine.view import SPECTATOR
from tabletop.games.hero_brawl import BRAWL
from tabletop.games.hero_brawl.checking import check_state
from tabletop.games.hero_brawl.position import build_position
from tests.citing import example, rule
from tests.games.hero_brawl.bout import Bout, new_game, play


def _flier(script: list[int], **options: str) -> Bout:
    """Ann plays a High Flier on Bo, who has 3 cards; what the die shows is one more than the script says."""
    bout = play(
        players=[{"hand": ["Cloudbreaker", 2]}, {"hand": ["Gearlock", 2]}],
        pile=6,
        belt="Bo",
        script=script,
        options=options,
    )
    return bout.play("Cloudbreaker", on="Bo")


def _hit(bout: Bout) -> bool:
    return bool(bout.question == "discard")


@example("BR-S32")
@rule("BR-R43", "BR-CARD-HIGHFLIER-1")
@pytest.mark.parametrize(("rolled", "hit"), [(1, False), (3, False), (4, True), (6, True)])
def test_a_plain_die_hits_from_four(rolled: int, hit: bool) -> None:
    bout = _flier([rolled - 1])
    assert _hit(bout) == hit
    assert (bout.count("Bo"), bout.champion) == (3 if hit else 4, "Bo")
    if hit:
        bout.choose("Gearlock")
        assert bout.champion == "Ann"


@rule("BR-R43")
@pytest.mark.parametrize("needed", [2, 4, 6])
def test_the_meters_zone_is_the_number_the_die_must_reach(needed: int) -> None:
    for rolled in range(1, 7):
        bout = _flier([rolled - 1], flier="meter")
        assert set(bout.keys()) == {"die", "meter:2", "meter:4", "meter:6"}
        bout.answer(f"meter:{needed}")
        assert _hit(bout) == (rolled >= needed)


@rule("BR-R43")
@pytest.mark.parametrize(("rolled", "hit"), [(3, False), (4, True)])
def test_where_there_is_a_meter_a_plain_die_may_be_rolled_instead(rolled: int, hit: bool) -> None:
    bout = _flier([rolled - 1], flier="meter")
    assert [option.key for option in bout.decision.options if not option.measured] == ["die"]
    assert _hit(bout.answer("die")) == hit


@rule("BR-R43")
def test_the_stopped_zone_is_kept_with_the_answer_so_a_replay_agrees() -> None:
    bout = _flier([1], flier="meter").answer("meter:2")
    again, notes = Match.load(bout.match.dump(), lambda _name: BRAWL)
    assert (notes, again.state_hash()) == ([], bout.match.state_hash())
    assert [entry.move for entry in again.entries if entry.move[0] == "meter"] == [("meter", 2)]


@rule("BR-R43")
def test_people_have_a_meter_by_default_and_bots_alone_a_plain_die() -> None:
    assert new_game(3).table.meter
    assert new_game(3, kinds=("random", "human", "random")).table.meter
    assert not new_game(2, kinds=("random", "random")).table.meter
    assert not new_game(2, flier="die").table.meter


def _bot_rolls(count: int) -> Counter[tuple[int, bool]]:
    found: Counter[tuple[int, bool]] = Counter()
    for seed in range(count):
        position = build_position(
            {
                "players": [{"hand": ["Cloudbreaker"]}, {"hand": 2}, {"hand": 2}],
                "pile": 0,
                "belt": "Bo",
                "final": ["Bo"],
                "seed": seed,
                "options": {"flier": "meter"},
                "interrupts": False,
            }
        )
        position.table.bots = [True, False, False]
        match = position.match(BRAWL, (SeatSetup("Ann", "random"), SeatSetup("Bo"), SeatSetup("Cy")))
        match.answer(f"play:{position.table.players[0].hand[0]}:1")
        match.run()
        event = next(event for event in match.events if event.kind == "rolled")
        assert event.data["hit"] == (int(str(event.data["rolled"])) >= int(str(event.data["needed"])))
        found[int(str(event.data["needed"])), bool(event.data["hit"])] += 1
    return found


@rule("BR-R43")
def test_bots_hit_each_zone_with_its_chance_and_one_time_in_two_overall() -> None:
    rolls = _bot_rolls(600)
    zones = {zone: sum(n for (needed, _), n in rolls.items() if needed == zone) for zone in (2, 4, 6)}
    assert sum(zones.values()) == 600
    assert 70 <= zones[2] <= 135
    assert 355 <= zones[4] <= 445
    assert 70 <= zones[6] <= 135
    assert 260 <= sum(n for (_, hit), n in rolls.items() if hit) <= 340


@rule("BR-R43")
def test_the_meters_zones_take_their_shares_of_the_bar_from_the_middle_outwards() -> None:
    bout = _flier([1], flier="meter")
    zones = [(option.key, option.measure) for option in bout.decision.options if option.measure is not None]
    assert zones == [("meter:2", Measure(10, "2+")), ("meter:4", Measure(25, "4+")), ("meter:6", Measure(65, "6+"))]


@rule("BR-R43")
@pytest.mark.parametrize(("rolled", "words"), [(3, "a miss"), (4, "a hit")])
def test_the_die_lies_on_the_mat_for_everybody_until_another_card_is_played(rolled: int, words: str) -> None:
    bout = _flier([rolled - 1], flier="meter")
    assert bout.match.ask(1).view().zones["die"].count == 0
    bout.answer("die")
    for seat in (0, 1, SPECTATOR):
        view = bout.match.ask(seat).view()
        die = view.zones["die"].pieces[0]
        assert (die.fields["face"], die.fields["seat"]) == (rolled, 0)
        assert view.facts["roll"] == [f"<0> rolls {rolled}: {words}", "4 or more needed"]
    if words == "a hit":
        bout.choose("Gearlock")
    bout.quiet()
    assert bout.turn == "Bo"
    assert bout.table.rolled == [0, 4, rolled]
    bout.answer(bout.keys()[0])
    assert bout.match.ask(1).view().zones["die"].count == 0


@rule("BR-R43")
def test_the_die_makes_room_for_a_card_that_answers() -> None:
    bout = play(
        players=[{"hand": ["Cloudbreaker", 2]}, {"hand": ["CEO", 2]}, {"hand": 2}],
        pile=6,
        belt="Cy",
        script=[0],
        options={"flier": "meter"},
    )
    bout.play("Cloudbreaker", on="Cy").quiet().answer("die")
    assert bout.table.rolled == [0, 4, 1]
    assert bout.window == "closing"
    bout.respond("Bo", "CEO")
    assert bout.table.rolled == []


@pytest.mark.parametrize("rolled", [[0], [0, 4], [2, 4, 5], [-1, 4, 5], [0, 3, 5], [0, 4, 0], [0, 4, 7]])
def test_a_roll_that_cannot_be_is_refused_in_a_save(rolled: list[int]) -> None:
    bout = _flier([5], flier="meter").answer("die")
    check_state(bout.table, bout.match.card_set, "state")
    bout.table.rolled = rolled
    with pytest.raises(SaveFault, match=r"state\.rolled"):
        check_state(bout.table, bout.match.card_set, "state")

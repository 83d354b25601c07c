"""What is public, who sees a roshambo's cards, and what a Rival's player sees (BR-R33, BR-R38, BR-R46)."""

from __future__ import annotations

import json

import pytest

from tabletop.engine.view import SPECTATOR
from tests.citing import rule
from tests.games.hero_brawl.bout import Bout, play


def _shown(bout: Bout, seat: int) -> str:
    return json.dumps(bout.match.ask(seat).view().to_json())


def _table() -> Bout:
    return play(
        players=[
            {"hand": ["Gearlock", "Dustbin Titan", "Folding Fury"]},
            {"hand": ["Iron Megaphone", "Doctor Deal"], "shield": "Salt and Saber"},
            {"hand": ["Kendo Comet", "Crutch Crusader"]},
        ],
        pile=["Cloudbreaker", "Opal Oracle", 5],
        discard=["Baron Boo"],
        belt="Cy",
    )


@rule("BR-R38")
@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_face_up_cards_discard_sizes_and_belt_are_public(seat: int) -> None:
    bout = _table()
    view = bout.match.ask(seat).view()
    kinds = {name: [piece.kind for piece in zone.pieces] for name, zone in view.zones.items()}
    assert kinds["player-1"] == ["salt-and-saber"]
    assert kinds["belt-2"] == ["the-hero-brawl-title-belt"]
    assert "baron-boo" in kinds["discard"]
    assert len(kinds["discard"]) == len(bout.discard) == view.zones["discard"].count
    assert [view.zones[f"hand-{n}"].count for n in range(3)] == view.facts["hands"] == [3, 2, 2]
    assert view.zones["pile"].count == 7


@rule("BR-R38", "BR-ZONE-7")
@pytest.mark.parametrize(
    ("seat", "hidden"),
    [
        (0, ["iron-megaphone", "doctor-deal", "kendo-comet", "crutch-crusader", "cloudbreaker", "opal-oracle"]),
        (1, ["gearlock", "dustbin-titan", "kendo-comet", "cloudbreaker", "opal-oracle"]),
        (2, ["gearlock", "iron-megaphone", "cloudbreaker", "opal-oracle"]),
        (SPECTATOR, ["gearlock", "iron-megaphone", "kendo-comet", "cloudbreaker", "opal-oracle"]),
    ],
)
def test_other_hands_and_the_pile_are_not(seat: int, hidden: list[str]) -> None:
    shown = _shown(_table(), seat)
    assert [kind for kind in hidden if f'"{kind}"' in shown] == []


def _fight() -> Bout:
    """Ann with Gearlock (Rock 54) against Cy with Kendo Comet (Rock 43); Bo and a spectator look on."""
    bout = _table()
    return bout.play("Folding Fury", on="Cy")


@rule("BR-R38", "BR-ROSH-2", "BR-ROSH-4")
def test_the_first_committed_card_is_seen_by_its_owner_alone() -> None:
    bout = _fight().choose("Gearlock")
    assert bout.question == "commit"
    assert [piece.kind for piece in bout.match.ask(0).view().zones["committed-0"].pieces] == ["gearlock"]
    for seat in (1, 2, SPECTATOR):
        assert [piece.kind for piece in bout.match.ask(seat).view().zones["committed-0"].pieces] == [None]
        assert "gearlock" not in _shown(bout, seat)
        assert not [line for line in bout.log(seat) if "Gearlock" in line]


@rule("BR-R38", "BR-ROSH-4")
def test_with_both_committed_the_battlers_see_both_and_others_the_winner_only() -> None:
    bout = play(
        players=[
            {"hand": ["Folding Fury", "Gearlock", 1]},
            {"hand": ["Referee", 1]},
            {"hand": ["Kendo Comet", 1]},
        ],
        pile=6,
        belt="Cy",
    )
    bout.play("Folding Fury", on="Cy").pass_round()
    bout.commit("Gearlock", "Kendo Comet")
    assert bout.window == "result"
    for seat in (0, 2):
        zones = bout.match.ask(seat).view().zones
        assert [zones[f"committed-{n}"].pieces[0].kind for n in (0, 2)] == ["gearlock", "kendo-comet"]
    for seat in (1, SPECTATOR):
        assert "gearlock" not in _shown(bout, seat)
        assert "kendo-comet" not in _shown(bout, seat)
        assert bout.match.ask(seat).view().facts["result"] == {"seats": [0, 2], "winner": 0}
        assert bout.log(seat)[-1] == "Ann wins the roshambo against Cy."
    assert bout.log(0)[-1] == "Gearlock (rock 54) beats Kendo Comet (rock 43): Ann wins the roshambo against Cy."


@rule("BR-R38")
@pytest.mark.parametrize(("kept", "lost"), [("Gearlock", "Kendo Comet"), ("Kendo Comet", "Gearlock")])
def test_others_learn_the_discarded_card_and_not_the_kept_one_nor_whose_it_was(kept: str, lost: str) -> None:
    bout = _fight().commit("Gearlock", "Kendo Comet").choose(kept)
    assert lost in bout.discard
    for seat in (1, SPECTATOR):
        lines = bout.log(seat)
        assert "Ann keeps one of the two cards." in lines
        assert f"{lost} is discarded." in lines
        assert not [line for line in lines if kept in line]
        assert kept.lower().replace(" ", "-") not in _shown(bout, seat)
        events = bout.match.ask(seat).log()
        private = [event.data for event in events if event.kind in ("kept", "committed", "result")]
        assert private == [{}, {}, {}, {}]
        assert [event.data["from"] for event in events if event.kind == "discarded"] == ["mat"]
    for seat in (0, 2):
        assert f"Ann keeps {kept}." in bout.log(seat)


@rule("BR-R38", "BR-R34")
def test_of_exchanged_cards_others_learn_nothing() -> None:
    bout = play(
        players=[{"hand": ["Opal Oracle", "Gearlock", 1]}, {"hand": ["Kendo Comet", 1]}, {"hand": 2}],
        pile=5,
        belt="Cy",
    )
    bout.play("Opal Oracle", on="Bo").choose("Gearlock").choose("Kendo Comet")
    for seat in (2, SPECTATOR):
        lines = bout.log(seat)
        assert {"Ann gives Bo a card.", "Bo gives Ann a card."} <= set(lines)
        assert not [line for line in lines if "Gearlock" in line or "Kendo Comet" in line]
    assert {"Ann gives Bo Gearlock.", "Bo gives Ann Kendo Comet."} <= set(bout.log(1))


@rule("BR-R33")
def test_a_rivals_player_points_at_backs_in_a_shuffled_order() -> None:
    orders = set()
    for seed in range(12):
        bout = play(
            players=[{"hand": ["Grudge Hawk", 2]}, {"hand": ["Gearlock", "Kendo Comet", "Opal Oracle"]}, {"hand": 2}],
            pile=5,
            belt="Cy",
            seed=seed,
        )
        bout.play("Grudge Hawk", on="Bo")
        assert (bout.question, bout.asked) == ("pick", "Ann")
        assert [option.subject for option in bout.decision.options] == [f"hidden:hand-1:{n}" for n in range(3)]
        assert [option.label for option in bout.decision.options] == ["Card 1", "Card 2", "Card 3"]
        for hidden in ("gearlock", "kendo-comet", "opal-oracle"):
            assert hidden not in _shown(bout, 0)
        bout.answer("pick:0")
        lost = {"Gearlock", "Kendo Comet", "Opal Oracle"} - set(bout.hand("Bo"))
        assert len(lost) == 1
        assert next(iter(lost)) in bout.discard, "lost and not replaced"
        orders.add(next(iter(lost)))
    assert len(orders) == 3, "the first back is any of them"


@rule("BR-R33")
def test_with_the_option_the_rivals_player_sees_the_hand_while_picking_and_nobody_else() -> None:
    bout = play(
        players=[{"hand": ["Grudge Hawk", 2]}, {"hand": ["Gearlock", "Kendo Comet"]}, {"hand": 2}],
        pile=5,
        belt="Cy",
        options={"rival": "seen"},
    )
    assert "gearlock" not in _shown(bout, 0)
    bout.play("Grudge Hawk", on="Bo")
    assert sorted(bout.offered()) == ["Gearlock", "Kendo Comet"]
    assert "gearlock" in _shown(bout, 0)
    for seat in (2, SPECTATOR):
        assert "gearlock" not in _shown(bout, seat)
    bout.choose("Kendo Comet")
    assert bout.hand("Bo")[0] == "Gearlock"
    assert "Kendo Comet" in bout.discard
    assert "gearlock" not in _shown(bout, 0)


@rule("BR-R33")
def test_unseen_is_the_default() -> None:
    assert not _table().table.open_rival


@rule("BR-R46", "BR-ROSH-9")
def test_a_committed_referee_is_no_interrupt_in_the_result_window() -> None:
    bout = play(
        players=[
            {"hand": ["Folding Fury", "Justice Stripes", 1]},
            {"hand": ["Grudge Hawk", 1]},
            {"hand": ["Whistle Warden", 1]},
        ],
        pile=6,
        belt="Cy",
    )
    bout.play("Folding Fury", on="Bo").pass_round()
    bout.commit("Justice Stripes", "Grudge Hawk")
    assert (bout.window, bout.asked) == ("result", "Bo")
    bout.decline().decline()
    assert (bout.asked, bout.offered()) == ("Ann", ["-"])
    bout.decline()
    assert (bout.question, bout.asked, bout.offered()) == ("keep", "Bo", ["Grudge Hawk", "Justice Stripes"])


@rule("BR-R46", "BR-R45")
def test_who_has_committed_the_last_card_is_not_asked() -> None:
    bout = play(
        players=[{"hand": ["Folding Fury", "Justice Stripes"]}, {"hand": ["Grudge Hawk", 1]}, {"hand": ["Referee", 1]}],
        pile=0,
        belt="Cy",
        final=["Bo", "Cy"],
    )
    bout.play("Folding Fury", on="Bo").pass_round()
    bout.commit("Justice Stripes", "Grudge Hawk")
    assert (bout.window, bout.pass_round()) == ("result", ["Bo", "Cy"])

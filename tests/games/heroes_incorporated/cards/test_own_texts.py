"""Texts of one's own, with several effects in one: each keeps its own targets, and none brings the game to a stop."""

from __future__ import annotations

from typing import Any

from tests.citing import rule
from tests.games.heroes_incorporated.cards.fated import BO, stays
from tests.games.heroes_incorporated.city_play import CityPlay, play, stand

RAISE = "Put one Combat +1 token on one of your heroes"
HIT = "nock out one standing opposing hero"
FAIL = "ne opposing hero loses one Combat +1 token or gadget token of your choice"


def own(text: str, number: int = 1, kind: str = "Fate", called: str = "Fate") -> dict[str, Any]:
    """A card with this text."""
    said = {"group": "R", "name": "Mine", "kind": called, "text": text}
    head = {"id": f"mine-{number}", "name": f"Mine {number}", "deck": "research", "copies": 1, "kind": kind}
    return {**head, "set": "exp", "abilities": [said]}


def mine(*texts: str, hand: tuple[str, ...] = (), hero: Any = None, bo: dict[str, Any] = BO, **more: Any) -> CityPlay:
    """Ann holds cards with these texts and may play them; she has a Tech and an Alien hero."""
    held = [f"Mine {number}" for number in range(1, len(texts) + 1)]
    team = [hero or stand("Shadowboxer", 3, 1), stand("Titan", 3, 2)]
    return play(
        cards=[own(text, number) for number, text in enumerate(texts, 1)],
        players=[{"heroes": team, "hand": [*held, *hand]}, bo],
        **{"pawns": [[2, 2], [4, 4]], **more},
    )


# ------------------------------------------------------------ cards that let cards be played
@rule("HI-CARD-2", "HI-R38")
def test_a_card_that_plays_a_card_stays_in_hand_with_its_likes() -> None:
    assert stays(mine("Play one card from your hand."))
    assert stays(
        mine("Play one card from your hand.", "You may play one card from your hand.", "Play one card from your hand.")
    )


def test_a_card_that_plays_a_card_plays_another_and_that_a_third() -> None:
    game = mine("Play one card from your hand.", "Play one card from your hand.", hand=("School Visit",))
    game.play("Mine 1")
    assert game.question == "granted"
    game.play("Mine 2")
    game.play("School Visit")
    assert (game.points("Ann"), game.hand("Ann")) == (1, [])
    assert sorted(game.discard) == ["Mine 1", "Mine 2", "School Visit"]


# ------------------------------------------------------------ targets of their own
def test_a_pawn_to_be_sent_away_is_not_taken_for_one_to_be_moved() -> None:
    moved = "Move one or two crime pawns, each from a block without a die to a neighbour"
    game = mine(f"{moved}; send one crime pawn from a block without a die to Crimeland.").play("Mine 1")
    game.answer(next(key for key in game.keys if key.startswith("pawn:0:"))).answer("no")
    game.answer("pawn:1")
    assert game.pawns[1] == (3, 3)
    assert game.pawns[0] in [(row, column) for row in (1, 2, 3) for column in (1, 2, 3)]


def test_what_was_left_out_takes_no_target_of_what_follows() -> None:
    game = mine(f"You may k{HIT}; {RAISE[0].lower()}{RAISE[1:]}.")
    game.play("Mine 1", "Shadowboxer")
    game.answer("no")
    assert (game.hero("Shadowboxer").down, game.hero("Shadowboxer").combat) == (False, 1)


def test_what_stands_behind_a_condition_is_aimed_when_its_turn_comes() -> None:
    game = mine(f"If one of your heroes is Tech: k{HIT}.").play("Mine 1")
    game.answer(f"hero:{game.number('Paragon')}")
    assert game.hero("Paragon").down
    game = mine(f"Discard one card from your hand; if you do: k{HIT}.", hand=("School Visit",)).play("Mine 1")
    game.answer(f"hero:{game.number('Paragon')}")
    assert (game.hero("Paragon").down, game.hand("Ann")) == (True, [])


def test_a_marker_aims_what_it_is_laid_down_for() -> None:
    card = own(f"Coloured marker: {RAISE[0].lower()}{RAISE[1:]}.", kind="Team HQ gadget", called="HQ")
    team = [stand("Shadowboxer", 3, 1), stand("Titan", 3, 2)]
    game = play(cards=[card], players=[{"heroes": team, "hq": "Mine 1"}, BO]).hq()
    game.answer(f"hero:{game.number('Shadowboxer')}")
    assert game.hero("Shadowboxer").combat == 1


# ------------------------------------------------------------ what was spoilt in between
@rule("HI-LIMIT-3")
def test_the_same_hero_twice_stops_at_three_tokens() -> None:
    game = mine(f"{RAISE}. {RAISE}.", hero=stand("Shadowboxer", 3, 1, combat=2)).play("Mine 1", "Shadowboxer")
    game.answer(f"hero:{game.number('Shadowboxer')}")
    assert game.hero("Shadowboxer").combat == 3


def test_the_same_gadget_twice_is_lost_once() -> None:
    bo = {"heroes": [stand("Stampede", 5, 5, gadgets=["Jet Pack"]), stand("Paragon", 5, 4)]}
    game = mine(f"O{FAIL}. O{FAIL}.", bo=bo).play("Mine 1", "Stampede")
    while game.question == "aim":
        game.answer(game.keys[0])
    assert (game.gear("Stampede"), game.discard) == ([], ["Jet Pack", "Mine 1"])


# ------------------------------------------------------------ powers
def hero(number: int, text: str, colour: str) -> dict[str, Any]:
    """A hero with one power that needs its bonus marker."""
    power = {"group": "H", "name": "Own", "kind": "Bonus", "text": text}
    head = {"id": f"own-{number}", "name": f"Own {number}", "deck": "hero", "copies": 1, "kind": "Hero"}
    return {**head, "types": ["Tech"], "set": "base", "extra": {"marker": colour}, "abilities": [power]}


def own_heroes(first: str, second: str, colour: str, **more: Any) -> CityPlay:
    """Ann has a hero with the first text beside one with the second, and little else in reach."""
    heroes = [stand("Own 1", 1, 1, **more), stand("Own 2", 1, 2, **more)]
    cards = [hero(1, f"{colour.capitalize()} marker: {first}", colour), hero(2, f"Natural marker: {second}", "natural")]
    return play(cards=cards, players=[{"heroes": heroes}, BO])


@rule("HI-POWER-16")
def test_two_that_copy_and_then_do_something_do_not_copy_one_another_without_end() -> None:
    copy = "copy one power of a hero on the block of this hero or an orthogonally adjacent block"
    text = f"{copy[0]}{copy[1:]}; if you do: draw one card."
    game = own_heroes(text, text, "natural")
    if game.can(f"bonus:{game.number('Own 1')}"):
        game.bonus("Own 1")
    assert (game.question, game.hand("Ann")) == ("act", [])


@rule("HI-LIMIT-3")
def test_a_marker_is_not_spent_on_what_finds_no_target() -> None:
    raised = f"{RAISE[0].lower()}{RAISE[1:]}."
    assert own_heroes(raised, raised, "black", combat=2).can("bonus:0")
    assert not own_heroes(raised, raised, "black", combat=3).can("bonus:0")


@rule("HI-LIMIT-3")
def test_a_hero_that_begins_with_more_tokens_than_it_can_carry_takes_three() -> None:
    card = hero(1, "This hero starts with one Combat +1 token. " * 4, "black")
    del card["extra"]
    card["abilities"][0]["kind"] = "Setup"
    game = play(cards=[card], players=[{"heroes": [stand("Own 1", 1, 1)]}, BO])
    assert game.hero("Own 1").combat == 3

"""The Research deck runs out and is renewed, looks at it, and what is hidden from others (HI-CARD-3, HI-CARD-12)."""

from __future__ import annotations

from typing import Any

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, play

ANN: dict[str, Any] = {"heroes": ["Lumen", "Huntaar"]}
BO: dict[str, Any] = {"heroes": ["Traveller", "Scrap"]}


def with_deck(size: int, **position: Any) -> CityPlay:
    """Bo is in turn, and but the top cards the deck is out of the game."""
    game = play(turn="Bo", **position)
    table = game.table
    cut = len(table.deck) - size
    table.removed, table.deck = table.deck[:cut], table.deck[cut:]
    return game


@rule("HI-CARD-12", "HI-R17")
def test_the_discard_pile_is_shuffled_into_a_new_deck() -> None:
    game = with_deck(0, players=[ANN, BO], discard=["Jet Pack", "Hovercraft", "Meteor Strike"])
    gone = game.removed
    game.idle("Bo").draw()
    assert game.discard == []
    assert sorted(game.deck + game.hand("Ann")) == ["Hovercraft", "Jet Pack", "Meteor Strike"]
    assert game.removed == gone, "what is out of the game does not return"


@rule("HI-CARD-12")
def test_the_new_deck_is_shuffled() -> None:
    names = ["Jet Pack", "Hovercraft", "Meteor Strike", "Phase Belt", "Cat up a Tree", "Charity Gala"]
    orders = set()
    for seed in range(6):
        game = with_deck(0, players=[ANN, BO], discard=names, seed=seed)
        game.idle("Bo").draw()
        orders.add((*game.hand("Ann"), *game.deck))
    assert len(orders) > 3


@rule("HI-R17", "HI-CARD-12")
def test_one_draw_of_two_cards_goes_on_with_the_new_deck() -> None:
    game = with_deck(1, players=[ANN | {"hand": ["Anonymous Tip"]}, BO], deck=["Jet Pack"], discard=["Hovercraft"])
    game.idle("Bo").play("Anonymous Tip")
    assert game.hand("Ann") == ["Jet Pack", "Hovercraft"]
    assert (game.deck, game.discard) == ([], ["Anonymous Tip"]), "a card being played is not shuffled in"


@rule("HI-R17", "HI-MARK-9")
def test_a_draw_without_any_card_gives_nothing_costs_the_marker_and_the_game_goes_on() -> None:
    game = with_deck(0, players=[ANN, BO])
    game.idle("Bo")
    before = game.picture()
    game.draw().end()
    assert game.changed(before) == {"Ann: white"}
    assert game.spaces("Ann") == ["white"]
    assert (game.outcome, game.asked) == (None, "Bo")


@rule("HI-R103")
def test_a_look_deeper_than_the_deck_takes_the_shuffled_discard_pile_under_it() -> None:
    heroes = [{"name": "Lumen", "at": [2, 5], "face": 5}, "Huntaar"]
    game = play(
        players=[{"heroes": heroes}, BO], pawns=[[2, 5]], deck=["Jet Pack"], discard=["Hovercraft", "Meteor Strike"]
    )
    table = game.table
    table.removed, table.deck = table.deck[:-1], table.deck[-1:]
    game.to_round_end()
    game.answer("Starwatch Observatory")
    seen = [game.table.kind(card).name for card in game.table.looked]
    assert seen[0] == "Jet Pack", "the old deck stays on top"
    assert sorted(seen) == ["Hovercraft", "Jet Pack", "Meteor Strike"]
    game.answer(f"take:{game.table.looked[0]}")
    game.answer(game.keys[0])
    assert (game.hand("Ann"), game.discard, len(game.deck)) == (["Jet Pack"], [], 2)


@rule("HI-R103")
def test_a_look_that_the_deck_suffices_for_shuffles_nothing() -> None:
    heroes = [{"name": "Lumen", "at": [2, 5], "face": 5}, "Huntaar"]
    top = ["Jet Pack", "Hovercraft", "Phase Belt"]
    game = play(players=[{"heroes": heroes}, BO], pawns=[[2, 5]], deck=top, discard=["Meteor Strike"], phase="end")
    game.answer("Starwatch Observatory")
    assert [game.table.kind(card).name for card in game.table.looked] == top
    assert game.discard == ["Meteor Strike"]


@rule("HI-CARD-3", "HI-R39")
def test_hands_and_draws_are_hidden_until_a_card_is_played() -> None:
    game = play(players=[ANN | {"hand": ["Cat up a Tree"]}, BO], deck=["Jet Pack"])
    own, other = game.match.ask(0).view(), game.match.ask(1).view()
    assert [piece.kind for piece in own.zones["hand-0"].pieces] == ["adv_cat"]
    assert not any(piece.kind for piece in other.zones["hand-0"].pieces)
    assert other.zones["hand-0"].count == 1, "how many they are is seen"
    game.draw().end().idle("Bo")
    assert any("Jet Pack" in line for line in game.log(0))
    assert not any("Jet Pack" in line or "Cat up a Tree" in line for line in game.log(1))
    game.play("Cat up a Tree")
    assert any("Cat up a Tree" in line for line in game.log(1))


@rule("HI-R39")
def test_the_discard_pile_and_all_tokens_are_open() -> None:
    heroes = [{"name": "Lumen", "combat": 2, "gadgets": ["Jet Pack"]}, "Huntaar"]
    game = play(players=[{"heroes": heroes, "justice": 2}, BO], options={"justice": "on"}, discard=["Meteor Strike"])
    own, other = game.match.ask(0).view(), game.match.ask(1).view()
    for zone in ("discard", "gear-0", "block-20", "team-0"):
        assert other.zones[zone].pieces == own.zones[zone].pieces
    assert [piece.kind for piece in other.zones["discard"].pieces] == ["meteor"]
    assert [piece.kind for piece in other.zones["gear-0"].pieces] == ["jet_pack"]
    assert other.facts["justice"] == [2, 0]
    stand = next(piece for piece in other.zones["block-20"].pieces if piece.fields.get("combat"))
    assert stand.fields["combat"] == 2

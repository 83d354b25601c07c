"""The draft: three heroes each, one kept, two handed on, one of two taken (HI-SETUP-4 to 7)."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, new_game


def _heroes(game: CityPlay, cards: list[int]) -> list[str]:
    return [game.table.kind(card).name for card in cards]


def _seen(game: CityPlay, seat: int, owner: int) -> list[str | None]:
    """The heroes of a player's draft that a seat sees."""
    zones = game.match.ask(seat).view().zones
    return [piece.kind for zone in ("draft", "kept") for piece in zones[f"{zone}-{owner}"].pieces]


def _first_choices(game: CityPlay) -> dict[str, tuple[str, list[str]]]:
    """Everybody keeps the first hero, and sends the second one to the left; what was kept and sent, by name."""
    chosen = {}
    for name in game.match.names:
        dealt = _heroes(game, game.player(name).dealt)
        assert (game.asked, game.question) == (name, "keep")
        game.answer(dealt[0])
        if game.question == "left":
            game.answer(dealt[1])
        chosen[name] = (dealt[0], dealt[1:])
    return chosen


@rule("HI-SETUP-4", "HI-R4")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_each_is_dealt_three_heroes_that_the_others_do_not_see(count: int) -> None:
    game = new_game(count, seed=3)
    dealt = [player.dealt for player in game.table.players]
    assert [len(cards) for cards in dealt] == [3] * count
    assert len({card for cards in dealt for card in cards}) == 3 * count
    for seat in range(-1, count):
        for owner in range(count):
            seen = _seen(game, seat, owner)
            assert (len(seen), None in seen) == (3, seat != owner)


@rule("HI-SETUP-4")
def test_the_hero_deck_is_shuffled() -> None:
    hands = {tuple(sorted(new_game(2, seed).player("Ann").dealt)) for seed in range(6)}
    assert len(hands) > 3


@rule("HI-SETUP-5", "HI-R4")
def test_nothing_is_shown_and_nothing_moves_before_all_have_chosen() -> None:
    game = new_game(3, seed=4)
    bos = list(game.player("Bo").dealt)
    kept = game.option(game.keys[1]).label
    game.answer(game.keys[1])
    game.answer(game.keys[0])
    assert (game.asked, game.question) == ("Bo", "keep")
    assert game.player("Bo").dealt == bos
    assert not game.table.heroes
    assert not any(kept in line for seat in (1, 2, -1) for line in game.log(seat))
    for seat in (1, 2, -1):
        assert set(_seen(game, seat, 0)) == {None}


@rule("HI-SETUP-5", "HI-R4")
def test_the_giver_chooses_which_hero_goes_to_the_left() -> None:
    for choice in (0, 1):
        game = new_game(3, seed=4)
        game.answer(game.keys[0])
        assert (game.asked, game.question, len(game.keys)) == ("Ann", "left", 2)
        to_left, to_right = game.labels()[choice], game.labels()[1 - choice]
        game.answer(to_left)
        while game.table.phase == "keep":
            game.answer(game.keys[0])
        assert to_left in _heroes(game, game.player("Bo").dealt)
        assert to_right in _heroes(game, game.player("Cy").dealt)


@rule("HI-SETUP-7", "HI-R5")
def test_of_two_players_each_gets_both_rejected_heroes_of_the_other() -> None:
    game = new_game(2, seed=1)
    chosen = _first_choices(game)
    assert sorted(_heroes(game, game.player("Ann").dealt)) == sorted(chosen["Bo"][1])
    assert sorted(_heroes(game, game.player("Bo").dealt)) == sorted(chosen["Ann"][1])


@rule("HI-SETUP-7", "HI-SETUP-5")
def test_of_three_players_each_gets_one_hero_from_each_opponent() -> None:
    game = new_game(3, seed=1)
    chosen = _first_choices(game)
    for name, right, left in (("Ann", "Cy", "Bo"), ("Bo", "Ann", "Cy"), ("Cy", "Bo", "Ann")):
        received = {chosen[right][1][0], chosen[left][1][1]}
        assert set(_heroes(game, game.player(name).dealt)) == received


@rule("HI-SETUP-7", "HI-SETUP-5")
def test_of_four_players_each_gets_one_hero_from_each_neighbour_and_none_from_across() -> None:
    game = new_game(4, seed=1)
    chosen = _first_choices(game)
    names = game.match.names
    for seat, name in enumerate(names):
        right, left, across = (chosen[names[(seat + step) % 4]][1] for step in (-1, 1, 2))
        received = set(_heroes(game, game.player(name).dealt))
        assert received == {right[0], left[1]}
        assert not received & set(across)


@rule("HI-SETUP-6")
def test_of_the_two_received_one_is_taken_and_the_other_is_out_of_the_game() -> None:
    game = new_game(3, seed=2)
    chosen = _first_choices(game)
    dropped = []
    for name in game.match.names:
        received = _heroes(game, game.player(name).dealt)
        assert (game.asked, game.labels()) == (name, received), "the hero kept first is no longer to be chosen"
        dropped.append(received[1])
        game.answer(received[0])
    if game.question == "gadget":
        game.answer(game.keys[0])
    teams = {game.table.hero_kind(number).name: hero.seat for number, hero in enumerate(game.table.heroes)}
    assert not set(dropped) & set(teams)
    assert _heroes(game, game.table.dropped) == dropped
    assert all(teams[kept] == game.match.names.index(name) for name, (kept, _) in chosen.items())


@rule("HI-SETUP-6", "HI-R4")
def test_no_second_hero_is_seen_before_all_have_taken_one() -> None:
    game = new_game(3, seed=2)
    _first_choices(game)
    game.answer(game.keys[0])
    assert set(_seen(game, 1, 0)) == {None}
    assert not game.table.heroes
    game.answer(game.keys[0]).answer(game.keys[0])
    assert len(game.table.heroes) == 6
    zones = game.match.ask(1).view().zones
    assert [piece.kind is None for seat in range(3) for piece in zones[f"team-{seat}"].pieces] == [False] * 6

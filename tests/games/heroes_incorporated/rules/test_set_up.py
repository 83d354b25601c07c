"""What is on the table when the first hero is placed (HI-SETUP-1 to 3, 8 to 17)."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.engine.game import SeatSetup, SetupFault
from tabletop.games.heroes_incorporated import GAME
from tabletop.games.heroes_incorporated.setup import new_table
from tests.citing import rule
from tests.games.heroes_incorporated.city_play import CityPlay, new_game, play

BASE_VILLAINS = {"Limbo", "Thornqueen", "Gearwraith", "Hexmistress", "Doctor Plague", "Quakemaw"}
BASE_GADGETS = {
    "Laser Gauntlet", "Combat Visor", "Targeting Computer", "Grapple Line", "Force Shield", "Villain Scanner",
}  # fmt: skip
BONUS_MARKERS = {
    "Shadowboxer": "black", "Stampede": "brown", "Dr. Illusion": "pink", "Silver King": "grey", "Cloner": "natural",
    "Huntaar": "orange", "Werebeast": "orange", "Thunderhawk": "orange",
}  # fmt: skip


def drafted(count: int, seed: int = 0, *liked: str, **options: str) -> CityPlay:
    """A game whose draft is over; everybody keeps who is liked, where there is a choice. Stops at Scrap's gadget."""
    game = new_game(count, seed, (), **options)
    while game.question in ("keep", "left"):
        wanted = [name for name in liked if game.question == "keep" and game.can(name)]
        game.answer(wanted[0] if wanted else game.keys[0])
    return game


def to_placing(game: CityPlay) -> CityPlay:
    """Scrap takes the first gadget that is offered."""
    return game.answer(game.keys[0]) if game.question == "gadget" else game


def with_scrap(**options: str) -> CityPlay:
    """A game in which somebody is asked for Scrap's gadget."""
    games = (drafted(4, seed, "Scrap", **options) for seed in range(9))
    return next(game for game in games if game.question == "gadget")


@rule("HI-SETUP-1")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_every_team_of_two_to_four_has_two_heroes(count: int) -> None:
    game = to_placing(drafted(count, seed=count))
    assert Counter(hero.seat for hero in game.table.heroes) == dict.fromkeys(range(count), 2)
    assert len({hero.card for hero in game.table.heroes}) == 2 * count


@rule("HI-SETUP-1")
@pytest.mark.parametrize("count", [1, 5])
def test_one_or_five_players_cannot_play(count: int) -> None:
    with pytest.raises(SetupFault):
        GAME.setup(tuple(SeatSetup(f"P{seat}") for seat in range(count)), {}, 0)


def _cards(game: CityPlay, deck: str) -> list[str]:
    kinds = game.table.book.kinds
    return [kinds[kind].name for kind in game.table.kinds if kinds[kind].deck == deck]


@rule("HI-SETUP-2")
def test_with_the_expansion_its_cards_join_and_the_old_supervillains_leave() -> None:
    with_it, without = new_game(2), new_game(2, super="off")
    added = Counter(_cards(with_it, "research")) - Counter(_cards(without, "research"))
    gone = Counter(_cards(without, "research")) - Counter(_cards(with_it, "research"))
    assert set(gone) == BASE_VILLAINS
    assert (sum(gone.values()), sum(added.values())) == (6, 32)
    assert (len(_cards(without, "research")), len(_cards(with_it, "research"))) == (50, 76)
    assert (len(_cards(without, "hero")), len(_cards(with_it, "hero"))) == (12, 17)


@rule("HI-SETUP-2")
def test_the_research_deck_is_shuffled() -> None:
    decks = [to_placing(drafted(2, seed)).deck for seed in range(3)]
    first = GAME.setup(tuple(SeatSetup(name) for name in ("Ann", "Bo")), {}, 0)
    table = new_table(first, GAME.card_set())
    assert [table.kind(card).name for card in reversed(table.deck)] not in decks
    assert decks[0] != decks[1] != decks[2] != decks[0]


@rule("HI-SETUP-9", "HI-SETUP-3", "HI-R3", "HI-R1")
@pytest.mark.parametrize("expansion", ["on", "off"])
def test_eight_heroes_have_a_bonus_marker_of_their_colour(expansion: str) -> None:
    table = new_game(2, super=expansion).table
    heroes = {table.kind(card).name: table.kind(card) for card in range(len(table.kinds)) if table.kind(card).powers}
    colours = {name: kind.marker.colour for name, kind in heroes.items() if kind.marker is not None}
    assert colours == {name: colour for name, colour in BONUS_MARKERS.items() if name in heroes}


@rule("HI-SETUP-8", "HI-SETUP-17", "HI-R8")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_every_player_begins_with_four_coloured_markers_one_white_and_no_points(count: int) -> None:
    game = to_placing(drafted(count))
    for name in game.match.names:
        assert (game.markers(name), game.spaces(name), game.points(name)) == ((4, 1), [], 0)
        assert (game.hq_of(name), game.fame_of(name), game.player(name).bonus) == ("", "", [])


@rule("HI-SETUP-10", "HI-POWER-1")
def test_titan_werebeast_and_andron_alone_begin_with_a_combat_token() -> None:
    strong = ("Titan", "Werebeast", "Andron")
    seen: dict[str, set[int]] = {}
    for seed in range(4):
        game = drafted(4, seed, *strong, super="off")
        for number, hero in enumerate(game.table.heroes):
            seen.setdefault(game.table.hero_kind(number).name, set()).add(hero.combat)
    assert set(strong) < set(seen)
    assert seen == {name: {1 if name in strong else 0} for name in seen}


@rule("HI-SETUP-11", "HI-R6")
@pytest.mark.parametrize(("expansion", "count"), [("on", 9), ("off", 6)])
def test_scraps_owner_picks_a_gadget_of_the_deck_in_use_and_its_card_is_out_of_the_game(
    expansion: str, count: int
) -> None:
    game = with_scrap(super=expansion)
    assert game.asked == game.match.names[game.hero("Scrap").seat]
    assert len(game.keys) == count
    assert set(game.labels()) >= BASE_GADGETS
    assert game.gear("Scrap") == []
    game.answer("Grapple Line")
    assert game.gear("Scrap") == ["Grapple Line"]
    everywhere = [*game.deck, *(card for name in game.match.names for card in game.hand(name))]
    assert "Grapple Line" not in everywhere
    assert len(everywhere) == (76 if expansion == "on" else 50) - 1


@rule("HI-SETUP-12", "HI-R6")
def test_the_research_deck_is_dealt_only_after_scraps_choice() -> None:
    game = with_scrap()
    assert len(game.deck) == 76
    assert not any(game.hand(name) for name in game.match.names)
    before = game.deck
    game.answer("Jet Pack")
    assert [len(game.hand(name)) for name in game.match.names] == [1, 1, 1, 1]
    dealt = [card for name in game.match.names for card in game.hand(name)]
    assert [*dealt, *game.deck] != [card for card in before if card != "Jet Pack"], "shuffled after the choice"


@rule("HI-SETUP-12")
@pytest.mark.parametrize(("count", "cards"), [(2, 3), (3, 2), (4, 1)])
def test_opening_hands_are_three_two_or_one_card(count: int, cards: int) -> None:
    game = to_placing(drafted(count))
    assert [len(game.hand(name)) for name in game.match.names] == [cards] * count
    gone = "Scrap" in [game.table.hero_kind(number).name for number in range(2 * count)]
    assert len(game.deck) == 76 - count * cards - gone


@rule("HI-SETUP-13")
def test_crimeland_is_in_the_middle_and_the_other_blocks_lie_at_random() -> None:
    cities = []
    for seed in range(8):
        game = to_placing(drafted(2, seed))
        cities.append([game.block((row, column)) for row in range(1, 6) for column in range(1, 6)])
    assert {city[12] for city in cities} == {"Crimeland"}
    assert all(len(set(city)) == 25 for city in cities)
    assert len({tuple(city) for city in cities}) == 8
    assert all(len({city[at] for city in cities}) > 1 for at in range(25) if at != 12)


@rule("HI-SETUP-14", "HI-SETUP-15", "HI-R7")
@pytest.mark.parametrize(
    ("count", "pawns"),
    [
        (2, [(2, 2), (2, 4), (3, 3), (4, 2), (4, 4)]),
        (3, [(2, 2), (2, 4), (3, 2), (3, 4), (4, 2), (4, 4)]),
        (4, [(2, 2), (2, 4), (3, 2), (3, 3), (3, 4), (4, 2), (4, 4)]),
    ],
)
def test_crime_pawns_begin_round_the_middle_lettered_row_by_row(count: int, pawns: list[tuple[int, int]]) -> None:
    game = to_placing(drafted(count))
    view = game.match.ask(0).view()
    shown = {}
    for letter in "ABCDEFG"[: count + 3]:
        piece = view.piece(f"pawn:{letter}")
        assert piece is not None
        shown[letter] = piece.zone
    assert view.piece(f"pawn:{'ABCDEFGH'[count + 3]}") is None
    zones = [f"block-{5 * (row - 1) + column - 1}" for row, column in pawns]
    assert list(shown.values()) == zones


@rule("HI-SETUP-16")
def test_three_blocks_hold_a_combat_token_wherever_they_lie() -> None:
    places = set()
    for seed in range(4):
        game = to_placing(drafted(2, seed))
        holding = {game.table.kind(game.table.city[at]).name: n for at, n in enumerate(game.table.tokens) if n}
        assert holding == {"Genicon Inc.": 1, "The Makers Group": 1, "DWEngine Ltd": 1}
        places.add(tuple(at for at, n in enumerate(game.table.tokens) if n))
    assert len(places) > 1


@rule("HI-R80")
def test_block_numbers_go_from_two_to_five() -> None:
    table = play(players=[{}, {}]).table
    assert sorted({table.number(at) for at in range(25)}) == [2, 3, 4, 5]

"""Playing a card for nothing, and costs that cannot be paid in full (HB-R24, HB-R48)."""

from __future__ import annotations

from tests.citing import rule
from tests.games.hero_brigade.diary import play, printed


@rule("HB-R24")
def test_a_card_may_be_played_for_nothing() -> None:
    day = play(hero={"hand": ["Chill Factor", "BERT"]}, villain={"hand": ["Fred"]}, resource={"pool": []})
    day.last("Play Chill Factor")
    assert day.settled() == {"hero hand": ["BERT"], "hero discard": ["Chill Factor"]}


@rule("HB-R24", "HB-R48")
def test_a_cost_that_cannot_be_paid_in_full_is_not_paid_at_all() -> None:
    day = play(hero={"hand": ["BERT"]}, villain={"hand": ["Henchman x2"]}, turn="villain")
    day.last("Play Henchman")
    assert day.settled() == {"villain hand": ["Henchman"], "villain discard": ["Henchman"]}
    paid = play(hero={"hand": ["BERT"]}, villain={"hand": ["Henchman x3"]}, turn="villain", resource={"deck": 9})
    paid.last("Play Henchman")
    assert paid.counts("villain")[0] == 1
    assert paid.names("discard", "villain") == ["Henchman"] * 3
    assert len(paid.table.resource) == 8


@rule("HB-R24")
def test_part_of_a_cost_in_cards_of_any_name_is_not_paid_either() -> None:
    pawnbroker = printed(
        "Pawnbroker", "P Active Pawn: Discard two cards from your hand; if you do, draw three cards.", copies=2
    )
    poor = play(cards=[pawnbroker], hero={"hand": ["Pawnbroker", "BERT"], "deck": 9}, villain={"hand": ["Fred"]})
    poor.last("Play Pawnbroker")
    assert poor.settled() == {"hero hand": ["BERT"], "hero discard": ["Pawnbroker"]}
    rich = play(cards=[pawnbroker], hero={"hand": ["Pawnbroker", "BERT", "Xiang"], "deck": 9})
    rich.choose("Play Pawnbroker").choose("BERT")
    assert rich.counts("hero") == (3, 6, 3, 0)


@rule("HB-R24")
def test_part_of_a_cost_from_the_deck_is_not_paid_either() -> None:
    gambler = printed("Gambler", "P Active Bet: Banish the top two cards of your deck; if you do, draw one card.")
    day = play(cards=[gambler], hero={"hand": ["Gambler", "BERT"], "deck": 1}, villain={"hand": ["Fred"]})
    day.last("Play Gambler")
    assert day.settled() == {"hero hand": ["BERT"], "hero discard": ["Gambler"]}
    rich = play(cards=[gambler], hero={"hand": ["Gambler", "BERT"], "deck": 4}, villain={"hand": ["Fred"]})
    rich.last("Play Gambler")
    assert rich.counts("hero") == (2, 1, 1, 2)

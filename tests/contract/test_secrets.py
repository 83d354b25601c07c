"""Secrets leave through one door: permuting what a seat cannot know changes nothing that it gets to see."""

from __future__ import annotations

from tabletop.engine.chance import Source, shuffle
from tabletop.engine.match import Match
from tabletop.engine.view import SPECTATOR
from tests.contract.cases import Case, every_case, random_walk, sometimes
from tests.games.hero_brigade.diary import play

SEEDS = 12


def permuted(match: Match, seat: int, seed: int) -> Match:
    """The same moment with the hidden cards dealt differently, in a way the seat cannot notice."""
    twin = match.clone()
    kinds = twin.table.kinds
    chance = Source(seed)
    for ids in twin.rules.hidden_groups(twin.table, seat):
        dealt = [kinds[card] for card in ids]
        shuffle(chance, dealt)
        for card, kind in zip(ids, dealt, strict=True):
            kinds[card] = kind
    return twin


def seen(match: Match, seat: int) -> tuple[object, ...]:
    """Everything that a seat gets: view, decision with options and prompts, whose turn it is, refusals, undo."""
    handle = match.ask(seat)
    view = handle.view()
    pieces = [piece.key for zone in view.zones.values() for piece in zone.pieces][:12]
    refusals = [
        str(handle.refuse(a, b)) for a in pieces[::3] for b in (*pieces[::4], "lane:play", "zone:front-0", None)
    ]
    return view.to_json(), handle.decision(), handle.to_move, handle.outcome, refusals


@every_case
def test_permuting_what_a_seat_cannot_know_changes_nothing_for_it(case: Case) -> None:
    compared = 0
    for seed in range(SEEDS):
        for moment in sometimes(random_walk(case.match(seed), seed), 4 * case.stride, seed % 4):
            for seat in (*range(case.seats), SPECTATOR):
                other = permuted(moment, seat, seed + 5)
                assert seen(other, seat) == seen(moment, seat)
                compared += other.rules.encode(other.table) != moment.rules.encode(moment.table)
    assert compared > 20


@every_case
def test_who_is_asked_next_tells_nothing(case: Case) -> None:
    """After the same answer of a seat, in worlds that it cannot tell apart, the same seat is asked next."""
    followed = 0
    for seed in range(SEEDS):
        for moment in sometimes(random_walk(case.match(seed), seed), 2 * case.stride, seed % 2):
            seat, decision = moment.to_move, moment.decision
            assert seat is not None
            assert decision is not None
            for option in decision.options[:4]:
                worlds = [permuted(moment, seat, seed * 100 + n) for n in range(3)]
                marks = [_followed(world, option.key, seat) for world in worlds]
                if all(mark is not None for mark in marks):
                    assert marks[0] == marks[1] == marks[2]
                    followed += 1
    assert followed > 20


def _hidden(match: Match, seat: int) -> set[int]:
    return {card for ids in match.rules.hidden_groups(match.table, seat) for card in ids}


def _followed(match: Match, key: str, seat: int) -> tuple[object, ...] | None:
    """What the seat sees after its answer, None if something hidden from it came out by it."""
    before, hidden = match.table.revealed, _hidden(match, seat)
    match.answer(key)
    match.run()
    if match.table.revealed != before or _hidden(match, seat) != hidden:
        return None
    return (match.to_move, *seen(match, seat))


@every_case
def test_the_log_names_no_card_that_a_seat_cannot_know(case: Case) -> None:
    """Each event that only some seats know has other words, without data, for the rest."""
    hidden = 0
    for seed in range(6):
        match = case.match(seed)
        for _ in random_walk(match, seed):
            pass
        for event in match.events:
            if event.seats is None:
                continue
            for seat in (*range(case.seats), SPECTATOR):
                if seat not in event.seats:
                    told = event.for_seat(seat)
                    assert told.data == {}
                    assert told.text == event.public_text
                    assert ":" not in told.text
                    hidden += 1
    assert hidden or case.game.name == "roshambo"


@every_case
def test_hidden_pieces_have_neither_id_nor_kind(case: Case) -> None:
    hidden = 0
    for seed in range(4):
        for moment in random_walk(case.match(seed), seed):
            for seat in (*range(case.seats), SPECTATOR):
                for zone in moment.ask(seat).view().zones.values():
                    for piece in zone.pieces:
                        if piece.kind is None and "called" in piece.fields:
                            assert piece.key.partition(":")[0] not in ("card", "hidden")
                        elif piece.kind is None:
                            assert piece.key == f"hidden:{zone.name}:{piece.place}"
                            assert piece.fields == {}
                            hidden += 1
    assert hidden


@every_case
def test_imagined_worlds(case: Case) -> None:
    """The seat sees the same, knows the same as a whole, every key is legal, and a clone is the same world."""
    for seed in range(4):
        for moment in sometimes(random_walk(case.match(seed), seed), 11 * case.stride, seed):
            seat = moment.to_move
            assert seat is not None
            before = moment.state_hash()
            world = moment.imagine(seat, Source(seed + 1))
            assert world.ask(seat).view().to_json() == moment.ask(seat).view().to_json()
            assert world.decision == moment.decision
            for ids in moment.rules.hidden_groups(moment.table, seat):
                assert sorted(world.table.kinds[i] for i in ids) == sorted(moment.table.kinds[i] for i in ids)
            twin = world.clone()
            assert twin.state_hash() == world.state_hash()
            for played, copied in zip(random_walk(world, seed, 25), random_walk(twin, seed, 25), strict=True):
                assert played.state_hash() == copied.state_hash()
                assert played.clone().state_hash() == played.state_hash()
            assert moment.state_hash() == before


@every_case
def test_imagined_worlds_have_a_future_of_their_own(case: Case) -> None:
    """What chance will bring in the real match is no more to be found out by imagining than a hidden card."""
    looked = 0
    for seed in range(3):
        for moment in sometimes(random_walk(case.match(seed), seed), 9 * case.stride, seed):
            seat = moment.to_move
            assert seat is not None
            worlds = [moment.imagine(seat, Source(number)) for number in range(6)]
            orders = [_next_shuffle(world) for world in worlds]
            assert len(set(orders)) == len(worlds)
            assert _next_shuffle(moment) not in orders
            assert [_next_shuffle(world.clone()) for world in worlds] == orders
            looked += 1
    assert looked > 3


def _next_shuffle(match: Match) -> tuple[int, ...]:
    cards = list(range(30))
    shuffle(match.table.copy(), cards)
    return tuple(cards)


def test_the_next_reshuffle_differs_among_worlds() -> None:
    day = play(
        hero={
            "hand": ["Xiang", "Vasilisa"],
            "deck": ["BERT"],
            "discard": ["Johnny Pyro", "Chill Factor", "Police Officer x5", "Dr. Cat", "Reinforcements", "BERT"],
        },
        villain={"front": ["Fred"], "hand": ["Henchman"]},
    )
    key = next(key for key in day.keys if key.startswith("play:") and key != day.keys[-1])
    worlds = [day.match.imagine(0, Source(number)) for number in range(8)]
    for world in worlds:
        world.answer(key)
    decks = {tuple(world.table.sides[0].deck) for world in worlds}
    assert len(decks) == len(worlds)
    day.match.answer(key)
    assert tuple(day.table.sides[0].deck) not in decks


def test_what_chance_is_scripted_to_bring_is_not_imagined() -> None:
    hero = {"hand": ["Xiang"], "deck": ["BERT"], "discard": ["Dr. Cat", "Chill Factor", "Johnny Pyro", "Vasilisa"]}
    day = play(script=[0] * 40, hero=hero, villain={"front": ["Fred"], "hand": ["Henchman"]})
    assert day.table.script
    worlds = [day.match.imagine(0, Source(number)) for number in range(4)]
    assert [world.table.script for world in worlds] == [[]] * 4
    assert [world.clone().table.script for world in worlds] == [[]] * 4


@every_case
def test_what_only_the_hand_offers_is_marked(case: Case) -> None:
    """A decision that the hand may add to says so; what is left without the hand never names a hidden card."""
    for seed in range(4):
        for moment in random_walk(case.match(seed), seed):
            decision = moment.decision
            if decision is None or decision.uses_hand:
                continue
            assert decision.hand_too or not any(option.from_hand for option in decision.options)
            hidden = {f"card:{card}" for card in _hidden(moment, SPECTATOR)}
            for option in decision.public().options:
                assert option.subject not in hidden
                assert option.target not in hidden

"""A whole game by chance, shown move by move: the table always agrees with the view, and never tells a hidden card."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tabletop.bots.random_bot import RandomBot
from tabletop.engine.game import SeatSetup
from tabletop.engine.match import Match
from tabletop.engine.view import SPECTATOR, View
from tabletop.games import game_named
from tabletop.games.hero_brigade.layout import LAYOUT
from tabletop.ui.scene.cards import CardItem
from tabletop.ui.scene.state import SceneState
from tabletop.ui.scene.view import TableView

PILES = [f"{pile}-{seat}" for pile in ("discard", "banished") for seat in (0, 1)]
SHOWN = ("front-", "support-", "pool", "resolving")


def agrees(table: TableView, view: View) -> None:
    """Every piece in play has its one item at its place; every item is of a piece that the view shows."""
    cards = table.table.pieces.cards
    for name, zone in view.zones.items():
        if name.startswith(SHOWN):
            for piece in zone.pieces:
                item = cards[piece.key]
                assert item.look.card == piece.kind
                assert item.pos() == table.table.pieces.placed.table[piece.key].middle
    known = {piece.key for zone in view.zones.values() for piece in zone.pieces}
    assert all(key in known or key.startswith("back:") for key in cards)
    assert set(table.table.pieces.strips) <= known


@pytest.mark.parametrize("seed", [1, 2])
def test_the_table_follows_a_whole_game(table: TableView, seed: int) -> None:
    game = game_named("hero-brigade")
    match = Match.new(game, game.setup([SeatSetup("Ann"), SeatSetup("Bo")], {}, seed))
    match.run()
    bots = [RandomBot(seed), RandomBot(seed + 1)]
    zones = {zone.name(0, 2) for zone in LAYOUT.zones}
    assert zones <= set(match.ask(SPECTATOR).view().zones)
    while (seat := match.to_move) is not None:
        handle = match.ask(seat)
        asked = handle.decision()
        assert asked is not None
        closed = not asked.uses_hand
        view = match.ask(SPECTATOR).view() if closed else handle.view()
        state = SceneState(view, asked, match.names, seat, None if closed else seat, humans=[True, True])
        table.sync(state)
        agrees(table, view)
        hidden = {piece.key for zone in view.zones.values() for piece in zone.pieces if piece.kind is None}
        assert all(table.table.pieces.cards[key].look.card is None for key in hidden)
        things = {*table.table.offers.subjects, *table.table.offers.targets(None)}
        for thing in things:
            covered = any(thing == piece.key for name in PILES for piece in view.zones[name].pieces[:-1])
            assert covered or table.choosing.focus.middle(thing) is not None, f"{thing} of {asked.kind} is nowhere"
            for target in table.table.offers.targets(thing):
                assert target.startswith("lane:") or table.choosing.focus.middle(target) is not None
        match.answer(bots[seat].choose(handle))
        match.run()
    table.sync(SceneState(match.ask(SPECTATOR).view(), None, match.names, 0, humans=[True, True]))
    agrees(table, match.ask(SPECTATOR).view())


def test_moves_that_come_faster_than_they_can_be_shown(table: TableView, qtbot: QtBot) -> None:
    game = game_named("hero-brigade")
    match = Match.new(game, game.setup([SeatSetup("Ann"), SeatSetup("Bo", "random")], {}, 3))
    match.run()
    bot = RandomBot(3)
    table.set_animation(True)
    for _ in range(60):
        seat = match.to_move
        if seat is None:
            break
        asked = match.ask(0).decision()
        opened = 0 if asked is not None and asked.uses_hand else None
        state = SceneState(match.ask(0).view(), asked, match.names, 0, opened, humans=[True, False])
        table.sync(state)
        qtbot.wait(5)
        match.answer(bot.choose(match.ask(seat)))
        match.run()
    view = match.ask(0).view()
    table.sync(SceneState(view, None, match.names, 0, humans=[True, False]))
    table.table.clock.finish()
    agrees(table, view)
    spots = table.table.pieces.placed
    placed = {item.thing: item.pos() for item in table.table.items() if isinstance(item, CardItem)}
    assert placed == {key: spot.middle for key, spot in (spots.table | spots.shelf).items()}

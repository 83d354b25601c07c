"""A player who gives up (HI-R101): the team leaves the city, the others play on."""

from __future__ import annotations

from tabletop.games.heroes_incorporated.city import NOWHERE
from tabletop.games.heroes_incorporated.drafting import redraft
from tabletop.games.heroes_incorporated.judging import defeat_all
from tabletop.games.heroes_incorporated.pieces import NOBODY, NONE
from tabletop.games.heroes_incorporated.scoring import end
from tabletop.games.heroes_incorporated.table import Table
from tabletop.games.heroes_incorporated.tokens import lose_gadget, to_discard

DRAFT = ("draft", "keep", "second")


def concede(table: Table, seat: int) -> None:
    """Heroes and dice leave the city, cards go to the discard pile, tokens to the supply; nothing stays under way."""
    if table.recorder is not None:
        table.recorder.say("eliminated", f"<{seat}> gives up.", seat=seat, herald="Out!")
    fight = table.fight
    _drop_what_is_under_way(table)
    player = table.players[seat]
    player.out = True
    table.revealed += 1
    left = table.still_in()
    if len(left) == 1:
        end(table, left[0], "HI-R101", f"<{seat}> gives up: <{left[0]}> is the last one left and wins.", "concession")
        return
    if table.phase in DRAFT:
        redraft(table)
        return
    _leave(table, seat)
    if fight is not None and fight.stage != "over" and (dice := table.dice_on(fight.block)):
        defeat_all(table, fight.block, {table.heroes[hero].seat for hero in dice})  # as after a miss (HI-VILLAIN-12)
    for group in (*table.order, table.group, table.scored):
        if seat in group:
            group.remove(seat)
    table.order = [group for group in table.order if group]
    for result in table.results:
        if result.seats == [seat]:
            result.seats, result.heroes = [], []


def _drop_what_is_under_way(table: Table) -> None:
    """A card being played goes to the discard pile, cards looked at go under the deck; the marker stays spent."""
    for card in list(table.played):
        table.played.remove(card)
        to_discard(table, card, "played")
    if table.looked or table.under:
        rest = [card for card in table.looked if card not in table.under]
        table.deck = [*reversed([*table.under, *rest]), *table.deck]
        table.looked, table.under, table.looker = [], [], NOBODY
    table.aims = []
    table.fight = None


def _leave(table: Table, seat: int) -> None:
    player = table.players[seat]
    for card in list(player.hand):
        player.hand.remove(card)
        to_discard(table, card, f"hand-{seat}")
    for card, zone in ((player.hq, "hq"), (player.fame, "fame")):
        if card != NONE:
            to_discard(table, card, f"{zone}-{seat}")
    player.hq = player.fame = NONE
    player.justice = 0
    for number in table.team(seat):
        hero = table.heroes[number]
        for gadget in list(hero.gadgets):
            lose_gadget(table, number, gadget)
        hero.block = hero.die = NOWHERE
        hero.face = hero.combat = 0
        hero.down = False

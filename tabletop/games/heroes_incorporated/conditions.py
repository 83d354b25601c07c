"""What texts ask for: conditions of effects and requirements of Fame cards (parts 6.7 and 7.1)."""

from __future__ import annotations

from tabletop.games.heroes_incorporated import sentences as s
from tabletop.games.heroes_incorporated.aiming import Doing
from tabletop.games.heroes_incorporated.table import Table


def holds(doing: Doing, condition: s.Condition) -> bool:
    """Whether a condition is met now for the player, hero and block that a text speaks of."""
    table = doing.table
    match condition:
        case s.WinnerIs(origin):
            return doing.hero >= 0 and table.hero_kind(doing.hero).origin == origin
        case s.TokenHere():
            return doing.block >= 0 and table.tokens[doing.block] > 0
        case s.JusticeOn():
            return table.justice
        case s.DiscardOther(count):
            return sum(card != doing.about for card in table.players[doing.seat].hand) >= count
        case _:
            return _of_team(table, doing.seat, condition)


def _of_team(table: Table, seat: int, condition: s.Condition) -> bool:
    team = table.team(seat)
    player = table.players[seat]
    match condition:
        case s.OnTeam(name):
            return any(table.hero_kind(hero).name == name for hero in team)
        case s.TeamOrigin(origin):
            return any(table.hero_kind(hero).origin == origin for hero in team)
        case s.HeroOn(name):
            return any(_stands_on(table, table.heroes[hero].block, name) for hero in team)
        case s.AllEquipped():
            return all(table.heroes[hero].combat or table.heroes[hero].gadgets for hero in team)
        case s.Underdog():
            others = [table.players[other].points for other in table.opponents(seat)]
            return min(others) >= player.points and max(others) > player.points
        case s.DieOnNumber(number):
            return any(table.heroes[hero].die >= 0 and table.number(table.heroes[hero].die) == number for hero in team)
        case s.Together():
            return len({table.heroes[hero].block for hero in team}) == 1 and table.heroes[team[0]].block >= 0
        case s.HasDefeated():
            return player.defeated
    raise AssertionError(f"no such condition: {condition}")


def _stands_on(table: Table, at: int, name: str) -> bool:
    """On a block that is not destroyed (part 6.6)."""
    return at >= 0 and not table.destroyed[at] and table.kind(table.city[at]).name == name

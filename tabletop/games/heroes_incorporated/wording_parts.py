"""Conditions, counts and tokens in the words that stand on cards."""

from __future__ import annotations

from tabletop.cardtext.numbers import in_words as word
from tabletop.games.heroes_incorporated import sentences as s


def condition_in_words(condition: s.Condition) -> str:
    """What must hold: `the winning hero is Tech`."""
    match condition:
        case s.WinnerIs(origin):
            return f"the winning hero is {origin}"
        case s.OnTeam(hero):
            return f"{hero} is on your team"
        case s.JusticeOn():
            return "the Justice option is on"
        case s.TokenHere():
            return "a Combat +1 token lies on this block"
        case s.HeroOn(block):
            return f"one of your heroes is on {block}"
        case s.DiscardOther(count):
            return f"discard {word(count)} other {'card' if count == 1 else 'cards'} from your hand"
        case s.AllEquipped():
            return "each of your heroes has a Combat +1 token or a gadget token"
        case s.Underdog():
            more = "one opponent or more has more Hero Points than you"
            return f"no opponent has fewer Hero Points than you, and {more}"
        case s.DieOnNumber(number):
            return f"one of your dice lies on a block of number {number}"
        case s.TeamOrigin(origin):
            return f"one of your heroes is {origin}"
        case s.Together():
            return "both of your heroes are on the same block"
        case s.HasDefeated():
            return "one of your dice has defeated a supervillain this round"


def counted(count: int, thing: str) -> str:
    """`one card`, `two cards`."""
    return f"{word(count)} {thing}{'' if count == 1 else 's'}"


def points(count: int) -> str:
    """`1 Hero Point`, `3 Hero Points`."""
    return f"{count} Hero Point{'' if count == 1 else 's'}"


def justice(count: int) -> str:
    """`one Justice token`, `two Justice tokens`."""
    return counted(count, "Justice token")


def token(kind: s.Token) -> str:
    """`Combat +1 token` or `gadget token`."""
    return "Combat +1 token" if kind == "combat" else "gadget token"

"""A roshambo in words and symbols for the mat: everybody sees who fights and who has won, only battlers the cards."""

from __future__ import annotations

from tabletop.engine.view import Json
from tabletop.games.hero_brawl.faces import SYMBOL_ICONS
from tabletop.games.hero_brawl.knowledge import battle, sees_committed
from tabletop.games.hero_brawl.table import VACANT, Pending, Table

SOUND_WORDS = {"rock": "Crack!", "paper": "Whap!", "scissors": "Snip!"}
VERBS = {"rock": "beats", "paper": "beats", "scissors": "beat"}


def duel(table: Table, viewer: int) -> Json:
    """The fact that a `Duel` of the layout shows, None while nobody has committed a card to a roshambo."""
    item = next((each for each in table.pending if each.kind == "turn" and table.kind(each.card).roshambo), None)
    if item is None or item.target < 0 or not any(card >= 0 for card in table.committed):
        return None
    result = battle(table)
    seats = [item.seat, item.target]
    shows = [table.committed[seat] >= 0 and sees_committed(table, viewer, seat) for seat in seats]
    kinds = [table.kind(table.committed[seat]) if shown else None for seat, shown in zip(seats, shows, strict=True)]
    return {
        "seats": seats,
        "winner": None if result is None else result.winner,
        "word": _word(table, result, all(shows)),
        "symbols": [SYMBOL_ICONS[kind.symbol] if kind is not None else "" for kind in kinds],
        "titles": [f"{kind.number} {kind.symbol}" if kind is not None else "" for kind in kinds],
        "says": _says(table, result, all(shows)),
        "rules": _rules(table, result),
    }


def _word(table: Table, result: Pending | None, seen: bool) -> str:
    if result is None:
        return ""
    return SOUND_WORDS[table.kind(table.committed[result.winner]).symbol] if seen else "Crash!"


def _says(table: Table, result: Pending | None, seen: bool) -> list[str]:
    """A headline and a sentence."""
    if result is None:
        left = [seat for seat in _battlers(table) if table.committed[seat] < 0]
        return ["Roshambo", f"<{left[0]}> still has to commit a card." if left else "Both cards are committed."]
    loser = result.target if result.winner == result.seat else result.seat
    belt = ""
    if table.belt == loser:
        belt = f" and takes the Title Belt from <{loser}>"
    elif table.belt == VACANT:
        belt = " and takes the vacant Title Belt"
    sentence = f"<{result.winner}> wins{belt}."
    if not seen:
        return ["The roshambo is decided", sentence]
    won, lost = (table.kind(table.committed[seat]) for seat in (result.winner, loser))
    if not won.beats(lost):
        return ["The result is turned round", sentence]
    if won.symbol == lost.symbol:
        return [f"{won.number} is more than {lost.number}", sentence]
    return [f"{won.symbol.title()} {VERBS[won.symbol]} {lost.symbol}", sentence]


def _battlers(table: Table) -> list[int]:
    item = next(each for each in table.pending if each.kind == "turn")
    return [item.seat, item.target]


def _rules(table: Table, result: Pending | None) -> list[str]:
    if result is None:
        return ["BR-ROSH-2"]
    loser = result.target if result.winner == result.seat else result.seat
    rules = ["BR-ROSH-5"]
    if table.belt == loser:
        rules.append("BR-BELT-4")
    elif table.belt == VACANT:
        rules.append("BR-BELT-9")
    return rules

"""A roshambo in words and symbols for the mat: everybody sees who fights and who has won, only battlers the cards.

What only battlers may know stands in the fields of the committed cards, which the view shows to nobody else.
"""

from __future__ import annotations

from tabletop.engine.view import Json
from tabletop.games.hero_brawl.faces import SYMBOL_ICONS
from tabletop.games.hero_brawl.knowledge import battle
from tabletop.games.hero_brawl.table import VACANT, Pending, Table

SOUND_WORDS = {"rock": "Crack!", "paper": "Whap!", "scissors": "Snip!"}
VERBS = {"rock": "beats", "paper": "beats", "scissors": "beat"}


def duel(table: Table) -> Json:
    """The fact that a `Duel` of the layout shows, None while nobody has committed a card to a roshambo."""
    item = next((each for each in table.pending if each.kind == "turn" and table.kind(each.card).roshambo), None)
    if item is None or item.target < 0 or not any(card >= 0 for card in table.committed):
        return None
    result = battle(table)
    return {
        "seats": [item.seat, item.target],
        "winner": None if result is None else result.winner,
        "word": "" if result is None else "Crash!",
        "says": _says(table, item, result),
        "rules": _rules(table, result),
    }


def committed_fields(table: Table, seat: int) -> dict[str, Json]:
    """What a committed card adds for those who see it: symbol, title, and with a result its word and headline."""
    kind = table.kind(table.committed[seat])
    fields: dict[str, Json] = {"icon": SYMBOL_ICONS[kind.symbol], "title": f"{kind.number} {kind.symbol}"}
    result = battle(table)
    if result is not None and result.winner == seat:
        loser = result.target if seat == result.seat else result.seat
        fields["word"] = SOUND_WORDS[kind.symbol]
        fields["headline"] = _headline(table, seat, loser)
    return fields


def _headline(table: Table, winner: int, loser: int) -> str:
    won, lost = table.kind(table.committed[winner]), table.kind(table.committed[loser])
    if not won.beats(lost):
        return "The result is turned round"
    if won.symbol == lost.symbol:
        return f"{won.number} is more than {lost.number}"
    return f"{won.symbol.title()} {VERBS[won.symbol]} {lost.symbol}"


def _says(table: Table, item: Pending, result: Pending | None) -> list[str]:
    """A headline and a sentence that everybody may read."""
    if result is None:
        left = [seat for seat in (item.seat, item.target) if table.committed[seat] < 0]
        return ["Roshambo", f"<{left[0]}> still has to commit a card." if left else "Both cards are committed."]
    loser = result.target if result.winner == result.seat else result.seat
    belt = ""
    if table.belt == loser:
        belt = f" and takes the Title Belt from <{loser}>"
    elif table.belt == VACANT:
        belt = " and takes the vacant Title Belt"
    return ["The roshambo is decided", f"<{result.winner}> wins{belt}."]


def _rules(table: Table, result: Pending | None) -> list[str]:
    if result is None:
        return ["BR-ROSH-2"]
    loser = result.target if result.winner == result.seat else result.seat
    if table.belt == loser:
        return ["BR-ROSH-5", "BR-BELT-4"]
    return ["BR-ROSH-5", "BR-BELT-9"] if table.belt == VACANT else ["BR-ROSH-5"]

"""What the band below the city says of a fight: what must be reached and why, what was rolled, what comes of it."""

from __future__ import annotations

from tabletop.engine.view import Json
from tabletop.games.heroes_incorporated.fighting import FACES
from tabletop.games.heroes_incorporated.judging import combat_number
from tabletop.games.heroes_incorporated.pieces import Fight
from tabletop.games.heroes_incorporated.prospects import would_do
from tabletop.games.heroes_incorporated.table import Table

OUTCOMES = {
    "placed": ("Placed!", "The die lies on the block, and the hero is locked."),
    "lair": ("Lair raided!", "6 Hero Points at once. The die goes back, and the hero is free."),
    "miss": ("A miss!", ""),
}


def band(table: Table, fight: Fight) -> dict[str, Json]:
    """The words of the band, as `tabletop.engine.fittings.Band` describes them."""
    hero = table.heroes[fight.hero]
    lines = lines_of(table, fight)
    word, sentence = _ending(table, fight)
    good, verdict = _verdict(table, fight)
    return {
        "title": f"{table.hero_kind(fight.hero).name} fights on {table.kind(table.city[fight.block]).name}",
        "place": fight.block,
        "lines": [list(line) for line in sorted(lines, key=lambda line: -line[1])],
        "note": _note(table, fight, len(lines)),
        "says": _rolled(fight, hero.combat),
        "verdict": verdict,
        "good": good,
        "enough": _enough(table, fight),
        "word": word,
        "sentence": sentence,
        "over": fight.stage == "over",
    }


def lines_of(table: Table, fight: Fight) -> list[tuple[str, int]]:
    """What counts in this fight: the block with its number, and each supervillain with its number for this hero."""
    lines = [] if fight.lair else [(table.kind(table.city[fight.block]).name, table.number(fight.block))]
    there = [villain.card for villain in table.villains_on(fight.block)] if fight.stage != "over" else fight.seen
    return [*lines, *((table.kind(card).name, combat_number(table, card, fight.hero)) for card in there)]


def _note(table: Table, fight: Fight, lines: int) -> str:
    """What is said below the numbers: why the strongest supervillain has another number than is printed on its card,
    else which of them counts."""
    there = [villain.card for villain in table.villains_on(fight.block)] if fight.stage != "over" else fight.seen
    if there:
        strongest = max(there, key=lambda card: combat_number(table, card, fight.hero))
        combat, origin = table.kind(strongest).combat, table.hero_kind(fight.hero).origin
        number = table.kind(strongest).combat_against(origin)
        why = f"{number} against {origin}" if combat is not None and number != combat.number else ""
        scanned = "1 less with the scanner" if table.has(fight.hero, "scanner") else ""
        if why or scanned:
            return ", ".join(part for part in (why, scanned) if part)
    return "the higher one counts" if lines > 1 else "in its lair" if fight.lair else ""


def opposed(table: Table, fight: Fight) -> str:
    """What stands against a roll, in words: the strongest number, or the die that holds the block."""
    value = fight.face + table.heroes[fight.hero].combat
    good = would_do(table, fight, fight.face)
    if value >= fight.target and not good:
        best = max(table.heroes[die].value for die in table.dice_on(fight.block))
        return f"against an older die of {best}"
    name, number = max(lines_of(table, fight), key=lambda line: line[1])
    return f"{'enough ' if good else ''}against {name}\u2019s {number}"


def _rolled(fight: Fight, combat: int) -> str:
    if not fight.dice:
        return ""
    rolled = " and ".join(map(str, fight.dice))
    turned = f" \u2192 {fight.face}" if fight.face != max(fight.dice) else ""
    return f"{rolled}{turned}, Combat +{combat}" if combat and not turned else f"{rolled}{turned}"


def _verdict(table: Table, fight: Fight) -> tuple[bool, str]:
    """Whether the roll is a success as it lies, and in words by how much."""
    if not fight.face:
        return False, ""
    value = fight.face + table.heroes[fight.hero].combat
    if fight.stage == "over":
        good = fight.result != "miss"
    else:
        good = would_do(table, fight, fight.face)
    if value < fight.target:
        return False, f"a miss by {fight.target - value}"
    if not good:
        return False, "older die holds"
    return True, f"{value - fight.target} to spare" if value > fight.target else "just enough"


def _enough(table: Table, fight: Fight) -> int:
    """The least fight value that would be a success now."""
    combat = table.heroes[fight.hero].combat
    values = range(combat + 1, combat + FACES + 1)
    return next((value for value in values if would_do(table, fight, value - combat)), values.stop)


def _ending(table: Table, fight: Fight) -> tuple[str, str]:
    if fight.stage == "over":
        word, sentence = OUTCOMES[fight.result]
        if fight.result == "miss" and table.justice:
            sentence = "A miss earns a Justice token."
        return word, sentence
    if fight.stage == "called":
        return "", "" if fight.lair else "Rivals may throw in a supervillain before the roll."
    return "", ""

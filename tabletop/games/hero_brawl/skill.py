"""A High Flier's test of skill: the number that the meter gives, and a seeded die that must reach it (BR-R43)."""

from __future__ import annotations

from tabletop.engine.chance import below
from tabletop.engine.decision import Question
from tabletop.games.hero_brawl.table import Table

PLAIN = 4
ZONES = (2, 4, 6)
SHARES = {2: 10, 4: 25, 6: 65}  # per cent of the meter's bar, from its middle outwards
BOT_WEIGHTS = {2: 1, 4: 4, 6: 1}  # sixths


async def attempt(table: Table, seat: int, target: int, card: int) -> bool:
    """Whether the test hits. A person stops the meter or rolls plainly; where it stopped is kept with the answer."""
    needed = PLAIN
    if table.meter:
        needed = _by_chance(table) if table.bots[seat] else await _by_meter(table, seat, target, card)
    rolled = below(table, 6) + 1
    table.revealed += 1
    table.rolled = [seat, needed, rolled]
    hit = rolled >= needed
    if table.recorder is not None:
        table.recorder.say(
            "rolled",
            f"<{seat}> needs {needed} or more and rolls {rolled}: {'a hit' if hit else 'a miss'}.",
            seat=seat,
            card=card,
            needed=needed,
            rolled=rolled,
            hit=hit,
        )
    return hit


async def _by_meter(table: Table, seat: int, target: int, card: int) -> int:
    answer = await Question(
        seat,
        "skill",
        [("die",), *(("meter", zone) for zone in ZONES)],
        rule="BR-R43",
        about=card,
        data=(target,),
    )
    return PLAIN if answer[0] == "die" else int(answer[1])


def _by_chance(table: Table) -> int:
    """The zone a bot hits: 2+, 4+ or 6+ with chances 1/6, 4/6, 1/6, one hit in two overall."""
    left = below(table, sum(BOT_WEIGHTS.values()))
    for zone, weight in BOT_WEIGHTS.items():
        if left < weight:
            return zone
        left -= weight
    raise AssertionError("the weights add up")

"""Scoring at the end of a round: Noble's window, groups in order, block powers, the win (HI-SCORE, HI-WIN)."""

from __future__ import annotations

from tabletop.engine.chance import below
from tabletop.engine.decision import Move, Question
from tabletop.engine.game import Outcome
from tabletop.games.heroes_incorporated import sentences as s
from tabletop.games.heroes_incorporated.aiming import Doing, aim
from tabletop.games.heroes_incorporated.city import SPACES
from tabletop.games.heroes_incorporated.conditions import holds
from tabletop.games.heroes_incorporated.effects import carry_out
from tabletop.games.heroes_incorporated.pieces import NONE, Result
from tabletop.games.heroes_incorporated.playing import possible
from tabletop.games.heroes_incorporated.table import Table
from tabletop.games.heroes_incorporated.tokens import may_trade, score, trade_justice

FAME_POINTS = 1
INCOME = 1  # Noble, at the end of every round


async def noble_window(table: Table) -> None:
    """The last moment for Noble's trade, clockwise from the opener (HI-TURN-7, HI-R46); then scoring begins."""
    for seat in table.clockwise(table.opener):
        for hero in table.team(seat):
            trade = table.hero_kind(hero).trades
            while trade is not None and not table.heroes[hero].down and may_trade(table, seat, trade):
                moves: list[Move] = [("trade", hero), ("done",)]
                answer = await Question(seat, "trade", moves, rule="HI-R46", data=(hero,))
                if answer[0] == "done":
                    break
                trade_justice(table, seat, trade)
    begin(table)


def begin(table: Table) -> None:
    """Winners of all blocks and the order of scoring are fixed now (HI-SCORE-1, HI-SCORE-7, HI-SCORE-10)."""
    table.results = results_now(table)
    totals = sorted({table.players[seat].points for seat in table.still_in()}, reverse=True)
    around = table.clockwise(table.opener)
    table.order = [[seat for seat in around if table.players[seat].points == total] for total in totals]
    table.group, table.scored = [], []
    table.phase = "scoring"


def results_now(table: Table) -> list[Result]:
    """What each block would pay if scoring began now."""
    return [result for at in range(SPACES) if (result := _result(table, at)) is not None]


def _result(table: Table, at: int) -> Result | None:
    """Who gets what of a block: the highest fight value, shared per player (HI-SCORE-2, 4, 5)."""
    dice = table.dice_on(at)
    if not dice or not table.has_pawn(at) or table.destroyed[at]:
        return None
    best = max(table.heroes[hero].value for hero in dice)
    heroes = [hero for hero in dice if table.heroes[hero].value == best]
    seats = sorted({table.heroes[hero].seat for hero in heroes})
    return Result(at, seats, table.number(at) // len(seats), heroes if len(seats) == 1 else [])


async def score_group(table: Table) -> None:
    """The next group adds its points: blocks, Fame and Noble in one go (HI-SCORE-6)."""
    if not table.order:
        table.results = []
        table.phase = "villains"
        return
    table.group = table.order.pop(0)
    for seat in table.group:
        _add(table, seat)
    table.scored = list(table.group)
    table.phase = "powers"


def income_of(table: Table, seat: int, results: list[Result]) -> list[tuple[str, int]]:
    """What a player gets in a round, part by part: (name, points)."""
    parts = [(table.kind(table.city[result.block]).name, result.each) for result in results if seat in result.seats]
    player = table.players[seat]
    if player.fame != NONE:
        parts.append((table.kind(player.fame).name, FAME_POINTS))
    parts += [
        (table.hero_kind(hero).name, INCOME) for hero in table.team(seat) if "income" in table.hero_kind(hero).lasting
    ]
    if player.noble:
        parts.append(("A copied Noble", player.noble))
    return parts


def _add(table: Table, seat: int) -> None:
    parts = income_of(table, seat, table.results)
    if table.recorder is not None:
        blocks = [result for result in table.results if seat in result.seats]
        for number, (words, points) in enumerate(parts):
            block = blocks[number].block if number < len(blocks) else None
            where = table.block_name(block) if block is not None else words
            shared = len(blocks[number].seats) if block is not None else 1
            by = f", shared by {shared}" if shared > 1 else ""
            text = f"{where} pays <{seat}> {points}{by}."
            table.recorder.say("pays", text, seat=seat, block=block, amount=points)
    total = sum(points for _, points in parts)
    score(table, seat, total, " in this round")
    if not total and table.recorder is not None:
        table.recorder.say("nothing", f"<{seat}> scores nothing this round.", seat=seat)


# ------------------------------------------------------------ block powers
def powers(table: Table, seat: int) -> list[int]:
    """The blocks whose powers a sole winner may still use with some effect (HI-SCORE-3)."""
    return [
        result.block
        for result in table.results
        if result.seats == [seat]
        and result.heroes
        and any(_usable(table, seat, result.block, h) for h in result.heroes)
    ]


def _usable(table: Table, seat: int, at: int, hero: int) -> bool:
    card = table.city[at]
    doing = Doing(table, seat, card, hero, at)
    return any(possible(doing, effect) for effect in table.kind(card).effects)


async def use_power(table: Table) -> None:
    """One block power of the group, clockwise, in any order the winner likes; each may be left out (HI-R57, HI-R58)."""
    if not table.scored:
        table.phase = "check"
        return
    seat = table.scored[0]
    usable = powers(table, seat)
    if not usable:
        table.scored.pop(0)
        return
    moves: list[Move] = [*(("power", at) for at in usable), ("done",)]
    answer = await Question(seat, "power", moves, rule="HI-SCORE-3")
    if answer[0] == "done":
        table.scored.pop(0)
        return
    at = int(answer[1])
    result = next(result for result in table.results if result.block == at)
    heroes = [hero for hero in result.heroes if _usable(table, seat, at, hero)]
    winners: list[Move] = [("winner", hero) for hero in heroes]
    hero = int((await Question(seat, "winner", winners, rule="HI-SCORE-3", about=table.city[at]))[1])
    result.heroes = []
    await _use(table, seat, at, hero)


async def _use(table: Table, seat: int, at: int, hero: int) -> None:
    card = table.city[at]
    if table.recorder is not None:
        table.recorder.say("power", f"<{seat}> uses {table.name(card)}.", seat=seat, block=at, card=card)
    doing = Doing(table, seat, card, hero, at)
    table.aims = []
    for effect in table.kind(card).effects:
        await aim(doing, _chosen(doing, effect))
    await carry_out(doing, table.kind(card).effects)


def _chosen(doing: Doing, effect: object) -> object:
    """The effect that a condition leads to."""
    while isinstance(effect, s.IfThen):
        effect = effect.then if holds(doing, effect.condition) else effect.otherwise
    return effect


# ------------------------------------------------------------ winning
async def check_win(table: Table) -> None:
    """Who is at the target after the own points and powers wins at once, the highest of a group (HI-WIN-3 to 5)."""
    there = [seat for seat in table.group if table.players[seat].points >= table.target and not table.players[seat].out]
    if not there:
        table.phase = "scoring"
        return
    best = max(table.players[seat].points for seat in there)
    equal = [seat for seat in there if table.players[seat].points == best]
    winner = roll_off(table, equal, "the win")
    rule = "HI-WIN-3" if len(there) == 1 else "HI-WIN-4" if len(equal) == 1 else "HI-WIN-5"
    end(table, winner, rule, f"<{winner}> has {best} Hero Points and wins; {table.target} are enough.")


def roll_off(table: Table, seats: list[int], what: str) -> int:
    """The highest die among these seats; equal highest rolls are rolled again (HI-TURN-4, HI-R64)."""
    while len(seats) > 1:
        rolls = {seat: below(table, 6) + 1 for seat in seats}
        table.revealed += 1
        if table.recorder is not None:
            said = ", ".join(f"<{seat}> {face}" for seat, face in rolls.items())
            table.recorder.say("roll-off", f"A roll for {what}: {said}.", rolls=[[a, b] for a, b in rolls.items()])
        best = max(rolls.values())
        seats = [seat for seat in seats if rolls[seat] == best]
    return seats[0]


def end(table: Table, winner: int, rule: str, sentence: str, ending: str = "points") -> None:
    """The game is over."""
    table.phase = "over"
    table.active = -1
    table.outcome = Outcome((winner,), ending, rule, sentence)
    if table.recorder is not None:
        table.recorder.say("outcome", sentence, winners=[winner])

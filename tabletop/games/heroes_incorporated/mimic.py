"""Mimic: one power of a hero in reach, for one immediate use (HI-POWER-16 to 19, HI-R54, HI-R74)."""

from __future__ import annotations

from tabletop.cardtext.control import inside
from tabletop.engine.decision import Move, Question
from tabletop.games.heroes_incorporated import sentences as s
from tabletop.games.heroes_incorporated.aiming import Doing
from tabletop.games.heroes_incorporated.book import Power, trade_in
from tabletop.games.heroes_incorporated.city import IN_REACH, ORTHOGONAL
from tabletop.games.heroes_incorporated.fighting import crime_on, fight_crime, fights
from tabletop.games.heroes_incorporated.granting import useful
from tabletop.games.heroes_incorporated.markers import due, pay
from tabletop.games.heroes_incorporated.moving import destinations, teleport, walk
from tabletop.games.heroes_incorporated.playing import play_card, plays
from tabletop.games.heroes_incorporated.table import Table
from tabletop.games.heroes_incorporated.tokens import may_trade, trade_justice


def copies(table: Table, hero: int, with_hand: bool = True) -> list[Move]:
    """What a Mimic may copy now: heroes in reach, of any team, standing or not, and which of their powers."""
    reach = IN_REACH[table.heroes[hero].block]
    return [
        ("copy", other, number)
        for other, found in enumerate(table.heroes)
        if other != hero and found.block in reach
        for number, power in enumerate(table.hero_kind(other).powers)
        if usable(table, hero, power, with_hand)
    ]


def copies_play(table: Table, hero: int) -> bool:
    """Whether a power in reach of a Mimic plays cards, so that the hand may decide whether it can be copied."""
    reach = IN_REACH[table.heroes[hero].block]
    return any(
        _plays(power)
        for other, found in enumerate(table.heroes)
        if other != hero and found.block in reach
        for power in table.hero_kind(other).powers
    )


def _plays(power: Power) -> bool:
    marker = power.find(s.Marker)
    if isinstance(marker, s.Marker):
        return isinstance(marker.effect, s.Granted) and "play" in marker.effect.acts
    return "inventor" in power.lasting


def usable(table: Table, hero: int, power: Power, with_hand: bool = True) -> bool:
    """Whether a copied power could be used at once, as the table of HI-R74 says."""
    marker = power.find(s.Marker)
    if isinstance(marker, s.Marker):
        return _effect_usable(table, hero, marker.effect, with_hand)
    return any(_lasting_usable(table, hero, what, with_hand) for what in sorted(power.lasting))


def _effect_usable(table: Table, hero: int, effect: s.Effect, with_hand: bool) -> bool:
    doing = Doing(table, table.heroes[hero].seat, table.heroes[hero].card, hero)
    if any(isinstance(part, s.Mimic) for part in inside((effect,))):
        return False  # two of them would copy one another without end
    return useful(doing, effect, with_hand)


def _lasting_usable(table: Table, hero: int, what: str, with_hand: bool) -> bool:
    seat = table.heroes[hero].seat
    if what == "income":
        return True
    if what == "inventor":
        return with_hand and bool(plays(table, seat, "free", gadgets=True))
    if not due(table, seat) or not table.heroes[hero].free:
        return False
    return what == "teleport" or bool(_normal_moves(table, hero, what))


def _normal_moves(table: Table, hero: int, what: str) -> list[Move]:
    """What a copied constant makes of one normal Move or Fight."""
    match what:
        case "fly":
            return [("move", hero, to) for to in destinations(table, hero, fly=True)]
        case "blast":
            return [("fight", hero, at) for at in fights(table, hero, adjacent_only=True)]
        case "magic" | "outsmart":
            return [("fight", hero, at) for at in fights(table, hero)]
        case "rocket":
            return rockets(table, hero, ORTHOGONAL[table.heroes[hero].block])
    return []


def rockets(table: Table, hero: int, steps: tuple[int, ...]) -> list[Move]:
    """One step and a fight there (HI-POWER-14, HI-R97)."""
    return [("rocket", hero, at) for at in steps if crime_on(table, at)]


async def mimic(doing: Doing) -> bool:
    """Choose hero and power, then use it."""
    table, hero = doing.table, doing.hero
    found = copies(table, hero)
    if not found:
        return False
    move = await Question(
        doing.seat,
        "copy",
        lambda: copies(table, hero),
        rule="HI-POWER-16",
        always=True,
        about=doing.about,
        data=(hero,),
    )
    other, power = int(move[1]), table.hero_kind(int(move[1])).powers[int(move[2])]
    if table.recorder is not None:
        text = f"{table.hero_name(hero)} copies {power.name} of {table.hero_name(other)}."
        table.recorder.say("copied", text, seat=doing.seat, hero=hero, other=other)
    await _use(doing, power)
    return True


async def _use(doing: Doing, power: Power) -> None:
    from tabletop.games.heroes_incorporated.effects import do

    marker = power.find(s.Marker)
    if isinstance(marker, s.Marker):
        await do(doing, marker.effect)
        return
    table, hero, seat = doing.table, doing.hero, doing.seat
    what = next(what for what in sorted(power.lasting) if _lasting_usable(table, hero, what, with_hand=True))
    if what == "income":
        await _noble(doing, power)
    elif what == "inventor":
        found = plays(table, seat, "free", gadgets=True)
        play = await Question(seat, "granted", found, rule="HI-R74", always=True, hand=True, about=doing.about)
        await play_card(table, seat, play)
    elif what == "teleport":
        pay(table, seat)
        await teleport(table, hero)
    else:
        await _normal(doing, what)


async def _normal(doing: Doing, what: str) -> None:
    """A copied constant: the normal marker is spent as well, and this is the normal action of the turn."""
    table, hero, seat = doing.table, doing.hero, doing.seat
    move = await Question(
        seat, "copied", _normal_moves(table, hero, what), rule="HI-POWER-17", about=doing.about, data=(what,)
    )
    pay(table, seat)
    at = int(move[2])
    if move[0] == "move":
        walk(table, hero, at)
        return
    if move[0] == "rocket":
        walk(table, hero, at)
    await fight_crime(table, hero, at, what)


async def _noble(doing: Doing, power: Power) -> None:
    """One more point in this round's scoring, or one trade at once."""
    table, seat = doing.table, doing.seat
    trade = trade_in(power.clauses)
    moves: list[Move] = [("point",)]
    if trade is not None and may_trade(table, seat, trade):
        moves.append(("trade", doing.hero))
    answer = await Question(seat, "noble", moves, rule="HI-R74", about=doing.about, data=(doing.hero,))
    if answer[0] == "trade" and trade is not None:
        trade_justice(table, seat, trade)
    else:
        table.players[seat].noble += 1

"""What a player may do in the own turn: normal and bonus actions, its end (HI-ACT, HI-BONUS, HI-TURN)."""

from __future__ import annotations

from tabletop.engine.decision import Move
from tabletop.games.heroes_incorporated import sentences as s
from tabletop.games.heroes_incorporated.aiming import Doing
from tabletop.games.heroes_incorporated.drawing import draw
from tabletop.games.heroes_incorporated.effects import do
from tabletop.games.heroes_incorporated.fighting import fight_crime
from tabletop.games.heroes_incorporated.granting import (
    act,
    fights_of,
    moves_of,
    useful,
)
from tabletop.games.heroes_incorporated.judging import lift
from tabletop.games.heroes_incorporated.markers import bonus_of, can_draw, due, hq_ready, pay, pay_bonus, pay_hq
from tabletop.games.heroes_incorporated.mimic import copies, rockets
from tabletop.games.heroes_incorporated.moving import steps, walk
from tabletop.games.heroes_incorporated.pieces import NONE
from tabletop.games.heroes_incorporated.playing import play_card, plays
from tabletop.games.heroes_incorporated.table import Table
from tabletop.games.heroes_incorporated.tokens import may_trade, trade_justice


def actions(table: Table, seat: int) -> list[Move]:
    """Everything the player in turn may do now, the normal action first."""
    found = normal_actions(table, seat)
    found += bonus_actions(table, seat)
    if table.done:
        found.append(("end",))
    return found


def normal_actions(table: Table, seat: int) -> list[Move]:
    """The turn's one normal action, while it is due (HI-MARK-2, HI-MARK-3)."""
    found: list[Move] = []
    if due(table, seat):
        for hero in table.team(seat):
            if table.heroes[hero].free:
                found += moves_of(table, hero)
                found += fights_of(table, hero)
                if table.has(hero, "rocket"):
                    found += rockets(table, hero, steps(table, hero))
        found += plays(table, seat, gadgets=False if inventor(table, seat) != NONE else None)
    if can_draw(table, seat):
        found.append(("draw",))
    if due(table, seat):
        found.append(("pass",))
    return found


def bonus_actions(table: Table, seat: int, with_hand: bool = True) -> list[Move]:
    """Bonus actions by markers, and what is free: HQ gadget, bonus markers, Inventor, Phase Belt, Noble's trade."""
    found: list[Move] = []
    if hq_ready(table, seat) and _hq_useful(table, seat, with_hand):
        found.append(("hq",))
    for hero in table.team(seat):
        if bonus_of(table, hero) is not None and bonus_useful(table, hero, with_hand):
            found.append(("bonus", hero))
    if with_hand and inventor(table, seat) != NONE:
        found += plays(table, seat, "free", gadgets=True)
    for hero in table.team(seat):
        found += [("belt", gadget) for gadget in belts(table, hero)]
        trade = table.hero_kind(hero).trades
        if trade is not None and not table.heroes[hero].down and may_trade(table, seat, trade):
            found.append(("trade", hero))
    return found


def inventor(table: Table, seat: int) -> int:
    """The standing hero through which gadget cards cost no action (HI-POWER-10, HI-R99), NONE without one."""
    return next(
        (hero for hero in table.team(seat) if not table.heroes[hero].down and table.has(hero, "inventor")), NONE
    )


def belts(table: Table, hero: int) -> list[int]:
    """Gadgets that take the carrier's own die off its block, not used yet this round."""
    bearer = table.heroes[hero]
    if bearer.die < 0 or bearer.down:
        return []
    return [
        gadget
        for gadget in bearer.gadgets
        if gadget not in table.worn and table.kind(gadget).clause(s.LiftDie) is not None
    ]


def _hq_useful(table: Table, seat: int, with_hand: bool) -> bool:
    clause = table.kind(table.players[seat].hq).marker
    assert clause is not None
    return _useful(Doing(table, seat, table.players[seat].hq), clause.effect, with_hand)


def bonus_useful(table: Table, hero: int, with_hand: bool = True) -> bool:
    """Whether a hero's bonus marker would do anything now; a locked hero neither moves nor fights (HI-R18)."""
    bearer = table.heroes[hero]
    clause = bonus_of(table, hero)
    return clause is not None and _useful(Doing(table, bearer.seat, bearer.card, hero), clause.effect, with_hand)


def _useful(doing: Doing, effect: s.Effect, with_hand: bool) -> bool:
    if isinstance(effect, s.Mimic):
        return bool(copies(doing.table, doing.hero, with_hand))
    return useful(doing, effect, with_hand)


def hand_may_matter(table: Table, seat: int) -> bool:
    """Whether, for all that others know, a card of the hand could be played now: then the player is always asked."""
    player = table.players[seat]
    if not player.hand:
        return False
    if due(table, seat) or inventor(table, seat) != NONE:
        return True
    if hq_ready(table, seat) and _plays_cards(table.kind(player.hq).marker):
        return True
    return any(may_play(bonus_of(table, hero)) for hero in table.team(seat))


def _plays_cards(clause: s.Marker | None) -> bool:
    return clause is not None and isinstance(clause.effect, s.Granted) and "play" in clause.effect.acts


def may_play(clause: s.Marker | None) -> bool:
    """Whether a bonus marker may let a card be played, by itself or by a copied power."""
    return clause is not None and (_plays_cards(clause) or isinstance(clause.effect, s.Mimic))


async def take(table: Table, seat: int, move: Move) -> None:
    """Pay for an action and carry it out."""
    verb = str(move[0])
    table.fight = None
    if verb in ("move", "teleport", "fight"):
        pay(table, seat)
        await act(table, move)
    elif verb == "rocket":
        pay(table, seat)
        walk(table, int(move[1]), int(move[2]))
        await fight_crime(table, int(move[1]), int(move[2]))
    elif verb in ("play", "free"):
        if verb == "play":
            pay(table, seat)
        await play_card(table, seat, move)
    elif verb == "draw":
        pay(table, seat, white=True)
        draw(table, seat, 1)
    elif verb == "pass":
        pay(table, seat)
        if table.recorder is not None:
            table.recorder.say("pass", f"<{seat}> passes.", seat=seat)
    else:
        await _bonus(table, seat, move)


async def _bonus(table: Table, seat: int, move: Move) -> None:
    verb = str(move[0])
    if verb == "hq":
        hq = table.players[seat].hq
        pay_hq(table, seat)
        _tell(table, seat, f"<{seat}> uses {table.name(hq)}.", hq)
        await _by_marker(table, Doing(table, seat, hq))
    elif verb == "bonus":
        hero = int(move[1])
        pay_bonus(table, hero)
        card = table.heroes[hero].card
        clause = table.hero_kind(hero).marker
        assert clause is not None
        _tell(table, seat, f"{table.hero_name(hero)} uses the {clause.colour} marker.", card)
        await _by_marker(table, Doing(table, seat, card, hero))
    elif verb == "belt":
        gadget = int(move[1])
        hero = next(hero for hero in table.team(seat) if gadget in table.heroes[hero].gadgets)
        table.worn.append(gadget)
        lift(table, hero, f"{table.name(gadget)} takes it back")
    else:
        trade = table.hero_kind(int(move[1])).trades
        assert trade is not None
        trade_justice(table, seat, trade)


def _tell(table: Table, seat: int, text: str, card: int) -> None:
    if table.recorder is not None:
        table.recorder.say("marker", text, seat=seat, card=card)


async def _by_marker(table: Table, doing: Doing) -> None:
    clause = table.kind(doing.about).marker
    assert clause is not None
    await do(doing, clause.effect)

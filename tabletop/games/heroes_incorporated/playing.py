"""Playing a Research card: what may be played on what, and the play itself (HI-ACT-5, HI-CARD)."""

from __future__ import annotations

from tabletop.cardtext.control import IfDone, May
from tabletop.engine.decision import Move
from tabletop.games.heroes_incorporated import sentences as s
from tabletop.games.heroes_incorporated.aiming import Doing, aim, aim_swap, candidates, is_aimed
from tabletop.games.heroes_incorporated.cancelling import cancelled
from tabletop.games.heroes_incorporated.conditions import holds
from tabletop.games.heroes_incorporated.drawing import can_draw
from tabletop.games.heroes_incorporated.effects import carry_out, set_fame
from tabletop.games.heroes_incorporated.pieces import MOST_JUSTICE, NONE, Aim
from tabletop.games.heroes_incorporated.table import Table
from tabletop.games.heroes_incorporated.tokens import discard_own, lose_gadget, to_discard

LATER = (s.MovePawns, s.RestoreBlock)
"""Targets that are named after the card has been put down: more than one thing, or none."""


def plays(table: Table, seat: int, verb: str = "play", gadgets: bool | None = None, by: int = NONE) -> list[Move]:
    """All plays from a hand, each with what the card is dropped on. `gadgets`: only gadget cards, or none of them.

    `by` is a card of the same hand that would let the other one be played.
    """
    found: list[Move] = []
    for card in table.players[seat].hand:
        kind = table.kind(card)
        if card != by and (gadgets is None or kind.gadget_card == gadgets):
            found += [(verb, card, *on) for on in ways(table, seat, card, chained=by != NONE)]
    return found


def ways(table: Table, seat: int, card: int, chained: bool = False) -> list[Move]:
    """What a card may be played on now, `()` for nothing in particular; none if it has to stay in hand (HI-CARD-2).

    `chained`: only if another card lets it be played. What it would let be played in its turn does not count then,
    since the other card can let that be played itself.
    """
    kind = table.kind(card)
    doing = Doing(table, seat, card)
    doing.chained = chained
    if kind.combat is not None:
        return []
    if kind.type == "Gadget":
        return [("hero", hero) for hero in table.team(seat) if table.hero_kind(hero).origin != "Alien"]
    if kind.type == "Team HQ gadget":
        return [()]
    if kind.requirement is not None:
        return [()] if holds(doing, kind.requirement) else []
    first = next((effect for effect in kind.effects if is_aimed(effect)), None)
    if first is None:
        return [()] if any(possible(doing, effect) for effect in kind.effects) else []
    found = candidates(doing, first)
    if isinstance(first, LATER):
        return [()] if found else []
    return found


def possible(doing: Doing, effect: object) -> bool:
    """Whether an effect without a target would do anything now (HI-R38)."""
    table, seat = doing.table, doing.seat
    match effect:
        case s.IfThen(condition, then, otherwise):
            chosen = then if holds(doing, condition) else otherwise
            return chosen is not None and possible(doing, chosen)
        case May(inner):
            return possible(doing, inner)
        case IfDone(first):
            return possible(doing, first)
        case s.Draw():
            return can_draw(table)
        case s.GainJustice():
            return table.justice and table.players[seat].justice < MOST_JUSTICE and table.justice_supply() > 0
        case s.TradeJustice(tokens):
            return table.justice and table.players[seat].justice >= tokens
        case s.TakeGadgetCard():
            return any(table.kind(card).gadget_card for card in table.discard)
        case s.OpponentsDiscard(origin):
            return any(
                table.players[other].hand and any(table.hero_kind(hero).origin == origin for hero in table.team(other))
                for other in table.opponents(seat)
            )
        case s.LookTake():
            return can_draw(table)
        case s.SetFame():
            return bool(table.players[seat].hand)
        case _ if is_aimed(effect):
            return bool(candidates(doing, effect))
        case s.TargetLoses() | s.TakeRandom():
            return False
        case s.Granted():
            from tabletop.games.heroes_incorporated.granting import granted_moves

            return bool(granted_moves(doing, effect, with_hand=not doing.chained))
    return True


async def play_card(table: Table, seat: int, move: Move) -> None:
    """Show the card, pay its cost, name its targets; then it may be cancelled; then it takes effect (HI-R94)."""
    card = int(move[1])
    kind = table.kind(card)
    on: Move | None = move[2:] or None
    table.players[seat].hand.remove(card)
    table.played.append(card)
    table.aims = []
    table.revealed += 1
    _announce(table, seat, card, on)
    doing = Doing(table, seat, card)
    if isinstance(kind.requirement, s.DiscardOther):
        await discard_own(table, seat, kind.requirement.count, card, "HI-CARD-7")
    await _aim(doing, on)
    _tell_aims(table, card, on)
    if await cancelled(table, seat, card):
        table.aims = []
        return
    await _take_effect(doing)


def _announce(table: Table, seat: int, card: int, on: Move | None) -> None:
    if table.recorder is None:
        return
    target = ""
    if on is not None:
        target = f" on {_named(table, Aim(str(on[0]), int(on[1])))}"
    table.recorder.say(
        "announced",
        f"<{seat}> plays {table.name(card)}{target}.",
        seat=seat,
        card=card,
        origin=f"hand-{seat}",
        to="played",
    )


def _named(table: Table, aimed: Aim) -> str:
    """What a card is aimed at, as the log mentions it."""
    match aimed.kind:
        case "hero":
            return table.hero_name(aimed.at)
        case "block":
            return table.block_name(aimed.at)
        case "seat":
            return f"<{aimed.at}>"
        case "pawn":
            to = f" to {table.block_name(aimed.to)}" if aimed.to >= 0 else ""
            return f"crime {'ABCDEFG'[aimed.at]}{to}"
        case "gadget":
            return f"{table.name(aimed.at)}, to make room"
    what = table.name(aimed.to) if aimed.to >= 0 else "a Combat +1 token"
    return f"{what} of {table.hero_name(aimed.at)}"


def aims_in_words(table: Table) -> list[str]:
    """What the card being played is aimed at."""
    return [_named(table, aimed) for aimed in table.aims]


async def _aim(doing: Doing, on: Move | None) -> None:
    kind = doing.table.kind(doing.about)
    if kind.type == "Gadget":
        assert on is not None
        doing.table.aims.append(Aim("hero", int(on[1])))
        await aim_swap(doing, int(on[1]))
        return
    first = on
    for effect in kind.effects:
        if first is not None and is_aimed(effect) and not isinstance(effect, LATER):
            await aim(doing, effect, first)
            first = None
        else:
            await aim(doing, effect)


def _tell_aims(table: Table, card: int, on: Move | None) -> None:
    """Targets that were named after the card had been put down."""
    further = table.aims[1:] if on is not None else table.aims
    if further and table.recorder is not None:
        named = " and ".join(_named(table, aimed) for aimed in further)
        table.recorder.say("aimed", f"{table.name(card)} is aimed at {named}.", card=card)


async def _take_effect(doing: Doing) -> None:
    table, seat, card = doing.table, doing.seat, doing.about
    kind = table.kind(card)
    if kind.type == "Gadget":
        _equip(table, card)
    elif kind.type == "Team HQ gadget":
        _place_hq(table, seat, card)
    elif kind.requirement is not None:
        table.played.remove(card)
        set_fame(table, seat, card, "played")
    else:
        await carry_out(doing, kind.effects)
        table.played.remove(card)
        to_discard(table, card, "played")
    table.aims = []


def _equip(table: Table, card: int) -> None:
    """The token goes on the hero, in the place of one given up for it (HI-CARD-5, HI-GADGET-1)."""
    hero = table.aims[0].at
    for aimed in table.aims[1:]:
        lose_gadget(table, hero, aimed.at)
    bearer = table.heroes[hero]
    table.played.remove(card)
    bearer.gadgets.append(card)
    if table.recorder is not None:
        text = f"{table.hero_name(hero)} carries {table.name(card)}."
        table.recorder.say("equipped", text, seat=bearer.seat, card=card, origin="played", to=f"gear-{bearer.seat}")


def _place_hq(table: Table, seat: int, card: int) -> None:
    """A new HQ gadget throws the old one out; a marker on that one moves over (HI-HQ-5)."""
    player = table.players[seat]
    if player.hq != NONE:
        to_discard(table, player.hq, f"hq-{seat}")
    table.played.remove(card)
    player.hq = card
    if table.recorder is not None:
        used = "; it counts as used this round" if player.hq_marker else ""
        text = f"{table.name(card)} is <{seat}>\u2019s Team HQ gadget{used}."
        table.recorder.say("hq", text, seat=seat, card=card, origin="played", to=f"hq-{seat}")

"""What an effect may be aimed at, and the questions for it: heroes, blocks, opponents, pawns, tokens (HI-CARD-2)."""

from __future__ import annotations

from tabletop.cardtext.control import IfDone, May
from tabletop.engine.decision import Move, Question
from tabletop.games.heroes_incorporated import sentences as s
from tabletop.games.heroes_incorporated.city import IN_REACH, NEIGHBOURS, SPACES
from tabletop.games.heroes_incorporated.moving import movable
from tabletop.games.heroes_incorporated.pieces import MOST_GADGETS, NONE, Aim
from tabletop.games.heroes_incorporated.table import Table
from tabletop.games.heroes_incorporated.tokens import may_gain_combat


class Doing:
    """A text being carried out: for whom, by which card, and which hero or block it speaks of.

    `aimed` keeps what each effect of the text was aimed at, nothing if that was left out; what is not in there has not
    been asked for yet. `chained`: `playing.ways`.
    """

    __slots__ = ("about", "aimed", "block", "chained", "hero", "seat", "table", "target")

    def __init__(self, table: Table, seat: int, about: int, hero: int = NONE, block: int = NONE) -> None:
        self.table = table
        self.seat = seat
        self.about = about
        self.hero = hero
        self.block = block
        self.target = NONE
        self.aimed: dict[int, list[Aim]] = {}
        self.chained = False


AIMED = (
    s.KnockOut,
    s.OpposingLoses,
    s.PowerUp,
    s.TakeBlockToken,
    s.ReturnMarker,
    s.DestroyBlock,
    s.PlaceHero,
    s.PlaceWinner,
    s.LosePoints,
    s.SendPawn,
    s.MovePawns,
    s.TakeRandom,
    s.RestoreBlock,
)
"""The effects that need a target."""


def is_aimed(effect: object) -> bool:
    """Whether an effect names something it is aimed at. What is taken from a hero's owner needs only the hero."""
    return isinstance(effect, AIMED) and not (isinstance(effect, s.TakeRandom) and effect.owner)


def candidates(doing: Doing, effect: object) -> list[Move]:
    """What an effect may be aimed at first, as moves."""
    table, seat = doing.table, doing.seat
    heroes = range(len(table.heroes))
    match effect:
        case s.KnockOut():
            return [("hero", hero) for hero in heroes if _may_be_hit(doing, effect, hero)]
        case s.OpposingLoses():
            return [
                ("hero", hero)
                for hero in heroes
                if table.heroes[hero].seat != seat and (table.heroes[hero].combat or table.heroes[hero].gadgets)
            ]
        case s.PowerUp():
            supply = table.combat_supply() > 0
            return [("hero", hero) for hero in table.team(seat) if supply and may_gain_combat(table, hero)]
        case s.TakeBlockToken():
            return [("hero", hero) for hero in table.team(seat) if may_gain_combat(table, hero)]
        case s.ReturnMarker():
            return [("hero", hero) for hero in table.team(seat) if table.heroes[hero].marked]
        case s.LosePoints():
            mine = table.players[seat].points
            return [("seat", other) for other in table.opponents(seat) if table.players[other].points >= max(mine, 1)]
        case s.TakeRandom():
            return [("seat", other) for other in table.opponents(seat) if table.players[other].hand]
        case s.SendPawn():
            return [("pawn", pawn) for pawn in movable(table, range(SPACES), from_crimeland=False)]
        case s.MovePawns():
            return pawn_moves(table, movable(table, range(SPACES)))
        case _:
            return [("block", at) for at in range(SPACES) if _may_be_aimed_at(doing, effect, at)]


def _may_be_hit(doing: Doing, effect: s.KnockOut, hero: int) -> bool:
    """A standing opposing hero (HI-R78), of the right origin and in reach of a standing own hero where that is said."""
    table = doing.table
    victim = table.heroes[hero]
    if victim.seat == doing.seat or victim.down or victim.block < 0:
        return False
    if effect.origins and table.hero_kind(hero).origin not in effect.origins:
        return False
    return not effect.near or any(
        victim.block in IN_REACH[table.heroes[own].block]
        for own in table.team(doing.seat)
        if not table.heroes[own].down
    )


def _may_be_aimed_at(doing: Doing, effect: object, at: int) -> bool:
    table = doing.table
    match effect:
        case s.DestroyBlock():
            return may_be_destroyed(table, at)
        case s.RestoreBlock():
            return table.destroyed[at]
        case s.PlaceHero():
            return table.has_pawn(at) and bool(placeable(table, doing.seat, at))
        case s.PlaceWinner():
            return True
    return False


def may_be_destroyed(table: Table, at: int) -> bool:
    """Not Crimeland, and nothing on it but Combat +1 tokens (HI-R28)."""
    return not (
        table.destroyed[at]
        or table.kind(table.city[at]).crimeland
        or table.has_pawn(at)
        or table.dice_on(at)
        or table.villains_on(at)
        or any(hero.block == at for hero in table.heroes)
    )


def placeable(table: Table, seat: int, at: int) -> list[int]:
    """The free heroes of a team that stand elsewhere."""
    return [hero for hero in table.team(seat) if table.heroes[hero].free and table.heroes[hero].block != at]


def pawn_moves(table: Table, pawns: list[int]) -> list[Move]:
    """These pawns to each of their neighbours (HI-R49)."""
    return [("pawn", pawn, to) for pawn in pawns for to in NEIGHBOURS[table.pawns[pawn]]]


async def aim(doing: Doing, effect: object, first: Move | None = None) -> None:
    """Name the targets of an effect, the first of them given by the move that began it."""
    if isinstance(effect, IfDone):
        await aim(doing, effect.first, first)
        return
    if isinstance(effect, May):
        if is_aimed(effect.effect):
            await _aim_or_not(doing, effect.effect)
        return
    if not is_aimed(effect):
        return
    doing.aimed[id(effect)] = []
    move = first
    if move is None:
        found = candidates(doing, effect)
        if not found:
            return
        move = await _ask(doing, effect, found)
    _name(doing, effect, _aim_of(move))
    await _further(doing, effect, move)


async def aim_late(doing: Doing, effect: object) -> None:
    """Name the targets of an effect that stands behind a condition, and so could not be aimed as the text began."""
    said = effect.effect if isinstance(effect, May) else effect
    if is_aimed(said) and id(said) not in doing.aimed:
        await aim(doing, effect)


def _name(doing: Doing, effect: object, found: Aim) -> None:
    doing.table.aims.append(found)
    doing.aimed[id(effect)].append(found)


def _aim_of(move: Move) -> Aim:
    return Aim(str(move[0]), int(move[1]), int(move[2]) if len(move) > 2 else NONE)


async def _ask(doing: Doing, effect: object, moves: list[Move]) -> Move:
    return await Question(doing.seat, "aim", moves, rule="HI-R94", about=doing.about, data=(effect, doing.hero))


async def _aim_or_not(doing: Doing, effect: object) -> None:
    """`You may ...` with a target: aimed, or left out."""
    doing.aimed[id(effect)] = []
    found = candidates(doing, effect)
    if found:
        move = await _ask(doing, effect, [*found, ("no",)])
        if move[0] != "no":
            _name(doing, effect, _aim_of(move))
            await _further(doing, effect, move)


async def _further(doing: Doing, effect: object, first: Move) -> None:
    """A second target, where there is one to name."""
    table = doing.table
    if isinstance(effect, s.OpposingLoses):
        hero = int(first[1])
        bearer = table.heroes[hero]
        moves: list[Move] = [("token", hero, gadget) for gadget in bearer.gadgets]
        if bearer.combat:
            moves.insert(0, ("token", hero, "combat"))
        move = await _ask(doing, effect, moves)
        _name(doing, effect, Aim("token", hero, NONE if move[2] == "combat" else int(move[2])))
    elif isinstance(effect, s.PlaceHero):
        free: list[Move] = [("hero", hero) for hero in placeable(table, doing.seat, int(first[1]))]
        _name(doing, effect, _aim_of(await _ask(doing, effect, free)))
    elif isinstance(effect, s.MovePawns):
        moved = [int(first[1])]
        while len(moved) < effect.most:
            left = [pawn for pawn in movable(table, range(SPACES)) if pawn not in moved]
            if not left:
                return
            move = await _ask(doing, effect, [*pawn_moves(table, left), ("no",)])
            if move[0] == "no":
                return
            moved.append(int(move[1]))
            _name(doing, effect, _aim_of(move))


async def aim_swap(doing: Doing, hero: int) -> None:
    """A carrier of three gadgets makes room by discarding one of them (HI-GADGET-1)."""
    gadgets = doing.table.heroes[hero].gadgets
    if len(gadgets) >= MOST_GADGETS:
        moves: list[Move] = [("gadget", gadget) for gadget in gadgets]
        move = await Question(doing.seat, "aim", moves, rule="HI-GADGET-1", about=doing.about, data=("swap", hero))
        doing.table.aims.append(_aim_of(move))


def take_aim(doing: Doing, effect: object, kind: str) -> Aim | None:
    """The next aim of an effect, of a kind; None if there is none, or if what was done since then has spoilt it."""
    aims = doing.aimed.get(id(effect), [])
    found = next((aim for aim in aims if aim.kind == kind), None)
    if found is None:
        return None
    aims.remove(found)
    if found in doing.table.aims:
        doing.table.aims.remove(found)
    return found if _still_fits(doing.table, effect, found) else None


def _still_fits(table: Table, effect: object, found: Aim) -> bool:
    """Whether a target can still be hit: an earlier effect of the same text, or a card it lets play, changes things."""
    match effect:
        case s.PowerUp() | s.TakeBlockToken():
            return may_gain_combat(table, found.at)
        case s.OpposingLoses() if found.kind == "token":
            bearer = table.heroes[found.at]
            return bearer.combat > 0 if found.to == NONE else found.to in bearer.gadgets
        case s.DestroyBlock():
            return may_be_destroyed(table, found.at)
        case s.PlaceHero() if found.kind == "hero":
            return table.heroes[found.at].free
        case s.SendPawn() | s.MovePawns():
            fits = found.at in movable(table, range(SPACES))
            return fits and (found.to == NONE or found.to in NEIGHBOURS[table.pawns[found.at]])
    return True

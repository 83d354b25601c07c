"""Combat +1, Justice and gadget tokens, points, knock-outs, and where lost cards go (HI-LIMIT, HI-KO, HI-CARD-13)."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.engine.decision import Move, Question
from tabletop.games.heroes_incorporated import sentences as s
from tabletop.games.heroes_incorporated.judging import judge, lift
from tabletop.games.heroes_incorporated.pieces import MOST_COMBAT, MOST_JUSTICE, NONE
from tabletop.games.heroes_incorporated.table import Table


def score(table: Table, seat: int, points: int, why: str = "") -> None:
    """Hero Points gained or lost; a score never goes below 0 (HI-SCORE-9)."""
    player = table.players[seat]
    before = player.points
    player.points = max(0, before + points)
    change = player.points - before
    if table.recorder is not None and change:
        count = abs(change)
        unit = "Hero Point" if count == 1 else "Hero Points"
        verb = "gains" if change > 0 else "loses"
        text = f"<{seat}> {verb} {count} {unit}{why}: {before} \u2192 {player.points}."
        table.recorder.say("points", text, seat=seat, amount=change, before=before, after=player.points)


def may_gain_combat(table: Table, hero: int) -> bool:
    """Whether a hero has room for one more Combat +1 token (HI-LIMIT-3)."""
    return table.heroes[hero].combat < MOST_COMBAT


def gain_combat(table: Table, hero: int) -> None:
    """A hero takes a Combat +1 token; the block on which its die lies is judged again (HI-MOD-4, HI-MOD-5)."""
    bearer = table.heroes[hero]
    bearer.combat += 1
    if table.recorder is not None:
        text = f"{table.hero_name(hero)} gains a Combat +1 token, now {bearer.combat}."
        table.recorder.say("token", text, seat=bearer.seat, hero=hero, amount=1, card=bearer.card)
    if bearer.die >= 0 and not table.results:
        judge(table, bearer.die)


def lose_combat(table: Table, hero: int) -> bool:
    """A hero loses a Combat +1 token to the supply, if it has one (HI-R29, HI-VILLAIN-14)."""
    bearer = table.heroes[hero]
    if not bearer.combat:
        return False
    bearer.combat -= 1
    if table.recorder is not None:
        text = f"{table.hero_name(hero)} loses a Combat +1 token, {bearer.combat} left."
        table.recorder.say("token", text, seat=bearer.seat, hero=hero, amount=-1, card=bearer.card)
    if bearer.die >= 0 and not table.results:
        judge(table, bearer.die)
    return True


def gain_justice(table: Table, seat: int, count: int) -> int:
    """A team gets Justice tokens, as far as limit and supply reach; returns how many (HI-LIMIT-6, HI-LIMIT-7)."""
    player = table.players[seat]
    got = max(0, min(count, MOST_JUSTICE - player.justice, table.justice_supply()))
    player.justice += got
    if got and table.recorder is not None:
        tokens = "a Justice token" if got == 1 else f"{got} Justice tokens"
        table.recorder.say("justice", f"<{seat}> gains {tokens}.", seat=seat, amount=got)
    return got


def lose_justice(table: Table, seat: int, count: int) -> None:
    """A team spends Justice tokens; they go back to the supply."""
    table.players[seat].justice -= count
    if table.recorder is not None:
        tokens = "a Justice token" if count == 1 else f"{count} Justice tokens"
        table.recorder.say("justice", f"<{seat}> spends {tokens}.", seat=seat, amount=-count)


def may_trade(table: Table, seat: int, trade: s.TradeJustice) -> bool:
    """Whether a team has the Justice tokens for a trade (HI-POWER-4)."""
    return table.justice and table.players[seat].justice >= trade.tokens


def trade_justice(table: Table, seat: int, trade: s.TradeJustice) -> None:
    """Justice tokens for Hero Points."""
    lose_justice(table, seat, trade.tokens)
    score(table, seat, trade.points, " for Justice tokens")


def to_discard(table: Table, card: int, origin: str) -> None:
    """A card goes face up on the discard pile."""
    table.discard.append(card)
    if table.recorder is not None:
        text = f"{table.name(card)} goes to the discard pile."
        table.recorder.say("discarded", text, card=card, origin=origin, to="discard")


def lose_gadget(table: Table, hero: int, gadget: int) -> None:
    """A gadget token is lost with its card; Scrap's first one has no card to discard (HI-CARD-13, HI-R42)."""
    bearer = table.heroes[hero]
    bearer.gadgets.remove(gadget)
    origin = f"gear-{bearer.seat}"
    if gadget == table.without_card:
        table.without_card = NONE
        table.removed.append(gadget)
        if table.recorder is not None:
            text = f"{table.hero_name(hero)} loses {table.name(gadget)}; its card is out of the game."
            table.recorder.say("lost", text, seat=bearer.seat, card=gadget, origin=origin, to="removed")
        return
    if table.recorder is not None:
        text = f"{table.hero_name(hero)} loses {table.name(gadget)}."
        table.recorder.say("lost", text, seat=bearer.seat, card=gadget)
    to_discard(table, gadget, origin)


async def choose_loss(table: Table, chooser: int, hero: int, kinds: Iterable[s.Token], rule: str, about: int) -> bool:
    """A hero loses one token of these kinds; who chooses picks which. Whether there was one."""
    bearer = table.heroes[hero]
    moves: list[Move] = []
    if "combat" in kinds and bearer.combat:
        moves.append(("lose", hero, "combat"))
    if "gadget" in kinds:
        moves += [("lose", hero, gadget) for gadget in bearer.gadgets]
    if not moves:
        _nothing(table, hero)
        return False
    answer = await Question(chooser, "lose", moves, rule=rule, about=about, data=(hero,))
    if answer[2] == "combat":
        return lose_combat(table, hero)
    lose_gadget(table, hero, int(answer[2]))
    return True


def _nothing(table: Table, hero: int) -> None:
    if table.recorder is not None:
        text = f"{table.hero_name(hero)} has no such token to lose."
        table.recorder.say("nothing", text, seat=table.heroes[hero].seat, hero=hero)


async def knock_out(table: Table, hero: int, about: int) -> bool:
    """A hero lies down and its die comes off, unless a Force Shield is discarded instead (HI-KO-1, HI-KO-2)."""
    bearer = table.heroes[hero]
    if bearer.down:
        return False
    shields = [gadget for gadget in bearer.gadgets if table.kind(gadget).clause(s.Shielding) is not None]
    if shields:
        moves: list[Move] = [*(("shield", gadget) for gadget in shields), ("fall",)]
        answer = await Question(bearer.seat, "shield", moves, rule="HI-CARD-5", about=about, data=(hero,))
        if answer[0] == "shield":
            lose_gadget(table, hero, int(answer[1]))
            return False
    bearer.down = True
    if table.recorder is not None:
        text = f"{table.hero_name(hero)} is knocked out."
        table.recorder.say("ko", text, seat=bearer.seat, hero=hero, card=bearer.card, herald="Knocked out!")
    if bearer.die >= 0:
        lift(table, hero)
    return True


async def discard_own(table: Table, seat: int, count: int, about: int, rule: str = "HI-R35") -> bool:
    """A player discards cards of the own choice, as far as the hand reaches; whether it reached."""
    hand = table.players[seat].hand
    total = min(count, len(hand))
    if not total and table.recorder is not None:
        table.recorder.say("nothing", f"<{seat}> has no card to discard.", seat=seat)
    for done in range(total):
        answer = await Question(
            seat,
            "discard",
            [("discard", card) for card in hand],
            rule=rule,
            hand=True,
            about=about,
            group=f"discard-{seat}-{table.windows}",
            picks=(done, total) if total > 1 else None,
        )
        card = int(answer[1])
        hand.remove(card)
        table.revealed += 1
        to_discard(table, card, f"hand-{seat}")
    return total == count

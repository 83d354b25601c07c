"""Before the first round: the draft, Scrap's gadget, the deal, the city, heroes on the grid (HI-SETUP, HI-BEGIN)."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.engine.chance import below, shuffle
from tabletop.engine.decision import Move, Question
from tabletop.engine.knowledge import remember
from tabletop.games.heroes_incorporated.city import CENTRE, SPACES, STARTS, space
from tabletop.games.heroes_incorporated.pieces import NOBODY, Hero
from tabletop.games.heroes_incorporated.setup import DEALT
from tabletop.games.heroes_incorporated.table import Table

_PASSED = "Everybody hands one hero to the left and one to the right."
OPENING_HAND = {2: 3, 3: 2, 4: 1}


def deal_heroes(table: Table) -> None:
    """Three heroes each, hidden from the others (HI-SETUP-4)."""
    if table.recorder is not None:
        table.recorder.say("phase", "Set-up", phase="draft")
    shuffle(table, table.hero_deck)
    for seat in table.still_in():
        player = table.players[seat]
        player.dealt = [table.hero_deck.pop() for _ in range(DEALT)]
        for card in player.dealt:
            remember(table, seat, [card])
    table.revealed += 1
    if table.recorder is not None:
        table.recorder.say("dealt", "Each player looks at three heroes.")
    table.phase = "keep"


async def keep_one(table: Table) -> None:
    """Each keeps one of three and sends one to each side; nothing moves before all have chosen (HI-SETUP-5)."""
    for seat in table.still_in():
        player = table.players[seat]
        if player.kept:
            continue
        kept = int((await _choice(table, seat, "keep", player.dealt, "HI-SETUP-5"))[1])
        rest = [card for card in player.dealt if card != kept]
        if len(table.still_in()) > 2:
            left = int((await _choice(table, seat, "left", rest, "HI-SETUP-5"))[1])
            rest = [left, *(card for card in rest if card != left)]
        player.kept, player.sent, player.dealt = [kept], rest, []
    _pass_on(table)
    table.phase = "second"


def drafted(table: Table, question: Question, names: Sequence[str]) -> str:
    """What is asked in the draft, with the names of those to whom the other heroes go."""
    if question.rule == "HI-SETUP-6":
        return "Keep one of these two as your second hero. The other is out of the game."
    order = table.still_in()
    at = order.index(question.seat)
    left, right = names[order[(at + 1) % len(order)]], names[order[at - 1]]
    if question.kind == "left":
        return f"Which hero goes to {left}, on your left? The other goes to {right}, on your right."
    if left == right:
        return f"Keep one of these heroes. The other two go to {left}."
    return f"Keep one of these heroes. The others go to {left} and {right}, one to each."


def _choice(table: Table, seat: int, kind: str, cards: list[int], rule: str) -> Question:
    moves: list[Move] = [(kind, card) for card in cards]
    return Question(seat, kind, moves, rule=rule, hand=True, group=f"draft-{seat}")


def _pass_on(table: Table) -> None:
    """To the left-hand neighbour the first, to the right-hand one the second; of two both go across (HI-SETUP-7)."""
    order = table.still_in()
    for at, seat in enumerate(order):
        first, second = table.players[seat].sent
        for card, step in ((first, 1), (second, -1)):
            neighbour = order[(at + step) % len(order)]
            table.players[neighbour].dealt.append(card)
            remember(table, neighbour, [card])
        table.players[seat].sent = []
    table.revealed += 1
    if table.recorder is not None:
        both = len(order) == 2
        text = "Both hand each other the two heroes they have not kept." if both else _PASSED
        table.recorder.say("passed", text)


async def keep_second(table: Table) -> None:
    """Each takes one of the two received, the other is out of the game; then all are shown (HI-SETUP-6)."""
    for seat in table.still_in():
        player = table.players[seat]
        if len(player.kept) > 1:
            continue
        kept = int((await _choice(table, seat, "keep", player.dealt, "HI-SETUP-6"))[1])
        table.dropped += [card for card in player.dealt if card != kept]
        player.kept.append(kept)
        player.dealt = []
    _show(table)
    table.phase = "gadget"


def _show(table: Table) -> None:
    table.heroes = []
    for seat in table.seats():
        for card in table.players[seat].kept:
            supply = table.combat_supply()
            hero = Hero(card, seat, combat=min(table.kind(card).starts_combat, supply))
            table.heroes.append(hero)
        table.players[seat].kept = []
        if table.recorder is not None and table.team(seat):
            names = " and ".join(table.hero_name(hero) for hero in table.team(seat))
            table.recorder.say("team", f"<{seat}> has drafted {names}.", seat=seat)
    table.revealed += 1


async def choose_gadget(table: Table) -> None:
    """An Inventor's owner picks one gadget token; its card leaves the game (HI-SETUP-11, HI-R6). Then the deal."""
    for number, hero in enumerate(table.heroes):
        if not table.kind(hero.card).starts_gadget or hero.gadgets or table.players[hero.seat].out:
            continue
        tokens = [card for card in sorted(table.deck) if table.kind(card).type == "Gadget"]
        if not tokens or table.kind(hero.card).origin == "Alien":
            continue
        moves: list[Move] = [("gadget", card) for card in tokens]
        answer = await Question(hero.seat, "gadget", moves, rule="HI-SETUP-11", about=hero.card, data=(number,))
        card = int(answer[1])
        table.deck.remove(card)
        hero.gadgets.append(card)
        table.without_card = card
        if table.recorder is not None:
            text = f"{table.hero_name(number)} begins with {table.name(card)}."
            table.recorder.say("equipped", text, seat=hero.seat, card=card, to=f"gear-{hero.seat}", origin="deck")
    deal_research(table)
    lay_city(table)
    table.opener = int(table.first) if table.first.isdigit() else below(table, len(table.players))
    if table.players[table.opener].out:
        table.opener = table.clockwise(table.opener)[0]
    table.revealed += 1
    if table.recorder is not None:
        table.recorder.say("opener", f"<{table.opener}> places the first hero and opens round 1.", seat=table.opener)
    table.phase = "place"


def deal_research(table: Table) -> None:
    """The Research deck is shuffled and dealt only now (HI-SETUP-12)."""
    shuffle(table, table.deck)
    for seat in table.still_in():
        count = min(OPENING_HAND[len(table.players)], len(table.deck))
        table.players[seat].hand = [table.deck.pop() for _ in range(count)]


def lay_city(table: Table) -> None:
    """24 blocks at random round Crimeland, crime pawns and the three Combat +1 tokens (HI-SETUP-13, 14, 16)."""
    rest = [card for at, card in enumerate(table.city) if at != CENTRE]
    shuffle(table, rest)
    table.city = [*rest[:CENTRE], table.city[CENTRE], *rest[CENTRE:]]
    table.laid = True
    table.pawns = [space(row, column) for row, column in STARTS[len(table.players)]]
    for at in range(SPACES):
        if table.kind(table.city[at]).holds_token and table.combat_supply():
            table.tokens[at] = 1
    if table.recorder is not None:
        table.recorder.say("laid", "The city is laid out, and the crime pawns stand on it.")


def to_place(table: Table) -> int:
    """Whose hero is placed next: clockwise from the opener, then once more round (HI-BEGIN-2); else NOBODY."""
    waiting = {
        seat: [hero for hero in table.team(seat) if table.heroes[hero].block < 0]
        for seat in table.clockwise(table.opener)
    }
    most = max((len(heroes) for heroes in waiting.values()), default=0)
    return next((seat for seat, heroes in waiting.items() if len(heroes) == most), NOBODY) if most else NOBODY


async def place_one(table: Table) -> None:
    """One hero goes on a block where no hero stands (HI-BEGIN-2)."""
    seat = to_place(table)
    if seat == NOBODY:
        table.moving = 0
        table.phase = "first-crimes"
        return
    answer = await Question(seat, "place", lambda: _places(table, seat), rule="HI-BEGIN-2")
    hero, at = int(answer[1]), int(answer[2])
    table.heroes[hero].block = at
    if table.recorder is not None:
        text = f"<{seat}> puts {table.hero_name(hero)} on {table.block_name(at)}."
        table.recorder.say("placed", text, seat=seat, hero=hero, block=at)


def _places(table: Table, seat: int) -> list[Move]:
    taken = {hero.block for hero in table.heroes}
    return [
        ("place", hero, at)
        for hero in table.team(seat)
        if table.heroes[hero].block < 0
        for at in range(SPACES)
        if at not in taken
    ]


def redraft(table: Table) -> None:
    """Somebody gave up during the draft: the others draft anew (HI-R101)."""
    for player in table.players:
        for cards in (player.dealt, player.kept, player.sent):
            table.hero_deck += cards
            cards.clear()
    table.hero_deck += table.dropped
    table.dropped = []
    table.hero_deck.sort()
    size = len(table.kinds)
    for seat in table.seats():
        for card in table.hero_deck:
            table.labels[seat * size + card] = 0
    table.phase = "draft"

"""Why a pair on the table is no answer now: the rule or moment that stands in the way, in a sentence."""

from __future__ import annotations

from tabletop.engine.decision import Question, Refusal
from tabletop.games.heroes_incorporated.actions import inventor, may_play
from tabletop.games.heroes_incorporated.city import IN_REACH, NEIGHBOURS, ORTHOGONAL
from tabletop.games.heroes_incorporated.fighting import crime_on
from tabletop.games.heroes_incorporated.markers import bonus_of, due
from tabletop.games.heroes_incorporated.moving import destinations
from tabletop.games.heroes_incorporated.pieces import NONE
from tabletop.games.heroes_incorporated.playing import ways
from tabletop.games.heroes_incorporated.table import Table

_ANY = {
    "keep": Refusal("HI-SETUP-5", "Choose one of the heroes in your draft."),
    "left": Refusal("HI-SETUP-5", "Choose which of the two heroes goes to your left-hand neighbour."),
    "gadget": Refusal("HI-SETUP-11", "Choose the gadget token that your Inventor begins with."),
    "throw": Refusal("HI-VILLAIN-1", "Throw in a supervillain from your hand, or do not answer."),
    "cancel": Refusal("HI-POWER-12", "Discard a card from your hand to cancel it, or do not answer."),
    "roll": Refusal("HI-R20", "The die has been rolled: use a gadget for it, or keep it."),
    "justice": Refusal("HI-JUSTICE-4", "The die has been rolled: say how many Justice tokens you spend."),
    "discard": Refusal("HI-R35", "Discard a card from your own hand."),
    "lose": Refusal("HI-R35", "Choose the token that is lost."),
    "shield": Refusal("HI-CARD-5", "Discard the gadget to keep the hero standing, or let it be knocked out."),
    "stray": Refusal("HI-POWER-6", "A 1 leads to Crimeland unless two Justice tokens are spent."),
    "land": Refusal("HI-POWER-6", "The teleport has succeeded: choose one of the 25 blocks."),
    "aim": Refusal("HI-R94", "The card has been played: choose one of its targets."),
    "pawn": Refusal(
        "HI-POWER-11", "A crime pawn on the hero\u2019s block or beside it goes to a neighbour of its block."
    ),
    "minions": Refusal("HI-POWER-13", "Choose a crime on a block of number 2, on the hero\u2019s block or beside it."),
    "copy": Refusal("HI-POWER-16", "Choose a power of a hero on the same block or an orthogonally adjacent one."),
    "power": Refusal("HI-SCORE-3", "Choose a block that you won alone and whose power you want to use."),
    "corner": Refusal("HI-LAIR-2", "Choose an empty corner of the edge that the crime die names."),
    "trade": Refusal("HI-R46", "Say whether you trade Justice tokens before scoring begins."),
}
_OTHER = Refusal("HI-TURN-3", "Answer the question in the bar below first.")


def not_now(table: Table, question: Question | None, subject: str | None, target: str | None) -> Refusal:
    """Why this subject, or this pair, is no option at this moment."""
    if table.outcome is not None:
        return Refusal(table.outcome.rule, "The game is over.")
    if question is None:
        return Refusal("HI-BONUS-1", "It is not your decision now.")
    if question.kind == "place":
        return _not_placed(table, question.seat, subject, target)
    if question.kind in ("act", "granted", "copied"):
        return _not_acted(table, question, subject, target)
    return _ANY.get(question.kind, _OTHER)


def _number(key: str | None, prefix: str) -> int | None:
    """The number behind a key of this kind."""
    rest = key.removeprefix(prefix) if key is not None and key.startswith(prefix) else ""
    return int(rest) if rest.isdigit() and len(rest) < 9 else None


def _space(table: Table, key: str | None) -> int | None:
    """The block that a key means: the block itself or what stands on it."""
    card = _number(key, "card:")
    if card is not None and table.laid and card in table.city:
        return table.city.index(card)
    villain = next((villain for villain in table.villains if villain.card == card), None)
    if villain is not None:
        return villain.block if villain.block >= 0 else None
    hero = _number(key, "hero:")
    if hero is not None and hero < len(table.heroes):
        return table.heroes[hero].block if table.heroes[hero].block >= 0 else None
    if key is not None and key.startswith("pawn:"):
        pawn = "ABCDEFG".find(key[5:])
        return table.pawns[pawn] if 0 <= pawn < len(table.pawns) else None
    return None


def _hero(table: Table, key: str | None) -> int | None:
    hero = _number(key, "hero:")
    card = _number(key, "card:")
    if card is not None:
        hero = next((number for number, one in enumerate(table.heroes) if one.card == card), None)
    return hero if hero is not None and hero < len(table.heroes) else None


def _not_placed(table: Table, seat: int, subject: str | None, target: str | None) -> Refusal:
    hero = _hero(table, subject)
    if hero is None or table.heroes[hero].seat != seat:
        return Refusal("HI-BEGIN-2", "Place one of your own heroes.")
    if table.heroes[hero].block >= 0:
        return Refusal("HI-BEGIN-2", f"{table.hero_kind(hero).name} stands in the city already.")
    at = _space(table, target)
    if at is not None and any(one.block == at for one in table.heroes):
        return Refusal("HI-BEGIN-2", "A hero stands there already; each begins on a block of its own.")
    return Refusal("HI-BEGIN-2", "Put the hero on a block of the city.")


def _not_acted(table: Table, question: Question, subject: str | None, target: str | None) -> Refusal:
    seat = question.seat
    hero = _hero(table, subject)
    if hero is not None:
        return _not_by_hero(table, question, hero, target)
    card = _number(subject, "card:")
    if card is not None and card in table.players[seat].hand:
        return _not_played(table, question, card, target)
    if subject is not None and subject.startswith("bonus:"):
        return _not_bonus(table, seat, _number(subject, "bonus:"))
    if subject is not None and subject.startswith("marker:"):
        return Refusal("HI-HQ-2", "A marker on the Team HQ gadget gives its action once a round; the colour must fit.")
    return Refusal(
        "HI-TURN-2", "Move or fight with a hero, play a card from your hand, draw, pass, or use a bonus action."
    )


def _not_by_hero(table: Table, question: Question, hero: int, target: str | None) -> Refusal:
    one = table.heroes[hero]
    name = table.hero_kind(hero).name
    if one.seat != question.seat:
        return Refusal("HI-ACT-2", f"{name} belongs to another team.")
    if one.down:
        return Refusal("HI-KO-1", f"{name} is knocked out until the round ends.")
    if one.locked:
        return Refusal("HI-FIGHT-10", f"{name} is locked: its die lies on a block.")
    if question.kind == "act" and not due(table, question.seat):
        if table.done:
            return Refusal("HI-TURN-2", "Your normal action is done; only bonus actions are left in this turn.")
        return Refusal("HI-MARK-3", "Only the white marker is left: it can do nothing but draw a card.")
    at = _space(table, target)
    if at is None:
        return Refusal("HI-ACT-2", f"{name} goes to a block of the city, or fights a crime.")
    return _not_there(table, hero, at, target or "")


def _not_there(table: Table, hero: int, at: int, target: str) -> Refusal:
    one = table.heroes[hero]
    name = table.hero_kind(hero).name
    if target.startswith("pawn:") or (target.startswith("card:") and table.lair(at) is not None):
        if at not in IN_REACH[one.block]:
            return Refusal("HI-ACT-4", f"{name} fights where it stands; this crime is too far away.")
        if at != one.block and not table.has(hero, "blast"):
            return Refusal(
                "HI-POWER-3", f"Only a hero with Blast fights on a block next to it; {name} has to go there."
            )
        if not crime_on(table, at):
            return Refusal("HI-FIGHT-16", "Nobody can fight on a destroyed block.")
    if at == one.block:
        return Refusal("HI-ACT-2", f"{name} stands there already.")
    if at in NEIGHBOURS[one.block] and at not in ORTHOGONAL[one.block]:
        return Refusal("HI-ACT-2", f"{name} does not fly: a Move goes north, east, south or west.")
    if at not in destinations(table, hero):
        return Refusal("HI-ACT-2", f"{name} goes one block in a Move; this one is too far away.")
    return Refusal("HI-TURN-2", "This action cannot be taken now.")


def _not_played(table: Table, question: Question, card: int, target: str | None) -> Refusal:
    seat = question.seat
    kind = table.kind(card)
    if kind.combat is not None:
        return Refusal("HI-VILLAIN-1", "A supervillain is played only in another player\u2019s turn, into a fight.")
    free = kind.gadget_card and inventor(table, seat) != NONE
    if question.kind == "act" and not due(table, seat) and not free:
        return Refusal("HI-MARK-2", "Playing a card is a normal action and needs a coloured marker.")
    if not ways(table, seat, card):
        return _no_way(table, seat, card)
    if target is None:
        return Refusal("HI-CARD-2", f"{kind.name}: drag it onto what it is meant for.")
    return Refusal("HI-CARD-2", f"{kind.name} cannot be played on that. {kind.text}")


def _no_way(table: Table, seat: int, card: int) -> Refusal:
    kind = table.kind(card)
    if kind.requirement is not None:
        return Refusal("HI-CARD-7", f"The requirement of {kind.name} is not met. {kind.text}")
    if kind.type == "Gadget":
        return Refusal("HI-GADGET-2", "Both your heroes are Alien and carry no gadgets.")
    if kind.type == "Power-up":
        return Refusal("HI-LIMIT-3", "No hero of yours has room for a Combat +1 token, or the supply is empty.")
    return Refusal("HI-CARD-2", f"{kind.name} would do nothing now: it stays in your hand. {kind.text}")


def _not_bonus(table: Table, seat: int, hero: int | None) -> Refusal:
    if hero is None or hero >= len(table.heroes) or table.heroes[hero].seat != seat:
        return Refusal("HI-BONUS-1", "Use a bonus marker of your own hero.")
    name = table.hero_kind(hero).name
    if table.heroes[hero].down:
        return Refusal("HI-BONUS-5", f"{name} is knocked out and uses no bonus marker.")
    if table.heroes[hero].marked:
        return Refusal("HI-BONUS-1", f"{name} has used its bonus marker in this round.")
    if may_play(bonus_of(table, hero)) and table.players[seat].hand:  # the same whatever the hand holds
        return Refusal("HI-BONUS-1", f"Without a card to play, the bonus marker of {name} would do nothing now.")
    return Refusal("HI-BONUS-1", f"The bonus marker of {name} would do nothing now.")

"""Questions in words: a decision made from a question, and why it is asked. Buttons are in `buttons.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tabletop.engine.decision import Call, Decision, Move, Question
from tabletop.engine.events import plain
from tabletop.games.heroes_incorporated import sentences as s
from tabletop.games.heroes_incorporated.actions import hand_may_matter
from tabletop.games.heroes_incorporated.band import opposed
from tabletop.games.heroes_incorporated.buttons import Buttons
from tabletop.games.heroes_incorporated.drafting import drafted
from tabletop.games.heroes_incorporated.markers import can_draw, due
from tabletop.games.heroes_incorporated.mimic import copies_play
from tabletop.games.heroes_incorporated.pieces import NONE
from tabletop.games.heroes_incorporated.playing import aims_in_words
from tabletop.games.heroes_incorporated.table import Table
from tabletop.games.heroes_incorporated.turns import TURNS
from tabletop.games.heroes_incorporated.wording import in_words


def decision(table: Table, question: Question, number: int, names: Sequence[str]) -> Decision:
    """A question as the asked seat reads it, its options in a fixed order, plain buttons last."""
    buttons = Buttons(table, question, names)
    options = [buttons.option(move) for move in question.candidates()]
    if question.kind != "justice":  # none, one, two: in the order of their number
        options.sort(key=lambda option: option.subject is None and option.target is None)
    about = question.about
    return Decision(
        number,
        question.seat,
        question.kind,
        prompt(table, question, names),
        tuple(options),
        question.rule,
        question.group,
        question.picks,
        question.window,
        question.hand,
        f"card:{about}" if about >= 0 else None,
        call(table, question, names) if question.window else None,
        tuple(why(table, names)),
        hand_too(table, question),
    )


def hand_too(table: Table, question: Question) -> bool:
    """Whether, for all that others know, the hand could offer more than what is public (never what it really holds)."""
    seat = question.seat
    if question.hand or not table.players[seat].hand:
        return False
    match question.kind:
        case "act":
            return hand_may_matter(table, seat)
        case "granted":
            effect = question.data[0]
            return isinstance(effect, s.Granted) and "play" in effect.acts
        case "copy":
            return copies_play(table, int(str(question.data[0])))
    return False


def prompt(table: Table, question: Question, names: Sequence[str]) -> str:
    """What is asked, in one or two sentences."""
    if question.window:
        return f"{call(table, question, names).title} {_ANSWER[question.kind]}"
    if question.kind in _PLAIN:
        return _PLAIN[question.kind]
    about = table.kind(question.about).name if question.about >= 0 else ""
    match question.kind:
        case "keep" | "left":
            return drafted(table, question, names)
        case "power":
            return _power(table, question)
        case "act":
            return _act(table, question.seat)
        case "granted":
            return f"{about}: take the action that it grants."
        case "copied":
            return f"{about}: take the action with the copied power."
        case "copy":
            return f"{about}: which power do you copy?"
        case "aim":
            return _aim(table, question.candidates()[0], about)
        case "lose":
            return f"{about}: which token does {_hero(table, question)} lose?"
        case "shield":
            return f"{_hero(table, question)} would be knocked out. Discard the gadget that saves it?"
        case "discard":
            return _discard(table, question, about)
        case "roll" | "justice":
            return _roll(table, question)
        case "stray":
            return f"{_hero(table, question)} rolled a 1: to Crimeland, or spend two Justice tokens?"
        case "land":
            return f"{_hero(table, question)} teleports: choose a block."
        case "pawn" | "minions":
            return f"{about}: choose a crime pawn{' and where it goes' if question.kind == 'pawn' else ''}."
        case "trade":
            return f"Trade Justice tokens through {_hero(table, question)} before scoring begins?"
        case "winner":
            return f"{about}: which of your heroes is the winner?"
        case "corner":
            return f"{about} looks for a lair: choose a corner."
        case "may":
            effect = in_words(cast("s.Effect", question.data[0]))
            return f"{about}: {effect[:1].lower()}{effect[1:]}?"
        case "choose":
            return f"{about}: choose one."
    return f"{about}: choose."


_ANSWER = {
    "throw": "Throw in a supervillain?",
    "cancel": "Discard a card to cancel it? Then both cards leave the game.",
}
_PLAIN = {
    "gadget": "Choose the gadget token that your Inventor begins with. Its card leaves the game.",
    "place": "Put one of your heroes on a block where no hero stands.",
    "noble": "Copied Noble: one more Hero Point in this round\u2019s scoring, or a trade at once?",
    "take": "Choose a card to take into your hand.",
    "under": "Which of these cards goes under the deck first?",
    "retrieve": "Take a gadget card from the discard pile.",
    "fame": "Put a Fame card from your hand into play, without its requirement? It pays from the next round on.",
}


_AIMED = {"hero": "a hero", "block": "a block", "seat": "an opponent", "pawn": "a crime pawn"}


def _aim(table: Table, first: Move, about: str) -> str:
    """What a text is aimed at, by the first of the answers."""
    if first[0] == "gadget":
        return f"Three gadgets are the limit. Which one makes room for {about}?"
    if first[0] == "token":
        return f"{about}: which token does {table.hero_kind(int(first[1])).name} lose?"
    where = " and where it goes" if first[0] == "pawn" and len(first) > 2 else ""
    return f"{about}: choose {_AIMED[str(first[0])]}{where}."


def _power(table: Table, question: Question) -> str:
    won = [int(move[1]) for move in question.candidates() if move[0] == "power"]
    if len(won) > 1:
        return "You alone won these blocks: use the power of one?"
    return f"You alone won {table.kind(table.city[won[0]]).name}: use its power?"


def _act(table: Table, seat: int) -> str:
    if table.done:
        return f"Your normal action is done, turn {table.turn} of {TURNS}. A bonus action, or end the turn?"
    if not due(table, seat) and can_draw(table, seat):
        return f"Only the white marker is left: draw a card. Turn {table.turn} of {TURNS}."
    return f"Your normal action, turn {table.turn} of {TURNS}: move, fight, play a card, draw or pass."


def _hero(table: Table, question: Question) -> str:
    return table.hero_kind(int(str(question.data[0]))).name


def _discard(table: Table, question: Question, about: str) -> str:
    if question.about == NONE:
        return "More than five cards in your hand: discard one."
    return f"{about}: discard a card of your choice."


def _roll(table: Table, question: Question) -> str:
    fight = table.fight
    assert fight is not None
    hero = table.heroes[fight.hero]
    rolled = " and ".join(map(str, fight.dice))
    turned = f", turned to {fight.face}" if fight.face != max(fight.dice) else ""
    plus = f", with Combat +{hero.combat} that is {fight.face + hero.combat}" if hero.combat else ""
    ask = "Spend Justice tokens?" if question.kind == "justice" else "Use a gadget?"
    return f"{_hero(table, question)} rolled {rolled}{turned}{plus}, {opposed(table, fight)}. {ask}"


def call(table: Table, question: Question, names: Sequence[str]) -> Call:
    """What a window announces on the open table: the same words for everybody."""
    if question.kind == "throw":
        hero, at = int(str(question.data[0])), int(str(question.data[1]))
        fight = table.fight
        reach = f", {fight.target} to reach" if fight is not None else ""
        title = f"{table.hero_kind(hero).name} fights on {table.kind(table.city[at]).name}{reach}."
        return Call(title, "Does anyone throw in a supervillain?", f"hero:{hero}")
    player, card = int(str(question.data[0])), int(str(question.data[1]))
    on = _aimed(table, names)
    title = f"{names[player]} plays {table.kind(card).name}{on}"
    return Call(f"{title.rstrip('.')}.", "Does Mind Control cancel it?", f"card:{card}")


def _aimed(table: Table, names: Sequence[str]) -> str:
    aims = [plain(each, names) for each in aims_in_words(table)]
    return f" on {' and '.join(aims)}" if aims else ""


def why(table: Table, names: Sequence[str]) -> list[str]:
    """What is under way, outermost first, in words."""
    lines = []
    fight = table.fight
    if fight is not None and fight.stage != "over":
        hero = table.hero_kind(fight.hero).name
        lines.append(f"{hero} fights on {table.kind(table.city[fight.block]).name}: {fight.target} to reach.")
    lines += [f"{table.kind(card).name}{_aimed(table, names)}: {table.kind(card).text}" for card in table.played]
    return lines

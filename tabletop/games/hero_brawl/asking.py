"""Questions in words: a decision made from a question, and why it is asked. Buttons are in `buttons.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tabletop.engine.decision import Call, Decision, Question
from tabletop.games.hero_brawl import sentences as s
from tabletop.games.hero_brawl.buttons import Buttons
from tabletop.games.hero_brawl.table import Pending, Table
from tabletop.games.hero_brawl.wording import in_words


def decision(table: Table, question: Question, number: int, names: Sequence[str]) -> Decision:
    """A question as the asked seat reads it, its options in a fixed order, plain buttons last."""
    buttons = Buttons(table, question, names)
    options = [buttons.option(move) for move in question.candidates()]
    options.sort(key=lambda option: option.subject is None and option.target is None)
    return Decision(
        number,
        question.seat,
        question.kind,
        _PROMPTS[question.kind](table, question, names),
        tuple(options),
        question.rule,
        question.group,
        question.picks,
        question.window,
        question.hand,
        f"card:{question.about}" if question.about >= 0 else None,
        call(table, question, names) if question.window else None,
        tuple(why(table, names)),
    )


def _play(table: Table, question: Question, _names: Sequence[str]) -> str:
    hand = len(table.players[question.seat].hand)
    last = " It is your last one." if hand == 1 else ""
    return f"Play one card: onto an opponent, or onto the mat.{last}"


def _respond(table: Table, question: Question, names: Sequence[str]) -> str:
    said = call(table, question, names)
    return f"{said.title} Do you answer?"


def _commit(table: Table, question: Question, names: Sequence[str]) -> str:
    item = table.pending[-1]
    other = item.target if question.seat == item.seat else item.seat
    return f"Roshambo against {names[other]}: commit a card. Symbols decide, on equal ones the higher number."


def _keep(_table: Table, _question: Question, _names: Sequence[str]) -> str:
    return "You won. Which of the two cards do you keep? The other is discarded."


def _discard(table: Table, question: Question, names: Sequence[str]) -> str:
    by = int(str(question.data[0]))
    because = f" {names[by]}\u2019s {table.kind(question.about).type} takes it." if by != question.seat else ""
    if question.picks is not None:
        done, total = question.picks
        return f"Discard {total} cards: choose the {('first', 'second', 'third')[done] if done < 3 else 'next'}."
    return f"Discard a card.{because}"


def _pick(table: Table, question: Question, names: Sequence[str]) -> str:
    victim = int(str(question.data[0]))
    shown = "You see the hand." if table.open_rival else "The cards are face down and shuffled."
    return f"Pick the card that {names[victim]} loses. {shown}"


def _give(table: Table, question: Question, names: Sequence[str]) -> str:
    item = table.pending[-1]
    other = item.target if question.seat == item.seat else item.seat
    back = " and get one back" if len(table.players[other].hand) or table.committed[other] >= 0 else ""
    return f"Choose the card that you give {names[other]}{back}."


def _skill(_table: Table, question: Question, names: Sequence[str]) -> str:
    return f"High Flier on {names[int(str(question.data[0]))]}: a die decides whether it hits."


def _may(_table: Table, question: Question, _names: Sequence[str]) -> str:
    return f"{in_words(cast('s.Effect', question.data[0]))}: do you want to?"


def _choose(table: Table, question: Question, _names: Sequence[str]) -> str:
    return f"{table.kind(question.about).name}: choose one."


_PROMPTS = {
    "may": _may,
    "choose": _choose,
    "play": _play,
    "respond": _respond,
    "commit": _commit,
    "keep": _keep,
    "discard": _discard,
    "pick": _pick,
    "give": _give,
    "skill": _skill,
}


def call(table: Table, question: Question, names: Sequence[str]) -> Call:
    """What a window announces on the open table: the same words for everybody."""
    kind, item = str(question.data[0]), question.data[1]
    assert isinstance(item, Pending)
    who = names[item.seat]
    if kind == "result":
        loser = item.target if item.winner == item.seat else item.seat
        return Call(f"{names[item.winner]} beats {names[loser]} in the roshambo.", "Does anyone answer?")
    if kind == "closing":
        return Call(f"{who}\u2019s turn is over.", "Does anyone claim the belt?")
    printed = table.kind(item.card)
    if kind == "interrupt":
        title = f"{who} answers with {printed.name}, a {printed.type}."
        return Call(title, "Does anyone stop it?", f"card:{item.card}")
    on = f" on {names[item.target]}" if item.target >= 0 else ""
    title = f"{who} plays {printed.name}, a {printed.type}{',' if on else ''}{on}."
    return Call(title, "Does anyone answer?", f"card:{item.card}")


def why(table: Table, names: Sequence[str]) -> list[str]:
    """What is under way, outermost first, in words."""
    lines = []
    for each in table.pending:
        who = names[each.seat]
        if each.kind == "turn":
            kind = table.kind(each.card)
            on = f" on {names[each.target]}" if each.target >= 0 else ""
            lines.append(f"{who} plays {kind.name}{on}: {kind.text}")
        elif each.kind == "interrupt":
            kind = table.kind(each.card)
            lines.append(f"{who} answers with {kind.name}: {kind.text}")
        elif each.kind == "result":
            loser = each.target if each.winner == each.seat else each.seat
            lines.append(f"{names[each.winner]} has won the roshambo against {names[loser]}.")
        elif each.kind == "closing":
            lines.append(f"{who}\u2019s turn is over; the next has not begun.")
    return lines

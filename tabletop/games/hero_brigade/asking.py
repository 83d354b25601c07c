"""Questions in words: a decision made from a question, and why it is asked. See `prompts.py` and `buttons.py`."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.engine.decision import Decision, Move, Question
from tabletop.games.hero_brigade.buttons import Buttons
from tabletop.games.hero_brigade.table import Table
from tabletop.games.hero_brigade.verbs_movement import place_name


def decision(table: Table, question: Question, number: int, names: Sequence[str]) -> Decision:
    """A question as the asked seat reads it, its options in a fixed order."""
    words = Buttons(table, question, names)
    options = [words.option(move) for move in sorted(question.candidates(), key=_order)]
    options.sort(key=lambda option: option.subject is None and option.target is None)  # plain buttons come last
    return Decision(
        number,
        question.seat,
        question.kind,
        words.prompt(),
        tuple(options),
        question.rule,
        question.group,
        question.picks,
        question.window,
        question.hand,
        f"card:{question.about}" if question.about >= 0 else None,
        words.call() if question.window else None,
        tuple(why(table, names)),
    )


def _order(move: Move) -> list[tuple[bool, int, str]]:
    return [(isinstance(part, str), part if isinstance(part, int) else 0, str(part)) for part in move]


def why(table: Table, names: Sequence[str]) -> list[str]:
    """What is under way, outermost first, in words."""
    lines = []
    for pending in table.pending:
        kind = table.kind(pending.card)
        who = names[pending.seat]
        if pending.kind == "deploy":
            whose = f"{names[pending.target]}\u2019s " if pending.target != pending.seat else ""
            lines.append(f"{who} deploys {kind.name} to {whose}{place_name(pending.place)}.")
        elif pending.kind == "activation":
            lines.append(f"{who} activates {kind.name}.")
        elif pending.kind == "damage":
            lines.append(f"{pending.amount} damage is about to hit {table.kind(pending.target).name}.")
        else:
            kind = table.kind(pending.target if pending.target >= 0 else pending.card)
            ability = kind.abilities[pending.ability] if 0 <= pending.ability < len(kind.abilities) else None
            verb = {"play": "plays", "response": "answers with", "gain": "gains"}.get(pending.kind, "uses")
            text = f": {ability.name} \u2013 {ability.text}" if ability is not None else "."
            lines.append(f"{who} {verb} {kind.name}{text}")
    return lines

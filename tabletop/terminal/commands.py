"""What a person may type at a decision: the number or key of an option, or a command.

Each command is a function of the table and the rest of the line that says whether the game has moved.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from pathlib import Path

from tabletop.engine.cards import CardDef
from tabletop.engine.decision import Decision
from tabletop.engine.events import plain
from tabletop.engine.match import Refused
from tabletop.rulebook import UnknownRule, rule_lines
from tabletop.saves.faults import SaveError
from tabletop.saves.replacing import backup_path
from tabletop.saves.save_file import write_save
from tabletop.terminal.naming import UnclearName, thing_named, words_of
from tabletop.terminal.session import Leave, TerminalTable
from tabletop.terminal.wording import decision_lines, table_lines
from tabletop.wording.pieces import printed_words, titles_of

LOG_LINES = 20

HELP = """An option is chosen by its number, or by the word in square brackets behind it.
view: the table as you may see it.
log, or log 50: the last 20 or 50 lines of what happened.
options: the decision and its options once more.
why: which effect asks this. why SUBJECT TARGET: why a thing is not allowed, for example: why BERT front-0
card NAME: what is printed on a card. rule NUMBER: a rule, for example: rule HB-PLAY-5
undo, redo: take the last decision back, or give it again.
save FILE: keep the game in a file.
concede: give the game up.
help: this. quit: stop; the game is kept and can be gone on with."""


def obey(table: TerminalTable, line: str) -> bool:
    """Do what a line says. True if the game has moved, so that the next decision is to be asked."""
    decision = table.match.decision
    assert decision is not None
    key = _key_of(line, decision)
    if key is not None:
        return table.answer(key)
    word, _, rest = line.partition(" ")
    command = COMMANDS.get(word.casefold())
    if command is None:
        _tell_what_is_allowed(table, line, decision)
        return False
    return command(table, rest.strip())


def _key_of(line: str, decision: Decision) -> str | None:
    options = decision.listed()
    if any(option.key == line for option in options):
        return line
    if line.isascii() and line.isdigit() and 1 <= int(line) <= len(options):
        return options[int(line) - 1].key
    return None


def _tell_what_is_allowed(table: TerminalTable, line: str, decision: Decision) -> None:
    table.trace.refused("unknown-input")
    near = difflib.get_close_matches(line, [*COMMANDS, *(option.key for option in decision.listed())], 1)
    hint = f' Did you mean "{near[0]}"?' if near else ""
    count = len(decision.listed())
    numbers = "the number 1" if count == 1 else f"a number from 1 to {count}"
    table.console.write(
        f'"{line}" is no option here.{hint} Answer with {numbers}, with a word in square brackets, '
        f"or with a command: {', '.join(COMMANDS)}."
    )


# ---------------------------------------------------------------- commands
def _view(table: TerminalTable, _rest: str) -> bool:
    table.console.lines(table_lines(table.match, table.handle(_seat(table)).view()))
    return False


def _log(table: TerminalTable, rest: str) -> bool:
    if rest and not rest.isdigit():
        table.console.write(f'After "log" comes how many lines you want, such as "log 50", not "{rest}".')
        return False
    events = table.handle(_seat(table)).log()
    lines = [plain(event.text, table.match.names) for event in events if event.text]
    count = int(rest) if rest else LOG_LINES
    table.console.lines(lines[-count:] if count else [])
    return False


def _options(table: TerminalTable, _rest: str) -> bool:
    decision = table.match.decision
    assert decision is not None
    table.console.lines(decision_lines(decision, table.match.names))
    return False


def _why(table: TerminalTable, rest: str) -> bool:
    decision = table.match.decision
    assert decision is not None
    words = words_of(rest)
    if not words:
        reasons = list(decision.why) or [decision.prompt]
        table.console.lines([*reasons, *([f"Rule {decision.rule}."] if decision.rule else [])])
        return False
    if len(words) > 2:
        table.console.write('After "why" come one or two things; a name with spaces stands in double quotes.')
        return False
    handle = table.handle(decision.seat)
    titles = titles_of(table.match.card_set)
    try:
        subject, target = (thing_named(word, handle.view(), titles, decision) for word in [*words, "-"][:2])
    except UnclearName as unclear:
        table.console.write(str(unclear))
        return False
    for number, option in enumerate(decision.listed(), 1):
        if option.subject == subject and (option.target == target or len(words) == 1):
            table.console.write(f"That is allowed: option {number}, {option.label}.")
            return False
    refusal = handle.refuse(subject, target)
    table.console.write(str(refusal) if refusal.rule else refusal.sentence)
    return False


def _card(table: TerminalTable, rest: str) -> bool:
    cards = table.match.card_set.cards
    found = _card_named(rest, cards)
    if found is None:
        names = {card.name.casefold(): card.name for card in cards}
        near = difflib.get_close_matches(rest.casefold(), names, 1, 0.5)
        hint = f' Did you mean "{names[near[0]]}"?' if near else ""
        table.console.write(f'There is no card "{rest}".{hint}' if rest else 'After "card" comes the name of a card.')
    else:
        table.console.lines(printed_words(table.match, found))
    return False


def _rule(table: TerminalTable, rest: str) -> bool:
    try:
        table.console.lines(rule_lines(table.match.game, rest))
    except UnknownRule as unknown:
        table.console.write(str(unknown))
    return False


def _undo(table: TerminalTable, _rest: str) -> bool:
    match = table.match
    last = next((entry for entry in reversed(match.entries) if not entry.forced), None)
    if last is not None and last.seat in table.bots:
        table.console.write(f"That cannot be taken back: {match.names[last.seat]} has answered since.")
        return False
    block = match.undo_block()
    if block is not None:
        table.console.write(f"That cannot be taken back: {block}")
        return False
    match.undo()
    table.console.write("The last decision is taken back.")
    table.went_back()
    return True


def _redo(table: TerminalTable, _rest: str) -> bool:
    try:
        table.match.redo()
    except Refused as refused:
        table.console.write(refused.refusal.sentence)
        return False
    table.console.write("The decision is given again.")
    table.went_back()
    return True


def _save(table: TerminalTable, rest: str) -> bool:
    if not rest:
        table.console.write('After "save" comes the name of a file, for example: save evening.tabletop')
        return False
    path = Path(rest).expanduser().absolute()
    older = path.exists()
    try:
        write_save(path, table.match)
    except SaveError as error:
        table.trace.refused("not-saved")
        table.console.write(str(error))
        return False
    table.console.write(f"Saved in {path}." + (f" The older one is kept as {backup_path(path)}." if older else ""))
    table.trace.saved(path)
    return False


def _concede(table: TerminalTable, rest: str) -> bool:
    seat = _seat(table)
    name = table.match.names[seat]
    if rest.casefold() != "yes":
        table.console.write(f'{name} would give the game up and lose it. Type "concede yes" to do so.')
        return False
    table.match.concede(seat)
    table.trace.chose(f"concede {seat}")
    table.keep()
    return True


def _help(table: TerminalTable, _rest: str) -> bool:
    table.console.write(HELP)
    return False


def _quit(_table: TerminalTable, _rest: str) -> bool:
    raise Leave


COMMANDS: dict[str, Callable[[TerminalTable, str], bool]] = {
    "view": _view,
    "log": _log,
    "options": _options,
    "why": _why,
    "card": _card,
    "rule": _rule,
    "undo": _undo,
    "redo": _redo,
    "save": _save,
    "concede": _concede,
    "help": _help,
    "quit": _quit,
}


def _seat(table: TerminalTable) -> int:
    seat = table.match.to_move
    assert seat is not None
    return seat


def _card_named(name: str, cards: tuple[CardDef, ...]) -> CardDef | None:
    wanted = name.casefold()
    for card in cards:
        if wanted in (card.id.casefold(), card.name.casefold(), card.table_name.casefold()):
            return card
    return None

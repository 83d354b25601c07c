"""Why a pair on the table is no answer now: the rule or moment that stands in the way, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.engine.decision import Question, Refusal
from tabletop.games.hero_brawl.announcing import why_not_target
from tabletop.games.hero_brawl.table import Pending, Table
from tabletop.games.hero_brawl.windows import held, may_answer

_ANY = {
    "commit": Refusal("BR-ROSH-2", "Commit a card of your own hand to the roshambo."),
    "keep": Refusal("BR-ROSH-7", "Keep one of the two committed cards; the other is discarded."),
    "discard": Refusal("BR-R34", "Discard a card of your own hand."),
    "give": Refusal("BR-R34", "Give a card of your own hand."),
    "pick": Refusal("BR-R33", "Point at a card of the hand that loses one."),
    "may": Refusal("BR-TURN-2", "Say first whether you want to."),
    "choose": Refusal("BR-TURN-2", "Choose one of the effects of the card first."),
    "skill": Refusal("BR-R43", "Take the test of skill or roll a plain die first."),
}


def not_now(table: Table, question: Question | None, subject: str | None, target: str | None) -> Refusal:
    """Why this subject, or this pair, is no option at this moment."""
    if table.outcome is not None:
        return Refusal(table.outcome.rule, "The game is over.")
    if question is None:
        return Refusal("BR-TURN-2", "It is not your decision now.")
    if question.kind == "play":
        return _not_played(table, question.seat, subject, target)
    if question.kind == "respond":
        return _no_answer(table, question, subject)
    return _ANY[question.kind]


def _hand_card(table: Table, seat: int, subject: str | None) -> int | None:
    """The id of a card of this seat's own hand."""
    if subject is None or not subject.startswith("card:") or not subject[5:].isdigit():
        return None
    card = int(subject[5:])
    return card if card in table.players[seat].hand else None


def _not_played(table: Table, seat: int, subject: str | None, target: str | None) -> Refusal:
    card = _hand_card(table, seat, subject)
    if card is None:
        return Refusal("BR-TURN-2", "Only a card of your own hand can be played.")
    printed = table.kind(card)
    other = _player(table, target)
    if printed.aimed:
        if other is None:
            return Refusal("BR-R35", f"{printed.name} is aimed at an opponent: drag it onto one.")
        return why_not_target(table, seat, other) or Refusal(
            "BR-R35", "Nobody may be aimed at now: play it on the mat."
        )
    return Refusal("BR-TURN-2", f"{printed.name} is aimed at nobody: play it on the mat.")


def _player(table: Table, target: str | None) -> int | None:
    for name in ("zone:player-", "zone:hand-", "zone:belt-"):
        if target is not None and target.startswith(name) and target[len(name) :].isdigit():
            seat = int(target[len(name) :])
            return seat if seat < len(table.players) else None
    # Whoever has a Tag Team is meant by it, too.
    return next((seat for seat in table.seats() if target in _keys(table.players[seat].shield)), None)


def _keys(cards: Sequence[int]) -> list[str]:
    return [f"card:{card}" for card in cards]


def _no_answer(table: Table, question: Question, subject: str | None) -> Refusal:
    card = _hand_card(table, question.seat, subject)
    kind = str(question.data[0])
    if card is None:
        return Refusal("BR-R7", "Answer with a Referee or a CEO of your own hand, or do not answer.")
    printed = table.kind(card)
    item = question.data[1]
    assert isinstance(item, Pending)
    if card in held(table, question.seat, *may_answer(table, kind, item, question.seat)):
        return Refusal("BR-R7", f"{printed.name} is an answer: play it on the mat.")
    if not printed.interrupt:
        return Refusal("BR-R7", f"{printed.name} is no interrupt: only a Referee or a CEO is played out of turn.")
    if printed.claims and kind == "interrupt":
        return Refusal("BR-R9", "Only a Referee answers an interrupt.")
    if printed.claims and table.belt == question.seat:
        return Refusal("BR-R22", "The champion plays a CEO only as the card of the own turn.")
    if printed.claims:
        return Refusal("BR-R21", "Nobody has drawn the Title Belt yet: there is nothing to claim.")
    if kind == "closing":
        return Refusal("BR-R8", "Nothing is under way that a Referee could stop.")
    return Refusal("BR-R10", "A Referee does not stop your own card.")

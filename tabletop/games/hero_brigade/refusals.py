"""Why something is not possible now: for drops, clicks and `why`, always with the number of a rule."""

from __future__ import annotations

from tabletop.engine.decision import Question, Refusal, move_of
from tabletop.games.hero_brigade.deploying import play_moves, refuse_attach, refuse_deploy, refuse_play
from tabletop.games.hero_brigade.fighting import taunter_of
from tabletop.games.hero_brigade.sentences import Target
from tabletop.games.hero_brigade.table import Character, Table

ROW_NAMES = {"front": "Front Row", "support": "Support Row"}


def why_unused(table: Table, seat: int, card: int) -> Refusal:
    """Why a hand card can't be used at all in this turn (HB-PLAY-16): the reason nearest to being lifted."""
    kind = table.kind(card)
    if kind.character:
        refusals = [refuse_deploy(table, seat, card, row) for row in ROW_NAMES]
        return next(filter(None, refusals), None) or Refusal("HB-PLAY-16", f"{kind.name} cannot be used now.")
    if not kind.types:
        return refuse_play(table, card) or Refusal("HB-PLAY-16", f"{kind.name} cannot be used now.")
    allies = table.sides[seat].characters()
    reasons = [refuse_attach(table, seat, card, ally) for ally in allies]
    carried = next((reason for reason in reasons if reason and reason.rule == "HB-PLAY-13"), None)
    types = " or ".join(sorted(kind.types))
    return carried or Refusal("HB-PLAY-12", f"No {types} Character in your Party.")


def not_now(table: Table, question: Question | None, subject: str | None, target: str | None) -> Refusal:
    """The reason why `subject` can't go to `target` at this moment."""
    if table.outcome is not None:
        return Refusal(table.outcome.rule, "The game is over.")
    if question is None:
        return Refusal("HB-TERM-1", "It is the other player who decides now.")
    if question.kind == "play":
        return _in_play_phase(table, question.seat, _card(subject), target)
    if question.kind == "fight":
        return _in_fight_phase(table, question, _card(subject), target)
    if question.kind == "target":
        return _as_target(table, question, target)
    if question.kind == "acquire":
        return Refusal("HB-TERM-4", "Choose a card that lies in the Pool.")
    if question.kind == "discard":
        return Refusal("HB-DECK-5", "Choose a card of your hand to discard.")
    if question.kind == "row":
        return Refusal(question.rule, "That row cannot be chosen for this ability.")
    if question.kind == "place":
        return Refusal("HB-TERM-14", "A Character moves to an empty position of its own Party.")
    if question.kind == "respond":
        return Refusal(question.rule, "Only an Interrupt or Reaction that answers this may be used now.")
    return Refusal(question.rule, "That is none of the answers to this question.")


def _card(name: str | None) -> int | None:
    kind, _, number = (name or "").partition(":")
    moves = move_of(number)
    return moves[0] if kind == "card" and isinstance(moves[0], int) else None


def _in_play_phase(table: Table, seat: int, card: int | None, target: str | None) -> Refusal:
    if card is None or card not in table.sides[seat].hand:
        return Refusal("HB-PLAY-1", "In the Play Phase a turn uses one card of your own hand.")
    kind = table.kind(card)
    reason: Refusal | None = None
    place, _, where = (target or "").partition(":")
    if place == "lane":
        reason = refuse_play(table, card)
    elif place in ("zone", "place") and where.partition("-")[0] in ROW_NAMES:
        row, _, owner = where.partition(":")[0].partition("-")
        home = 1 - seat if kind.infiltrates else seat
        if kind.character and owner in ("0", "1") and owner != str(home):
            return _wrong_party(kind.infiltrates, kind.name)
        leftmost = Refusal("HB-PLAY-7", f"{kind.name} goes to the leftmost empty position of the row.")
        reason = refuse_deploy(table, seat, card, row) or leftmost
    elif place == "card":
        bearer = table.character(_card(target) if _card(target) is not None else -1)  # type: ignore[arg-type]
        reason = refuse_attach(table, seat, card, bearer) if bearer else None
    if reason is None and any(move[1:2] == (card,) for move in play_moves(table, seat)):
        rule = "HB-PLAY-6" if kind.character else "HB-PLAY-12"
        return Refusal(rule, f"{kind.name} cannot go there; its places are lit while you hold it.")
    return reason or why_unused(table, seat, card)


def _wrong_party(infiltrates: bool, name: str) -> Refusal:
    if infiltrates:
        return Refusal("HB-R20", f"{name} is deployed only into the opponent's Party.")
    return Refusal("HB-TERM-7", "You deploy into your own Party.")


def _in_fight_phase(table: Table, question: Question, card: int | None, target: str | None) -> Refusal:
    seat = question.seat
    character = table.character(card) if card is not None else None
    if character is None:
        return Refusal("HB-FIGHT-2", "In the Fight Phase a turn activates one of your Ready Characters.")
    name = table.kind(character.id).name
    if character.side != seat:
        return Refusal("HB-FIGHT-2", f"{name} is not yours to activate.")
    if character.disabled:
        return Refusal("HB-TERM-3", f"{name} is Disabled and may not act again this round.")
    taunter = taunter_of(table, character)
    if ("activate", card) in question.candidates():
        if taunter is not None and target is not None:
            by = table.kind(taunter.id).name
            return Refusal("HB-TAUNT-2", f"{name} is Taunted: each of its Attacks that can hit {by} must hit {by}.")
        return Refusal("HB-FIGHT-2", f"Activate {name} first; its abilities then ask for what they need.")
    return Refusal("HB-TAUNT-1", "A Taunted Character must be activated first.")


def _as_target(table: Table, question: Question, target: str | None) -> Refusal:
    wanted = question.data[3] if len(question.data) > 3 else None
    card = _card(target)
    character = table.character(card) if card is not None else None
    ability = getattr(question.data[0], "name", "This ability")
    if character is None:
        return _as_empty_place(question, wanted, target or "", ability)
    name = table.kind(character.id).name
    if ("target", card) in question.candidates():
        return Refusal("HB-TARGET-1", f"{ability} of {table.kind(question.about).name} can be aimed at {name}.")
    if character.dying:
        return Refusal("HB-R76", f"{name} is Defeated already.")
    if isinstance(wanted, Target):
        return _criteria(question, wanted, character, name, ability)
    if card == question.data[2]:
        return Refusal("HB-TERM-15", f"{name} cannot Swap with itself.")
    return Refusal("HB-TERM-15", f"{name} does not stand in the Party concerned.")


def _as_empty_place(question: Question, wanted: object, target: str, ability: str) -> Refusal:
    """Why an empty position (or anything that is no Character in play) can't be chosen (HB-TARGET-4, HB-R41)."""
    row, _, owner = target.partition(":")[2].partition(":")[0].partition("-")
    if not isinstance(wanted, Target) or not target.startswith("place:"):
        return Refusal("HB-TARGET-1", f"{ability} needs a Character in play.")
    if wanted.side == "own":
        return Refusal("HB-R41h", f"{ability} is for a Character in your own Party.")
    if owner == str(question.seat):
        return Refusal("HB-R41b", "Only empty positions of the opponent's Party can be chosen.")
    if wanted.row not in ("any", row):
        return Refusal("HB-TERM-10", f"{ability} needs the {ROW_NAMES[wanted.row]}.")
    return Refusal("HB-TARGET-3", f"{ability} cannot hit an empty position while an opposing Character fits.")


def _criteria(question: Question, wanted: Target, character: Character, name: str, ability: str) -> Refusal:
    row = "front" if character.place < 3 else "support"
    if wanted.row not in ("any", row):
        return Refusal(
            "HB-TERM-10", f"{name} stands in the {ROW_NAMES[row]}. {ability} needs a {ROW_NAMES[wanted.row]} Target."
        )
    if wanted.side == "own" and character.side != question.seat:
        return Refusal("HB-R41h", f"{ability} is for a Character in your own Party.")
    if wanted.side == "opposing" and character.side == question.seat:
        return Refusal("HB-R41h", f"{ability} is for an opposing Character.")
    if wanted.other and character.id == question.about:
        return Refusal("HB-TARGET-1", f"{ability} is for another Character.")
    if wanted.hp_most is not None and character.hp > wanted.hp_most:
        return Refusal("HB-TARGET-1", f"{name} has more than {wanted.hp_most} HP.")
    if wanted.hp_over is not None and character.hp <= wanted.hp_over:
        return Refusal("HB-TARGET-1", f"{name} does not have more than {wanted.hp_over} HP.")
    return Refusal("HB-TARGET-1", f"{name} does not fit what {ability} asks for.")

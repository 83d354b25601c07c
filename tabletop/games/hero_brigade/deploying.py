"""The Play Phase: what may be done with a card from hand, and doing it (HB-PLAY)."""

from __future__ import annotations

from tabletop.engine.decision import Move, Question, Refusal
from tabletop.games.hero_brigade import sentences as say
from tabletop.games.hero_brigade.doing import Doing, Trigger, execute
from tabletop.games.hero_brigade.responses import in_play, offer
from tabletop.games.hero_brigade.table import ROWS, Character, Pending, Table


def refuse_deploy(table: Table, seat: int, card: int, row: str) -> Refusal | None:
    """Why this card may not be deployed in this row; None if it may. For a Clone the row is the opponent's."""
    kind = table.kind(card)
    if not kind.character:
        return Refusal("HB-PLAY-12", f"{kind.name} is an Enhancement: it is attached or played, not deployed.")
    side = table.sides[1 - seat if kind.infiltrates else seat]
    if None not in side.party:
        return Refusal("HB-PLAY-11", "All five positions of that Party are filled.")
    if all(side.party[place] is not None for place in ROWS[row]):
        return Refusal("HB-PLAY-7", f"The {row.title()} Row has no empty position.")
    if not kind.normal and any(table.kind(ally.id).name == kind.name for ally in side.characters()):
        whose = "That" if kind.infiltrates else "Your"
        return Refusal("HB-PLAY-9", f"{whose} Party already has a {kind.name}.")
    return None


def refuse_attach(table: Table, seat: int, card: int, bearer: Character) -> Refusal | None:
    """Why this Enhancement may not be attached to this Character; None if it may."""
    kind, ally = table.kind(card), table.kind(bearer.id)
    if kind.character:
        return Refusal("HB-PLAY-6", f"{kind.name} is a Character: it is deployed or played, not attached.")
    if not kind.types:
        return Refusal("HB-R4", f"{kind.name} has no Enhancement Type and cannot be attached.")
    if bearer.side != seat:
        return Refusal("HB-R5a", "An Enhancement goes to a Character in your own Party.")
    if not kind.types & ally.types:
        types = " or ".join(sorted(kind.types))
        return Refusal("HB-PLAY-12", f"{ally.name} is not {types}.")
    if any(table.kind(other).name == kind.name for other in bearer.attached):
        return Refusal("HB-PLAY-13", f"{ally.name} already carries {kind.name}.")
    return None


def refuse_play(table: Table, card: int) -> Refusal | None:
    """Why this card may not be played for its Play ability; None if it may (HB-R24)."""
    kind = table.kind(card)
    if kind.actives["P"]:
        return None
    if kind.responses["P"]:
        return Refusal("HB-INT-1", f"The Play ability of {kind.name} only answers something.")
    return Refusal("HB-PLAY-16", f"{kind.name} has no Play ability.")


def play_moves(table: Table, seat: int) -> list[Move]:
    """Everything a turn may be used for, `pass` last."""
    side = table.sides[seat]
    allies = side.characters()
    moves: list[Move] = []
    for card in side.hand:
        kind = table.kind(card)
        if kind.character:
            for row in ROWS:
                if refuse_deploy(table, seat, card, row) is None:
                    moves.append(("deploy", card, row))
        elif kind.types:
            for ally in allies:
                if refuse_attach(table, seat, card, ally) is None:
                    moves.append(("attach", card, ally.id))
        if kind.actives["P"]:
            moves.append(("play", card))
    moves.append(("pass",))
    return moves


async def play_turn(table: Table, seat: int) -> None:
    """One turn: one card resolved from hand, or a pass (HB-PLAY-1)."""
    answer = await Question(seat, "play", lambda: play_moves(table, seat), rule="HB-PLAY-1", hand=True, always=True)
    verb = answer[0]
    if verb == "pass":
        table.sides[seat].passed = True
        if table.recorder is not None:
            table.recorder.say("passed", f"<{seat}> passes.", seat=seat)
        return
    card = int(answer[1])
    if verb == "deploy":
        await deploy(table, seat, card, str(answer[2]))
    elif verb == "attach":
        attach(table, seat, card, int(answer[2]))
    else:
        await play(table, seat, card)


async def deploy(table: Table, seat: int, card: int, row: str) -> None:
    """Put a Character in the leftmost empty position of a row (HB-PLAY-7), unless the deployment is cancelled."""
    kind = table.kind(card)
    home = 1 - seat if kind.infiltrates else seat
    side = table.sides[seat]
    side.hand.remove(card)
    table.resolving.append(card)
    party = table.sides[home].party
    place = next(p for p in ROWS[row] if party[p] is None)
    trigger = Trigger(say.OpponentDeploys, card)
    table.pending.append(Pending("deploy", seat, card, place=place, target=home))
    whose = f"<{home}>'s " if home != seat else ""
    _announce(table, seat, card, f"deploys {table.name(card)}", f"{whose}{row.title()} Row, position {_number(place)}")
    await offer(table, trigger, _in_play(table, 1 - seat, trigger), (1 - seat,))
    table.pending.pop()
    table.resolving.remove(card)
    place = next((p for p in ROWS[row] if party[p] is None), -1)  # an answer may have moved somebody
    if trigger.cancelled or place < 0:
        side.discard.append(card)
        if table.recorder is not None:
            table.recorder.say("cancelled", f"The deployment of {table.name(card)} is cancelled.", card=card)
        return
    party[place] = Character(card, home, place, kind.hp, kind.hp)
    if table.recorder is not None:
        zone = f"{row}-{home}"
        table.recorder.say("moved", card=card, seat=home, origin=f"hand-{seat}", to=zone)


def _in_play(table: Table, seat: int, trigger: Trigger) -> list[tuple[int, int, int]]:
    return [wish for c in table.sides[seat].characters() for wish in in_play(table, c, trigger.moment, trigger)]


def _number(place: int) -> int:
    return place + 1 if place < 3 else place - 2


def _announce(table: Table, seat: int, card: int, what: str, where: str = "") -> None:
    if table.recorder is not None:
        text = f"<{seat}> {what}{', ' + where if where else ''}."
        table.recorder.say("announced", text, card=card, seat=seat)


def attach(table: Table, seat: int, card: int, bearer_id: int) -> None:
    """Attach an Enhancement (HB-PLAY-12); a rise in HP takes effect at once."""
    bearer = table.character(bearer_id)
    assert bearer is not None
    table.sides[seat].hand.remove(card)
    bearer.attached.append(card)
    rise = table.kind(card).raises
    bearer.hp += rise
    bearer.start += rise
    if table.recorder is not None:
        table.recorder.say(
            "attached",
            f"<{seat}> attaches {table.name(card)} to {table.name(bearer_id)}.",
            card=card,
            seat=seat,
            bearer=bearer_id,
            origin=f"hand-{seat}",
            to=f"attached-{seat}",
        )


async def play(table: Table, seat: int, card: int) -> None:
    """Use a card's Play ability: the card goes to the discard pile first (HB-PLAY-14)."""
    side = table.sides[seat]
    side.hand.remove(card)
    side.discard.append(card)
    kind = table.kind(card)
    for ability in kind.actives["P"]:
        _announce(table, seat, card, f"plays {table.name(card)}", ability.name)
        if table.recorder is not None and ability is kind.actives["P"][0]:
            table.recorder.say("moved", card=card, seat=seat, origin=f"hand-{seat}", to=f"discard-{seat}")
        if kind.character and await _stopped(table, seat, card, ability.index):
            continue
        await execute(table, Doing(table, seat, card, ability, None))


async def _stopped(table: Table, seat: int, card: int, index: int) -> bool:
    trigger = Trigger(say.OpponentPlays, card)
    table.pending.append(Pending("play", seat, card, index))
    await offer(table, trigger, _in_play(table, 1 - seat, trigger), (1 - seat,))
    table.pending.pop()
    if trigger.cancelled and table.recorder is not None:
        table.recorder.say("cancelled", f"The Play ability of {table.name(card)} is cancelled.", card=card)
    return trigger.cancelled

"""The first row of the list: the decision with its options, in the same two steps as the action bar."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tabletop.engine.names import joined
from tabletop.ui.listing.rows import Deed, Row, counted
from tabletop.ui.moment import Moment
from tabletop.ui.window.bar_items import Actions, Hold, Item

DECISION = "decision"


@dataclass(frozen=True, slots=True)
class Asking:
    """A person has asked to open the hand of `seat`, to answer a table call if `claim`; not yet confirmed."""

    seat: int
    claim: bool = False


OwnerWords = Callable[[str], str]  # a thing's owner as said beside its name: "Bo", "your own", ""


def decision_row(moment: Moment, actions: Actions, asking: Asking | None, owner: OwnerWords) -> Row:
    """What is asked, and below it everything that may be answered."""
    if asking is not None:
        return _confirmation(moment, asking)
    if moment.curtain is not None:
        return Row(DECISION, moment.prompt, strong=True, open_first=True, children=[_hold_row_of_curtain(moment)])
    items = options_of(actions)
    holds = [_hold(hold, moment.scene.names) for hold in actions.holds]
    choices = [_option(item, place + 1, len(items), owner) for place, item in enumerate(items)]
    # What the hand may offer besides comes after what is offered without it.
    rows = choices + holds if moment.scene.hand_offered is not None else holds + choices
    if actions.cancel:
        rows.append(Row("option:cancel", "Cancel: choose another", cap="Esc", deed=Deed("cancel")))
    if actions.why or actions.rule:
        rows.append(Row("option:why", "Why is this asked?", deed=Deed("why")))
    if actions.note and moment.bot is None:
        rows.append(Row("option:note", actions.note, tone="muted"))
    state = counted(len(items), "option", "options") if items and (not actions.holds or actions.lines) else ""
    if actions.counter is not None:
        state = f"{actions.counter[0]} of {actions.counter[1]}, {state}"
    title = f"Decision: {actions.prompt}" if moment.decision is not None else actions.prompt
    spoken = f"{title} {state}" if state else title
    return Row(DECISION, title, spoken, state, strong=True, open_first=True, children=rows)


def options_of(actions: Actions) -> list[Item]:
    """What may be chosen in this step, in reading order: the last line of the bar."""
    if actions.buttons:
        return list(actions.buttons)
    return list(actions.lines[-1].items) if actions.lines else []


def _option(item: Item, number: int, total: int, owner: OwnerWords) -> Row:
    whose = owner(item.target or item.subject)
    text = f"{item.label}, {whose}" if whose else item.label
    about = [part for part in (text, item.preview, "chosen" if item.chosen else "") if part]
    spoken = f"{', '.join(about).removesuffix('.')}. {number} of {total}"
    key = f"option:{item.kind}:{item.key}:{item.subject}:{item.target}"
    thing = item.target or item.subject
    return Row(key, text, spoken, item.preview, "", item.cap, Deed("item", item), thing)


def _hold(hold: Hold, names: Sequence[str]) -> Row:
    name = names[hold.seat]
    text = f"Open {name}'s hand"
    if hold.call:
        text = f"{name} answers: open {name}'s hand"
    elif hold.offered:
        text = f"{hold.title}: open {name}'s hand"
    spoken = f"{text}. Asks once more; or hold the key {hold.cap}"
    return Row(f"option:hold:{hold.seat}", text, spoken, deed=Deed("ask", seat=hold.seat, claim=hold.call))


def _hold_row_of_curtain(moment: Moment) -> Row:
    seat = moment.curtain
    assert seat is not None
    name = moment.scene.names[seat]
    return Row(f"option:hold:{seat}", f"{name} takes the screen", deed=Deed("ask", seat=seat))


def _confirmation(moment: Moment, asking: Asking) -> Row:
    """The second step of opening a hand: nobody but its owner may look now."""
    names, humans = moment.scene.names, moment.scene.humans
    name = names[asking.seat]
    others = [other for seat, other in enumerate(names) if seat != asking.seat and humans[seat]]
    away = f"{joined(others)} {'looks' if len(others) == 1 else 'look'} away" if others else "go on"
    title = f"Open {name}'s hand?"
    rows = [
        Row(f"ask:yes:{asking.seat}", f"Yes, {away}", deed=Deed("open", seat=asking.seat, claim=asking.claim)),
        Row(f"ask:no:{asking.seat}", "No, leave it closed", cap="Esc", deed=Deed("back")),
    ]
    spoken = f"{title} Only {name} may look and listen now. Two answers below"
    return Row(DECISION, title, spoken, strong=True, open_first=True, children=rows)

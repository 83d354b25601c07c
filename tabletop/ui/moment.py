"""One moment of a match as the screen may show it: what the scene draws and what the action bar says.

A plain value made from the match and the state of the hands; nothing here changes either.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from tabletop.engine.decision import Decision, Option
from tabletop.engine.events import plain
from tabletop.engine.game import Outcome
from tabletop.engine.match import Match
from tabletop.engine.names import joined
from tabletop.engine.view import SPECTATOR
from tabletop.ui.hotseat import HotSeat
from tabletop.ui.scene.state import SceneState
from tabletop.ui.seeing import lines_since, seen_lines, seen_view

RECENT = 80  # events that the scene may still have to show


@dataclass(slots=True)
class Moment:
    """What may be shown now.

    `seat` must decide; `bot` is the same if it is a bot. `prompt` is one sentence, `note` what may be said beside it.
    `number` is the decision's, for the answer to quote; -1 when nobody is asked. `curtain` is the seat that the screen
    must be handed to first. `measured` are the results that a test of skill on the screen may have; nothing else offers
    them. `explained` is the pending decision without its options: why it is asked is public. `people`: somebody at the
    screen is still in the game.
    """

    scene: SceneState
    prompt: str
    note: str = ""
    number: int = -1
    seat: int | None = None
    bot: int | None = None
    curtain: int | None = None
    explained: Decision | None = None
    measured: tuple[Option, ...] = ()
    outcome: Outcome | None = None
    people: bool = True

    @property
    def decision(self) -> Decision | None:
        """The decision whose options may stand on the screen."""
        return self.scene.decision


def moment_of(match: Match, seats: HotSeat, asked: Decision | None, call_seats: list[int], looked: list[int]) -> Moment:
    """The moment. `asked` is the pending decision if a person is asked; `looked` each seat's last event seen."""
    names = match.names
    curtain = None if asked is None else seats.curtain(asked)
    visible = [] if curtain is not None else seats.visible_hands()
    scene = SceneState(view=seen_view(match, visible), names=names, humans=seats.humans)
    scene.seat_in_view = seats.alone or 0
    scene.recent = tuple(event.for_seat(SPECTATOR) for event in match.events[-RECENT:])
    moment = Moment(scene, "", seat=match.to_move, curtain=curtain, outcome=match.outcome)
    moment.people = any(human and not scene.view.is_out(seat) for seat, human in enumerate(seats.humans))
    if asked is None:
        _nobody_asked(moment, match, seats)
        return moment
    moment.number = asked.number
    moment.explained = None if curtain is not None else replace(asked, options=())
    name = names[asked.seat]
    if curtain is not None:
        moment.prompt = f"Hand the screen to {name}."
    elif seats.is_call(asked) and asked.seat not in seats.claims:
        _call(moment, asked, seats, call_seats)
    elif seats.wants(asked):
        scene.hand_wanted = asked.seat
        moment.prompt = f"{name}, it is your decision: hold your button to open your hand."
    elif seats.peeking is None:
        held_back = seats.holds_back(asked)
        shown = asked.public() if held_back else asked
        scene.decision = replace(shown, options=shown.listed())
        scene.hand_offered = asked.seat if held_back else None
        moment.measured = tuple(option for option in asked.options if option.measured)
        moment.prompt = asked.prompt
        # An open hand lies low while something else is chosen, so that the whole table can be seen.
        scene.open_hand = asked.seat if asked.uses_hand or (asked.hand_too and not held_back) else None
        if scene.open_hand is not None and seats.closed:
            scene.since, scene.since_of = _since(match, asked.seat, looked), asked.seat
    if seats.peeking is not None:
        scene.open_hand = seats.peeking
        scene.since, scene.since_of = _since(match, seats.peeking, looked), seats.peeking
        moment.prompt = moment.prompt or f"{names[seats.peeking]} looks at the hand."
    return moment


def seat_below(moment: Moment, before: int) -> int:
    """The seat that sits below where the table turns: the person who decides; a table call and bots leave it."""
    seat, humans = moment.seat, moment.scene.humans
    if moment.scene.call is not None or seat is None or not humans[seat] or sum(humans) < 2:
        return before
    return seat


def _nobody_asked(moment: Moment, match: Match, seats: HotSeat) -> None:
    if match.outcome is not None:
        moment.prompt = plain(match.outcome.sentence, match.names)
    elif match.to_move is not None:
        moment.bot = match.to_move
        moment.prompt = f"{match.names[match.to_move]} decides."
        if not moment.people and any(seats.humans):
            who = "You are out" if seats.alone is not None else "All people are out"
            moment.prompt = f"{who}, the bots play on. {moment.prompt}"
        moment.note = next(iter(seen_lines(match, seats.visible_hands(), 1)), "")


def _call(moment: Moment, asked: Decision, seats: HotSeat, call_seats: list[int]) -> None:
    names = moment.scene.names
    moment.scene.call = asked.call
    moment.scene.call_seats = [seat for seat in call_seats if seat not in seats.claims]
    claimed = [names[seat] for seat in sorted(seats.claims)]
    if asked.call is not None:
        moment.prompt = asked.call.prompt
    if claimed:
        moment.note = f"{joined(claimed)} will answer after {names[asked.seat]}."
    else:
        moment.note = "Everybody may peek first. Whoever answers may still decline."


def _since(match: Match, seat: int, looked: list[int]) -> list[str]:
    return [plain(line, match.names) for line in lines_since(match, seat, looked[seat])]

"""The set-up of "Play now": that of the last game of its kind, or you against a bot the first time. No widgets here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.bots import HUMAN, bot_names
from tabletop.engine.game import Game, OptionSpec, SeatSetup, Setup, SetupFault
from tabletop.ui.settings import Settings

if TYPE_CHECKING:
    from tabletop.engine.match import Match  # not for the first picture, which needs the words alone

SEATS = "!seats"  # among the remembered options of a game: how many played; no game has an option of that name
NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve", "Fay")


def quick_setup(game: Game, settings: Settings, seed: int) -> Setup:
    """What one click on "Play now" begins."""
    return _last_time(game, settings, seed) or _against_bots(game, settings, seed)


def quick_words(game: Game, settings: Settings) -> str:
    """The same in words: "Ann and Bo, as last time"."""
    last = _last_time(game, settings, 0)
    if last is None:
        return "It plays itself, you watch" if game.automatic else "You against a bot, with the usual options"
    who = [seat.name if seat.kind == HUMAN else f"{seat.name} (bot)" for seat in last.seats]
    return f"{', '.join(who[:-1])} and {who[-1]}, as last time" if len(who) > 1 else f"{who[0]}, as last time"


def seats_last_time(game: Game, settings: Settings) -> int:
    """How many played this game last time; the fewest that can, if nobody has yet."""
    told = settings.options.get(game.name, {}).get(SEATS, "")
    count = int(told) if told.isdecimal() else len(settings.names)
    return count if count in game.seats else min(game.seats)


def remember_end(settings: Settings, match: Match) -> None:
    """What a game that is over says of the next one is kept with its options, if the same people are remembered."""
    game, outcome, options = match.game, match.outcome, settings.options.get(match.game.name)
    if outcome is not None and options is not None and settings.names[: seats_last_time(game, settings)] == match.names:
        options.update(game.again(match.events, outcome))


def _last_time(game: Game, settings: Settings, seed: int) -> Setup | None:
    """The seats and options remembered for this game; None if there are none or they do not fit any more."""
    options, count = settings.options.get(game.name), seats_last_time(game, settings)
    names, kinds = settings.names[:count], settings.kinds[:count]
    if options is None or not len(names) == len(kinds) == count:
        return None
    if any(kind != HUMAN and kind not in bot_names() for kind in kinds):
        return None
    used = {spec.name: options[spec.name] for spec in game.options if spec.name in options and _applies(spec, options)}
    seats = [SeatSetup(name, kind) for name, kind in zip(names, kinds, strict=True)]
    try:
        return game.setup(seats, used, seed)
    except SetupFault:
        return None


def _applies(spec: OptionSpec, options: dict[str, str]) -> bool:
    return spec.only_if is None or options.get(spec.only_if[0]) == spec.only_if[1]


def _against_bots(game: Game, settings: Settings, seed: int) -> Setup:
    me = settings.names[0] if settings.names else NAMES[0]
    count = min(game.seats) - 1
    bots = [SeatSetup("Bot" if count == 1 else f"Bot {number + 1}", bot_names()[-1]) for number in range(count)]
    return game.setup([SeatSetup(me, HUMAN), *bots], {}, seed)

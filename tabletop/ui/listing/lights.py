"""What the things of the table are at a moment: legal targets, able to act, chosen, announced."""

from __future__ import annotations

from dataclasses import dataclass, field

from tabletop.ui.listing.decision_rows import OwnerWords, options_of
from tabletop.ui.listing.rows import Deed, Tone
from tabletop.ui.moment import Moment
from tabletop.ui.window.bar_items import Actions, Item


@dataclass(frozen=True, slots=True)
class Light:
    """The words at the right of a thing's row, what is said of it, and what activating it does."""

    state: str
    spoken: str
    tone: Tone
    deed: Deed


@dataclass(slots=True)
class Lights:
    """The lights of a moment by thing."""

    by_thing: dict[str, Light] = field(default_factory=dict)

    def of(self, thing: str) -> Light | None:
        """The light of a thing, if it has one."""
        return self.by_thing.get(thing)


def lights_of(moment: Moment, actions: Actions, owner: OwnerWords) -> Lights:
    """Work out what may be done with each thing, from what the action bar offers in this step."""
    lights = Lights()
    items = options_of(actions)
    for number, item in enumerate(items, 1):
        thing = item.target or item.subject
        if thing:
            known = lights.by_thing.get(thing)
            fresh = _light(item, number, len(items), owner(thing))
            lights.by_thing[thing] = fresh if known is None else _several(known)
    if len(actions.lines) == 2:
        for item in actions.lines[0].items:
            if item.chosen:
                words = "Chosen. Enter lets go"
                lights.by_thing.setdefault(item.subject, Light("chosen", words, "chosen", Deed("item", item)))
    call = moment.scene.call
    if call is not None and call.subject and call.subject not in lights.by_thing:
        lights.by_thing[call.subject] = Light("announced", "Announced", "chosen", Deed("look"))
    return lights


def _light(item: Item, number: int, total: int, whose: str) -> Light:
    preview = f": {item.preview}" if item.preview else ""
    if item.target:
        state = "own target" if whose == "your own" else "target"
        return Light(state, f"Legal target, {number} of {total}{preview}", "target", Deed("item", item))
    return Light("can act", f"Can act, {number} of {total}{preview}", "acts", Deed("item", item))


def _several(known: Light) -> Light:
    """Several options aim at one thing: activating it goes to them."""
    return Light(known.state, f"{known.spoken}, and more", known.tone, Deed("options", known.deed.item))

"""What a caption says at a moment: the longest words first, then what it says where they do not fit."""

from __future__ import annotations

from tabletop.engine.places import Caption
from tabletop.ui.scene.captions import SEPARATOR
from tabletop.ui.scene.state import SceneState

BOT = "bot"


def caption_words(caption: Caption, owner: int | None, state: SceneState, count: int) -> list[str]:
    """The words of a caption on a panel of `owner`, on which lie `count` pieces; shorter ones behind them."""
    facts = state.view.facts
    turn = caption.turn if caption.turn and owner is not None and owner == facts.get("active") else ""
    name = state.names[owner] if owner is not None else ""
    told = {key: value for key, value in facts.items() if isinstance(value, int | str)}
    told |= {"owner": name, "count": count}
    words = (turn or caption.text).format(**told)
    if not caption.sign or owner is None:
        return [words, caption.short.format(**told)] if caption.short else [words]
    bot = [BOT] if owner < len(state.humans) and not state.humans[owner] else []
    held = [(long, short) for fact, long, short in caption.notes if facts.get(fact) == owner]
    long = SEPARATOR.join([words, *bot, *(each for each, _ in held)])
    short = SEPARATOR.join([words, *bot, *(each for _, each in held)])
    return list(dict.fromkeys([long, short]))

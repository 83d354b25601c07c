"""Pictures of a game: of each moment the one that shows most. `look_at` knows the moments of a duel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.real.screen import VirtualScreen


class Album:
    """Saves `lobby.png`, `table-call.png`, `hand.png`, `drag.png`, `fight.png`, `end.png` and the like in a folder."""

    def __init__(self, screen: VirtualScreen, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._screen, self._folder = screen, folder
        self._best: dict[str, float] = {}

    @property
    def moments(self) -> set[str]:
        """What there are pictures of."""
        return set(self._best)

    def take(self, moment: str, worth: float = 0.0) -> None:
        """A picture of this moment, unless there is one of more worth."""
        if worth > self._best.get(moment, -1.0):
            self._best[moment] = worth
            self._screen.picture().save(self._folder / f"{moment}.png")

    def drag(self, table: dict[str, Any], subject: str) -> None:
        """Something is dragged and hangs over a lit target."""
        worth = table["standing"] + 0.5 * table["strips"] + 2 * len(table["lit"])
        self.take("drag", worth)
        if table["kind"] == "play" and subject.startswith("card:"):
            self.take("drag-play", worth + 2 * table["hand"])

    def look_at(self, table: dict[str, Any]) -> None:
        """The table at rest: keep it if it shows a moment better than the pictures before."""
        full = table["standing"] + 0.5 * table["strips"]
        if table["call"] and table["open"] is None:
            self.take("table-call", full)
        elif table["open"] is not None and table["options"] and table["kind"] == "play":
            fits = min(table["hand"], 5)
            self.take("hand", fits * 3 + full)
        elif table["phase"] == "fight" and table["options"]:
            self.take("fight", full + 2 * table["hurt"] + 3 * table["disabled"] + len(table["lit"]))
        elif table["wanted"] is not None:
            self.take("hand-wanted", full)

"""Pictures of a game of Hero Brawl: of each moment the one that shows most."""

from __future__ import annotations

from typing import Any

from tests.real.album import Album


class BoutAlbum(Album):
    """Saves `roshambo-battler.png`, `roshambo-bystander.png`, `window.png`, `elimination.png` and the like."""

    def look_at(self, table: dict[str, Any]) -> None:
        """The table at rest: keep it if it shows a moment better than the pictures before."""
        facts, opened = table["facts"], table["looker"]
        self.take(f"out-{sum(facts['out'])}", 1.0 * sum(facts["hands"]))
        if facts["duel"] is not None and facts["result"] is not None:
            self._roshambo(table, facts)
        elif facts["duel"] is not None:
            self.take("roshambo-begins", 1.0 + (opened is not None))
        elif table["call"] and opened is None:
            self.take("window", len(table["call"]) + 2.0 * bool(table["counts"]["mat"]) + 0.1 * _lively(facts))
        elif opened is not None and table["kind"] == "play":
            self.take("hand", 2.0 * min(table["hand"], 6) + _lively(facts))
        elif table["kind"] == "pick":
            self.take("rival", len(table["options"]) + _lively(facts))
        elif facts["roll"]:
            self.take("die", _lively(facts))
        if facts["final"] and opened is None:
            self.take("final-round", _lively(facts))

    def _roshambo(self, table: dict[str, Any], facts: dict[str, Any]) -> None:
        """Somebody has won: a battler sees both cards, a bystander none."""
        opened = table["looker"]
        loser = next(seat for seat in facts["result"]["seats"] if seat != facts["result"]["winner"])
        stake = 4.0 * (facts["champion"] == loser) + _lively(facts)
        if opened is None:
            self.take("roshambo-closed", stake + len(table["call"]))
        elif opened in facts["result"]["seats"]:
            self.take("roshambo-battler", stake + 6.0 * (table["kind"] == "keep") + table["hand"])
        else:
            self.take("roshambo-bystander", stake + table["hand"])


def _lively(facts: dict[str, Any]) -> float:
    """How much there is to be seen on the table: players, shields, the belt."""
    players, shields, worn = facts["out"].count(False), sum(facts["shielded"]), facts["belt"] == "worn"
    return 2.0 * int(players) + 2.0 * int(shields) + (3.0 if worn else 0.0)

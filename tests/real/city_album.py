"""Pictures of a game of Heroes Incorporated: of each moment the one that shows most."""

from __future__ import annotations

from typing import Any

from tests.real.album import Album


class CityAlbum(Album):
    """Saves `draft.png`, `placing.png`, `move.png`, `fight-thrown.png`, `justice.png`, `scoring.png` and the like."""

    def drag(self, table: dict[str, Any], subject: str) -> None:
        """A hero or a card hangs over a lit target."""
        lit = len(table["lit"])
        if subject.startswith("hero:"):
            self.take("move", lit + _lively(table))
        elif table["facts"]["phase"] == "place":
            self.take("placing-drag", 0.1 * lit + table["counts"]["city"] - lit)
        elif subject.startswith("card:"):
            self.take("card-drag", lit + _lively(table))
        else:
            self.take("marker-drag", lit + _lively(table))

    def look_at(self, table: dict[str, Any]) -> None:
        """The table at rest: keep it if it shows a moment better than the pictures before."""
        facts, opened = table["facts"], table["open"]
        full = _lively(table)
        if facts["phase"] == "draft":
            self._draft(table)
        elif facts["phase"] == "place":
            self.take("placing", sum(len(table["kinds"][f"block-{at}"]) for at in range(25)))
        elif table["call"] and opened is None:
            self.take(f"call-{table['asked']}", full)
        elif table["kind"] == "act" and opened is not None:
            self.take("hand", 2 * table["hand"] + full)
        elif table["kind"] == "act":
            self.take("act", full + 3 * facts["done"])
        elif table["options"]:
            self.take(table["kind"], full + len(table["options"]))

    def _draft(self, table: dict[str, Any]) -> None:
        if table["wanted"] is not None:
            self.take("draft-closed", 1.0 * sum(table["counts"][name] for name in table["counts"] if "kept-" in name))
        elif table["kind"] == "gadget":
            self.take("draft-gadget", len(table["options"]))
        elif table["options"]:
            self.take("draft", len(table["options"]) + table["counts"][f"kept-{table['seat']}"])

    def fought(self, table: dict[str, Any], thrown: bool) -> None:
        """A fight has been decided, or its dice lie there."""
        fight = table["facts"]["fight"]
        name = "fight-thrown" if thrown else "fight"
        result = fight["result"] or "rolled"
        self.take(f"{name}-{result}", _lively(table))


def _lively(table: dict[str, Any]) -> float:
    """How much there is to be seen: dice and supervillains on blocks, points, what heroes carry."""
    counts, facts = table["counts"], table["facts"]
    pieces = sum(counts[f"block-{at}"] for at in range(25))
    carried = sum(count for name, count in counts.items() if name.startswith(("gear-", "fame-", "hq-", "bonus-")))
    return 0.5 * float(pieces) + float(carried) + 0.1 * float(min(sum(facts["points"]), 60))

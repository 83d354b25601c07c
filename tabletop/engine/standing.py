"""Answers that a seat may give once and for all, as a game declares them."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.engine.decision import Decision


@dataclass(frozen=True, slots=True)
class StandingAnswer:
    """Questions of this `kind`, of this `rule` if one is given, are answered with option `key` as long as a seat wants.

    `words` follow the seat's name: "Ann" "always takes a HEAL"; `short` says the same where there is little room.
    `key` must be an answer that needs no look at a hand and that tells nothing about it.
    """

    name: str
    words: str
    kind: str
    key: str
    rule: str = ""
    short: str = ""

    def fits(self, decision: Decision) -> bool:
        """Whether it answers this decision."""
        right = decision.kind == self.kind and self.rule in ("", decision.rule)
        return right and decision.option(self.key) is not None

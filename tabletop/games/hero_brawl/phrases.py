"""From the grammar's phrases to the tree: one method for each rule and alias of `cardtext.lark` and `shared.lark`.

Called by the parser while it reads. What may stand on which kind of card is checked in `placing.py`.
"""

from __future__ import annotations

from lark import Token, v_args

from tabletop.cardtext.control_phrases import ControlPhrases
from tabletop.games.hero_brawl import sentences as s


@v_args(inline=True)
class Builder(ControlPhrases[s.Sentences]):
    """Makes the classes of `sentences.py`. Words that only say "one" come along as tokens and are left out."""

    def text(self, effects: tuple[s.Effect, ...]) -> s.Sentences:
        return s.Sentences(effects)

    def if_pile(self, effects: tuple[s.Effect, ...]) -> s.Sentences:
        return s.Sentences(effects, "pile")

    def skill_test(self, effects: tuple[s.Effect, ...]) -> s.Sentences:
        return s.Sentences(effects, "hit")

    def sentences(self, *effects: s.Effect) -> tuple[s.Effect, ...]:
        return effects

    def number(self, token: Token) -> int:
        return int(token)

    def draw(self, count: int) -> s.Effect:
        return s.Draw(count)

    def discard(self, count: int) -> s.Effect:
        return s.Discard(count)

    def discard_fewer(self, fewer: int) -> s.Effect:
        return s.DiscardFewer(fewer)

    def opponent_discards(self, _one: Token, count: int) -> s.Effect:
        return s.OpponentDiscards(count)

    def opponent_discards_picked(self, _one: Token, count: int) -> s.Effect:
        return s.OpponentDiscards(count, picked=True)

    def exchange_cards(self, count: int, *_words: Token) -> s.Effect:
        return s.ExchangeCards(count)

    def exchange_hands(self, *_words: Token) -> s.Effect:
        return s.ExchangeHands()

    def move_hands(self, *_words: Token) -> s.Effect:
        return s.MoveHands()

    def roshambo(self, *_words: Token) -> s.Effect:
        return s.Roshambo()

    def shield(self) -> s.Effect:
        return s.Shield()

    def claim_belt(self) -> s.Effect:
        return s.ClaimBelt()

    def stop_or_flip(self, *_words: Token) -> s.Effect:
        return s.StopOrFlip()

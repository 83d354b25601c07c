"""From the grammar's phrases to the tree: one method for each rule and alias of `cardtext.lark` and `shared.lark`.

Called by the parser while it reads. What may stand on which kind of card is checked in `placing.py`.
"""

from __future__ import annotations

from typing import Any

from lark import Token, v_args

from tabletop.cardtext.faults import SentenceError
from tabletop.games.heroes_incorporated import sentences as s
from tabletop.games.heroes_incorporated.phrases_parts import PartPhrases


@v_args(inline=True)
class Builder(PartPhrases):
    """Makes the effects of `sentences.py`. Words that only say "one" come along as tokens and are left out."""

    def text(self, clauses: tuple[s.Clause, ...]) -> s.Sentences:
        return s.Sentences(clauses)

    def sentences(self, *sentences: tuple[s.Clause, ...]) -> tuple[s.Clause, ...]:
        return tuple(clause for sentence in sentences for clause in sentence)

    def sentence(self, said: Any) -> tuple[s.Clause, ...]:
        return said if isinstance(said, tuple) else (said,)

    def steps(self, *effects: s.Effect) -> tuple[s.Effect, ...]:
        return effects

    def if_then(self, condition: s.Condition, then: s.Effect, otherwise: s.Effect | None = None) -> s.Effect:
        return s.IfThen(condition, then, otherwise)

    def gain(self, points: int, instead: s.Instead | None = None) -> s.Effect:
        return s.Gain(points, instead)

    def gain_justice(self, count: int) -> s.Effect:
        return s.GainJustice(count)

    def trade_justice(self, tokens: int, points: int) -> s.Effect:
        return s.TradeJustice(tokens, points)

    def draw(self, count: int, instead: s.Instead | None = None) -> s.Effect:
        return s.Draw(count, instead)

    def discard(self, count: int) -> s.Effect:
        return s.Discard(count)

    def look_take(self, depth: int, keep: int, instead: s.Instead | None = None) -> s.Effect:
        if max(keep, instead.count if instead else 0) > depth:
            raise SentenceError("Of the cards looked at one can take so many at most as there are.", "take")
        return s.LookTake(depth, keep, instead)

    def take_gadget_card(self, *_words: Token) -> s.Effect:
        return s.TakeGadgetCard()

    def take_random(self, *_words: Token) -> s.Effect:
        return s.TakeRandom()

    def take_random_of_owner(self, *_words: Token) -> s.Effect:
        return s.TakeRandom(owner=True)

    def set_fame(self, *_words: Token) -> s.Effect:
        return s.SetFame()

    def place_winner(self) -> s.Effect:
        return s.PlaceWinner()

    def place_hero(self, *_words: Token) -> s.Effect:
        return s.PlaceHero()

    def take_block_token(self, *_words: Token) -> s.Effect:
        return s.TakeBlockToken()

    def power_up(self, *_words: Token) -> s.Effect:
        return s.PowerUp()

    def send_pawn(self, *_words: Any) -> s.Effect:
        return s.SendPawn()

    def knock_out(self, _one: Token, *parts: Any) -> s.Effect:
        origins = next((part for part in parts if isinstance(part, tuple)), ())
        return s.KnockOut(origins, near=True in parts)

    def target_loses(self, _one: Token, token: s.Token) -> s.Effect:
        return s.TargetLoses(token)

    def target_loses_yours(self, _one: Token, token: s.Token) -> s.Effect:
        return s.TargetLoses(token, yours=True)

    def opposing_loses(self, *_words: Token) -> s.Effect:
        return s.OpposingLoses()

    def destroy_block(self, *_words: Any) -> s.Effect:
        return s.DestroyBlock()

    def restore_block(self, *_words: Token) -> s.Effect:
        return s.RestoreBlock()

    def move_pawns(self, _one: Token, most: int) -> s.Effect:
        return s.MovePawns(most)

    def lose_points(self, _one: Token, points: int) -> s.Effect:
        return s.LosePoints(points)

    def return_marker(self, *_words: Token) -> s.Effect:
        return s.ReturnMarker()

    def opponents_discard(self, origin: s.Origin, count: int) -> s.Effect:
        return s.OpponentsDiscard(origin, count)

    def granted_to_team(self, _one: Token, acts: tuple[s.Act, ...]) -> s.Effect:
        return s.Granted(acts, team=True)

    def granted(self, acts: tuple[s.Act, ...]) -> s.Effect:
        return s.Granted(acts)

    def granted_play(self, *_words: Token) -> s.Effect:
        return s.Granted(("play",))

    def illusion(self, *_words: Token) -> s.Effect:
        return s.Illusion()

    def minions(self, points: int, number: int, *_words: Any) -> s.Effect:
        return s.Minions(points, number)

    def mimic(self, *_words: Token) -> s.Effect:
        return s.Mimic()

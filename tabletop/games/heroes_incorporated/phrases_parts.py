"""From the grammar's phrases to the parts of the tree: numbers, conditions, what holds or waits, supervillains."""

from __future__ import annotations

from typing import Any

from lark import Token, v_args

from tabletop.cardtext.control_phrases import ControlPhrases
from tabletop.cardtext.faults import SentenceError
from tabletop.games.heroes_incorporated import sentences as s
from tabletop.games.heroes_incorporated.named_cards import block_name, check_crimeland, hero_name


@v_args(inline=True)
class PartPhrases(ControlPhrases[s.Sentences]):
    """Makes everything but the effects of `sentences.py`; the builder of `phrases.py` inherits it."""

    def number(self, token: Token) -> int:
        return int(token)

    several = number

    def crimeland(self, name: Token) -> None:
        check_crimeland(str(name))

    def instead(self, count: int, condition: s.Condition) -> s.Instead:
        return s.Instead(count, condition)

    def near(self, *_words: Token) -> bool:
        return True

    def deeds(self, *acts: s.Act) -> tuple[s.Act, ...]:
        if len(set(acts)) != len(acts):
            raise SentenceError("The same deed is named twice.")
        return acts

    def deeds_or_play(self, *acts: Any) -> tuple[s.Act, ...]:
        return (*self.deeds(*(act for act in acts if not isinstance(act, Token))), "play")

    def moves(self) -> s.Act:
        return "move"

    def fights(self) -> s.Act:
        return "fight"

    def combat_token(self) -> s.Token:
        return "combat"

    def gadget_token(self) -> s.Token:
        return "gadget"

    def origins(self, *origins: s.Origin) -> tuple[s.Origin, ...]:
        return origins

    def tech(self) -> s.Origin:
        return "Tech"

    def mutant(self) -> s.Origin:
        return "Mutant"

    def chosen(self) -> s.Origin:
        return "Chosen"

    def alien(self) -> s.Origin:
        return "Alien"

    # -------------------------------------------------------- conditions
    def winner_is(self, origin: s.Origin) -> s.Condition:
        return s.WinnerIs(origin)

    def on_team(self, name: Token) -> s.Condition:
        return s.OnTeam(hero_name(str(name)))

    def justice_on(self) -> s.Condition:
        return s.JusticeOn()

    def token_here(self) -> s.Condition:
        return s.TokenHere()

    def hero_on(self, _one: Token, name: Token) -> s.Condition:
        return s.HeroOn(block_name(str(name)))

    def discard_other(self, count: int) -> s.Condition:
        return s.DiscardOther(count)

    def all_equipped(self) -> s.Condition:
        return s.AllEquipped()

    def underdog(self, *_words: Token) -> s.Condition:
        return s.Underdog()

    def die_on_number(self, _one: Token, number: int) -> s.Condition:
        return s.DieOnNumber(number)

    def team_origin(self, _one: Token, origin: s.Origin) -> s.Condition:
        return s.TeamOrigin(origin)

    def together(self) -> s.Condition:
        return s.Together()

    def has_defeated(self, *_words: Token) -> s.Condition:
        return s.HasDefeated()

    # -------------------------------------------------------- what holds all the time
    def fly(self) -> s.Clause:
        return s.Constant("fly")

    def blast(self) -> s.Clause:
        return s.Constant("blast")

    def outsmart(self) -> s.Clause:
        return s.Constant("outsmart")

    def two_steps(self, *_words: Token) -> s.Clause:
        return s.Constant("two-steps")

    def scanner(self, *_words: Token) -> s.Clause:
        return s.Constant("scanner")

    def magic(self, *_words: Token) -> s.Clause:
        return s.Constant("magic")

    def teleport(self) -> s.Clause:
        return s.Constant("teleport")

    def rocket(self, *_words: Token) -> s.Clause:
        return s.Constant("rocket")

    def inventor(self) -> s.Clause:
        return s.Constant("inventor")

    def income(self, points: int) -> s.Clause:
        if points != 1:
            raise SentenceError("At the end of every round 1 Hero Point can be gained, no more.", str(points))
        return s.Constant("income")

    # -------------------------------------------------------- what waits for its moment
    def starts_with_combat(self, *_words: Token) -> s.Clause:
        return s.StartsWith("combat")

    def starts_with_gadget(self, *_words: Token) -> s.Clause:
        return s.StartsWith("gadget")

    def marker(self, colour: Any, effect: s.Effect) -> s.Clause:
        return s.Marker(colour, effect)

    def coloured(self) -> s.Colour:
        return "coloured"

    def white(self) -> s.Colour:
        return "white"

    def black(self) -> s.Colour:
        return "black"

    def brown(self) -> s.Colour:
        return "brown"

    def pink(self) -> s.Colour:
        return "pink"

    def grey(self) -> s.Colour:
        return "grey"

    def natural(self) -> s.Colour:
        return "natural"

    def orange(self) -> s.Colour:
        return "orange"

    def cancel(self, count: int) -> s.Clause:
        return s.Cancel(count)

    def roll_again(self) -> s.Clause:
        return s.RollAgain()

    def raise_face(self, steps: int) -> s.Clause:
        return s.RaiseFace(steps)

    def lift_die(self) -> s.Clause:
        return s.LiftDie()

    def shielding(self) -> s.Clause:
        return s.Shielding()

    def requirement(self, condition: s.Condition) -> s.Clause:
        return s.Requirement(condition)

    # -------------------------------------------------------- supervillains
    def combat(self, number: int, *parts: Any) -> s.Clause:
        against = tuple(part for part in parts if isinstance(part, tuple))
        if len({origin for origin, _ in against}) != len(against):
            raise SentenceError("The same origin is named twice.", "against")
        penalty = next((part for part in parts if isinstance(part, s.Penalty)), None)
        return s.Combat(number, against, penalty, destroys=True in parts)

    def against(self, number: int, origin: s.Origin) -> tuple[s.Origin, int]:
        return origin, number

    def misser_knocked_out(self) -> s.Penalty:
        return s.MisserKnockedOut()

    def misser_loses(self, _one: Token, token: s.Token) -> s.Penalty:
        return s.MisserLoses(token)

    def misser_discards(self, count: int) -> s.Penalty:
        return s.MisserDiscards(count)

    def destroys(self, _crimeland: None) -> bool:
        return True

"""A tree in the vocabulary of part 7 of the rules, as the column "Data" of table 6.3 has it."""

from __future__ import annotations

from tabletop.engine.cards import CardDef
from tabletop.games.hero_brigade import sentences as s

_ROWS = {"front": "FR", "support": "SR", "any": "any"}
_SIDES = {"own": "own", "opposing": "opp", "any": "any"}


def in_data(tree: s.Sentences, card: CardDef) -> str:
    """The data of one ability of this card."""
    if tree.constant is not None:
        return _constant(tree.constant)
    parts = "; ".join(_effect(effect, tree, card) for effect in tree.effects)
    return f"on({_trigger(tree.trigger)}): {parts}" if tree.trigger else parts


def _constant(constant: s.Constant) -> str:
    match constant:
        case s.DamageReduction(amount):
            return f"dr({amount})"
        case s.UnaffectedByRowAttacks():
            return "unaffected(row_attacks)"
        case s.UnaffectedByType(of_type, groups):
            return f"unaffected(type={of_type},groups={'+'.join(groups) or 'all'})"
        case s.PenetratingAttacks():
            return "penetrating_attacks"
        case s.RaiseHp(amount):
            return f"max_hp(+{amount})"
        case s.Infiltrate():
            return "deploy_side(opponent); change_owner"


def _trigger(trigger: s.Trigger) -> str:
    match trigger:
        case s.WouldBeDealt(other):
            return f"would_be_dealt_damage(own,{'other,' if other else ''}by=opp)"
        case s.WasDealt():
            return "was_dealt_damage(self,by=Character)"
        case s.SelfDefeated():
            return "defeated(self)"
        case s.OwnDefeatedInPlay():
            return "defeated(own,phase=Play)"
        case s.OpponentDeploys():
            return "opponent_deploys"
        case s.OpponentPlays():
            return "opponent_declares_play_ability(Character card)"


def _who(who: s.Who, tree: s.Sentences) -> str:
    if isinstance(who, s.Self):
        return "self"
    if isinstance(who, s.That):
        return "source" if isinstance(tree.trigger, s.WasDealt) else "it"
    parts = [_ROWS[who.row]]
    parts += [_SIDES[who.side]] if who.side != "any" else []
    parts += ["other"] if who.other else []
    parts += [who.of_type] if who.of_type else []
    parts += [who.state.capitalize()] if who.state else []
    parts += [f"hp<={who.hp_most}"] if who.hp_most else []
    parts += [f"hp>{who.hp_over}"] if who.hp_over else []
    return f"T({','.join(parts)})"


def _amount(amount: s.Amount) -> str:
    if amount.per_not_type is None:
        return str(amount.base)
    return f"min({amount.cap},{amount.base}+count(opp,not {amount.per_not_type}))"


def _effect(effect: s.Effect, tree: s.Sentences, card: CardDef) -> str:
    def inner(one: s.Effect) -> str:
        return _effect(one, tree, card)

    match effect:
        case s.Damage(amount, who, pen):
            return f"damage({_amount(amount)},{_who(who, tree)}{',pen' if pen else ''})"
        case s.RowDamage(amount, row, side, pen):
            return f"row_damage({amount},R({_ROWS[row]},{_SIDES[side]}){',pen' if pen else ''})"
        case s.BothRowsDamage(amount, row):
            return f"multi_row_damage({amount},[R({_ROWS[row]},opp),R({_ROWS[row]},own)])"
        case s.Heal(amount, who, above):
            return f"heal({amount},{_who(who, tree)}{',over' if above else ''})"
        case s.HealEach(amount, row):
            return f"each(own {'party' if row == 'any' else _ROWS[row]}, heal({amount},it))"
        case s.SetHp(who, hp):
            return f"set_hp({_who(who, tree)},{hp})"
        case s.Defeat(who):
            return f"defeat({_who(who, tree)})"
        case s.DefeatEach(most):
            return f"defeat_each(both,hp<={most})"
        case s.Disable(who):
            return f"disable({_who(who, tree)})"
        case s.Ready(who):
            return f"ready({_who(who, tree)})"
        case s.Taunt(who):
            return f"taunt({_who(who, tree)})"
        case s.Move(who, to):
            return f"move({_who(who, tree)}{'' if to == 'any' else ',' + _ROWS[to]})"
        case s.Swap(side):
            return f"swap(T(any,{_SIDES[side]}),T(any,{_SIDES[side]}))"
        case s.Protect(who, amount):
            return f"protect({_who(who, tree)},{amount},next_fight)"
        case s.ChooseOne(choices):
            return f"choose({'|'.join(map(inner, choices))})"
        case s.May(one):
            return f"may({inner(one)})"
        case s.IfDone(s.Disable(who, True), then):
            return f"cost({_who(who, tree)} Ready -> disable({_who(who, tree)})); {inner(then)}"
        case s.IfDone(first, then):
            return f"if_done({inner(first)}, {inner(then)})"
        case s.IfThatHp(most, then):
            return f"if(it.hp<={most}, {inner(then)})"
        case s.IfInParty(name, then, otherwise):
            return f"if(own has {name}, {inner(then)}{'' if otherwise is None else ', ' + inner(otherwise)})"
        case _:
            return _of_cards(effect, tree, card)


def _of_cards(effect: s.Effect, tree: s.Sentences, card: CardDef) -> str:
    match effect:
        case s.Draw(count):
            return f"draw({count})"
        case s.TakeResource(to):
            return f"resource_draw(1,{to})"
        case s.Acquire(count):
            return f"acquire({count})"
        case s.BanishTop(count):
            return f"banish_top({count})"
        case s.BanishDiscarded(most):
            return f"banish(discard,up_to {most})"
        case s.BanishThis():
            return "banish(self)"
        case s.Discard(count, who, named):
            same = ",same_name" if named == card.name else ""
            return f"discard({count},hand,who={'you' if who == 'you' else 'opp'}{same})"
        case s.Recycle():
            return "recycle(discard_top,deck_bottom)"
        case s.CopyAbility(who):
            return f"CODE copy_ability({_who(who, tree)},first F Active)"
        case s.CancelDeployment():
            return "cancel(deployment)"
        case s.CancelAbility():
            return "cancel(play_ability)"
        case s.Prevent():
            return "prevent(all)"
        case s.Redirect():
            return "redirect(self)"
        case s.GiveAway():
            return "redirect_gain(opponent discard); change_owner"
    raise AssertionError(effect)

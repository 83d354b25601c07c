"""Random trees of Hero Brigade's sentences: every tree that a text can have."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from tabletop.games.hero_brigade import sentences as s

ME = "The Mime"
points = st.integers(1, 99)
rows: st.SearchStrategy[s.Row] = st.sampled_from(["front", "support", "any"])
one_row = st.sampled_from(["front", "support"])
names = st.sampled_from(
    ["The Mime", "Fist", "Audrey, The Pixie", "Dr. Cat", "Clone/Spy/Twin", "8th Dimensional Invader"]
)
types = st.sampled_from(["Hero", "Magic", "Normal", "Mercenary"])


@st.composite
def targets(draw: st.DrawFn) -> s.Target:
    over = draw(st.none() | st.integers(1, 98))
    most = draw(st.none() | st.integers((over or 0) + 1, 99))
    return s.Target(
        row=draw(rows),
        side=draw(st.sampled_from(["any", "own", "opposing"])),
        other=draw(st.booleans()),
        hp_most=most,
        hp_over=over,
        of_type=draw(st.none() | types),
        state=draw(st.sampled_from([None, "ready", "disabled"])),
    )


@st.composite
def counted(draw: st.DrawFn) -> s.Amount:
    base = draw(st.integers(0, 98))
    return s.Amount(base, draw(types), draw(st.none() | st.integers(base + 1, 99)))


whom = st.one_of(targets(), st.just(s.That()), st.just(s.Self()))
damage = st.one_of(
    st.builds(s.Damage, st.builds(s.Amount, points) | counted(), whom, st.booleans()),
    st.builds(s.RowDamage, points, rows, st.sampled_from(["any", "own", "opposing"]), st.booleans()),
    st.builds(s.BothRowsDamage, points, one_row),
)
told: st.SearchStrategy[Any] = st.one_of(
    damage,
    st.builds(s.SetHp, targets(), points),
    st.builds(s.Protect, targets(), points),
    st.builds(s.Defeat, targets()),
    st.builds(s.DefeatEach, points),
    st.builds(s.Disable, whom, st.booleans()),
    st.builds(s.Ready, targets()),
    st.builds(s.Taunt, whom),
    st.builds(s.Move, whom, rows),
    st.builds(s.Swap, st.sampled_from(["own", "opposing"])),
    st.builds(s.Draw, points),
    st.builds(s.Acquire, points),
    st.builds(s.TakeResource, st.sampled_from(["hand", "discard"])),
    st.builds(s.Recycle),
    st.builds(s.BanishTop, points),
    st.builds(s.BanishDiscarded, points),
    st.builds(s.BanishThis),
    st.builds(s.Discard, points, st.just("you"), st.none() | names),
    st.builds(s.CopyAbility, targets()),
    st.builds(s.CancelDeployment),
    st.builds(s.CancelAbility),
    st.builds(s.Prevent),
)
stated: st.SearchStrategy[Any] = st.one_of(
    st.builds(s.Heal, points, whom, st.booleans()),
    st.builds(s.HealEach, points, rows),
    st.builds(s.Redirect),
    st.builds(s.Discard, points, st.just("opponent"), st.none() | names),
)
clauses = st.one_of(told, stated, st.builds(s.May, told))
options: st.SearchStrategy[Any] = st.recursive(clauses, lambda inner: st.builds(s.IfDone, clauses, inner), max_leaves=3)
choosing = st.builds(s.ChooseOne, st.lists(options, min_size=2, max_size=4).map(tuple))
ends = st.one_of(clauses, choosing, st.builds(s.May, choosing), st.builds(s.GiveAway))
sentence: st.SearchStrategy[Any] = st.recursive(
    ends,
    lambda inner: st.one_of(
        st.builds(s.IfDone, clauses, inner),
        st.builds(s.IfThatHp, points, inner),
        st.builds(s.IfInParty, names, inner),
        st.builds(s.IfInParty, names, options, inner),
    ),
    max_leaves=3,
)
effects = st.lists(sentence, min_size=1, max_size=3).map(tuple)
triggers = st.one_of(
    st.builds(s.WouldBeDealt, st.booleans()),
    st.sampled_from([s.WasDealt(), s.SelfDefeated(), s.OwnDefeatedInPlay(), s.OpponentDeploys(), s.OpponentPlays()]),
)
groups = st.lists(st.sampled_from("FSEPG"), unique=True).map(tuple)
constants = st.one_of(
    st.builds(s.DamageReduction, points),
    st.builds(s.UnaffectedByType, types, groups),
    st.builds(s.RaiseHp, points),
    st.sampled_from([s.UnaffectedByRowAttacks(), s.PenetratingAttacks(), s.Infiltrate()]),
)
texts = st.one_of(
    st.builds(s.Sentences, effects, st.none() | triggers, st.none(), st.booleans()),
    st.builds(s.Sentences, constant=constants, bearer=st.booleans()),
)

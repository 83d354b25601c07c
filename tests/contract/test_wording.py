"""Options and refusals: sorted, unique, free of names, and a reason for everything that is not allowed."""

from __future__ import annotations

import re

from tests.contract.cases import Case, every_case, random_walk, sometimes

KEY = re.compile(r"[a-z0-9-]+(:[a-z0-9-]+)*")


@every_case
def test_keys_are_unique_sorted_and_free_of_card_names(case: Case) -> None:
    names = {card.id for card in case.game.card_set().cards if (case.game.name, card.id) != ("roshambo", "referee")}
    for seed in range(8):
        for moment in random_walk(case.match(seed), seed):
            decision = moment.decision
            assert decision is not None
            keys = [option.key for option in decision.options]
            assert len(set(keys)) == len(keys)
            assert keys
            for key in keys:
                assert KEY.fullmatch(key), key
                assert not names & set(key.split(":"))
            again = moment.clone().decision
            assert again is not None
            assert [option.key for option in again.options] == keys


@every_case
def test_every_decision_has_a_prompt_labels_and_a_rule(case: Case) -> None:
    for seed in range(8):
        for moment in random_walk(case.match(seed), seed):
            decision = moment.decision
            assert decision is not None
            assert decision.prompt.strip()[-1] in ".?!", decision.prompt
            assert decision.rule
            assert decision.window == (decision.call is not None)
            for option in decision.options:
                assert option.label.strip()
                assert option.target is None or option.subject != option.target or decision.kind == "target"


@every_case
def test_every_illegal_pair_has_a_reason_with_a_rule(case: Case) -> None:
    for seed in range(3):
        for moment in sometimes(random_walk(case.match(seed), seed), 4 * case.stride, seed):
            decision = moment.decision
            assert decision is not None
            legal = {(option.subject, option.target) for option in decision.options}
            handle = moment.ask(decision.seat)
            view = handle.view()
            things = [piece.key for zone in view.zones.values() for piece in zone.pieces][::2]
            places = [*things[:8], *(f"zone:{name}" for name in view.zones), "lane:play", "place:front-0:1", None]
            for subject in things[:10]:
                for target in places:
                    if (subject, target) not in legal:
                        refusal = handle.refuse(subject, target)
                        assert refusal.rule
                        assert refusal.sentence.endswith(".")


@every_case
def test_who_is_not_asked_is_told_so(case: Case) -> None:
    match = case.match(0)
    assert match.to_move is not None
    other = match.ask(1 - match.to_move)
    assert other.decision() is None
    assert other.refuse(None, None).rule

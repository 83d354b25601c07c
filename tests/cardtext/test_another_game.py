"""The shared part carries a second game: a grammar and a builder of its own are all that one needs."""

from __future__ import annotations

from typing import Any

import pytest
from lark import Token, Transformer, v_args

from tabletop.cardtext.faults import CardTextError, SentenceError, Where
from tabletop.cardtext.language import Language
from tabletop.cardtext.words import Names

GRAMMAR = """
start: sentences
?sentence: control
?action: optional
?optional: "move" number ("block" | "blocks") -> move
         | "roll" number ("die" | "dice") -> roll
"""
HERE = Where("cards.toml", "Scout", "Legs")


@v_args(inline=True)
class Builder(Transformer[Token, Any]):
    """Trees of tuples."""

    def start(self, sentences: tuple[Any, ...]) -> tuple[Any, ...]:
        return sentences

    def sentences(self, *all_of_them: Any) -> tuple[Any, ...]:
        return all_of_them

    def number(self, token: Token) -> int:
        return int(token)

    def move(self, blocks: int) -> tuple[str, int]:
        return ("move", blocks)

    def roll(self, dice: int) -> tuple[str, int]:
        if dice > 5:
            raise SentenceError("There are only five dice.")
        return ("roll", dice)

    def may(self, action: Any) -> tuple[str, Any]:
        return ("may", action)

    def if_done(self, first: Any, then: Any) -> tuple[str, Any, Any]:
        return ("if done", first, then)

    def choose(self, _one: Token, *choices: Any) -> tuple[str, Any]:
        return ("choose", choices)


@pytest.fixture(scope="module")
def language(tmp_path_factory: pytest.TempPathFactory) -> Language[Any]:
    path = tmp_path_factory.mktemp("game") / "cardtext.lark"
    path.write_text(GRAMMAR, "utf-8")
    return Language("Toy", path, Builder)


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("Move two blocks. Roll 3 dice.", (("move", 2), ("roll", 3))),
        ("You may roll one die; if you do, move 1 block.", (("if done", ("may", ("roll", 1)), ("move", 1)),)),
        ("Choose one: move one block; or roll one die.", (("choose", (("move", 1), ("roll", 1))),)),
        ("You may choose one: move one block; or roll one die", (("may", ("choose", (("move", 1), ("roll", 1)))),)),
    ],
)
def test_it_reads_its_own_sentences(language: Language[Any], text: str, tree: object) -> None:
    assert language.parse(text, HERE, Names()) == tree


def test_it_has_its_own_errors(language: Language[Any]) -> None:
    with pytest.raises(CardTextError) as caught:
        language.parse("Rol two dice.", HERE, Names())
    assert str(caught.value) == (
        'cards.toml: card "Scout", ability "Legs", word 1: I do not know "Rol". Did you mean "roll"?'
    )
    with pytest.raises(CardTextError, match="word 3: There are only five dice"):
        language.parse("Roll six dice.", HERE, Names())
    with pytest.raises(CardTextError, match='I do not know "Disable"'):
        language.parse("Disable one FRT.", HERE, Names())

"""The promise: a save of any released version opens in every later one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.bots import bot_named
from tabletop.saves.reading import read_save
from tests.contract.cases import CASES
from tests.saves.released import FOLDER, kept


@pytest.mark.parametrize("path", kept(), ids=lambda path: path.relative_to(FOLDER).as_posix())
def test_a_save_of_a_release_opens_and_can_be_played_to_its_end(path: Path) -> None:
    match = read_save(path).match
    bot = bot_named("random", 1)
    while match.to_move is not None:
        match.answer(bot.choose(match.ask(match.to_move)))
        match.run()
    assert match.outcome is not None


def test_every_variant_has_a_save() -> None:
    names = {path.stem for path in kept()}
    assert {str(case) for case in CASES if case.game.name != "roshambo"} <= names

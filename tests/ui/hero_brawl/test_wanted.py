"""A hand that is wanted: its button in the action bar."""

from __future__ import annotations

from tests.ui.conftest import OpenTable
from tests.ui.hero_brawl.bouts import new_bout


def test_the_button_of_a_hand_that_is_wanted_stands_at_the_left(open_table: OpenTable) -> None:
    table = open_table(new_bout(4))
    assert table.controller.moment().scene.hand_wanted is not None
    (button,) = table.page.bar.holds
    assert button.x() == table.page.bar.form.outer.contentsMargins().left()

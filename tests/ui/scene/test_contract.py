"""The names that the window codes against."""

from __future__ import annotations

import pytest

from tabletop.ui.scene.view import TableView


@pytest.mark.parametrize(
    "name",
    [
        "chosen",
        "chain",
        "refused",
        "subject_picked",
        "hovered",
        "hold_completed",
        "hold_released",
        "claimed",
        "nobody",
        "hand_lowered",
        "browse",
        "menu_wanted",
        "rule_wanted",
        "sync",
        "glide_back_with",
        "select_subject",
        "set_chain_targets",
        "set_animation",
        "fit",
    ],
)
def test_the_scene_keeps_its_names(name: str) -> None:
    assert hasattr(TableView, name)

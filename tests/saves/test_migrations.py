"""Older formats are brought up a version at a time."""

from __future__ import annotations

import pytest

from tabletop.saves.migrations import MIGRATIONS, VERSION, Document, migrate


def rename_title(document: Document) -> Document:
    document["name"] = document.pop("title")
    return document


def add_colour(document: Document) -> Document:
    document["colour"] = "red"
    return document


def test_each_step_is_taken_in_order() -> None:
    old = {"version": 1, "title": "evening"}
    assert migrate(old, to=3, table={1: rename_title, 2: add_colour}) == {
        "version": 3,
        "name": "evening",
        "colour": "red",
    }
    assert old == {"version": 1, "title": "evening"}


def test_a_document_of_the_present_version_is_not_touched() -> None:
    assert migrate({"version": 3, "title": "x"}, to=3, table={}) == {"version": 3, "title": "x"}


def test_a_missing_step_is_an_error_and_not_a_guess() -> None:
    with pytest.raises(KeyError):
        migrate({"version": 1}, to=3, table={2: add_colour})


def test_every_version_before_this_one_has_its_step() -> None:
    assert sorted(MIGRATIONS) == list(range(1, VERSION))

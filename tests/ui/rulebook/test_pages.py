"""How the page for people who are new is written, and what becomes of it."""

from __future__ import annotations

from tabletop.ui.rulebook.pages import html_of, panels_of
from tests.ui.duels import GAME

PAGE = """## The goal
Cards: bert, xiang

Two **Parties** fight. [HB-WIN-1]

- one
- two < three

## The end
Soon.
"""


def test_panels_have_title_cards_and_text() -> None:
    goal, end = panels_of(PAGE)
    assert (goal.title, end.title) == ("The goal", "The end")
    assert goal.cards == ("bert", "xiang")
    assert goal.text.startswith("Two **Parties** fight. [HB-WIN-1](rule:HB-WIN-1)")
    assert (end.cards, end.text) == ((), "Soon.")


def test_text_becomes_paragraphs_lists_and_links() -> None:
    html = html_of(panels_of(PAGE)[0].text, "#8FB8FF")
    assert "<b>Parties</b>" in html
    assert 'href="rule:HB-WIN-1"' in html
    assert html.count("<li") == 2
    assert "two &lt; three" in html


def test_an_empty_page_has_no_panels() -> None:
    assert panels_of("") == []


def test_the_page_of_the_game_shows_cards_that_there_are() -> None:
    ids = {card.id for card in GAME.card_set().cards}
    panels = panels_of(GAME.how_to_play())
    assert [panel.title for panel in panels] == [
        "The goal",
        "A round in four steps",
        "Deploy, attach or play",
        "Fighting",
        "The end",
        "Five tips",
    ]
    shown = [card for panel in panels for card in panel.cards]
    assert len(shown) >= 5
    assert set(shown) <= ids

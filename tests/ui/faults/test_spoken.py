"""Thumbnails, titles and spoken words never name a hidden card."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QWidget

from tabletop.engine.view import SPECTATOR
from tabletop.ui.scene.pictures import Look
from tabletop.ui.shell import Shell
from tabletop.ui.table_flows import TableFlows
from tests.ui.conftest import OpenTable
from tests.ui.duels import People, new_duel
from tests.ui.texts import words_in

TEXTS = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)


def hidden_titles(table: TableFlows) -> set[str]:
    """Names of cards in hands that nobody sees now and of which no other copy lies open."""
    match, faces = table.controller.match, table.page.pictures.faces
    public = match.ask(SPECTATOR).view()
    open_ = {piece.kind for zone in public.zones.values() for piece in zone.pieces if piece.kind}
    titles: set[str] = set()
    for seat in range(len(match.names)):
        for piece in match.ask(seat).view().zones[f"hand-{seat}"].pieces:
            if piece.kind and piece.kind not in open_:
                titles.add(faces.title(piece.kind))
    named = {event.text for event in table.controller.log()}  # what was seen in the open before may be read in the log
    return {title for title in titles if not any(title in words for words in named)}


def spoken(widget: QWidget) -> str:
    """Everything that a screen reader can find in a window."""
    words: list[str] = []

    def walk(each: object, depth: int = 0) -> None:
        if depth > 24 or each is None or not each.isValid():  # type: ignore[attr-defined]
            return
        words.extend(each.text(kind) for kind in TEXTS)  # type: ignore[attr-defined]
        for number in range(min(each.childCount(), 400)):  # type: ignore[attr-defined]
            walk(each.child(number), depth + 1)  # type: ignore[attr-defined]

    walk(QAccessible.queryAccessibleInterface(widget))
    return "\n".join(words)


@pytest.mark.parametrize("seed", [3, 8])
def test_no_word_and_no_spoken_text_names_a_hidden_card(open_table: OpenTable, shell: Shell, seed: int) -> None:
    table = open_table(new_duel(seed), hands="closed")
    people, looked = People(table.controller, seed), 0
    for _ in range(45):
        if table.controller.match.outcome is not None:
            break
        people.act()
        moment = table.page.moment
        assert moment is not None
        if table.controller.seats.visible_hands():
            continue
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        titles = hidden_titles(table)
        looked += bool(titles)
        words = "\n".join((words_in(shell), spoken(shell), shell.windowTitle(), moment.prompt, moment.note))
        assert not [title for title in titles if title in words]
    assert looked > 5


@pytest.mark.parametrize("hands", ["open", "closed", "curtain"])
def test_the_thumbnail_of_a_save_shows_only_what_everybody_sees(
    open_table: OpenTable, hands: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table(new_duel(5), hands=hands)
    people = People(table.controller, 5)
    for _ in range(20):
        people.act()
    if table.controller.seats.closed and table.controller.moment().scene.hand_wanted is not None:
        people.act()  # a hand is open while the thumbnail is made
    match = table.controller.match
    asked: list[Look] = []
    image = table.page.pictures.image

    def noted(look: Look, width: int) -> QImage:
        asked.append(look)
        return image(look, width)

    monkeypatch.setattr(table.page.pictures, "image", noted)
    table.page.public_picture()
    public = match.ask(SPECTATOR).view()
    seen = {piece.kind for zone in public.zones.values() for piece in zone.pieces if piece.kind is not None}
    assert asked
    assert {look.card for look in asked if look.card is not None} <= seen


def test_the_title_of_the_window_names_no_card(open_table: OpenTable, shell: Shell) -> None:
    table = open_table(new_duel(5), hands="closed")
    people = People(table.controller, 5)
    for _ in range(10):
        people.act()
        assert shell.windowTitle() == "Tabletop"


def test_the_scene_tells_a_screen_reader_no_card_by_itself(open_table: OpenTable) -> None:
    table = open_table(new_duel(5), hands="closed")
    assert table.page.scene.accessibleName() == "Table"
    assert not [title for title in hidden_titles(table) if title in spoken(table.page.scene)]

"""The choices of the action bar in lines: with large text they go on below instead of hiding behind "n more"."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tabletop.ui.theme import Theme
from tabletop.ui.window.action_bar import ActionBar
from tabletop.ui.window.action_button import ActionButton
from tabletop.ui.window.action_line import ActionLine
from tabletop.ui.window.bar_items import NOBODY, Actions, Hold, Item, Line
from tabletop.ui.window.bar_lines import spread

WHO = tuple(Item("subject", f"Somebody {number}", f"who:{number}", cap=str(number + 1)) for number in range(4))
TARGETS = tuple(
    Item("choose", f"Target {number}", f"target:{number}", preview="2 from the deck", cap=str(number + 1))
    for number in range(7)
)
BOTH = Actions("Choose a Target.", lines=(Line("1 Who", WHO), Line("2 Target", TARGETS)), cancel=True)


@pytest.fixture
def bar(theme: Theme) -> ActionBar:
    theme.fit(QSize(1280, 720))
    bar = ActionBar(theme)
    bar.resize(988, bar.height())
    bar.show()
    return bar


def hidden(bar: ActionBar) -> list[str]:
    return [item.label for line in bar.lines for item in line.hidden_items]


def test_later_lines_get_the_spare_room() -> None:
    lines = spread(BOTH.lines, 4, (100, 100), lambda _line, _room, _brief: 3)
    assert [len(line.items) for line in lines] == [4, 3, 3, 1]
    assert [line.heading for line in lines] == ["1 Who", "2 Target", " ", " "]
    lines = spread(BOTH.lines, 2, (100, 100), lambda _line, _room, _brief: 3)
    assert [len(line.items) for line in lines] == [4, 7]


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_nothing_hides_while_a_line_is_free(bar: ActionBar, theme: Theme, scale: float) -> None:
    theme.use(theme.palette.name, scale)
    bar.show_actions(BOTH)
    QTest.qWait(10)
    shown = [line for line in bar.lines if line.isVisible()]
    below = bar.height() - bar.form.outer.contentsMargins().bottom() - shown[-1].geometry().bottom()
    assert not hidden(bar) or below < shown[-1].height()
    for line in shown:
        assert bar.rect().contains(line.geometry())


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_a_note_is_never_cut(bar: ActionBar, theme: Theme, scale: float) -> None:
    theme.use(theme.palette.name, scale)
    bar.show_actions(
        Actions("Does anyone stop it?", note="Everybody may peek first. Whoever answers may still decline.")
    )
    QTest.qWait(10)
    note = bar.form.note
    assert note.height() >= note.heightForWidth(note.width())
    assert bar.rect().contains(note.geometry())


def test_a_choice_that_is_too_long_alone_is_cut_and_stays(bar: ActionBar, theme: Theme) -> None:
    theme.use(theme.palette.name, 2.0)
    long = Item(
        "choose",
        "Madame Romalda of the Seven Towers: Clairvoyant",
        "a",
        preview="When the opponent deploys: cancel the deployment",
        cap="1",
    )
    bar.show_actions(Actions("Does anyone stop it?", lines=(Line("", (long,)),)))
    QTest.qWait(10)
    assert not hidden(bar)
    button = bar.first.buttons[0]
    assert bar.first.rect().contains(button.geometry())
    assert button.preview.endswith("…")


def test_a_long_preview_is_whole_while_its_line_has_the_room(bar: ActionBar) -> None:
    words = "When the opponent deploys a Character: cancel that deployment."
    long = Item("choose", "Madame Romalda: Clairvoyant", "a", preview=words, cap="1")
    bar.show_actions(Actions("Does anyone stop it?", lines=(Line("", (long,)),)))
    QTest.qWait(10)
    button = bar.first.buttons[0]
    assert button.preview == words
    assert bar.first.rect().contains(button.geometry())
    bar.resize(520, bar.height())
    QTest.qWait(10)
    button = bar.first.buttons[0]
    assert button.preview != words
    assert bar.first.rect().contains(button.geometry())


def test_pictures_grow_with_the_text(theme: Theme) -> None:
    plain = ActionButton(theme, Item("choose", "Pass", "pass"))
    pictured = ActionButton(theme, Item("choose", "Pass", "pass", icon="fist"))
    before = pictured.sizeHint().width() - plain.sizeHint().width()
    theme.use(theme.palette.name, 2.0)
    assert pictured.sizeHint().width() - plain.sizeHint().width() > 1.8 * before


def test_a_heading_takes_its_room_in_a_narrow_line(theme: Theme) -> None:
    line = ActionLine(theme)
    line.show_line(Line("1 Who", WHO))
    line.setGeometry(QRect(0, 0, line.sizeHint().width(), 40))
    line.show()
    assert not line.hidden_items


def test_the_ring_follows_what_has_the_keyboard_elsewhere(bar: ActionBar) -> None:
    who = Item("subject", "BERT", subject="card:1")
    target = Item("choose", "Henchman", "target:2", subject="card:1", target="card:2")
    bar.show_actions(Actions("Choose.", lines=(Line("1 Who", (who,)), Line("2 Target", (target,)))))
    bar.follow("card:2")
    assert [button.ringed for line in bar.lines for button in line.buttons] == [False, True]
    bar.follow("")
    assert not any(button.ringed for line in bar.lines for button in line.buttons)


def test_all_lines_begin_below_one_another(bar: ActionBar, theme: Theme) -> None:
    theme.use(theme.palette.name, 2.0)
    bar.show_actions(BOTH)
    QTest.qWait(10)
    begins = {line.buttons[0].x() for line in bar.lines if line.isVisible()}
    assert len(begins) == 1


def test_previews_get_brief_before_something_hides() -> None:
    lines = spread(BOTH.lines, 3, (100, 100), lambda _line, _room, brief: 4 if brief else 3)
    assert [len(line.items) for line in lines] == [4, 4, 3]


@pytest.mark.parametrize("wide", range(600, 1000, 37))
def test_only_the_last_line_hides_anything(theme: Theme, wide: int) -> None:
    """Words before a group count when lines are divided: nothing hides in the middle of them."""
    items = tuple(
        Item("choose", f"Target {number}", f"t:{number}", "−2", str(number), heading=("Bo", "Your own")[number % 2])
        for number in range(7)
    )
    window = QWidget()
    theme.use(theme.palette.name, 2.0)
    theme.fit(QSize(1280, 720))
    window.setStyleSheet(theme.sheet("#F0452F"))
    bar = ActionBar(theme, window)
    window.resize(wide, 300)
    bar.setGeometry(0, 0, wide, bar.height())
    window.show()
    bar.show_actions(Actions("Choose.", lines=(Line("Target", items),)))
    QTest.qWait(10)
    shown = [line for line in bar.lines if line.isVisible()]
    assert len(shown) > 1
    assert not any(line.hidden_items for line in shown[:-1])


def test_a_bare_number_of_a_place_is_spoken_and_not_painted(theme: Theme) -> None:
    button = ActionButton(theme, Item("choose", "City Hall", "a", preview="5", target="card:90"))
    assert (button.preview, button.accessibleName()) == ("", "City Hall, 5")


def test_where_there_is_little_room_a_sentence_is_left_out_and_not_torn(theme: Theme) -> None:
    gadget = ActionButton(theme, Item("choose", "Combat Visor", "a", preview="Once a round, after a roll: roll again."))
    effect = ActionButton(theme, Item("choose", "Thud", "b", preview="\u22121, 2 less DR 1"))
    gadget.brief = effect.brief = True
    assert (gadget.preview, effect.preview) == ("", "\u22121")


@pytest.mark.parametrize("teams", [2, 3, 4])
def test_with_large_text_a_note_gives_way_to_prompt_and_answers(theme: Theme, teams: int) -> None:
    theme.fit(QSize(1920, 1080))
    theme.use(theme.palette.name, 2.0)
    bar = ActionBar(theme)
    bar.resize(1524, bar.sizeHint().height())
    bar.show()
    holds = tuple(Hold(n, f"Somebody {n} answers", "hold: opens the hand", str(n), call=True) for n in range(1, teams))
    words = "Titan fights on State University, 4 to reach. Does anyone throw in a supervillain?"
    note = "Everybody may peek first. Whoever answers may still decline."
    bar.show_actions(Actions(words, note=note, holds=holds, buttons=(NOBODY, *WHO)))
    QTest.qWait(10)
    lines = [line for line in bar.lines if line.isVisible()]
    parts = [bar.prompt, *(hold for hold in bar.holds), *lines, *([bar.form.note] if bar.form.note.isVisible() else [])]
    assert all(bar.rect().contains(part.geometry()) for part in parts)
    assert all(part.height() >= part.minimumSizeHint().height() for part in parts)
    tops = [part.geometry().top() for part in (*bar.holds, *lines)]
    assert bar.prompt.geometry().bottom() < min(tops)

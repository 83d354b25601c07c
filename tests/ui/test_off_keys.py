"""A key that can't be pressed is told from one that can by more than the colour of its words."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton, QToolButton, QVBoxLayout, QWidget

from tabletop.ui.palette import DARK, HIGH_CONTRAST, contrast
from tabletop.ui.shell import Shell
from tabletop.ui.theme import Theme


def line_of(key: QWidget) -> list[float]:
    """How bright the left line of a key is, pixel by pixel from below its corner to above the next one (0 to 1)."""
    picture = key.grab().toImage()
    return [picture.pixelColor(1, y).lightnessF() for y in range(8, picture.height() - 8)]


@pytest.mark.parametrize("kind", [QPushButton, QToolButton])
def test_its_line_is_dashed_where_every_key_has_a_white_one(shell: Shell, kind: type[QWidget]) -> None:
    shell.theme.use("contrast", 2.0)
    page = QWidget()
    layout = QVBoxLayout(page)
    keys = []
    for able in (True, False):
        key = kind()
        assert isinstance(key, QPushButton | QToolButton)
        key.setText("Start the game")
        key.setProperty("segment", kind is QToolButton)
        key.setEnabled(able)
        layout.addWidget(key)
        keys.append(key)
    shell.show_page(page, "#FFD33D")
    on_line, off_line = line_of(keys[0]), line_of(keys[1])
    assert min(on_line) > 0.9
    assert min(off_line) < 0.1 < max(off_line)
    assert max(off_line) < 0.75


def test_a_line_of_a_menu_and_a_key_without_a_line_get_a_dashed_one() -> None:
    sheet = Theme(HIGH_CONTRAST).sheet("#F0452F")
    for part in ("QMenu::item:disabled", 'QPushButton[bar="true"]:disabled'):
        rule = next(line for line in sheet.splitlines() if line.startswith(part))
        assert "dashed #" in rule
    menu = next(line for line in sheet.splitlines() if line.startswith("QMenu::item:disabled"))
    words = menu.partition("color: ")[2][:7]
    assert words != HIGH_CONTRAST.ink
    assert contrast(words, HIGH_CONTRAST.paper) >= 4.5
    assert "dashed" not in Theme(DARK).sheet("#F0452F")


def test_its_words_are_muted_and_still_read() -> None:
    for ground in (HIGH_CONTRAST.panel, HIGH_CONTRAST.foot):
        assert contrast(HIGH_CONTRAST.off, ground) >= 4.5
        assert contrast(HIGH_CONTRAST.text, ground) >= 2.5 * contrast(HIGH_CONTRAST.off, ground)

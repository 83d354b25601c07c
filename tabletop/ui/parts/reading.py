"""Text that is read at length: markdown with room between its paragraphs."""

from __future__ import annotations

from PySide6.QtGui import QTextBlockFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser

LINE = 130  # per cent of the font's height
GAP = 7.0  # px after a paragraph


def show_markdown(browser: QTextBrowser, text: str) -> None:
    """Show markdown with wider lines and paragraphs set apart."""
    browser.setMarkdown(text)
    space_out(browser.document())


def space_out(document: QTextDocument) -> None:
    """Widen lines and set paragraphs apart, tables excepted."""
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    block = document.begin()
    while block.isValid():
        cursor.setPosition(block.position())
        if cursor.currentTable() is None:
            form = QTextBlockFormat(block.blockFormat())
            form.setLineHeight(LINE, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            form.setBottomMargin(GAP)
            form.setTopMargin(2 * GAP if form.headingLevel() else 0)
            cursor.setBlockFormat(form)
        block = block.next()
    cursor.endEditBlock()
    cursor.setPosition(0)

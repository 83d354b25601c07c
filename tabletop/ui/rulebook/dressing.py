"""How the text of the rules looks: headings in the display voice, links, tables that are never too wide."""

from __future__ import annotations

from PySide6.QtGui import (
    QColor,
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextLength,
    QTextTable,
)

from tabletop.ui.theme import Theme

HEADINGS = ((38, 28), (32, 24), (24, 19))  # sizes by level, at full HD and at 1280 x 720


def blocks_of(document: QTextDocument) -> list[QTextBlock]:
    """The paragraphs of a text in their order, those of tables as well."""
    blocks, block = [], document.begin()
    while block.isValid():
        blocks.append(block)
        block = block.next()
    return blocks


def dress(document: QTextDocument, theme: Theme) -> None:
    """Give a text that was read from markdown the looks of a theme."""
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    for block in blocks_of(document):
        level = block.blockFormat().headingLevel()
        if level:
            _dress_heading(cursor, block, level, theme)
        _dress_links(cursor, block, theme)
    cursor.endEditBlock()
    _widen_tables(document, theme)


def _dress_heading(cursor: QTextCursor, block: QTextBlock, level: int, theme: Theme) -> None:
    form = QTextCharFormat()
    form.setFont(theme.display(*HEADINGS[min(level, len(HEADINGS)) - 1]))
    form.setFontWeight(QFont.Weight.Normal)
    cursor.setPosition(block.position())
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    cursor.mergeCharFormat(form)
    space = QTextBlockFormat()
    space.setTopMargin(theme.px(26, 18))
    space.setBottomMargin(theme.px(8, 6))
    cursor.mergeBlockFormat(space)


def _dress_links(cursor: QTextCursor, block: QTextBlock, theme: Theme) -> None:
    form = QTextCharFormat()
    form.setForeground(QColor(theme.palette.link))
    form.setFontUnderline(False)
    parts = block.begin()
    while not parts.atEnd():
        part = parts.fragment()
        if part.charFormat().isAnchor():
            cursor.setPosition(part.position())
            cursor.setPosition(part.position() + part.length(), QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(form)
        parts += 1


def _widen_tables(document: QTextDocument, theme: Theme) -> None:
    """Tables take the width that there is and no more, with a quiet line between their cells."""
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            form = frame.format().toTableFormat()
            form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
            form.setCellPadding(theme.px(6, 4))
            form.setCellSpacing(0)
            form.setBorderCollapse(True)
            form.setBorder(1)
            form.setBorderBrush(QColor(theme.palette.line))
            frame.setFormat(form)

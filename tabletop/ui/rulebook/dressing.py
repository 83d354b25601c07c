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

CELL_PADDING = 3  # letters that the margins of a cell take
SENTENCES = 0.75  # power of the mean length of a column's cells


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


def _column_widths(table: QTextTable) -> list[QTextLength]:
    """Shares of the width: more for columns of long sentences, though less than in proportion to their length."""
    weights = []
    for column in range(table.columns()):
        cells = [_cell_words(table, row, column) for row in range(table.rows())]
        longest = max((len(word) for words in cells for word in words.split()), default=0)
        weights.append(max(longest + CELL_PADDING, (sum(map(len, cells)) / len(cells)) ** SENTENCES))
    whole = sum(weights)
    return [QTextLength(QTextLength.Type.PercentageLength, 100 * weight / whole) for weight in weights]


def _cell_words(table: QTextTable, row: int, column: int) -> str:
    cursor = table.cellAt(row, column).firstCursorPosition()
    return cursor.block().text()


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
            form.setColumnWidthConstraints(_column_widths(frame))
            frame.setFormat(form)

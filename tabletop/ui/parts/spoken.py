"""What a screen reader says of a part of the window that is only read: the words on it, without marks and links."""

from __future__ import annotations

import html
import re

from PySide6.QtWidgets import QAbstractItemView, QAbstractSpinBox, QComboBox, QLabel, QLineEdit, QTextEdit, QWidget

FIELDS = (QAbstractItemView, QAbstractSpinBox, QComboBox, QLineEdit, QTextEdit)
_TAG = re.compile(r"<[^>]+>")
_MARKS = str.maketrans("", "", "▸▾")


def spoken_words(body: QWidget) -> str:
    """All words of the labels in `body` in their order; "" where there are fields, which speak for themselves."""
    if any(body.findChildren(field) for field in FIELDS):
        return ""
    words = [_plain(label) for label in body.findChildren(QLabel) if not label.isHidden()]
    return " ".join(each if each[-1] in ".!?:" else f"{each}." for each in words if each)


def _plain(label: QLabel) -> str:
    words = label.text()
    if "<" in words and label.textFormat() != label.textFormat().PlainText:
        words = html.unescape(_TAG.sub(" ", words))
    return " ".join(words.translate(_MARKS).split())

"""Why a question is asked: which effect of which card is resolving, and the rule behind it."""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop.engine.decision import Decision
from tabletop.rulebook import numbered_rules
from tabletop.ui.parts.roomy import roomy
from tabletop.ui.parts.sheet import Sheet, foot_row
from tabletop.ui.theme import Theme
from tabletop.ui.window.inspection import rule_link

_SOURCE = re.compile(r"\s*\[[^\]]*\]$")  # where the rulebook says it


def why_sheet(
    parent: QWidget, theme: Theme, decision: Decision, accent: str, rules: Callable[[str], None], rules_text: str = ""
) -> Sheet:
    """Open the reasons of a decision over `parent`; `rules` shows a rule by its number, which `rules_text` states."""
    body = QWidget()
    layout = QVBoxLayout(body)
    layout.setContentsMargins(28, 20, 28, 20)
    layout.setSpacing(10)
    roomy(theme, body, layout)
    for place, line in enumerate([decision.prompt, *decision.why]):
        label = QLabel(line)
        label.setWordWrap(True)
        label.setProperty("large", True)
        label.setProperty("strong", place == 0)
        layout.addWidget(label)
    said = _SOURCE.sub("", numbered_rules(rules_text).get(decision.rule, ""))
    if said:
        words = QLabel(said)
        words.setTextFormat(Qt.TextFormat.PlainText)
        words.setWordWrap(True)
        words.setProperty("large", True)
        layout.addWidget(words)
    if decision.rule:
        link = QLabel(f"Rule {rule_link(decision.rule, theme.palette)}")
        link.linkActivated.connect(lambda target: rules(target.removeprefix("rule:")))
        layout.addWidget(link)
    layout.addStretch(1)
    done = QPushButton("Close")
    sheet = Sheet(theme, "Why?", accent, body, foot_row(None, done), parent, width=760)
    done.clicked.connect(sheet.close_sheet)
    sheet.open(done)
    return sheet

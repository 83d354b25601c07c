"""How the lines of the log are set: each hangs from its first word, the first one as well."""

from __future__ import annotations

from tabletop.engine.events import Event
from tabletop.ui.shell import Shell
from tabletop.ui.window.log import LogView


def test_every_line_hangs_from_its_first_word(shell: Shell) -> None:
    log = LogView(shell.theme, ["Ann", "Bo"], shell)
    log.show_events([Event(number, "moved", f"<{number}> plays a card.") for number in (0, 1)])
    document = log.document()
    forms = [document.findBlockByNumber(number).blockFormat() for number in range(document.blockCount())]
    assert len(forms) == 2
    assert {(form.leftMargin(), form.textIndent(), form.bottomMargin()) for form in forms} == {(14, -14, 3)}

"""The program under test: the lobby as `tabletop` opens it, with trace lines, and answers to "what is to be seen?".

Every line on the standard input is such a question; the answer is one line `SEEN {json}` among the trace lines, so that
what was done before it stands before it. Nothing here acts on the program: that is the mouse's business.
"""

from __future__ import annotations

import json
import sys
import threading

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from tabletop.crash import reporter
from tabletop.trace import Trace
from tabletop.ui import app
from tabletop.ui.settings import Settings
from tabletop.ui.shell import Shell
from tests.real.seeing import seen


class Window(QObject):
    """Looks at the program's window in the thread that paints it."""

    asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.asked.connect(self._look, Qt.ConnectionType.QueuedConnection)

    def listen(self) -> None:
        """Read questions until there are no more."""
        for _ in sys.stdin:
            self.asked.emit()

    def _look(self) -> None:
        shells = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, Shell)]
        sys.stdout.write(f"SEEN {json.dumps(seen(shells[0]) if shells else {})}\n")
        sys.stdout.flush()


class WatchedApp(app.App):
    """The program with somebody who looks at it. On a small screen a first application is taken down before this one,
    and whatever belonged to it has gone too."""

    def __init__(self, settings: Settings, trace: Trace | None = None) -> None:
        super().__init__(settings, trace)
        self._window = Window()
        threading.Thread(target=self._window.listen, daemon=True).start()


def main() -> int:
    """Run the lobby until its window is closed."""
    reporter().install()
    setattr(app, "App", WatchedApp)  # noqa: B010 - a type is not assigned to
    return app.run_lobby([], Trace(sys.stdout))


if __name__ == "__main__":
    sys.exit(main())

"""`python -m tabletop`, and the installed command `tabletop`. Worker processes import this file, so it stays light."""

from __future__ import annotations

from tabletop.cli import main

if __name__ == "__main__":
    raise SystemExit(main())

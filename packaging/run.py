"""Where the frozen program begins. `tabletop` itself stays a package.

`freeze_support` comes first: a worker process of the frozen program starts this file too, and would open a window.
"""

from __future__ import annotations

import multiprocessing

multiprocessing.freeze_support()

from tabletop.cli import main  # noqa: E402  (nothing may be loaded before freeze_support)

if __name__ == "__main__":
    raise SystemExit(main())

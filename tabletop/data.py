"""Where the files that ship with the program are: fonts, icons, forms.

One function, because they lie in three different places: a checkout, an installed wheel and a frozen bundle.
"""

from __future__ import annotations

import sys
from pathlib import Path


def data_dir(name: str) -> Path:
    """The folder of shipped data called `name` (`assets`, `forms`). It is not checked whether it exists."""
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen:
        return Path(frozen) / name
    here = Path(__file__).resolve().parent
    packed = here / f"_{name}"  # in a wheel
    return packed if packed.is_dir() else here.parent / name  # checkout, editable install

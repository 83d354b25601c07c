"""How saves of older format versions are brought up to the present one, a version at a time.

A released format version never leaves this table: that is how a save of any release opens in every later one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

VERSION = 1

Document = dict[str, Any]
Migration = Callable[[Document], Document]

# MIGRATIONS[n] makes a document of version n + 1 out of one of version n.
MIGRATIONS: dict[int, Migration] = {}


def migrate(document: Document, *, to: int = VERSION, table: Mapping[int, Migration] = MIGRATIONS) -> Document:
    """The document in format version `to`. Raises KeyError(version) if a step is missing."""
    version = int(document["version"])
    while version < to:
        document = table[version](dict(document))
        version += 1
        document["version"] = version
    return document

"""Where the zones of Hero Brawl lie, in table millimetres: mat in the middle, the others round it, own hand below."""

from __future__ import annotations

from tabletop.engine.layout import Layout

LAYOUT = Layout(zones=())

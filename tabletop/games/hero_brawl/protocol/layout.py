"""Where the zones of the Protocol lie: decks and win piles round a mat with the cards turned up."""

from __future__ import annotations

from tabletop.engine.layout import Layout

LAYOUT = Layout(zones=())

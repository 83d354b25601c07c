"""Reading faces of all cards of a game, drawn by the one renderer at 750 px width, on one core.

The first pass draws each card with nothing of it kept; the second has art and letters in memory, as on a table.
"""

from __future__ import annotations

import argparse
import gc
from collections.abc import Sequence

from bench.clock import CPU, report
from tabletop.games import game_named
from tabletop.studio.face import Face
from tabletop.studio.render import render_card

WIDTH = 750


def cards_per_second(faces: Sequence[Face]) -> float:
    began = CPU()
    for face in faces:
        render_card(face, WIDTH, "reading")
    return len(faces) / (CPU() - began)


def main() -> None:
    ask = argparse.ArgumentParser()
    ask.add_argument("--game", default="hero-brigade")
    args = ask.parse_args()
    game = game_named(args.game)
    cards = game.card_set()
    first, *faces = [game.face(cards, card.id) for card in cards.cards]
    render_card(first, WIDTH, "reading")  # loads fonts
    gc.collect()  # what reading the cards left behind
    report(first_per_second=cards_per_second(faces), again_per_second=cards_per_second(faces))


if __name__ == "__main__":
    main()

"""Reading faces of all cards of a game, drawn by the one renderer at 750 px width, on one core."""

from __future__ import annotations

import argparse
import itertools

from bench.clock import report, seconds_each
from tabletop.games import game_named
from tabletop.studio.render import render_card

WIDTH = 750


def main() -> None:
    ask = argparse.ArgumentParser()
    ask.add_argument("--game", default="hero-brigade")
    ask.add_argument("--seconds", type=float, default=1.5)
    args = ask.parse_args()
    game = game_named(args.game)
    cards = game.card_set()
    faces = [game.face(cards, card.id) for card in cards.cards]
    turns = itertools.cycle(faces)
    report(cards_per_second=1 / seconds_each(lambda: render_card(next(turns), WIDTH, "reading"), args.seconds))


if __name__ == "__main__":
    main()

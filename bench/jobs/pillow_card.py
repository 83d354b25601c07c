"""The baseline for card faces: a plain card of 750 x 1050 px, drawn with Pillow as one would at first.

Rounded frame, a picture of a gradient and 40 discs, title, type line, three numbers in circles, and some 60 words in
three styles wrapped word by word with discs for icons. Every card differs; widths of words are remembered.
"""

from __future__ import annotations

import argparse
import random

from PIL import Image, ImageDraw, ImageFont, __version__

from bench.clock import report, seconds_each
from tabletop.data import data_dir

WIDTH, HEIGHT, MARGIN, LINE = 750, 1050, 60, 40
PAPER, INK, FRAME, GOLD = (240, 230, 208), (18, 18, 20), (150, 40, 36), (212, 168, 52)
# *bold*, _italic_, @ an icon
TEXT = """*Reaction:* When an _enemy_ attacks, turn this card @ and deal 2 damage @ to it. *Main* *action:* Pay @ @ from
    your supply, then choose an enemy in either row; it is _stunned_ until the end of the round. Draw one card if your
    hero is *in* *disguise* at that moment. _The_ _rent_ _was_ _due_ _on_ _Tuesday,_ _like_ _the_ _end_ _of_
    _everything_ _else._ Forced: after this card leaves play, put one danger @ on the track."""


class PlainCard:
    """Draws the baseline card; fonts are loaded once."""

    def __init__(self) -> None:
        fonts = data_dir("assets") / "fonts"
        styles = {"": "DejaVuSans", "b": "DejaVuSans-Bold", "i": "DejaVuSans-Oblique"}
        self.fonts = {style: ImageFont.truetype(fonts / f"{name}.ttf", 28) for style, name in styles.items()}
        self.title = ImageFont.truetype(fonts / "DejaVuSans-Bold.ttf", 44)
        self.widths: dict[tuple[str, str], float] = {}
        mask = Image.new("L", (WIDTH * 2, HEIGHT * 2))
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, WIDTH * 2 - 1, HEIGHT * 2 - 1), 72, fill=255)
        self.mask = mask.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
        self.gradient = Image.linear_gradient("L").resize((650, 420))

    def draw(self, number: int) -> Image.Image:
        card = Image.new("RGB", (WIDTH, HEIGHT), INK)
        pen = ImageDraw.Draw(card)
        pen.rounded_rectangle((20, 20, WIDTH - 21, HEIGHT - 21), 30, fill=PAPER, outline=FRAME, width=6)
        self._picture(card, pen, number)
        pen.text((MARGIN, 45), f"Plain Card {number}", font=self.title, fill=INK)
        pen.text((MARGIN, 550), "Scientist. Guardian. Pilot.", font=self.fonts["b"], fill=FRAME)
        for k in range(3):
            x = 585 + 55 * k
            pen.ellipse((x - 25, 40, x + 25, 90), fill=GOLD, outline=INK, width=3)
            pen.text((x, 65), str((number + k) % 7), font=self.fonts["b"], fill=INK, anchor="mm")
        self._text(pen, number)
        card.putalpha(self.mask)
        return card

    def _picture(self, card: Image.Image, pen: ImageDraw.ImageDraw, number: int) -> None:
        half = self.gradient.point([v // 2 for v in range(256)])
        card.paste(Image.merge("RGB", (half, self.gradient, self.gradient)), (50, 110))
        chance = random.Random(number)
        for _ in range(40):
            x, y, size = chance.randrange(60, 620), chance.randrange(120, 450), chance.randrange(20, 80)
            colour = (chance.randrange(256), chance.randrange(256), chance.randrange(256))
            pen.ellipse((x, y, x + size, y + size), fill=colour)

    def _text(self, pen: ImageDraw.ImageDraw, number: int) -> None:
        x, y = float(MARGIN), 600
        for word in f"{TEXT} ({number})".split():
            style = {"*": "b", "_": "i"}.get(word[0], "")
            text, disc = word.strip("*_"), word == "@"
            width = 30.0 if disc else self._width(style, text)
            if x + width > WIDTH - MARGIN:
                x, y = float(MARGIN), y + LINE
            if disc:
                pen.ellipse((x, y + 2, x + 28, y + 30), fill=(60, 70, 190))
            else:
                pen.text((x, y), text, font=self.fonts[style], fill=INK)
            x += width + 9

    def _width(self, style: str, text: str) -> float:
        if (style, text) not in self.widths:
            self.widths[style, text] = self.fonts[style].getlength(text)
        return self.widths[style, text]


def main() -> None:
    ask = argparse.ArgumentParser()
    ask.add_argument("--seconds", type=float, default=1.5)
    ask.add_argument("--save", help="write one card to this file instead, to look at")
    args = ask.parse_args()
    plain = PlainCard()
    if args.save:
        plain.draw(7).save(args.save)
        return
    numbers = iter(range(1_000_000))
    each = seconds_each(lambda: plain.draw(next(numbers)), args.seconds)
    report(version=f"Pillow {__version__}", cards_per_second=1 / each)


if __name__ == "__main__":
    main()

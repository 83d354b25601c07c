"""Draw the icon masks in assets/icons from the Game Icons collection, and the list of their authors.

    npm pack @iconify-json/game-icons
    python packaging/draw_icons.py PACKAGE_FOLDER [--only NAME ...]

A tool for the people who change the set of icons; the program itself reads only the PNG files this leaves behind.
Each icon becomes two grey pictures of 576 x 576 px (its 512 px square with a margin of 32): NAME.fill.png is its mask.
NAME.levels.png is half that mask and half the same shape widened by a round stroke of 30 px, so that one file has
fill and outline; its empty margins are cut off. Add an icon by adding its name to packaging/icons/icons.txt.
"""

from __future__ import annotations

import argparse
import json
import os
import struct
import sys
import zlib
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

HERE = Path(__file__).resolve().parent
TARGET = HERE.parent / "assets" / "icons"
SIDE, MARGIN, STROKE = 576, 32, 30
UNFILTERED = b"\0"  # stands before each row of pixels in a file
GREY = struct.pack(">5B", 8, 0, 0, 0, 0)  # bits, grey, and the only ways of compression, filters and order
LEVELS = 32  # grey levels kept: enough for smooth edges, and the files become half as large


def svg(body: str, stroke: float) -> bytes:
    """A white drawing of `body` on nothing, in a view box that includes the margin."""
    edge = f'stroke="#fff" stroke-width="{stroke}" stroke-linejoin="round" stroke-linecap="round"' if stroke else ""
    box = f"{-MARGIN} {-MARGIN} {SIDE} {SIDE}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}"><g fill="#fff" {edge}>'
        f"{body.replace('currentColor', '#fff')}</g></svg>"
    ).encode()


def mask(source: bytes) -> Image.Image:
    """The drawing as a grey mask: white where there is ink."""
    picture = QImage(SIDE, SIDE, QImage.Format.Format_RGBA8888)
    picture.fill(QColor(0, 0, 0))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(source)).render(painter, QRectF(0, 0, SIDE, SIDE))
    painter.end()
    grey = Image.frombytes("RGBA", (SIDE, SIDE), bytes(picture.constBits())).getchannel("R")
    return grey.point([round(round(v * (LEVELS - 1) / 255) * 255 / (LEVELS - 1)) for v in range(256)])


def levels(fill: Image.Image, outline: Image.Image) -> Image.Image:
    """Fill and outline in one picture, cut so that its middle stays where it is."""
    both = Image.blend(outline, fill, 0.5)
    left, top, right, bottom = both.getbbox() or (0, 0, SIDE, SIDE)
    across, down = min(left, SIDE - right), min(top, SIDE - bottom)
    return both.crop((across, down, SIDE - across, SIDE - down))


def save_grey(picture: Image.Image, path: Path) -> None:
    """Write a grey PNG whose rows are not filtered, as Pillow would do: such a mask is read in half the time."""
    pixels, width = picture.tobytes(), picture.width
    rows = b"".join(UNFILTERED + pixels[start : start + width] for start in range(0, len(pixels), width))
    head = struct.pack(">2I", *picture.size) + GREY
    chunks = (b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in chunks))


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def wanted() -> list[str]:
    """The names in packaging/icons/icons.txt, sorted; text after # is a remark."""
    lines = (HERE / "icons" / "icons.txt").read_text("utf-8").splitlines()
    return sorted({name for line in lines for name in line.split("#")[0].split()})


def authors() -> dict[str, list[str]]:
    """The icons of each author, from packaging/icons/authors.txt."""
    found: dict[str, list[str]] = {}
    for line in (HERE / "icons" / "authors.txt").read_text("utf-8").splitlines():
        name, colon, icons = line.split("#")[0].partition(":")
        if colon:
            found.setdefault(name.strip(), []).extend(icons.split())
    return found


def credits() -> str:
    """The text of assets/icons/CREDITS.md."""
    lines = [
        "# Icons",
        "",
        "The icons in this folder come from Game Icons (https://game-icons.net) and are used under the licence",
        "Creative Commons Attribution 3.0 (CC BY 3.0, https://creativecommons.org/licenses/by/3.0/). They were",
        "changed: drawn as grey masks of 576 x 576 px, and a second time with a wider outline. The program tints them.",
        "",
    ]
    for author, icons in authors().items():
        who = author if author != "Contributors" else "Other contributors of Game Icons"
        lines += [f"**{who}**: {', '.join(sorted(icons))}", ""]
    return "\n".join(lines)


def main() -> int:
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    ask.add_argument("package", type=Path, help="unpacked folder of @iconify-json/game-icons")
    ask.add_argument("--only", nargs="+", default=None, metavar="NAME", help="draw these instead of the whole list")
    args = ask.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication(sys.argv[:1])
    collection = json.loads((args.package / "icons.json").read_text("utf-8"))
    names = args.only or wanted()
    missing = [name for name in names if name not in collection["icons"]]
    if missing:
        print("Not in this collection: " + ", ".join(missing), file=sys.stderr)
        return 1
    known = {icon for icons in authors().values() for icon in icons}
    if not known.issuperset(wanted()):
        print("No author in authors.txt: " + ", ".join(sorted(set(wanted()) - known)), file=sys.stderr)
        return 1
    TARGET.mkdir(parents=True, exist_ok=True)
    (TARGET / "CREDITS.md").write_text(credits(), "utf-8")
    for name in names:
        body = collection["icons"][name]["body"]
        fill, outline = mask(svg(body, 0)), mask(svg(body, STROKE))
        save_grey(fill, TARGET / f"{name}.fill.png")
        save_grey(levels(fill, outline), TARGET / f"{name}.levels.png")
    print(f"{len(names)} icons drawn into {TARGET}")
    app.quit()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

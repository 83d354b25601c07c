"""Where things lie on a table's page, in pixels of the page, and where a note has room beside them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtWidgets import QWidget

from tabletop.ui.scene.lights import rect_of
from tabletop.ui.window.page import TablePage

STEP = 32  # pixels between two places that are tried
GAP = 14  # pixels that a note keeps from the edge and from what it must not cover
FAR = 45.0  # what a pixel between note and target costs up to full HD; one of a card that is covered costs its weight


class Busy(NamedTuple):
    """Something that a note should not cover, and how much it matters."""

    rect: QRect
    weight: float


def rect_on_page(page: TablePage, thing: str) -> QRect | None:
    """What a thing covers on the page: a card, place, zone or lane of the table, or a part of the window.

    Parts are `window:phases`, `window:actions`, `window:inspector`, `window:log`, and `window:hint` beside the cards
    of a risen hand. None for what is not to be seen.
    """
    kind, _, name = thing.partition(":")
    if thing == "window:hint":
        view = page.scene.viewport()
        return page.scene.table.shelf.hint_rect.toRect().translated(view.mapTo(page, QPoint()))
    if kind == "window":
        parts: dict[str, QWidget] = {
            "phases": page.top.phases,
            "actions": page.bar,
            "inspector": page.inspector,
            "log": page.log,
        }
        part = parts.get(name)
        if part is None or not part.isVisible():
            return None
        return QRect(part.mapTo(page, QPoint()), part.size())
    scene_rect = _scene_rect(page, thing)
    if scene_rect is None:
        return None
    seen = page.scene.mapFromScene(scene_rect).boundingRect()
    seen.translate(page.scene.viewport().mapTo(page, QPoint()))
    return seen.intersected(_table_rect(page))


def room_for(size: QSize, page: TablePage, target: QRect | None, busy: Iterable[Busy]) -> QPoint:
    """The upper left corner for a note of this size: near its target, over as little as possible that matters."""
    area = _free_rect(page)
    seen, far = list(busy), float(page.theme.grown(FAR))  # beyond full HD areas grow with the square of a way
    best, corner = float("inf"), area.topLeft()
    right, bottom = max(area.left(), area.right() - size.width()), max(area.top(), area.bottom() - size.height())
    for x in _steps(area.left(), right):
        for y in _steps(area.top(), bottom):
            cost = _cost(QRect(QPoint(x, y), size), target, seen, far)
            if cost < best:
                best, corner = cost, QPoint(x, y)
    return corner


def covers(rect: QRect, busy: Iterable[Busy], weight: float) -> bool:
    """Whether a note that lies there covers anything of at least this weight."""
    return any(rect.intersects(each.rect) for each in busy if each.weight >= weight)


def _steps(first: int, last: int) -> list[int]:
    return [*range(first, last, STEP), last]


def _cost(rect: QRect, target: QRect | None, busy: list[Busy], far: float) -> float:
    grown = rect.adjusted(-GAP, -GAP, GAP, GAP)
    cost = 0.0
    for each in busy:
        shared = grown.intersected(each.rect)
        cost += each.weight * max(0, shared.width()) * max(0, shared.height())
    if target is not None:
        way = rect.center() - target.center()
        cost += far * (abs(way.x()) + abs(way.y()))
    return cost


def _scene_rect(page: TablePage, thing: str) -> QRectF | None:
    table = page.scene.table
    item = table.pieces.cards.get(thing) or table.pieces.strips.get(thing)
    if item is not None:
        return item.mapToScene(item.rect).boundingRect()
    if table.furniture is None:
        return None
    rect = rect_of(thing, table.furniture)
    # A frame round a row keeps off the row's own name.
    return table.furniture.captioned(rect) if rect is not None and thing.startswith("zone:") else rect


def _table_rect(page: TablePage) -> QRect:
    view = page.scene.viewport()
    return QRect(view.mapTo(page, QPoint()), view.size())


def _free_rect(page: TablePage) -> QRect:
    """Where notes may lie: below the top bar and above the action bar, dock included."""
    top, bottom = page.top.height(), page.bar.mapTo(page, QPoint()).y()
    return QRect(GAP, top + GAP, page.width() - 2 * GAP, bottom - top - 2 * GAP)

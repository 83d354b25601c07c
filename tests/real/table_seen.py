"""What a person sees on a table, as JSON values with positions in pixels of the screen, and where it can be touched.

It looks and changes nothing. A position is given only where a press would really reach the thing: nothing lies over it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from tabletop.engine.decision import key_of
from tabletop.ui.scene.lights import rect_of
from tabletop.ui.scene.offers import TILE
from tabletop.ui.scene.view import TableView
from tabletop.ui.window.page import TablePage
from tests.real.city_seen import blocks, tokens
from tests.real.pixels import Place, middle, pixels

Seen = dict[str, Any]
# Shares of a thing's width and height at which it may be touched, the middle first.
SPOTS = [(x, y) for x in (0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94) for y in (0.5, 0.3, 0.7, 0.12, 0.88, 0.05, 0.95)]


def table_seen(page: TablePage) -> Seen:
    """Everything on a table that can be seen and pressed now."""
    moment = page.moment
    assert moment is not None
    decision = moment.decision
    state = moment.scene
    scene, view = page.scene.table, state.view
    busy = scene.clock.running or page.scene.handling.guarded or page.acting.guarded
    pieces = [piece for zone in view.zones.values() for piece in zone.pieces]
    standing = [piece for piece in pieces if piece.zone.startswith(("front-", "support-"))]
    note = scene.notices.refusal
    lookers = page.controller.seats.visible_hands()
    return {
        "busy": bool(busy),
        "number": moment.number,
        "seat": moment.seat,
        "prompt": moment.prompt,
        "curtain": moment.curtain,
        "bot": moment.bot,
        "outcome": moment.outcome.ending if moment.outcome is not None else "",
        "kind": decision.kind if decision is not None else "",
        "window": decision is not None and decision.window,
        "options": [
            {"key": o.key, "label": o.label, "subject": o.subject, "target": o.target, "preview": o.preview}
            for o in (decision.options if decision is not None else ())
        ],
        "call": state.call_seats if state.call is not None else [],
        "wanted": state.hand_wanted,
        "open": state.open_hand,
        "offered": state.hand_offered,
        "looker": lookers[0] if len(lookers) == 1 else None,
        "hand": sum(piece.zone == f"hand-{state.open_hand}" for piece in pieces),
        "seen_hands": sorted({p.zone for p in pieces if p.zone.startswith("hand-") and p.kind is not None}),
        "facts": view.facts,
        "kinds": {name: [piece.kind for piece in zone.pieces] for name, zone in view.zones.items()},
        "counts": {name: zone.count for name, zone in view.zones.items()},
        "tokens": sum(tokens(piece) for piece in pieces),
        "phase": str(view.facts.get("phase", "")),
        "round": view.facts.get("round", 0),
        "standing": len(standing),
        "hurt": sum(bool(p.fields.get("hp", 0) < p.fields.get("start", 0)) for p in standing),
        "disabled": sum(bool(p.fields.get("disabled")) for p in standing),
        "strips": len(scene.pieces.strips),
        "answers": [key_of(entry.move) for entry in page.controller.match.entries if not entry.forced],
        "lit": list(scene.lit.targets),
        "things": _things(page.scene),
        "stand_ins": _stand_ins(page.scene),
        "tiles": _tiles(page.scene),
        "blocks": blocks(view),
        "elsewhere": _elsewhere(page.scene) if page.scene.handling.dragging is not None else {},
        "refusal": note.sentence if note.isVisible() else "",
        "meter": _meter(page),
        "holds": _holds(page.scene),
        "claims": _claims(page.scene),
        "nobody": _nobody(page.scene),
        "bar": _bar(page),
        "bar_holds": [{"seat": hold.seat, "call": hold.cap, "at": middle(hold)} for hold in page.bar.holds],
    }


def _things(view: TableView) -> Seen:
    """Where subjects and targets of the decision can be touched: `card:17`, `zone:front-0`, ..."""
    table = view.table
    wanted = [*table.offers.subjects, *table.lit.targets, *table.offers.targets(None)]
    standing = [key for key, spot in table.pieces.placed.table.items() if spot.piece is not None]
    standing += list(table.parts.items)
    found: Seen = {}
    for thing in dict.fromkeys([*wanted, *(key for key in standing if key.startswith("card:"))]):
        point = _touchable(view, thing)
        if point is not None:
            found[thing] = point
    return found


def _touchable(view: TableView, thing: str) -> Place:
    targets = view.table.lit.targets

    def reaches(point: QPointF) -> bool:
        things = view.finder.things_at(point)
        if view.finder.hold_button_at(point) is not None or view.finder.nobody_at(point):
            return False
        if thing in targets:
            return next((each for each in things if each in targets), None) == thing
        return things[:1] == [thing]

    return _spot(view, _points(view, thing), reaches)


def _spot(view: TableView, points: Iterator[QPointF], reaches: Callable[[QPointF], bool]) -> Place:
    """The first of these points of the scene that is on the screen and reaches what is wanted."""
    port, note = view.viewport(), view.table.notices.refusal
    for point in points:
        pixel = view.to_window(point).toPoint()
        if note.isVisible() and note.rect.contains(pixel):
            continue
        if port.rect().adjusted(3, 3, -3, -3).contains(pixel) and reaches(view.to_scene(QPointF(pixel))):
            spot = port.mapToGlobal(pixel)
            if QApplication.widgetAt(spot) is port:
                return pixels(spot, port)
    return None


def _points(view: TableView, thing: str) -> Iterator[QPointF]:
    table = view.table
    item = table.pieces.cards.get(thing) or table.pieces.strips.get(thing) or table.parts.items.get(thing)
    furniture = table.furniture
    if item is not None:
        yield from (item.mapToScene(point) for point in _inside(item.rect))
    elif furniture is not None and thing in furniture.lanes:
        lane = furniture.lanes[thing]
        yield from (lane.mapToScene(point) for point in _inside(lane.rect))
    elif furniture is not None:
        rect = rect_of(thing, furniture)
        yield from _inside(rect) if rect is not None else ()


def _inside(rect: QRectF) -> Iterator[QPointF]:
    for x, y in SPOTS:
        yield QPointF(rect.left() + rect.width() * x, rect.top() + rect.height() * y)


def _stand_ins(view: TableView) -> dict[str, list[int]]:
    """Where what may act can be touched besides: on a card elsewhere that stands for it."""
    found: dict[str, list[int]] = {}
    for key, meant in view.table.stand_ins.apart().items():
        spot = _spot(view, _points(view, key), lambda point, meant=meant: view.finder.things_at(point)[:1] == [meant])  # type: ignore[misc]
        if spot is not None:
            found[meant] = spot
    return found


def _tiles(view: TableView) -> dict[str, list[int]]:
    """The tiles of a band or a stage, by the key of the option that each stands for."""
    furniture, decision = view.table.furniture, view.table.offers.decision
    found: dict[str, list[int]] = {}
    for option in decision.options if furniture is not None and decision is not None else ():
        name = TILE + option.key
        rect = furniture.upper.tile_rect(name) if furniture is not None else None
        points = _inside(rect) if rect is not None else iter(())
        spot = _spot(view, points, lambda point, name=name: view.finder.things_at(point)[:1] == [name])  # type: ignore[misc]
        if spot is not None:
            found[option.key] = spot
    return found


def _elsewhere(view: TableView) -> dict[str, list[int]]:
    """Where one could let go of what is dragged over a zone that is no target of it, by zone."""
    furniture, lit = view.table.furniture, view.table.lit.targets
    found: dict[str, list[int]] = {}
    for name, zone in furniture.zones.items() if furniture is not None else ():

        def misses(point: QPointF, name: str = name) -> bool:
            things = view.finder.things_at(point)
            return f"zone:{name}" in things and not any(thing in lit for thing in things)

        spot = None if zone.absent else _spot(view, _inside(zone.rect), misses)
        if spot is not None:
            found[f"zone:{name}"] = spot
    return found


def _meter(page: TablePage) -> Seen:
    """The test of skill on the mat; where its marker stands only while it does not run."""
    meter, moment = page.meter, page.moment
    measured = moment.measured if moment is not None else ()
    shown = meter.isVisible()
    return {
        "shown": shown,
        "asking": meter.asking,
        "running": meter.bar.running,
        "place": None if meter.bar.running else meter.bar.place,
        "words": meter.words if shown else "",
        "zones": [[option.key, option.measure.share] for option in measured if option.measure is not None],
        "at": middle(meter.bar) if shown else None,
    }


def _holds(view: TableView) -> dict[str, list[int]]:
    """The hold buttons of the hands, by seat."""
    furniture = view.table.furniture
    found: dict[str, list[int]] = {}
    for seat, button in furniture.buttons.items() if furniture is not None else ():
        points = (button.mapToScene(point) for point in _inside(button.rect))
        spot = _spot(view, points, lambda point, button=button: view.finder.hold_button_at(point) is button)  # type: ignore[misc]
        if spot is not None and button.holds:
            found[str(seat)] = spot
    return found


def _claims(view: TableView) -> dict[str, list[int]]:
    """The buttons in a table call, by seat."""
    furniture = view.table.furniture
    found: dict[str, list[int]] = {}
    if furniture is None or not furniture.call.isVisible():
        return found
    for button in furniture.call.buttons:
        points = (button.mapToScene(point) for point in _inside(button.rect))
        spot = _spot(view, points, lambda point, button=button: view.finder.hold_button_at(point) is button)  # type: ignore[misc]
        if spot is not None:
            found[str(button.seat)] = spot
    return found


def _nobody(view: TableView) -> Place:
    furniture = view.table.furniture
    if furniture is None or not furniture.call.isVisible():
        return None
    nobody = furniture.call.nobody
    return _spot(view, (nobody.mapToScene(point) for point in _inside(nobody.rect)), view.finder.nobody_at)


def _bar(page: TablePage) -> list[Seen]:
    """The buttons of the action bar, each with the line it stands in."""
    return [
        {
            "line": number,
            "kind": button.item.kind,
            "key": button.item.key,
            "subject": button.item.subject,
            "label": button.item.label,
            "cap": button.item.cap,
            "chosen": button.item.chosen,
            "at": middle(button),
            "inside": page.rect().contains(button.mapTo(page, button.rect().bottomRight())),
        }
        for number, line in enumerate((page.bar.first, page.bar.second))
        for button in line.buttons
        if button.isVisible()
    ]

"""The rows below the decision: seats, their zones and cards, what is shared, and the log.

Made from the view of the moment, so what may not be seen at this moment has no name here either.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tabletop.engine.events import plain
from tabletop.engine.layout import Layout
from tabletop.engine.match import Match
from tabletop.engine.places import OWN
from tabletop.engine.view import Piece, View, Zone
from tabletop.ui.listing.lights import Light, Lights
from tabletop.ui.listing.rows import Deed, Row, counted
from tabletop.ui.moment import Moment
from tabletop.ui.scene.band import band_words
from tabletop.ui.scene.duel import duel_of, duel_words
from tabletop.ui.scene.parts.plates import direction_of
from tabletop.ui.scene.standings import standings_of
from tabletop.wording.pieces import attached_to, in_words, piece_reasons, piece_title, piece_words, titles_of
from tabletop.wording.pieces import printed_words as printed
from tabletop.wording.zones import ZoneWords

LOG_LINES = 60


class TableRows:
    """Words for one match: `rows` makes everything below the decision."""

    def __init__(self, match: Match, layout: Layout) -> None:
        self._match, self._layout = match, layout
        self._cards = {card.id: card for card in match.card_set.cards}
        self._titles = titles_of(match.card_set)
        self.zones = ZoneWords(layout, len(match.names))
        self._view = View(0, {}, {})
        self._moment: Moment | None = None
        self._lights = Lights()

    def begin(self, moment: Moment, lights: Lights) -> None:
        """Take over a moment: what `rows` and `summary` speak of from now on."""
        self._moment, self._lights, self._view = moment, lights, moment.scene.view

    def rows(self, log: Sequence[str]) -> list[Row]:
        """Seats as they lie on the screen (the nearest last), shared zones, the log."""
        moment = self._moment
        assert moment is not None, "rows come after begin"
        seats = len(self._match.names)
        near = moment.scene.seat_in_view
        order = [(near + step) % seats for step in range(1, seats + 1)]
        return [*(self._seat(seat) for seat in order), *self._told(), *self._shared(), self._log(log)]

    def summary(self, thing: str) -> str:
        """What a screen reader says of a thing that has focus on the table; "" if it may not be seen."""
        piece = self._view.piece(thing)
        if piece is not None:
            zone = self._view.zones[piece.zone]
            return self._piece(piece, zone, self.zones.name(zone.name).slots > 0).said()
        kind, _, rest = thing.partition(":")
        name = rest.rpartition(":")[0] if kind == "place" else rest
        words = self._place_words(name)
        if kind == "place":
            words += f", position {int(rest.rpartition(':')[2]) + 1}"
        light = self._lights.of(thing)
        return f"{words}. {light.spoken}" if light is not None else words

    # ------------------------------------------------------------ seats
    def _seat(self, seat: int) -> Row:
        zones = [zone for zone in self._view.zones.values() if zone.owner == seat and self._listed(zone)]
        counted_zones = [zone for zone in zones if self.zones.name(zone.name).slots]
        hands = [zone for zone in zones if self.zones.name(zone.name).hand]
        piles = [zone for zone in zones if zone not in counted_zones and zone not in hands]
        rows = [self._counted_zone(zone, seat) for zone in counted_zones]
        rows += [self._hand(zone, seat) for zone in hands]
        rows += self._piles(piles, f"piles:{seat}", seat)
        name, side = self._match.names[seat], self._side(seat)
        title = f"{name}, {side}" if side else name
        return Row(
            f"seat:{seat}",
            title,
            "",
            ", ".join(self._seat_facts(seat, hands)),
            strong=True,
            open_first=True,
            children=rows,
        )

    def _listed(self, zone: Zone) -> bool:
        name = self.zones.name(zone.name)
        if zone.name in self.zones.attached or self.zones.block_of(zone.name) is not None:
            return False  # said below what bears it
        return zone.count > 0 or not name.hidden

    def _side(self, seat: int) -> str:
        sides = self._view.facts.get(self._layout.sides.fact) or ()
        side = sides[seat] if seat < len(sides) else None
        return in_words(str(side)).capitalize() if side else ""

    def _seat_facts(self, seat: int, hands: Iterable[Zone]) -> list[str]:
        facts = self._view.facts
        words: list[str] = []
        for figure in self._layout.figures:
            value = facts.get(figure.fact) if not figure.when or facts.get(figure.when) else None
            if figure.seat is not None and isinstance(value, list) and f"{figure.caption} " not in " ".join(words):
                words.append(f"{figure.caption} {value[seat]}")
        words += self._seat_lines(seat)
        for hand in hands:
            hidden = any(piece.kind is None for piece in hand.pieces)
            if any(lines.seat == OWN for lines in self._layout.lines):  # they say how many cards it has
                words.append("hand closed" if hidden else "hand open")
            else:
                words.append(f"hand of {hand.count}" + (" closed" if hidden else ""))
        return words + [marker.title for marker in self._layout.markers if facts.get(marker.fact) == seat]

    def _seat_lines(self, seat: int) -> list[str]:
        """The lines in a player's panel, and whose turn it is where a panel tells it."""
        words = []
        for lines in self._layout.lines:
            value = self._view.facts.get(lines.fact)
            if lines.seat == OWN and isinstance(value, list):
                words += [plain(str(line), self._match.names) for line in value[seat]]
        marked = any(zone.caption is not None and zone.caption.turn for zone in self._layout.zones)
        if marked and self._view.facts.get("active") == seat:
            words.append("has the turn")
        return [line if number == 0 else line[:1].lower() + line[1:] for number, line in enumerate(words)]

    def _told(self) -> list[Row]:
        """What stands on the table in words and belongs to nobody: a duel, and how the game stands."""
        rows = []
        facts = duel_of(self._view, self._layout.duel) if self._layout.duel is not None else None
        if facts is not None:
            words = [line.replace(" \u00b7 ", ", ") for line in duel_words(facts, self._match.names)]
            rows.append(Row("duel", ". ".join(line.rstrip(".") for line in words) + ".", strong=True))
        fight = band_words(self._view, self._layout.band) if self._layout.band is not None else []
        if fight:
            rows.append(Row("band", ". ".join(fight) + ".", strong=True))
        for lines in self._layout.lines:
            value = self._view.facts.get(lines.fact)
            if lines.seat is None and isinstance(value, list) and value:
                words = [plain(str(line), self._match.names) for line in value]
                rows.append(Row(f"lines:{lines.fact}", ". ".join(words) + ".", strong=True))
        return [*rows, *self._standings(), *self._compass()]

    def _standings(self) -> list[Row]:
        """What everybody would have if the round ended now, each with where it comes from."""
        standings = self._layout.standings
        found = standings_of(self._view, standings.fact, self._match.names) if standings is not None else []
        if standings is None or not found:
            return []
        words = ", ".join(f"{each.name} {each.total}" for each in found)
        children = [
            Row(f"standing:{each.name}", f"{each.name}: {each.points} + {each.gain} = {each.total}, {each.parts}")
            for each in found
        ]
        return [Row("standings", f"{standings.title}: {words}", strong=True, children=children)]

    def _compass(self) -> list[Row]:
        """Where the needle of a compass points, if it does."""
        compasses = [figure for figure in self._layout.figures if figure.show == "compass"]
        told = [(figure.caption, direction_of(self._view.facts.get(figure.fact))) for figure in compasses]
        return [Row(f"compass:{caption}", f"{caption}: {words}", strong=True) for caption, words in told if words]

    # ------------------------------------------------------------ zones
    def _counted_zone(self, zone: Zone, owner: int | None) -> Row:
        name = self.zones.name(zone.name)
        by_place = {piece.place: piece for piece in zone.pieces}
        rows = []
        for place in range(max(name.slots, max(by_place, default=-1) + 1)):
            piece = by_place.get(place)
            rows.append(self._piece(piece, zone, True) if piece is not None else self._empty(zone, place))
        thing = f"zone:{zone.name}"
        row = Row(
            f"zone:{zone.name}",
            name.title,
            "",
            f"{zone.count} of {name.slots}",
            strong=True,
            thing=thing,
            open_first=owner is not None,
            children=rows,
        )
        row.spoken = f"{self._place_words(zone.name)}, {row.state}"
        return self._lit(row, thing)

    def _empty(self, zone: Zone, place: int) -> Row:
        thing = f"place:{zone.name}:{place}"
        spoken = f"{self._place_words(zone.name)}, position {place + 1}: empty"
        return self._lit(Row(thing, f"{place + 1}: empty", spoken, thing=thing, tone="muted"), thing)

    def _hand(self, zone: Zone, seat: int) -> Row:
        moment = self._moment
        assert moment is not None
        key, cards = f"zone:{zone.name}", counted(zone.count, "card", "cards")
        hidden = any(piece.kind is None for piece in zone.pieces)
        name = self._match.names[seat]
        if hidden and moment.scene.humans[seat] and moment.outcome is None:
            spoken = f"{name}'s hand, {cards}, closed. Enter asks whether to look"
            return Row(key, "Hand", spoken, f"{cards}, closed", "muted", deed=Deed("ask", seat=seat), strong=True)
        if hidden:
            return Row(key, "Hand", f"{name}'s hand, {cards}, closed", f"{cards}, closed", "muted", strong=True)
        rows = [self._piece(piece, zone, False) for piece in zone.pieces]
        row = Row(key, "Hand", f"{name}'s hand, {cards}", cards, strong=True, open_first=True, children=rows)
        if moment.scene.open_hand == seat and moment.decision is None and moment.outcome is None:
            row.deed, row.state = Deed("close", seat=seat), f"{cards}, open: Enter closes"
        return row

    def _piles(self, zones: Sequence[Zone], key: str, owner: int | None) -> list[Row]:
        if not zones:
            return []
        rows = [self._pile(zone) for zone in zones]
        words = ", ".join(f"{lowered(self.zones.title(zone.name))} {zone.count}" for zone in zones)
        spoken = f"{self._match.names[owner]}: {words}" if owner is not None else words
        return [Row(key, words[:1].upper() + words[1:], spoken, strong=True, children=rows)]

    def _pile(self, zone: Zone) -> Row:
        rows = [self._piece(piece, zone, False) for piece in reversed(zone.pieces)]
        others = zone.pieces and all("called" in piece.fields for piece in zone.pieces)
        cards = counted(zone.count, "piece", "pieces") if others else counted(zone.count, "card", "cards")
        spoken = f"{self._place_words(zone.name)}, {cards}"
        thing = f"zone:{zone.name}"
        return self._lit(Row(thing, self.zones.title(zone.name), spoken, cards, thing=thing, children=rows), thing)

    def _shared(self) -> list[Row]:
        zones = [zone for zone in self._view.zones.values() if zone.owner is None and self._listed(zone)]
        groups: dict[str, list[Zone]] = {}
        for zone in zones:
            groups.setdefault(self.zones.name(zone.name).group or "Between the players", []).append(zone)
        return [self._group(title, members) for title, members in groups.items()]

    def _group(self, title: str, zones: Sequence[Zone]) -> Row:
        rows, words = [], []
        for zone in zones:
            slots = self.zones.name(zone.name).slots
            rows.append(self._counted_zone(zone, None) if slots else self._pile(zone))
            of = f" of {slots}" if slots else ""
            words.append(f"{self.zones.title(zone.name).lower()} {zone.count}{of}")
        return Row(f"group:{title}", title, "", ", ".join(words), strong=True, children=rows)

    # ------------------------------------------------------------ pieces
    def _piece(self, piece: Piece, zone: Zone, places: bool) -> Row:
        title = piece_title(piece, self._titles)
        marks = piece_words(self._match, piece, self._view, self._titles)
        words = ", ".join([title, *marks])
        where = f", position {piece.place + 1}" if places else ""
        spoken = words if zone.name in self.zones.blocks else f"{self._place_words(zone.name)}{where}: {words}"
        text = f"{piece.place + 1}: {words}" if places else words
        row = Row(piece.key, text, spoken, thing=piece.key, deed=Deed("look"))
        row.children = [self._piece(other, zone, False) for other in attached_to(piece, self._view)]
        row.children += self._standing(piece)
        row.children += self._reading(piece)
        return self._lit(row, piece.key)

    def _standing(self, piece: Piece) -> list[Row]:
        """What stands on a block."""
        if piece.zone not in self.zones.blocks:
            return []
        zones = [
            zone for zone in self._view.zones.values() if self.zones.block_of(zone.name) == (piece.zone, piece.place)
        ]
        return [self._piece(other, zone, False) for zone in zones for other in zone.pieces]

    def _reading(self, piece: Piece) -> list[Row]:
        """Why its numbers are what they are, then what is printed on the card."""
        if piece.kind is None:
            return []
        lines = [*piece_reasons(piece, self._match.names), *printed(self._match, self._cards[piece.kind])]
        return [Row(f"{piece.key}:line:{n}", line, tone="muted", thing=piece.key) for n, line in enumerate(lines)]

    def _lit(self, row: Row, thing: str) -> Row:
        light = self._lights.of(thing)
        if light is not None:
            self._show_light(row, light)
        return row

    @staticmethod
    def _show_light(row: Row, light: Light) -> None:
        row.state = f"{row.state}, {light.state}" if row.state else light.state
        row.tone, row.deed = light.tone, light.deed
        row.spoken = f"{row.spoken}. {light.spoken}"

    def _place_words(self, zone: str) -> str:
        """`Bo, Front Row`."""
        title = self._block_title(zone) or self.zones.title(zone)
        seen = self._view.zones.get(zone)
        return title if seen is None or seen.owner is None else f"{self._match.names[seen.owner]}, {title}"

    def _block_title(self, zone: str) -> str:
        """The name of the block that a zone's pieces stand on, "" where they stand on none."""
        name, place = self.zones.block_of(zone) or ("", 0)
        city = self._view.zones.get(name)
        block = next((piece for piece in city.pieces if piece.place == place), None) if city is not None else None
        return piece_title(block, self._titles) if block is not None else ""

    # ------------------------------------------------------------ log
    @staticmethod
    def _log(lines: Sequence[str]) -> Row:
        first = max(len(lines) - LOG_LINES, 0)
        rows = [Row(f"log:{first + n}", line, tone="muted") for n, line in enumerate(lines[first:])]
        return Row("log", "Log", "", counted(len(lines), "line", "lines"), strong=True, children=rows[::-1])


def lowered(title: str) -> str:
    """A title in the middle of a sentence: "draw pile", "team HQ gadget"."""
    return " ".join(word if word.isupper() else word.lower() for word in title.split())

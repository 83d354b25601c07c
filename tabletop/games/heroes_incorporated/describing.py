"""Heroes Incorporated in plain words: the table for terminals, and a piece for lists, inspector and screen readers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.engine.cards import CardDef
from tabletop.engine.view import Json, Piece, View
from tabletop.games.heroes_incorporated.city import SIZE, SPACES
from tabletop.games.heroes_incorporated.reading import base_card_set
from tabletop.games.heroes_incorporated.wording_parts import points

PILES = (("hand", "hand"), ("draft", "draft"), ("kept", "kept"), ("fame", "Fame"), ("hq", "Team HQ gadget"))


def table_in_words(view: View, names: Sequence[str]) -> list[str]:
    """The table as the view's seat may know it; words in square brackets name a thing to a command."""
    facts = view.facts
    titles = {card.id: card.name for card in base_card_set().cards}
    lines = [f"{_when(facts, names)}. {facts['target']} Hero Points win."]
    for seat, name in enumerate(names):
        lines += _team(view, seat, name, titles)
    for at in range(SPACES) if view.zones["city"].count else ():
        lines.append(_block(view, at, names, titles))
    lines += _fight(facts["fight"])
    lines.append(f"Deck {_cards(view.zones['deck'].count)}, discard pile {view.zones['discard'].count}.")
    return lines


def _when(facts: Mapping[str, Json], names: Sequence[str]) -> str:
    """The round and the turn in it, or what goes on instead of turns."""
    active, phase = facts["active"], str(facts["phase"])
    if not facts["round"]:
        return "Set-up"
    if not phase.startswith("turn-"):
        return f"Round {facts['round']}, {'the game is over' if phase == 'over' else phase}"
    whose = f", {names[active]} to act" if isinstance(active, int) else ""
    return f"Round {facts['round']}, turn {facts['turn']} of {facts['turns']}{whose}"


def _team(view: View, seat: int, name: str, titles: Mapping[str, str]) -> list[str]:
    facts = view.facts
    justice = f", Justice {facts['justice'][seat]}" if facts["justice_on"] else ""
    marks = f"markers {facts['coloured'][seat]} coloured and {facts['white'][seat]} white left"
    hand = _cards(facts["hands"][seat])
    lines = [f"{name}: {points(facts['points'][seat])}{justice}; {marks}; {hand} in hand."]
    lines += _income(facts["forecast"][seat] if facts["forecast"] else None)
    for piece in view.zones[f"team-{seat}"].pieces:
        lines.append(
            f"  {titles.get(piece.kind or '', piece.kind)}: {', '.join(_state(piece)) or 'free'} [{piece.key}]."
        )
    for zone, words in PILES:
        seen = [
            f"{titles.get(one.kind, one.kind)} [{one.key}]" for one in view.zones[f"{zone}-{seat}"].pieces if one.kind
        ]
        if seen:
            lines.append(f"  {words}: {'; '.join(seen)}.")
    return lines


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def _income(forecast: Json) -> list[str]:
    """What a team would gain if the round ended now, and of which blocks it would use the power."""
    if not forecast or not forecast["gain"]:
        return []
    parts = ", ".join(f"{words} {points}" for words, points in forecast["parts"])
    powers = f"; powers of {' and '.join(forecast['powers'])}" if forecast["powers"] else ""
    return [f"  If the round ended now: +{forecast['gain']} ({parts}){powers}."]


def _state(piece: Piece) -> list[str]:
    """A hero's state in words."""
    fields = piece.fields
    words = [word for field, word in (("down", "knocked out"), ("locked", "locked")) if fields.get(field)]
    if fields.get("combat"):
        words.append(f"Combat +{fields['combat']}")
    if fields.get("gadgets"):
        words.append("carries " + " and ".join(map(str, fields["gadgets"])))
    if fields.get("marker"):
        words.append(f"{fields['marker']} marker {'used' if fields.get('marked') else 'ready'}")
    return words


def _block(view: View, at: int, names: Sequence[str], titles: Mapping[str, str]) -> str:
    block = view.zones["city"].pieces[at]
    row, column = at // SIZE + 1, at % SIZE + 1
    parts = [", ".join(_block_words(block))]
    for piece in view.zones[f"block-{at}"].pieces:
        seat = piece.fields.get("seat")
        whose = f" of {names[seat]}" if isinstance(seat, int) else ""
        called = piece.fields.get("called") or titles.get(piece.kind or "", "")
        parts.append(f"{called}{whose} [{piece.key}]")
    return f"({row},{column}) {titles.get(block.kind or '', '')} [{block.key}]: {'; '.join(parts)}."


def _block_words(piece: Piece) -> list[str]:
    fields = piece.fields
    words = ["destroyed"] if fields.get("destroyed") else [f"number {fields.get('number')}"]
    if fields.get("tokens"):
        count = fields["tokens"]
        words.append("a Combat +1 token on it" if count == 1 else f"{count} Combat +1 tokens on it")
    if fields.get("lair"):
        words.append("a lair")
    return words


def _fight(fight: Json) -> list[str]:
    if not fight:
        return []
    rolled = f", rolled {fight['face']}, value {fight['value']}" if fight["face"] else ""
    result = {"placed": ": the die is placed", "miss": ": a miss", "lair": ": the lair is won"}.get(fight["result"], "")
    return [f"Fight: {fight['name']} on {fight['where']}, {fight['target']} to reach{rolled}{result}."]


def card_in_words(card: CardDef) -> list[str]:
    """What is printed on a card: what it is, then the text that runs."""
    kind = f"{card.kind}, {' '.join(card.types)}" if card.types else card.kind
    number = f", number {card.numbers['number']}" if "number" in card.numbers else ""
    texts = [f"{ability.name}: {ability.text}" if ability.name else ability.text for ability in card.abilities]
    return [f"{card.name}: {kind}{number}.", *texts]


def _standing(piece: Piece, titles: Mapping[str, str]) -> str:
    """What stands on a block, in one breath: "crime B", "Titan of Ann locked", "Mammoth with combat 7"."""
    name = str(piece.fields.get("called") or titles.get(piece.kind or "", ""))
    if piece.key.startswith("hero:"):
        state = [word for field, word in (("down", "knocked out"), ("locked", "locked")) if piece.fields.get(field)]
        return " ".join([name, f"of <{piece.fields['seat']}>", *state])
    return f"{name} with combat {piece.fields['number']}" if "number" in piece.fields else name


def piece_in_words(piece: Piece, view: View, titles: Mapping[str, str]) -> list[str]:
    """What is said of a piece behind its name: a block's number and who is there, a hero's state, a die's value."""
    if piece.zone == "city":
        words = [_standing(one, titles) for one in view.zones[f"block-{piece.place}"].pieces]
        place = f"row {piece.place // SIZE + 1}, column {piece.place % SIZE + 1}"
        power = ["with a power"] if piece.fields.get("power") and not piece.fields.get("destroyed") else []
        return [place, *_block_words(piece), *power, *words]
    if piece.key.startswith("hero:"):
        return [f"of <{piece.fields['seat']}>", *(_state(piece) or ["free"])]
    if piece.zone.startswith("team-"):
        return _state(piece) or ["free"]
    if piece.zone.startswith("hq-"):
        colour = str(piece.fields.get("ring"))
        return [f"{colour} marker {piece.fields.get('note')}"]
    if piece.zone.startswith("gear-"):
        bearer = view.piece(str(piece.fields.get("on")))
        on = [f"on {titles.get(bearer.kind or '', '')}"] if bearer is not None else []
        return [*on, *(["used for this round"] if piece.fields.get("worn") else [])]
    if piece.zone.startswith("block-") and "number" in piece.fields:
        lair = ["in its lair"] if piece.fields.get("lair") else []
        return [f"combat {piece.fields['number']}", *lair]
    return []

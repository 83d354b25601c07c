"""The sentences of Heroes Incorporated: each is read to the tree one expects and printed back."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from tabletop.cardtext.control import ChooseOne, IfDone, May
from tabletop.cardtext.faults import CardTextError, Where
from tabletop.engine.cards import CardSet
from tabletop.games.heroes_incorporated import sentences as s
from tabletop.games.heroes_incorporated.reading import LANGUAGE, base_card_set, card_names, read_ability, read_card_set
from tabletop.games.heroes_incorporated.wording import in_words
from tests.contract.test_cards import edited

WHERE = Where("test", "card", "text")
CARDS = base_card_set().cards


def read(text: str, card_set: CardSet | None = None) -> tuple[s.Clause, ...]:
    """The clauses of a text."""
    return LANGUAGE.parse(text, WHERE, card_names(card_set)).clauses


def fault(text: str) -> CardTextError:
    """The error of a text that is not understood."""
    with pytest.raises(CardTextError) as caught:
        read(text)
    return caught.value


def renamed(card_id: str, name: str) -> CardSet:
    """The base set with one card that has another name."""
    cards = [msgspec.structs.replace(card, name=name) if card.id == card_id else card for card in CARDS]
    return CardSet("heroes-incorporated", tuple(cards), "edited")


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_printed_text_is_printed_back(card: Any) -> None:
    for tree, ability in zip(read_card_set(base_card_set())[card.id], card.abilities, strict=True):
        said = " ".join(f"{in_words(clause)}." for clause in tree.clauses)
        assert read(said) == tree.clauses
        printed = re.sub(r"\s*\(.*?\)", "", ability.text)
        if not ability.text.startswith("The carrier has"):
            assert re.split(r"[;.] ", said)[0].rstrip(".") == re.split(r"[;.] ", printed)[0].rstrip(".")


EXPECTED: dict[str, list[tuple[s.Clause, ...]]] = {
    "titan": [(s.StartsWith("combat"),), (s.Constant("fly"),)],
    "werebeast": [(s.StartsWith("combat"),), (s.Marker("orange", s.Granted(("fight",))),)],
    "andron": [(s.StartsWith("combat"),), (s.Constant("blast"),)],
    "shadowboxer": [(s.Marker("black", s.Draw(1)),)],
    "stampede": [(s.Marker("brown", s.Granted(("move", "fight", "play"))),)],
    "scrap": [(s.StartsWith("gadget"), s.Constant("inventor"))],
    "paragon": [(s.Constant("income"), s.IfThen(s.JusticeOn(), May(s.TradeJustice(2, 1))))],
    "traveller": [(s.Constant("teleport"),)],
    "arcana": [(s.Constant("magic"),)],
    "dr_illusion": [(s.Marker("pink", s.Illusion()),)],
    "cera": [(s.Cancel(1),), (s.Constant("outsmart"),)],
    "silver_king": [(s.Marker("grey", s.Minions(2, 2)),)],
    "slingshot": [(s.Constant("rocket"),), (s.Constant("fly"),)],
    "cloner": [(s.Marker("natural", s.Mimic()),)],
    "crimeland": [],
    "genicon": [(s.IfThen(s.TokenHere(), s.TakeBlockToken()),)],
    "university": [(s.Draw(1, s.Instead(2, s.WinnerIs("Tech"))),)],
    "temple": [(s.IfThen(s.WinnerIs("Chosen"), s.Gain(1)),)],
    "observatory": [(s.LookTake(3, 1, s.Instead(2, s.WinnerIs("Alien"))),)],
    "precinct": [(s.SendPawn(),)],
    "hospital": [(s.IfThen(s.JusticeOn(), s.GainJustice(1), s.Draw(1)),)],
    "meganews": [(s.SetFame(),)],
    "garage": [(s.TakeGadgetCard(),)],
    "subway": [(s.PlaceWinner(),)],
    "nightclub": [(s.TakeRandom(),)],
    "laser_gauntlet": [(s.Constant("blast"),)],
    "combat_visor": [(s.RollAgain(),)],
    "targeting_computer": [(s.RaiseFace(1),)],
    "grapple_line": [(s.Constant("two-steps"),)],
    "force_shield": [(s.Shielding(),)],
    "villain_scanner": [(s.Constant("scanner"),)],
    "jet_pack": [(s.Constant("fly"),)],
    "phase_belt": [(s.LiftDie(),)],
    "tactical_earpiece": [(s.Constant("outsmart"),)],
    "sleep_gas": [(s.KnockOut(),)],
    "stun_net": [(s.KnockOut((), near=True), s.TakeRandom(owner=True))],
    "power_dampener": [(s.KnockOut(("Mutant", "Chosen")), s.TargetLoses("combat"))],
    "system_crash": [(s.KnockOut(("Tech", "Alien")), s.TargetLoses("gadget", yours=True))],
    "hovercraft": [(s.Marker("coloured", s.Granted(("move",), team=True)),)],
    "crime_computer": [(s.Marker("white", s.Draw(1)),)],
    "alert_beacon": [(s.Marker("coloured", s.Granted(("fight",), team=True)),)],
    "satellite_uplink": [(s.Marker("coloured", s.Granted(("play",))),)],
    "key_to_city": [(s.Requirement(s.HeroOn("City Hall")),)],
    "talk_show": [(s.Requirement(s.DiscardOther(1)),)],
    "toy_deal": [(s.Requirement(s.AllEquipped()),)],
    "underdogs": [(s.Requirement(s.Underdog()),)],
    "front_page": [(s.Requirement(s.DieOnNumber(5)),)],
    "envoys": [(s.Requirement(s.TeamOrigin("Alien")),)],
    "fan_club": [(s.Requirement(s.Together()),)],
    "villain_busters": [(s.Requirement(s.HasDefeated()),)],
    "meteor": [(s.DestroyBlock(),)],
    "crime_wave": [(s.MovePawns(2),)],
    "scandal": [(s.LosePoints(2),)],
    "equipment_failure": [(s.OpposingLoses(),)],
    "anonymous_tip": [(s.Draw(2),)],
    "emergency_call": [(s.PlaceHero(),)],
    "rebuilding": [(s.Gain(1), IfDone(May(s.RestoreBlock()), s.Gain(1)))],
    "second_wind": [(s.ReturnMarker(),)],
    "genome_panic": [(s.OpponentsDiscard("Mutant", 1),)],
    "swift_justice": [(s.IfThen(s.JusticeOn(), s.GainJustice(2), s.Draw(1)),)],
    "adv_arcana": [(s.Gain(1, s.Instead(3, s.OnTeam("Madame Arcana"))),)],
    "adv_dr_illusion": [(s.Gain(1, s.Instead(3, s.OnTeam("Dr. Illusion"))),)],
    "adv_cat": [(s.Gain(1),)],
    "limbo": [(s.Combat(9),)],
    "thornqueen": [(s.Combat(5, (), s.MisserKnockedOut()),)],
    "gearwraith": [(s.Combat(5, (("Tech", 7),)),)],
    "doctor_plague": [(s.Combat(6, (), s.MisserLoses("combat")),)],
    "quakemaw": [(s.Combat(6, destroys=True),)],
    "mind_ripper": [(s.Combat(5, (), s.MisserDiscards(1)),)],
    "berserker": [(s.Combat(5, (), s.MisserLoses("gadget")),)],
    "power_surge": [(s.PowerUp(),)],
}


@pytest.mark.parametrize("card", EXPECTED)
def test_a_printed_text_is_the_tree_one_expects(card: str) -> None:
    assert [tree.clauses for tree in read_card_set(base_card_set())[card]] == EXPECTED[card]


def test_every_form_of_clause_stands_on_a_card_or_among_ones_own() -> None:
    said = repr(EXPECTED) + repr([read(text) for text in OWN])
    forms = [form.__name__ for form in vars(s).values() if isinstance(form, type) and form.__module__ == s.__name__]
    assert not [form for form in forms if f"{form}(" not in said and form != "Sentences"]


OWN: dict[str, tuple[s.Clause, ...]] = {
    "Discard two cards from your hand; if you do: draw three cards.": (IfDone(s.Discard(2), s.Draw(3)),),
    "Choose one: draw two cards; or gain 1 Hero Point.": (ChooseOne((s.Draw(2), s.Gain(1))),),
    "You may choose one: draw one card; or put one Combat +1 token on one of your heroes.": (
        May(ChooseOne((s.Draw(1), s.PowerUp()))),
    ),
    "Draw one card; gain 2 Hero Points; discard one card from your hand.": (s.Draw(1), s.Gain(2), s.Discard(1)),
    "Draw one card; if one of your heroes is Alien: gain 1 Hero Point; otherwise: you may draw one card.": (
        s.Draw(1),
        s.IfThen(s.TeamOrigin("Alien"), s.Gain(1), May(s.Draw(1))),
    ),
    "If Titan is on your team: you may restore one destroyed block; if you do: gain 3 Hero Points.": (
        s.IfThen(s.OnTeam("Titan"), IfDone(May(s.RestoreBlock()), s.Gain(3))),
    ),
    "Each opponent with an Alien hero discards two cards.": (s.OpponentsDiscard("Alien", 2),),
    "Move one or three crime pawns, each from a block without a die to a neighbour.": (s.MovePawns(3),),
    "Knock out one standing opposing Tech hero on the block of one of your standing heroes or on an orthogonally "
    "adjacent block; it loses one Combat +1 token of your choice.": (
        s.KnockOut(("Tech",), near=True),
        s.TargetLoses("combat", yours=True),
    ),
    "Coloured marker: one of your heroes moves or fights crime, or you play one card from your hand.": (
        s.Marker("coloured", s.Granted(("move", "fight", "play"), team=True)),
    ),
    "Combat 6, 8 against Mutant, 4 against Tech; the owner of a hero that misses discards two cards; if undefeated at "
    "the end of the round: destroy its block unless it is Crimeland.": (
        s.Combat(6, (("Mutant", 8), ("Tech", 4)), s.MisserDiscards(2), destroys=True),
    ),
    "Once a round, after a Fight roll of the carrier: you may turn the face two up.": (s.RaiseFace(2),),
    "When a card is played: you may discard two cards from your hand to cancel it.": (s.Cancel(2),),
    "Requirement: one of your heroes is on The Makers Group.": (s.Requirement(s.HeroOn("The Makers Group")),),
    "Requirement: discard two other cards from your hand.": (s.Requirement(s.DiscardOther(2)),),
    "Look at the top four cards of the deck; take two of them into your hand; put the rest under the deck in any "
    "order.": (s.LookTake(4, 2),),
}


@pytest.mark.parametrize("text", OWN)
def test_a_text_of_ones_own_is_read_and_printed_back(text: str) -> None:
    assert read(text) == OWN[text]
    assert read(" ".join(f"{in_words(clause)}." for clause in OWN[text])) == OWN[text]
    if len(OWN[text]) == 1:
        assert f"{in_words(OWN[text][0])}." == text


def test_reminders_case_and_a_forgotten_full_stop_make_no_difference() -> None:
    assert read("gain 2 HERO points (that is a lot), or 3 if titan is on your team") == (
        s.Gain(2, s.Instead(3, s.OnTeam("Titan"))),
    )


def test_a_renamed_set_reads_to_the_same_trees_with_the_new_names() -> None:
    before, after = read_card_set(base_card_set()), read_card_set(edited(base_card_set()))
    assert repr(after["adv_arcana"]) == repr(before["adv_arcana"]).replace("Madame", "New Madame")
    assert after["key_to_city"][0].clauses == (s.Requirement(s.HeroOn("New City Hall")),)
    assert after["silver_king"] == before["silver_king"]


def test_crimeland_is_the_block_in_the_middle_whatever_it_is_called() -> None:
    cards = renamed("crimeland", "Dregs")
    assert read("Send one crime pawn from a block without a die to Dregs.", cards) == (s.SendPawn(),)
    assert read("Send one crime pawn from a block without a die to Crimeland.", cards) == (s.SendPawn(),)
    assert read("Requirement: one of your heroes is on Crimeland.", cards) == (s.Requirement(s.HeroOn("Dregs")),)


def test_a_renamed_hero_is_still_meant_by_the_printed_name() -> None:
    assert read("Gain 1 Hero Point, or 3 if Titan is on your team.", renamed("titan", "Colossus")) == (
        s.Gain(1, s.Instead(3, s.OnTeam("Colossus"))),
    )


@pytest.mark.parametrize(
    ("text", "word", "number"),
    [
        ("Draw lots.", "lots", 2),
        ("Gain 1 Heroic Point.", "Heroic", 3),
        ("Draw one card, or two if the winning hero is Robot.", "Robot", 11),
        ("Gain 1 Hero Point, or 3 if Tytan is on your team.", "Tytan", 8),
        ("Combat 6, 8 versus Mutant.", "versus", 4),
        ("Put one Combat +2 token on one of your heroes.", "+2", 4),
        ("Purple marker: draw one card.", "Purple", 1),
        ("Requirement: draw one card.", "draw", 2),
        ("Requirement: one of your heroes is on Titan.", "Titan", 8),
        ("Gain 1 Hero Point, or 3 if City Hall is on your team.", "City", 8),
        ("Send one crime pawn from a block without a die to City Hall.", "City", 12),
        ("If Titan is on your team: draw one card; gain 1 Hero Point.", "gain", 10),
        (
            "Look at the top two cards of the deck; take three of them into your hand; "
            "put the rest under the deck in any order.",
            "take",
            10,
        ),
        ("This hero moves or moves.", "moves", 5),
        ("Combat 5, 6 against Tech, 7 against Tech.", "against", 4),
        ("Gain 2 Hero Points at the end of every round.", "2", 2),
    ],
)
def test_what_is_not_understood_names_the_word(text: str, word: str, number: int) -> None:
    error = fault(text)
    assert (error.word, error.number) == (word, number)


def test_a_near_miss_is_guessed() -> None:
    assert fault("Gain 1 Hero Point, or 3 if Madam Arcana is on your team.").suggestion == "Madame Arcana"
    assert fault("Kock out one standing opposing hero.").suggestion == "knock"


def test_an_error_names_file_card_and_power() -> None:
    card = next(card for card in CARDS if card.id == "shadowboxer")
    ability = msgspec.structs.replace(card.abilities[0], text="Black marker: draw one cart.")
    with pytest.raises(CardTextError, match='card "Shadowboxer", ability "Detective", word 5: I do not know "cart"'):
        read_ability(card, ability)

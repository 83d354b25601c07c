"""The wrestlers by type, as part 6.1 of the rules lists them: what the tests of this folder run through."""

from __future__ import annotations

ROSTER = {
    "Foreign Object": [
        "Folding Fury",
        "Kendo Comet",
        "Ladder Leviathan",
        "Bell-Hammer Bruiser",
        "Tabletop Tyrannus",
        "The Brass Badger",
        "Dustbin Titan",
        "Baking-Sheet Basher",
        "Iron Megaphone",
        "Chain-Link Chimera",
        "Crutch Crusader",
        "Captain Extinguisher",
    ],
    "Tag Team": [
        "The Gemini Guard",
        "Thunder and Thimble",
        "The Twin Turbines",
        "Salt and Saber",
    ],
    "CEO": [
        "Madame Monopoly",
        "Chairman Chrome",
        "The Gilded Tyrant",
    ],
    "Referee": [
        "Whistle Warden",
        "Justice Stripes",
        "The Impartial Comet",
        "Three-Count Titan",
        "Lady Longcount",
    ],
    "Loose Cannon": [
        "Kaboom Calliope",
        "The Ricochet",
        "Havoc Hurricane",
    ],
    "Manager": [
        "The Velvet Strategist",
        "Doctor Deal",
        "Ringside Raven",
    ],
    "Heel": [
        "Baron Boo",
        "Lord Lowblow",
        "Countess Cackle",
    ],
    "Face": [
        "Sunny Supernova",
        "Golden Gallant",
        "The Cheering Pegasus",
    ],
    "Rival": [
        "Grudge Hawk",
        "Nemesis Nightjar",
        "Crimson Comeback",
        "The Other Meteor",
        "Vex Vendetta",
    ],
    "Technician": [
        "Professor Pretzel",
        "The Clockwork Clinch",
        "Submission Sphinx",
        "Gearlock",
    ],
    "Diva": [
        "Opal Oracle",
        "Diamond Dervish",
        "Lady Limelight",
    ],
    "Jobber": [
        "Punchbag Paladin",
        "Captain Canvas",
        "Little Thud",
        "The Stepping Stone",
        "Doormat Dynamo",
    ],
    "High Flier": [
        "Sky Sabre",
        "Moonsault Mantis",
        "Turbo Swallow",
        "The Rafters Phantom",
        "Cloudbreaker",
        "Kid Trapeze",
    ],
}
"""The 59 cards that can be in a hand."""

WRESTLERS = [name for names in ROSTER.values() for name in names]

"""The card language that all games share: a card's text is parsed into a tree, and the tree is what is carried out.

`language.py` parses, `words.py` finds words in a text, `faults.py` says what is wrong and where, `card_files.py` reads
a game's `cards.toml`. The sentences themselves belong to each game (its `cardtext.lark` on top of `shared.lark`).
"""

"""What lies on a table besides cards: tokens, dice, pawns, hero stands, markers, and the boards they stand on.

A piece whose key begins with a shape (`token:5`, `die:ann`) is drawn by these; `card:` pieces never come here.
"""

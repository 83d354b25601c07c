"""The Roshambo Protocol, the second game of the deck (BR-PROTOCOL): no decisions, only decks against each other."""

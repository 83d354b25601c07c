"""A test for every card of the deck of Hero Brawl, and for what is printed on it."""

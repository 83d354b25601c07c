"""The rules of a game to be read: one page for people who are new, and the numbered rules with search."""

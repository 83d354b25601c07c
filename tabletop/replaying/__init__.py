"""Looking back on a match: any moment of it, in words and as a view. Screen and terminal share what is here."""

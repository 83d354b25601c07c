"""The engine: state, decision, match, chance, views and events. No game and no Qt in here."""

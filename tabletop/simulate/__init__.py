"""Many games between bots, on one or more processes: engine, games and bots only, no Qt."""

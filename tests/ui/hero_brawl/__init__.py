"""Hero Brawl on the screen: several people at one table, secrets, interrupts."""

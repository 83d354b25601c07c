"""A test for every rule and ruling of Hero Brawl."""

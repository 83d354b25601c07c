"""Tests of Hero Brawl and the Roshambo Protocol."""

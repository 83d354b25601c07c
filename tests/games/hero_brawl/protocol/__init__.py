"""Tests of the Roshambo Protocol."""

"""Tabletop: superhero card and board games at one table."""

__version__ = "0.3.0"

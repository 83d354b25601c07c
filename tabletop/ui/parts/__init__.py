"""Painted parts that several windows are made of: captions, sheets, hold buttons, grounds."""

"""Compiled from forms/*.ui by packaging/compile_forms.py; changed there, never here."""

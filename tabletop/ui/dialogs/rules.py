"""The rules window, under the name by which the other sheets are found."""

from tabletop.ui.rulebook.window import RulesBody, rules_sheet

__all__ = ["RulesBody", "rules_sheet"]

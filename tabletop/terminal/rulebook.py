"""The rules of a game in a terminal are those of `tabletop.rulebook`, under the name by which commands know them."""

from tabletop.rulebook import UnknownRule, numbered_rules, rule_lines

__all__ = ["UnknownRule", "numbered_rules", "rule_lines"]

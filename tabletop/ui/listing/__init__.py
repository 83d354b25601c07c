"""Table as list: the table, the decision and the log as a tree for keyboard and screen reader.

It is made from the same moment as the scene and the action bar, so it can name nothing that may not be seen, and what
is activated there goes the same way as a click or a key at the table.
"""
